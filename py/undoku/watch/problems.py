"""The three boards by name."""

from __future__ import annotations

from undoku.search.question import no_question

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    from undoku.search.problem import Problem


def problem_of(board: str, question: Mapping[str, object]) -> Problem:
    """Return the problem that a board's question asks, and register the strategies of that board.

    Raises PuzzleError that names the board for what is no such question.
    """
    # The other boards need not be loaded.
    if board == "sudoku":
        from undoku.sudoku.strategies.problem import SudokuProblem

        return SudokuProblem.of(question)
    if board == "queens":
        from undoku.queens.strategies.problem import QueensProblem

        return QueensProblem.of(question)
    if board == "knight":
        from undoku.knight.strategies.problem import KnightProblem

        return KnightProblem.of(question)
    raise no_question(board, question)
