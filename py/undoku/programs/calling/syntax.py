"""Small questions about the parts of a program's text."""

from __future__ import annotations

import ast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda

DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
FUNCTIONS = (*DEFINITIONS, ast.Lambda)


def assigned(function: Function) -> Iterator[str]:
    """The names that a function assigns to, without those that it says to be another's."""
    elsewhere: set[str] = set()
    own: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Global | ast.Nonlocal):
            elsewhere.update(node.names)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            own.add(node.id)
    return iter(own - elsewhere)


def called(node: ast.AST) -> str:
    """The name of what is called, or of what this is, whatever it is an attribute of; empty for none.

    >>> called(ast.parse("self.board.place(row)", mode="eval").body)
    'place'
    """
    function = node.func if isinstance(node, ast.Call) else node
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """What is in a function, without what is in functions inside it."""
    waiting = list(ast.iter_child_nodes(function))
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            waiting.extend(ast.iter_child_nodes(node))


def is_part(node: ast.expr) -> bool:
    """Whether an expression is one of several things that are together in a tuple: square[0]."""
    return (
        isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and not isinstance(node.value, ast.Subscript)
    )


def end_of_range(node: ast.AST) -> ast.expr | None:
    """The end of a range that is made here; None for all else."""
    if isinstance(node, ast.Call) and is_call_of(node, "range") and node.args:
        return node.args[-1] if len(node.args) < 3 else node.args[1]
    return None


def is_text(node: ast.expr) -> bool:
    """Whether an expression is a text that is written down."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def is_call_of(node: ast.expr, name: str) -> bool:
    """Whether an expression calls a function of this name."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name


def number_of(node: ast.expr) -> object:
    """A number as it is written, also a negative one; None for all else."""
    if (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, ast.Constant)
    ):
        return -node.operand.value if isinstance(node.operand.value, int) else None
    return node.value if isinstance(node, ast.Constant) and type(node.value) is int else None
