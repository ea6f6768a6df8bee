"""What would mend a grid, what is wrong in it and what a cell can have, beside the slow solver."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from undoku.sudoku import Grid, Layout, variants
from undoku.sudoku.check import EntryCheck
from undoku.sudoku.mends import MendSearch
from undoku.sudoku.options import Options
from undoku.sudoku.words import mended

from . import slow_solver
from .grids import any_solution, jigsaws, mutated

LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


def done(search):
    while not search.done:
        search.advance(3)
    return search


def count(digits, layout, limit=2):
    return len(slow_solver.solutions(digits, layout.box_of, limit))


def without(digits, *cells):
    return [0 if cell in cells else digit for cell, digit in enumerate(digits)]


@st.composite
def entered(draw):
    """A small grid, some of its digits entered, and perhaps a few of those wrong."""
    layout = draw(jigsaws())
    solved = any_solution(layout)
    digits = draw(mutated(solved.digits if solved else [0] * layout.cells, layout.size, layout.cells // 2))
    filled = [cell for cell, digit in enumerate(digits) if digit]
    return Grid(layout, digits), sorted(draw(st.sets(st.sampled_from(filled)))) if filled else []


@settings(deadline=None, max_examples=150)
@given(entered())
def test_mends_agree_with_the_slow_solver(example):
    grid, entries = example
    layout, digits = grid.layout, grid.digits
    assume(count(digits, layout, 1) == 0)
    givens = [cell for cell, digit in enumerate(digits) if digit and cell not in entries]
    expected = [{cell: count(without(digits, cell), layout) for cell in cells} for cells in (entries, givens)]
    search = done(MendSearch(grid, (entries, givens)))
    found = [{cell: number for cell, number in group.items() if number} for group in expected]
    assert search.group == (0 if found[0] else 1)
    # In the order of the cells, in which they are told.
    assert list(search.mends.items()) == list(found[search.group].items())


@settings(deadline=None, max_examples=150)
@given(entered())
def test_wrong_entries_agree_with_the_slow_solver(example):
    grid, entries = example
    layout, digits = grid.layout, grid.digits
    givens = without(digits, *entries)
    check = done(EntryCheck(grid, entries))
    kept = [without(digits, *(other for other in entries if other != cell)) for cell in entries]
    assert check.wrong == [
        cell for cell, board in zip(entries, kept, strict=True) if not count(board, layout, 1)
    ]
    assert check.solutions == count(givens, layout)
    assert check.together == bool(count(digits, layout, 1))


@settings(deadline=None, max_examples=150)
@given(entered(), st.data())
def test_options_agree_with_the_slow_solver(example, data):
    grid, entries = example
    layout, digits = grid.layout, grid.digits
    cells = [cell for cell in range(layout.cells) if not digits[cell] or cell in entries]
    assume(cells)
    cell = data.draw(st.sampled_from(cells))
    givens = without(digits, *entries)
    tried = {digit: [*givens[:cell], digit, *givens[cell + 1 :]] for digit in range(1, layout.size + 1)}
    expected = [digit for digit, board in tried.items() if count(board, layout, 1)]
    assert done(Options(variants.without(grid, entries), cell)).digits == expected


def test_the_one_wrong_digit_of_a_puzzle_is_found_by_the_givens():
    board = list(map(int, LECTURE))
    board[2], board[3] = 4, 2  # the solution begins 534678912
    check = done(EntryCheck(Grid(Layout.standard(9), board), [2, 3]))
    assert (check.wrong, check.solutions, check.together) == ([3], 1, False)


THREE = [(0, 0, 5, 2), (0, 1, 3, 1), (8, 8, 9, 2)]


@pytest.mark.parametrize(
    ("mends", "given", "sentence"),
    [
        ([], True, "Taking away a single digit does not mend it."),
        (THREE[1:2], True, "Without the given 3 in row 1, column 2 there is one solution."),
        (THREE[:1], False, "Without the 5 in row 1, column 1 there are several solutions."),
        (
            THREE,
            False,
            "There is one solution without the 3 in row 1, column 2; there are several "
            "without the 5 in row 1, column 1, or without the 9 in row 9, column 9.",
        ),
        (
            [(0, column, 1, 1) for column in range(4)],
            False,
            "Leave out any one of these 4 entries, which are marked, and there is one solution.",
        ),
        (
            [(0, column, 1, 2) for column in range(5)],
            True,
            "Leave out any one of these 5 givens, which are marked, and there are several solutions.",
        ),
        (
            [*THREE, (4, 4, 4, 2)],
            False,
            "Leave out any one of these 4 entries, which are marked, and there is a solution; "
            "without the 3 in row 1, column 2 it is the only one.",
        ),
        (
            [(0, column, 1, 1 + (column > 3)) for column in range(6)],
            False,
            "Leave out any one of these 6 entries, which are marked, and there is a solution; "
            "without 4 of them it is the only one.",
        ),
    ],
)
def test_what_would_mend_a_puzzle_is_said(mends, given, sentence):
    assert mended(mends, given) == sentence
