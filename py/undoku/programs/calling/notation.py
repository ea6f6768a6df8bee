"""How a program writes its board, as far as its text tells."""

from __future__ import annotations

import ast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator


def counts_from_one(tree: ast.Module) -> bool:
    """Whether of all numbers of its loops it puts none into a list but those of loops from 1 to n."""
    beyond = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and _is_one_more(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    ones: set[str] = set()
    others: set[str] = set()
    put: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name):
            (ones if _is_from_one(node.iter, beyond) else others).add(node.target.id)
        put.update(part.id for part in _put(node) if isinstance(part, ast.Name))
    return not put.isdisjoint(ones) and put.isdisjoint(others)


def keeps_options(tree: ast.Module) -> bool:
    """Whether its board holds the digits that are possible in each cell: it counts how many are left."""
    counts = False
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            if isinstance(node.value, ast.Subscript):
                # It writes to a list of rows: that is its board.
                return False
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "len":
            counts = counts or any(isinstance(argument, ast.Subscript) for argument in node.args)
    return counts


def _is_from_one(over: ast.expr, beyond: set[str]) -> bool:
    """Whether this is range(1, n + 1), whatever n is; n + 1 may have a name that is one of `beyond`."""
    if not isinstance(over, ast.Call) or not isinstance(over.func, ast.Name) or len(over.args) != 2:
        return False
    begin, end = over.args
    return (
        over.func.id == "range"
        and _is_one(begin)
        and (_is_one_more(end) or (isinstance(end, ast.Name) and end.id in beyond))
    )


def _is_one_more(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Add)
        and (_is_one(node.left) or _is_one(node.right))
    )


def _is_one(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 1


def _put(node: ast.AST) -> Iterator[ast.expr]:
    """What a statement or expression puts into a list, as one item of it."""
    if isinstance(node, ast.Assign) and any(isinstance(target, ast.Subscript) for target in node.targets):
        yield node.value
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
        yield from node.args
    elif isinstance(node, ast.BinOp | ast.AugAssign):
        added = node.right if isinstance(node, ast.BinOp) else node.value
        if isinstance(added, ast.List | ast.Tuple):
            yield from added.elts
