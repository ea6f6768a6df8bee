"""What the states of all shapes have in common: what steps are told and drawn from."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Self, TypeVar

    from undoku.sudoku.techniques.geometry import Geometry
    from undoku.sudoku.techniques.step import Step

    Part = TypeVar("Part")


class AnyState:
    """The candidates of a position; it does not change, `after` a step there is another.

    `state.State` is that of the usual 9 by 9, `general.state.State` that of all other shapes; `geometry` says
    how sets are written.

    Attributes:
        geometry: the shape.
        digits: the digit of every cell, 0 = empty.
        cells: for every cell the mask of its candidates, bit digit - 1; 0 where a digit stands.
        places: for every digit, from 0, the set of the cells that have it as a candidate.
        empty: the set of the empty cells.
        given: the set of the cells that hold a given.
        unique: whether the puzzle is known to have exactly one solution, so that it may be argued from that.
    """

    __slots__ = ("_kept", "cells", "digits", "empty", "given", "places", "unique")

    geometry: Geometry

    def __init__(
        self,
        digits: Sequence[int],
        cells: Sequence[int],
        places: Sequence[int],
        empty: int,
        given: int,
        unique: bool,
    ) -> None:
        """Take all that is known."""
        self.digits = digits
        self.cells = cells
        self.places = places
        self.empty = empty
        self.given = given
        self.unique = unique
        self._kept: dict[object, object] = {}

    def after(self, step: Step) -> Self:
        """Give the state in which a step's placements stand and its eliminations are gone."""
        raise NotImplementedError

    def knowing(self, *, given: int, unique: bool) -> Self:
        """Give the same state with these cells as givens, where it is known, or not, that it is unique."""
        raise NotImplementedError

    @property
    def candidates(self) -> int:
        """All candidates as one set."""
        return self.once(_candidates)

    @property
    def solved(self) -> bool:
        """Whether no cell is empty."""
        return not self.empty

    def once(self, work: Callable[[Self], Part]) -> Part:
        """Give what a function makes of this state, which is worked out at its first use and kept."""
        part = self._kept.get(work)
        if part is None:
            part = self._kept[work] = work(self)
        return part  # type: ignore[return-value]

    def forget(self) -> None:
        """Let go of what was worked out; where it is asked for again, it is worked out again."""
        self._kept.clear()


def _candidates(state: AnyState) -> int:
    candidates, cells = 0, state.geometry.cells
    for digit, places in enumerate(state.places):
        candidates |= places << cells * digit
    return candidates


def left_out(state: AnyState) -> set[str]:
    """Give the techniques that may have more steps: whoever ends a search of all steps early adds them.

    Ask for it with `state.once(left_out)`.
    """
    return set()
