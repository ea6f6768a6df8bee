"""All steps at a position's image are the images of all its steps, technique by technique.

The images are by any symmetry of the grid. In the long form 300 puzzles are drawn, of our own and of the
collections in the folder that PUZZLES names.
"""

import os
import pathlib
import random
from collections import Counter

import pytest

from undoku.sudoku import Grid
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.find import AllSteps
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.state import State

from .lines import conclusions, solved, state
from .symmetries import MIRRORED, drawn, exchanged

OWN = pathlib.Path(__file__).parents[3] / "benchmark" / "puzzles"
FOLDER = os.environ.get("PUZZLES")
COLLECTIONS = ("qqwing_expert.sdm", "puzzles3_magictour_top1465", "puzzles2_17_clue")

LONGEST = 1_000_000
"""More pauses and steps than there are to the end of any search."""


def puzzles(file):
    lines = (line.strip() for line in file.read_text().splitlines())
    return [line[:81].replace("0", ".") for line in lines if line and not line.startswith("#")]


def filled(puzzle, chance, left):
    """Give a position of a puzzle with digits of the solution entered, so that so many cells are left."""
    at = State.of_digits(Grid.parse(puzzle).digits, unique=True)
    solution = solved(at)
    empty = chance.sample(sorted(members(at.empty)), left)
    digits = [0 if cell in empty else digit for cell, digit in enumerate(solution)]
    entered = State.of_digits(digits)
    return thinned(State.with_candidates(digits, entered.cells, at.given, unique=True), solution, chance)


def on_path(puzzle, chance, count):
    """Draw positions from the path of a puzzle, but for its end."""
    path = Path(State.of_digits(Grid.parse(puzzle).digits, unique=True))
    path.advance(LONGEST)
    there = [at for at in path.states if at.empty.bit_count() > 5]
    return [thinned(at, path.states[-1].digits, chance) for at in chance.sample(there, count)]


def thinned(at, solution, chance):
    """Take wrong candidates out of one position of two."""
    kept = chance.choice((1, 0.9))
    cells = [
        sum(
            1 << digit
            for digit in range(9)
            if mask >> digit & 1 and (digit + 1 == right or chance.random() < kept)
        )
        for mask, right in zip(at.cells, solution, strict=True)
    ]
    return State.with_candidates(at.digits, cells, at.given, unique=True)


def all_steps(at):
    """Give all steps as what they conclude, and whether the list says that it is whole."""
    search = AllSteps(at)
    search.advance(LONGEST)
    assert search.done
    return search.steps, search.complete


def compare(drawn_positions, chance, images):
    """Compare all steps of positions with those of images.

    Gives how many steps there were, how many lists were not whole, and the steps that one of the two had
    alone where both lists were whole.
    """
    counts = Counter()
    alone = []
    for at in drawn_positions:
        steps, whole = all_steps(at)
        counts["lists"] += 1
        counts["cut"] += not whole
        for _ in range(images):
            move = drawn(chance)
            theirs, theirs_whole = all_steps(move.of_state(at))
            counts["lists"] += 1
            counts["cut"] += not theirs_whole
            counts["steps"] += len(theirs)
            wanted = [move.of_conclusion(step) for step in steps]
            found = [(step.technique, *step.conclusion) for step in theirs]
            assert len(set(found)) == len(found)
            if whole and theirs_whole:
                alone += [technique for technique, *_ in set(wanted) ^ set(found)]
    return counts, Counter(alone)


def test_all_steps_of_images_of_our_own_puzzles():
    chance = random.Random("images")
    names = ("easy", "few-clues", "hard")
    chosen = [puzzle for name in names for puzzle in puzzles(OWN / f"{name}.txt")[:7]]
    found = [filled(puzzle, chance, left) for puzzle in chosen for left in (8, 18)]
    counts, alone = compare(found, chance, 1)
    assert not alone and not counts["cut"]
    assert counts["steps"] > 1000


@pytest.mark.parametrize(
    ("technique", "puzzle", "move"),
    [
        (
            "skyscraper",
            "..5...1....19758...9..4..2.9.......3.5.7.8.1.7.......8..32.94...7..5..6.5.2...9.1",
            exchanged(columns=(0, 1, 2, 3, 4, 5, 7, 6, 8)),
        ),
        (
            "two-string-kite",
            "7.85........4..8...5...8.79.8...2.3...3...6...6.7...9.17.8...6...9..5........71.3",
            MIRRORED,
        ),
    ],
)
def test_what_was_found_one_way_round_alone(technique, puzzle, move):
    at = state(puzzle)
    assert len(conclusions(at, technique)) == len(conclusions(move.of_state(at), technique)) > 0


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_all_steps_of_images_of_many_puzzles(part, record_property):
    """Of 30 puzzles in each part, at 2 positions, by 7 symmetries."""
    chance = random.Random(part)
    files = [OWN / f"{name}.txt" for name in ("few-clues", "hard")]
    if FOLDER:
        files += [pathlib.Path(FOLDER) / name for name in COLLECTIONS]
    chosen = [puzzle for file in files for puzzle in chance.sample(puzzles(file), 30 // len(files))]
    found = [at for puzzle in chosen for at in on_path(puzzle, chance, 2)]
    counts, alone = compare(found, chance, 7)
    differ = f"{counts['steps']:,} steps of {counts['lists']} lists, {sum(alone.values())} differ"
    record_property("counted", f"{differ}; {counts['cut']} lists say that they may not be whole")
    assert not alone
    assert counts["cut"] <= 0.02 * counts["lists"]
