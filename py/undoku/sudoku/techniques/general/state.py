"""The state of a position of any shape."""

from __future__ import annotations

from undoku.sudoku.techniques.any_state import AnyState
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.geometry import geometry_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Self

    from undoku.sudoku.position import Position
    from undoku.sudoku.techniques.geometry import Geometry
    from undoku.sudoku.techniques.step import Step


class State(AnyState):
    """The candidates of a position of any shape.

    >>> from undoku.sudoku import Position
    >>> State.of(Position.parse("1.3.............")).cells[1]
    10
    """

    __slots__ = ("geometry",)

    geometry: Geometry

    def __init__(
        self,
        geometry: Geometry,
        digits: Sequence[int],
        cells: Sequence[int],
        places: Sequence[int],
        empty: int,
        given: int,
        unique: bool,
    ) -> None:
        """Take all that is known."""
        super().__init__(digits, cells, places, empty, given, unique)
        self.geometry = geometry

    @classmethod
    def of(cls, position: Position) -> State:
        """Look at a position: its digits, and of each empty cell what fits and is not out."""
        geometry = geometry_of(position.layout)
        digits, cells = position.digits.packed, position.candidates()
        places = [0] * geometry.size
        empty = 0
        for cell, mask in enumerate(cells):
            if not digits[cell]:
                empty |= 1 << cell
                for digit in members(mask):
                    places[digit] |= 1 << cell
        given = sum(1 << cell for cell, digit in enumerate(position.givens.packed) if digit)
        return cls(geometry, digits, cells, places, empty, given, False)

    def after(self, step: Step) -> Self:
        """Give the state in which a step's placements stand and its eliminations are gone."""
        at = self.geometry
        digits, places, empty = bytearray(self.digits), list(self.places), self.empty
        gone = step.eliminations
        for cell, digit in at.pairs(step.placements):
            digits[cell] = digit
            empty &= ~(1 << cell)
            gone |= at.peers[cell] << at.cells * (digit - 1)
        for digit in range(at.size):
            places[digit] &= empty & ~(gone >> at.cells * digit)
        cells = [0] * at.cells
        for digit, where in enumerate(places):
            for cell in members(where):
                cells[cell] |= 1 << digit
        return type(self)(at, bytes(digits), tuple(cells), places, empty, self.given, self.unique)

    def knowing(self, *, given: int, unique: bool) -> Self:
        """Give the same state with these cells as givens, where it is known, or not, that it is unique."""
        at = self.geometry
        return type(self)(at, self.digits, self.cells, self.places, self.empty, given, unique)
