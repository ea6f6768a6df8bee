"""A program's text as a tree: which statement stands in which block, and where it calls itself."""

from __future__ import annotations

import ast
from typing import NamedTuple, TypeVar

from undoku.programs.calling.syntax import DEFINITIONS, called, own_nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Function = ast.FunctionDef | ast.AsyncFunctionDef

Node = TypeVar("Node", bound=ast.AST)

LOOPS = (ast.For, ast.While, ast.AsyncFor)


class Source:
    """The tree of a text. The same text gives the same tree, whose nodes are found by those of another.

    >>> one, other = Source("a = 1"), Source("a = 1")
    >>> other.like(one, one.tree.body[0]) is other.tree.body[0]
    True
    """

    def __init__(self, text: str) -> None:
        """Read a text that is a program."""
        self.text = text
        self.tree = ast.parse(text)
        self.nodes = list(ast.walk(self.tree))
        self._numbers = {id(node): number for number, node in enumerate(self.nodes)}
        self._above: dict[int, tuple[ast.AST, str]] = {}
        for node in self.nodes:
            for name, value in ast.iter_fields(node):
                for child in value if isinstance(value, list) else (value,):
                    if isinstance(child, ast.AST):
                        self._above[id(child)] = node, name

    def like(self, other: Source, node: Node) -> Node:
        """The node of this tree that stands where one of another tree does."""
        return self.nodes[other._numbers[id(node)]]  # type: ignore[return-value]

    def above(self, node: ast.AST) -> Iterator[ast.AST]:
        """What a node is in, the innermost first."""
        while id(node) in self._above:
            node = self._above[id(node)][0]
            yield node

    def statement(self, node: ast.AST) -> ast.stmt:
        """The innermost statement that a node is, or is in."""
        while not isinstance(node, ast.stmt):
            node = self._above[id(node)][0]
        return node

    def block(self, statement: ast.stmt) -> list[ast.stmt]:
        """The block that a statement stands in."""
        above, name = self._above[id(statement)]
        block: list[ast.stmt] = getattr(above, name)
        return block

    def place(self, statement: ast.stmt) -> int:
        """Which one of its block a statement is."""
        return next(number for number, part in enumerate(self.block(statement)) if part is statement)

    def after(self, statement: ast.stmt) -> list[ast.stmt]:
        """The statements of its block that come after one."""
        return self.block(statement)[self.place(statement) + 1 :]

    def function(self, node: ast.AST) -> Function | None:
        """The function that a node is in."""
        return next((part for part in self.above(node) if isinstance(part, DEFINITIONS)), None)

    def loops(self, node: ast.AST) -> list[ast.stmt]:
        """The loops of its function that a node is in, the innermost first."""
        found: list[ast.stmt] = []
        for part in self.above(node):
            if isinstance(part, DEFINITIONS):
                break
            if isinstance(part, LOOPS):
                found.append(part)
        return found

    def within(self, node: ast.AST, block: list[ast.stmt]) -> ast.stmt | None:
        """The statement of a block that a node is, or is in."""
        parts = {id(node), *map(id, self.above(node))}
        return next((part for part in block if id(part) in parts), None)


class Site(NamedTuple):
    """A place where a function calls itself, directly or through others."""

    function: Function
    call: ast.Call
    statement: ast.stmt


def sites(source: Source) -> list[Site]:
    """All places where a search goes down."""
    functions = {node.name: node for node in source.nodes if isinstance(node, DEFINITIONS)}
    calls: dict[str, set[str]] = {name: set() for name in functions}
    found: list[tuple[Function, ast.Call, str]] = []
    for node in source.nodes:
        if isinstance(node, ast.Call) and (name := called(node)) in functions:
            inside = source.function(node)
            if inside is not None:
                calls[inside.name].add(name)
                found.append((inside, node, name))
    return [
        Site(inside, call, source.statement(call))
        for inside, call, name in found
        if _reaches(calls, name, inside.name)
    ]


def root(node: ast.AST) -> str:
    """The variable or attribute whose items an expression goes down to; empty for none.

    >>> root(ast.parse("self.board[row][col]", mode="eval").body)
    'self.board'
    """
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Name):
        return node.id
    return f"{root(node.value)}.{node.attr}" if isinstance(node, ast.Attribute) else ""


def is_generator(function: Function) -> bool:
    """Whether a function yields."""
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function))


def parsed(text: str) -> list[ast.stmt]:
    """The statements of a text."""
    return ast.parse(text).body


def expression(text: str) -> ast.expr:
    """The expression of a text."""
    return ast.parse(text, mode="eval").body


def exchange(above: ast.AST, old: ast.expr, other: ast.expr) -> None:
    """Put an expression in the place of another one."""
    for name, value in ast.iter_fields(above):
        if value is old:
            setattr(above, name, other)
        elif isinstance(value, list):
            value[:] = [other if part is old else part for part in value]


def _reaches(calls: dict[str, set[str]], begin: str, end: str) -> bool:
    waiting, seen = [begin], {begin}
    while waiting:
        name = waiting.pop()
        if name == end:
            return True
        new = calls[name] - seen
        seen |= new
        waiting.extend(new)
    return False
