"""What a page must know about the three boards to show a search on any of them."""

from __future__ import annotations

from collections.abc import Sequence

from undoku.knight.squares import square_name
from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.words import degrees
from undoku.queens.strategies.problem import QueensProblem
from undoku.queens.strategies.words import markers
from undoku.search import states as states_by_call
from undoku.search.errors import PuzzleError
from undoku.search.steps import NO_CELL
from undoku.search.trace import Trace
from undoku.sudoku.strategies import words as sudoku_words
from undoku.sudoku.strategies.problem import SudokuProblem

Problem = SudokuProblem | QueensProblem | KnightProblem
Beside = dict[str, object]


def problem_of(board: str, where: Sequence[object]) -> Problem:
    """Return a board's problem: from 81 characters, from N, or from rows, columns and a start square.

    Squares are numbers in reading order here. Raises PuzzleError for what is no such problem.
    """
    match board, where:
        case "sudoku", [str(digits)]:
            return SudokuProblem(digits)
        case "queens", [int(n)]:
            return QueensProblem(n)
        case "knight", [int(rows), int(cols), int(start)]:
            return KnightProblem(rows, cols, divmod(start, max(cols, 1)))
    raise PuzzleError(f"{where!r} is no problem for the board {board!r}; a board's own values are needed")


def states(trace: Trace, position: int) -> list[str]:
    """The state of every cell at a position, in the handout's words."""
    if isinstance(trace.problem, SudokuProblem):
        return sudoku_words.states(trace.step(position), trace.problem.board(), trace.board(position))
    return states_by_call.states(trace, position)


def label(problem: object, cell: int, value: int) -> str:
    """A call's short name: the placement that it begins with or follows from.

    >>> label(QueensProblem(4), 5, 1), label(KnightProblem(3, 4), 8, 1), label(KnightProblem(3, 4), -1, 0)
    ('r2c2', 'a1', 'start')
    """
    if cell == NO_CELL:
        return "start"
    if isinstance(problem, KnightProblem):
        return square_name(divmod(cell, problem.cols), problem.rows)
    if isinstance(problem, QueensProblem):
        return f"r{cell // problem.n + 1}c{cell % problem.n + 1}"
    return f"{value} in r{cell // 9 + 1}c{cell % 9 + 1}"


def beside(trace: Trace, board: Sequence[int]) -> Beside:
    """What a strategy goes by, to be drawn on or beside the board: its kind and its data.

    "markers" are the lecture's three arrays, "options" the digits left for each empty cell, "degrees" the
    moves that lead on from each free square; other strategies have "" and None.
    """
    problem, name = trace.problem, trace.strategy.name
    if isinstance(problem, QueensProblem) and name == "markers":
        top, left, right = markers(board, problem.n)
        return {"kind": "markers", "data": {"top": top, "left": left, "right": right}}
    if isinstance(problem, SudokuProblem) and name.startswith("fewest-options"):
        return {"kind": "options", "data": sudoku_words.option_counts(board)}
    if isinstance(problem, KnightProblem) and name.startswith("warnsdorff"):
        return {"kind": "degrees", "data": degrees(board, problem.rows, problem.cols)}
    return {"kind": "", "data": None}
