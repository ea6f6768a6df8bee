"""Repairs of indexes and bounds: rows and columns exchanged, or a bound that is one too far or too near."""

from __future__ import annotations

import ast
from itertools import pairwise

from undoku.programs.calling.syntax import called
from undoku.programs.judging.source import exchange, expression
from undoku.programs.judging.symptoms.repair import Repair, putting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.programs.judging.source import Source
    from undoku.programs.judging.symptoms.repair import Edit

OTHER = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
"""The comparison that holds for one number more, or less."""

EQUAL = 2

SMALL = (ast.BinOp, ast.Tuple, ast.UnaryOp)

SIDES = (
    ("rows", "cols"),
    ("row", "col"),
    ("height", "width"),
    ("m", "n"),
    ("r", "c"),
    ("i", "j"),
    ("x", "y"),
)


def exchanged(source: Source) -> Iterator[Repair]:
    """Statements, and then single subscripts, in which two names are exchanged."""
    names_beside = pairs(source)
    # Where the sides are told, that may be right, and what looks at them wrong.
    for place in sorted(source.nodes, key=lambda node: isinstance(node, ast.Assign)):
        if not isinstance(place, ast.stmt | ast.comprehension) or isinstance(place, ast.FunctionDef):
            continue
        if isinstance(place, ast.For):
            # What stands there is taken apart, in whatever order: another one is another way to go.
            continue
        parts = [part for part in _own(place) if isinstance(part, ast.Name)]
        names = {part.id for part in parts}
        for one, other in names_beside:
            if one in names and other in names:
                line = parts[0].lineno
                swapped = [part for part in parts if part.id in (one, other)]
                yield _swap(source, swapped, one, other, line)
    for node in source.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
            yield Repair(
                "rows-columns-exchanged", node.lineno, _indexes(source, node), {"was": ast.unparse(node)}
            )
        elif isinstance(node, ast.BoolOp):
            yield from _bounds(source, node)
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and not _is_plain_pair(node):
            yield Repair(
                "rows-columns-exchanged", node.lineno, _elements(source, node), {"was": ast.unparse(node)}
            )
    yield from _sides(source)


def _bounds(source: Source, node: ast.BoolOp) -> Iterator[Repair]:
    """The bounds of two comparisons, each in the place of the other."""
    parts = [part for part in node.values if isinstance(part, ast.Compare)]
    for one, other in pairwise(parts):
        if isinstance(one.comparators[-1], ast.Call | ast.Attribute):

            def edit(new: Source, one: ast.Compare = one, other: ast.Compare = other) -> None:
                first, second = new.like(source, one).comparators, new.like(source, other).comparators
                first[-1], second[-1] = second[-1], first[-1]

            said = {"was": f"{ast.unparse(one)}, {ast.unparse(other)}"}
            yield Repair("rows-columns-exchanged", node.lineno, edit, said)


def _sides(source: Source) -> Iterator[Repair]:
    """len(board) where len(board[0]) was meant, or the other way round; one side for the other."""
    for node in source.nodes:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and called(node.value) == "len":
            block = source.block(node)
            following = block[source.place(node) + 1 : source.place(node) + 2]
            for other in following:
                if isinstance(other, ast.Assign) and isinstance(other.value, ast.Call):
                    said = {"was": f"{ast.unparse(node)}; {ast.unparse(other)}"}
                    yield Repair(
                        "rows-columns-exchanged", node.lineno, _values(source, node, other), {**said}
                    )
    names = [part for part in source.nodes if isinstance(part, ast.Name)]
    known = {part.id for part in names} | {part.arg for part in source.nodes if isinstance(part, ast.arg)}
    for pair in SIDES:
        if {*pair} <= known:
            for name in names:
                if isinstance(name.ctx, ast.Load) and name.id in pair:
                    yield _swap(source, [name], *pair, name.lineno)


def off_by_one(source: Source) -> Iterator[Repair]:
    """Bounds of loops, comparisons, and numbers beside a bound, the likeliest first."""
    found = [*_ranges(source), *_comparisons(source), *_beside(source)]
    yield from (repair for _, repair in sorted(found, key=lambda pair: pair[0]))


def ends(source: Source) -> Iterator[Repair]:
    """Bounds that something is to be equal to."""
    yield from (repair for rank, repair in _comparisons(source) if rank == EQUAL)


def _ranges(source: Source) -> Iterator[tuple[int, Repair]]:
    for node in source.nodes:
        if not isinstance(node, ast.Call) or called(node) != "range":
            continue
        for number, bound in enumerate(node.args[:2]):
            is_end = number or len(node.args) == 1
            # What begins at 1, or ends below a size, is what most have in mind who are wrong.
            steps = (1, -1) if is_end else (-1, 1)
            if len(node.args) == 1 and isinstance(bound, ast.BinOp):
                steps = (1, -1) if isinstance(bound.op, ast.Sub) else (-1, 1)
            for rank, step in enumerate(steps):
                yield rank * 2, _moved(source, bound, step)
        if len(node.args) == 1:
            yield 1, _begun(source, node)


def _comparisons(source: Source) -> Iterator[tuple[int, Repair]]:
    for node in source.nodes:
        if not isinstance(node, ast.Compare):
            continue
        for number, (operator, bound) in enumerate(zip(node.ops, node.comparators, strict=True)):
            if type(operator) in OTHER:
                yield 1, _compared(source, node, number)
            elif isinstance(operator, ast.Eq | ast.NotEq) and not _is_cell(bound):
                if isinstance(bound, ast.Constant) and bound.value in (0, None, True, False):
                    continue
                if isinstance(bound, ast.Constant) and not isinstance(bound.value, int):
                    continue
                yield EQUAL, _moved(source, bound, 1)
                yield EQUAL, _moved(source, bound, -1)


def _beside(source: Source) -> Iterator[tuple[int, Repair]]:
    """Additions and subtractions of a number."""
    for node in source.nodes:
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            if isinstance(node.right, ast.Constant) and isinstance(node.right.value, int):
                yield 4, _moved(source, node, 1)
                yield 4, _moved(source, node, -1)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            if type(node.value.value) is int:
                yield 4, _moved(source, node.value, 1)
                yield 4, _moved(source, node.value, -1)
        elif isinstance(node, ast.arguments):
            for default in node.defaults:
                if isinstance(default, ast.Constant) and type(default.value) is int:
                    yield 4, _moved(source, default, 1)
                    yield 4, _moved(source, default, -1)


def _moved(source: Source, bound: ast.expr, step: int) -> Repair:
    text = ast.unparse(bound)
    other = expression(f"({text}) {'+' if step > 0 else '-'} 1")
    if isinstance(bound, ast.Constant) and isinstance(bound.value, int):
        other = ast.Constant(bound.value + step)
    elif isinstance(bound, ast.BinOp) and isinstance(bound.right, ast.Constant) and bound.right.value == 1:
        grows = isinstance(bound.op, ast.Add)
        if isinstance(bound.op, ast.Add | ast.Sub) and grows is (step < 0):
            other = bound.left
    return _off_by_one(source, bound, other)


def _begun(source: Source, call: ast.Call) -> Repair:
    other = ast.Call(call.func, [ast.Constant(1), *call.args], [])
    return _off_by_one(source, call, other)


def _off_by_one(source: Source, old: ast.expr, other: ast.expr) -> Repair:
    edit = putting(source, old, ast.unparse(other))
    return Repair("off-by-one", old.lineno, edit, _said(source, old, other))


def _compared(source: Source, node: ast.Compare, number: int) -> Repair:
    operator = OTHER[type(node.ops[number])]()
    other = ast.Compare(
        node.left, [operator if at == number else op for at, op in enumerate(node.ops)], node.comparators
    )

    def edit(new: Source) -> None:
        new.like(source, node).ops[number] = operator

    return Repair("off-by-one", node.lineno, edit, {"was": ast.unparse(node), "is": ast.unparse(other)})


def pairs(source: Source) -> list[tuple[str, str]]:
    """Names that stand beside each other as a row and a column do."""
    found: dict[tuple[str, str], int] = {}

    def note(one: ast.AST, other: ast.AST) -> None:
        if isinstance(one, ast.Name) and isinstance(other, ast.Name) and one.id != other.id:
            pair = (one.id, other.id) if (other.id, one.id) not in found else (other.id, one.id)
            found[pair] = found.get(pair, 0) + 1

    for node in source.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
            note(node.value.slice, node.slice)
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2:
            note(*node.elts)
        elif isinstance(node, ast.BoolOp):
            bounds = [part.comparators[-1] for part in node.values if isinstance(part, ast.Compare)]
            for one, other in pairwise(bounds):
                note(one, other)
        elif isinstance(node, ast.Call):
            for one, other in pairwise(node.args):
                note(one, other)
    return sorted(found, key=lambda pair: -found[pair])


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """What is in a statement, but for the statements in it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.stmt):
            yield child
            yield from _own(child)


def _swap(source: Source, parts: list[ast.Name], one: str, other: str, line: int) -> Repair:
    def edit(new: Source) -> None:
        for part in parts:
            own = new.like(source, part)
            own.id = other if part.id == one else one

    return Repair("rows-columns-exchanged", line, edit, {"was": f"{one} and {other}"})


def _indexes(source: Source, node: ast.Subscript) -> Edit:
    def edit(new: Source) -> None:
        outer = new.like(source, node)
        inner = outer.value
        assert isinstance(inner, ast.Subscript)
        outer.slice, inner.slice = inner.slice, outer.slice

    return edit


def _elements(source: Source, node: ast.Tuple) -> Edit:
    def edit(new: Source) -> None:
        new.like(source, node).elts.reverse()

    return edit


def _values(source: Source, one: ast.Assign, other: ast.Assign) -> Edit:
    def edit(new: Source) -> None:
        first, second = new.like(source, one), new.like(source, other)
        first.value, second.value = second.value, first.value

    return edit


def _is_plain_pair(node: ast.Tuple) -> bool:
    """Whether these are names, which are exchanged in a whole statement, or numbers, as of a move."""
    return all(isinstance(part, ast.Name | ast.Constant | ast.UnaryOp) for part in node.elts)


def _is_cell(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript)


def _said(source: Source, old: ast.expr, other: ast.expr) -> dict[str, object]:
    """The call or comparison that an expression is in, as it is and as it would be."""
    around = next((part for part in source.above(old) if not isinstance(part, SMALL)), old)
    was = ast.unparse(around)
    if isinstance(around, ast.expr):
        above = next(source.above(old))
        exchange(above, old, other)
        text = ast.unparse(around)
        exchange(above, other, old)
        return {"was": was, "is": text}
    return {"was": ast.unparse(old), "is": ast.unparse(other)}
