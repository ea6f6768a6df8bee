"""The kinds of questions: each looks at what happens next, and asks it where there is one answer."""

from __future__ import annotations

from typing import NamedTuple

from undoku.learn.questions import words
from undoku.learn.questions.recording import CALLS, DEEPER, QUIET, RETURN, near
from undoku.learn.questions.rules import (
    digits_left,
    forbidding,
    line_of_call,
    line_of_calls,
    moves_left,
    squares_left,
)
from undoku.search.steps import NO_CELL
from undoku.sudoku.words import name as digit_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.learn.questions.recording import Next, Recording

CHOICE, SQUARE, NUMBER, BY_LINE = "choice", "square", "number", "line"
"""How a question is answered."""

LONGEST = 40
"""Characters of the longest value that is asked for."""

OTHERS = 3
"""Wrong lines that are offered beside the right one, at most."""


class Question(NamedTuple):
    """A question with its answer.

    Attributes:
        sentence: the question.
        form: CHOICE, SQUARE, NUMBER or BY_LINE.
        answer: the right answer, as it is given: a value of the options, a cell's number, a number, a line's.
        because: why that is so, beyond the sentence of the step; "" where that says it.
        options: value and label of each answer of a CHOICE or a line.
        cells: the squares that show why.
        most: the largest NUMBER that makes sense.
    """

    sentence: str
    form: str
    answer: str
    because: str = ""
    options: tuple[tuple[str, str], ...] = ()
    cells: tuple[int, ...] = ()
    most: int = 0


def what(recording: Recording, position: int, coming: Next) -> Question | None:
    """Ask what happens first."""
    before = recording.kind(position)
    if not coming.first or (coming.first == QUIET and not before):
        return None
    board = recording.board_name
    offered = {coming.first, *LIKELY[before]}
    if coming.first in (QUIET, CALLS) or not recording.tries:
        offered = offered - {"try", "reject"} | {QUIET}
    options = tuple((name, words.happens(name, board)) for name in words.HAPPENS if name in offered)
    because = (
        f"{words.happens(coming.first, board)}." if coming.first in (DEEPER, CALLS, RETURN, QUIET) else ""
    )
    return Question(words.WHAT, CHOICE, coming.first, because, options)


LIKELY = {
    "": ("try", "deeper", "place", "return"),
    "try": ("reject", "place", "return"),
    "reject": ("try", "return", "place"),
    "place": ("deeper", "try", "undo"),
    "undo": ("try", "return", "deeper"),
    "solution": ("return", "undo", "try"),
}
"""What is offered after each kind of step beside what happens."""


def where(recording: Recording, position: int, coming: Next) -> Question | None:
    """Ask for the square that is tried next; of a program, which only places, where it does."""
    board = recording.board_name
    if coming.kind == "try":
        # Of a cell that is tried again with another digit there is nothing to ask.
        if board == "sudoku" and not coming.begins:
            return None
        sentence = words.WHERE[board]
    elif coming.kind == "place" and coming.cell != NO_CELL and not recording.tries:
        sentence = words.PLACES[board]
    else:
        return None
    return Question(sentence, SQUARE, str(coming.cell), cells=(coming.cell,))


def who(recording: Recording, position: int, coming: Next) -> Question | None:
    """Ask who forbids what is about to be refused, if that is one alone."""
    if coming.kind != "reject" or coming.by == NO_CELL:
        return None
    board, problem = recording.board_name, recording.problem
    found = forbidding(board, recording.board(position), problem, coming.cell, coming.value)
    if found != [coming.by]:
        return None
    here = words.square(board, problem, coming.cell)
    sentence, because = words.who(board, here, coming.value), words.forbids(board, problem, coming.by)
    return Question(sentence, SQUARE, str(coming.by), because, cells=(coming.by,))


def left(recording: Recording, position: int, coming: Next) -> Question | None:
    """Ask how many ways a call that begins has, before it looks."""
    board, problem = recording.board_name, recording.problem
    # A call of the knight's begins with its move.
    begins = coming.begins or (board == "knight" and recording.kind(position) == "place")
    if coming.kind != "try" or not begins:
        return None
    values, across = recording.board(position), ""
    if board == "queens":
        line = line_of_call(values, problem, coming.cell)
        if line is None:
            return None
        name, found = f"{line[0]} {line[1] + 1}", squares_left(values, problem, *line)
        across = "row" if line[0] == "column" else "column"
        listed = [str(divmod(cell, problem.cols)[across == "column"] + 1) for cell in found]
        most = problem.cols
    elif board == "sudoku":
        # What a sum or a diagonal leaves takes more than a look at the row, the column and the box.
        if not problem.shape.is_standard:  # type: ignore[attr-defined]
            return None
        name = words.square(board, problem, coming.cell)
        listed = [digit_name(digit) for digit in digits_left(values, problem, coming.cell)]
        found, most = [coming.cell], problem.cols
    else:
        cell, found = moves_left(values, problem)
        if cell == NO_CELL:
            return None
        name = words.square(board, problem, cell)
        listed, most = [words.square(board, problem, square) for square in found], 8
    sentence, because = words.left(board, name), words.left_are(listed, across)
    return Question(sentence, NUMBER, str(len(listed)), because, cells=tuple(found), most=most)


def line(recording: Recording, position: int, coming: Next) -> Question | None:
    """Ask which line comes next, among lines that are not far away."""
    # A strategy's steps stand at some lines alone: between two calls there are others.
    if recording.tries and coming.first in (DEEPER, CALLS, RETURN):
        return None
    others = near(recording.lines(position), coming.line, OTHERS)
    if not coming.line or not others:
        return None
    source = recording.source
    options = tuple((str(one), source[one - 1].strip()) for one in sorted([coming.line, *others]))
    because = words.comes(coming.line, source[coming.line - 1].strip())
    return Question(words.LINE, BY_LINE, str(coming.line), because, options)


def returned(recording: Recording, position: int, coming: Next) -> Question | None:
    """Ask what the call gives that returns next."""
    value = coming.returned
    if coming.first != RETURN or not value or len(value) > LONGEST:
        return None
    name = words.running(recording.calls(position)[-1].function, places(recording, position)[-1])
    options = tuple((truth, truth) for truth in dict.fromkeys([*words.TRUTHS, value]))
    return Question(words.returns(name), CHOICE, value, words.gives(name, value), options)


def frame(recording: Recording, position: int, coming: Next) -> Question | None:
    """Ask which call goes on when one has returned."""
    after = recording.calls(position + 1)
    calls = recording.calls(position)
    if coming.begins or len(after) >= len(calls) or not after:
        return None
    named = zip(calls, places(recording, position), strict=True)
    names = [(words.call(*call), words.running(words.call(*call), where)) for call, where in named]
    # A generator may go on elsewhere than where it was called.
    right = (words.call(*after[-1]), words.call(*after[-1]))
    right = next((name for name in names if name[0] == right[0]), right)
    options = tuple(names[-OTHERS - 1 :])
    if right not in options:
        options = (right, *options[1:])
    return Question(words.ON_TOP, CHOICE, right[0], words.goes_on(right[1]), options)


def places(recording: Recording, position: int) -> list[str]:
    """What each open call stands for: its row or column, or its square; "" where that is not known."""
    board, problem = recording.board_name, recording.problem
    cells, calls = recording.cells(position), recording.calls(position)
    found = {place: words.square(board, problem, cell) for place, cell in cells.items()}
    if board == "queens":
        numbers = {calls[place].depth - 1: cell for place, cell in cells.items()}
        if name := line_of_calls(numbers, problem):
            found = {place: f"{name} {calls[place].depth}" for place in cells}
    return [found.get(place, "") for place in range(len(calls))]


def stands(recording: Recording, position: int, coming: Next) -> Question | None:
    """Ask whether what was placed last still stands when the next step is done, where one may doubt it."""
    if coming.first != RETURN and coming.kind != "undo":
        return None
    cell = recording.latest(position)
    if cell == NO_CELL:
        return None
    board, problem = recording.board_name, recording.problem
    value = recording.board(position)[cell]
    answer = "yes" if recording.board(position + 1)[cell] == value else "no"
    where = words.square(board, problem, cell)
    because = words.still_stands(board, where, value) if answer == "yes" else ""
    sentence = words.stands(board, where, value)
    return Question(sentence, CHOICE, answer, because, words.YES_OR_NO, (cell,))


KINDS: dict[str, Callable[[Recording, int, Next], Question | None]] = {
    "what": what,
    "where": where,
    "who": who,
    "left": left,
    "stands": stands,
    "returned": returned,
    "frame": frame,
    "line": line,
}
"""The kinds by their names, in the order in which they are asked where several could be."""
