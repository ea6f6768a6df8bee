"""What is said of a search beside the sentences of its steps."""

from undoku.search.steps import Counts

START = "start"
"""Labels a call that no placement leads to."""

ENDED = "The search has ended."

LONGEST_FIGURE = 10**15
"""From here on a number is written as a power of ten."""


def over(counts: Counts, *, at_solution: bool) -> str:
    """Sum up a search that has come to its end; `at_solution` where it ended because it had found one.

    >>> over(Counts(2057, 15720, 2056, 2056, 92), at_solution=False)
    'Search over: 92 solutions, 15,720 tries.'
    >>> over(Counts(770, 6732, 769, 719, 1), at_solution=True)
    'Search over: a solution after 6,732 tries, with 719 placements undone.'
    """
    tries = _counted(counts.tries, "try", "tries")
    undone = f"{_counted(counts.undos, 'placement', 'placements')} undone" if counts.undos else "none undone"
    if at_solution and counts.solutions == 1:
        return f"Search over: a solution after {tries}, with {undone}."
    if counts.solutions:
        return f"Search over: {_counted(counts.solutions, 'solution', 'solutions')}, {tries}."
    # Where nothing is ever undone, this is no proof that there is none.
    ending = "" if counts.undos else f", {undone}"
    return f"Search over: no solution found, {tries}{ending}."


def _counted(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


def with_code(code: str, sentence: str) -> str:
    """Put the line that did something, if there is one, before the sentence that says what it did.

    >>> with_code("board[1] = 2", "Move 2 goes to b1.")
    'board[1] = 2: move 2 goes to b1.'
    """
    return f"{code}: {sentence[0].lower()}{sentence[1:]}" if code else sentence


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
