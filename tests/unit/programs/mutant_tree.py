"""The tree of a program that is changed, with its blocks, and where it calls itself and takes back."""

from __future__ import annotations

import ast
from collections.abc import Callable

LOOPS = (ast.For, ast.While)


class Tree:
    """A fresh tree of a text, with what each node is in."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self.nodes = list(ast.walk(self.tree))
        self.above: dict[int, ast.AST] = {}
        self.blocks: dict[int, list[ast.stmt]] = {}
        for node in self.nodes:
            for name, value in ast.iter_fields(node):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        self.above[id(child)] = node
                        if isinstance(child, ast.stmt):
                            self.blocks[id(child)] = getattr(node, name)

    def statement(self, node: ast.AST) -> ast.stmt:
        while not isinstance(node, ast.stmt):
            node = self.above[id(node)]
        return node

    def remove(self, statement: ast.stmt) -> None:
        block = self.blocks[id(statement)]
        block[next(place for place, part in enumerate(block) if part is statement)] = ast.Pass()

    def add(self, statement: ast.stmt, beside: ast.stmt, *, after: bool) -> None:
        block = self.blocks[id(beside)]
        place = next(place for place, part in enumerate(block) if part is beside)
        block.insert(place + after, statement)

    def loop(self, node: ast.AST) -> ast.stmt | None:
        while id(node) in self.above and not isinstance(node, ast.FunctionDef):
            node = self.above[id(node)]
            if isinstance(node, LOOPS):
                return node
        return None

    def function(self, node: ast.AST) -> ast.FunctionDef | None:
        while id(node) in self.above:
            node = self.above[id(node)]
            if isinstance(node, ast.FunctionDef):
                return node
        return None

    def calls(self) -> list[ast.Call]:
        """The calls of a function by itself."""
        found = []
        for node in self.nodes:
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                function = self.function(node)
                if function and function.name == name:
                    found.append(node)
        return found

    def undos(self) -> list[ast.stmt]:
        """The statements after such a call that take something back."""
        found = []
        for call in self.calls():
            statement = self.statement(call)
            block = self.blocks[id(statement)]
            place = next(place for place, part in enumerate(block) if part is statement)
            found += [part for part in block[place + 1 :] if _takes_back(part)]
            loop = self.loop(call)
            if loop:
                block = self.blocks[id(loop)]
                place = next(place for place, part in enumerate(block) if part is loop)
                found += [part for part in block[place + 1 :] if _takes_back(part)]
        return found


def _takes_back(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.Assign):
        return isinstance(statement.targets[0], ast.Subscript) and isinstance(
            statement.value, ast.Constant | ast.UnaryOp
        )
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        return getattr(statement.value.func, "attr", "") in ("remove", "pop", "discard")
    return False


Change = Callable[[Tree], object]
