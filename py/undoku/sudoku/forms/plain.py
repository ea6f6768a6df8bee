"""A grid of digits: 81 characters, nine lines with or without rules, 81 numbers. All digits are givens."""

from __future__ import annotations

from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid
from undoku.sudoku.text import digit_of, places

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.source import Source
    from undoku.sudoku.layout import Layout


def read(source: Source, layout: Layout | None) -> Grid:
    """Read the grid; raises GridError that names line and character."""
    try:
        return Grid.parse(source.bare, layout)
    except GridError as error:
        found, starts = places(source.bare, layout)
        if error.code == "no-symbol":
            row, column = error.values["row"], error.values["column"]
            assert isinstance(row, int) and isinstance(column, int)
            start, symbol = starts[row * found.size + column], error.values["value"]
            raise source.error("odd-symbol", start, value=symbol, size=found.size) from None
        for start in starts:
            if digit_of(source.bare[start], found.size) is None:
                raise source.error("odd-symbol", start, value=source.bare[start], size=found.size) from None
        raise source.miscounted(starts, found.size) from None
