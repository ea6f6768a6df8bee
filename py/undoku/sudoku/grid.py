"""A grid: a layout and the digits in its cells."""

from __future__ import annotations

from undoku.sudoku import text as form
from undoku.sudoku.clash import Clash, find_clashes
from undoku.sudoku.errors import GridError
from undoku.sudoku.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable


class Grid:
    """An immutable grid; `digits` holds a digit for every cell in reading order, 0 = empty.

    Raises GridError if the number of digits or one of them does not fit the layout. Equal digits that
    clash are allowed: `clashes()` finds them.

    >>> grid = Grid.parse("1.3434122143432.")
    >>> grid[0, 2], str(grid)
    (3, '1.3434122143432.')
    """

    __slots__ = ("_layout", "_packed")

    _layout: Layout
    _packed: bytes

    def __init__(self, layout: Layout, digits: Iterable[int]) -> None:
        """Check the digits against the layout."""
        try:
            cells = tuple(digits)
        except TypeError:
            raise GridError("not-digits", type=type(digits).__name__) from None
        self._layout = layout
        if len(cells) != layout.cells:
            raise GridError("cells", cells=len(cells), needed=layout.cells)
        for cell, digit in enumerate(cells):
            if not isinstance(digit, int) or not 0 <= digit <= layout.size:
                row, column = divmod(cell, layout.size)
                raise GridError("no-digit", row=row, column=column, value=repr(digit), size=layout.size)
        self._packed = bytes(cells)

    @classmethod
    def parse(cls, text: str, layout: Layout | None = None) -> Grid:
        """Read a grid from one line, from lines, from a picture with | - +, or from separated numbers.

        `.`, `0`, `_`, `*` and `?` are blank; above 9, letters (A = 10) or separated numbers. Without a layout
        the number of cells decides. Raises GridError that names the row and column, or the number of cells.
        """
        return cls.trusted(*form.read(text, layout))

    @classmethod
    def trusted(cls, layout: Layout, packed: bytes) -> Grid:
        """Make a grid from digits, a byte a cell, that are known to fit, without checking them again."""
        grid = object.__new__(cls)
        grid._layout = layout
        grid._packed = packed
        return grid

    @property
    def layout(self) -> Layout:
        """The shape of the grid."""
        return self._layout

    @property
    def digits(self) -> tuple[int, ...]:
        """The digit of every cell in reading order, 0 = empty."""
        return tuple(self._packed)

    @property
    def packed(self) -> bytes:
        """The digits, a byte a cell: what a solver reads, and quicker to get than `digits`."""
        return self._packed

    def __getitem__(self, square: tuple[int, int]) -> int:
        """Give the digit at (row, column), counted from 0."""
        row, column = square
        size = self._layout.size
        if not (0 <= row < size and 0 <= column < size):
            raise GridError("outside", row=row, column=column, last=size - 1)
        return self._packed[row * size + column]

    def clashes(self) -> tuple[Clash, ...]:
        """Find every digit that a row, a column or a box holds more than once."""
        return find_clashes(self._layout, self._packed)

    def pretty(self) -> str:
        """Draw the grid, a line a row, with lines where boxes meet; `parse` reads it back."""
        return form.picture(self._layout, self._packed)

    def __str__(self) -> str:
        """Write one line: a character a cell, `.` for blank, letters from A for 10 and above."""
        return form.line(self._packed)

    def __repr__(self) -> str:
        """Show the arguments."""
        return f"Grid({self._layout!r}, {self.digits})"

    def __eq__(self, other: object) -> bool:
        """Compare layout and digits."""
        if not isinstance(other, Grid):
            return NotImplemented
        return self._layout is other._layout and self._packed == other._packed

    def __hash__(self) -> int:
        """Hash the digits."""
        return hash(self._packed)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what makes the grid."""
        return Grid, (self._layout, self.digits)
