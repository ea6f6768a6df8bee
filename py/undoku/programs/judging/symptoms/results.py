"""Repairs of what becomes of a call's result, dropped or returned too soon, and of lists that are one."""

from __future__ import annotations

import ast

from undoku.programs.calling.syntax import DEFINITIONS, called, own_nodes
from undoku.programs.judging.source import exchange, is_generator, parsed, root, sites
from undoku.programs.judging.symptoms.repair import Repair
from undoku.programs.judging.symptoms.writes import all_writes, copied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.programs.judging.source import Function, Source
    from undoku.programs.judging.symptoms.repair import Edit

FOUND = "found_below"


def looked_at(call: str) -> str:
    """Statements that return what a call has found, and go on where that is nothing."""
    return f"{FOUND} = {call}\nif {FOUND}:\n    return {FOUND}"


def dropped(source: Source) -> Iterator[Repair]:
    """Calls of a search whose result is not looked at."""
    functions = {node.name: node for node in source.nodes if isinstance(node, DEFINITIONS)}
    searches = {site.function.name for site in sites(source)}
    for node in source.nodes:
        if not isinstance(node, ast.Call) or called(node) not in searches:
            continue
        inside = source.function(node)
        statement = source.statement(node)
        if inside is None or not _is_unused(source, inside, statement, node):
            continue
        for text in _uses(functions[called(node)], inside, ast.unparse(node)):
            yield Repair("result-dropped", node.lineno, replacing(source, statement, text))


def _is_unused(source: Source, function: Function, statement: ast.stmt, call: ast.Call) -> bool:
    if isinstance(statement, ast.Expr) and statement.value is call:
        return True
    if isinstance(statement, ast.Assign) and statement.value is call:
        names = {part.id for part in statement.targets if isinstance(part, ast.Name)}
        return bool(names) and not any(
            isinstance(node, ast.Name) and node.id in names and isinstance(node.ctx, ast.Load)
            for node in ast.walk(function)
        )
    return False


def _uses(below: Function, function: Function, call: str) -> Iterator[str]:
    """Statements that make something of the result."""
    if is_generator(below):
        yield f"yield from {call}"
        return
    returned = [
        node.value for node in own_nodes(function) if isinstance(node, ast.Return) and node.value is not None
    ]
    names = {value.id for value in returned if isinstance(value, ast.Name)}
    for node in own_nodes(function):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value = node.targets[0], node.value
            is_sum = isinstance(value, ast.Constant | ast.List)
            if is_sum and isinstance(target, ast.Name) and target.id in names:
                yield f"{target.id} += {call}"
    yield looked_at(call)
    yield f"return {call}"


def leaving(source: Source) -> Iterator[Repair]:
    """Loops that are left in their first turn."""
    for node in source.nodes:
        if not isinstance(node, ast.Return | ast.Break):
            continue
        loops = source.loops(node)
        if not loops:
            continue
        if isinstance(node, ast.Return) and any(site.call is node.value for site in sites(source)):
            assert node.value is not None
            edit = replacing(source, node, looked_at(ast.unparse(node.value)))
            yield Repair("returns-in-loop", node.lineno, edit)
        elif _ends_turn(source, node):
            yield from _later(source, node, loops)


def _ends_turn(source: Source, node: ast.stmt) -> bool:
    """Whether a loop is left at the end of a turn, and not for something that is asked for alone."""
    block = source.block(node)
    above = next(iter(source.above(node)))
    if isinstance(above, ast.If) and block is above.body == [node]:
        return bool(above.orelse) and not _is_true(node)
    return block[-1] is node


def _is_true(node: ast.stmt) -> bool:
    return isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and bool(node.value.value)


def _later(source: Source, node: ast.stmt, loops: list[ast.stmt]) -> Iterator[Repair]:
    """Leave it out, and return after the innermost or the outermost of the loops, or not at all."""
    outs = [None] if isinstance(node, ast.Break) else list(dict.fromkeys((None, loops[-1], loops[0])))
    for loop in outs:
        if loop is None and isinstance(node, ast.Return) and not source.after(loops[0]):
            continue

        def edit(new: Source, loop: ast.stmt | None = loop) -> None:
            old = new.like(source, node)
            block = new.block(old)
            block[new.place(old)] = ast.Pass()
            if loop is not None:
                own = new.like(source, loop)
                new.block(own).insert(new.place(own) + 1, old)

        yield Repair("returns-in-loop", node.lineno, edit)


def shared(source: Source) -> Iterator[Repair]:
    """Lists that are handed out and go on being written to."""
    written = {write.root for write in all_writes(source.tree.body) if write.root}
    for node in source.nodes:
        for given in _handed_out(node):
            inner = _original(given)
            if root(inner) not in written:
                continue

            def edit(new: Source, given: ast.expr = given) -> None:
                own = new.like(source, given)
                exchange(next(new.above(own)), own, copied(given))

            yield Repair("same-list", given.lineno, edit, {"name": ast.unparse(inner)})


def _handed_out(node: ast.AST) -> Iterator[ast.expr]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in ("append", "insert", "add") and node.args:
            yield node.args[-1]
    elif isinstance(node, ast.Yield) and node.value is not None:
        yield node.value
    elif isinstance(node, ast.AugAssign | ast.Return) and isinstance(node.value, ast.List):
        yield from node.value.elts
    elif isinstance(node, ast.BinOp) and isinstance(node.right, ast.List):
        yield from node.right.elts


def _original(node: ast.expr) -> ast.expr:
    """What a copy is made of that shares what is in it."""
    if isinstance(node, ast.Call):
        if isinstance(node.func, ast.Attribute) and node.func.attr == "copy":
            return node.args[0] if node.args else node.func.value
        if called(node) in ("list", "tuple") and node.args:
            return node.args[0]
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        return node.value
    return node


def replacing(source: Source, statement: ast.stmt, text: str) -> Edit:
    """Put other statements in the place of one."""

    def edit(new: Source) -> None:
        old = new.like(source, statement)
        block, place = new.block(old), new.place(old)
        block[place : place + 1] = parsed(text)

    return edit


def stopping(source: Source) -> Iterator[Repair]:
    """Loops that are left where something was found."""
    for node in source.nodes:
        if not isinstance(node, ast.Return | ast.Break) or not source.loops(node):
            continue

        def edit(new: Source, node: ast.stmt = node) -> None:
            old = new.like(source, node)
            block = new.block(old)
            block[new.place(old)] = ast.Pass()

        yield Repair("stops-early", node.lineno, edit)
