"""The truth about a grid: how many solutions it has, what they have in common, and why there is none."""

from __future__ import annotations

from undoku.sudoku import words
from undoku.sudoku.census import MOST, Census
from undoku.sudoku.minimal_clash import MinimalClash
from undoku.sudoku.possible import TrueCandidates
from undoku.sudoku.variants import Variants, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TypeAlias

    from undoku.sudoku.grid import Grid

    Part: TypeAlias = Census | MinimalClash | TrueCandidates | Variants

AHEAD = 2000
"""The count goes first for so many nodes, which most grids do not need; then the true candidates."""


class Truth:
    """A search, which can be paused, for all that is told of a grid. What is found is there at once.

    Attributes:
        census: the solutions, counted to `most` of them and kept.
        known: whether the true candidates are known: mostly long before the solutions are counted.
        candidates: for every cell the digits that some solution has there, bit digit - 1; none until known.
        differ: the cells that have more than one of those, in reading order; none until known.
        clash: where there is no solution, the cells of a minimal clash, in reading order, when `done`.
        spare: where there is one solution, and the puzzle has no other one either, the cells of the puzzle of
            which any one could be empty, and it would still be the only one, in reading order, when `done`.
        sentence: all that in words, as far as it is known.

    >>> from undoku.sudoku import Grid
    >>> truth = Truth(Grid.parse("12............21"))
    >>> while not truth.done:
    ...     truth.advance(100)
    >>> truth.census.solutions, len(truth.differ), truth.candidates[:4]
    (4, 8, [1, 2, 12, 12])
    """

    def __init__(self, grid: Grid, puzzle: Grid | None = None, most: int = MOST) -> None:
        """Begin with the count; `puzzle` is the grid without what a player has entered, if anybody has."""
        self._grid = grid
        puzzle = puzzle or grid
        self.census = Census(grid, most)
        self._possible: TrueCandidates | None = None
        self._minimal: MinimalClash | None = None
        self._filled = [cell for cell, digit in enumerate(puzzle.packed) if digit]
        self._puzzle = puzzle
        self._fewer = Variants((changed(puzzle, cell, 0) for cell in self._filled), limit=2)
        self._turns = self._in_turn()
        self._part = next(self._turns, None)

    @property
    def done(self) -> bool:
        """Whether all is told."""
        return self._part is None

    def advance(self, budget: int) -> None:
        """Search on for about `budget` nodes."""
        if self._part is not None:
            self._part.advance(budget)
            self._part = next(self._turns, None)

    def _in_turn(self) -> Iterator[Part]:
        """Say what goes on next, each time that something has gone on."""
        census = self.census
        while not census.done and (census.nodes < AHEAD or census.solutions < 2):
            yield census
        if not census.exact:
            self._possible = TrueCandidates(self._grid, census.masks)
            while not self._possible.done:
                yield self._possible
            while not census.done:
                yield census
        elif census.solutions == 0:
            self._minimal = MinimalClash(self._grid)
            while not self._minimal.done:
                yield self._minimal
        elif census.solutions == 1:
            alone = Variants([self._puzzle] if self._puzzle != self._grid else [], limit=2)
            while not alone.done:
                yield alone
            # Where it takes entries to make it one, there is nothing to be said of the puzzle's digits.
            while 2 not in alone.counts and not self._fewer.done:
                yield self._fewer

    @property
    def known(self) -> bool:
        """Whether the true candidates are known."""
        return self.census.exact or (self._possible is not None and self._possible.done)

    @property
    def candidates(self) -> list[int]:
        """For every cell the digits that some solution has there, bit digit - 1; none until known."""
        if self.census.exact:
            return self.census.masks
        return self._possible.masks if self._possible and self._possible.done else []

    @property
    def differ(self) -> list[int]:
        """The cells in which not all solutions have the same digit; none until known."""
        return [cell for cell, mask in enumerate(self.candidates) if mask.bit_count() > 1]

    @property
    def clash(self) -> list[int]:
        """The cells of a minimal clash; none until it is found, and where there is a solution."""
        return self._minimal.cells if self._minimal and self._minimal.done else []

    @property
    def spare(self) -> list[int]:
        """The cells of the puzzle that could be empty, any one of them; none where that is not asked."""
        return [cell for cell, count in zip(self._filled, self._fewer.counts, strict=False) if count == 1]

    @property
    def sentence(self) -> str:
        """What is known, in words."""
        census = self.census
        if not census.done:
            return words.so_far(census.solutions)
        if self.clash:
            clashes = self._grid.clashes()
            return words.no_solution(str(clashes[0])) if clashes else words.cannot_stand(len(self.clash))
        counted = words.counted(census.solutions, census.exact)
        if census.solutions > 1:
            return f"{counted} {words.differing(len(self.differ))}"
        if census.solutions == 0 or not self._filled or not self._fewer.done:
            return counted
        return f"{counted} {words.spared(len(self.spare))}"
