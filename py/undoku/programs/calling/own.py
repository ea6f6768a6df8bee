"""The boards that a program has for itself, where it is not told which: found in its text and its input."""

from __future__ import annotations

import ast
from collections import Counter
from math import isqrt

from undoku.programs.calling.syntax import end_of_range
from undoku.queens.letters import LARGEST_WITH_REGIONS, LETTERS
from undoku.sudoku.shape import KEYS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    Question = Mapping[str, object]

MOST = 3
"""The most boards that are tried one after the other."""

LEAST_DIVIDED = 4
"""The smallest board whose regions are looked for in a program."""

LARGEST = 40
"""The largest side that a number in a program is taken for."""

TELLING = {
    "sudoku": frozenset({"grid", "board", "puzzle", "cells"}),
    "queens": frozenset({"n", "board", "columns", "rows", "cols", "regions", "letters"}),
    "knight": frozenset({"board", "rows", "cols", "n", "cells", "holes"}),
}
"""The names by which a call tells a program of the board."""

BLANKS = "0._*?-"


def is_told_of_holes(names: frozenset[str]) -> bool:
    """Whether a call with these names tells a program which squares are taken out of a knight's board."""
    return "holes" in names


def rows_of(board: str, asked: Question) -> int:
    """How many rows the Sudoku of a question has; 9 for other boards, where nobody counts them."""
    return round(len(str(asked.get("givens", ""))) ** 0.5) or 9 if board == "sudoku" else 9


def _usual(asked: Question) -> Question:
    """What is asked of a Sudoku without its shape and what was entered: a program's own is the usual one."""
    if rows_of("sudoku", asked) == 9 and not any(map(asked.get, KEYS)):
        return asked
    return {name: value for name, value in asked.items() if name not in (*KEYS, "entered")}


def questions(
    tree: ast.Module, board: str, asked: Question, names: frozenset[str], given: str
) -> list[Question]:
    """The boards that a program may be about, the most likely first; `asked` alone where it is told.

    `names` are those in its call, none for a script; `given` is what it reads.
    """
    if names & TELLING[board]:
        return [asked]
    if board == "sudoku":
        grids = [*_grids(tree), *_digits_of(given)]
        found: list[Question] = [{**_usual(asked), "givens": grid} for grid in dict.fromkeys(grids)]
        return found[:MOST] or [asked]
    counted = Counter(_numbers(tree)) or Counter(_compared(tree))
    # What it reads tells more than what stands in its text.
    read = [int(word) for word in given.split() if word.isdecimal() and 0 < int(word) <= LARGEST]
    sizes = [*dict.fromkeys([*read, *(size for size, _ in counted.most_common())])]
    if board == "queens" and (divided := [*_divided(tree)]):
        return divided[:MOST]
    if board == "queens":
        # On a board of one square nearly everything is right.
        sizes = [size for size in sizes if size > 1 or size in read] or sizes
        if not sizes:
            return [asked]
        # Nobody has told it of regions.
        plain = {name: value for name, value in asked.items() if name != "regions"}
        if asked["n"] in (read or sizes):
            return [plain if asked.get("regions") else asked]
        return [{**plain, "n": size} for size in sizes[:MOST]]
    if not sizes or {asked["rows"], asked["cols"]} <= {*sizes}:
        return [asked]
    pairs = [(size, size) for size in sizes]
    if len(sizes) > 1:
        first, second = sorted(sizes[:2], key=[*read, *counted].index)
        pairs[1:1] = [(first, second)]
    own = {**_whole(asked), "start": [0, 0]}
    return [{**own, "rows": rows, "cols": cols} for rows, cols in pairs[:MOST]]


def board_in(thing: object, board: str, asked: Question) -> Question | None:
    """The board that a container of a program is: a list of rows, or of a Sudoku's cells; else None."""
    if board == "sudoku":
        text = thing if type(thing) is str else "".join(_cell(cell) for cell in _flat(thing))
        return next(({**_usual(asked), "givens": digits} for digits in _digits_of(text)), None)
    if board == "queens" and type(thing) is list and all(type(row) is str for row in thing):
        return _with_regions(thing)
    if type(thing) is not list or not thing or not all(type(row) is list for row in thing):
        return None
    rows, widths = len(thing), {len(row) for row in thing}
    cols = widths.pop()
    if widths or not 0 < rows <= LARGEST or not 0 < cols <= LARGEST:
        return None
    if board == "queens":
        if rows != cols:
            return None
        plain = {name: value for name, value in asked.items() if name != "regions"}
        return _with_regions(thing) or {**plain, "n": rows}
    return {**_whole(asked), "rows": rows, "cols": cols}


def _with_regions(lines: Sequence[object]) -> Question | None:
    """The question of a queens' board whose rows say for each square in which of n regions it is, or None."""
    letters = letters_in(lines)
    is_board = len(lines) >= LEAST_DIVIDED and len(set(letters)) == len(lines)
    return {"n": len(lines), "regions": letters} if is_board else None


def letters_in(lines: Sequence[object]) -> str:
    """The regions of a queens' board as its rows have them, lettered as they come; "" for no such rows.

    >>> letters_in([[7, 7], [5, 7]]), letters_in(["BB", "AB"]), letters_in([0, 1])
    ('AABA', 'AABA', '')
    """
    cells: list[object] = []
    for line in lines:
        if not isinstance(line, list | tuple | str) or len(line) != len(lines):
            return ""
        cells += line
    names = dict.fromkeys(cell for cell in cells if type(cell) in (int, str))
    if len(names) > LARGEST_WITH_REGIONS or any(type(cell) not in (int, str) for cell in cells):
        return ""
    letters = dict(zip(names, LETTERS, strict=False))
    return "".join([letters[cell] for cell in cells])


def _divided(tree: ast.Module) -> Iterator[Question]:
    """The boards with regions that are written down in a program, by rows or as a text of lines."""
    for node in ast.walk(tree):
        lines: list[object] = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            lines = [*node.value.split()]
        elif isinstance(node, ast.List | ast.Tuple):
            lines = [*map(_values, node.elts)]
        if found := _with_regions(lines):
            yield found


def _values(node: ast.expr) -> object:
    """A row that is written as a list or as a text."""
    if isinstance(node, ast.List | ast.Tuple):
        return [getattr(part, "value", None) for part in node.elts]
    value = getattr(node, "value", None)
    # Letters may stand apart.
    return value.split() if isinstance(value, str) and " " in value else value


def _whole(asked: Question) -> Question:
    """What is asked of a knight's board without its holes: a program's own has none that anybody knows of."""
    return {name: value for name, value in asked.items() if name != "holes"}


def _flat(thing: object) -> list[object]:
    if type(thing) is list and len(thing) == 9 and all(type(row) is list for row in thing):
        return [cell for row in thing for cell in row]
    return thing if type(thing) is list and len(thing) == 81 else []


def _cell(cell: object) -> str:
    text = "0" if cell in (None, "", " ") else str(cell) if type(cell) in (int, str) else "x"
    return text if len(text) == 1 else "x"


def _numbers(tree: ast.Module) -> Iterator[int]:
    """The numbers that may be a side: bounds of loops, how long lists are made, what is handed over."""
    for node in ast.walk(tree):
        if (end := end_of_range(node)) and (size := _size(end)):
            yield size
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
            for one, other in ((node.left, node.right), (node.right, node.left)):
                if isinstance(one, ast.List) and (size := _size(other)):
                    yield size
    for statement in tree.body:
        for node in ast.walk(statement) if not isinstance(statement, ast.ClassDef) else ():
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value and (size := _size(node.value, 1)):
                yield from (size, size)
            elif isinstance(node, ast.Call) and not isinstance(statement, ast.FunctionDef):
                yield from filter(None, map(_size, node.args))


def _compared(tree: ast.Module) -> Iterator[int]:
    """The numbers that something is compared with; of a whole board that is the square of its side."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for size in filter(None, map(_size, (node.left, *node.comparators))):
                side = isqrt(size)
                yield side if side > 3 and side * side == size else size


def _size(node: ast.expr, least: int = 4) -> int:
    """A number that may be a side, 0 for all else."""
    value = getattr(node, "value", None)
    is_size = isinstance(node, ast.Constant) and type(value) is int and least <= value <= LARGEST
    return value if is_size else 0  # type: ignore[return-value]


def _grids(tree: ast.Module) -> Iterator[str]:
    """The Sudokus that are written down in a program."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from _digits_of(node.value)
        elif isinstance(node, ast.List | ast.Tuple) and len(node.elts) in (9, 81):
            rows = [_row(part) for part in ([node] if len(node.elts) == 81 else node.elts)]
            text = "".join(row or "" for row in rows)
            if len(text) == 81:
                yield text


def _row(node: ast.expr) -> str | None:
    """The digits of a row that is written as a list or as a text."""
    if isinstance(node, ast.List | ast.Tuple):
        cells = [getattr(part, "value", None) for part in node.elts]
        texts = ["0" if cell in (None, "", " ") else str(cell) for cell in cells]
        return _digits("".join(texts)) if all(len(text) == 1 for text in texts) else None
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return _digits(node.value.replace(" ", "" if len(node.value.split()) > 1 else "0"))
    return None


def _digits_of(text: str) -> Iterator[str]:
    """The Sudoku that a text holds, if it does."""
    digits = _digits("".join(text.split()).replace(",", "").replace("|", "").replace("+", ""))
    if digits and len(digits) == 81:
        yield digits


def _digits(text: str) -> str | None:
    if all(symbol in "123456789" or symbol in BLANKS for symbol in text):
        return "".join(symbol if symbol in "123456789" else "0" for symbol in text)
    return None
