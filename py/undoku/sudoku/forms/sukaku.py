"""All candidates in a row: for every cell its nine, a blank where one is out; 729 characters, in any lines.

A single candidate is a given, unless a cell that sees it has it as well: as in a candidate grid.
"""

from __future__ import annotations

import re

from undoku.sudoku.forms.candidates import of_masks
from undoku.sudoku.layout import Layout
from undoku.sudoku.text import SYMBOLS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source

_SIZE = 9
LENGTH = _SIZE**3
_SLOTS = re.compile(
    "(?:" + "".join(f"[{digit}.0]" for digit in range(1, _SIZE + 1)) + f"){{{_SIZE * _SIZE}}}"
)


def is_one(bare: str) -> bool:
    """Whether a text has a blank or its digit in each of 729 places."""
    return len(bare) >= LENGTH and bool(_SLOTS.fullmatch("".join(bare.split())))


def read(source: Source, layout: Layout | None) -> Parts:
    """Read the candidates; raises GridError that names line and character."""
    places = [place for place, symbol in enumerate(source.bare) if not symbol.isspace()]
    if layout is not None and layout is not Layout.standard(_SIZE):
        raise source.error("another-shape", places[0] if places else 0)
    masks = [0] * _SIZE**2
    for number, place in enumerate(places[:LENGTH]):
        cell, digit = divmod(number, _SIZE)
        symbol = source.bare[place]
        if symbol not in (SYMBOLS[digit + 1], ".", "0"):
            raise source.error("odd-slot", place, value=symbol, needed=SYMBOLS[digit + 1])
        masks[cell] |= (symbol == SYMBOLS[digit + 1]) << digit
    if len(places) > LENGTH:
        raise source.error("too-many", places[LENGTH], needed=LENGTH)
    if len(places) < LENGTH:
        raise source.error("too-few", source.end(), cells=len(places), needed=LENGTH)
    grid, out = of_masks(Layout.standard(_SIZE), masks)
    return grid, grid, (), (), out


def write(position: Written) -> str:
    """Write the candidates, and digits as the only ones of their cells.

    >>> from undoku.sudoku import Grid, Position
    >>> write(Position(Grid.parse("3" + "." * 80)))[:18]
    '..3......12.456789'
    """
    masks = (
        1 << digit - 1 if digit else mask
        for digit, mask in zip(position.digits.packed, position.candidates(), strict=True)
    )
    return "".join(
        SYMBOLS[digit + 1] if mask >> digit & 1 else "." for mask in masks for digit in range(_SIZE)
    )
