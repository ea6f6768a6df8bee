"""A position: what it holds, what follows from it, and that it never changes."""

import pickle
import random

import pytest

from undoku.sudoku import Grid, GridError, Layout, Position
from undoku.sudoku.forms.register import FORMS
from undoku.sudoku.masks import digits_of, mask_of

from ..errors import check
from .positions import FULL, LECTURE, NINE, masks, random_position, slow_candidates

GRID = Grid.parse(LECTURE)
EMPTY = Grid(NINE, [0] * 81)
ENTERED = Grid(NINE, (5, 3, 4, *GRID.digits[3:]))


def test_givens_alone_have_no_notes():
    position = Position(GRID)
    assert position.givens == position.digits == GRID and position.layout is NINE
    assert position.corner == position.centre == position.out == (0,) * 81
    assert position == Position(GRID, GRID, [0] * 81, [], ())
    assert position == Position.parse(LECTURE)


@pytest.mark.parametrize("seed", range(40))
def test_candidates_are_what_no_peer_holds_without_what_is_out(seed):
    position = random_position(seed)
    expected = slow_candidates(position.digits.digits, position.out)
    assert position.candidates() == masks(expected)


def test_candidates_of_irregular_regions():
    layout = Layout.from_regions("AAAB ACBB CCDB CDDD")
    position = Position(Grid(layout, [1, *[0] * 15]), out=[0, 2, *[0] * 14])
    by_cell = [digits_of(mask) for mask in position.candidates()]
    assert by_cell[:5] == [(), (3, 4), (2, 3, 4), (2, 3, 4), (2, 3, 4)]
    assert by_cell[5:] == [(1, 2, 3, 4)] * 3 + [(2, 3, 4), *[(1, 2, 3, 4)] * 3] * 2


def test_the_readers_own_notes_do_not_change_candidates():
    position = Position(GRID, corner=[FULL] * 81, centre=[1] * 81)
    assert position.candidates() == Position(GRID).candidates()


def test_masks_and_digits():
    chance = random.Random(4)
    for _ in range(200):
        digits = sorted(chance.sample(range(1, 17), chance.randint(0, 16)))
        assert digits_of(mask_of(digits)) == tuple(digits)
        assert mask_of(digits) == sum(2 ** (digit - 1) for digit in digits)


@pytest.mark.parametrize("seed", range(20))
def test_equal_positions_are_one(seed):
    position, other = random_position(seed), random_position(seed)
    assert position == other and hash(position) == hash(other) and len({position, other}) == 1
    assert position != random_position(seed + 1)
    assert pickle.loads(pickle.dumps(position)) == position
    names = {"Position": Position, "Grid": Grid, "Layout": Layout}
    assert eval(repr(position), names) == position


@pytest.mark.parametrize("part", ["givens", "digits", "corner", "centre", "out"])
def test_every_part_counts_and_none_can_be_changed(part):
    whole = {"givens": GRID, "digits": ENTERED, "corner": [1] * 81, "centre": [2] * 81, "out": [4] * 81}
    other = {"givens": EMPTY, "digits": GRID, "corner": [], "centre": [], "out": []}
    position = Position(**whole)
    assert position != Position(**{**whole, part: other[part]}) != str(position)
    with pytest.raises(AttributeError):
        setattr(position, part, getattr(position, part))


def test_notes_are_copied():
    corner = [0] * 81
    position = Position(GRID, corner=corner)
    corner[2] = 1
    assert position.corner[2] == 0


@pytest.mark.parametrize(
    ("mistake", "code", "words"),
    [
        (lambda: Position(GRID, Grid(Layout.standard(4), [0] * 16)), "other-layout",
         "The digits have 16 cells and the givens 81, or their boxes differ."),
        (lambda: Position(Grid(NINE, [4] + [0] * 80), GRID), "given-changed",
         "Row 1, column 1: the given is 4, so 5 cannot stand there."),
        (lambda: Position(GRID, EMPTY), "given-changed",
         "Row 1, column 1: the given is 5, so 0 cannot stand there."),
        (lambda: Position(GRID, corner=[0] * 80), "masks", "Notes for 80 cells found, 81 needed."),
        (lambda: Position(GRID, centre=[0, 512] + [0] * 79), "no-mask",
         "Row 1, column 2: 512 is not a mask of digits from 1 to 9."),
        (lambda: Position(GRID, out=[0] * 80 + ["1"]), "no-mask",
         "Row 9, column 9: '1' is not a mask of digits from 1 to 9."),
        (lambda: Position(GRID).write("odd"), "no-form",
         f"A form is one of {', '.join(map(repr, [*FORMS][:-1]))} and {[*FORMS][-1]!r}, not 'odd'."),
        (lambda: Position(Grid(Layout.standard(4), [0] * 16)).write("sdm"), "form-of-nine",
         "The form 'sdm' is for 9 by 9; this grid has 4 rows."),
        (lambda: Position.parse(None), "not-text", "A grid is read from text, not from NoneType."),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(mistake, code, words):
    with pytest.raises(GridError) as caught:
        mistake()
    check(caught.value, GridError, code, words)
