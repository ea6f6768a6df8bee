"""Links to two sites that take the digits, of the usual 9 by 9, as they are.

`sudokuwiki.org/…?bd=` has 81 digits, 0 for blank, or `S9B` and for each cell a number in two characters of
base 36: 1 to 9 is a given, 10 to 18 a digit that was entered, and above 18 the mask of the candidates that
are left, with 18 added. (This is nowhere told; 304 cells of 8 positions that are published with their
beginnings have no candidate that the digits forbid, and with no other number that holds.) 0 is read and
written for an empty cell without candidates. `sudokuexchange.com/play/?s=` has 81 digits.
"""

from __future__ import annotations

import re

from undoku.search.errors import shown
from undoku.sudoku.forms.marks import MARKS
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout
from undoku.sudoku.masks import fitting
from undoku.sudoku.text import digit_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source

_S9B = "S9B"
_SIZE = 9
_CELLS = 81
_FULL = 511
_ENTERED = 9
"""What is added to an entered digit."""
_LEFT = 18
"""What is added to the mask of the candidates that are left."""
_BASE36 = "0123456789abcdefghijklmnopqrstuvwxyz"
_VALUE = re.compile(r"[^\s&#\"'<>)\]]*")


def read_wiki(source: Source, layout: Layout | None) -> Parts:
    """Read a link to SudokuWiki; raises GridError that names line and character."""
    mark = re.search(MARKS["sudokuwiki"], source.bare)
    if not mark:
        raise source.error("no-form-here", 0, form="sudokuwiki")
    start = mark.start() if mark[0] == _S9B else mark.end()
    if not source.bare.startswith(_S9B, start):
        return _plain(source, start, layout)
    start += len(_S9B)
    found = _VALUE.match(source.bare, start)
    value = found[0] if found else ""
    _check(source, start, layout)
    if len(value) != 2 * _CELLS:
        raise source.error("game-cells", start, cells=len(value) // 2, needed=_CELLS)
    givens, digits, left = bytearray(_CELLS), bytearray(_CELLS), [0] * _CELLS
    for cell in range(_CELLS):
        pair = value[2 * cell : 2 * cell + 2]
        number = int(pair, 36) if all(symbol in _BASE36 for symbol in pair) else _FULL + _LEFT + 1
        if number > _FULL + _LEFT:
            raise source.error("odd-pair", start + 2 * cell, value=shown(pair))
        if number > _LEFT:
            left[cell] = number - _LEFT
        elif number > _ENTERED:
            digits[cell] = number - _ENTERED
        else:
            givens[cell] = digits[cell] = number
    shape = Layout.standard(_SIZE)
    fits = fitting(shape, digits)
    out = [fit & ~mask for fit, mask in zip(fits, left, strict=True)]
    return Grid.trusted(shape, bytes(givens)), Grid.trusted(shape, bytes(digits)), (), (), out


def read_exchange(source: Source, layout: Layout | None) -> Parts:
    """Read a link to SudokuExchange; raises GridError that names line and character."""
    mark = re.search(MARKS["sudokuexchange"], source.bare)
    if not mark:
        raise source.error("no-form-here", 0, form="sudokuexchange")
    return _plain(source, mark.end(), layout)


def _plain(source: Source, start: int, layout: Layout | None) -> Parts:
    found = _VALUE.match(source.bare, start)
    value = (found[0] if found else "").rstrip(",;!")
    _check(source, start, layout)
    for place, symbol in enumerate(value[:_CELLS], start):
        if digit_of(symbol, _SIZE) is None:
            raise source.error("odd-symbol", place, value=symbol, size=_SIZE)
    if len(value) > _CELLS and value[_CELLS:] != ".":
        raise source.error("too-many", start + _CELLS, needed=_CELLS)
    if len(value) < _CELLS:
        raise source.error("too-few", start + len(value), cells=len(value), needed=_CELLS)
    grid = Grid.parse(value[:_CELLS])
    return grid, grid, (), (), ()


def _check(source: Source, start: int, layout: Layout | None) -> None:
    if layout is not None and layout is not Layout.standard(_SIZE):
        raise source.error("another-shape", start)


def write_wiki(position: Written) -> str:
    """Write a link that opens the position in SudokuWiki's solver: 81 digits where that is all there is.

    >>> from undoku.sudoku import Position
    >>> write_wiki(Position(Grid.parse("1" + "." * 80)))[:46]
    'https://www.sudokuwiki.org/sudoku.htm?bd=10000'
    """
    fits = fitting(position.layout, position.digits.packed)
    if position.givens == position.digits and [*position.candidates()] == fits:
        value = str(position.digits).replace(".", "0")
    else:
        numbers = [
            digit + _ENTERED * (not given) if digit else mask + _LEFT if mask else 0
            for given, digit, mask in zip(
                position.givens.packed, position.digits.packed, position.candidates(), strict=True
            )
        ]
        value = _S9B + "".join(_BASE36[number // 36] + _BASE36[number % 36] for number in numbers)
    return f"https://www.sudokuwiki.org/sudoku.htm?bd={value}"


def write_exchange(position: Written) -> str:
    """Write a link that opens the digits, all as givens, in SudokuExchange."""
    return f"https://sudokuexchange.com/play/?s={str(position.digits).replace('.', '0')}"
