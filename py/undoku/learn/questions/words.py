"""What is asked, and what is said of an answer."""

from __future__ import annotations

from undoku.queens.strategies.words import place as queens_place
from undoku.search.errors import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.search.problem import Problem

WHAT = "What happens next?"

PIECES = {"queens": "a queen", "sudoku": "a digit", "knight": "a move"}

HAPPENS = {
    "try": "The next candidate is tried",
    "reject": "The candidate is refused",
    "place": "It places {piece}",
    "undo": "It takes {piece} back",
    "solution": "It has found a solution",
    "deeper": "It calls itself and goes deeper",
    "calls": "It calls another function",
    "return": "The call returns",
    "quiet": "The board stays as it is",
}
"""What may happen, in the order in which it is offered."""

WHERE = {
    "queens": "Which square does it look at next?",
    "sudoku": "Which cell does it come to next?",
    "knight": "Which square does it look at next?",
}
PLACES = {
    "queens": "On which square is the next queen placed?",
    "sudoku": "Into which cell does the next digit go?",
    "knight": "To which square does the knight go next?",
}
LINE = "Which line comes next?"
ON_TOP = "The call returns. Which one goes on?"

YES_OR_NO = (("yes", "Yes"), ("no", "No"))
TRUTHS = ("True", "False", "None")

_ERRORS = {
    "no-kind": "There is no question {kind}; there are: {kinds}.",
    "not-asked": "Nothing can be asked as {kind} after step {position:,}.",
    "no-answer": "{answer} is no answer to this question; there are: {options}.",
    "not-a-number": "{answer} is no answer to this question; a whole number from {least} to {most} is.",
}


def error(code: str, values: dict[str, object]) -> str:
    """The sentence of a QuestionError.

    >>> error("not-asked", {"kind": "who", "position": 1000})
    'Nothing can be asked as who after step 1,000.'
    """
    told = {name: ", ".join(value) if isinstance(value, list) else value for name, value in values.items()}
    if "answer" in told:
        told["answer"] = shown(told["answer"])
    return _ERRORS[code].format(**told)


def square(board: str, problem: Problem, cell: int) -> str:
    """A square as the sentences of its board name it, in the middle of one.

    >>> from undoku.queens.strategies.problem import QueensProblem
    >>> square("queens", QueensProblem(4), 6)
    'row 2, column 3'
    """
    if board == "knight":
        from undoku.knight.squares import square_name

        return square_name(divmod(cell, problem.cols), problem.rows)
    return queens_place(cell, problem.cols).lower()


def who(board: str, where: str, value: int) -> str:
    """Ask who forbids a value on a square."""
    if board == "sudoku":
        return f"{value} cannot go into {where}. Which cell forbids it?"
    return f"A queen cannot stand in {where}. Which queen attacks it?"


def left(board: str, where: str) -> str:
    """Ask how many ways there are; `where` is the cell, or the row that is looked at."""
    if board == "sudoku":
        return f"How many digits can go into {where}?"
    if board == "knight":
        return f"The knight stands on {where}. To how many squares can it go on?"
    return f"How many squares of {where} does no queen attack?"


def left_are(names: Sequence[str]) -> str:
    """Say which these are.

    >>> left_are(["row 2, column 3", "row 2, column 4"])
    'Two: row 2, column 3 and row 2, column 4.'
    """
    if not names:
        return "None is left."
    number = NUMBERS[len(names)] if len(names) < len(NUMBERS) else str(len(names))
    listed = f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]
    return f"{number}: {listed}."


NUMBERS = ("None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")


def returns(function: str) -> str:
    """Ask what a call returns."""
    return f"{function} returns. What does it give?"


def gives(function: str, value: str) -> str:
    """Say what a call returned."""
    return f"{function} returns {value}."


def stands(board: str, where: str, value: int) -> str:
    """Ask whether something stands after the next step."""
    what = {"queens": "the queen", "sudoku": f"the {value}", "knight": f"move {value}"}[board]
    at = "on" if board == "knight" else "in"
    return f"When the next step is done, does {what} {at} {where} still stand?"


def call(function: str, depth: int) -> str:
    """One of the open calls.

    >>> call("n_queens", 2)
    'n_queens, call 2'
    """
    return f"{function}, call {depth}"


def goes_on(name: str) -> str:
    """Say which call goes on."""
    return f"{name} goes on: it had called the one that returned."


def comes(line: int, code: str) -> str:
    """Say which line comes next."""
    return f"Line {line} comes next: {code}"


def happens(first: str, board: str) -> str:
    """Name what may happen.

    >>> happens("undo", "queens")
    'It takes a queen back'
    """
    return HAPPENS[first].format(piece=PIECES[board])
