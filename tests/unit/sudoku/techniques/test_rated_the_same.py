"""What is made faster rates as before: level, score, estimate, hardest technique and every step.

`rated_the_same.txt` has the answers for some of our own puzzles, and a sum of those for all 600. Where
ratings are to be others, this writes it anew:

    PYTHONPATH=py .venv/bin/python tests/unit/sudoku/techniques/test_rated_the_same.py
"""

import hashlib
from itertools import chain
from pathlib import Path

import pytest

from undoku.sudoku import Position
from undoku.sudoku.techniques.estimate import Estimate
from undoku.sudoku.techniques.path import Path as Way
from undoku.sudoku.techniques.state import State

OWN = Path(__file__).parents[3] / "benchmark/puzzles"
BEFORE = Path(__file__).with_name("rated_the_same.txt")
PUZZLES = list(
    chain.from_iterable(
        (OWN / f"{name}.txt").read_text("ascii").split() for name in ("easy", "few-clues", "hard")
    )
)
EVERY = 25


def told(puzzle):
    """Rate a puzzle; the conclusions of its steps are given as a sum."""
    way = Way(State.of(Position.parse(puzzle), unique=True))
    while not way.done:
        way.advance(1000)
    estimate = Estimate(way.start)
    while not estimate.done:
        estimate.advance(1000)
    steps = summed(f"{step.technique} {step.eliminations:x} {step.placements:x}" for step in way.steps)[:16]
    return f"{puzzle} {way.level} {way.score} {estimate.rating} {way.hardest} {steps}"


def summed(texts):
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()


def before():
    return BEFORE.read_text("ascii").splitlines()


@pytest.mark.parametrize("line", before()[1:])
def test_a_puzzle_is_rated_as_before(line):
    assert told(line.split()[0]) == line


@pytest.mark.long
def test_all_our_puzzles_are_rated_as_before():
    assert summed(map(told, PUZZLES)) == before()[0]


if __name__ == "__main__":
    every = [told(puzzle) for puzzle in PUZZLES]
    BEFORE.write_text("\n".join([summed(every), *every[::EVERY]]) + "\n", "ascii")
