"""The line of a strategy that wrote to the board just before a step told of it, with that step's values."""

from __future__ import annotations

import ast
from itertools import takewhile

from undoku.search.steps import PLACE, UNDO, Step
from undoku.search.with_values import parsed, with_values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.source import Source


def written(source: Source, step: Step, cols: int) -> str:
    r"""Return that line; empty where the line before a step is no assignment to something in brackets.

    Of several such lines it is the first one.

    Only what the step itself says is known of the variables: its cell, or row, column and the `cols` of a
    board, and its value.

    >>> from undoku.search.source import read
    >>> source = read("def go(n):\n    mat[i][j] = 1\n    yield PLACE, i * n + j, 1\n")
    >>> written(source, Step(PLACE, 6, 1, -1, 3, 1), 4)
    'mat[1][2] = 1'
    """
    if step.kind not in (PLACE, UNDO):
        return ""
    lines = source.shown.split("\n")[: source.place(step.line)]
    # What is noted beside the board is written after it.
    before = [*takewhile(_writes, reversed(lines))]
    if not before:
        return ""
    return with_values(before[-1], _values(source.text.split("\n")[step.line - 1], step, cols))


def _writes(line: str) -> bool:
    statement = parsed(line.strip())
    if not isinstance(statement, ast.Assign):
        return False
    return any(isinstance(node, ast.Subscript) for target in statement.targets for node in ast.walk(target))


def _values(line: str, step: Step, cols: int) -> dict[str, str]:
    """The values of the names that a line `yield KIND, cell, value` has, or has with `row * n + column`."""
    statement = parsed(line.strip())
    match statement:
        case ast.Expr(ast.Yield(ast.Tuple([_, cell, value]))):
            pass
        case _:
            return {}
    found = {value.id: step.value} if isinstance(value, ast.Name) else {}
    match cell:
        case ast.Name(name):
            found[name] = step.cell
        case ast.BinOp(ast.BinOp(ast.Name(row), ast.Mult(), ast.Name(width)), ast.Add(), ast.Name(column)):
            numbers = (*divmod(step.cell, cols), cols)
            found |= dict(zip((row, column, width), numbers, strict=True))
    return {name: str(number) for name, number in found.items()}
