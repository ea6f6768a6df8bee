"""Singles: which there are, and which of them a path takes."""

import pytest

from undoku.sudoku.masks import fitting
from undoku.sudoku.techniques.candidates import LAYOUT, UNITS
from undoku.sudoku.techniques.canonical import canonical
from undoku.sudoku.techniques.find import NextStep
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.plain import plain
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.step import pairs

from ..positions import SEEN
from .against_slow import UNITS as UNIT_CELLS
from .against_slow import random_state
from .lines import check_words, conclusion, conclusions, first, is_sound, said, state, steps

PUZZLE = "2..9...5..98....4..4..7.8....5..4...9..6.2..8...1..6....1.5..2..2....73..7...8..1"


def singles(at):
    """Give the naked and the hidden singles, each a pair of digit and cell, and the units of the hidden."""
    digits = [{digit for digit in range(9) if mask >> digit & 1} for mask in at.cells]
    naked = {(*here, cell) for cell, here in enumerate(digits) if len(here) == 1}
    hidden = set()
    for unit in UNIT_CELLS:
        for digit in range(9):
            places = [cell for cell in unit if digit in digits[cell]]
            if len(places) == 1:
                hidden.add((digit, *places))
    return naked, hidden


def written(found):
    return {f"+{digit + 1}{cell // 9 + 1}{cell % 9 + 1}" for digit, cell in found}


@pytest.mark.parametrize("seed", range(30))
def test_all_singles_are_found_and_nothing_else(seed):
    at, solution = random_state(seed)
    for _ in range(6):
        naked, hidden = singles(at)
        full = {
            (digit, cell)
            for digit, cell in naked
            if any(cell in unit and sum(not at.digits[other] for other in unit) == 1 for unit in UNIT_CELLS)
        }
        assert conclusions(at, "naked-single") == written(naked)
        assert conclusions(at, "hidden-single") == written(hidden)
        assert conclusions(at, "full-house") == written(full)
        found = steps(at, "full-house") + steps(at, "naked-single") + steps(at, "hidden-single")
        for step in found:
            assert is_sound(step, solution)
            check_words(step, at)
        if not found:
            break
        at = at.after(found[seed % len(found)])


def arisen(digits, cells):
    """Enter digits one after the other with all strokes of the pencil; tell which singles come up when."""
    left = [set(range(9)) for _ in range(81)]
    naked, hidden = [], []

    def stroke(digit, cell):
        before = {(number, *_alone(left, digit, unit)) for number, unit in enumerate(UNIT_CELLS)}
        left[cell].discard(digit)
        if len(left[cell]) == 1:
            naked.append((*left[cell], cell))
        for number, unit in enumerate(UNIT_CELLS):
            place = (number, *_alone(left, digit, unit))
            if len(place) == 2 and place not in before:
                hidden.append((digit, place[1]))

    for cell, digit in enumerate(digits):
        if digit:
            others, left[cell] = left[cell] - {digit - 1}, set()
            for other in sorted(SEEN[cell]):
                if digit - 1 in left[other]:
                    stroke(digit - 1, other)
            for other in sorted(others):
                left[cell] = {other, -1, -2}
                stroke(other, cell)
                left[cell] = set()
    for digit in range(9):
        for cell in range(81):
            if digit in left[cell] and not cells[cell] >> digit & 1:
                stroke(digit, cell)
    return (
        list(dict.fromkeys(pair for pair in found if pair[0] in left[pair[1]])) for found in (naked, hidden)
    )


def _alone(left, digit, unit):
    places = [cell for cell in unit if digit in left[cell]]
    return places if len(places) == 1 else []


@pytest.mark.parametrize("seed", range(0, 30, 3))
def test_singles_are_kept_in_the_order_in_which_they_arise(seed):
    at, _ = random_state(seed)
    naked, hidden = arisen(at.digits, at.cells)
    assert list(dict.fromkeys(divmod(number, 81) for number in at.naked)) == naked
    assert list(dict.fromkeys(divmod(number, 81) for number in at.hidden)) == hidden


def test_a_path_goes_on_with_the_single_that_has_been_open_longest():
    at = state(PUZZLE)
    while at.hidden and not at.naked:
        step = first(at)
        assert step.placements == 1 << at.hidden[0]
        before = set(at.hidden) & set(at.after(step).hidden)
        at = at.after(step)
        assert set(at.hidden[: len(before)]) <= before | set(at.hidden)
    step = first(at)
    assert step.technique in ("full-house", "naked-single")


def one_by_one(at, number):
    """Ask state after state for its first step; give the steps and the states."""
    found, states = [], [at]
    for _ in range(number):
        search = NextStep(states[-1], as_hodoku=True)
        while not search.done:
            search.advance(100)
        if search.step is None:
            break
        found.append(search.step)
        states.append(states[-1].after(search.step))
    return found, states


def known(at):
    return at.digits, list(at.cells), list(at.places), at.empty, at.given, [list(each) for each in at.singles]


@pytest.mark.parametrize("seed", range(12))
def test_a_path_of_singles_is_what_one_state_after_the_other_gives(seed):
    at, solution = random_state(seed)
    if seed % 4 == 3:
        # Beside a wrong digit singles contradict each other, and the path ends somewhere.
        cell = at.digits.index(0)
        wrong = next(digit for digit in range(1, 10) if at.cells[cell] >> digit - 1 & 1)
        digits = [*at.digits[:cell], wrong % 9 + 1 if wrong == solution[cell] else wrong]
        at = State.of_digits([*digits, *at.digits[cell + 1 :]])
    path = Path(at, as_hodoku=True)
    while not path.done and len(path.techniques) < 40:
        path.advance(1)
    found, states = one_by_one(at, 40 if path.done else len(path.techniques))
    assert path.steps == found
    assert path.solved == states[-1].solved
    order = sorted(range(len(states)), key=lambda number: number * (seed + 2) % len(states))
    for number in order:
        assert known(path.state(number)) == known(states[number])


@pytest.mark.parametrize("seed", range(12))
def test_all_that_fits_beside_givens_are_the_candidates(seed):
    at, _ = random_state(seed)
    beside = State.of_digits(at.digits)
    assert known(beside) == known(State.with_candidates(at.digits, fitting(LAYOUT, at.digits), at.given))
    there = canonical(beside)
    moved = there.of_digits(at.digits)
    image = State.with_candidates(moved, fitting(LAYOUT, moved), there.of_cells(at.given))
    assert known(there.of_state(beside))[:5] == known(image)[:5]


def test_a_box_is_named_before_a_line():
    at = state(PUZZLE)
    for step in steps(at, "hidden-single"):
        [unit] = step.units
        digit, cell = divmod(step.placements.bit_length() - 1, 81)
        in_box = next(number for number in range(18, 27) if UNITS[number] >> cell & 1)
        assert unit == in_box or at.places[digit] & UNITS[in_box] != 1 << cell


def test_a_grid_with_one_empty_cell_is_a_full_house():
    solved = "".join(
        str((3 * (row % 3) + row // 3 + column) % 9 + 1) for row in range(9) for column in range(9)
    )
    at = state(solved[:40] + "." + solved[41:])
    step = first(at)
    assert step.technique == "full-house" and conclusion(step) == f"+{solved[40]}55"
    assert at.after(step).solved and first(at.after(step)) is None


@pytest.mark.parametrize("seed", range(10))
def test_what_keeps_a_digit_out_is_what_all_of_that_digit_keep_out(seed):
    at, _ = random_state(seed)
    for step in steps(at, "hidden-single"):
        [(place, digit)] = pairs(step.placements)
        unit = next(cells for cells in UNIT_CELLS if sum(1 << cell for cell in cells) == UNITS[step.units[0]])
        others = [cell for cell in unit if not at.digits[cell] and cell != place]

        def kept_out(standing, others=others):
            return [
                cell
                for cell in others
                if any({here, cell} <= set(of) for here in standing for of in UNIT_CELLS)
            ]

        standing = [cell for cell in range(81) if at.digits[cell] == digit]
        found = plain(step, at)["blocking"]
        assert set(found) <= set(standing)
        assert kept_out(found) == kept_out(standing)
        for one in found:
            assert kept_out([cell for cell in found if cell != one]) != kept_out(found)


def test_what_keeps_a_digit_out_and_what_was_removed_is_told_apart():
    line = f":0003:x:{PUZZLE}:239:::"
    [step] = [step for step in steps(line, "hidden-single") if conclusion(step) == "+234"]
    assert said(step, state(line))[1] == (
        "Row 3 needs a 2, and row 3, column 4 is the only cell there that can take one: the 2s in row 1,"
        " column 1; row 5, column 6; and row 7, column 8 keep it out of row 3, columns 1, 3, 6 and 8 (same"
        " row, column or box); in row 3, column 9 it was removed by earlier steps, or is missing from the"
        " notes. So 2 goes into row 3, column 4."
    )
