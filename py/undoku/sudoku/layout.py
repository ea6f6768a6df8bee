"""The shape of a grid: its cells, the units that hold every digit once, and the cages with their sums."""

from __future__ import annotations

from collections import namedtuple
from math import isqrt
from weakref import WeakValueDictionary

from undoku.search.errors import shown
from undoku.sudoku.errors import LayoutError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Sequence

LARGEST = 25
SIZES = tuple(
    size for size in range(4, LARGEST + 1) if any(size % side == 0 < size - side for side in (2, 3, 5))
)
"""The sizes that have a usual shape: those that are no primes."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"


class Cage(namedtuple("Cage", ("sum", "cells"))):
    """Cells whose digits differ and have a sum (the rule of Killer Sudoku); 0 is for a cage without a sum."""

    __slots__ = ()
    sum: int
    cells: tuple[int, ...]


class Layout:
    """A square of `size` x `size` cells whose rows, columns and boxes each hold the digits 1 to `size`.

    The two long diagonals may hold them as well, and there may be cages. Cells are numbered from 0 in
    reading order. Make one with `Layout.standard` or `Layout.from_regions`, and `with_rules`: they hand out
    the same object for the same shape, so layouts compare and hash by identity.

    Attributes:
        size: the number of rows, of columns, of boxes and of digits.
        cells: the number of cells, `size * size`.
        box_of: the box of every cell, boxes numbered from 0 in the order in which reading meets them.
        boxes: the cells of every box.
        rectangular: whether all boxes are rectangles of one shape, so that they are called boxes
            and not regions.
        diagonal: whether the two long diagonals hold every digit once.
        cages: the cages, ordered by their first cells; no two share a cell.
        units: the cells of every unit: all rows, then all columns, then all boxes, then the diagonals where
            they count, the one from the top left first.

    >>> Layout.standard(9).units[13]
    (4, 13, 22, 31, 40, 49, 58, 67, 76)
    """

    __slots__ = (
        "__weakref__",
        "_peers",
        "box_of",
        "boxes",
        "cages",
        "cells",
        "diagonal",
        "rectangular",
        "size",
        "units",
    )

    def __init__(self, box_of: tuple[int, ...], diagonal: bool, cages: tuple[Cage, ...]) -> None:
        """Work out the units; for use by the class methods only."""
        size = self.size = isqrt(len(box_of))
        self.cells = size * size
        self.box_of = box_of
        self.diagonal = diagonal
        self.cages = cages
        self.boxes = tuple(
            tuple(cell for cell in range(self.cells) if box_of[cell] == box) for box in range(size)
        )
        self.rectangular = box_of == _rectangles(size)
        rows = tuple(tuple(range(row * size, row * size + size)) for row in range(size))
        columns = tuple(tuple(range(column, self.cells, size)) for column in range(size))
        self.units = rows + columns + self.boxes
        if diagonal:
            falling = tuple(range(0, self.cells, size + 1))
            self.units += (falling, tuple(range(size - 1, self.cells - 1, size - 1)) or falling)
        self._peers: tuple[tuple[int, ...], ...] | None = None

    @classmethod
    def standard(cls, size: int = 9) -> Layout:
        """Give the usual shape of a size: 4, 6 (boxes of 2 rows, 3 columns), 9, 12 (3 and 4), 16 and so on.

        Raises LayoutError for a size below 4 or above 25 and for one that has no boxes (a prime).
        """
        layout = _STANDARD.get(size)
        if layout is None:
            box_of = _rectangles(size) if isinstance(size, int) and size in SIZES else None
            if box_of is None:
                raise LayoutError("no-size", size=shown(size), sizes=list(SIZES))
            layout = _STANDARD[size] = _shared(box_of)
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
        return _shared(box_of)

    def with_rules(self, diagonal: bool = False, cages: Iterable[tuple[int, Iterable[int]]] = ()) -> Layout:
        """Give the shape that has the same boxes, and these rules and no others.

        A cage is a sum (0 for none) and its cells, in any order. Raises LayoutError for one that cannot be:
        a sum that no digits that differ have, more cells than digits, a cell of two cages.

        >>> Layout.standard(4).with_rules(cages=[(3, (1, 0)), (0, (5,))]).cages
        (Cage(sum=3, cells=(0, 1)), Cage(sum=0, cells=(5,)))
        """
        return _shared(self.box_of, bool(diagonal), _checked(cages, self.size))

    @property
    def regions(self) -> str:
        """The boxes as text that `from_regions` reads: a letter from A for every cell, in reading order."""
        return "".join(_LETTERS[box] for box in self.box_of)

    @property
    def is_standard(self) -> bool:
        """Whether the boxes are those of `Layout.standard` and there are no further rules."""
        return self.rectangular and not self.diagonal and not self.cages

    @property
    def peers(self) -> tuple[tuple[int, ...], ...]:
        """The cells that must differ from each cell, in ascending order."""
        if self._peers is None:
            neighbours: list[set[int]] = [set() for _ in range(self.cells)]
            for unit in self.units + tuple(cage.cells for cage in self.cages):
                for cell in unit:
                    neighbours[cell].update(unit)
            self._peers = tuple(tuple(sorted(near - {cell})) for cell, near in enumerate(neighbours))
        return self._peers

    def unit_kind(self, unit: int) -> str:
        """Say what the unit of that index in `units` is: "row", "column", "box" or "region", "diagonal"."""
        return ("row", "column", "box" if self.rectangular else "region", "diagonal")[unit // self.size]

    def __repr__(self) -> str:
        """Show the call that gives this layout."""
        call = f"from_regions({self.regions!r})" if not self.rectangular else f"standard({self.size})"
        rules = ["diagonal=True"] * self.diagonal
        if self.cages:
            rules.append(f"cages={[tuple(cage) for cage in self.cages]}")
        return f"Layout.{call}" + (f".with_rules({', '.join(rules)})" if rules else "")

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what makes the layout, so that a copy is the shared object of its process."""
        return _shared, (self.box_of, self.diagonal, self.cages)


# Shapes with cages are many, so what nobody holds any more is forgotten.
_LAYOUTS: WeakValueDictionary[tuple[object, ...], Layout] = WeakValueDictionary()
_STANDARD: dict[int, Layout] = {}


def _shared(box_of: tuple[int, ...], diagonal: bool = False, cages: tuple[Cage, ...] = ()) -> Layout:
    """Give the one layout of a shape that is known to be right."""
    key = (box_of, diagonal, cages)
    layout = _LAYOUTS.get(key)
    if layout is None:
        layout = _LAYOUTS[key] = Layout(*key)
    return layout


def _checked(cages: Iterable[tuple[int, Iterable[int]]], size: int) -> tuple[Cage, ...]:
    """Order cages and their cells, and see that they can be."""
    taken: set[int] = set()
    checked = []
    for number, cage in enumerate(cages, 1):
        total, cells = _parts(cage, number)
        for cell in cells:
            if not 0 <= cell < size * size:
                raise LayoutError("cage-cell", cage=number, cell=cell, last=size * size - 1)
            if cell in taken:
                row, column = divmod(cell, size)
                raise LayoutError("cage-twice", cage=number, row=row, column=column)
            taken.add(cell)
        if not 1 <= len(cells) <= size:
            raise LayoutError("cage-cells", cage=number, cells=len(cells), size=size)
        least = len(cells) * (len(cells) + 1) // 2
        most = len(cells) * (size + 1) - least
        if total and not least <= total <= most:
            row, column = divmod(min(cells), size)
            raise LayoutError(
                "cage-sum", row=row, column=column, sum=total, cells=len(cells), least=least, most=most
            )
        checked.append(Cage(total, tuple(sorted(cells))))
    return tuple(sorted(checked, key=lambda cage: cage.cells))


def _parts(cage: tuple[int, Iterable[int]], number: int) -> tuple[int, Sequence[int]]:
    """Take a cage apart, where it is one: a whole number and whole numbers."""
    try:
        total, numbers = cage
        cells = list(numbers)
    except (TypeError, ValueError):
        raise LayoutError("no-cage", cage=number, value=shown(cage)) from None
    if not all(isinstance(value, int) and not isinstance(value, bool) for value in (total, *cells)):
        raise LayoutError("no-cage", cage=number, value=shown(cage))
    return total, cells


def _rectangles(size: int) -> tuple[int, ...] | None:
    """Number the boxes of the usual shape: as near to squares as can be, and no taller than wide."""
    height = next((height for height in range(isqrt(size), 1, -1) if size % height == 0), None)
    if height is None:
        return None
    width = size // height
    return tuple(row // height * height + column // width for row in range(size) for column in range(size))
