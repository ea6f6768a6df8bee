"""Sentences for people: grouped numbers, plurals, times."""


def number(value):
    """Write a whole number with its digits grouped as English does: 14,200."""
    return f"{int(value):,}"


def count(value, one, many):
    """Write a number with its noun: "1 cell", "51 cells"."""
    return f"{number(value)} {one if value == 1 else many}"


def duration(milliseconds):
    """Write how long something took, as precisely as a reader cares for."""
    if milliseconds < 1:
        return "less than 1 ms"
    if milliseconds < 1000:
        return f"{number(int(milliseconds + 0.5))} ms"
    return f"{milliseconds / 1000:.1f} s"
