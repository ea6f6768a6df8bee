"""The one table of conventions: by what a parameter is told, and what it is given.

The first row that fits counts. What is done with a parameter (see `Usage.words`) goes before its name.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.programs.calling import giving
from undoku.programs.calling.names import (
    ACROSS,
    BOARDS,
    BY_NAME,
    COLS,
    COLUMN,
    DOWN,
    KNOWN,
    LINES,
    OF_REGIONS,
    OTHERWISE,
    OUT,
    PAIRS,
    REGIONS,
    ROW,
    ROWS,
    SIZES,
    START,
    TEXTS,
)
from undoku.programs.calling.offered import RULES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.programs.calling.parameter import Parameter


class Row(NamedTuple):
    """A row of the table: what a parameter is, on which boards, how that is told, and what it is given."""

    name: str
    boards: str
    told: Callable[[Parameter], bool]
    given: Callable[[Parameter], str]
    says: str


def _always(text: str) -> Callable[[Parameter], str]:
    return lambda parameter: text


def _is_grid(p: Parameter) -> bool:
    return (
        ("listed" in p.items and not p.does("grows")) or "pairs" in p.words or "list[list" in p.kind.lower()
    )


def _has_texts(p: Parameter) -> bool:
    return "text" in p.cells or ("list[list" in p.kind.lower() and "str" in p.kind)


def _is_still(p: Parameter) -> bool:
    """Whether a number is handed on as it is, and put nowhere."""
    return not p.does("up", "down", "placed")


def _is_bound(p: Parameter) -> bool:
    """Whether something is asked to be less than a number that is no index itself."""
    return p.does("above") and not p.does("row", "col", "index")


def _is_regions(p: Parameter) -> bool:
    """Whether it is named so, or is a grid that is only read where the board has regions."""
    if p.name in REGIONS and not p.does("set", "grows", "counter", "called"):
        return True
    is_read = "stored" not in p.items and not p.does("stored", "grows", "set") and p.is_container
    is_board = p.name in BOARDS or _is_grid(p)
    return p.facts.rule == "regions" and is_read and is_board and "regions" not in p.before


TABLE = (
    Row("rules", "sudoku", lambda p: p.name in RULES, lambda p: p.name, ", ".join(RULES)),
    Row("regions", "queens", _is_regions, giving.regions, "regions, colors, …, or a grid that is only read"),
    Row(
        "unused",
        "",
        lambda p: not p.does("used") and p.name not in KNOWN,
        _always("None"),
        "is never looked at",
    ),
    Row("callback", "", lambda p: p.does("called"), _always("print"), "called as a function"),
    Row("closed", "knight", lambda p: p.name == "closed", _always("closed"), "closed"),
    Row("holes", "knight", lambda p: p.name == "holes", _always("holes"), "holes"),
    Row("dict", "", lambda p: p.does("dict"), _always("{}"), "get, items, keys"),
    Row(
        "board",
        "",
        lambda p: p.name in BOARDS | LINES and not p.is_container,
        lambda p: "columns" if p.board == "queens" and p.name in LINES else BY_NAME[p.board],
        "nothing is told by what is done with it, but its name is board, grid, …",
    ),
    Row("counter", "", lambda p: p.does("counter"), _always("[0]"), "its item 0 alone is counted up"),
    Row(
        "out",
        "",
        lambda p: p.does("grows") and p.name in OUT,
        _always("[]"),
        "appended to; solutions, out, …",
    ),
    # Sudoku
    Row(
        "rows of text",
        "sudoku",
        lambda p: {"text", "listed"} <= p.items and "stored" not in p.items and not p.does("stored"),
        giving.text_rows,
        "two indexes, rows are texts",
    ),
    Row(
        "characters",
        "sudoku",
        lambda p: _is_grid(p) and _has_texts(p),
        giving.texts,
        "two indexes, cells are texts",
    ),
    Row(
        "box",
        "sudoku",
        lambda p: p.does("square") and not p.does("listed", "stored", "grows"),
        _always("(3, 3)"),
        "taken apart into two, as the size of a box",
    ),
    Row("grid", "sudoku", _is_grid, _always("grid"), "two indexes"),
    Row(
        "text",
        "sudoku",
        lambda p: (
            not p.does("stored")
            and (p.does("text") or "text" in p.items or p.kind == "str" or p.name in TEXTS)
        ),
        giving.puzzle,
        "compared with texts, or their methods",
    ),
    Row(
        "empty cells",
        "sudoku",
        lambda p: "board" in p.before and p.is_container and p.does("listed") and not p.does("stored"),
        _always("[(r, c) for r in range(9) for c in range(9) if not grid[r][c]]"),
        "another list beside the grid",
    ),
    Row(
        "cells",
        "sudoku",
        lambda p: p.does("stored") and "text" in p.items,
        _always("list(puzzle)"),
        "one index, and cells are texts",
    ),
    Row(
        "cells", "sudoku", lambda p: p.does("subscripted", "stored", "listed"), _always("cells"), "one index"
    ),
    Row(
        "size",
        "sudoku",
        lambda p: p.name in SIZES and not p.does("up", "down", "from"),
        _always("9"),
        "n, size, …",
    ),
    Row("position", "sudoku", lambda p: True, giving.position, "any other number"),
    # Queens
    Row(
        "marks",
        "queens",
        lambda p: p.does("stored") and not _is_grid(p) and "marked" in p.items and "board" in p.before,
        giving.marks,
        "a list of marks beside a board: 2n - 1 of them where sums or differences are the index",
    ),
    Row(
        "characters",
        "queens",
        lambda p: _is_grid(p) and any(f"is {empty}" in p.cells for empty in giving.FREE_TEXTS),
        giving.text_board,
        "two indexes, and a text is in a free cell",
    ),
    Row("board", "queens", _is_grid, _always("board"), "two indexes"),
    Row(
        "set", "queens", lambda p: p.does("set") and not p.does("stored"), _always("set()"), "add and discard"
    ),
    Row(
        "grown",
        "queens",
        lambda p: p.does("grows", "tuple", "text") and not p.does("stored"),
        giving.grown,
        "appended to, or put together anew",
    ),
    Row(
        "columns",
        "queens",
        lambda p: p.does("subscripted", "stored", "listed") or p.is_container,
        giving.columns,
        "one index",
    ),
    Row("index", "queens", lambda p: p.does("up", "down"), giving.index, "handed on plus or minus one"),
    Row(
        "size", "queens", lambda p: p.name in SIZES | ROWS | COLS or p.does("range"), _always("n"), "a bound"
    ),
    Row("index", "queens", lambda p: True, giving.index, "any other number"),
    # Knight
    Row(
        "offsets",
        "knight",
        lambda p: p.name.replace("_", "") in DOWN | ACROSS | PAIRS and not p.does("stored", "grows"),
        giving.offsets,
        "dx, move_y, moves, …: read alone",
    ),
    Row(
        "square",
        "knight",
        lambda p: (
            p.does("square") and not p.does("subscripted", "stored", "grows", "set") and not _is_grid(p)
        ),
        _always("start"),
        "its items 0 and 1 alone",
    ),
    Row("board", "knight", _is_grid, giving.tour_board, "two indexes"),
    Row(
        "visited set",
        "knight",
        lambda p: p.does("set"),
        lambda p: "set()" if p.facts.appends_first else "{start}",
        "add and remove",
    ),
    Row(
        "path",
        "knight",
        lambda p: p.is_container,
        lambda p: "[]" if p.facts.appends_first else "path",
        "one index, or appended to",
    ),
    Row(
        "sides",
        "knight",
        lambda p: p.name in ("m", "n") and p.facts.names >= {"m", "n"} and not p.is_container,
        lambda p: "cols" if "sides" in p.before else "rows",
        "m and n together",
    ),
    Row(
        "cols",
        "knight",
        lambda p: _is_still(p) and (p.name in COLS or ("rows" in p.before and _is_bound(p))),
        _always("cols"),
        "cols, width, …, or the second bound",
    ),
    Row(
        "rows",
        "knight",
        lambda p: _is_still(p) and (p.name in ROWS or (_is_bound(p) and p.name not in SIZES)),
        _always("rows"),
        "rows, height, …, or the first bound",
    ),
    Row(
        "size",
        "knight",
        lambda p: p.name in SIZES - {"num"} and (p.does("range") or not p.does("up", "placed", "row", "col")),
        _always("n"),
        "n, size, …",
    ),
    Row(
        "square number",
        "knight",
        lambda p: p.name in {"node", "cell", "square", "v", "u"},
        _always("start[0] * cols + start[1]"),
        "node, square, …",
    ),
    Row(
        "col",
        "knight",
        lambda p: (
            not p.does("placed")
            and ((p.does("col") and not p.does("row")) or (p.name in COLUMN and not p.does("row")))
        ),
        _always("start[1]"),
        "the second of two indexes",
    ),
    Row(
        "row",
        "knight",
        lambda p: not p.does("placed") and ((p.does("row") and "row" not in p.before) or p.name in ROW),
        _always("start[0]"),
        "the first of two indexes",
    ),
    Row("square", "knight", lambda p: p.name in START - {"pos"}, _always("start"), "start, here, at, …"),
    Row("move", "knight", lambda p: True, giving.move, "any other number"),
)


def lines() -> list[str]:
    """The table as text: a line for each row, with the boards, its name, and what it is told by."""
    return [f"{row.boards or 'all':7} {row.name:14} {row.says}" for row in TABLE]


def others_of(parameter: Parameter) -> list[str]:
    """What a parameter may be given where that of its row does not fit, the likeliest first."""
    rows = [row for row in TABLE if parameter.board in (row.boards or parameter.board)]
    usual = [row.given(parameter) for row in rows if row.told(parameter)][1:]
    more = ("regions", *OF_REGIONS) if parameter.facts.rule else ()
    return [*dict.fromkeys([*usual, *more, *OTHERWISE[parameter.board]])]


def row_of(parameter: Parameter) -> Row:
    """The row of the table that a parameter is told by."""
    return next(
        row for row in TABLE if parameter.board in (row.boards or parameter.board) and row.told(parameter)
    )
