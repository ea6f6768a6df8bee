"""The names that a call may use beside those of the program."""

from __future__ import annotations

from undoku.queens.letters import lines_of_text
from undoku.sudoku.text import line

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

    from undoku.search.problem import Problem
    from undoku.sudoku.layout import Layout

RULES = ("regions", "diagonal", "cages")
"""By these a program is told of the shape of a Sudoku; one that knows them runs on the usual one as well."""

NAMES = {
    "sudoku": ("grid", "board", "puzzle", "cells", "n", "rows", "cols", *RULES),
    "queens": ("n", "board", "columns", "rows", "cols", "regions", "letters"),
    "knight": ("board", "rows", "cols", "n", "start", "path", "closed", "holes"),
}
"""Of each board, in the order in which they are listed."""

OF_REGIONS = frozenset({"regions", "letters"})
"""By these a program is told of the regions of a queens' board: numbers in lists, or a text for each row."""

TOLD = frozenset({"board", "cells", "cols", "columns", "grid", "n", "path", "puzzle", "rows", "start"})
"""The names by which a program is told of the board."""


def rules_of(shape: Layout) -> dict[str, Any]:
    """The names of what is no row, column or usual box: numbers of regions, diagonals, sums with squares.

    >>> from undoku.sudoku.layout import Layout
    >>> rules_of(Layout.standard(4).with_rules(cages=[(3, (0, 1))]))["cages"]
    [(3, [(0, 0), (0, 1)])]
    """
    size = shape.size
    return {
        "regions": [list(shape.box_of[first : first + size]) for first in range(0, shape.cells, size)],
        "diagonal": shape.diagonal,
        "cages": [(cage.sum, [divmod(cell, size) for cell in cage.cells]) for cage in shape.cages],
    }


def untold(shape: Layout, names: Collection[str]) -> str:
    """The first of the `RULES` that the shape has and that a call with these names does not tell, or ""."""
    there = (not shape.rectangular, shape.diagonal, bool(shape.cages))
    return next((name for name, has in zip(RULES, there, strict=True) if has and name not in names), "")


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
        there["puzzle"] = line(bytes(values))
        there.update(rules_of(problem.shape))  # type: ignore[attr-defined]
    elif board == "queens" and problem.rule:  # type: ignore[attr-defined]
        there["regions"] = [[*row] for row in problem.region]  # type: ignore[attr-defined]
        there["letters"] = lines_of_text(rows, problem.question.regions)  # type: ignore[attr-defined]
    elif board == "knight":
        there["start"] = problem.start  # type: ignore[attr-defined]
        there["path"] = [there["start"]]
        there["closed"] = problem.wanted.closed  # type: ignore[attr-defined]
        there["holes"] = set(problem.wanted.holes)  # type: ignore[attr-defined]
    return {name: there[name] for name in NAMES[board] if name in there}
