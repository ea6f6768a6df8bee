"""Sentences of the Sudoku room, letter for letter: of its errors, and of the steps of its strategies."""

import re
from collections import Counter
from itertools import islice, pairwise

import pytest

from undoku.search.follow import Run
from undoku.search.register import find
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLUTION, TRY, UNDO, Step
from undoku.sudoku import Grid, GridError, Layout, LayoutError, SudokuSearch, solve
from undoku.sudoku.question import grid_of
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.sudoku.strategies.words import option_counts, others, reason, sentence

from ..errors import check

EMPTY = "." * 81
# Python's own words for it, which differ from version to version.
try:
    {}.setdefault([1])
except TypeError as error:
    UNHASHABLE = str(error)

ERRORS = [
    (lambda: Grid.parse(5), "not-text", "A grid is read from text, not from int."),
    (lambda: Grid.parse(EMPTY[:-1]), "cells", "80 cells found, 81 needed."),
    (lambda: Grid.parse(EMPTY[:40] + "x" + EMPTY[:40]), "no-symbol",
     "Row 5, column 5: 'x' is not a digit from 1 to 9, nor a blank."),
    (lambda: Grid(Layout.standard(9), 5), "not-digits", "Digits are numbers, one a cell, not int."),
    (lambda: Grid(Layout.standard(9), [0] * 80 + [10]), "no-digit",
     "Row 9, column 9: 10 is not 0, nor a digit to 9."),
    (lambda: Grid(Layout.standard(9), ["1"] + [0] * 80), "no-digit",
     "Row 1, column 1: '1' is not 0, nor a digit to 9."),
    (lambda: Grid.parse(EMPTY)[0, 9], "outside",
     "(0, 9) is outside the grid: rows and columns go from 0 to 8."),
    (lambda: grid_of({"givens": "1" + EMPTY[1:], "entered": "2" + EMPTY[1:]}), "twice",
     "Row 1, column 1 is both given and entered."),
    (lambda: SudokuSearch(Grid.parse(EMPTY), 0), "limit-below-1",
     "The limit is 0; it must be at least 1, or None for all solutions."),
    (lambda: solve(None), "not-a-puzzle", "A puzzle is a Grid or text, not NoneType."),
    (lambda: SudokuProblem("5.5" + EMPTY[3:]), "clash", "No solution: row 1 has two 5s: columns 1 and 3."),
    (lambda: SudokuProblem("5" + "." * 8 + "5" + "." * 8 + "5" + "." * 62), "clash",
     "No solution: column 1 has three 5s: rows 1, 2 and 3."),
    (lambda: SudokuProblem("5" + "." * 9 + "5" + "." * 70), "clash",
     "No solution: box 1 has two 5s: row 1, column 1 and row 2, column 2."),
    (lambda: Layout.standard(17), "no-size",
     "No usual shape has size 17; 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24 and 25 do."),
    (lambda: Layout.from_regions([[1]]), "no-labels",
     f"Regions are labels, one a cell: {UNHASHABLE}."),
    (lambda: Layout.from_regions("AB"), "no-square", "2 cells are no square of side 1 to 25."),
    (lambda: Layout.from_regions("AAAA"), "regions", "1 regions found, 2 needed."),
    (lambda: Layout.from_regions("AAAB"), "region-size", "Region 'A' has 3 cells, 2 needed."),
]  # fmt: skip


@pytest.mark.parametrize(("mistake", "code", "words"), ERRORS)
def test_errors(mistake, code, words):
    with pytest.raises((GridError, LayoutError)) as caught:
        mistake()
    check(caught.value, type(caught.value), code, words)


def fits(board, cell, digit):
    """Whether a digit could stand in a cell if its own were not there: look at every cell of the grid."""
    row, column = divmod(cell, 9)
    for other, held in enumerate(board):
        i, j = divmod(other, 9)
        if (
            other != cell
            and held == digit
            and (i == row or j == column or (i // 3 == row // 3 and j // 3 == column // 3))
        ):
            return False
    return True


@pytest.mark.parametrize("strategy", ["first-empty", "fewest-options-singles"])
def test_a_placed_digit_was_the_only_one_or_not(strategy):
    puzzle = "306508400520000000087000031003010080900863005050090600130000250000000074005206300"
    search = Run(find("sudoku", strategy), SudokuProblem(puzzle))
    said = []
    for step in search.steps():
        if step.kind == PLACE:
            only = not any(
                fits(search.board, step.cell, digit) for digit in range(1, 10) if digit != step.value
            )
            row, column = divmod(step.cell, 9)
            where = f"{step.value} is placed in row {row + 1}, column {column + 1}"
            expected = (
                f"{where}: no other digit fits there."
                if only
                else f"{where} for now: its row, column and box allow it."
            )
            assert sentence(step, search.board) == expected
            said.append(only)
    assert any(one != two for one, two in pairwise(said))


EIGHT = (1, 2, 3, 4, 5, 6, 7, 8, *[0] * 73)


@pytest.mark.parametrize(
    ("kind", "cell", "value", "by", "board", "words"),
    [
        (TRY, 17, 4, NO_CELL, EIGHT, "Row 2, column 9: try 4."),
        (REJECT, 8, 3, 2, EIGHT,
         "Row 1, column 9: 3 cannot go here, because row 1 has a 3 in column 3."),
        (REJECT, 78, 7, 6, EIGHT,
         "Row 9, column 7: 7 cannot go here, because column 7 has a 7 in row 1."),
        (REJECT, 20, 1, 0, EIGHT,
         "Row 3, column 3: 1 cannot go here, because its box has a 1 in row 1, column 1."),
        (PLACE, 8, 9, NO_CELL, (*EIGHT[:8], 9, *EIGHT[9:]),
         "9 is placed in row 1, column 9: no other digit fits there."),
        (PLACE, 8, 9, NO_CELL, (*EIGHT[:7], 0, 9, *EIGHT[9:]),
         "9 is placed in row 1, column 9 for now: its row, column and box allow it."),
        (UNDO, 80, 6, NO_CELL, EIGHT,
         "6 in row 9, column 9 is taken back, because it led to no solution."),
        (UNDO, 17, 9, NO_CELL, EIGHT,
         "9 in row 2, column 9 is taken back, for with it no digit fits row 1, column 9."),
        (UNDO, 80, 6, NO_CELL, (*EIGHT[:8], 0, *[0] * 8, 9, *[0] * 63),
         "6 in row 9, column 9 is taken back, for no digit fits row 1, column 9, with it or without."),
        (SOLUTION, NO_CELL, 0, NO_CELL, EIGHT, "No cell is empty any more: this is the solution."),
    ],
)  # fmt: skip
def test_steps(kind, cell, value, by, board, words):
    assert sentence(Step(kind, cell, value, by, 1, 1), board) == words


@pytest.mark.parametrize(
    "strategy", ["last-empty", "first-empty", "fewest-options", "fewest-options-singles"]
)
def test_a_cell_is_named_where_nothing_fits_any_more(strategy):
    puzzle = "000030200020040350007100008800001062060000070270600003700008900056090040008010000"
    search, said, before = Run(find("sudoku", strategy), SudokuProblem(puzzle)), Counter(), ""
    for step in islice(search.steps(), 3_000):
        words = sentence(step, search.board)
        assert words != before
        before = words
        if step.kind != UNDO:
            continue
        named = re.search(
            r"for (with it )?no digit fits row (\d), column (\d)(, with it or without)?\.$", words
        )
        board = list(search.board)
        without = {cell for cell in range(81) if not board[cell] and not options_of(board, cell)}
        board[step.cell] = step.value
        together = {cell for cell in range(81) if not board[cell] and not options_of(board, cell)}
        said[named is not None] += 1
        if named is None:
            assert words.endswith("because it led to no solution.") and not together
        else:
            assert 9 * int(named[2]) + int(named[3]) - 10 == min(without or together)
            assert bool(named[4]) == bool(without) != bool(named[1])
    assert said[True] >= 10


def options_of(board, cell):
    """The digits that no peer of a cell has."""
    return set(range(1, 10)) - {board[peer] for peer in Layout.standard(9).peers[cell]}


def test_the_reason_names_the_row_before_the_column_and_the_column_before_the_box():
    cells = [(row, column) for row in range(1, 10) for column in range(1, 10)]
    for cell, (row, column) in enumerate(cells):
        for by, (i, j) in enumerate(cells):
            if i == row:
                assert reason(cell, 5, by) == f"row {i} has a 5 in column {j}"
            elif j == column:
                assert reason(cell, 5, by) == f"column {j} has a 5 in row {i}"
            else:
                assert reason(cell, 5, by) == f"its box has a 5 in row {i}, column {j}"


def test_digits_that_could_stand_in_a_cell():
    puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
    board = tuple(map(int, puzzle))
    fitting = [[digit for digit in range(1, 10) if fits(board, cell, digit)] for cell in range(81)]
    for cell, digit in enumerate(board):
        if digit:
            assert others(cell, board) == [other for other in fitting[cell] if other != digit]
    assert any(others(cell, board) for cell in range(81) if board[cell])
    assert option_counts(board) == [None if digit else len(fitting[cell]) for cell, digit in enumerate(board)]
