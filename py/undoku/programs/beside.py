"""Which containers of a program are certainly not its board, told from what it writes into them.

A search keeps much beside its board that looks like one: which columns are taken, how often a square is
attacked, the squares to be tried next. A container is named as the program names it: "queens", "self.cols".
"""

from __future__ import annotations

import ast
from collections import defaultdict
from typing import NamedTuple

from undoku.programs.calling.functions import calls_of, named_functions
from undoku.programs.calling.syntax import called, own_nodes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

CHANGING_SETS = frozenset("add discard difference_update".split())
"""The methods that change a set alone."""

BITWISE = (ast.BitOr, ast.BitAnd, ast.BitXor, ast.LShift, ast.RShift)


class Write(NamedTuple):
    """An assignment to an item: how many indexes lead to it, and the value if that is a constant."""

    depth: int
    value: object
    is_constant: bool
    operator: ast.operator | None


def beside(tree: ast.Module, board: str, search: str, given: frozenset[str]) -> frozenset[str]:
    """The names of containers that are not the board, in a program whose recursive function is `search`.

    `given` are the names of parameters, any of which the board may be handed over as.
    """
    writes: dict[str, list[Write]] = defaultdict(list)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                _note(writes, target, node.value, None)
        elif isinstance(node, ast.AugAssign):
            _note(writes, node.target, node.value, node.op)
    found = {name for name, all_of_it in writes.items() if _are_marks(all_of_it, board)}
    found |= _asked_alone(tree)
    return frozenset((found | set(_made_anew(tree, search))) - given)


def name_of(node: ast.expr) -> str:
    """The variable, or attributes of one, that an expression is; empty for anything else."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    return ".".join([node.id, *reversed(parts)]) if isinstance(node, ast.Name) else ""


def _note(
    writes: dict[str, list[Write]], target: ast.expr, value: ast.expr, operator: ast.operator | None
) -> None:
    if isinstance(target, ast.Tuple | ast.List):
        values = value.elts if isinstance(value, ast.Tuple | ast.List) else []
        same = len(values) == len(target.elts)
        for number, part in enumerate(target.elts):
            _note(writes, part, values[number] if same else value, operator)
        return
    depth = 0
    while isinstance(target, ast.Subscript):
        depth += 2 if _is_row_and_column(target.slice) else 1
        target = target.value
    if depth and (name := name_of(target)):
        is_constant = isinstance(value, ast.Constant)
        writes[name].append(Write(depth, getattr(value, "value", None), is_constant, operator))


def _is_row_and_column(index: ast.expr) -> bool:
    """Whether an index is a row times their length and a column: two in one."""
    return (
        isinstance(index, ast.BinOp)
        and isinstance(index.op, ast.Add)
        and any(
            isinstance(part, ast.BinOp) and isinstance(part.op, ast.Mult)
            for part in (index.left, index.right)
        )
    )


def _are_marks(writes: list[Write], board: str) -> bool:
    """Whether what is written says yes or no, or counts, where the board has other values."""
    operators = [write.operator for write in writes if write.operator]
    if any(isinstance(operator, BITWISE) for operator in operators):
        return True
    deep = any(write.depth > 1 for write in writes)
    if operators:
        # A digit, or the place of a queen, may be counted up; a queen, or a move, is not.
        return board == "knight" or (board == "queens" and deep)
    if board == "queens" and deep:
        return False
    return all(write.is_constant for write in writes) and any(
        write.value is True or write.value == 1 for write in writes
    )


def _asked_alone(tree: ast.Module) -> set[str]:
    """The sets that are only asked whether something is in them: what is taken, or was tried."""
    functions = {name for name, _ in named_functions(tree)}
    sets: set[str] = set()
    passed: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and isinstance(node.ops[-1], ast.In | ast.NotIn):
            passed.add(id(node.comparators[-1]))
        elif isinstance(node, ast.Attribute) and node.attr in CHANGING_SETS | {"remove", "clear"}:
            passed.add(id(node.value))
            if node.attr in CHANGING_SETS and (name := name_of(node.value)):
                sets.add(name)
        elif isinstance(node, ast.Call) and name_of(node.func).rpartition(".")[2] in functions:
            passed |= {id(argument) for argument in node.args}
            passed |= {id(keyword.value) for keyword in node.keywords}
    looked_at = {
        name_of(node)
        for node in ast.walk(tree)
        if isinstance(node, ast.Name | ast.Attribute)
        and isinstance(node.ctx, ast.Load)
        and id(node) not in passed
    }
    return sets - looked_at


def _made_anew(tree: ast.Module, search: str) -> Iterator[str]:
    """The lists that each call of the search makes for itself, and hands on to none."""
    for name, function in named_functions(tree):
        if name != search or search not in calls_of(function) or not isinstance(function, ast.FunctionDef):
            continue
        nodes = list(own_nodes(function))
        elsewhere = {
            name for node in nodes if isinstance(node, ast.Global | ast.Nonlocal) for name in node.names
        }
        handed = {
            part.id
            for node in nodes
            if isinstance(node, ast.Call) and called(node) == search
            for argument in (*node.args, *(keyword.value for keyword in node.keywords))
            for part in ast.walk(argument)
            if isinstance(part, ast.Name)
        }
        for node in nodes:
            if isinstance(node, ast.Assign) and len(node.targets) == 1 and _is_new(node.value):
                target = node.targets[0]
                if isinstance(target, ast.Name) and target.id not in handed | elsewhere:
                    yield target.id


def _is_new(value: ast.expr) -> bool:
    """Whether an expression is a list with nothing of another one in it: [], or list(range(n))."""
    if isinstance(value, ast.List):
        return not value.elts
    is_list = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "list"
    if not is_list or not isinstance(value, ast.Call):
        return False
    inner = value.args[0] if len(value.args) == 1 else None
    is_range = isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name) and inner.func.id == "range"
    return not value.args or is_range
