"""Givens and entered digits, joined into one grid."""

import pytest

from undoku.sudoku import Grid, GridError
from undoku.sudoku.question import grid_of

EMPTY = "." * 81


def test_givens_alone() -> None:
    assert grid_of({"givens": "12" + EMPTY[2:]}) == Grid.parse("12" + EMPTY[2:])


def test_entered_digits_stand_beside_the_givens() -> None:
    grid = grid_of({"givens": "1" + EMPTY[1:], "entered": "." * 80 + "9"})
    assert grid.digits == (1, *[0] * 79, 9)


def test_clashes_are_no_error() -> None:
    assert grid_of({"givens": "1" + EMPTY[1:], "entered": ".1" + EMPTY[2:]}).clashes()


def test_a_cell_is_given_or_entered() -> None:
    with pytest.raises(GridError, match="Row 2, column 3 is both given and entered"):
        grid_of({"givens": "." * 11 + "4" + "." * 69, "entered": "." * 11 + "4" + "." * 69})


def test_both_are_of_one_size() -> None:
    with pytest.raises(GridError, match="16 cells found, 81 needed"):
        grid_of({"givens": EMPTY, "entered": "." * 16})
