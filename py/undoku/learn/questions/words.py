"""What is asked, and what is said of an answer."""

from __future__ import annotations

from undoku.queens.strategies.words import place as queens_place
from undoku.search.errors import shown
from undoku.search.register import rule_of
from undoku.sudoku.strategies.words import units
from undoku.sudoku.words import name as digit
from undoku.sudoku.words import with_article

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.search.problem import Problem

WHAT = "What happens next?"

PIECES = {"queens": "a queen", "sudoku": "a digit", "knight": "a move"}

HAPPENS = {
    "try": "It tries the next one",
    "reject": "It refuses that one",
    "place": "It places {piece}",
    "undo": "It takes {piece} back",
    "solution": "It has found a solution",
    "deeper": "It calls itself",
    "calls": "It calls another one",
    "return": "It returns",
    "quiet": "A line runs, and nothing else happens",
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
        return f"{digit(value)} cannot go into {where}. Which cell forbids it?"
    return f"A queen cannot stand in {where}. Which queen attacks it?"


def forbids(board: str, problem: Problem, cell: int) -> str:
    """Say which cell forbids a digit; of queens the sentence of the step says it in these words already."""
    return f"{capital(square(board, problem, cell))} forbids it." if board == "sudoku" else ""


def left(board: str, where: str) -> str:
    """Ask how many ways there are; `where` is the cell, or the row that is looked at."""
    if board == "sudoku":
        return f"How many digits can go into {where}?"
    if board == "knight":
        return f"The knight stands on {where}. To how many squares can it go on?"
    return f"How many squares of {where} does no queen attack?"


def left_are(names: Sequence[str], across: str = "") -> str:
    """Say which these are; of a row the columns, as `across` says, and the other way round.

    >>> left_are(["3", "4"], "column"), left_are(["b3"])
    ('Two: columns 3 and 4.', 'One: b3.')
    """
    if not names:
        return "None is left."
    number = NUMBERS[len(names)] if len(names) < len(NUMBERS) else str(len(names))
    listed = f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]
    if across:
        listed = f"{across}{'s' if len(names) > 1 else ''} {listed}"
    return f"{number}: {listed}."


NUMBERS = ("None", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine")


def returns(name: str) -> str:
    """Ask what a call returns."""
    return f"{name} returns. What does it give?"


def gives(name: str, value: str) -> str:
    """Say what a call returned."""
    return f"{name} returns {value}."


def stands(board: str, where: str, value: int) -> str:
    """Ask whether something stands after the next step."""
    return f"When the next step is done, does {placed(board, where, value)} still stand?"


def still_stands(board: str, where: str, value: int) -> str:
    """Say that something stands.

    >>> still_stands("sudoku", "row 2, column 3", 5)
    'The 5 in row 2, column 3 still stands.'
    """
    return f"{capital(placed(board, where, value))} still stands."


def placed(board: str, where: str, value: int) -> str:
    """What stands on a square."""
    what = {"queens": "the queen", "sudoku": f"the {digit(value)}", "knight": f"move {value}"}[board]
    return f"{what} {'on' if board == 'knight' else 'in'} {where}"


def call(function: str, depth: int) -> str:
    """One of the open calls.

    >>> call("n_queens", 2)
    'n_queens, call 2'
    """
    return f"{function}, call {depth}"


def running(name: str, where: str) -> str:
    """A function, or one of its calls, with what it stands for.

    >>> running("n_queens, call 2", "row 2"), running("is_safe", "")
    ('n_queens, call 2 (row 2)', 'is_safe')
    """
    return f"{name} ({where})" if where else name


def capital(text: str) -> str:
    """A text as a sentence begins; squares of chess are small anywhere."""
    return text if text[1:].isdigit() else text[:1].upper() + text[1:]


def goes_on(name: str) -> str:
    """Say which call goes on."""
    return f"{name} goes on: it had called the one that returned."


def comes(line: int, code: str) -> str:
    """Say which line comes next.

    >>> comes(12, "return True")
    'Line 12 comes next, “return True”.'
    """
    return f"Line {line} comes next, “{code}”."


def happens(first: str, board: str) -> str:
    """Name what may happen.

    >>> happens("undo", "queens")
    'It takes a queen back'
    """
    return HAPPENS[first].format(piece=PIECES[board])


OTHER_FUNCTION = "It is another function that is called."
NOTHING_STANDS = "There is nothing to take back."
NOT_BEFORE = {
    "try": "Nothing is tried before that.",
    "reject": "Nothing is refused before that.",
    "place": "Nothing is placed before that.",
    "deeper": "No call begins before that.",
    "return": "The call has not come to its end.",
    "quiet": "A line does run, but more happens.",
}
"""What is wrong with an answer to "What happens next?", where nothing closer can be said."""


def comes_then(happens: str) -> str:
    """Say that something does happen, but not first.

    >>> comes_then("It places a queen")
    '“It places a queen” comes after that.'
    """
    return f"“{happens}” comes after that."


def was_tried(where: str) -> str:
    """Say that a candidate is being looked at already."""
    return f"{capital(where)} is what was tried last: now it is judged."


def may_go(board: str, where: str, value: int) -> str:
    """Say that nothing speaks against a placement."""
    if board == "queens":
        return f"No queen attacks {where}."
    if board == "sudoku":
        return f"No cell forbids {digit(value)} in {where}."
    return f"Nothing keeps the knight from {where}."


def taken(board: str, where: str, value: int) -> str:
    """Say that a square is not empty."""
    what = {"queens": "a queen", "sudoku": with_article(digit(value)), "knight": f"move {value}"}[board]
    return f"{capital(where)} has {what} already."


def attacked(where: str, by: str) -> str:
    """Say who attacks a square."""
    return f"{capital(where)} is attacked by the queen in {by}."


def looks_at(line: str) -> str:
    """Say where a call looks."""
    return f"This call looks at {line}."


def out_of_reach(where: str, knight: str) -> str:
    """Say that the knight cannot jump there."""
    return f"From {knight} the knight does not reach {where}."


def not_its_turn(where: str) -> str:
    """Say that another square is next."""
    return f"It is not the turn of {where}."


def does_not_forbid(board: str, problem: Problem, squares: tuple[int, int], value: int, wanted: int) -> str:
    """Say what is wrong with a square that was taken for the one that forbids another.

    >>> from undoku.sudoku.strategies.problem import SudokuProblem
    >>> does_not_forbid("sudoku", SudokuProblem(81 * "."), (1, 11), 5, 7)
    'Row 1, column 2 has a 5, and no 7.'
    """
    where, there = (square(board, problem, one) for one in squares)
    here = capital(where)
    if not value:
        return f"{here} is empty."
    if board == "queens":
        if rule_of(problem):
            return (
                f"The queen in {where} shares no row, column or region with {there}, and does not touch it."
            )
        return f"The queen in {where} shares no row, column or diagonal with {there}."
    if value != wanted:
        return f"{here} has {with_article(digit(value))}, and no {digit(wanted)}."
    shared = units(problem.shape, "or")  # type: ignore[attr-defined]
    return f"{here} has {with_article(digit(value))}, but shares no {shared} with {there}."


def too_many(board: str, given: str) -> str:
    """Say that there are fewer."""
    why = {
        "queens": "the others are attacked",
        "sudoku": "the others stand in its row, column or box",
        "knight": "the others were visited, or are off the board",
    }
    return f"{given} is too many: {why[board]}."


def too_few(given: str) -> str:
    """Say that there are more."""
    return f"{given} is too few."


def comes_later(line: int, steps: int) -> str:
    """Say when a line comes.

    >>> comes_later(12, 1)
    'Line 12 comes one step later.'
    """
    return f"Line {line} comes {'one step' if steps == 1 else f'{steps} steps'} later."


def comes_no_more(line: int) -> str:
    """Say that a line does not come soon."""
    return f"Line {line} does not come soon."


def does_not_give(value: str) -> str:
    """Say that something else is returned."""
    return f"It does not give {value}."


def is_what_returns(name: str) -> str:
    """Say that it is the call that returns."""
    return f"{name} is the one that returns."


def waits_for(name: str, other: str) -> str:
    """Say for what a call waits."""
    return f"{name} still waits for {other}."


def returns_as_well(name: str) -> str:
    """Say that a call returns with the one above it."""
    return f"{name} returns as well."
