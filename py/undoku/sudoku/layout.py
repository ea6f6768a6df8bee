"""The shape of a grid: its cells and the units that hold every digit once."""

from __future__ import annotations

from math import isqrt

from undoku.sudoku.errors import LayoutError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

LARGEST = 16


class Layout:
    """A square of `size` x `size` cells whose rows, columns and boxes each hold the digits 1 to `size`.

    Cells are numbered from 0 in reading order. Make one with `Layout.standard` or `Layout.from_regions`:
    both hand out the same object for the same shape, so layouts compare and hash by identity.

    Attributes:
        size: the number of rows, of columns, of boxes and of digits.
        cells: the number of cells, `size * size`.
        box_of: the box of every cell, boxes numbered from 0 in the order in which reading meets them.
        boxes: the cells of every box.
        rectangular: whether all boxes are rectangles of one shape, so that they are called boxes
            and not regions.
        units: the cells of every unit: all rows, then all columns, then all boxes.

    >>> Layout.standard(9).units[13]
    (4, 13, 22, 31, 40, 49, 58, 67, 76)
    """

    __slots__ = ("_peers", "box_of", "boxes", "cells", "rectangular", "size", "units")

    def __init__(self, box_of: tuple[int, ...], size: int) -> None:
        """Work out the units; for use by the class methods only."""
        self.size = size
        self.cells = size * size
        self.box_of = box_of
        self.boxes = tuple(
            tuple(cell for cell in range(self.cells) if box_of[cell] == box) for box in range(size)
        )
        self.rectangular = box_of == _rectangles(size)
        rows = tuple(tuple(range(row * size, row * size + size)) for row in range(size))
        columns = tuple(tuple(range(column, self.cells, size)) for column in range(size))
        self.units = rows + columns + self.boxes
        self._peers: tuple[tuple[int, ...], ...] | None = None

    @classmethod
    def standard(cls, size: int = 9) -> Layout:
        """Give the usual shape of a size: 4, 6 (boxes of 2 rows, 3 columns), 9, 12 (3 and 4), 16 and so on.

        Raises LayoutError for a size above 16 and for one that has no boxes (a prime).
        """
        layout = _STANDARD.get(size)
        if layout is None:
            box_of = _rectangles(size) if isinstance(size, int) and 4 <= size <= LARGEST else None
            if box_of is None:
                raise LayoutError("no-size", size=repr(size))
            layout = _STANDARD[size] = cls._shared(box_of, size)
        return layout

    @classmethod
    def from_regions(cls, regions: Iterable[Hashable]) -> Layout:
        """Give the shape whose boxes are any regions of the right number of cells (a jigsaw).

        `regions` names the region of every cell in reading order: a string of one character a cell
        (white space is skipped) or any sequence of labels. Raises LayoutError.

        >>> Layout.from_regions("AAAB ACBB CCDB CDDD").boxes[1]
        (3, 6, 7, 11)
        """
        try:
            labels = list("".join(regions.split()) if isinstance(regions, str) else regions)
            numbers: dict[Hashable, int] = {}
            box_of = tuple(numbers.setdefault(label, len(numbers)) for label in labels)
        except TypeError as error:
            raise LayoutError("no-labels", problem=str(error)) from None
        size = isqrt(len(box_of))
        if not 1 <= size <= LARGEST or size * size != len(box_of):
            raise LayoutError("no-square", cells=len(box_of), largest=LARGEST)
        if len(numbers) != size:
            raise LayoutError("regions", regions=len(numbers), needed=size)
        for label, number in numbers.items():
            if box_of.count(number) != size:
                raise LayoutError("region-size", label=repr(label), cells=box_of.count(number), needed=size)
        return cls._shared(box_of, size)

    @classmethod
    def _shared(cls, box_of: tuple[int, ...], size: int) -> Layout:
        layout = _LAYOUTS.get(box_of)
        if layout is None:
            layout = _LAYOUTS[box_of] = cls(box_of, size)
        return layout

    @property
    def peers(self) -> tuple[tuple[int, ...], ...]:
        """The cells that must differ from each cell, in ascending order."""
        if self._peers is None:
            neighbours: list[set[int]] = [set() for _ in range(self.cells)]
            for unit in self.units:
                for cell in unit:
                    neighbours[cell].update(unit)
            self._peers = tuple(tuple(sorted(near - {cell})) for cell, near in enumerate(neighbours))
        return self._peers

    def unit_kind(self, unit: int) -> str:
        """Say what the unit of that index in `units` is: "row", "column", "box" or "region"."""
        return ("row", "column", "box" if self.rectangular else "region")[unit // self.size]

    def __repr__(self) -> str:
        """Show the call that gives this layout."""
        if self.rectangular and self.size >= 4:
            return f"Layout.standard({self.size})"
        return f"Layout.from_regions({''.join(map('ABCDEFGHIJKLMNOP'.__getitem__, self.box_of))!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the regions, so that a copy is the shared object of its process."""
        return Layout.from_regions, (self.box_of,)


_LAYOUTS: dict[tuple[int, ...], Layout] = {}
_STANDARD: dict[int, Layout] = {}


def _rectangles(size: int) -> tuple[int, ...] | None:
    """Number the boxes of the usual shape: as near to squares as can be, and no taller than wide."""
    height = next((height for height in range(isqrt(size), 1, -1) if size % height == 0), None)
    if height is None:
        return None
    width = size // height
    return tuple(row // height * height + column // width for row in range(size) for column in range(size))
