"""Many grids at once: what is said of each is what is said of it alone."""

import os
import random
from pathlib import Path

import pytest

from undoku.sudoku import Grid, Layout, SudokuSearch
from undoku.sudoku.many import LEAST, Sweeps
from undoku.sudoku.sweep import Sweep
from undoku.sudoku.text import BLANKS, plain_line

from . import plain_solver
from .made import puzzle
from .solved import SOLVED

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


def mutated(text, chance):
    """Change a puzzle a little or much, or not: givens are taken away, changed or added, and may clash."""
    digits = [0 if symbol in BLANKS else int(symbol) for symbol in text]
    held = [cell for cell in range(81) if digits[cell]]
    kind = chance.randrange(6)
    if kind in (1, 5):
        for cell in chance.sample(held, min(len(held), chance.choice((1, 1, 2, 3, 8)))):
            digits[cell] = 0
    if kind in (2, 5):
        digits[chance.choice(held or [0])] = chance.randint(1, 9)
    if kind in (3, 5):
        digits[chance.randrange(81)] = chance.randint(1, 9)
    if kind == 4:
        digits[chance.randrange(81)] = digits[chance.randrange(81)]
    names = [chance.choice(BLANKS), *chance.sample("123456789", 9)]
    return "".join(names[digit] for digit in digits)


def searched(text, limit):
    """Give the number of solutions, the first as text, and the nodes."""
    cells = plain_line(text)
    assert cells is not None
    search = SudokuSearch(Grid.trusted(Layout.standard(9), cells), limit)
    while not search.advance(4096):
        pass
    return search.solutions, str(search.found[0]) if search.found else None, search.nodes


def swept(texts):
    """Give the outcomes of a sweep that goes on as long as it pays."""
    sweep = Sweep(texts)
    while not sweep.advance():
        pass
    return sweep.outcomes()


def completed(outcomes, limit):
    """Give the same as `searched` where a sweep came before."""
    return [
        searched(digits, limit) if decided is None else (decided, digits if decided else None, 0)
        for decided, digits in outcomes
    ]


@pytest.fixture(scope="module")
def grids():
    """Several hundred: puzzles, the same with changes, full and empty ones."""
    chance = random.Random(1)
    bases = ["".join(map(str, puzzle(chance, least)[0])) for least in (0, 0, 0, 24, 28, 32, 40, 50)]
    made = [mutated(base, chance) for base in bases for _ in range(60)]
    full = [SOLVED[0], SOLVED[0][:-1] + "8", "." + SOLVED[1][1:], "1" * 81, BLANKS * 16 + "."]
    return [*made[:200], *full, *made[200:]]


def test_what_is_decided_agrees_with_a_slow_solver(grids):
    outcomes = swept(grids)
    assert {decided for decided, _ in outcomes} == {0, 1, None}
    for text, (decided, digits) in zip(grids, outcomes, strict=True):
        if decided is None:
            continue
        found = plain_solver.solutions([0 if symbol in BLANKS else int(symbol) for symbol in text], 2)
        assert len(found) == decided
        assert not found or "".join(map(str, found[0])) == digits


@pytest.mark.parametrize("limit", [1, 2, 3, 50])
def test_a_search_that_goes_on_after_a_sweep_finds_the_same_with_the_same_nodes(grids, limit):
    assert completed(swept(grids), limit) == [searched(text, limit) for text in grids]


@pytest.mark.parametrize("sweeps", [0, 1, 2, 5, 40])
def test_it_may_end_after_any_number_of_sweeps(grids, sweeps):
    sweep = Sweep(grids)
    for _ in range(sweeps):
        sweep.advance()
    assert completed(sweep.outcomes(), 2) == [searched(text, 2) for text in grids]


def test_a_grid_is_told_the_same_wherever_it_stands(grids):
    assert swept(grids[::-1]) == swept(grids)[::-1]


def test_what_needs_no_guess_is_decided():
    easy = [SOLVED[0][:cell] + "." * 5 + SOLVED[0][cell + 5 :] for cell in range(77)]
    assert swept(easy) == [(1, SOLVED[0])] * 77
    in_a_row, in_a_column = "5..5" + "." * 77, "5" + "." * 53 + "5" + "." * 26
    assert [decided for decided, _ in swept([in_a_row, in_a_column])] == [0, 0]


def test_lists_are_left_out_where_sweeps_have_not_paid():
    empty, full = ["." * 81] * LEAST, [SOLVED[0]] * LEAST
    sweeps = Sweeps()
    assert sweeps.begin(full[1:]) is None
    assert sweeps.outcomes(full) == sweeps.outcomes(full) == [(1, SOLVED[0])] * LEAST
    assert {decided for decided, _ in sweeps.outcomes(empty)} == {None}
    assert sweeps.outcomes(full) == [(None, SOLVED[0])] * LEAST
    later = [sweeps.outcomes(full)[0][0] for _ in range(20)]
    assert 1 in later[:-1]
    assert later == sorted(later, key=lambda decided: decided is not None)


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
