"""Many puzzles, list after list: each is swept as a whole (see `sweep`) where that pays."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.sweep import Outcome, Sweep

LEAST = 400
"""Puzzles that are swept, at least: for fewer the interpreter takes as long as for each of them alone."""

_FEW = 10
"""Where less than one puzzle in so many is decided, the sweeps have not paid."""

_LEFT_OUT = 8
"""Then so many times as many puzzles are not swept."""


class Sweeps:
    """The sweeps of a list after the other, some of them left out where they do not pay."""

    __slots__ = ("_left_out",)

    def __init__(self) -> None:
        """Leave nothing out yet."""
        self._left_out = 0

    def begin(self, lines: Sequence[str]) -> Sweep | None:
        """Begin to sweep these, unless it is not likely to pay; lines as `Sweep` takes them."""
        if len(lines) < LEAST:
            return None
        if self._left_out > 0:
            self._left_out -= len(lines)
            return None
        # A few puzzles are answered before it would be imported.
        from undoku.sudoku.sweep import Sweep

        return Sweep(lines)

    def end(self, sweep: Sweep) -> list[Outcome]:
        """Give what came of a sweep, and note whether it has paid."""
        outcomes = sweep.outcomes()
        if sweep.decided * _FEW < sweep.size:
            self._left_out = _LEFT_OUT * sweep.size
        return outcomes

    def outcomes(self, lines: Sequence[str]) -> list[Outcome]:
        """Tell what is known of each line once they are swept; if they are not, the line as it is."""
        sweep = self.begin(lines)
        if sweep is None:
            return [(None, line) for line in lines]
        while not sweep.advance():
            pass
        return self.end(sweep)
