"""Programs on Sudokus of other shapes than the usual 9 by 9: what they are given, and how they are judged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from undoku.programs.calling.wanted import Wanted
from undoku.programs.errors import ProgramError
from undoku.programs.judging.judged import judged
from undoku.programs.judging.verdict import Verdict, verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.programs.starters import Starter, starters
from undoku.sudoku import count
from undoku.sudoku.layout import Layout
from undoku.sudoku.text import SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Sequence

pytestmark = pytest.mark.recorder

SIX = {"givens": ".6....2.....3.......62...3...5.5.1.6", "entered": 36 * "."}
JIGSAW = {"givens": 25 * ".", "entered": 25 * ".", "shape": "AABBBAABBCADDCCDDECCDEEEE"}
DIAGONAL = {"givens": "1" + 15 * ".", "entered": 16 * ".", "diagonal": True}
CAGES = {
    "givens": 16 * ".",
    "entered": 16 * ".",
    "cages": "6:0.4.5_7:1.2_1:3_6:6.7_7:8.12.13_3:9_4:10_2:11_1:14_3:15",
}
SIZED = """
def solve(grid):
    n = len(grid)
    height = next(h for h in range(int(n ** 0.5), 0, -1) if n % h == 0)
    width = n // height
    for row in range(n):
        for col in range(n):
            if grid[row][col] == 0:
                top, left = row // height * height, col // width * width
                for digit in range(1, n + 1):
                    if digit in grid[row] or any(grid[i][col] == digit for i in range(n)):
                        continue
                    if any(digit in grid[i][left:left + width] for i in range(top, top + height)):
                        continue
                    grid[row][col] = digit
                    if solve(grid):
                        return True
                    grid[row][col] = 0
                return False
    return True
"""
TOLD = """
def solve(grid, regions, diagonal, cages):
    n = len(grid)
    for row in range(n):
        for col in range(n):
            if grid[row][col] == 0:
                for digit in range(1, n + 1):
                    grid[row][col] = digit
                    if fits(grid, regions, diagonal, cages, row, col):
                        if solve(grid, regions, diagonal, cages):
                            return True
                    grid[row][col] = 0
                return False
    return True

def fits(grid, regions, diagonal, cages, row, col):
    n, digit = len(grid), grid[row][col]
    for i in range(n):
        for j in range(n):
            if (i, j) != (row, col) and grid[i][j] == digit:
                if i == row or j == col or regions[i][j] == regions[row][col]:
                    return False
                if diagonal and (i == j and row == col or i + j == row + col == n - 1):
                    return False
    for total, squares in cages:
        digits = [grid[i][j] for i, j in squares]
        if 0 not in digits and sum(digits) != total:
            return False
    return True
"""

BOXES = """
def boxes(n):
    height = next(h for h in range(int(n ** 0.5), 0, -1) if n % h == 0)
    width = n // height
    return [[i // height * height + j // width for j in range(n)] for i in range(n)]
"""


def told(text: str, question: dict[str, object], call: str = "") -> tuple[ProgramRun, Verdict]:
    # The clock stands, so that no slow machine ends a program.
    run = ProgramRun(Program(text), "sudoku", question, lambda: 0.0, Wanted(call))
    return judged(run, lambda run: verdict(run, lambda: None, 10))


def test_a_program_that_asks_for_the_size_is_right_on_another_one() -> None:
    run, found = told(SIZED, SIX)
    assert run.called.call == "solve(grid)"
    assert (found.right, found.error) == (True, ""), found
    assert found.values is not None and len(found.values) == 36


@pytest.mark.parametrize("question", [JIGSAW, DIAGONAL, CAGES], ids=["regions", "diagonal", "cages"])
def test_a_program_is_told_of_regions_diagonals_and_cages(question: dict[str, object]) -> None:
    assert told(TOLD, question, "solve(grid, regions, diagonal, cages)")[1].right


@pytest.mark.parametrize(
    ("question", "parameters", "call"),
    [
        (JIGSAW, "grid, regions", "solve(grid, regions)"),
        (DIAGONAL, "grid, diagonal", "solve(grid, diagonal)"),
        (CAGES, "grid, cages", "solve(grid, cages)"),
        (CAGES, "grid, regions, diagonal, cages", "solve(grid, regions, diagonal, cages)"),
        (CAGES, "cages, grid", "solve(cages, grid)"),
        (CAGES, "grid, *, cages=()", "solve(grid, cages=cages)"),
        (DIAGONAL, "grid, diagonal=False", "solve(grid, diagonal)"),
    ],
)
def test_what_a_board_has_is_guessed_by_name(question: dict[str, object], parameters: str, call: str) -> None:
    known = [name for name in ("regions", "diagonal", "cages") if name in parameters]
    unknown = {"regions": "boxes(len(grid))", "diagonal": "False", "cages": "()"}
    rest = "".join(f"{name} = {value}; " for name, value in unknown.items() if name not in known)
    again = ", ".join(f"{name}={name}" for name in ["grid", *known])
    text = f"{TOLD}\n{BOXES}".replace(
        "def solve(grid, regions, diagonal, cages):\n", f"def solve({parameters}):\n    {rest}\n"
    ).replace("if solve(grid, regions, diagonal, cages)", f"if solve({again})")
    run, found = told(text, question)
    assert run.called.call == call
    assert found.right, found


def test_a_program_that_is_told_of_a_shape_runs_on_the_usual_one() -> None:
    usual = "534678912672195348198342567859761423426853791713924856961537284287419635345286170"
    run, found = told(TOLD, {"givens": usual.replace("0", "."), "entered": 81 * "."})
    assert run.called.call == "solve(grid, regions, diagonal, cages)"
    assert found.right, found


def test_what_a_board_has_is_handed_over_unused() -> None:
    text = SIZED.replace("def solve(grid):", "def solve(grid, cages):").replace(
        "solve(grid)", "solve(grid, cages)"
    )
    run, found = told(text, CAGES)
    assert run.called.call == "solve(grid, cages)"
    assert found.right is False


@pytest.mark.parametrize(
    ("question", "error"),
    [
        (
            JIGSAW,
            "This board has regions of its own, and the program is not told: hand it regions in the call",
        ),
        (
            DIAGONAL,
            "This board has diagonals that count, and the program is not told: hand it diagonal in the",
        ),
        (
            CAGES,
            "This board has cages, and the program is not told: hand it cages in the call, as in solve(grid",
        ),
    ],
    ids=["regions", "diagonal", "cages"],
)
def test_one_that_is_not_told_is_not_run(question: dict[str, object], error: str) -> None:
    with pytest.raises(ProgramError) as caught:
        told(SIZED, question)
    assert str(caught.value).startswith(error)


def solved(size: int) -> list[int]:
    """A full grid of the usual shape: each row is the one before, moved by a box, or by one in a new band."""
    width = Layout.standard(size).boxes[0][-1] % size + 1
    height = size // width
    return [
        (width * (row % height) + row // height + col) % size + 1
        for row in range(size)
        for col in range(size)
    ]


@pytest.mark.parametrize("size", [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20])
@pytest.mark.parametrize("starter", starters("sudoku"), ids=lambda starter: starter.name)
def test_every_starter_is_right_on_every_size(starter: Starter, size: int) -> None:
    grid = solved(size)
    text = "".join("." if at % 7 == 0 else SYMBOLS[digit] for at, digit in enumerate(grid))
    _, found = told(starter.text, {"givens": text, "entered": size * size * "."})
    assert (found.right, found.error) == (True, "")
    assert found.values is not None and is_solution(found.values, size)


def is_solution(values: Sequence[int], size: int) -> bool:
    return all(
        {values[cell] for cell in unit} == {*range(1, size + 1)} for unit in Layout.standard(size).units
    )


@pytest.mark.parametrize("starter", starters("sudoku"), ids=lambda starter: starter.name)
def test_a_starter_is_refused_where_it_is_not_told_of_the_shape(starter: Starter) -> None:
    for question, rule in ((JIGSAW, "regions"), (DIAGONAL, "diagonal"), (CAGES, "cages")):
        with pytest.raises(ProgramError, match=f"hand it {rule} in the call"):
            told(starter.text, question)


def test_a_program_with_the_nine_written_down_is_wrong_there() -> None:
    _, found = told(SIZED.replace("n = len(grid)", "n = 9"), SIX)
    assert found.right is False


CELLS = """
def go(cells, at):
    if at < 0:
        return True
    if cells[at]:
        return go(cells, at - 1)
    for digit in range(1, 7):
        if fits(cells, at, digit):
            cells[at] = digit
            if go(cells, at - 1):
                return True
            cells[at] = 0
    return False

def fits(cells, at, digit):
    for other in range(36):
        same = other // 6 == at // 6 or other % 6 == at % 6
        box = other // 12 == at // 12 and other % 6 // 3 == at % 6 // 3
        if cells[other] == digit and (same or box):
            return False
    return True
"""


def test_what_is_given_follows_the_size() -> None:
    run, _ = told(CELLS, SIX)
    assert "n - 1" in run.called.call
    assert told(CELLS, SIX, "go(cells, n * n - 1)")[1].right
    assert count(str(SIX["givens"])) == 1
