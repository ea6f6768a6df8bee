"""What is said of a search beside the sentences of its steps."""

START = "start"
"""Labels a call that no placement leads to."""

ENDED = "The search has ended."

LONGEST_FIGURE = 10**15
"""From here on a number is written as a power of ten."""


def columns(mask: int, number: int) -> str:
    """Write a set of columns, bit j for column j, as they are on the board, the first on the left.

    >>> columns(0b000101, 6)
    '101000'
    """
    return "".join("1" if mask >> column & 1 else "0" for column in range(number))


def figure(number: int) -> str:
    """Write a number for people, however large.

    >>> figure(65536), figure(9**60)
    ('65,536', 'about 1.8 × 10^57')
    """
    if number < LONGEST_FIGURE:
        return f"{number:,}"
    digits = str(number)
    exponent = len(digits) - 1
    tenths = (int(digits[:3]) + 5) // 10
    if tenths == 100:
        tenths, exponent = 10, exponent + 1
    return f"about {tenths // 10}.{tenths % 10} × 10^{exponent}"
