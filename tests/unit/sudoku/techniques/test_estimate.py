"""The estimate on Sudoku Explainer's scale: the same for puzzles that are the same, and its grade."""

import random
from pathlib import Path

import pytest

from undoku.sudoku.techniques.estimate import Estimate, grade_of
from undoku.sudoku.techniques.scale.direct import place_hidden
from undoku.sudoku.techniques.state import State

from ..positions import SEEN
from .against_slow import UNITS, random_state

PUZZLES = Path(__file__).parents[3] / "benchmark/puzzles"
GRADES = ["easy", "moderate", "tricky", "hard", "very hard", "fiendish", "diabolical"]


def puzzles(name, every):
    lines = (PUZZLES / f"{name}.txt").read_text("utf-8").split()
    found = [[0 if mark in ".0" else int(mark) for mark in line] for line in lines if len(line) == 81]
    return found[::every]


def estimated(digits):
    estimate = Estimate(State.of_digits(digits, unique=True))
    while not estimate.done:
        estimate.advance(100)
    return estimate.rating, estimate.grade


def order(chance):
    """Bands in any order, and the lines within each."""
    return [3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]


def mirrored(digits):
    """The puzzle in its 8 positions, as it is first."""
    found = []
    for turned in (digits, [digits[9 * column + row] for row in range(9) for column in range(9)]):
        rows = [turned[start : start + 9] for start in range(0, 81, 9)]
        for some in (rows, rows[::-1]):
            found.append([digit for row in some for digit in row])
            found.append([digit for row in some for digit in row[::-1]])
    return found


def easiest_hidden(digits, left):
    """Give the lowest rating that a digit with one place in a unit has, and all such as pairs."""
    found = {}
    for number, unit in enumerate(UNITS):
        is_last = sum(not digits[cell] for cell in unit) == 1
        for digit in range(9):
            places = [cell for cell in unit if digit in left[cell]]
            if len(places) == 1:
                rating = 10 if is_last else 12 if number >= 18 else 15
                found.setdefault(rating, set()).add((digit, places[0]))
    return min(found.items(), default=(0, set()))


@pytest.mark.parametrize("seed", range(20))
def test_the_easiest_hidden_singles_are_placed_together(seed):
    at, _ = random_state(seed)
    ratings, work = [], place_hidden(at)
    while True:
        try:
            ratings.append(next(work))
        except StopIteration as end:
            reached = end.value
            break
    digits = list(at.digits)
    left = [{digit for digit in range(9) if mask >> digit & 1} for mask in at.cells]
    slow = []
    while True:
        rating, placed = easiest_hidden(digits, left)
        if not rating:
            break
        slow.append(rating)
        for digit, cell in placed:
            digits[cell], left[cell] = digit + 1, set()
            for peer in SEEN[cell]:
                left[peer].discard(digit)
    assert ratings == slow
    assert list(reached.digits) == digits
    masks = [sum(1 << digit for digit in each) for each in left]
    again = State.with_candidates(reached.digits, masks, at.given)
    for one, other in ((reached.cells, masks), (reached.places, again.places)):
        assert list(one) == list(other)
    assert (reached.empty, reached.given) == (again.empty, at.given)
    assert set(reached.naked) == set(again.naked) and not reached.hidden


EVERY = [*puzzles("easy", 60), *puzzles("hard", 60)]


@pytest.mark.parametrize("digits", EVERY)
def test_mirror_images_are_rated_alike(digits):
    assert len({estimated(image) for image in mirrored(digits)}) == 1


@pytest.mark.parametrize("digits", EVERY)
def test_other_places_and_digits_are_rated_alike(digits):
    chance = random.Random(4)
    for _ in range(2):
        rows, columns = order(chance), order(chance)
        names = [0, *chance.sample(range(1, 10), 9)]
        moved = [names[digits[9 * row + column]] for row in rows for column in columns]
        assert estimated(moved) == estimated(digits)


def test_a_full_grid_has_no_rating():
    full = [(3 * row + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9)]
    assert estimated(full) == (0.0, "easy")
    assert estimated([0, *full[1:]]) == (1.0, "easy")


def test_easy_puzzles_are_rated_below_hard_ones():
    easy = [estimated(digits)[0] for digits in puzzles("easy", 60)]
    hard = [estimated(digits)[0] for digits in puzzles("hard", 60)]
    assert max(easy) < max(hard)
    assert sum(easy) / len(easy) < sum(hard) / len(hard)


def test_a_higher_rating_has_no_lower_grade():
    places = [GRADES.index(grade_of(rating)) for rating in range(10, 120)]
    assert places == sorted(places)
    assert set(places) == set(range(len(GRADES)))
