"""The examples of the page say what they show: the engine counts the same."""

import re
from pathlib import Path

import pytest

from undoku import queens, sudoku

TEXT = (Path(__file__).parents[2] / "static/js/welcome/examples.js").read_text(encoding="utf-8")
GRIDS = dict(re.findall(r'const (\w+) = "([1-9.]{81})";', TEXT))
SUDOKUS = re.findall(r'label: "[^"]*: (\d+) empty cells, one solution", state: \{ givens: (\w+) \}', TEXT)
QUEENS = re.findall(r'label: "(\d+) queens: (?:[^"]*, )?([\d,]+) solutions", state: \{ n: (\d+) \}', TEXT)


def test_all_are_read() -> None:
    assert (len(GRIDS), len(SUDOKUS), len(QUEENS)) == (3, 3, 4)


@pytest.mark.parametrize(("empty", "grid"), SUDOKUS)
def test_a_sudoku_has_so_many_empty_cells_and_one_solution(empty: str, grid: str) -> None:
    assert GRIDS[grid].count(".") == int(empty)
    assert sudoku.count(sudoku.Grid.parse(GRIDS[grid]), 2) == 1


@pytest.mark.parametrize(("queens_named", "solutions", "n"), QUEENS)
def test_so_many_queens_have_so_many_solutions(queens_named: str, solutions: str, n: str) -> None:
    assert queens_named == n
    assert queens.count(int(n)) == int(solutions.replace(",", ""))
