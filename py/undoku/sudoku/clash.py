"""Clashes: one digit twice in a unit."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.layout import Layout


class Clash:
    """A digit that a unit holds more than once; `str()` says so in a sentence for people.

    Attributes:
        digit: the digit, from 1.
        unit_kind: "row", "column", "box" or "region".
        unit_index: which of them, from 0.
        cells: the (row, column) of every cell of the unit that holds the digit, from 0, in reading order.

    >>> str(Clash(5, "row", 3, ((3, 1), (3, 6))))
    'Row 4 has two 5s: columns 2 and 7.'
    """

    __slots__ = ("cells", "digit", "unit_index", "unit_kind")

    def __init__(
        self, digit: int, unit_kind: str, unit_index: int, cells: tuple[tuple[int, int], ...]
    ) -> None:
        """Name the clash."""
        self.digit = digit
        self.unit_kind = unit_kind
        self.unit_index = unit_index
        self.cells = cells

    def __str__(self) -> str:
        """Say it in a sentence."""
        from undoku.sudoku.words import clash

        return clash(*self._key())

    def __repr__(self) -> str:
        """Show the arguments."""
        return f"Clash({self.digit}, {self.unit_kind!r}, {self.unit_index}, {self.cells})"

    def _key(self) -> tuple[int, str, int, tuple[tuple[int, int], ...]]:
        return self.digit, self.unit_kind, self.unit_index, self.cells

    def __eq__(self, other: object) -> bool:
        """Compare all attributes."""
        return self._key() == other._key() if isinstance(other, Clash) else NotImplemented

    def __hash__(self) -> int:
        """Hash all attributes."""
        return hash(self._key())


def find_clashes(layout: Layout, digits: Sequence[int]) -> tuple[Clash, ...]:
    """Find every clash of the digits (0 = empty), unit by unit: rows, columns, boxes; low digits first."""
    clashes = []
    for index, unit in enumerate(layout.units):
        held = [digits[cell] for cell in unit if digits[cell]]
        for digit in sorted({digit for digit in held if held.count(digit) > 1}):
            cells = tuple(divmod(cell, layout.size) for cell in unit if digits[cell] == digit)
            clashes.append(Clash(digit, layout.unit_kind(index), index % layout.size, cells))
    return tuple(clashes)
