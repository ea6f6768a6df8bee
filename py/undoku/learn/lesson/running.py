"""The programs of a lesson, run and judged as the page does it."""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import takewhile
from typing import NamedTuple

from undoku.learn.lesson.errors import LessonError
from undoku.learn.lesson.words import cannot_run
from undoku.programs.calling.wanted import Wanted
from undoku.programs.errors import ProgramError
from undoku.programs.judging.judge import Judge
from undoku.programs.judging.judged import fitting, judged
from undoku.programs.judging.known import solutions_of
from undoku.programs.judging.symptoms import symptom_of
from undoku.programs.judging.symptoms.differing import changes
from undoku.programs.judging.verdict import verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.search.register import strategies_for
from undoku.search.steps import PLACE, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.learn.lesson.address import Address

CAN_RECORD = sys.version_info >= (3, 12)
"""Whether this Python can record a program."""

SECONDS = 5

STEPS = 50_000
"""Steps of each strategy that a program is compared with."""


class Outcome(NamedTuple):
    """What came of a program on one board.

    Attributes:
        right: whether it is; None where that is not known.
        sentence: what came, in a sentence.
        symptom: what is wrong, by its name; None where that is not known, nothing is, or nobody asked.
    """

    right: bool | None
    sentence: str
    symptom: str | None


def outcome(
    text: str, address: Address, clock: Callable[[], float], *, with_symptom: bool = False
) -> Outcome:
    """Run a program on the board of an address; raises LessonError for what is no program.

    To find the symptom takes longer.
    """
    run = _begun(text, address, clock)

    def known() -> bool | None:
        solutions = solutions_of(run.board, run.problem)
        return None if solutions is None else solutions > 0

    counts, found = judged(run, lambda other: verdict(other, known, SECONDS))
    symptom = symptom_of(counts, found) if with_symptom and found.right is False else None
    return Outcome(found.right, found.sentence, symptom.code if symptom else None)


def first_difference(text: str, address: Address, clock: Callable[[], float]) -> int | None:
    """The position of a program's first change that is another than in the strategy that is most like it."""
    run = fitting(_begun(text, address, clock))
    log = run.log
    kept = [number for number, kind in enumerate(log.kinds) if kind in (PLACE, UNDO)]
    own = [(log.kinds[number], log.cells[number], log.values[number]) for number in kept]
    same = 0
    for strategy in strategies_for(run.board, run.problem):
        theirs = changes(strategy, run.problem, STEPS)
        # One that ends gives None, which is no change.
        like = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(own, theirs, strict=False)))
        same = max(same, like)
    return log.at[kept[same]] + 1 if same < len(kept) else None


def _begun(text: str, address: Address, clock: Callable[[], float]) -> ProgramRun:
    import_module(f"undoku.{address.board}.strategies")
    try:
        return ProgramRun(
            Program(text), address.board, address.question, clock, wanted_of(address), seconds=SECONDS
        )
    except ProgramError as error:
        raise LessonError(cannot_run(str(error))) from None


def missed(text: str, address: Address, clock: Callable[[], float]) -> str:
    """On all boards of Check: what is wrong on the first where it is not right, "" for nothing."""
    try:
        judge = Judge(text, address.board, clock, SECONDS, wanted_of(address))
    except ProgramError as error:
        raise LessonError(cannot_run(str(error))) from None
    while not judge.done:
        judge.advance()
        latest = judge.judged[-1]
        if latest.right is False:
            return f"{latest.name}: {latest.came}"
    return "" if any(board.right for board in judge.judged) else judge.judged[0].came


def wanted_of(address: Address) -> Wanted:
    """How the program of an address is called."""
    return Wanted(call=address.pairs.get("call", ""), answer=address.pairs.get("answer", ""))
