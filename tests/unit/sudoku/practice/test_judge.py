"""Answers at random: right, nearly right and wrong, all are judged as the definition says."""

import random
from collections import Counter
from pathlib import Path

import pytest

from undoku.sudoku.generator.pools import with_techniques
from undoku.sudoku.practice import judge

from ..made import puzzle
from .answers import Marker, exercise, marks, practised
from .by_definition import KNOWN, patterns
from .claims import claims

OWN = Path(__file__).parents[3] / "benchmark/puzzles"
WHERE = {
    "locked-pair": 7,
    "naked-pair": 9,
    "naked-triple": 11,
    "two-string-kite": 12,
    "w-wing": 34,
    "locked-triple": 91,
    "skyscraper": 35,
    "locked-candidates-claiming": 90,
    "locked-candidates-pointing": 109,
    "hidden-pair": 21,
    "empty-rectangle": 37,
    "naked-quadruple": 61,
    "hidden-triple": 90,
    "simple-colors-trap": 92,
    "xyz-wing": 12,
    "xy-chain": 16,
    "xy-wing": 39,
    "uniqueness-1": 42,
    "uniqueness-4": 31,
    "turbot-fish": 85,
    "x-wing": 45,
    "finned-x-wing": 106,
    "sashimi-x-wing": 25,
    "hidden-quadruple": 16,
    "swordfish": 50,
    "finned-swordfish": 102,
    "x-chain": 89,
}
"""A hard puzzle of the benchmark, by its number from 0, on the path of which a technique is."""


def hard(name="hard"):
    """Read the puzzles of the benchmark."""
    return (OWN / f"{name}.txt").read_text().split()


def judged(found, seed, count):
    """Answer an exercise; count the verdicts of each kind, and the claims that were looked up."""
    marker = Marker(random.Random(seed), found)
    assert {gone for _, gone in marker.patterns} == {
        frozenset((number // 81 + 1, number % 81) for number in range(729) if step.eliminations >> number & 1)
        for step in found.steps
    }
    kinds = Counter()
    for _ in range(count):
        answer, kind = marker.answer()
        verdict = judge(found, answer)
        assert verdict.kind == kind, (found.technique, answer, verdict)
        assert verdict.sentence.endswith(".")
        told = claims(verdict.sentence, found)
        assert all(told), (found.technique, verdict.sentence)
        kinds[kind] += 1
        kinds["claims"] += len(told)
        for number in verdict.steps:
            assert kind == "right" and number < len(found.steps)
    return kinds


@pytest.mark.parametrize("technique", WHERE)
def test_an_answer_is_judged_as_the_definition_says(technique):
    found = exercise(hard()[WHERE[technique]], technique)
    assert found.state is not None and found.complete
    kinds = judged(found, technique, 4)
    assert kinds.total() - kinds["claims"] == 4


@pytest.mark.long
def test_a_thousand_answers_are_judged_as_the_definition_says(record_property):
    own = ["".join(map(str, puzzle(random.Random(seed))[0])) for seed in range(30)]
    places = [
        (each, technique) for each in [*hard(), *hard("few-clues"), *own] for technique in practised(each)
    ]
    places += [(line.split()[0], name) for name in KNOWN for line in with_techniques([name])[:4]]
    kinds, techniques = Counter(), Counter()
    for seed, (each, technique) in enumerate(places):
        if techniques[technique] < 15 and not technique.endswith("jellyfish"):
            kinds += judged(exercise(each, technique), seed, 6)
            techniques[technique] += 1
    answers = sum(kinds[kind] for kind in ("right", "partly", "wrong"))
    assert answers >= 1000 and len(techniques) >= 25
    each = f"{kinds['right']} right, {kinds['partly']} in part, {kinds['wrong']} wrong"
    of = f"{techniques.total()} exercises of {len(techniques)} techniques"
    said = f"practice: {answers} answers ({each}) to {of} and {kinds['claims']} claims are as defined"
    record_property("counted", said)


def test_every_technique_that_is_looked_at_has_patterns_by_its_definition():
    assert {*WHERE} <= {*KNOWN}
    found = exercise(hard()[45], "x-wing")
    assert marks(patterns(found.state, "x-wing")[0][1]) == found.steps[0].eliminations
