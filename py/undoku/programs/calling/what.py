"""The guess what a program gives: the first solution, all of them, or how many."""

from __future__ import annotations

import ast

from undoku.programs.calling.functions import named_functions
from undoku.programs.calling.names import SEVERAL
from undoku.programs.calling.syntax import DEFINITIONS, called, is_text, own_nodes
from undoku.programs.calling.wanted import ALL, COUNT, FIRST

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from undoku.programs.calling.functions import Functions

COUNTING = ("count", "how_many", "howmany", "number_of", "total", "ways", "anzahl", "combien", "cuantas")
"""What is in the names of functions that count."""

COLLECTING = ("append", "extend", "insert")
TAKING = ("pop", "remove", "discard", "clear")
ENDING = ("exit", "quit", "_exit")


def answer_of(tree: ast.Module, functions: Functions, entry: str) -> str:
    """What a program gives whose function `entry` is called; a script where that is ""."""
    names = [*functions.below(entry)] if entry else [name for name, _ in named_functions(tree)]
    searches = [name for name in names if functions.recurs(name)] or names[:1]
    found = [node for name in searches if (node := functions.node(name))]
    inside = [part for node in found for part in (node, *own_nodes(node))] or [*ast.walk(tree)]
    if any(isinstance(part, ast.Yield | ast.YieldFrom) for part in inside):
        once = not any(functions.recurs(name) for name in searches) and not any(map(_yields_on, inside))
        return FIRST if once or _takes_one(tree, functions, entry) else ALL
    deeds = {*_Deeds(tree, functions, inside)}
    if _returns_sum(inside) or ("count" in deeds and not deeds & {"collect", "many", "print"}):
        return COUNT
    if any(word in entry.lower() for word in COUNTING):
        return COUNT
    if "many" in deeds:
        return ALL
    if "stop" in deeds or not deeds & {"collect", "print"}:
        return FIRST
    return ALL


class _Deeds:
    """What a search does where it has found something: "print", "collect", "many", "count", "stop"."""

    def __init__(self, tree: ast.Module, functions: Functions, inside: list[ast.AST]) -> None:
        self._functions = functions
        self._inside = inside
        self._taken = {
            ast.unparse(node.func.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in TAKING
        }
        deleted = (
            target for node in ast.walk(tree) if isinstance(node, ast.Delete) for target in node.targets
        )
        self._taken |= {ast.unparse(target.value) for target in deleted if isinstance(target, ast.Subscript)}
        self._outside = {name for name, _ in _assigned(tree.body)}
        # A list that each call makes for itself is none that solutions are collected in.
        self._made = {name for name, value in _assigned(inside) if _is_new(value)}
        self._given = {
            argument.arg
            for node in ast.walk(tree)
            if isinstance(node, DEFINITIONS)
            for argument in (*node.args.args, *node.args.kwonlyargs)
            if not functions.node(argument.arg)
        }
        self._placed = {
            ast.unparse(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and any(isinstance(part, ast.Subscript) for part in node.targets)
        }

    def __iter__(self) -> Iterator[str]:
        for node in self._inside:
            if isinstance(node, ast.If):
                for block in (node.body, node.orelse):
                    if not any(map(self._goes_on, block)):
                        yield from self._in(block)
            elif isinstance(node, DEFINITIONS) and self._functions.recurs(node.name):
                # A base case may leave by a return, and what is done with a solution follows it.
                yield from (deed for deed in self._in(node.body) if deed != "stop")

    def _in(self, block: list[ast.stmt]) -> Iterator[str]:
        found = [deed for statement in block if (deed := self._of(statement))]
        yield from found
        if found and any(_ends(statement) for statement in block):
            yield "stop"

    def _of(self, statement: ast.stmt) -> str:
        if isinstance(statement, ast.For):
            return next((deed for part in statement.body if (deed := self._of(part)) == "print"), "")
        if isinstance(statement, ast.AugAssign):
            name = ast.unparse(statement.target)
            value = statement.value
            if isinstance(value, ast.Constant) and value.value == 1 and isinstance(statement.op, ast.Add):
                return "count" if self._is_counter(name) else ""
            return "collect" if isinstance(value, ast.List) and name not in self._taken else ""
        if isinstance(statement, ast.Assign) and isinstance(statement.value, ast.BinOp):
            name = ast.unparse(statement.targets[0])
            is_more = ast.unparse(statement.value) in (f"{name} + 1", f"1 + {name}")
            return "count" if is_more and self._is_counter(name) else ""
        call = statement.value if isinstance(statement, ast.Expr) else None
        if not isinstance(call, ast.Call):
            return ""
        if isinstance(call.func, ast.Attribute) and call.func.attr in COLLECTING:
            name = ast.unparse(call.func.value)
            if name in self._taken | self._made:
                return ""
            # The name of a list may say that there are to be more of them, wherever it stops.
            return "many" if name.rpartition(".")[2] in SEVERAL else "collect"
        name = called(call)
        if name == "print":
            # A text that stands there for good is no solution.
            return "print" if call.args and not all(map(is_text, call.args)) else ""
        return "print" if name in self._given or self._prints(name) else ""

    def _goes_on(self, statement: ast.stmt) -> bool:
        """Whether a statement has the search in it, which goes on there."""
        return any(
            isinstance(node, ast.Call) and self._functions.recurs(called(node))
            for node in ast.walk(statement)
        )

    def _is_counter(self, name: str) -> bool:
        """Whether a variable is counted up alone, and lives longer than a call."""
        for node in self._inside:
            if (
                isinstance(node, ast.AugAssign)
                and isinstance(node.op, ast.Sub)
                and ast.unparse(node.target) == name
            ):
                return False
        if name in self._placed:
            return False
        shared = {
            part
            for node in self._inside
            if isinstance(node, ast.Global | ast.Nonlocal)
            for part in node.names
        }
        return name in shared | self._outside or "." in name or name.endswith("[0]")

    def _prints(self, name: str) -> bool:
        node = self._functions.node(name)
        if node is None or self._functions.is_search(name):
            return False
        return any(
            isinstance(part, ast.Call) and getattr(part.func, "id", "") == "print" for part in ast.walk(node)
        )


def _assigned(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    """The variables that are assigned to, with their values."""
    for node in nodes:
        if isinstance(node, ast.Assign):
            yield from ((part.id, node.value) for part in node.targets if isinstance(part, ast.Name))


def _is_new(value: ast.expr) -> bool:
    """Whether an expression makes a list."""
    return isinstance(value, ast.List | ast.ListComp) or (
        isinstance(value, ast.Call) and getattr(value.func, "id", "") in ("list", "sorted")
    )


def _yields_on(node: ast.AST) -> bool:
    """Whether this is a loop that yields, or goes on with another generator."""
    return isinstance(node, ast.YieldFrom) or (
        isinstance(node, ast.For | ast.While) and any(isinstance(part, ast.Yield) for part in ast.walk(node))
    )


def _ends(statement: ast.stmt) -> bool:
    """Whether a statement ends the search: by an exit, an exception, a flag, or success."""
    if isinstance(statement, ast.Raise | ast.Break):
        return True
    value = getattr(statement, "value", None)
    if isinstance(statement, ast.Return | ast.Assign):
        return isinstance(value, ast.Constant) and value.value is True
    if isinstance(statement, ast.Expr) and isinstance(value, ast.Call):
        return called(value) in ENDING
    return False


def _returns_sum(inside: list[ast.AST]) -> bool:
    """Whether a function returns 1 for a solution, and adds up what the calls below return."""
    one = adds = False
    for node in inside:
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant):
            one = one or (node.value.value == 1 and node.value.value is not True)
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Call):
            adds = adds or getattr(node.value.func, "id", "") in ("sum", "len")
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add):
            adds = adds or any(isinstance(part, ast.Call) for part in ast.walk(node.value))
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            adds = adds or isinstance(node.right, ast.Call)
    return one and adds


def _takes_one(tree: ast.Module, functions: Functions, entry: str) -> bool:
    """Whether of a generator the first value alone is taken: by `next`, or by a loop that returns it."""
    nodes = [functions.node(name) for name in functions.below(entry)] if entry else [tree]
    searches = functions.recurs if entry else functions.node
    for node in (part for found in nodes if found for part in ast.walk(found)):
        made: ast.AST | None = None
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "next" and node.args:
            made = node.args[0]
        elif isinstance(node, ast.For) and isinstance(node.body[0], ast.Return):
            made = node.iter
        if made and any(searches(called(part)) for part in ast.walk(made)):
            return True
    return False
