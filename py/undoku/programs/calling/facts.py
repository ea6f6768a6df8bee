"""What is to be known of a whole program to tell its parameters."""

from __future__ import annotations

import ast

from undoku.programs.calling.parameter import Facts
from undoku.programs.calling.syntax import DEFINITIONS, FUNCTIONS, end_of_range

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.programs.calling.functions import Functions, Place
    from undoku.programs.calling.usage import Usage

LISTS = frozenset({"grows", "set", "stored"})
"""What is done with a list, and with no square."""


def facts_of(tree: ast.Module, functions: Functions, usage: Usage, place: Place, board: str) -> Facts:
    """What is known of a program whose function in this place is called on a board."""
    names = [argument.arg for argument, _, _ in place.parameters()]
    words = {name: usage.words(place.key, name) for name in names}
    is_knight = board == "knight"
    nodes = [node for name in functions.below(place.called) if (node := functions.node(name))]
    return Facts(
        _size(tree, nodes) if board == "queens" else "",
        frozenset(name.lower() for name in names),
        is_knight and any(_puts(node, usage) for node in nodes),
        is_knight and any(_appends(node, usage) for node in nodes),
        is_knight
        and any(
            not told.isdisjoint({"row", "col"}) or ("square" in told and not usage.is_grid(place.key, name))
            for name, told in words.items()
        ),
        is_knight and any("below" in usage.deep(place.key, name) for name in names),
        board == "queens" and any("one" in told for told in words.values()) and _counts_from_one(tree),
    )


def _puts(function: ast.AST, usage: Usage) -> bool:
    """Whether a function first writes its own square to a board."""
    return any(
        {part.id for part in ast.walk(target.slice) if isinstance(part, ast.Name)} & _squares(function, usage)
        for node in _first(function)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Subscript)
    )


def _appends(function: ast.AST, usage: Usage) -> bool:
    """Whether a function first adds its own square to a path or a set."""
    return any(
        {part.id for argument in call.args for part in ast.walk(argument) if isinstance(part, ast.Name)}
        & _squares(function, usage)
        for node in _first(function)
        if isinstance(node, ast.Expr) and isinstance(call := node.value, ast.Call)
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("append", "add")
    )


def _squares(function: ast.AST, usage: Usage) -> set[str]:
    """The parameters of a function that are numbers or squares."""
    if not isinstance(function, FUNCTIONS):
        return set()
    key = getattr(function, "name", "")
    names = [argument.arg for argument in (*function.args.posonlyargs, *function.args.args)]
    return {name for name in names if usage.words(key, name).isdisjoint(LISTS)}


def _first(function: ast.AST) -> list[ast.AST]:
    """What a function does outside of all loops and of the functions in it."""
    found: list[ast.AST] = []
    waiting = list(ast.iter_child_nodes(function))
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.stmt) and not isinstance(node, (ast.For, ast.While, *DEFINITIONS)):
            found.append(node)
            waiting += ast.iter_child_nodes(node)
    return found


def _counts_from_one(tree: ast.Module) -> bool:
    """Whether a list has one place more than there are rows, or the first one is left out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List):
            more = node.right
            if isinstance(more, ast.BinOp) and isinstance(more.op, ast.Add) and _is_one(more.right):
                return True
        elif (
            isinstance(node, ast.Subscript)
            and isinstance(node.slice, ast.Slice)
            and _is_one(node.slice.lower)
        ):
            return True
    return False


def _is_one(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value == 1


def _size(tree: ast.Module, nodes: Sequence[ast.AST]) -> str:
    """The size of a queens' board as the program has it for good, "" where it is told."""
    constants = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign) and type(getattr(node.value, "value", None)) is int
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    texts = [ast.unparse(end) for node in nodes for part in ast.walk(node) if (end := end_of_range(part))]
    if any("len(" in text for text in texts):
        return ""
    return next((text for text in texts if text in constants or (text.isdigit() and int(text) > 3)), "")
