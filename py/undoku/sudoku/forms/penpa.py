"""A link to Penpa+, `penpa-edit/#m=…&p=…`: a plain Sudoku of the usual shape of its size.

`p` is a raw stream of deflate in base64, of lines: the kind, columns, rows and more numbers; the margins; how
the editor is set; then everything that is drawn, as JSON in which the longer words are written as `z` and a
character. Numbers stand there with the number of their cell, which counts a border of two around the grid.
Held are the digits. Lines of boxes are passed over; what else is drawn stands for a rule, which is refused.

The layout is told by the editor's source, https://github.com/swaroopg92/penpa-edit, and was checked with
https://github.com/lisudoku/sudoku_formats; both are MIT, and this is written anew.
"""

from __future__ import annotations

import re

from undoku.sudoku.forms.marks import MARKS
from undoku.sudoku.forms.packed import Json, from_deflate, to_deflate, unescaped
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import LARGEST, Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.forms.parts import Parts, Written
    from undoku.sudoku.forms.source import Source

_AROUND = 2
"""Cells of the border around the grid."""
_DATA_LINE = 3
_WORDS = {
    "9": "qa", "Q": "pu_q", "A": "pu_a", "G": "grid", "M": "edit_mode", "S": "surface", "L": "line",
    "E": "lineE", "W": "wall", "C": "cage", "N": "number", "Y": "symbol", "P": "special", "B": "board",
    "R": "command_redo", "U": "command_undo", "8": "command_replay", "1": "numberS", "F": "freeline",
    "2": "freelineE", "T": "thermo", "3": "arrows", "D": "direction", "0": "squareframe", "5": "polygon",
    "4": "deletelineE", "6": "killercages", "7": "nobulbthermo", "_": "__a",
}  # fmt: skip
_PLAIN = {"number", "lineE", "deletelineE", "command_redo", "command_undo", "command_replay"}
_PENS = (
    '{zM:"number",zS:["",1],zL:["1",3],zE:["1",2],zW:["",2],zC:["1",10],zN:["1",1],zY:["circle_L",1],'
    'zP:[zT,""],zB:["",""],"move":["1",""],"combi":["battleship",""],"sudoku":["1",1]}'
)
"""How the editor's tools are set."""
_SHORT = re.compile(r'"(?:[^"\\]|\\.)*"|z(.)')
_DATA = re.compile(r"[A-Za-z0-9+/%]*=*")
_BOX_LINE = 2
"""The style of a thick line."""
_DIAGONAL_LINE = 12
_GRID_LINES = (1, _BOX_LINE, 21)
"""The styles of lines that only draw the grid."""


def read(source: Source, layout: Layout | None) -> Parts:
    """Read the first link of the text; raises GridError that names line and character."""
    mark = re.search(MARKS["penpa"], source.bare)
    if not mark:
        raise source.error("no-form-here", 0, form="penpa")
    place = mark.end()
    found = _DATA.match(source.bare, place)
    lines = from_deflate(source, place, unescaped(found[0]) if found else "").split("\n")
    head = lines[0].split(",")
    if head[0] not in ("sudoku", "square"):
        raise source.error("other-penpa", place)
    if len(lines) <= _DATA_LINE or len(head) <= _AROUND:
        raise source.error("packed-cut", place)
    margins = [margin.number(0, 99) for margin in Json.read(source, place, lines[1]).items(4)]
    wide, high = (Json(source, place, text, "the size").number(1, 99) for text in head[1:3])
    rows, columns = high - margins[0] - margins[1], wide - margins[2] - margins[3]
    data = Json.read(source, place, _SHORT.sub(_long, lines[_DATA_LINE]))
    if rows != columns or not 0 < rows <= LARGEST:
        raise source.error("other-penpa", place)
    for name in data.names():
        if name not in _PLAIN and data.value[name]:
            raise data.other_rule(name)
    diagonals = [flag == "1" for flag in (head[11:12] + head[14:15] if head[0] == "sudoku" else [])]
    if any(diagonals) and not all(diagonals):
        raise data.other_rule("one-diagonal")
    borders = data.get("lineE", {})
    for name in borders.names():
        if borders.get(name).value not in (None, *_GRID_LINES, *[_DIAGONAL_LINE] * any(diagonals)):
            raise data.other_rule("lineE")
    shape = data.layout(lambda: Layout.standard(rows).with_rules(any(diagonals)))
    if layout is not None and layout is not shape:
        raise source.error("another-shape", place)
    digits = bytearray(shape.cells)
    numbers = data.get("number", {})
    for name in numbers.names():
        if numbers.value[name] is None:
            continue
        cell = _cell(Json(source, place, name, "a cell"), wide, margins, rows)
        digits[cell] = numbers.get(name).items()[0].number(1, rows)
    grid = Grid.trusted(shape, bytes(digits))
    return grid, grid, (), (), ()


def _long(found: re.Match[str]) -> str:
    if not found[1]:
        return found[0]
    return "null" if found[1] == "O" else f'"{_WORDS.get(found[1], found[1])}"'


def _cell(number: Json, wide: int, margins: list[int], size: int) -> int:
    """The cell of ours that a number of theirs stands for."""
    row, column = divmod(number.number(0, 99_999), wide + 2 * _AROUND)
    row, column = row - _AROUND - margins[0], column - _AROUND - margins[2]
    if not (0 <= row < size and 0 <= column < size):
        raise number.fault("cell")
    return row * size + column


def write(position: Written) -> str:
    """Write a link that opens the digits in the editor, with the lines of the boxes."""
    import json

    layout, size = position.layout, position.layout.size
    wide = size + 2 * _AROUND

    def point(cell: int) -> int:
        return (cell // size + _AROUND) * wide + cell % size + _AROUND

    numbers = {
        point(cell): [str(digit), 1, "1"] for cell, digit in enumerate(position.digits.packed) if digit
    }
    lists = ("thermo", "arrows", "direction", "squareframe", "polygon", "killercages", "nobulbthermo")
    maps = ("surface", "numberS", "symbol", "freeline", "freelineE", "line", "wall", "cage", "deletelineE")
    commands = ("command_redo", "command_undo", "command_replay")
    nothing: dict[str, object] = {name: {"__a": []} for name in commands}
    nothing |= {name: {} for name in maps} | {name: [] for name in lists}
    borders = _borders(layout.box_of, size, wide) | (_diagonals(size, wide) if layout.diagonal else {})
    flags = "1,0,0,1" if layout.diagonal else "0,0,0,0"
    question = nothing | {"number": numbers, "lineE": borders}
    answer = nothing | {"number": {}, "lineE": {}}
    middle = point(size // 2 * size + size // 2)
    steps = [point(cell) - (point(cell - 1) if cell else 0) for cell in range(layout.cells)]
    canvas = (size + 1) * 38
    head = f"sudoku,{size},{size},38,0,1,1,{canvas},{canvas},{middle},{middle},{flags}"
    lines = [
        f"{head},Title: ,Author: ,,,OFF,false",
        "[0,0,0,0]",
        '["1","2","1"]~"sudoku"~["1",9]',
        _packed(json.dumps(question, separators=(",", ":"))),
        "",
        json.dumps(steps, separators=(",", ":")),
        "[]",
        "{}",
        '"x"',
        '"x"',
        "[3,1,4]",
        f'{{z9:zQ,zG:["1","2","1"],zQ:{_PENS},zA:{_PENS}}}',
        '"x"',
        "0",
        _packed(json.dumps(answer, separators=(",", ":"))),
        "x",
        "{}",
        "[]",
        "false",
    ]
    return f"https://swaroopg92.github.io/penpa-edit/#m=solve&p={to_deflate(chr(10).join(lines))}"


def _borders(box_of: tuple[int, ...], size: int, wide: int) -> dict[str, int]:
    """The edges of cells where two boxes meet, by the two corners of each."""
    edges = {}
    for row in range(size):
        for column in range(size):
            cell = row * size + column
            if column + 1 < size and box_of[cell] != box_of[cell + 1]:
                edges[f"{_corner(wide, row, column + 1)},{_corner(wide, row + 1, column + 1)}"] = _BOX_LINE
            if row + 1 < size and box_of[cell] != box_of[cell + size]:
                edges[f"{_corner(wide, row + 1, column)},{_corner(wide, row + 1, column + 1)}"] = _BOX_LINE
    return edges


def _diagonals(size: int, wide: int) -> dict[str, int]:
    """The two long diagonals, cell by cell."""
    lines = {}
    for row in range(size):
        column = size - row
        lines[f"{_corner(wide, row, row)},{_corner(wide, row + 1, row + 1)}"] = _DIAGONAL_LINE
        lines[f"{_corner(wide, row + 1, column - 1)},{_corner(wide, row, column)}"] = _DIAGONAL_LINE
    return lines


def _corner(wide: int, row: int, column: int) -> int:
    """The number of the corner at the upper left of a cell."""
    return wide * wide + (row + _AROUND - 1) * wide + column + _AROUND - 1


def _packed(text: str) -> str:
    """The text with the short signs for the longer words."""
    for sign, word in _WORDS.items():
        text = text.replace(f'"{word}"', f"z{sign}")
    return text
