"""The names that a call may use beside those of the program."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from undoku.search.problem import Problem

NAMES = {
    "sudoku": ("grid", "board", "puzzle", "cells", "n", "rows", "cols"),
    "queens": ("n", "board", "columns", "rows", "cols"),
    "knight": ("board", "rows", "cols", "n", "start", "path", "closed", "holes"),
}
"""Of each board, in the order in which they are listed."""

TOLD = frozenset({"board", "cells", "cols", "columns", "grid", "n", "path", "puzzle", "rows", "start"})
"""The names by which a program is told of the board."""


def offered(board: str, problem: Problem) -> dict[str, Any]:
    """The names with their values, made anew: lists are the program's own.

    >>> from undoku.queens.strategies.problem import QueensProblem
    >>> offered("queens", QueensProblem(2))
    {'n': 2, 'board': [[0, 0], [0, 0]], 'columns': [-1, -1], 'rows': 2, 'cols': 2}
    """
    values, rows, cols = problem.board(), problem.rows, problem.cols
    there: dict[str, Any] = {
        "n": rows,
        "rows": rows,
        "cols": cols,
        "board": [values[row * cols : row * cols + cols] for row in range(rows)],
        "columns": [-1] * rows,
        "cells": values,
    }
    if board == "sudoku":
        there["grid"] = there["board"]
        there["puzzle"] = "".join(map(str, values)).replace("0", ".")
    elif board == "knight":
        there["start"] = problem.start  # type: ignore[attr-defined]
        there["path"] = [there["start"]]
        there["closed"] = problem.wanted.closed  # type: ignore[attr-defined]
        there["holes"] = set(problem.wanted.holes)  # type: ignore[attr-defined]
    return {name: there[name] for name in NAMES[board]}
