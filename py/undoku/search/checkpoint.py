"""Enough of a running search to bring it back to one moment without what had returned by then."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from undoku.search.trace import Trace


class Finished(NamedTuple):
    """A call or helper that has returned to one that is still open.

    Attributes:
        result: what it returned.
        calls: how many calls the search had made by then.
        kinds: how many steps of each kind it had done by then.
    """

    result: object
    calls: int
    kinds: tuple[int, ...]


class Checkpoint(NamedTuple):
    """A moment of a search.

    Attributes:
        board: the values of all cells.
        kinds: how many steps of each kind had been done.
        levels: how many calls had been made at depth 1, 2, 3, ...
        finished: what had returned to the calls and helpers that were open, the outermost first, each as the
            values of a `Finished`.
        starts: for each of these how many of `finished` come before its own.
    """

    board: tuple[int, ...]
    kinds: tuple[int, ...]
    levels: tuple[int, ...]
    finished: tuple[tuple[Any, ...], ...]
    starts: tuple[int, ...]

    @property
    def steps(self) -> int:
        """How many steps had been done."""
        return sum(self.kinds)


def checkpoint_at(trace: Trace, position: int) -> Checkpoint:
    """The moment of a trace just after the step that led to a position, which is not 0."""
    tree, frames = trace.tree, trace.frames
    chain = [tree.frame_at(position)]
    while chain[-1]:
        chain.append(frames.parent[chain[-1]])
    finished, starts = finished_in(trace, chain[::-1], bisect_left(frames.first, position))
    return Checkpoint(
        tuple(trace.board(position)),
        kinds_at(trace, position),
        tuple(tree.levels(position)),
        tuple(finished),
        tuple(starts),
    )


def finished_in(trace: Trace, chain: list[int], after: int) -> tuple[list[tuple[Any, ...]], list[int]]:
    """What had returned to these open frames, the outermost first, of those up to `after`; and starts."""
    frames = trace.frames
    finished: list[tuple[Any, ...]] = []
    starts = []
    for frame, following in zip(chain, [*chain[1:], after], strict=True):
        starts.append(len(finished))
        child = frame + 1
        while child < following:
            # What was too large to be kept stays unknown: nothing else is this object.
            result = frames.returned(child) if frames.is_known(child) else object()
            calls = bisect_left(frames.calls, frames.after[child])
            finished.append(Finished(result, calls, kinds_at(trace, frames.end[child])))
            child = frames.after[child]
    return finished, starts


def kinds_at(trace: Trace, position: int) -> tuple[int, ...]:
    """How many steps of each kind there are up to a position."""
    tries, placements, undos, solutions = trace.steps.counts(position)
    return tries, position - tries - placements - undos - solutions, placements, undos, solutions
