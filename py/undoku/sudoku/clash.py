"""Clashes: one digit twice in a unit or in a cage, and digits with which a cage cannot have its sum."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.layout import Cage, Layout


class Clash:
    """A digit that a unit holds more than once; `str()` says so in a sentence for people.

    Attributes:
        digit: the digit, from 1; 0 where a cage cannot have its sum.
        unit_kind: "row", "column", "box" or "region", "diagonal", "cage".
        unit_index: which of them, from 0.
        cells: the (row, column) of every cell of the unit that holds the digit, from 0, in reading order; of
            a cage that cannot have its sum, all its cells that hold one.
        sum: the sum that the cage cannot have; 0 for a digit that is held more than once.

    >>> str(Clash(5, "row", 3, ((3, 1), (3, 6))))
    'Row 4 has two 5s: columns 2 and 7.'
    """

    __slots__ = ("cells", "digit", "sum", "unit_index", "unit_kind")

    def __init__(
        self,
        digit: int,
        unit_kind: str,
        unit_index: int,
        cells: tuple[tuple[int, int], ...],
        sum: int = 0,  # noqa: A002
    ) -> None:
        """Name the clash."""
        self.digit = digit
        self.unit_kind = unit_kind
        self.unit_index = unit_index
        self.cells = cells
        self.sum = sum

    def __str__(self) -> str:
        """Say it in a sentence."""
        from undoku.sudoku.words import clash

        return clash(*self._key())

    def __repr__(self) -> str:
        """Show the arguments."""
        last = f", sum={self.sum}" if self.sum else ""
        return f"Clash({self.digit}, {self.unit_kind!r}, {self.unit_index}, {self.cells}{last})"

    def _key(self) -> tuple[int, str, int, tuple[tuple[int, int], ...], int]:
        return self.digit, self.unit_kind, self.unit_index, self.cells, self.sum

    def __eq__(self, other: object) -> bool:
        """Compare all attributes."""
        return self._key() == other._key() if isinstance(other, Clash) else NotImplemented

    def __hash__(self) -> int:
        """Hash all attributes."""
        return hash(self._key())


def repeats(digits: Sequence[int], cells: Sequence[int]) -> list[int]:
    """Give the digits (0 = empty) that stand in more than one of some cells, low ones first."""
    held = [digits[cell] for cell in cells if digits[cell]]
    if len(held) == len(set(held)):
        return []
    return sorted({digit for digit in held if held.count(digit) > 1})


def find_clashes(layout: Layout, digits: Sequence[int]) -> tuple[Clash, ...]:
    """Find every clash of digits (0 = empty): rows, columns, boxes, diagonals, cages; low digits first."""
    size = layout.size
    clashes = []
    for index, unit in enumerate(layout.units):
        for digit in repeats(digits, unit):
            squares = tuple(divmod(cell, size) for cell in unit if digits[cell] == digit)
            clashes.append(Clash(digit, layout.unit_kind(index), index % size, squares))
    for index, cage in enumerate(layout.cages):
        twice = repeats(digits, cage.cells)
        for digit in twice:
            squares = tuple(divmod(cell, size) for cell in cage.cells if digits[cell] == digit)
            clashes.append(Clash(digit, "cage", index, squares))
        if not twice and cage.sum and _has_no_sum(cage, digits, size):
            squares = tuple(divmod(cell, size) for cell in cage.cells if digits[cell])
            clashes.append(Clash(0, "cage", index, squares, cage.sum))
    return tuple(clashes)


def _has_no_sum(cage: Cage, digits: Sequence[int], size: int) -> bool:
    """Whether no digits in the empty cells of a cage give it its sum; a cage without digits is left out."""
    from undoku.sudoku.sums import supported

    held = [digits[cell] for cell in cage.cells if digits[cell]]
    free = ((1 << size) - 1) & ~sum(1 << digit - 1 for digit in held)
    domains = [1 << digits[cell] - 1 if digits[cell] else free for cell in cage.cells]
    return bool(held) and not all(supported(domains, cage.sum, size, differ=True))
