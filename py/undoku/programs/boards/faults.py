"""What is wrong with a board that is given for a solution: the first fault, in words."""

from __future__ import annotations

from itertools import combinations, pairwise

from undoku.knight.squares import square_name
from undoku.programs.boards import words
from undoku.queens.strategies.words import attacks
from undoku.queens.words import shared
from undoku.sudoku.clash import find_clashes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.knight.strategies.problem import KnightProblem
    from undoku.search.problem import Problem
    from undoku.sudoku.layout import Layout


def fault_of(board: str, problem: Problem, values: Sequence[int], *, any_start: bool = False) -> str:
    """What is wrong with the values of all cells, within a sentence; empty if they are a solution.

    With `any_start` a knight's tour may begin anywhere.
    """
    if board == "sudoku":
        return _of_grid(problem.board(), values, problem.shape)  # type: ignore[attr-defined]
    if board == "queens":
        return _of_queens(problem.rows, values, problem.question.regions)  # type: ignore[attr-defined]
    return _of_tour(problem, values, any_start)  # type: ignore[arg-type]


def _of_grid(givens: Sequence[int], values: Sequence[int], shape: Layout) -> str:
    size = shape.size
    for cell, (given, value) in enumerate(zip(givens, values, strict=True)):
        if given and value != given:
            return words.changed_given(*divmod(cell, size), given, value)
    if empty := [cell for cell, value in enumerate(values) if not value]:
        return words.empty_cells(len(empty), *divmod(empty[0], size))
    for cell, value in enumerate(values):
        if value > size:
            return words.no_digit(*divmod(cell, size), value, size)
    clashes = find_clashes(shape, values)
    return words.repeated(str(clashes[0])) if clashes else ""


def _of_queens(n: int, values: Sequence[int], regions: str) -> str:
    queens = [divmod(cell, n) for cell, value in enumerate(values) if value]
    for one, two in combinations(queens, 2):
        if attacks(one, two, regions):
            return words.attacking(one, two, shared(one, two, regions) if regions else "")
    return "" if len(queens) == n else words.number_of_queens(len(queens), n)


def _of_tour(problem: KnightProblem, values: Sequence[int], any_start: bool) -> str:
    def name(cell: int) -> str:
        return square_name(divmod(cell, problem.cols), problem.rows)

    wanted = problem.wanted
    places: dict[int, int] = {}
    gone = {wanted.number(hole) for hole in wanted.holes}
    free = [cell for cell, move in enumerate(values) if not move and cell not in gone]
    for cell, move in enumerate(values):
        if move and cell in gone:
            return words.on_a_hole(move, name(cell))
        if move > wanted.squares:
            return words.no_such_move(move, name(cell), wanted.squares)
        if move and move in places:
            return words.move_twice(move, name(places[move]), name(cell))
        places[move] = cell
    if free:
        return words.unvisited(len(free), name(free[0]))
    path = [places[move] for move in range(1, wanted.squares + 1)]
    for move, (here, there) in enumerate(pairwise(path), 2):
        (row, column), (other, beside) = divmod(here, problem.cols), divmod(there, problem.cols)
        if {abs(row - other), abs(column - beside)} != {1, 2}:
            return words.no_knights_move(move, name(here), name(there))
    if any_start:
        wanted = wanted._replace(start=divmod(path[0], problem.cols))
    start, last = wanted.number(wanted.start), path[-1]
    if path[0] != start:
        return words.starts_elsewhere(name(path[0]), name(start))
    if wanted.end is not None and last != wanted.number(wanted.end):
        return words.ends_elsewhere(name(last), name(wanted.number(wanted.end)))
    ends = wanted.ends()
    return "" if ends is None or last in ends else words.not_closed(name(last), name(start))
