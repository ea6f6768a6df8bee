"""Dataclasses, with the `__init__` that Python makes for them."""

from __future__ import annotations

import ast
from copy import copy

from undoku.programs.calling.syntax import called


def spelled_out(tree: ast.Module) -> ast.Module:
    """A module with the `__init__` of each dataclass written down, as if its author had.

    >>> made = spelled_out(ast.parse("@dataclass\\nclass Grid:\\n    cells: list\\n    tries: int = 0"))
    >>> ast.unparse(made.body[0].body[0]).splitlines()[0]
    'def __init__(self, cells: list, tries: int=0):'
    """
    body = [_with_init(node) if isinstance(node, ast.ClassDef) else node for node in tree.body]
    return ast.Module(body, tree.type_ignores)


def _with_init(node: ast.ClassDef) -> ast.ClassDef:
    names = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign) and _is_handed_over(part)]
    if "dataclass" not in map(called, node.decorator_list) or "__init__" in names or not fields:
        return node
    takes = ", ".join(map(_parameter, fields))
    keeps = "".join(f"\n    self.{name} = {name}" for name in (ast.unparse(part.target) for part in fields))
    try:
        (init,) = ast.parse(f"def __init__(self, {takes}):{keeps}").body
    except SyntaxError:
        # Its fields cannot be handed over in their order.
        return node
    for part in ast.walk(init):
        ast.copy_location(part, node)
    made = copy(node)
    made.body = [init, *node.body]
    return made


def _is_handed_over(field: ast.AnnAssign) -> bool:
    """Whether this is something of an object, and no variable of its class or a field made without `init`."""
    kind = field.annotation.value if isinstance(field.annotation, ast.Subscript) else field.annotation
    keywords = field.value.keywords if isinstance(field.value, ast.Call) else ()
    is_made = any(keyword.arg == "init" and ast.unparse(keyword.value) == "False" for keyword in keywords)
    return isinstance(field.target, ast.Name) and called(kind) != "ClassVar" and not is_made


def _parameter(field: ast.AnnAssign) -> str:
    default = f" = ({ast.unparse(field.value)})" if field.value else ""
    return f"{ast.unparse(field.target)}: {ast.unparse(field.annotation)}{default}"
