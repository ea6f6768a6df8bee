"""Repairs of what is never taken back, or at the wrong place."""

from __future__ import annotations

import ast

from undoku.programs.judging.source import sites
from undoku.programs.judging.symptoms.repair import Repair
from undoku.programs.judging.symptoms.results import looked_at, replacing
from undoku.programs.judging.symptoms.writes import all_writes, restoring, undoes, writes_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from undoku.programs.judging.source import Site, Source
    from undoku.programs.judging.symptoms.writes import Write

EXITS = (ast.Return, ast.Break, ast.Raise)


def undoing(source: Source, board_lines: frozenset[int]) -> Iterator[Repair]:
    """All of them, for a program that has changed the board in these lines."""
    for site in sites(source):
        if isinstance(site.statement, ast.Return):
            # What stands after it would not be reached.
            continue
        placed = list(_before(source, site))
        misplaced = [(write, undo) for write in placed if (undo := _misplaced(source, site, write))]
        yield from _moved(source, site, misplaced)
        wrong = {id(write) for write, _ in misplaced}
        missing = [write for write in placed if id(write) not in wrong and not _undo_of(source, site, write)]
        yield from _added(source, site, missing, board_lines)


def returned(source: Source) -> Iterator[Repair]:
    """Calls in a loop whose result is returned, whatever that is, and after which nothing is taken back."""
    for site in sites(source):
        statement = site.statement
        if not isinstance(statement, ast.Return) or statement.value is not site.call:
            continue
        missing = [write for write in _before(source, site) if not _undo_of(source, site, write)]
        if not missing or not source.loops(statement):
            continue

        def edit(new: Source, site: Site = site, missing: list[Write] = missing) -> None:
            _restore(source, new, site, missing)
            replacing(source, site.statement, looked_at(ast.unparse(site.call)))(new)

        more = f", and nothing takes {ast.unparse(missing[0].target)} back"
        yield Repair("returns-in-loop", statement.lineno, edit, {"more": more})


def _before(source: Source, site: Site) -> Iterator[Write]:
    """What is written before a call, in the blocks that the call is in, the outermost first."""
    inside = [site.statement]
    for node in source.above(site.statement):
        if node is site.function:
            break
        if isinstance(node, ast.stmt):
            inside.append(node)
    seen: set[str] = set()
    for statement in reversed(inside):
        for before in source.block(statement)[: source.place(statement)]:
            for write in writes_of(before):
                if write.way != "remove" and write.key not in seen:
                    seen.add(write.key)
                    yield write


def _misplaced(source: Source, site: Site, write: Write) -> Write | None:
    """What takes a write back at the wrong place: before the call, before its result is used, too far out."""
    block = source.block(write.statement)
    here = source.within(site.statement, block)
    assert here is not None
    place, until = source.place(write.statement), source.place(here)
    for undo in all_writes(block[place + 1 : until]):
        if undoes(write, undo):
            return undo
    following = block[until + 1 :]
    exits = _exits(here, following)
    for undo in all_writes(following[: len(exits)]):
        if undoes(write, undo):
            return undo
    if any(undoes(write, undo) for undo in all_writes(following[len(exits) :])):
        return None
    for undo in all_writes([here]):
        if undoes(write, undo):
            # In the loop over the ways on, where it was written before that.
            is_around = here is not site.statement and here in source.loops(undo.statement)
            return undo if is_around else None
    return _outside(source, site, write)


def _outside(source: Source, site: Site, write: Write) -> Write | None:
    """What takes a write back after the loop that it stands in."""
    for loop in source.loops(write.statement):
        for undo in all_writes(source.after(loop)):
            if undoes(write, undo):
                return undo
    return None


def _undo_of(source: Source, site: Site, write: Write) -> Write | None:
    """What takes a write back somewhere in its function, or writes to another item of the container."""
    return next(
        (
            undo
            for undo in all_writes(site.function.body)
            if undo.statement is not write.statement
            and undo.stem == write.stem
            and (undo.way == "remove" or (undo.way == write.way and write.way != "add"))
        ),
        None,
    )


def _exits(here: ast.stmt, following: Sequence[ast.stmt]) -> list[ast.stmt]:
    """The statements after a call up to the one that looks at its result and may leave."""
    names = {
        node.id for node in ast.walk(here) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    if not isinstance(here, ast.Assign):
        return []
    for number, statement in enumerate(following):
        if isinstance(statement, ast.If) and any(isinstance(part, EXITS) for part in ast.walk(statement)):
            tested = {node.id for node in ast.walk(statement.test) if isinstance(node, ast.Name)}
            return list(following[: number + 1]) if names & tested else []
    return []


def _moved(source: Source, site: Site, misplaced: list[tuple[Write, Write]]) -> Iterator[Repair]:
    statements = {id(undo.statement): undo.statement for _, undo in misplaced}
    if not statements:
        return
    first = next(iter(statements.values()))
    place = misplaced[0][0].statement
    is_outside = not any(part in source.loops(first) for part in source.loops(place)) and bool(
        source.loops(place)
    )

    def edit(new: Source) -> None:
        for statement in statements.values():
            old = new.like(source, statement)
            block = new.block(old)
            block[new.place(old)] = ast.Pass()
        _restore(source, new, site, [write for write, _ in misplaced])

    code = "undone-outside-loop" if is_outside else "undone-too-early"
    is_before = first.lineno < site.call.lineno
    early = (
        f"{'before' if is_before else 'after'} the call in line {site.call.lineno}, whatever comes of that"
    )
    yield Repair(code, first.lineno, edit, {"call": site.call.lineno, "at": place.lineno, "when": early})


def _added(source: Source, site: Site, missing: list[Write], board_lines: frozenset[int]) -> Iterator[Repair]:
    boards = [write for write in missing if write.statement.lineno in board_lines and not _is_mark(write)]
    marks = [write for write in missing if write not in boards]
    groups = [("mark-not-unmarked", marks), ("never-undone", boards)]
    if boards and marks:
        groups.append(("never-undone", missing))
    for code, group in groups:
        if not group:
            continue

        def edit(new: Source, group: list[Write] = group) -> None:
            _restore(source, new, site, group)

        call, placed = site.call.lineno, group[0].statement
        here = source.within(site.statement, source.block(placed))
        last = here.end_lineno if here and here is site.statement else call
        said = {"call": call, "last": last, "name": ast.unparse(group[0].target)}
        yield Repair(code, call if code == "never-undone" else placed.lineno, edit, said)


def _is_mark(write: Write) -> bool:
    """Whether something is written that is no board: a variable."""
    return write.way == "name"


def _restore(source: Source, new: Source, site: Site, writes: list[Write]) -> None:
    """Keep what was there before each write, and put it back after the call."""
    for number, write in enumerate(writes):
        keep, back = restoring(write, number)
        block = source.block(write.statement)
        here = source.within(site.statement, block)
        assert here is not None
        exits = _exits(here, block[source.place(here) + 1 :])
        last = new.like(source, exits[-1] if exits else here)
        new_block = new.block(last)
        new_block[new.place(last) + 1 : new.place(last) + 1] = back
        begin = new.like(source, write.statement)
        new_block[new.place(begin) : new.place(begin)] = keep
