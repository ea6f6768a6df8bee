"""Which variables of a program are lists of rows: told from what it does with them, wherever they go."""

from __future__ import annotations

import ast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    # The function in which a variable lives ("" outside of all) and its name; an attribute lives in ".".
    Variable = tuple[str, str]

LIKE = frozenset({"copy", "deepcopy", "list", "reversed", "sorted", "tuple"})
"""What gives a list like the one that it takes."""

METHODS = frozenset({"append", "count", "extend", "index", "insert", "pop", "remove", "reverse", "sort"})
"""What is done with a list, and with no number."""


class Containers:
    """Follows what a program hands from variable to variable.

    Two variables are one where one is assigned to the other, or handed to a function of the program under
    the other's name. The items of each are one more variable: of a list of rows they are used as lists.
    """

    def __init__(self, tree: ast.Module) -> None:
        """Look through the whole program."""
        self._parents: list[int] = []
        self._items: dict[int, int] = {}
        self._lists: set[int] = set()
        self._variables: dict[Variable, int] = {}
        self._parameters: dict[str, tuple[str, list[str]]] = {}
        self._locals: dict[str, set[str]] = {}
        self._outer: dict[str, str] = {}
        self._declare(tree, "")
        self._walk(tree, "")

    def is_grid(self, function: str, name: str) -> bool:
        """Whether a variable of a function is a list of rows."""
        items = self._items.get(self._root(self._variable(function, name)))
        return items is not None and self._root(items) in {*map(self._root, self._lists)}

    def _declare(self, node: ast.AST, function: str) -> None:
        """Note what each function takes, and which names are its own."""
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.FunctionDef):
                names = [argument.arg for argument in (*part.args.posonlyargs, *part.args.args)]
                if isinstance(node, ast.ClassDef):
                    names = names[1:]
                    if part.name == "__init__":
                        self._parameters[node.name] = part.name, names
                self._parameters[part.name] = part.name, names
                self._locals.setdefault(part.name, set()).update(names, _assigned(part))
                self._outer[part.name] = function
                self._declare(part, part.name)
            else:
                self._declare(part, function)

    def _walk(self, node: ast.AST, function: str) -> None:
        """Look at every statement and expression of a function, and then at those of the functions in it."""
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self._join(self._of(target, function), self._of(node.value, function))
        elif isinstance(node, ast.For | ast.comprehension):
            self._loop(node.target, node.iter, function)
        elif isinstance(node, ast.Compare):
            for operator, right in zip(node.ops, node.comparators, strict=True):
                if isinstance(operator, ast.In | ast.NotIn):
                    self._is_list(self._of(right, function))
        elif isinstance(node, ast.Call | ast.Subscript):
            self._of(node, function)
        inner = node.name if isinstance(node, ast.FunctionDef) else function
        for part in ast.iter_child_nodes(node):
            self._walk(part, inner)

    def _of(self, node: ast.expr, function: str) -> int | None:
        """The variable that an expression stands for, None for one that is new."""
        if isinstance(node, ast.Name):
            return self._variable(self._home(node.id, function), node.id)
        if isinstance(node, ast.Attribute):
            return self._variable(".", node.attr)
        if isinstance(node, ast.Subscript):
            thing = self._of(node.value, function)
            self._is_list(thing)
            return thing if thing is None or isinstance(node.slice, ast.Slice) else self._items_of(thing)
        if isinstance(node, ast.ListComp):
            thing = self._new()
            self._join(self._items_of(thing), self._of(node.elt, function))
            return thing
        return self._called(node, function) if isinstance(node, ast.Call) else None

    def _called(self, node: ast.Call, function: str) -> int | None:
        given = [self._of(argument, function) for argument in node.args]
        first = given[0] if given else None
        if isinstance(node.func, ast.Attribute):
            name = node.func.attr
            if name in METHODS:
                self._is_list(self._of(node.func.value, function))
            elif name == "copy" and not given:
                return self._of(node.func.value, function)
        else:
            name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in self._parameters:
            home, names = self._parameters[name]
            for parameter, thing in zip(names, given, strict=False):
                self._join(self._variable(home, parameter), thing)
            return None
        if name == "len":
            self._is_list(first)
        return first if name in LIKE else None

    def _loop(self, target: ast.expr, over: ast.expr, function: str) -> None:
        numbered = (
            isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id == "enumerate"
        )
        if numbered and isinstance(over, ast.Call) and over.args:
            if not isinstance(target, ast.Tuple) or len(target.elts) != 2:
                return
            target, over = target.elts[1], over.args[0]
        thing = self._of(over, function)
        self._is_list(thing)
        if thing is not None:
            self._join(self._of(target, function), self._items_of(thing))

    def _home(self, name: str, function: str) -> str:
        """The function in which a name that a function uses lives."""
        while function and name not in self._locals[function]:
            function = self._outer[function]
        return function

    def _variable(self, function: str, name: str) -> int:
        if (function, name) not in self._variables:
            self._variables[function, name] = self._new()
        return self._variables[function, name]

    def _new(self) -> int:
        self._parents.append(len(self._parents))
        return len(self._parents) - 1

    def _root(self, thing: int) -> int:
        while self._parents[thing] != thing:
            thing = self._parents[thing]
        return thing

    def _items_of(self, thing: int) -> int:
        root = self._root(thing)
        if root not in self._items:
            self._items[root] = self._new()
        return self._items[root]

    def _is_list(self, thing: int | None) -> None:
        if thing is not None:
            self._lists.add(thing)

    def _join(self, one: int | None, other: int | None) -> None:
        """Take two for one, and their items as well."""
        while one is not None and other is not None:
            one, other = self._root(one), self._root(other)
            if one == other:
                return
            items, others = self._items.get(one), self._items.get(other)
            self._parents[other] = one
            if items is None and others is not None:
                self._items[one] = others
            one, other = items, others


def _assigned(function: ast.FunctionDef) -> Iterator[str]:
    """The names that a function assigns to, without those that it says to be another's."""
    elsewhere: set[str] = set()
    own: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Global | ast.Nonlocal):
            elsewhere.update(node.names)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            own.add(node.id)
    return iter(own - elsewhere)
