"""The classic collections, read from the folder that PUZZLES names."""

import os
from pathlib import Path

import pytest

from undoku.sudoku import Grid, Position, count, solve
from undoku.sudoku.forms.records import records

FOLDER = os.environ.get("PUZZLES")
pytestmark = [pytest.mark.long, pytest.mark.skipif(not FOLDER, reason="PUZZLES names no folder")]


def lines(name):
    text = (Path(FOLDER) / name).read_text()
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


@pytest.mark.parametrize(
    ("name", "size"),
    [
        ("puzzles2_17_clue", 49158),
        ("puzzles3_magictour_top1465", 1465),
        ("puzzles6_forum_hardest_1106", 375),
        ("sudoku10k.txt", 10000),
    ],
)
def test_every_puzzle_has_one_solution(name, size):
    puzzles = lines(name)
    assert len(puzzles) == size
    for puzzle in puzzles:
        verdict = solve(puzzle[:81])
        assert verdict.solutions == 1, puzzle
        assert 0 not in verdict.first.digits and not verdict.first.clashes(), puzzle
        assert all(
            given in ("0.") or given == digit
            for given, digit in zip(puzzle, str(verdict.first), strict=False)
        )


def test_every_grid_of_the_benchmark_has_more_than_one():
    grids = lines("puzzles7_serg_benchmark")
    assert len(grids) == 10000
    for grid in grids:
        verdict = solve(grid[:81])
        assert verdict.solutions == 2 and verdict.first != verdict.second, grid
        assert not verdict.first.clashes() and not verdict.second.clashes(), grid


def test_counts_as_stated():
    entries = [line.split(":") for line in lines("test_puzzles")]
    assert len(entries) == 43
    for puzzle, number, *_ in entries:
        assert count(puzzle, int(number) + 1) == int(number), puzzle


def test_every_line_of_hodokus_exemplars_is_a_position():
    text = (Path(FOLDER) / "hodoku_exemplars.txt").read_text()
    exemplars = [line for line in text.splitlines() if line and not line.startswith("#")]
    found = [Position.parse(line) for _, line in records(text.splitlines())]
    assert len(found) == len(exemplars) == 670
    for position, line in zip(found, exemplars, strict=True):
        if line.startswith(":"):
            assert position.write("hodoku").split(":")[3:5] == line.split(":")[3:5]
        else:
            assert position == Position(Grid.parse(line[:81]))
