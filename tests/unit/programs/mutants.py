"""Programs with one mistake in them, made from programs that are right: what students do, by its name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from .mutant_nodes import by_node
from .mutant_tree import Change, Tree
from .plain_truth import QUESTIONS, Base, is_right, is_right_at_all


class Mutant(NamedTuple):
    """A program that is wrong: the name of its mistake, and a question that shows it."""

    base: Base
    kind: str
    text: str
    question: dict[str, object]


def changes(base: Base) -> Iterator[tuple[str, Change]]:
    """Every mistake, by its name; each is made in a tree of its own."""
    sample = Tree(base.text)
    for number, undo in enumerate(sample.undos()):
        is_board = base.container and base.container in ast.unparse(undo)
        yield "never-undone" if is_board else "mark-not-unmarked", _without(number)
        yield "undone-too-early", _before_call(number)
        if sample.loop(undo):
            yield "undone-outside-loop", _outside(number)
        targets = len(undo.targets) if isinstance(undo, ast.Assign) else 1
        if targets > 1:
            for place in range(targets):
                yield "mark-not-unmarked", _less_targets(number, place)
    if len(sample.undos()) > 1:
        yield "never-undone", lambda tree: [tree.remove(undo) for undo in tree.undos()]
    for number, call in enumerate(sample.calls()):
        if not (isinstance(sample.statement(call), ast.Expr) and sample.statement(call).value is call):
            yield "result-dropped", _dropped(number)
        if sample.loop(call):
            yield "returns-in-loop", _returned(number)
            yield "returns-in-loop", _left(number, ast.Break)
            if sample.undos() and isinstance(sample.statement(call), ast.If):
                yield "returns-in-loop", _returned_for_good(number)
        yield "rows-columns-exchanged", _arguments(number)
    yield from by_node(sample, base)


def _without(number: int) -> Change:
    return lambda tree: tree.remove(tree.undos()[number])


def _less_targets(number: int, place: int) -> Change:
    return lambda tree: tree.undos()[number].targets.pop(place)  # type: ignore[attr-defined]


def _before_call(number: int) -> Change:
    def change(tree: Tree) -> None:
        undo = tree.undos()[number]
        tree.remove(undo)
        tree.add(undo, tree.statement(tree.calls()[-1]), after=False)

    return change


def _outside(number: int) -> Change:
    def change(tree: Tree) -> None:
        undo = tree.undos()[number]
        loop = tree.loop(undo)
        tree.remove(undo)
        assert loop
        tree.add(undo, loop, after=True)

    return change


def _dropped(number: int) -> Change:
    def change(tree: Tree) -> None:
        call = tree.calls()[number]
        statement = tree.statement(call)
        tree.add(ast.Expr(call), statement, after=False)
        if isinstance(statement, ast.Assign):
            # What it was kept in is looked at below.
            block = tree.blocks[id(statement)]
            for part in block[block.index(statement) + 1 :]:
                if isinstance(part, ast.If):
                    tree.remove(part)
                    break
        tree.remove(statement)

    return change


def _returned(number: int) -> Change:
    """What comes of the first call is returned, or the loop is left after it."""

    def change(tree: Tree) -> None:
        call = tree.calls()[number]
        statement = tree.statement(call)
        if isinstance(statement, ast.If):
            tree.add(ast.Return(call), statement, after=False)
            tree.remove(statement)
        else:
            tree.blocks[id(statement)].append(ast.Return(None))

    return change


def _returned_for_good(number: int) -> Change:
    """What comes of the first call is returned, and what would take back after it is gone as well."""

    def change(tree: Tree) -> None:
        for undo in tree.undos():
            tree.remove(undo)
        _returned(number)(tree)

    return change


def _left(number: int, how: type[ast.stmt]) -> Change:
    return lambda tree: tree.blocks[id(tree.statement(tree.calls()[number]))].append(how())


def _arguments(number: int) -> Change:
    def change(tree: Tree) -> None:
        given = tree.calls()[number].args
        for place, (one, other) in enumerate(pairwise(given)):
            if isinstance(one, ast.Name) and isinstance(other, ast.Name) and len(one.id) == len(other.id):
                given[place], given[place + 1] = other, one
                return

    return change


def texts(base: Base) -> Iterator[tuple[str, str]]:
    """The mistakes, each with the text that has it; no text twice."""
    seen = {ast.unparse(ast.parse(base.text))}
    for kind, change in changes(base):
        tree = Tree(base.text)
        change(tree)
        text = ast.unparse(ast.fix_missing_locations(tree.tree)) + "\n"
        if ast.unparse(ast.parse(text)) not in seen:
            seen.add(ast.unparse(ast.parse(text)))
            yield kind, text


def mutants(base: Base) -> tuple[list[Mutant], int, int]:
    """Those that are wrong; how many are right everywhere, and how many do not end where they are not."""
    found: list[Mutant] = []
    equivalent = endless = 0
    for kind, text in texts(base):
        answers = [
            (question, is_right(base, text, question))
            for question in QUESTIONS[base.board]
            if is_right_at_all(base, question)
        ]
        wrong = next((question for question, right in answers if right is False), None)
        if wrong is not None:
            found.append(Mutant(base, kind, text, wrong))
        elif any(right is None for _, right in answers):
            endless += 1
        else:
            equivalent += 1
    return found, equivalent, endless
