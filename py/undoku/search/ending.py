"""The last steps of a search, recorded in a second run that begins not long before them."""

from __future__ import annotations

from undoku.search.recorder import Recorder
from undoku.search.skeleton import Skeleton

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.checkpoint import Checkpoint
    from undoku.search.problem import Problem
    from undoku.search.register import Strategy

ALL = 1 << 62
"""A limit that no search comes to."""


class Ending(Recorder):
    """A search from a checkpoint on, all of it recorded.

    Generators cannot be copied, but a strategy does the same on every run: so the calls that were open at the
    checkpoint are run anew, without those that had returned (see `Skeleton`).

    Attributes:
        brought_back: whether that led to the checkpoint; if not, this is of no use.
    """

    def __init__(
        self, strategy: Strategy, problem: Problem, checkpoint: Checkpoint, until: int | None = None
    ) -> None:
        """Go to the checkpoint; from there on up to the step `until`, or to the end of the search."""
        super().__init__(strategy, problem, ALL)
        skeleton = Skeleton(self.trace, self._stack[0], self._recursive, checkpoint)
        self.brought_back = skeleton.build()
        self._stack, self._result = skeleton.stack, skeleton.result
        if until is not None:
            self._limit = self.trace.omitted.here(until)

    def _count(self, budget: int) -> None:
        """All that was wanted is recorded, for nothing is counted here."""
        self.done = True
