"""What is said of the sizes and squares that questions about queens are asked with."""

from __future__ import annotations

from math import isqrt

from undoku.search.problem import MOST_SQUARES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ERRORS = {
    "not-a-number": "N is {n}: the number of queens must be a whole number.",
    "negative": "N is {n:,}: the number of queens cannot be negative.",
    "too-large": "N is {n}: {purpose} for N from 0 to {largest:,}.",
    "not-a-square": "{what} {square}: a square is a pair (row, column).",
    "not-numbers": "{what} {square}: row and column must be whole numbers.",
    "off-board": "{what} on row {row:,}, column {column:,} is off the board: {side}.",
}

_PURPOSES = {
    "place": "a placement is constructed",
    "count": "placements are counted",
    "search": "placements are searched for",
    "complete": "placements are completed",
    "list": "completions are listed",
    "hint": "hints are given",
    "teach": f"a search can be stepped through up to N = {isqrt(MOST_SQUARES)}, and counted in a shell",
}

_SQUARES = {"queen": "Queen", "blocked": "Blocked square"}


def error(code: str, values: dict[str, Any]) -> str:
    """The sentence of a BoardError.

    >>> error("off-board", {"what": "queen", "row": 8, "column": 0, "n": 8})
    'Queen on row 9, column 1 is off the board: rows and columns run from 1 to 8.'
    """
    said = dict(values)
    if code == "too-large":
        said["n"] = f"{said['n']:,}" if said["n"] < 10**30 else "very large"
        said["purpose"] = _PURPOSES[said["purpose"]]
    if "what" in said:
        said["what"] = _SQUARES[said["what"]]
    if code == "off-board":
        said["row"] += 1
        said["column"] += 1
        said["side"] = f"rows and columns run from 1 to {said['n']:,}" if said["n"] else "it has no squares"
    return _ERRORS[code].format(**said)
