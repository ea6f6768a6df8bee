"""The first moment at which a program does something else than the documents' versions."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from undoku.programs.judging.symptoms import words
from undoku.programs.sentences import told
from undoku.search.register import strategies_for
from undoku.search.steps import PLACE, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.programs.run import ProgramRun
    from undoku.search.problem import Problem
    from undoku.search.register import Strategy

    Change = tuple[int, int, int]

STEPS = 200_000
"""Steps of the documents' versions that are gone through, all together."""

ALIKE = 3
"""So many changes have to be the same, else it does something of another order."""


class Difference(NamedTuple):
    """Where a program first does something else: the position, and what each does there, in a sentence."""

    position: int
    sentence: str


class _Version(NamedTuple):
    """How many changes a document's version makes as a program does, and the one after that.

    Attributes:
        same: the number.
        ends: whether the version has come to its end.
        next: None where it has, and where nobody has gone on to see.
        document: the page it comes from.
    """

    same: int
    ends: bool
    next: Change | None
    document: str


def difference(run: ProgramRun) -> Difference | None:
    """The first change of the board that is another than in the version that is most like it.

    None where nothing was placed, where it is like none of them, and where all is the same to the end of
    both, as far as that is gone through, or until it has failed.
    """
    log = run.log
    kept = [number for number, kind in enumerate(log.kinds) if kind in (PLACE, UNDO)]
    own = [(log.kinds[number], log.cells[number], log.values[number]) for number in kept]
    import_module(f"undoku.{run.board}.strategies")
    entries = strategies_for(run.board, run.problem)
    versions = [_like(own, entry, run.problem, STEPS // len(entries)) for entry in entries]
    best = max(versions, key=lambda version: version[:2])
    missed, is_end = best.next, best.same == len(own)
    if not own or best.same < min(ALIKE, len(own)) or (missed is None and (is_end or not best.ends)):
        return None
    if is_end and run.outcome is not None and run.outcome.kind == "raised":
        # Where it ends is where it has failed, and that is said already.
        return None
    until = len(log) if is_end else log.at[kept[best.same]]
    there = told(run.board, run.problem, *missed) if missed else ""
    if missed and best.same:
        frame = _left(run, missed, log.at[kept[best.same - 1]], until)
        if frame >= 0:
            tries = missed[0] == PLACE and log.failed(frame)
            here = words.returns(log.returned(frame))
            return Difference(log.end[frame], words.differs(best.document, there, here, tries=tries))
    here = words.ends() if is_end else words.instead(told(run.board, run.problem, *own[best.same]))
    return Difference(until + 1, words.differs(best.document, there, here))


def _like(own: list[Change], strategy: Strategy, problem: Problem, most: int) -> _Version:
    """How far a version does the same, in so many steps."""
    document = strategy.document.partition(",")[0]
    same = 0
    for change in changes(strategy, problem, most):
        if change is None:
            return _Version(same, True, None, document)
        if same == len(own) or change != own[same]:
            return _Version(same, False, change, document)
        same += 1
    return _Version(same, False, None, document)


def _left(run: ProgramRun, missed: Change, last: int, until: int) -> int:
    """The call that returns though it had to make one more change after the `last` one; -1 for none.

    What is placed next is placed in the call that goes on then, what is taken back in the one that has
    placed it.
    """
    log = run.log
    kind, cell, _ = missed
    if kind == UNDO:
        placed = zip(log.at, log.kinds, log.cells, strict=True)
        last = max(at for at, how, where in placed if (how, where) == (PLACE, cell) and at <= last)
    frames = [
        frame
        for frame in run.calls()
        if last < log.end[frame] <= until and (kind == PLACE or log.first[frame] < last)
    ]
    return min(frames, key=lambda number: log.end[number], default=-1)


def changes(strategy: Strategy, problem: Problem, most: int) -> Iterator[Change | None]:
    """What a strategy places and takes back, as (kind, cell, value), as far as so many steps go.

    None comes where it has ended.
    """
    stack = [strategy.on(problem).start(problem)]
    result: object = None
    for _ in range(most):
        try:
            said = stack[-1].send(result)
        except StopIteration as stop:
            result = stop.value
            stack.pop()
            if not stack:
                yield None
                return
            continue
        result = None
        if type(said) is not tuple:
            stack.append(said)
        elif said[0] in (PLACE, UNDO):
            yield said[:3]
