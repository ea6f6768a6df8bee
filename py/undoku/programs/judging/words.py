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


def empty_cells(number: int, row: int, column: int) -> str:
    """Cells without a digit, and the first of them."""
    if number == 1:
        return f"row {row + 1}, column {column + 1} has no digit"
    return f"{number} cells have no digit, the first of them in row {row + 1}, column {column + 1}"


def changed_given(row: int, column: int, given: int, value: int) -> str:
    """A digit of the puzzle that is another now."""
    now = f"is a {value} now" if value else "is gone"
    return f"the {given} of the puzzle in row {row + 1}, column {column + 1} {now}"


def no_digit(row: int, column: int, value: int) -> str:
    """A number that no cell of a Sudoku can have."""
    return f"row {row + 1}, column {column + 1} has {value}, which is no digit from 1 to 9"


def repeated(sentence: str) -> str:
    """A clash, told within another sentence.

    >>> repeated("Row 4 has two 5s: columns 2 and 7.")
    'row 4 has two 5s: columns 2 and 7'
    """
    return sentence[0].lower() + sentence[1:].removesuffix(".")


def number_of_queens(number: int, n: int) -> str:
    """Too few or too many queens."""
    there = _counted(number, "queen stands", "queens stand") if number else "no queen stands"
    return f"{there} on the board, not {n}"


def attacking(one: tuple[int, int], two: tuple[int, int]) -> str:
    """Two queens that attack each other."""
    (row, column), (other, there) = one, two
    return (
        f"the queens in row {row + 1}, column {column + 1} and row {other + 1}, column {there + 1} "
        "attack each other"
    )


def unvisited(number: int, first: str) -> str:
    """Squares that a tour leaves out."""
    if number == 1:
        return f"{first} has not been visited"
    return f"{number} squares have not been visited, {first} among them"


def move_twice(move: int, one: str, two: str) -> str:
    """A number that stands on two squares."""
    return f"move {move} is on two squares, {one} and {two}"


def no_such_move(move: int, square: str, squares: int) -> str:
    """A number beyond the last."""
    return f"{square} has move {move}, and there are {squares} squares"


def starts_elsewhere(there: str, start: str) -> str:
    """A tour from another square."""
    return f"move 1 is on {there}, not on {start}"


def no_knights_move(move: int, here: str, there: str) -> str:
    """Two moves that no knight makes one after the other."""
    return f"move {move} goes from {here} to {there}, which is no knight's move"


def not_closed(end: str, start: str) -> str:
    """A tour that should be closed, and is not."""
    return f"the tour ends on {end}, which is no knight's move from {start}: it is not closed"


def ends_elsewhere(there: str, end: str) -> str:
    """A tour that does not end on the square where it should."""
    return f"the tour ends on {there}, not on {end}"


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
