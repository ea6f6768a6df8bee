"""The puzzles that came nearest to what is wished, up to now."""

from __future__ import annotations

from bisect import bisect_right

KEPT = 60
"""So many are kept."""


class Efforts:
    """The nearest puzzles.

    Attributes:
        puzzles: their givens, the nearest first, of those that are as near the oldest.

    >>> efforts = Efforts()
    >>> for distance, puzzle in ((2, b"a"), (1, b"b"), (2, b"c")):
    ...     efforts.keep(distance, puzzle)
    >>> efforts.puzzles, efforts.farthest
    ([b'b', b'a', b'c'], 2)
    """

    __slots__ = ("_distances", "puzzles")

    def __init__(self) -> None:
        """Begin without any."""
        self.puzzles: list[bytes] = []
        self._distances: list[int] = []

    @property
    def farthest(self) -> int:
        """How far the farthest one is from what is wished; 0 where there is none yet."""
        return self._distances[-1] if self._distances else 0

    def keep(self, distance: int, puzzle: bytes) -> None:
        """Keep a puzzle, unless there are enough that came nearer."""
        distances, puzzles = self._distances, self.puzzles
        if len(puzzles) == KEPT:
            worst = distances[-1]
            if distance > worst:
                return
            # Of those that are as far the oldest goes, so that the search moves on.
            oldest = distances.index(worst)
            del distances[oldest], puzzles[oldest]
        at = bisect_right(distances, distance)
        distances.insert(at, distance)
        puzzles.insert(at, puzzle)
