"""Clashes: one digit twice in a unit."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.layout import Layout

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


class Clash:
    """A digit that a unit holds more than once; `str()` says so in a sentence for people.

    Attributes:
        digit: the digit, from 1.
        unit_kind: "row", "column", "box" or "region".
        unit_index: which of them, from 0.
        cells: the (row, column) of every cell of the unit that holds the digit, from 0, in reading order.

    >>> str(Clash(5, "row", 3, ((3, 1), (3, 6))))
    'Row 4 has two 5s: columns 2 and 7'
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
        number = _NUMBERS[len(self.cells)] if len(self.cells) < len(_NUMBERS) else str(len(self.cells))
        if self.unit_kind == "row":
            where = "columns " + _listed([str(column + 1) for _, column in self.cells])
        elif self.unit_kind == "column":
            where = "rows " + _listed([str(row + 1) for row, _ in self.cells])
        else:
            where = _listed([f"row {row + 1}, column {column + 1}" for row, column in self.cells], "; ")
        return f"{self.unit_kind.capitalize()} {self.unit_index + 1} has {number} {self.digit}s: {where}"

    def __repr__(self) -> str:
        """Show the arguments."""
        return f"Clash({self.digit}, {self.unit_kind!r}, {self.unit_index}, {self.cells})"

    def _key(self) -> tuple[object, ...]:
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


def _listed(words: list[str], comma: str = ", ") -> str:
    return comma.join(words[:-1]) + " and " + words[-1]
