"""The examples of the page and the shapes of boards are as they are called: the engine finds the same."""

import re
from pathlib import Path

import pytest

from undoku import queens, sudoku
from undoku.knight import existence
from undoku.knight.board import Board

TEXT = (Path(__file__).parents[2] / "static/js/welcome/examples.js").read_text(encoding="utf-8")
GRIDS = dict(re.findall(r'const (\w+) = "([1-9.]{81})";', TEXT))
SUDOKUS = re.findall(r'label: "[^"]*: (\d+) empty cells, one solution", state: \{ givens: (\w+) \}', TEXT)
QUEENS = re.findall(r'label: "(\d+) queens: (?:[^"]*, )?([\d,]+) solutions", state: \{ n: (\d+) \}', TEXT)
KNIGHTS = re.findall(r'label: "([^"]*)", state: (?:\{ \.\.\.)?square\((\d+)\)(?:, ([^}]*) \})?', TEXT)
HOLES = dict(re.findall(r"const (\w+) = \[([\d, ]+)\];", TEXT))
SHAPES_TEXT = (Path(__file__).parents[2] / "static/js/walks/shapes.js").read_text(encoding="utf-8")
SHAPES = re.findall(
    r'name: "([^"]+)",\s*size: (\d+),\s*tours: "(\w+)"(.*?)rows: "([.#/]+)"', SHAPES_TEXT, re.DOTALL
)


def test_the_example_with_regions_has_one_solution() -> None:
    text = (Path(__file__).parents[2] / "static/js/chess/regions.js").read_text(encoding="utf-8")
    [(n, regions)] = re.findall(r'n: (\d+),\s*regions: "([A-Z]+)"', text)
    assert f'"{n} queens in regions: one solution"' in TEXT
    search = queens.CompletionsSearch(int(n), regions=regions)
    while not search.advance(1000):
        pass
    assert len(search.found) == 1


def test_all_are_read() -> None:
    assert (len(GRIDS), len(SUDOKUS), len(QUEENS)) == (3, 3, 4)
    assert (len(KNIGHTS), TEXT.count("square(")) == (8, 8)
    assert (len(SHAPES), SHAPES_TEXT.count("tours: ")) == (16, 16)


def possible(board: Board, start: tuple[int, int], end: tuple[int, int] | None, closed: bool) -> bool | None:
    """Whether there is such a tour, by search."""
    return existence(board.rows, board.cols, start, end, closed, board.holes).possible


@pytest.mark.parametrize(("label", "side", "more"), KNIGHTS)
def test_a_knights_board_has_the_tour_that_it_asks_for(label: str, side: str, more: str) -> None:
    sides = int(side)
    wish = dict(part.split(": ") for part in re.findall(r"\w+: (?:\[[^]]*\]|\w+)", more))
    listed = wish.get("holes", "[]").strip("[]")
    squares = HOLES.get(listed, listed)
    board = Board(
        sides, sides, [divmod(int(number), sides) for number in squares.split(",") if number.strip()]
    )
    start = divmod(int(wish.get("start", sides * (sides - 1))), sides)
    end = divmod(int(wish["end"]), sides) if "end" in wish else None
    assert board.check("start", start) == start
    assert possible(board, start, end, "closed" in wish) is True
    if counted := re.search(r"(\d+) squares", label):
        assert board.size == int(counted[1])


@pytest.mark.parametrize(("name", "size", "tours", "why", "text"), SHAPES)
def test_a_shape_has_the_tours_that_are_said_of_it(
    name: str, size: str, tours: str, why: str, text: str
) -> None:
    rows = text.split("/")
    holes = [(r, c) for r, row in enumerate(rows) for c, square in enumerate(row) if square == "#"]
    board = Board(len(rows), len(rows[0]), holes)
    assert board.size == int(size)
    # The lowest square at the left, where the knight starts.
    start = (len(rows) - 1, rows[-1].index("."))
    first = possible(board, start, None, False)
    if tours == "none":
        squares = [divmod(number, board.cols) for number in board.squares]
        assert not any(possible(board, square, None, False) for square in squares)
        differ = abs(board.colours[0] - board.colours[1]) > 1
        # Where the colours are no reason there is no shorter one.
        assert ("COLOURS" in why, "SEARCHED" in why) == (differ, not differ)
        more, fewer = sorted(board.colours, reverse=True)
        assert not differ or f"as {more} squares have one colour and {fewer} the other" in SHAPES_TEXT
    else:
        assert first is True
        assert possible(board, start, None, True) is (tours == "closed")


@pytest.mark.parametrize(("empty", "grid"), SUDOKUS)
def test_a_sudoku_has_so_many_empty_cells_and_one_solution(empty: str, grid: str) -> None:
    assert GRIDS[grid].count(".") == int(empty)
    assert sudoku.count(sudoku.Grid.parse(GRIDS[grid]), 2) == 1


@pytest.mark.parametrize(("queens_named", "solutions", "n"), QUEENS)
def test_so_many_queens_have_so_many_solutions(queens_named: str, solutions: str, n: str) -> None:
    assert queens_named == n
    assert queens.count(int(n)) == int(solutions.replace(",", ""))
