"""Whether a board has a solution, by the engine's own solvers."""

from __future__ import annotations

from undoku.knight.counting import count as count_tours
from undoku.knight.errors import BoardError
from undoku.knight.solver import TourSearch
from undoku.queens.completions import CompletionsSearch
from undoku.queens.construct import place
from undoku.queens.count import count
from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.knight.moves import Square
    from undoku.knight.strategies.problem import KnightProblem
    from undoku.search.problem import Problem

SLICE = 5_000

COUNTED = 12
"""Up to this N all placements of queens are counted."""

SLICES = 4
"""So long a tour is looked for where somebody waits for what came of a run."""

SQUARES = 30
"""Up to so many squares all tours are counted."""

MANY = 10_000
"""Up to so many solutions of a Sudoku are counted."""


def solutions_of(board: str, problem: Problem) -> int | None:
    """How many solutions there are: 0, 1, or 2 for two or more; of tours whether there is one.

    None where that cannot be told, which happens for tours between two squares of a large board alone.
    """
    if board == "sudoku":
        grids = SudokuSearch(Grid(problem.shape, problem.board()), 2)  # type: ignore[attr-defined]
        while not grids.advance(SLICE):
            pass
        return grids.solutions
    if board == "queens" and (divided := _placements(problem, 1)) is not None:
        return divided
    if board == "queens":
        return 0 if place(problem.rows) is None else 1 if problem.rows < 2 else 2
    return _tours(problem)  # type: ignore[arg-type]


def solvable(board: str, problem: Problem) -> bool | None:
    """Whether there is a solution; None where that takes long to tell, as it may for tours."""
    if board != "knight":
        return bool(solutions_of(board, problem))
    search = TourSearch(*problem.wanted)  # type: ignore[attr-defined]
    for _ in range(SLICES):
        if search.advance(SLICE):
            return True if search.tour is not None else False if search.proved else None
    return None


def count_of(board: str, problem: Problem, most: int) -> int | None:
    """How many solutions there are, told up to one more than `most`; None where that would take long."""
    if board == "queens" and (divided := _placements(problem, most)) is not None:
        return divided
    if board == "queens":
        return count(problem.rows) if problem.rows <= COUNTED else None
    if board == "knight":
        return _count_tours(problem, problem.start)  # type: ignore[arg-type,attr-defined]
    if most > MANY:
        return None
    grids = SudokuSearch(Grid(problem.shape, problem.board()), most + 1)  # type: ignore[attr-defined]
    while not grids.advance(SLICE):
        pass
    return grids.solutions


def count_from_anywhere(board: str, problem: Problem) -> int | None:
    """How many tours there are from all squares together; None where nobody knows, or no tour is asked."""
    return _count_tours(problem, None) if board == "knight" else None  # type: ignore[arg-type]


def _placements(problem: Problem, most: int) -> int | None:
    """How many placements of queens there are with regions, told up to one more than `most`; None without."""
    regions = problem.question.regions  # type: ignore[attr-defined]
    if not regions:
        return None
    search = CompletionsSearch(problem.rows, regions=regions, most=min(most, MANY))
    while not search.advance(SLICE):
        pass
    return len(search.found) + search.more


def _count_tours(problem: KnightProblem, start: Square | None) -> int | None:
    wanted = problem.wanted
    if wanted.rows * wanted.cols > SQUARES or wanted.end is not None:
        return None
    try:
        return count_tours(wanted.rows, wanted.cols, wanted.closed, start, wanted.holes)
    except BoardError:
        return None


def _tours(problem: KnightProblem) -> int | None:
    search = TourSearch(*problem.wanted)
    while not search.advance(SLICE):
        pass
    if search.tour is not None:
        return 1
    return 0 if search.proved else None
