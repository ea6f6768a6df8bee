"""Plain programs, and whether a change of one is right, found out by running it without the recorder."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from itertools import permutations
from pathlib import Path
from types import GeneratorType
from typing import Any, NamedTuple

from undoku.programs.starters import starters
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout
from undoku.sudoku.search import SudokuSearch

FOLDER = Path(__file__).parent / "plain"
LINES = 200_000

FULL = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
"""A solution; cells are emptied for puzzles."""


class Base(NamedTuple):
    """A program that is right.

    Attributes:
        name, board, text: what it is.
        call: how it is called, over the names that the page offers.
        how: where its answer is: "left", "yielded", "returned", "printed", or "collected NAME".
        kind: "first", "all" or "count".
        container: the name of what it has its board in.
        diagonals: parts of its text that look at the one and the other diagonal.
    """

    name: str
    board: str
    text: str
    call: str
    how: str
    kind: str
    container: str
    diagonals: tuple[str, ...] = ()


def _starter(board: str, name: str, *rest: Any) -> Base:
    text = next(entry.text for entry in starters(board) if entry.name == name)
    return Base(f"{board} {name}", board, text, *rest)


def _plain(name: str, *rest: Any) -> Base:
    text = (FOLDER / f"{name}.py").read_text(encoding="utf-8")
    return Base(name, name.partition("_")[0], text, *rest)


@cache
def bases() -> tuple[Base, ...]:
    """The starters, and programs of other forms."""
    return (
        _starter("sudoku", "last-empty", "solve(grid)", "left", "first", "board"),
        _starter("sudoku", "first-empty", "solve(grid)", "left", "first", "board"),
        _starter("sudoku", "fewest-options", "solve(grid)", "left", "first", "board"),
        _starter("queens", "board-scan", "solve(board)", "yielded", "all", "board", ("j - 1", "j + 1")),
        _starter(
            "queens", "markers", "solve(columns)", "yielded", "all", "queens", ("left[down]", "right[up]")
        ),
        _starter("queens", "array-first", "solve(columns)", "left", "first", "queens", ("abs(",)),
        _starter(
            "queens",
            "columns",
            "solve(board)",
            "left",
            "first",
            "board",
            ("row - distance", "row + distance"),
        ),
        _starter("knight", "fixed-order", "solve(board, *start)", "left", "first", "board"),
        _starter("knight", "warnsdorff", "solve(board, *start)", "left", "first", "board"),
        _starter("knight", "warnsdorff-backtracking", "solve(board, *start)", "left", "first", "board"),
        _plain("queens_printed", "place(board, 0)", "printed", "all", "board", ("abs(",)),
        _plain("queens_collected", "search(columns, 0)", "collected solutions", "all", "queens", ("abs(",)),
        _plain("queens_counting", "count(n)", "returned", "count", "", ("falling[", "rising[")),
        _plain("queens_sets", "all_queens(n)", "returned", "all", "placed", ("sums", "differences")),
        _plain(
            "queens_class", "Queens(n).search()", "returned", "all", "board", ("col - step", "col + step")
        ),
        _plain("sudoku_flat", "fill(cells)", "left", "first", "cells"),
        _plain("sudoku_marks", "sudoku(grid)", "left", "first", "grid"),
        _plain("sudoku_all", "solutions(grid)", "returned", "all", "grid"),
        _plain("knight_path", "tour(rows, cols, [start])", "returned", "first", "path"),
        _plain("knight_count", "ways(rows, cols, start, {start})", "returned", "count", "seen"),
    )


def puzzle(empty: int, step: int) -> str:
    cells = {number * step % 81 for number in range(empty)}
    return "".join("0" if cell in cells else FULL[cell] for cell in range(81))


SEVERAL = "534008000002105348000040560050000423026003790703920050960007200280010630040086170"
QUESTIONS: dict[str, list[dict[str, Any]]] = {
    "sudoku": [
        {"givens": puzzle(36, 29)},
        {"givens": puzzle(28, 25)},
        {"givens": puzzle(20, 10)},
        {"givens": SEVERAL},
    ],
    "queens": [{"n": n} for n in (6, 5, 4, 3, 1)],
    "knight": [
        {"rows": rows, "cols": cols, "start": [*start], "end": None, "closed": False}
        for rows, cols, start in ((3, 4, (0, 0)), (4, 3, (3, 2)), (5, 5, (2, 2)), (3, 3, (0, 0)))
    ],
}


def offered(board: str, question: dict[str, Any]) -> dict[str, Any]:
    """What a call may name."""
    if board == "sudoku":
        cells = [*map(int, question["givens"])]
        return {"cells": cells, "grid": [cells[row : row + 9] for row in range(0, 81, 9)]}
    rows = question.get("n") or question["rows"]
    cols = question.get("n") or question["cols"]
    names = {"n": rows, "rows": rows, "cols": cols, "board": [[0] * cols for _ in range(rows)]}
    return {**names, "columns": [-1] * rows, "start": tuple(question.get("start", ()))}


class Late(BaseException):
    """It takes too long."""


def is_right(base: Base, text: str, question: dict[str, Any]) -> bool | None:
    """Whether a text answers a question rightly; None where it does not end in time."""
    names: dict[str, Any] = offered(base.board, question)
    given = next(
        (names[name] for name in ("grid", "columns", "board", "cells") if f"({name}" in base.call), None
    )
    left = LINES

    def trace(frame: Any, event: str, argument: object) -> Any:
        nonlocal left
        left -= event == "line"
        if not left:
            raise Late
        return trace if frame.f_code.co_filename == "<plain>" else None

    out = StringIO()
    seen: list[Any] = []
    code = compile(text, "<plain>", "exec")
    before = sys.gettrace()
    try:
        with redirect_stdout(out):
            sys.settrace(trace)
            exec(code, names)
            value = eval(compile(base.call, "<call>", "eval"), names)
            if isinstance(value, GeneratorType):
                for thing in value:
                    seen.append(cells_of(base.board, question, thing))
                    if len(seen) > 1000:
                        return False
    except Late:
        return None
    except Exception:
        return False
    finally:
        sys.settrace(before)
    if base.kind == "count":
        return type(value) is int and value == len(solutions(base.board, str(question)))
    if base.how == "left":
        cells = cells_of(base.board, question, given)
        # A board that is left full says enough.
        is_left = value is True or (value is None and cells in solutions(base.board, str(question)))
        boards = [cells] if is_left else []
    elif base.how == "printed":
        boards = [cells_of(base.board, question, eval(line)) for line in out.getvalue().splitlines()]
    elif base.how == "yielded":
        boards = seen
    elif base.how.startswith("collected"):
        boards = [cells_of(base.board, question, thing) for thing in names[base.how.split()[1]]]
    elif base.kind == "first":
        boards = [cells_of(base.board, question, value)] if value else []
    else:
        if not isinstance(value, list):
            return False
        boards = [cells_of(base.board, question, thing) for thing in value]
    known = solutions(base.board, str(question))
    if base.kind == "first":
        return (boards[0] in known) if boards else not known
    return sorted(boards, key=str) == sorted(known, key=str)


def cells_of(board: str, question: dict[str, Any], thing: Any) -> tuple[int, ...]:
    """The values of all cells, however a program has written them; none for what is no board."""
    try:
        if board == "sudoku":
            return tuple(thing) if len(thing) == 81 else tuple(digit for row in thing for digit in row)
        if board == "queens":
            n = question["n"]
            if all(isinstance(column, int) for column in thing):
                return tuple(int(thing[row] == col) for row in range(n) for col in range(n))
            return tuple(int(cell in (1, "Q")) for row in thing for cell in row)
        rows, cols = question["rows"], question["cols"]
        if thing and isinstance(thing[0], tuple):
            if len({*thing}) < len(thing):
                return ()
            numbers = {square: number for number, square in enumerate(thing, 1)}
            return tuple(numbers.get(divmod(cell, cols), 0) for cell in range(rows * cols))
        return tuple(number for row in thing for number in row)
    except (TypeError, IndexError, ValueError):
        return ()


@cache
def solutions(board: str, asked: str) -> frozenset[tuple[int, ...]]:
    """All solutions of a question, that is written as a text."""
    question = eval(asked)
    if board == "sudoku":
        search = SudokuSearch(Grid(Layout.standard(9), [*map(int, question["givens"])]), None)
        while not search.advance(1000):
            pass
        return frozenset(tuple(grid.digits) for grid in search.found)
    if board == "queens":
        n = question["n"]
        return frozenset(
            cells_of("queens", question, cols)
            for cols in permutations(range(n))
            if len({row + col for row, col in enumerate(cols)}) == n
            and len({row - col for row, col in enumerate(cols)}) == n
        )
    rows, cols = question["rows"], question["cols"]
    found: set[tuple[int, ...]] = set()

    def go(path: list[tuple[int, int]]) -> None:
        if len(path) == rows * cols:
            found.add(cells_of("knight", question, path))
            return
        row, col = path[-1]
        for down, across in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
            square = row + down, col + across
            if 0 <= square[0] < rows and 0 <= square[1] < cols and square not in path:
                path.append(square)
                go(path)
                path.pop()

    go([tuple(question["start"])])
    return frozenset(found)


_KNOWN: dict[tuple[str, str], bool] = {}


def is_right_at_all(base: Base, question: dict[str, object]) -> bool:
    """Whether the program itself answers this in time."""
    key = base.name, str(question)
    if key not in _KNOWN:
        _KNOWN[key] = is_right(base, base.text, question) is True
    return _KNOWN[key]
