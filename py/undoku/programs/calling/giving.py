"""What a parameter is given, as the table of conventions has told what it is: a text of Python."""

from __future__ import annotations

import ast

from undoku.programs.calling.names import DOWN, OF_REGIONS, PAIRS
from undoku.sudoku.layout import Layout

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.programs.calling.parameter import Parameter

TEXT_EMPTY = '[[str(d or "{empty}") for d in row] for row in grid]'
PLACED = "[[{first} if (r, c) == start else {free} for c in range(cols)] for r in range(rows)]"
FREE_TEXTS = (".", "-", "_", " ", "0", "*", "#")
FREE = "[[{free}] * cols for _ in range(rows)]"


def texts(p: Parameter) -> str:
    """A grid whose empty cells have the text that the program knows them by."""
    empty = next((word[3:] for word in ("is .", "is 0", "is ", "is  ") if word in p.cells | p.items), "")
    if empty == "" and "is " not in p.cells and ("text" in p.cells or "str" in p.kind):
        empty = "."
    return TEXT_EMPTY.format(empty=empty)


def puzzle(p: Parameter) -> str:
    """All cells as a text, with the sign for an empty one that it knows."""
    return 'puzzle.replace(".", "0")' if p.does("is 0") else "puzzle"


def text_rows(p: Parameter) -> str:
    """A text for each row."""
    cells = 'puzzle.replace(".", "0")' if "is 0" in p.items | p.cells else "puzzle"
    return f"[{cells}[i:i + 9] for i in range(0, 81, 9)]"


def tour_board(p: Parameter) -> str:
    """A board with what it has on free squares, and the start on it where the caller puts it there."""
    minus = "below" in p.cells
    if p.facts.coordinates and not p.facts.places_first:
        return PLACED.format(first=0 if minus else 1, free=-1 if minus else 0)
    return FREE.format(free=-1) if minus else "board"


def size(p: Parameter) -> str:
    """N, as the program has it."""
    return p.facts.size or "n"


def marks(p: Parameter) -> str:
    """A list of marks for columns, or for diagonals."""
    n = size(p)
    return f"[0] * (2 * {n} - 1)" if p.does("far") else f"[0] * {n}"


def index(p: Parameter) -> str:
    """The first row or column, or the last one where it goes down."""
    if p.does("down") and not p.does("up"):
        return size(p) if p.does("zero") else f"{size(p)} - 1"
    return "1" if p.does("above") or (p.facts.from_one and p.does("one")) else "0"


def position(p: Parameter) -> str:
    """The first cell of a Sudoku, or row, or the last one."""
    if p.does("down") and not p.does("up"):
        return "8" if p.does("row", "col") else "80"
    return "0"


def move(p: Parameter) -> str:
    """The number of the first move, or of the second."""
    # Where the caller has put the first move, what is put on the next square is the second.
    second = p.facts.coordinates and not p.facts.places_first and p.does("placed") and not p.facts.below
    return "2" if second else "1"


def offsets(p: Parameter) -> str:
    """The knight's moves: both ways together, or one of them."""
    name = p.name.replace("_", "")
    if name in PAIRS:
        return "[(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]"
    return "[2, 1, -1, -2, -2, -1, 1, 2]" if name in DOWN else "[1, 2, 2, 1, -1, -2, -2, -1]"


def columns(p: Parameter) -> str:
    """A column for each row, with one place more where it counts from 1."""
    if p.facts.from_one:
        return "[0] * (n + 1)"
    return f"[-1] * {p.facts.size}" if p.facts.size else "columns"


def text_board(p: Parameter) -> str:
    """A board of texts, with the one on free squares that it knows."""
    empty = next((word[3:] for word in sorted(p.cells) if word[:3] == "is " and word[3:] in FREE_TEXTS), ".")
    return f'[["{empty}"] * n for _ in range(n)]'


def regions(p: Parameter) -> str:
    """The regions of a queens' board: numbers, or letters where the program takes them for texts."""
    if p.does("dict"):
        return OF_REGIONS[-1]
    has_rows = "list[list" in p.kind.lower()
    if p.does("text") or p.kind == "str":
        return OF_REGIONS[2]
    if not has_rows and ("text" in p.items or "str" in p.kind):
        return "letters"
    return OF_REGIONS[1] if "text" in p.cells or "str" in p.kind else "regions"


def grown(p: Parameter) -> str:
    """What has nothing in it yet."""
    return "()" if p.does("tuple") else '""' if p.does("text") else "[]"


_OF_ROWS = {9: "n", 8: "n - 1", 80: "n * n - 1", 81: "n * n"}


class _Resizing(ast.NodeTransformer):
    def __init__(self, rows: int) -> None:
        self._rows = rows

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        text = _OF_ROWS.get(node.value) if type(node.value) is int else None
        return ast.parse(text, mode="eval").body if text else node

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        if ast.unparse(node) != "(3, 3)":
            return self.generic_visit(node)
        box = Layout.standard(self._rows).boxes[0]
        width = box[-1] % self._rows + 1
        return ast.parse(f"({self._rows // width}, {width})", mode="eval").body


def resized(arguments: str, rows: int) -> str:
    """What a function is given on a Sudoku of so many rows, where this is meant for nine.

    >>> resized("grid, 80, (3, 3)", 6)
    'grid, n * n - 1, (2, 3)'
    """
    tree = _Resizing(rows).visit(ast.parse(f"f({arguments})", mode="eval"))
    return ast.unparse(tree)[2:-1]
