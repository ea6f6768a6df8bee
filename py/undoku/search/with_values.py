"""A line of a program with values in the place of its names."""

from __future__ import annotations

import ast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST = 100
"""Characters of the longest line that is said whole."""

WORDS = frozenset({"None", "True", "False"})


def with_values(line: str, values: Mapping[str, str]) -> str:
    """Put the values of variables, as texts, in their places, where these are numbers, truths or None.

    >>> with_values("mat[i][j + 1] = value  # here", {"i": "1", "j": "2", "mat": "[[0]]", "value": "True"})
    'mat[1][2 + 1] = True'
    >>> with_values("else: i = j", {"i": "1", "j": "2"})
    'else: i = j'
    """
    text = line.strip().removesuffix(":")
    statement = parsed(text)
    if statement is None:
        return _shortened(text)
    # What follows it is a comment.
    end = statement.end_col_offset or 0
    written = text.encode()[: end if statement.end_lineno == 1 else None]
    names = [
        node
        for node in ast.walk(statement)
        if isinstance(node, ast.Name)
        and isinstance(node.ctx, ast.Load)
        and _is_simple(values.get(node.id, ""))
    ]
    for node in sorted(names, key=lambda node: -node.col_offset):
        value = values[node.id].encode()
        written = written[: node.col_offset] + value + written[node.end_col_offset :]
    return _shortened(written.decode())


def indices(line: str, square: tuple[int, int], *, columns: bool = False) -> dict[str, str]:
    """The values of the variables with which a line names the square that it is known to have written to.

    That is by two indices, or where the board is a list of `columns` by one, and the column is written.
    Empty where it is done in another way, or with more than variables and numbers.

    >>> indices("board[row][col] = 1", (2, 5)), indices("board[row, 3] = 1", (2, 3))
    ({'row': '2', 'col': '5'}, {'row': '2'})
    >>> indices("queens[row] = col", (2, 5)), indices("queens[row] = col", (2, 5), columns=True)
    ({}, {'row': '2', 'col': '5'})
    >>> indices("queens[row] = -1", (2, 5), columns=True), indices("board[row][3] = 1", (2, 5))
    ({'row': '2'}, {})
    """
    statement = parsed(line.strip())
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1:
        return {}
    target = statement.targets[0]
    if not isinstance(target, ast.Subscript):
        return {}
    if columns:
        written = [statement.value] if isinstance(statement.value, ast.Name) else []
        parts = [target.slice, *written] if isinstance(target.value, ast.Name | ast.Attribute) else []
    elif isinstance(target.slice, ast.Tuple):
        parts = target.slice.elts if len(target.slice.elts) == len(square) else []
    else:
        parts = [target.value.slice, target.slice] if isinstance(target.value, ast.Subscript) else []
    found: dict[str, str] = {}
    for part, number in zip(parts, square, strict=False):
        if isinstance(part, ast.Name) and found.setdefault(part.id, str(number)) == str(number):
            continue
        if not isinstance(part, ast.Constant) or part.value != number:
            return {}
    return found


def parsed(line: str) -> ast.stmt | None:
    """The only statement of a line; None for a part of one."""
    try:
        body = ast.parse(line).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None
    return body[0] if len(body) == 1 else None


def _is_simple(value: str) -> bool:
    return value in WORDS or value.removeprefix("-").isdecimal()


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
