"""What a search puts somewhere before it goes down, and where it takes that back."""

from __future__ import annotations

import ast
from typing import NamedTuple

from undoku.programs.judging.source import expression, parsed, root

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

ADDING = {"append": "pop()", "add": "discard({})", "insert": "remove({})", "push": "pop()"}
"""Methods that put something into a container, and what takes it out again."""

REMOVING = frozenset({"pop", "remove", "discard", "popitem"})


class Write(NamedTuple):
    """Something that is written.

    Attributes:
        statement: where.
        target: the item or variable, or the container that a method changes.
        key: the same for the same target.
        way: "item", "name", "add" or "remove".
        value: what a method is given; None for an assignment.
    """

    statement: ast.stmt
    target: ast.expr
    key: str
    way: str
    value: ast.expr | None = None

    @property
    def root(self) -> str:
        """The variable that it is, or is in."""
        return root(self.target)

    @property
    def stem(self) -> str:
        """The container, without the numbers of an item."""
        node = self.target
        while isinstance(node, ast.Subscript) and not _is_name(node.slice):
            node = node.value
        return ast.unparse(node)


def writes_of(statement: ast.stmt) -> Iterator[Write]:
    """What a statement itself writes, not those that are in it."""
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        targets = list(statement.targets)
    elif isinstance(statement, ast.AugAssign | ast.AnnAssign):
        targets = [statement.target]
    elif isinstance(statement, ast.Delete):
        for target in statement.targets:
            if isinstance(target, ast.Subscript):
                yield Write(statement, target.value, ast.dump(target.value), "remove")
        return
    elif isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        function = statement.value.func
        if isinstance(function, ast.Attribute) and function.attr in REMOVING | {*ADDING}:
            way = "add" if function.attr in ADDING else "remove"
            given = statement.value.args[-1] if statement.value.args else None
            yield Write(statement, function.value, _key(function.value), way, given)
        return
    is_step = isinstance(statement, ast.AugAssign)
    while targets:
        target = targets.pop(0)
        if isinstance(target, ast.Tuple | ast.List):
            targets[:0] = target.elts
        elif isinstance(target, ast.Subscript):
            yield Write(statement, target, _key(target), "item")
        elif isinstance(target, ast.Attribute) or (is_step and isinstance(target, ast.Name)):
            yield Write(statement, target, _key(target), "name")


def all_writes(statements: list[ast.stmt]) -> Iterator[Write]:
    """What statements, and those in them, write."""
    for statement in statements:
        for node in ast.walk(statement):
            if isinstance(node, ast.stmt):
                yield from writes_of(node)


def undoes(write: Write, other: Write) -> bool:
    """Whether the other one may take back what one has written."""
    if write.way == "add":
        return other.way in ("remove", "item") and other.key == write.key
    return other.key == write.key and other.way == write.way


def restoring(write: Write, number: int) -> tuple[list[ast.stmt], list[ast.stmt]]:
    """What takes a write back: the statements that keep what was there before, and those that put it back."""
    if write.way == "add":
        assert isinstance(write.statement, ast.Expr)
        assert isinstance(write.statement.value, ast.Call)
        function = write.statement.value.func
        assert isinstance(function, ast.Attribute)
        given = ast.unparse(write.value) if write.value else ""
        back = ADDING[function.attr].format(given)
        return [], parsed(f"{ast.unparse(write.target)}.{back}")
    target, kept = ast.unparse(write.target), f"kept_{number}"
    if write.way == "item":
        assert isinstance(write.target, ast.Subscript)
        container, index = ast.unparse(write.target.value), ast.unparse(write.target.slice)
        return (
            parsed(f"{kept} = {container}.get({index}) if isinstance({container}, dict) else {target}"),
            parsed(
                f"if {kept} is None and isinstance({container}, dict):\n"
                f"    {container}.pop({index}, None)\nelse:\n    {target} = {kept}"
            ),
        )
    return parsed(f"{kept} = {target}"), parsed(f"{target} = {kept}")


def copied(node: ast.expr) -> ast.expr:
    """A copy of a value, whatever it is made of."""
    return expression(f"__import__('copy').deepcopy({ast.unparse(node)})")


def _is_name(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _key(node: ast.expr) -> str:
    # Written to or looked at, it is the same.
    return ast.unparse(node)
