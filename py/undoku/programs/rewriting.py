"""A program that tells when it has written to something: after each such statement a call is put in.

Only what may change a container is followed by `__wrote__(container, index)`: assignments to an index, and
the methods that change a list. The container is named by a variable or its attributes, which can be looked at
once more without effect; all containers stay the plain ones that the program has made. The calls stand on the
line that has run already, so that not one line more is run.
"""

from __future__ import annotations

import ast

from undoku.programs.beside import CHANGING_SETS, name_of

WROTE = "__wrote__"
"""The function that is told the container and, where it is known, which of its items was changed."""

CALLED = "__called__"
"""The function that is told the container and what a method returned, and returns that."""

CHANGING = frozenset("append clear extend insert pop popitem remove reverse setdefault sort update".split())
"""The methods that change a list or a dict."""


class Rewriting(ast.NodeTransformer):
    """Puts the calls into the tree of a module; none for the containers that are certainly not the board."""

    def __init__(self, tree: ast.Module, others: frozenset[str], *, sets: bool) -> None:
        """Take the names of `others` than the board, and whether that may have sets in it, or be one.

        Attributes that run code where they are looked at cannot be told of, either.
        """
        self._others = others
        self._changing = CHANGING | CHANGING_SETS if sets else CHANGING
        self._methods = {
            part.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
            for part in node.body
            if isinstance(part, ast.FunctionDef)
        }

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Look through the statements of every block."""
        super().generic_visit(node)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                setattr(node, name, [part for statement in block for part in self._with_calls(statement)])
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Follow a method that changes its list; `random.shuffle` changes the list that it is given."""
        self.generic_visit(node)
        function = node.func
        if not isinstance(function, ast.Attribute):
            return node
        container: ast.expr | None = None
        if function.attr in self._changing:
            container = self._root(function.value)
        elif function.attr == "shuffle" and node.args:
            container = self._root(node.args[0])
        if container is None:
            return node
        call = ast.Call(ast.Name(CALLED, ast.Load()), [container, node], [])
        return _placed(call, node)

    def _with_calls(self, statement: ast.stmt) -> list[ast.stmt]:
        """A statement, and after it a call for each container that it has written to by an index."""
        targets = _targets(statement)
        written = [
            target for target in targets if isinstance(target, ast.Subscript) or _adds_items(statement)
        ]
        if isinstance(statement, ast.Delete) and len(written) < len(targets):
            # What the items were taken from may be gone as well.
            return [statement]
        calls: list[ast.stmt] = []
        for target in written:
            container = self._root(target)
            if container is not None:
                # Where more is assigned, what stands in the index may be another number by now.
                is_item = isinstance(target, ast.Subscript)
                index = _first_index(target) if is_item and len(targets) == 1 else None
                call = ast.Call(ast.Name(WROTE, ast.Load()), [container, *([index] if index else [])], [])
                calls.append(ast.Expr(_placed(call, written[-1])))
                ast.copy_location(calls[-1], written[-1])
        if isinstance(statement, ast.For | ast.AsyncFor | ast.With | ast.AsyncWith):
            # What stands in their heads has been written when their block begins.
            statement.body[:0] = calls
            return [statement]
        return [statement, *calls]

    def _root(self, node: ast.expr) -> ast.expr | None:
        """The variable, or attribute of one, whose items an expression goes down to; None for all else."""
        while isinstance(node, ast.Subscript):
            node = node.value
        part = node
        while isinstance(part, ast.Attribute):
            if part.attr in self._methods or "__getattr__" in self._methods:
                return None
            part = part.value
        name = name_of(node)
        return _copy(node) if name and name not in self._others else None


def _adds_items(statement: ast.stmt) -> bool:
    """Whether items are added to a list: queens += [col]."""
    return isinstance(statement, ast.AugAssign) and isinstance(
        statement.value, ast.List | ast.ListComp | ast.Tuple
    )


def _targets(statement: ast.stmt) -> list[ast.expr]:
    """All that a statement assigns to or deletes, in its order."""
    found: list[ast.expr] = []
    if isinstance(statement, ast.Assign | ast.Delete):
        found = list(statement.targets)
    elif isinstance(statement, ast.AugAssign | ast.For | ast.AsyncFor):
        found = [statement.target]
    elif isinstance(statement, ast.AnnAssign):
        found = [statement.target] if statement.value else []
    elif isinstance(statement, ast.With | ast.AsyncWith):
        found = [item.optional_vars for item in statement.items if item.optional_vars]
    flat: list[ast.expr] = []
    while found:
        target = found.pop(0)
        if isinstance(target, ast.Tuple | ast.List):
            found[:0] = target.elts
        elif isinstance(target, ast.Starred):
            found.insert(0, target.value)
        else:
            flat.append(target)
    return flat


def _first_index(node: ast.expr) -> ast.expr | None:
    """The index into the container itself, where it is a variable or a number."""
    index: ast.expr | None = None
    while isinstance(node, ast.Subscript):
        index, node = node.slice, node.value
    return _copy(index) if isinstance(index, ast.Name | ast.Constant) else None


def _copy(node: ast.expr) -> ast.expr:
    if isinstance(node, ast.Name):
        return ast.Name(node.id, ast.Load())
    if isinstance(node, ast.Attribute):
        return ast.Attribute(_copy(node.value), node.attr, ast.Load())
    assert isinstance(node, ast.Constant)
    return ast.Constant(node.value)


def _placed(node: ast.Call, where: ast.AST) -> ast.Call:
    """Put a new node, and what of it is new, to where another stands."""
    for part in ast.walk(node):
        if not hasattr(part, "lineno"):
            ast.copy_location(part, where)
    return node
