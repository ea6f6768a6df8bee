"""Mistakes at one node of a program's tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .mutant_tree import Change, Tree
from .plain_truth import Base

# How the sides of a box are written.
_SIDES = ("3", "height", "width")


def by_node(sample: Tree, base: Base) -> Iterator[tuple[str, Change]]:
    """Mistakes at one node of the tree."""
    for number, node in enumerate(sample.nodes):
        text = ast.unparse(node) if isinstance(node, ast.expr | ast.stmt) else ""
        diagonal = any(part in text for part in base.diagonals)
        for place in range(len(getattr(node, "values", ())) if isinstance(node, ast.BoolOp) else 0):
            part = ast.unparse(node.values[place])  # type: ignore[attr-defined]
            is_diagonal = any(look in part for look in base.diagonals)
            yield "diagonal-missed" if is_diagonal else "generic", _less(number, "values", place)
        if isinstance(node, ast.BoolOp):
            yield "generic", _operator(number, "op", ast.And if isinstance(node.op, ast.Or) else ast.Or)
        elif isinstance(node, ast.If):
            own = ast.unparse(node.test)
            if any(part in own for part in base.diagonals) and not isinstance(node.test, ast.BoolOp):
                yield "diagonal-missed", _removed(number)
            yield "generic", _negated(number)
        elif isinstance(node, ast.While) and diagonal:
            yield "diagonal-missed", _removed(number)
        elif isinstance(node, ast.Tuple) and len(node.elts) == 3 and diagonal:
            for place in (1, 2):
                yield "diagonal-missed", _less(number, "elts", place)
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "range":
            for place in range(len(node.args)):
                for step in (1, -1):
                    yield "off-by-one", _moved(number, place, step)
        elif isinstance(node, ast.Compare):
            yield from _compared(number, node)
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
            yield "rows-columns-exchanged", _indexes(number)
        elif isinstance(node, ast.ListComp) and text.startswith("[[") and " for _ in range(" in text:
            yield "rows-shared", _shared(number)
        elif isinstance(node, ast.Return):
            yield from _returns(sample, number, node)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            yield "generic", _operator(number, "op", ast.Sub if isinstance(node.op, ast.Add) else ast.Add)
        if base.board == "sudoku":
            yield from _boxes(sample, number, node)
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And) and base.board == "knight":
            yield "rows-columns-exchanged", _bounds(number)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "append" and node.args:
            if isinstance(node.args[0], ast.Subscript | ast.Call | ast.ListComp) and base.kind == "all":
                yield "same-list", _uncopied(number)
            if base.kind == "all" and isinstance(node.args[0], ast.Subscript | ast.Call | ast.ListComp):
                yield "stops-early", _stopping(number)
        if isinstance(node, ast.Yield) or (
            isinstance(node, ast.Call) and getattr(node.func, "id", "") == "print"
        ):
            yield "stops-early", _stopping(number)
        if base.board == "knight" and isinstance(node, ast.Assign) and text.endswith(("] = move", "= 1")):
            yield "start-not-counted", _late_start(number)
        if base.board == "knight" and isinstance(node, ast.arguments) and node.defaults:
            yield "start-not-counted", _from_zero(number)


def _boxes(sample: Tree, number: int, node: ast.AST) -> Iterator[tuple[str, Change]]:
    """Other cells where the box was meant, or none."""
    if not isinstance(node, ast.BinOp) or ast.unparse(node.right) not in _SIDES:
        return
    if ast.unparse(node.left).startswith("len("):
        return  # How large the box is, not where.
    if isinstance(node.op, ast.FloorDiv | ast.Mod):
        yield (
            "box-missed",
            _operator(number, "op", ast.Mod if isinstance(node.op, ast.FloorDiv) else ast.FloorDiv),
        )
        statement = sample.statement(node)
        if isinstance(statement, ast.If):
            yield "box-missed", lambda tree: tree.remove(tree.statement(tree.nodes[number]))
    elif isinstance(node.op, ast.Mult) and " // " in ast.unparse(node.left):
        yield "box-missed", lambda tree: setattr(tree.nodes[number], "right", ast.Constant(1))


def _less(number: int, field: str, place: int) -> Change:
    return lambda tree: getattr(tree.nodes[number], field).pop(place)


def _operator(number: int, field: str, other: type[ast.AST]) -> Change:
    return lambda tree: setattr(tree.nodes[number], field, other())


def _shared(number: int) -> Change:
    """One list as often as there were lists."""

    def change(tree: Tree) -> None:
        made = tree.nodes[number]
        assert isinstance(made, ast.ListComp)
        times = made.generators[0].iter.args[0]  # type: ignore[attr-defined]
        one = ast.BinOp(ast.List([made.elt], ast.Load()), ast.Mult(), times)
        tree.above[id(made)].value = one

    return change


def _removed(number: int) -> Change:
    return lambda tree: tree.remove(tree.nodes[number])  # type: ignore[arg-type]


def _negated(number: int) -> Change:
    def change(tree: Tree) -> None:
        node = tree.nodes[number]
        node.test = ast.UnaryOp(ast.Not(), node.test)  # type: ignore[attr-defined]

    return change


def _moved(number: int, place: int, step: int) -> Change:
    def change(tree: Tree) -> None:
        given = tree.nodes[number].args  # type: ignore[attr-defined]
        given[place] = ast.BinOp(given[place], ast.Add() if step > 0 else ast.Sub(), ast.Constant(1))

    return change


def _compared(number: int, node: ast.Compare) -> Iterator[tuple[str, Change]]:
    others = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
    for place, operator in enumerate(node.ops):
        if type(operator) in others:

            def change(tree: Tree, place: int = place, operator: ast.cmpop = operator) -> None:
                tree.nodes[number].ops[place] = others[type(operator)]()  # type: ignore[attr-defined]

            yield "off-by-one", change
    bound = node.comparators[0]
    is_size = isinstance(bound, ast.Call | ast.BinOp) or (
        isinstance(bound, ast.Name | ast.Attribute) and ast.unparse(bound).endswith(("n", "squares"))
    )
    if isinstance(node.ops[0], ast.Eq) and is_size and "abs" not in ast.unparse(node):

        def less(tree: Tree) -> None:
            other = tree.nodes[number]
            assert isinstance(other, ast.Compare)
            other.comparators[0] = ast.BinOp(other.comparators[0], ast.Sub(), ast.Constant(1))

        yield "off-by-one", less
    if isinstance(node.ops[0], ast.Eq):
        yield "generic", lambda tree: tree.nodes[number].ops.__setitem__(0, ast.NotEq())  # type: ignore[attr-defined]


def _indexes(number: int) -> Change:
    def change(tree: Tree) -> None:
        outer = tree.nodes[number]
        assert isinstance(outer, ast.Subscript)
        assert isinstance(outer.value, ast.Subscript)
        outer.slice, outer.value.slice = outer.value.slice, outer.slice

    return change


def _bounds(number: int) -> Change:
    """The bounds of rows and columns, each in the place of the other."""

    def change(tree: Tree) -> None:
        values = [part for part in tree.nodes[number].values if isinstance(part, ast.Compare)]  # type: ignore[attr-defined]
        one, other = values[:2]
        one.comparators[-1], other.comparators[-1] = other.comparators[-1], one.comparators[-1]

    return change


def _returns(sample: Tree, number: int, node: ast.Return) -> Iterator[tuple[str, Change]]:
    value = node.value
    if not isinstance(value, ast.Constant) or not isinstance(value.value, bool | type(None)):
        return
    if isinstance(value.value, bool):
        yield "generic", lambda tree: setattr(tree.nodes[number].value, "value", not value.value)  # type: ignore[attr-defined]
    block = sample.blocks[id(node)]
    place = block.index(node)
    if place and isinstance(block[place - 1], ast.For):

        def change(tree: Tree) -> None:
            own = tree.nodes[number]
            assert isinstance(own, ast.Return)
            block = tree.blocks[id(own)]
            loop = block[block.index(own) - 1]
            tree.remove(own)
            loop.body.append(own)  # type: ignore[attr-defined]

        yield "returns-in-loop", change


def _uncopied(number: int) -> Change:
    def change(tree: Tree) -> None:
        call = tree.nodes[number]
        assert isinstance(call, ast.Call)
        [copy] = call.args
        if isinstance(copy, ast.Subscript):
            call.args = [copy.value]
        elif isinstance(copy, ast.ListComp):
            call.args = [copy.generators[0].iter]
        elif isinstance(copy, ast.Call):
            call.args = copy.args

    return change


def _stopping(number: int) -> Change:
    """All calls above are left once something was found."""

    def change(tree: Tree) -> None:
        statement = tree.statement(tree.nodes[number])
        block = tree.blocks[id(statement)]
        place = block.index(statement) + 1
        block[place : place + 1] = [ast.Return(ast.Constant(True))]
        for call in tree.calls():
            below = tree.statement(call)
            # An expression that yields takes brackets.
            leaving = ast.parse(f"if ({ast.unparse(below)}): return True").body[0]
            tree.add(leaving, below, after=False)
            tree.remove(below)

    return change


def _late_start(number: int) -> Change:
    """The first square gets no number."""

    def change(tree: Tree) -> None:
        statement = tree.nodes[number]
        assert isinstance(statement, ast.stmt)
        tree.add(ast.parse(f"if move > 1: {ast.unparse(statement)}").body[0], statement, after=False)
        tree.remove(statement)

    return change


def _from_zero(number: int) -> Change:
    return lambda tree: setattr(tree.nodes[number], "defaults", [ast.Constant(0)])
