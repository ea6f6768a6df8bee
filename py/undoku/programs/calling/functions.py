"""The functions of a program: who calls whom, which is to be called, and which is the search."""

from __future__ import annotations

import ast
from collections import deque
from typing import NamedTuple

from undoku.programs.calling.syntax import DEFINITIONS, called

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from undoku.programs.calling.syntax import Function

ENTRY = "solve"
"""What the function that is called is named most often."""

LIKELY = (
    "solve",
    "queen",
    "sudoku",
    "tour",
    "knight",
    "place",
    "search",
    "count",
    "find",
    "backtrack",
    "run",
)
"""What is in the names of functions that are to be called."""

UNLIKELY = ("print", "show", "display", "draw", "test", "check", "valid", "safe", "load", "read", "parse")
"""What is in the names of those that are not."""


class Place(NamedTuple):
    """A function, method, named lambda or partial of a program.

    Attributes:
        room: the class of a method, "" for all else.
        name: what it is called.
        node: where it is defined.
        bound: how many parameters from the left have been given already, and the names of others.
    """

    room: str
    name: str
    node: Function
    bound: tuple[int, frozenset[str]] = (0, frozenset())

    @property
    def key(self) -> str:
        """The name in `Usage` of the function that is called."""
        if self.name == "__init__":
            return f"{self.room}.__init__"
        return self.name if isinstance(self.node, ast.Lambda) else self.node.name

    @property
    def called(self) -> str:
        """The name by which it is called: of what makes an object that of its class."""
        return self.room if self.name == "__init__" else self.name

    def parameters(self) -> Iterator[tuple[ast.arg, ast.expr | None, bool]]:
        """What it takes: each parameter, its default or None, and whether it takes a keyword only."""
        of = self.node.args
        takes = [*of.posonlyargs, *of.args]
        defaults = [None] * (len(takes) - len(of.defaults)) + [*of.defaults]
        count, names = self.bound
        is_static = not isinstance(self.node, ast.Lambda) and any(
            isinstance(part, ast.Name) and part.id == "staticmethod" for part in self.node.decorator_list
        )
        skipped = count + bool(self.room and not is_static)
        for number, parameter in enumerate(takes):
            if number >= skipped and parameter.arg not in names:
                yield parameter, defaults[number], False
        for parameter, default in zip(of.kwonlyargs, of.kw_defaults, strict=True):
            if parameter.arg not in names:
                yield parameter, default, True


class Functions:
    """All functions of a program.

    Attributes:
        places: those that can be called from outside, in their order.
    """

    def __init__(self, tree: ast.Module) -> None:
        """Look through the whole program."""
        self.places: list[Place] = []
        self._makers: dict[str, Place] = {}
        self._calls: dict[str, list[str]] = {}
        self._nodes: dict[str, Function] = {}
        for name, node in named_functions(tree):
            self._nodes.setdefault(name, node)
        for statement in tree.body:
            self._place(statement)
        self.places += [place for place in self._makers.values() if place.room]
        methods = {place.name for place in (*self.places, *self._makers.values()) if place.room}
        # A name alone is no method, but may be one of Python's own functions.
        within = methods - {place.name for place in self.places if not place.room}
        for name, function in named_functions(tree):
            self._calls.setdefault(name, []).extend(calls_of(function, methods, within))
        for room, place in self._makers.items():
            self._calls.setdefault(room, []).extend(calls_of(place.node, methods, within))

    def names(self) -> list[str]:
        """What can be called from outside: functions, and classes."""
        return list(dict.fromkeys(place.room or place.name for place in self.places))

    def maker(self, room: str) -> Place | None:
        """The `__init__` of a class, None if it has none."""
        return self._makers.get(room)

    def entry(self) -> Place | None:
        """The function that is to be called; None where there is none.

        Those come first that lead to a function that calls itself; helpers, which others call, come last.
        """
        return max(reversed(self.places), key=self._worth, default=None)

    def named(self, name: str) -> Place | None:
        """The place of a name."""
        return next((place for place in self.places if place.name == name), None)

    def node(self, name: str) -> Function | None:
        """Where a function of any name is defined."""
        return self._nodes.get(name)

    def search(self, entry: str) -> str:
        """The name of the first function, from the one that is called on, that calls itself, directly or not.

        It is that of the one called where no function does.
        """
        return next((name for name in self.below(entry) if self.recurs(name)), entry)

    def below(self, name: str) -> Iterator[str]:
        """A function and all that it calls, directly or not, the nearest first."""
        waiting, seen = deque([name]), {name}
        while waiting:
            name = waiting.popleft()
            yield name
            for other in self._calls.get(name, ()):
                if other in self._calls and other not in seen:
                    seen.add(other)
                    waiting.append(other)

    def is_search(self, name: str) -> bool:
        """Whether a function calls itself, or leads to one that does."""
        return any(map(self.recurs, self.below(name)))

    def is_helper(self, name: str) -> bool:
        """Whether a function that it does not lead to calls it."""
        mine = {*self.below(name)}
        return any(
            name in called and other not in mine and not is_test(other)
            for other, called in self._calls.items()
        )

    def starts(self, statement: ast.stmt) -> bool:
        """Whether a statement outside of all functions begins the search, as far as there is one."""
        if isinstance(statement, ast.Assert):
            # It only asks whether what it calls is right.
            return False
        if isinstance(statement, ast.Assign) and any(
            place.name == getattr(statement.targets[0], "id", "") for place in self.places
        ):
            return False
        called = [name for name in called_in(statement) if name in self._calls or name in self._makers]
        if any(self.is_search(name) for name in called):
            return True
        searches = any(self.is_search(place.called) for place in self.places)
        entry = None if searches else self.entry()
        return entry is not None and entry.called in {below for name in called for below in self.below(name)}

    def _place(self, node: ast.stmt) -> None:
        if isinstance(node, DEFINITIONS):
            self.places.append(Place("", node.name, node))
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, DEFINITIONS):
                    place = Place(node.name, part.name, part)
                    if part.name == "__init__":
                        self._makers[node.name] = place
                    elif not part.name.startswith("__"):
                        self.places.append(place)
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name, value = node.targets[0].id, node.value
            if isinstance(value, ast.Lambda):
                self.places.append(Place("", name, value))
            elif isinstance(value, ast.Call) and called(value) == "partial" and value.args:
                inner = self.named(called(value.args[0]))
                if inner:
                    bound = len(value.args) - 1, frozenset(word.arg or "" for word in value.keywords)
                    self.places.append(Place(inner.room, name, inner.node, bound))
                    self._calls[name] = [inner.name]
            elif isinstance(value, ast.Call) and (maker := self.named(called(value))):
                for made in _returned(maker.node):
                    self.places.append(Place("", name, made))
                    self._calls[name] = [made.name]

    def _worth(self, place: Place) -> tuple[bool, ...]:
        name = place.called.lower()
        return (
            not is_test(place.name),
            self.is_search(place.called),
            not self.is_helper(place.called),
            not any(word in name for word in UNLIKELY),
            name == ENTRY,
            ENTRY in name,
            any(word in name for word in LIKELY),
            not place.room,
            place.name != "__init__",
        )

    def recurs(self, name: str) -> bool:
        """Whether a function calls itself, directly or through others."""
        waiting, seen = list(self._calls.get(name, ())), set()
        while waiting:
            other = waiting.pop()
            if other == name:
                return True
            if other in self._calls and other not in seen:
                seen.add(other)
                waiting.extend(self._calls[other])
        return False


def _returned(function: Function) -> Iterator[ast.FunctionDef]:
    """The function inside another one that it returns in the end."""
    if isinstance(function, ast.FunctionDef) and isinstance(last := function.body[-1], ast.Return):
        for part in function.body:
            if isinstance(part, ast.FunctionDef) and part.name == getattr(last.value, "id", ""):
                yield part


def is_test(name: str) -> bool:
    """Whether a function is there to try another one."""
    return name.lower().startswith("test")


def named_functions(tree: ast.AST) -> Iterator[tuple[str, Function]]:
    """Every function, method and named lambda by its name."""
    for node in ast.walk(tree):
        if isinstance(node, DEFINITIONS):
            yield node.name, node
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value


def calls_of(
    function: Function, methods: set[str] | None = None, within: AbstractSet[str] = frozenset()
) -> list[str]:
    """The names that a function calls, or hands on, without those that functions inside it do.

    Of what it calls by an attribute only those names count that are among `methods`, where these are given,
    and of what it calls by a name alone those that are not among those `within` classes.
    """
    found: list[str] = []
    waiting: deque[ast.AST] = deque(ast.iter_child_nodes(function))
    while waiting:
        node = waiting.popleft()
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name) and node.func.id not in within:
                found.append(node.func.id)
            elif isinstance(node.func, ast.Attribute) and (methods is None or node.func.attr in methods):
                found.append(node.func.attr)
            # A function that is handed on is called by whoever gets it.
            handed = (*node.args, *(keyword.value for keyword in node.keywords))
            found += [argument.id for argument in handed if isinstance(argument, ast.Name)]
        if not isinstance(node, DEFINITIONS):
            waiting.extendleft(reversed(list(ast.iter_child_nodes(node))))
    return found


def called_in(statement: ast.stmt) -> Iterator[str]:
    """The names that a statement calls, or hands on."""
    for node in ast.walk(statement):
        if isinstance(node, ast.Call):
            yield called(node)
            given = (*node.args, *(keyword.value for keyword in node.keywords))
            yield from (argument.id for argument in given if isinstance(argument, ast.Name))
