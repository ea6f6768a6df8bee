"""What is wrong with an answer: not only which one is right, but why the one that was given is not."""

from __future__ import annotations

from undoku.learn.questions import words
from undoku.learn.questions.recording import AROUND, CALLS, DEEPER
from undoku.learn.questions.rules import forbidding, line_of_call, moves_from, moves_left
from undoku.search.steps import NO_CELL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.learn.questions.kinds import Question
    from undoku.learn.questions.recording import Next, Recording


def what_is_wrong(recording: Recording, kind: str, position: int, question: Question, given: str) -> str:
    """Say what is wrong with an answer to a question; "" where the sentence of the step says just that."""
    coming = recording.next(position)
    assert coming
    return _WRONG[kind](recording, position, coming, question, given)


def _what(recording: Recording, position: int, coming: Next, question: Question, given: str) -> str:
    board, first = recording.board_name, coming.first
    if given == coming.kind:
        return words.comes_then(words.happens(given, board))
    if given == "undo":
        return _nothing_is_undone(recording, position)
    if given == "place" and first == "reject":
        return ""
    if given == DEEPER and first == CALLS:
        return words.OTHER_FUNCTION
    is_tried = recording.kind(position) == "try" and coming.kind in ("place", "reject")
    if given in ("try", "reject") and is_tried:
        where = words.square(board, recording.problem, coming.cell)
        return words.was_tried(where) if given == "try" else words.may_go(board, where, coming.value)
    return words.NOT_BEFORE[given]


def _nothing_is_undone(recording: Recording, position: int) -> str:
    cell = recording.latest(position)
    if cell == NO_CELL:
        return words.NOTHING_STANDS
    where = words.square(recording.board_name, recording.problem, cell)
    return words.still_stands(recording.board_name, where, recording.board(position)[cell])


def _where(recording: Recording, position: int, coming: Next, question: Question, given: str) -> str:
    board, problem, cell = recording.board_name, recording.problem, int(given)
    values, here = recording.board(position), words.square(board, problem, cell)
    if board == "knight" and (knight := moves_left(values, problem)[0]) != NO_CELL:
        # Also a square that was visited is looked at.
        if cell not in moves_from(problem, knight):
            return words.out_of_reach(here, words.square(board, problem, knight))
        return words.not_its_turn(here)
    if board == "queens" and recording.tries:
        line = line_of_call(values, problem, coming.cell)
        if line and divmod(cell, problem.cols)[line[0] == "column"] != line[1]:
            return words.looks_at(f"{line[0]} {line[1] + 1}")
    if values[cell]:
        return words.taken(board, here, values[cell])
    attackers = forbidding(board, values, problem, cell, 1) if board == "queens" else []
    if attackers and not recording.tries:
        return words.attacked(here, words.square(board, problem, attackers[0]))
    return words.not_its_turn(here)


def _who(recording: Recording, position: int, coming: Next, question: Question, given: str) -> str:
    board, problem, cell = recording.board_name, recording.problem, int(given)
    value = recording.board(position)[cell]
    return words.does_not_forbid(board, problem, (cell, coming.cell), value, coming.value)


def _left(recording: Recording, position: int, coming: Next, question: Question, given: str) -> str:
    if int(given) > int(question.answer):
        return words.too_many(recording.board_name, given)
    return words.too_few(given)


def _line(recording: Recording, position: int, coming: Next, question: Question, given: str) -> str:
    for ahead in range(1, AROUND):
        later = recording.next(position + ahead)
        if later is None:
            break
        if later.line == int(given):
            return words.comes_later(int(given), ahead)
    return words.comes_no_more(int(given))


def _returned(recording: Recording, position: int, coming: Next, question: Question, given: str) -> str:
    return words.does_not_give(given)


def _frame(recording: Recording, position: int, coming: Next, question: Question, given: str) -> str:
    names = [words.call(*call) for call in recording.calls(position)]
    place, stay, label = names.index(given), len(recording.calls(position + 1)), dict(question.options)[given]
    if place == len(names) - 1:
        return words.is_what_returns(label)
    return words.waits_for(label, names[place + 1]) if place < stay else words.returns_as_well(label)


def _stands(recording: Recording, position: int, coming: Next, question: Question, given: str) -> str:
    return ""


_WRONG: dict[str, Callable[[Recording, int, Next, Question, str], str]] = {
    "what": _what,
    "where": _where,
    "who": _who,
    "left": _left,
    "line": _line,
    "returned": _returned,
    "frame": _frame,
    "stands": _stands,
}
