"""A line of HoDoKu's library, in which its tests, and people, name a position.

`:technique:digits:givens:deleted candidates:eliminations:placements:extra:`, where any part but the givens
may be empty, and all after them missing. In the givens `+` is before a digit that was placed; a deleted
candidate is digit, row and column, from 1, with spaces between. The other parts tell a step, which is not a
part of the position.
"""

from __future__ import annotations

import re

from undoku.search.errors import shown
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout
from undoku.sudoku.masks import digits_of
from undoku.sudoku.text import SYMBOLS, digit_of, usual

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source

_BEFORE_GIVENS = 3


def read(source: Source, layout: Layout | None) -> Parts:
    """Read the line; raises GridError that names line and character."""
    start = len(source.bare) - len(source.bare.lstrip())
    end = source.end(start)
    following = source.bare[end:].lstrip()
    if following:
        raise source.error("after-line", len(source.bare) - len(following))
    parts = source.bare[start:end].split(":")
    if len(parts) <= _BEFORE_GIVENS:
        raise source.error("no-givens", end)
    start += sum(len(part) + 1 for part in parts[:_BEFORE_GIVENS])
    givens, digits = _grids(source, start, parts[_BEFORE_GIVENS], layout)
    start += len(parts[_BEFORE_GIVENS]) + 1
    deleted = "".join(parts[_BEFORE_GIVENS + 1 : _BEFORE_GIVENS + 2])
    return givens, digits, (), (), _out(source, start, deleted, givens.layout)


def _grids(source: Source, start: int, text: str, layout: Layout | None) -> tuple[Grid, Grid]:
    symbols = [(start + found.start(1), found[1]) for found in re.finditer(r"\+?(.)", text)]
    layout = layout or usual(len(symbols)) or Layout.standard(9)
    size = layout.size
    givens, digits = bytearray(), bytearray()
    for place, symbol in symbols[: layout.cells]:
        digit = digit_of(symbol, size)
        if digit is None:
            raise source.error("odd-symbol", place, value=symbol, size=size)
        is_placed = source.bare[place - 1] == "+"
        if is_placed and not digit:
            raise source.error("nothing-placed", place, value=symbol, size=size)
        givens.append(0 if is_placed else digit)
        digits.append(digit)
    if len(symbols) > layout.cells:
        raise source.error("too-many", symbols[layout.cells][0], needed=layout.cells)
    if len(symbols) < layout.cells:
        raise source.error("too-few", start + len(text), cells=len(symbols), needed=layout.cells)
    return Grid.trusted(layout, bytes(givens)), Grid.trusted(layout, bytes(digits))


def _out(source: Source, start: int, text: str, layout: Layout) -> list[int]:
    out = [0] * layout.cells
    for found in re.finditer(r"[^\s,]+", text):
        numbers = [digit_of(symbol, layout.size) for symbol in found[0]]
        if len(numbers) != 3 or not all(numbers):
            raise source.error("odd-deleted", start + found.start(), value=shown(found[0]), size=layout.size)
        digit, row, column = (number or 0 for number in numbers)
        out[(row - 1) * layout.size + column - 1] |= 1 << digit - 1
    return out


def write(position: Written) -> str:
    """Write the line as HoDoKu does where there is no step.

    >>> from undoku.sudoku import Position
    >>> grids = Grid.parse("1.3434122143432."), Grid.parse("123434122143432.")
    >>> write(Position(*grids, out=15 * [0] + [2]))
    ':0000:x:1+23434122143432.:244::'
    """
    size = position.layout.size
    cells = "".join(
        ("" if given == digit else "+") + SYMBOLS[digit]
        for given, digit in zip(position.givens.packed, position.digits.packed, strict=True)
    )
    deleted = " ".join(
        SYMBOLS[digit] + SYMBOLS[cell // size + 1] + SYMBOLS[cell % size + 1]
        for cell, mask in enumerate(position.out)
        for digit in digits_of(mask)
    )
    return f":0000:x:{cells}:{deleted}::"
