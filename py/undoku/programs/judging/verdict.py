"""Whether a program is right on a board, and what came of it in a sentence."""

from __future__ import annotations

import ast
from typing import NamedTuple

from undoku.programs.calling.wanted import ALL, COUNT, FIRST
from undoku.programs.ending import why_ended
from undoku.programs.judging import words
from undoku.programs.judging.answers import LEFT, PRINTED, YIELDED, Answer, Reading
from undoku.programs.judging.endless import never_ends
from undoku.programs.judging.known import COUNTED, count_from_anywhere, count_of
from undoku.programs.words import exited
from undoku.queens.count import count

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.programs.run import ProgramRun


LONG = ("time", "lines", "deep", "deeper")
"""Why a program may be ended that would never end."""


LARGEST = 2**31 - 1
"""The largest number that is told."""

MISFITS = ("AttributeError", "TypeError", "ValueError")
"""The errors that come of what a function is given where that was guessed wrongly."""


class Verdict(NamedTuple):
    """What is to be said of a run.

    Attributes:
        right: whether its answer is right; None where nobody knows, or what it gave is not understood.
        values: the values of all cells of the first board that it gave for a solution, or None.
        sentence: what came.
        error: why the program did not come to its own end, in a sentence; else empty.
        kind: what it is an answer to: "first", "all" or "count".
        asks: the question whether what it gave is meant as it was read; else empty.
        number: how many solutions it says there are, or has given; -1 where it gave none of both.
    """

    right: bool | None
    values: tuple[int, ...] | None
    sentence: str
    error: str = ""
    kind: str = ""
    asks: str = ""
    number: int = -1


def verdict(run: ProgramRun, solvable: Callable[[], bool | None], seconds: float) -> Verdict:
    """Judge a run that has ended, which was given so many seconds.

    `solvable` tells whether there is a solution, None where that is not known; it is asked where the program
    gave none. Right is said of what was compared with what is known, wrong where it can be shown: a board
    that is none, one given twice, one that is missing, a number that is another. A tour has to begin at the
    start if the function takes one.
    """
    error = why_ended(run, seconds)
    outcome = run.outcome
    if outcome and outcome.why in LONG and (endless := never_ends(run)):
        return Verdict(False, None, f"{error} {endless}", error, run.called.answer)
    # What it has given may be of its own making, and to look at that runs its code.
    found = run.guarded(lambda: _verdict(run, solvable, error))
    return found or Verdict(None, None, words.unreadable(), "", run.called.answer)


def _verdict(run: ProgramRun, solvable: Callable[[], bool | None], error: str) -> Verdict:
    outcome, kind = run.outcome, run.called.answer
    assert outcome is not None
    if outcome.why == "refused":
        return Verdict(None, None, error, error, kind)
    if outcome.kind == "raised":
        if not outcome.line and not run.log.lines and run.called.call:
            error = words.call_failed(run.called.call, error)
            return Verdict(None, None, error, error, kind)
        if is_misfit(run):
            error = words.guess_failed(run.called.call, error)
            return Verdict(None, None, error, error, kind)
        return Verdict(False, None, error, error, kind)
    reading = Reading(run)
    answer = reading.answer()
    if outcome.kind == "ended":
        return _cut_off(answer, reading, error)
    judged = _judged(run, solvable, answer, reading)
    if outcome.kind == "exited":
        judged = judged._replace(sentence=f"{exited(outcome.line)} {judged.sentence}")
    return judged._replace(kind=answer.kind, number=_number(answer))


def _number(answer: Answer) -> int:
    """How many solutions it says there are, or has given; -1 for no number, or a larger one than is told."""
    if answer.kind != COUNT:
        return len(answer.boards) if answer.boards or answer.none else -1
    number = answer.number
    return number if number is not None and 0 <= number <= LARGEST else -1


def _cut_off(answer: Answer, reading: Reading, error: str) -> Verdict:
    """What a program has given until it was ended: that may be wrong, and is not all that it would give."""
    if not answer.boards or (answer.how != YIELDED and (answer.how, answer.kind) != (PRINTED, ALL)):
        return Verdict(None, None, error, error, answer.kind)
    wrong = _wrong(answer, reading)
    said = wrong or words.right(answer.how, answer.said, len(answer.boards))
    right = False if wrong else True if answer.kind == FIRST else None
    return Verdict(right, answer.boards[0], f"{said} {error}", error, answer.kind)


def _judged(
    run: ProgramRun, solvable: Callable[[], bool | None], answer: Answer, reading: Reading
) -> Verdict:
    if answer.unread:
        return Verdict(None, None, answer.unread, asks=answer.asks)
    if answer.kind == COUNT:
        return _counted(answer, run)
    if not answer.boards:
        return _none(answer, solvable(), reading)
    wrong = _wrong(answer, reading)
    first = answer.boards[0]
    if wrong:
        if answer.asks:
            return Verdict(None, first, answer.asks, asks=answer.asks)
        return Verdict(False, first, wrong)
    number = len(answer.boards)
    if answer.kind != ALL:
        return Verdict(True, first, words.right(answer.how, answer.said, number, answer.where))
    known = count_of(run.board, run.problem, number)
    if known != number and answer.how == PRINTED and run.printed.left_out:
        return Verdict(None, first, words.printed_more(number))
    if known is None or known != number:
        sentence = words.some(answer.how, number, known, answer.where)
        return Verdict(None if known is None else False, first, sentence)
    return Verdict(True, first, words.all_of_them(answer.how, answer.said, number, answer.where))


def _counted(answer: Answer, run: ProgramRun) -> Verdict:
    """The program says how many solutions there are; it may have shown them on its board."""
    assert answer.number is not None
    known = count_of(run.board, run.problem, answer.number)
    if run.ready.any_start and answer.number == count_from_anywhere(run.board, run.problem):
        known = answer.number
    right = None if known is None else answer.number == known
    if right is False and (size := _counted_for(answer.number, run)):
        sentence = words.of_another_size(answer.how, answer.said, size, run.problem.rows)
        return Verdict(None, None, sentence)
    # Of a Sudoku no more are counted than that.
    more = run.board == "sudoku" and known is not None and known > answer.number
    sentence = words.counted(answer.how, answer.said, known, right=bool(right), more=more)
    return Verdict(right, answer.boards[0] if answer.boards else None, sentence)


def _counted_for(number: int, run: ProgramRun) -> int:
    """The other size of a board for which that number is right, if the call has it; else 0."""
    if run.board != "queens" or run.question.get("regions"):
        return 0
    call = ast.walk(ast.parse(run.called.call, mode="eval")) if run.called.call else ()
    sizes = {node.value for node in call if isinstance(node, ast.Constant) and type(node.value) is int}
    return next((size for size in sizes if 0 < size <= COUNTED and count(size) == number), 0)


def _none(answer: Answer, solvable: bool | None, reading: Reading) -> Verdict:
    """The program says that there is no solution, or has given none."""
    if not answer.none:
        return Verdict(None, None, words.nothing())
    right = None if solvable is None else not solvable
    if (
        solvable
        and answer.said in ("None", "False")
        and not answer.how
        and any(True for _ in reading.complete())
    ):
        return Verdict(False, None, words.taken_back(answer.said))
    return Verdict(right, None, words.none(answer.how, answer.said, wrong=bool(solvable)))


def _wrong(answer: Answer, reading: Reading) -> str:
    """What is wrong with the boards that it gave, in a sentence; empty if nothing is."""
    seen: dict[tuple[int, ...], int] = {}
    for number, values in enumerate(answer.boards, 1):
        if fault := reading.fault(values):
            if answer.how == LEFT:
                return words.left(answer.said, fault)
            return words.wrong_one(number, len(answer.boards), answer.how, fault)
        if values in seen:
            return words.same_twice(seen[values], number, answer.how)
        seen[values] = number
    return ""


def is_misfit(run: ProgramRun) -> bool:
    """Whether a run came to nothing by an error that may be that of a guessed call alone."""
    outcome = run.outcome
    return (
        run.is_guessed
        and outcome is not None
        and outcome.kind == "raised"
        and outcome.error.startswith(MISFITS)
        and bool(outcome.line or not run.log.lines)
        and not run.log.kinds
    )


def is_beyond(run: ProgramRun) -> bool:
    """Whether a run looked for what is not in a list or a dict, which may be that of a guessed call."""
    outcome = run.outcome
    return run.is_guessed and outcome is not None and outcome.error.startswith(("IndexError", "KeyError"))
