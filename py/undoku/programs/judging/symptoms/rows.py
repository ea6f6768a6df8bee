"""Rows of a board, or other lists in a list, that are all one and the same."""

from __future__ import annotations

import ast

from undoku.programs.judging.symptoms.repair import Repair, putting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.programs.judging.source import Source

MAKERS = ("list", "set", "dict")


def one_row(source: Source) -> Iterator[Repair]:
    """Each list that holds one list many times, as `[[0] * n] * n` does, with a new one for each time."""
    for node in source.nodes:
        if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Mult):
            continue
        for held, times in ((node.left, node.right), (node.right, node.left)):
            if isinstance(held, ast.List) and len(held.elts) == 1 and _is_changeable(held.elts[0]):
                yield _repair(source, node, held.elts[0], times)


def _is_changeable(node: ast.expr) -> bool:
    """Whether it makes something that can be written to."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult):
        return isinstance(node.left, ast.List) or isinstance(node.right, ast.List)
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in MAKERS
    return isinstance(node, ast.List | ast.ListComp | ast.Set | ast.Dict)


def _repair(source: Source, node: ast.BinOp, row: ast.expr, times: ast.expr) -> Repair:
    text = f"[{ast.unparse(row)} for _ in range({ast.unparse(times)})]"
    edit = putting(source, node, text)
    return Repair("rows-shared", node.lineno, edit, {"was": ast.unparse(node), "is": text})
