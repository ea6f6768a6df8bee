"""A puzzle and its images are rated alike: level, score, hardest technique, path, estimate and its grade.

In the long form 300 puzzles, our own and those of the folder that PUZZLES names, in 7 images each, and as
many positions in the middle of their paths.
"""

import json
import os
import random
from collections import Counter
from pathlib import Path

import pytest

from jobs.way import Job
from undoku.cli.rate import answer
from undoku.sudoku import Position
from undoku.sudoku.techniques.estimate import Estimate
from undoku.sudoku.techniques.path import Path as Way
from undoku.sudoku.techniques.state import State

from .symmetries import IDENTITY, MIRRORED, TRANSPOSED, TURNED, drawn

OWN = Path(__file__).parents[3] / "benchmark/puzzles"
FOLDER = os.environ.get("PUZZLES")
LAY_DIFFERENTLY = "..4..8.3.25....86..319..5.73..1.94.............76.4..37.2..365..83....12.6.8..3.."
"""One that had another level when it was turned."""
SYMMETRIC = "4....7.2.86.9....7.1..8.3.46....1.7.39.4....1.2..3.5.69....2.1.54.6....2.7..5.8.9"
"""One that an exchange of bands and a relabelling take to itself: several ways to its form are as good."""


def puzzles(file, count):
    """Draw some puzzles of a collection, the same ones each time."""
    lines = [line[:81].replace("0", ".") for line in file.read_text("utf-8").splitlines()]
    found = [line for line in lines if len(line) == 81 and line[0] != "#"]
    return random.Random(file.name).sample(found, count)


def rated(puzzle, **options):
    """Give all that the shell tells of a puzzle but the puzzle itself."""
    told, wrong = answer((1, puzzle), as_json=True, **options)
    assert wrong is None
    return {name: value for name, value in json.loads(told).items() if name != "puzzle"}


def way_of(at):
    """Go the whole way from a state."""
    way = Way(at)
    while not way.done:
        way.advance(1000)
    return way


def estimated(at):
    """Give the estimate of a state, taken as it lies."""
    estimate = Estimate(at)
    while not estimate.done:
        estimate.advance(1000)
    return estimate.rating, estimate.grade


SAMPLE = [
    LAY_DIFFERENTLY,
    SYMMETRIC,
    *(
        puzzle
        for name, count in (("easy", 7), ("few-clues", 8), ("hard", 4))
        for puzzle in puzzles(OWN / f"{name}.txt", count)
    ),
]


@pytest.mark.parametrize("puzzle", SAMPLE)
def test_images_of_our_own_puzzles_are_rated_alike(puzzle):
    expected = rated(puzzle)
    assert expected["error"] is None
    for seed in range(2):
        assert rated(drawn(f"{puzzle} {seed}").of_text(puzzle)) == expected


@pytest.mark.parametrize("some", [TURNED, TURNED.then(TURNED), TRANSPOSED, MIRRORED])
def test_a_puzzle_that_had_two_levels_has_one(some):
    assert rated(some.of_text(LAY_DIFFERENTLY), estimated=False) == rated(LAY_DIFFERENTLY, estimated=False)


@pytest.mark.parametrize("some", [IDENTITY, TURNED, drawn(1)])
def test_the_steps_of_an_image_are_the_images_of_the_steps(some):
    at = State.of(Position.parse(LAY_DIFFERENTLY), unique=True)
    way, image = way_of(at), way_of(some.of_state(at))
    assert way.solved and len(way.steps) > 60
    assert [some.of_conclusion(step) for step in way.steps] == [
        (step.technique, step.eliminations, step.placements) for step in image.steps
    ]
    middle = len(way.steps) // 2
    for before, after, step in zip(way.states, way.states[1:], way.steps, strict=False):
        expected = before.after(step)
        assert (expected.digits, list(expected.cells)) == (after.digits, list(after.cells))
    half, half_image = way_of(way.states[middle]), way_of(image.states[middle])
    assert half.solved and half.techniques == half_image.techniques
    assert way.states[0] is at


def test_the_way_on_the_page_is_the_same_and_told_where_it_lies():
    told = {}
    for some in (IDENTITY, TURNED, drawn(2)):
        puzzle = some.of_text(LAY_DIFFERENTLY)
        job = Job({"givens": puzzle, "entered": 81 * "."})
        while not job.done:
            job.advance()
        report = job.report()
        assert rated(puzzle)["score"] == report["score"]
        titles = [title for title, _ in job.listed(0)]
        told[some] = {**report, "titles": titles}
        digits = list(puzzle)
        for number in range(report["steps"]):
            shown = job.step(number)
            assert shown["digits"] == "".join(digits)
            for cell, digit in shown["step"]["placements"]:
                digits[cell] = str(digit)
    assert len(set(map(json.dumps, told.values()))) == 1


@pytest.mark.long
@pytest.mark.skipif(not FOLDER, reason="PUZZLES names no folder")
@pytest.mark.parametrize("part", range(10))
def test_images_of_300_puzzles_and_of_positions_are_rated_alike(part, record_property):
    files = {
        **{OWN / f"{name}.txt": 6 for name in ("easy", "few-clues", "hard")},
        **{Path(FOLDER) / f"qqwing_{name}.sdm": 2 for name in ("easy", "simple", "intermediate", "expert")},
        Path(FOLDER) / "puzzles3_magictour_top1465": 2,
        Path(FOLDER) / "puzzles2_17_clue": 2,
    }
    counts = Counter()
    for file, count in files.items():
        for number, puzzle in enumerate(puzzles(file, 10 * count)[part::10]):
            at = State.of(Position.parse(puzzle), unique=True)
            way = way_of(at)
            middle = way.states[len(way.techniques) // 2]
            expected = rated(puzzle, estimated=False), estimated(at), rating(middle)
            for image in range(7):
                some = drawn(f"{part} {number} {image}")
                counts["images"] += 1
                found = (
                    rated(some.of_text(puzzle), estimated=False),
                    estimated(some.of_state(at)),
                    rating(some.of_state(middle)),
                )
                for what, one, other in zip(("rate", "estimate", "position"), expected, found, strict=True):
                    counts[what] += one != other
    other = f"other ratings: {counts['rate']}, estimates: {counts['estimate']}"
    images = f"part {part}: {counts['images']} images"
    record_property("counted", f"{images}; {other}, of positions: {counts['position']}")
    assert counts["images"] == 210
    assert not counts["rate"] + counts["estimate"] + counts["position"]


def rating(at):
    """Give what is known of the way from a position in the middle, and the estimate."""
    way = way_of(at)
    return way.level, way.score, way.hardest, way.techniques, estimated(at)
