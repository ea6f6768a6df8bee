"""Which function of a program is called, and which is the search: the one that calls itself."""

from __future__ import annotations

import ast
from collections import deque
from typing import NamedTuple

from undoku.programs.containers import Containers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda

DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
"""What a module has that is not done, but there to be used."""

ENTRY = "solve"
"""The name of the function that is called, unless there is none of that name."""


def entry_of(tree: ast.Module) -> tuple[str, str] | None:
    """The function that is called, as (class, name) with "" for no class; None where there is none.

    It is `solve`; else one whose name has "solve" in it; else the last that no other function calls. A method
    is taken where no function is there.
    """
    places: list[tuple[str, ast.FunctionDef]] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            places.append(("", node))
        elif isinstance(node, ast.ClassDef):
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
            places += [(node.name, method) for method in methods if not method.name.startswith("__")]
    named = [(room, node) for room, node in places if node.name == ENTRY]
    alike = [(room, node) for room, node in places if ENTRY in node.name.lower()]
    plain = [(room, node) for room, node in places if not room]
    called = {name for _, node in places for name in calls_of(node) if name != node.name}
    free = [(room, node) for room, node in plain if node.name not in called and node.args.args]
    for found in (named, alike, free[-1:], plain[-1:], places[-1:]):
        if found:
            # A function goes before a method, and of functions with helpers the one that nobody calls.
            room, node = min(found, key=lambda place: (place[0] != "", place[1].name in called))
            return room, node.name
    return None


def taken(tree: ast.Module, entry: tuple[str, str]) -> Iterator[ast.arg]:
    """What the function that is called takes, and its class to be made."""
    room, name = entry
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == room]
    wanted = {name, "__init__"} if classes else {name}
    for node in classes[0].body if classes else tree.body:
        if isinstance(node, ast.FunctionDef) and node.name in wanted:
            parameters = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            # The first one of a method is the object.
            yield from parameters[bool(classes) :]


def recursive_of(tree: ast.Module, entry: str) -> str:
    """The name of the first function, from the one that is called on, that calls itself, directly or not.

    It is that of the one called where no function does.
    """
    graph: dict[str, list[str]] = {}
    for name, node in named_functions(tree):
        graph.setdefault(name, []).extend(calls_of(node))
    waiting, seen = deque([entry]), {entry}
    while waiting:
        name = waiting.popleft()
        if _reaches(graph, name):
            return name
        for other in graph.get(name, ()):
            if other in graph and other not in seen:
                seen.add(other)
                waiting.append(other)
    return entry


def named_functions(tree: ast.AST) -> Iterator[tuple[str, Function]]:
    """Every function, method and named lambda by its name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value


def calls_of(function: Function) -> list[str]:
    """The names that a function calls, or hands on, without those that functions inside it do."""
    found: list[str] = []
    waiting: deque[ast.AST] = deque(ast.iter_child_nodes(function))
    while waiting:
        node = waiting.popleft()
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                found.append(node.func.id)
            elif isinstance(node.func, ast.Attribute):
                found.append(node.func.attr)
            # A function that is handed on is called by whoever gets it.
            handed = (*node.args, *(keyword.value for keyword in node.keywords))
            found += [argument.id for argument in handed if isinstance(argument, ast.Name)]
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting.extendleft(reversed(list(ast.iter_child_nodes(node))))
    return found


def _reaches(graph: dict[str, list[str]], name: str) -> bool:
    """Whether a function calls itself, directly or through others."""
    waiting, seen = list(graph.get(name, ())), set()
    while waiting:
        other = waiting.pop()
        if other == name:
            return True
        if other in graph and other not in seen:
            seen.add(other)
            waiting.extend(graph[other])
    return False


class Uses(NamedTuple):
    """How a program uses its variables, by their names.

    Attributes:
        indexed: those whose items it looks at or goes through.
        grids: of what the function that is called takes, and its class to be made, the lists of rows.
        dotted: whether digits are texts, and "." stands for none: such is a cell of a list of rows compared
            with, or anything where the function says that it takes texts.
    """

    indexed: frozenset[str]
    grids: frozenset[str]
    dotted: bool


def uses_of(tree: ast.Module, entry: tuple[str, str]) -> Uses:
    """Look through the whole program; a name may stand for several variables."""
    containers = Containers(tree)
    parameters = list(taken(tree, entry))
    grids = {
        parameter.arg
        for function in (entry[1], "__init__")
        for parameter in parameters
        if containers.is_grid(function, parameter.arg)
    }
    kinds = [parameter.annotation for parameter in parameters if parameter.annotation]
    texts = any(
        _name(part) == "str" for kind in kinds for part in ast.walk(kind) if isinstance(part, ast.expr)
    )
    indexed = set()
    dotted = False
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            dotted = dotted or (any(map(_is_dot, sides)) and (texts or any(map(_is_cell, sides))))
        elif isinstance(node, ast.Subscript):
            indexed.add(_name(node.value))
        elif isinstance(node, ast.For | ast.comprehension):
            indexed.add(_name(node.iter))
        elif isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                indexed.add(_name(node.func.value))
            elif isinstance(node.func, ast.Name) and node.func.id in ("enumerate", "len"):
                indexed.update(map(_name, node.args))
    return Uses(frozenset(indexed - {""}), frozenset(grids), dotted)


def without_script(tree: ast.Module, name: str) -> list[ast.stmt]:
    """What is in a module, without what it does by itself from where it calls this function on."""
    for place, node in enumerate(tree.body):
        if not isinstance(node, DEFINITIONS) and any(
            isinstance(part, ast.Call) and _name(part.func) == name for part in ast.walk(node)
        ):
            return tree.body[:place] + [part for part in tree.body[place:] if isinstance(part, DEFINITIONS)]
    return tree.body


def _is_cell(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript)


def _is_dot(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == "."


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
