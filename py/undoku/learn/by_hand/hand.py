"""What a reader's acts make of the board: the pieces that stand, and the calls that are open."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from undoku.learn.by_hand.acts import DEEPER, PLACES, REJECTS, RETURNS, UNDOES, Act
from undoku.search.steps import NO_CELL


@dataclass(frozen=True)
class Level:
    """An open call.

    Attributes:
        cell, value: what it last decided on, or was begun with; NO_CELL and 0 for nothing yet.
        refused: the cells that it has refused, or taken back.
    """

    cell: int = NO_CELL
    value: int = 0
    refused: tuple[int, ...] = ()


@dataclass(frozen=True)
class Hand:
    """The board as it is after some acts; an act makes another one.

    Attributes:
        board: the values of all cells.
        levels: the open calls, the outermost first.
        placed: what stands and was placed by the search: cell, and what was there before.
        least: how many calls were open at the beginning; with fewer of them it is over.
        solutions: how often a solution was called.
    """

    board: tuple[int, ...]
    levels: tuple[Level, ...]
    placed: tuple[tuple[int, int], ...]
    least: int
    solutions: int = field(default=0)

    @property
    def is_over(self) -> bool:
        """Whether the call that is played has returned."""
        return len(self.levels) < self.least

    def done(self, act: Act) -> Hand:
        """Give what an act makes of it."""
        *outer, level = self.levels
        kind, cell, value = act
        if kind == RETURNS:
            return replace(self, levels=tuple(outer))
        if kind == DEEPER:
            caller = replace(level, cell=cell, value=value) if cell != NO_CELL else level
            return replace(self, levels=(*outer, caller, Level(cell, value)))
        if kind == PLACES:
            levels = (*outer, replace(level, cell=cell, value=value))
            placed = (*self.placed, (cell, self.board[cell]))
            return replace(self, levels=levels, placed=placed, board=self._with(cell, value))
        if kind == REJECTS:
            refused = (*level.refused, cell)
            return replace(self, levels=(*outer, Level(cell, value, refused)))
        if kind == UNDOES:
            cell, before = self.placed[-1]
            levels = (*outer, replace(level, refused=(*level.refused, cell)))
            return replace(self, levels=levels, placed=self.placed[:-1], board=self._with(cell, before))
        return replace(self, solutions=self.solutions + 1)

    def _with(self, cell: int, value: int) -> tuple[int, ...]:
        board = list(self.board)
        board[cell] = value
        return tuple(board)
