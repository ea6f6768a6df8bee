"""A million grids, of our own puzzles and, where PUZZLES names a folder, of the classic collections in it."""

import os
import random
from pathlib import Path

import pytest

from undoku.sudoku.many import Sweeps
from undoku.sudoku.text import plain_line

from .lines import completed, mutated, searched

ROOT = Path(__file__).parents[3]
OURS = [*(ROOT / "tests/benchmark/puzzles").glob("*.txt"), ROOT / "py/undoku/sudoku/generator/pool.txt"]
CLASSIC = (
    "puzzles2_17_clue",
    "puzzles3_magictour_top1465",
    "puzzles7_serg_benchmark",
    "qqwing_easy.sdm",
    "qqwing_expert.sdm",
    "sudoku10k.txt",
)


@pytest.mark.long
def test_a_million_grids_have_the_same_solutions(record_property):
    chance = random.Random(2)
    folder = os.environ.get("PUZZLES")
    files = [*OURS, *(Path(folder, name) for name in CLASSIC if folder)]
    lines = [line[:81] for file in files for line in file.read_text(encoding="ascii").splitlines()]
    puzzles = [line for line in lines if plain_line(line) is not None]
    sweeps = Sweeps()
    decided = [0, 0]
    differ = []
    for _ in range(250):
        texts = [mutated(chance.choice(puzzles), chance) for _ in range(4000)]
        outcomes = sweeps.outcomes(texts)
        for known, _ in outcomes:
            if known is not None:
                decided[known] += 1
        wanted = [searched(text, 2) for text in texts]
        for text, one, other in zip(texts, completed(outcomes, 2), wanted, strict=True):
            if one != other:
                differ.append(text)
    record_property(
        "counted",
        f"1,000,000 grids of {len(puzzles):,} puzzles: sweeps solved {decided[1]:,} and found {decided[0]:,}"
        f" without a solution; {len(differ)} differ",
    )
    assert differ == []
