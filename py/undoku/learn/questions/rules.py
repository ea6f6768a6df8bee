"""The rules of the boards as far as questions need them: who forbids a square, and what is left."""

from __future__ import annotations

from undoku.queens.strategies.words import attacks
from undoku.search.register import rule_of
from undoku.search.steps import NO_CELL
from undoku.sudoku.strategies.shape_rules import options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from undoku.search.problem import Problem


def forbidding(board: str, values: Sequence[int], problem: Problem, cell: int, value: int) -> list[int]:
    """The cells whose queens attack a square, or that have a digit which the cell would repeat."""
    cols = problem.cols
    if board == "queens":
        here, regions = divmod(cell, cols), problem.question.regions  # type: ignore[attr-defined]
        return [at for at, queen in enumerate(values) if queen and attacks(divmod(at, cols), here, regions)]
    if board == "sudoku":
        return [peer for peer in problem.shape.peers[cell] if values[peer] == value]  # type: ignore[attr-defined]
    return []


def digits_left(values: Sequence[int], problem: Problem, cell: int) -> list[int]:
    """The digits that can go into an empty cell."""
    return options(list(values), problem.shape, cell)  # type: ignore[attr-defined]


def line_of_call(values: Sequence[int], problem: Problem, cell: int) -> tuple[str, int] | None:
    """The row or the column that a call stands for which begins with a square, and its number from 0.

    Searches go on row by row or column by column: the queens that stand fill the lines before. None where
    that is true of both or of neither, as on an empty board, and where there are regions, which searches go
    through in other orders as well.
    """
    if rule_of(problem):
        return None
    n = problem.cols
    queens = [divmod(at, n) for at, queen in enumerate(values) if queen]
    here = divmod(cell, n)
    found = [
        (name, here[across])
        for across, name in enumerate(("row", "column"))
        if sorted(queen[across] for queen in queens) == [*range(here[across])]
    ]
    return found[0] if len(found) == 1 else None


def line_of_calls(cells: Mapping[int, int], problem: Problem) -> str:
    """What each call stands for whose cell is known: "row" or "column"; "" where that is not clear.

    The first call stands for the first one; cells are given by the numbers of the calls, from 0. With regions
    it is not clear.

    >>> from undoku.queens.strategies.problem import QueensProblem
    >>> line_of_calls({0: 1, 1: 7}, QueensProblem(4))
    'row'
    """
    if rule_of(problem):
        return ""
    n = problem.cols
    found = [
        name
        for across, name in enumerate(("row", "column"))
        if all(divmod(cell, n)[across] == number for number, cell in cells.items())
    ]
    return found[0] if cells and len(found) == 1 else ""


def squares_left(values: Sequence[int], problem: Problem, line: str, number: int) -> list[int]:
    """The squares of a row or a column of an n by n board that no queen attacks."""
    n = problem.cols
    squares = [number * n + at if line == "row" else at * n + number for at in range(n)]
    return [cell for cell in squares if not forbidding("queens", values, problem, cell, 1)]


def moves_from(problem: Problem, cell: int) -> tuple[int, ...]:
    """The squares that a knight reaches from a square of the board that is searched."""
    return problem.wanted.moves(cell)  # type: ignore[attr-defined,no-any-return]


def moves_left(values: Sequence[int], problem: Problem) -> tuple[int, list[int]]:
    """The knight's square, and those that it can go on to; NO_CELL before the first move."""
    if not any(values):
        return NO_CELL, []
    cell = max(range(len(values)), key=values.__getitem__)
    return cell, [square for square in moves_from(problem, cell) if not values[square]]
