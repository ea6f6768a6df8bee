"""Whether a program is right on a board, and what came of it in a sentence."""

from __future__ import annotations

from typing import NamedTuple

from undoku.programs.ending import why_ended
from undoku.programs.judging import words
from undoku.programs.judging.answers import COUNTED, LEFT, PRINTED, Answer, Reading
from undoku.programs.judging.known import count_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.programs.run import ProgramRun


LONG = ("time", "lines", "most")
"""Why a generator may be ended that has more to yield: what it has yielded counts."""


class Verdict(NamedTuple):
    """What is to be said of a run.

    Attributes:
        right: whether its answer is right; None where nobody knows.
        values: the values of all cells of the first board that it gave for a solution, or None.
        sentence: what came.
        error: the sentence again where the program did not come to its own end; else empty.
    """

    right: bool | None
    values: tuple[int, ...] | None
    sentence: str
    error: str = ""


def verdict(run: ProgramRun, solvable: Callable[[], bool | None], seconds: float) -> Verdict:
    """Judge a run that has ended, which was given so many seconds.

    `solvable` tells whether there is a solution, None where that is not known; it is asked where the program
    gave none. A board that is given for a
    solution has to be one, and no two of them the same. A tour has to begin at the start if the function
    takes one.
    """
    error = why_ended(run, seconds)
    # What it has given may be of its own making, and to look at that runs its code.
    found = run.guarded(lambda: _verdict(run, solvable, error))
    return found or Verdict(False, None, words.unreadable())


def _verdict(run: ProgramRun, solvable: Callable[[], bool | None], error: str) -> Verdict:
    outcome = run.outcome
    assert outcome is not None
    reading = Reading(run)
    if error and not (outcome.why in LONG and outcome.boards):
        return Verdict(False, None, error, error)
    answer = reading.answer()
    if answer.complaint:
        return Verdict(False, None, answer.complaint)
    if answer.how == COUNTED:
        return _counted(answer, run)
    if not answer.boards:
        return _none(answer, solvable())
    wrong = _wrong(answer, reading)
    sentence = wrong or words.right(answer.how, answer.said, len(answer.boards))
    return Verdict(not wrong, answer.boards[0], f"{sentence} {error}".rstrip(), error)


def _counted(answer: Answer, run: ProgramRun) -> Verdict:
    """The program says how many solutions there are; it may have shown them on its board."""
    known = count_of(run.board, run.problem, answer.number)
    if known is None:
        known = len(answer.boards)
    right = answer.number == known
    # Of a Sudoku no more are counted than that.
    more = run.board == "sudoku" and known > answer.number
    sentence = words.counted(answer.said, known, right=right, more=more)
    return Verdict(right, answer.boards[0] if answer.boards else None, sentence)


def _none(answer: Answer, solvable: bool | None) -> Verdict:
    """The program says that there is no solution, or has said nothing but what it printed."""
    if answer.how == PRINTED:
        return Verdict(None, None, words.printed())
    right = None if solvable is None else not solvable
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
