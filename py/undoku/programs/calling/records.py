"""Dataclasses, with the `__init__` that Python makes for them."""

from __future__ import annotations

import ast

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
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    if "dataclass" not in map(called, node.decorator_list) or "__init__" in names or not fields:
        return node
    takes = ", ".join(map(ast.unparse, fields))
    keeps = "".join(f"\n    self.{name} = {name}" for name in (ast.unparse(part.target) for part in fields))
    (init,) = ast.parse(f"def __init__(self, {takes}):{keeps}").body
    for part in ast.walk(init):
        ast.copy_location(part, node)
    return ast.ClassDef(node.name, node.bases, node.keywords, [init, *node.body], node.decorator_list)
