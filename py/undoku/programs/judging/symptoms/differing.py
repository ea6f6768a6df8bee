"""The first moment at which a program does something else than the documents' versions."""

from __future__ import annotations

from importlib import import_module

from undoku.search.register import strategies
from undoku.search.steps import PLACE, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.programs.run import ProgramRun
    from undoku.search.problem import Problem
    from undoku.search.register import Strategy

    Changes = Iterator[tuple[int, int, int]]

STEPS = 200_000
"""Steps of the documents' versions that are gone through, all together."""

ALIKE = 3
"""So many changes have to be the same, else it does something of another order."""


def difference(run: ProgramRun) -> int:
    """The position of the first change of the board that is another than in the version that is most like it.

    -1 where nothing was placed, where it is like none of them, and where all is the same to the end of both.
    """
    log = run.log
    own = [
        (kind, cell, value)
        for kind, cell, value in zip(log.kinds, log.cells, log.values, strict=True)
        if kind in (PLACE, UNDO)
    ]
    at = [at for at, kind in zip(log.at, log.kinds, strict=True) if kind in (PLACE, UNDO)]
    if not own:
        return -1
    import_module(f"undoku.{run.board}.strategies")
    entries = list(strategies(run.board))
    best, ends = max(
        (_same(own, entry, run.problem, STEPS // len(entries)) for entry in entries), default=(0, True)
    )
    if best < min(ALIKE, len(own)) or (best == len(own) and ends):
        return -1
    # A program that ends sooner differs where it ends.
    return at[best] + 1 if best < len(own) else len(log) + 1


def _same(
    own: list[tuple[int, int, int]], strategy: Strategy, problem: Problem, most: int
) -> tuple[int, bool]:
    """How many changes are the same, and whether the version has none after that."""
    same = 0
    for change in changes(strategy, problem, most):
        if same == len(own) or change != own[same]:
            return same, False
        same += 1
    return same, True


def changes(strategy: Strategy, problem: Problem, most: int) -> Changes:
    """What a strategy places and takes back, as (kind, cell, value), as far as so many steps go."""
    stack = [strategy.start(problem)]
    result: object = None
    for _ in range(most):
        try:
            said = stack[-1].send(result)
        except StopIteration as stop:
            result = stop.value
            stack.pop()
            if not stack:
                return
            continue
        result = None
        if type(said) is not tuple:
            stack.append(said)
        elif said[0] in (PLACE, UNDO):
            yield said[:3]
