"""A board and a start square on which a teaching strategy is to find a knight's tour."""

from collections.abc import Sequence

from undoku.knight.errors import BoardError
from undoku.knight.moves import Square, check_board, check_square
from undoku.knight.strategies import words
from undoku.knight.strategies.completion import can_complete
from undoku.search.steps import Step

LARGEST = 2_500
"""Squares of the largest board that can be searched; a search is recorded up to 400."""


class KnightProblem:
    """A board of rows by cols squares and the (row, column) that the knight starts from.

    Raises BoardError for sides below 1, for more than 2,500 squares and for a start off the board. A value
    on the board is the number of a move, 1 at the start.

    >>> KnightProblem(1, 2).board()
    [0, 0]
    """

    def __init__(self, rows: int, cols: int, start: Square = (0, 0)) -> None:
        """Check the board and the square."""
        check_board(rows, cols)
        if rows * cols > LARGEST:
            raise BoardError(
                f"{rows} by {cols} is too large: teaching strategies run on up to {LARGEST:,} squares."
            )
        self.rows = rows
        self.cols = cols
        self.start = check_square("start", start, rows, cols)

    def board(self) -> list[int]:
        """The empty board, row by row."""
        return [0] * (self.rows * self.cols)

    def is_solvable(self, board: Sequence[int]) -> bool | None:
        """Whether the path on the board can be extended to a tour; None if a short search cannot tell."""
        return can_complete(self.rows, self.cols, board, self.start)

    def answer(self, board: Sequence[int]) -> list[list[int]]:
        """The squares [row, column] in the order of the tour."""
        order = sorted(range(len(board)), key=board.__getitem__)
        return [list(divmod(cell, self.cols)) for cell in order]

    def everything(self) -> list[tuple[str, int]]:
        """What trying everything would cost: eight moves from every square but the last.

        >>> KnightProblem(2, 2).everything()
        [('8^3', 512)]
        """
        moves = self.rows * self.cols - 1
        return [(f"8^{moves}", 8**moves)]

    def sentence(self, step: Step, board: Sequence[int]) -> str:
        """Say in words what a step did and why."""
        return words.sentence(step, board, self.rows, self.cols)
