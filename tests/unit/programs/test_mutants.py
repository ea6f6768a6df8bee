"""A mistake in a program that is right is found and named; the program written otherwise stays right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

import pytest

from undoku.programs.judging.symptoms import CODES

from .judge_of_mutants import Said, run_of, said_of, score
from .mutants import Mutant, mutants, texts
from .plain_truth import QUESTIONS, Base, bases, is_right, is_right_at_all
from .rewritings import is_still_right, rewritten

QUICK = ("queens array-first", "queens columns", "queens_sets", "queens_counting", "knight fixed-order")
EACH = 8
"""Mistakes of each of these that are tried in every run of the tests."""

WRONG = 0.97
"""So much of what ends has to be called wrong."""

NAMED = 0.6
"""So much has to be named by its symptom."""


def named(name: str) -> Base:
    return next(base for base in bases() if base.name == name)


def some(base: Base) -> Iterator[Mutant]:
    """A few mistakes of all kinds, each with the question on which it shows."""
    question = next(question for question in QUESTIONS[base.board] if is_right_at_all(base, question))
    every = list(texts(base))
    Random(base.name).shuffle(every)
    for kind, text in every:
        if is_right(base, text, question) is False:
            yield Mutant(base, kind, text, question)


def asked(base: Base) -> dict[str, object]:
    """A question on which a program ends soon."""
    if base.board != "sudoku":
        return QUESTIONS[base.board][0]
    return next(question for question in QUESTIONS["sudoku"][1:] if is_right_at_all(base, question))


@pytest.mark.recorder
@pytest.mark.parametrize("name", QUICK)
def test_a_mistake_is_called_wrong_and_named(name: str) -> None:
    said = [said_of(mutant) for mutant in islice(some(named(name)), EACH)]
    assert len(said) == EACH
    found = score(said)
    assert found.right == 0
    assert found.wrong >= found.ended - 1, found.table
    assert found.named >= NAMED * found.of_named, found.table


@pytest.mark.recorder
@pytest.mark.parametrize("name", ["queens array-first", "knight_path"])
def test_a_program_written_otherwise_is_not_called_wrong(name: str) -> None:
    base = named(name)
    number = 0
    for way, text in rewritten(base):
        assert is_still_right(base, way, text), way
        _, found = run_of(base.board, text, asked(base))
        assert found.right is True, (way, found.sentence)
        number += 1
    assert number >= 9


def test_there_are_enough_mistakes_of_every_kind() -> None:
    kinds = Counter(kind for base in bases() for kind, _ in texts(base))
    assert kinds.total() >= 600
    assert kinds.keys() >= {*CODES}


@pytest.mark.long
@pytest.mark.recorder
@pytest.mark.parametrize("board", QUESTIONS)
def test_nearly_all_mistakes_are_called_wrong_and_most_are_named(
    board: str, record_property: Callable[[str, object], None]
) -> None:
    said: list[Said] = []
    same = endless = 0
    for base in bases():
        if base.board != board:
            continue
        wrong, equivalent, unended = mutants(base)
        said += map(said_of, wrong)
        same += equivalent
        endless += unended
    found = score(said)
    record_property(
        "counted",
        f"{board}: {len(said)} mistakes ({same} more change nothing, {endless} never end in plain Python): "
        f"{found.wrong} of {found.ended} that end are called wrong, {found.right} right, "
        f"{found.named} of {found.of_named} named by their symptom\n{found.table}",
    )
    assert len(said) >= 100
    assert found.right == 0
    assert found.wrong >= WRONG * found.ended
    assert found.named >= NAMED * found.of_named


@pytest.mark.long
@pytest.mark.recorder
def test_no_rewriting_is_called_wrong(record_property: Callable[[str, object], None]) -> None:
    rights: list[bool | None] = []
    for base in bases():
        for way, text in rewritten(base):
            assert is_still_right(base, way, text), (base.name, way)
            _, found = run_of(base.board, text, asked(base))
            assert found.right is not False, (base.name, way, found.sentence)
            rights.append(found.right)
    record_property("counted", f"{len(rights)} rewritings: {rights.count(True)} right, none wrong")
    assert len(rights) >= 200
