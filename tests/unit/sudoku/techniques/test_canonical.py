"""The canonical form: the same for all images of a position, and itself an image of it."""

import random
from pathlib import Path

import pytest

from undoku.sudoku import Position
from undoku.sudoku.techniques.canonical import canonical
from undoku.sudoku.techniques.state import State

from .against_slow import random_state
from .symmetries import drawn

OWN = Path(__file__).parents[3] / "benchmark/puzzles"

REGULAR = "".join(str((3 * row + row // 3 + column) % 9 + 1) for row in range(9) for column in range(9))
"""A full grid that many symmetries of the grid take to itself."""
ALIKE = {
    "no digit at all": 81 * ".",
    "one digit": 40 * "." + "5" + 40 * ".",
    "two in a row": "12" + 79 * ".",
    "a row": "123456789" + 72 * ".",
    "a band": REGULAR[:27] + 54 * ".",
    "two bands": REGULAR[:54] + 27 * ".",
    "all but one": REGULAR[:80] + ".",
    "every third": "".join(mark if cell % 3 == 0 else "." for cell, mark in enumerate(REGULAR)),
    "two digits": "".join(mark if mark in "19" else "." for mark in REGULAR),
    "a half turn": "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
}


def form(at):
    """Give what a state is in its canonical form."""
    image = canonical(at).of_state(at)
    return image.digits, tuple(image.cells), image.given


@pytest.mark.parametrize("name", ["easy", "few-clues", "hard", "sparse"])
def test_images_of_puzzles_have_one_form(name):
    lines = [line[:81] for line in (OWN / f"{name}.txt").read_text("utf-8").splitlines() if line[0] != "#"]
    forms = set()
    for puzzle in lines[::20]:
        at = State.of(Position.parse(puzzle))
        images = [drawn(f"{puzzle} {seed}").of_state(at) for seed in range(4)]
        assert {form(image) for image in images} == {form(at)}
        forms.add(form(at))
    assert len(forms) == len(lines[::20])


@pytest.mark.parametrize("seed", range(12))
def test_images_of_positions_without_some_candidates_have_one_form(seed):
    at, _ = random_state(seed)
    chance = random.Random(seed)
    at = State(at.digits, at.cells, at.places, at.empty, at.given & chance.getrandbits(81), False)
    assert {form(drawn(chance).of_state(at)) for _ in range(4)} == {form(at)}
    there = canonical(at)
    back = there.inverse.of_state(there.of_state(at))
    assert (back.digits, list(back.cells), back.given) == (at.digits, list(at.cells), at.given)


@pytest.mark.parametrize("what", ALIKE)
def test_positions_in_which_much_is_alike_have_one_form(what):
    at = State.of(Position.parse(ALIKE[what]))
    assert {form(drawn(seed).of_state(at)) for seed in range(8)} == {form(at)}
    given = at.given & random.Random(what).getrandbits(81)
    some_placed = State(at.digits, at.cells, at.places, at.empty, given, False)
    assert {form(drawn(seed).of_state(some_placed)) for seed in range(8)} == {form(some_placed)}


def test_given_and_placed_digits_are_not_the_same():
    puzzle = ALIKE["a half turn"]
    given, placed = (State.of(Position.parse(f":0000:x:{sign}{puzzle}:::")) for sign in ("", "+"))
    assert given.cells == placed.cells
    assert form(given) != form(placed)


def test_what_differs_has_another_form():
    some = ["a band", "two bands", "all but one", "every third", "two digits", "a half turn"]
    assert len({form(State.of(Position.parse(ALIKE[what]))) for what in some}) == len(some)
