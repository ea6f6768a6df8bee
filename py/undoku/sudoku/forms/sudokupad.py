"""A link to SudokuPad, or what stands in one: `scf…`, `classic…`, or what `fpuzzles` reads.

`scf` and the later kind of `classic` write a character for a digit and the up to five blanks after it: its
place among `0-9A-Za-x` is ten times the blanks and the digit. The older kind of `classic` writes digits as
they are, and for blanks a character whose place in a row of 70 is how many. Both are for 9 by 9; behind `scf`
an `x` adds the diagonals. A link to a puzzle that SudokuPad keeps itself has nothing of it.

This is told by the program's own tools, https://github.com/SudokuPad/sudokutools (puzzletools).
"""

from __future__ import annotations

import re

from undoku.search.errors import shown
from undoku.sudoku.forms import fpuzzles
from undoku.sudoku.forms.marks import PAD_SITE
from undoku.sudoku.forms.packed import unescaped
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source

_DATA = re.compile(rf"{PAD_SITE}/(?:sudoku/?)?(?:\?(?:\S*?&)?puzzleid=)?|(?=\bscf|\bclassic)")
_KIND = re.compile(r"(scf|classic|fpuz(?:zles)?|scl|ctc)?((?<=scf)[\w%]*|(?<!scf)[^\s&?#\"<>]*)")

_PACKED = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
_RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_"
_DIGITS = "123456789"
_CELLS = 81
_MOST = 5
"""Blanks that one character stands for."""


def read(source: Source, layout: Layout | None) -> Parts:
    """Read the first puzzle of the text; raises GridError that names line and character."""
    site = _DATA.search(source.bare)
    if not site:
        raise source.error("no-form-here", 0, form="sudokupad")
    found = _KIND.match(source.bare, site.end())
    assert found
    kind, place = found[1], found.start(2)
    if kind in ("fpuz", "fpuzzles"):
        return fpuzzles.unpacked(source, place, layout)
    if kind in ("scl", "ctc"):
        raise source.error("kept-as-drawing", place)
    if not kind:
        raise source.error("kept-elsewhere", place)
    digits, rules = _digits(source, place, unescaped(found[2]), kind)
    for rule in rules:
        if rule != "x":
            raise source.error("other-rule", place, rule="windoku" if rule == "w" else shown(rule))
    shape = Layout.standard(9)
    if "x" in rules:
        shape = shape.with_rules(diagonal=True)
    if layout is not None and layout is not shape:
        raise source.error("another-shape", place)
    grid = Grid.trusted(shape, digits)
    return grid, grid, (), (), ()


def _digits(source: Source, place: int, text: str, kind: str) -> tuple[bytes, str]:
    """The digits, and what stands after them."""
    new, rest = _new(text)
    if new is not None and (kind == "scf" or not rest):
        return new, rest
    old = _old(text) if kind == "classic" else None
    if old is None:
        raise source.error("not-81", place, kind=kind)
    return old, ""


def _new(text: str) -> tuple[bytes | None, str]:
    digits = bytearray()
    for count, symbol in enumerate(text):
        if len(digits) >= _CELLS:
            return (bytes(digits) if len(digits) == _CELLS else None), text[count:]
        index = _PACKED.find(symbol)
        if index < 0:
            return None, ""
        digits += bytes((index % 10,)) + bytes(index // 10)
    return (bytes(digits) if len(digits) == _CELLS else None), ""


def _old(text: str) -> bytes | None:
    digits = bytearray()
    for symbol in text:
        if symbol in _DIGITS:
            digits.append(int(symbol))
        elif symbol in _RUNS and len(digits) <= _CELLS:
            digits += bytes(_RUNS.index(symbol))
        else:
            return None
    return bytes(digits) if len(digits) == _CELLS else None


def write(position: Written) -> str:
    """Write a link that opens the puzzle in SudokuPad: as short as can be, as `fpuzzles` what needs more.

    >>> from undoku.sudoku import Position
    >>> write(Position(Grid.parse("." * 80 + "1")))
    'https://sudokupad.app/scfoooooooooooooA1'
    """
    is_plain = position.layout is Layout.standard(9) and position.givens == position.digits
    if not is_plain or any(position.corner) or any(position.centre) or any(position.out):
        packed = fpuzzles.packed(position).replace("+", "%2B").replace("/", "%2F").replace("=", "%3D")
        return f"https://sudokupad.app/fpuzzles{packed}"
    text = str(position.digits).replace(".", "0")
    return "https://sudokupad.app/scf" + re.sub(
        f".0{{0,{_MOST}}}", lambda run: _PACKED[int(run[0][0]) + 10 * (len(run[0]) - 1)], text
    )
