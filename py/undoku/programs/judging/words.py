"""What is said of a program's answer: what came, what is wrong with it, and what would be right."""

from __future__ import annotations

CONVENTION = "Return True when the board is full, a new board, or False where there is no solution."

LEFT_OUT = {
    "closed": "Its function has no parameter closed, so it cannot be asked for a closed tour.",
    "untold": "Its function takes nothing, so it is not told of this board.",
    "start": "Its function has no parameters for a square, so it cannot be told where to start.",
    "size": "It is told one side of the board alone.",
    "one": "On a single square its own board cannot be told from an empty one.",
    "slow": "Two boards before took too long.",
}


def right(how: str, said: str, number: int) -> str:
    """An answer that is right: so many boards, given in one of the ways of `answers`.

    >>> right("left", "True", 1), right("yielded", "", 92)
    ('It filled the board and returned True.', 'It yielded 92 solutions.')
    """
    solutions = _counted(number, "solution", "solutions")
    if how == "left":
        return f"It filled the board and returned {said}."
    return f"It {how} {solutions}."


def counted(said: str, number: int, *, right: bool, more: bool = False) -> str:
    """A number of solutions, and how many there are, or that there are `more`.

    >>> counted("92", 92, right=True), counted("2", 4, right=False)
    ('It returned 92, and so many solutions there are.', 'It returned 2, but there are 4 solutions.')
    """
    if right:
        return f"It returned {said}, and so many solutions there are."
    if more:
        return f"It returned {said}, but there are more solutions."
    verb = "is" if number == 1 else "are"
    return f"It returned {said}, but there {verb} {_counted(number, 'solution', 'solutions')}."


def left(said: str, fault: str) -> str:
    """A board that was left wrong.

    >>> left("True", "row 3 has two 5s")
    'It returned True, but row 3 has two 5s.'
    """
    return f"It returned {said}, but {fault}."


def wrong_one(place: int, number: int, how: str, fault: str) -> str:
    """One of several boards is wrong.

    >>> wrong_one(2, 5, "yielded", "row 3 has two 5s")
    'Of the 5 boards that it yielded, number 2 is wrong: row 3 has two 5s.'
    """
    if number == 1:
        return f"The board that it {how} is wrong: {fault}."
    return f"Of the {number:,} boards that it {how}, number {place:,} is wrong: {fault}."


def same_twice(one: int, two: int, how: str) -> str:
    """A board came more than once."""
    return f"It {how} the same board twice, as number {one:,} and as number {two:,}."


def none(how: str, said: str, *, wrong: bool) -> str:
    """A program gave no board; `wrong` where there is one.

    >>> none("", "False", wrong=True), none("yielded", "", wrong=False)
    ('It returned False, but there is a solution.', 'It yielded nothing.')
    """
    if wrong and said == "None":
        return "It returned None. Return True when the board is full."
    ending = ", but there is a solution." if wrong else "."
    return f"It yielded nothing{ending}" if how == "yielded" else f"It returned {said}{ending}"


def taken_back() -> str:
    """A function returned None after it had solved the board and taken that back."""
    return (
        "It returned None, though the board was full and right before: that was taken back. "
        "Return True when the board is full, and go on only where the call below returned False."
    )


def printed() -> str:
    """A function printed something, wrote to no board and returned None."""
    return "It returned None, and what it printed is not judged. Return the board, or yield each of them."


def no_answer(text: str) -> str:
    """A function returned what is no answer."""
    return f"It returned {text}. {CONVENTION}"


def no_board(text: str) -> str:
    """A function returned a container that is no board."""
    return f"It returned {text}, which is not a board of this size. {CONVENTION}"


def unreadable() -> str:
    """What a function gave has code of its own, which fails or does not end where it is looked at."""
    return f"What it gave cannot be looked at: its own code fails, or does not end. {CONVENTION}"


def expected(board: str, solutions: int | None) -> str:
    """What is right on a board with 0, 1, or 2 for more solutions, or where nobody knows."""
    if solutions is None:
        return "Whether this board has a solution is not known."
    if board == "knight":
        return "This board has a tour." if solutions else "This board has no tour."
    return f"This board has {('no solution', 'one solution', 'more than one solution')[solutions]}."


def _counted(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"
