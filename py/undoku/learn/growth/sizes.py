"""One board after the other, each larger than the one before."""

from __future__ import annotations

from math import gcd
from typing import NamedTuple

from undoku.learn.growth import words
from undoku.learn.growth.errors import GrowthError
from undoku.search.question import no_question
from undoku.sudoku.question import grid_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Question = Mapping[str, object]

TOURS = ((3, 4), (4, 5), (5, 5), (5, 6), (6, 6), (6, 7), (7, 7), (7, 8), (8, 8))
"""Rows and columns of boards with a tour from the first square, each larger than the one before."""

LARGEST = 20
"""Up to this N queens are placed."""

FEWEST = 17
"""A puzzle with fewer givens than this has more than one solution, and shows nothing of its own."""

PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
"""The lecture's puzzle, which takes the place of one with so few givens."""

POINTS = 14
"""Sizes of a Sudoku at most."""


class Size(NamedTuple):
    """One board.

    Attributes:
        size: what grows: N, empty cells, or squares.
        label: how it is named.
        question: what the board asks, as `problem_of` reads it.
    """

    size: int
    label: str
    question: Question


def sizes(board: str, question: Question, up_to: int) -> list[Size]:
    """The boards up to a size, 0 for all; there is always one.

    Of a Sudoku these are its own solution with more and more of its empty cells emptied again, in an order
    that is spread over the grid and is the same each time: the last one is the puzzle itself. Raises
    PuzzleError for what is no question, and for a Sudoku without a solution.

    >>> [one.label for one in sizes("queens", {"n": 8}, 3)]
    ['N = 1', 'N = 2', 'N = 3']
    """
    if board == "queens":
        found = [_queens(n) for n in range(1, LARGEST + 1)]
    elif board == "knight":
        found = [_tour(rows, cols) for rows, cols in TOURS]
    elif board == "sudoku":
        found = _sudokus(question)
    else:
        raise no_question(board, question)
    return [one for one in found if one.size <= up_to] or found[: None if up_to == 0 else 1]


def _queens(n: int) -> Size:
    return Size(n, words.label("queens", n), {"n": n})


def _tour(rows: int, cols: int) -> Size:
    question = {"rows": rows, "cols": cols, "start": [0, 0], "end": None, "closed": False}
    return Size(rows * cols, words.label("knight", rows * cols, rows, cols), question)


def is_own(question: Question) -> bool:
    """Whether the puzzle on the board is the one that grows.

    >>> is_own({"givens": 81 * "."})
    False
    """
    digits = grid_of(question).digits
    return len(digits) == 81 and sum(map(bool, digits)) >= FEWEST


def _sudokus(question: Question) -> list[Size]:
    # Loaded here: who places queens need not have it.
    from undoku.sudoku.solve import solve
    from undoku.sudoku.strategies.problem import SudokuProblem

    asked = question if is_own(question) else {"givens": PUZZLE}
    puzzle = SudokuProblem.of(asked).board()
    solution = solve("".join(map(str, puzzle))).first
    if solution is None:
        raise GrowthError("no-solution")
    empty = spread([cell for cell, digit in enumerate(puzzle) if not digit])
    step = -(-len(empty) // POINTS) or 1
    return [_sudoku(solution.digits, empty[:number]) for number in sorted(range(len(empty), -1, -step))]


def _sudoku(solution: tuple[int, ...] | list[int], empty: list[int]) -> Size:
    givens = "".join("." if cell in empty else str(digit) for cell, digit in enumerate(solution))
    return Size(len(empty), words.label("sudoku", len(empty)), {"givens": givens})


def spread(cells: list[int]) -> list[int]:
    """The same cells in an order that goes over the grid again and again, in steps of about the golden ratio.

    >>> spread([0, 1, 2, 3, 4, 5, 6, 7])
    [0, 5, 2, 7, 4, 1, 6, 3]
    """
    number = len(cells)
    stride = next((step for step in range(round(0.618 * number), number) if gcd(step, number) == 1), 1)
    return [cells[place * stride % number] for place in range(number)]
