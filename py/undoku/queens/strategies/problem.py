"""An empty board on which a teaching strategy is to place N queens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import factorial

from undoku.queens.board import BoardError
from undoku.queens.question import Asked, QueensQuestion
from undoku.queens.strategies import words
from undoku.queens.strategies.solvability import Solvability
from undoku.search.question import part
from undoku.search.steps import Step

LARGEST = 50
"""Boards up to this side can be searched, smaller ones recorded."""


class QueensProblem(Asked):
    """A board of n by n squares, on which a search begins without queens; BoardError for n outside 0 to 50.

    >>> QueensProblem(2).board()
    [0, 0, 0, 0]
    """

    purpose = "teach"
    largest = LARGEST
    # These two it leaves out: what stands on a board is no part of a search that is watched.
    heeds = ("queens", "blocked")
    tries_cells_once = True
    holes: tuple[()] = ()

    @classmethod
    def of(cls, question: Mapping[str, object]) -> QueensProblem:
        """The board of `n` rows, whatever stands on it; raises PuzzleError for what is no question.

        >>> QueensProblem.of({"n": 8}).n
        8
        """
        part("queens", question, "n", int)
        return cls.about(QueensQuestion.of(question))

    @property
    def rows(self) -> int:
        """Rows of the board."""
        return self.n

    @property
    def cols(self) -> int:
        """Columns of the board."""
        return self.n

    def too_large(self, most: int) -> BoardError | None:
        """What is wrong if the board has more than so many squares; None if it has not."""
        n = self.n
        return BoardError("too-large", n=n, purpose="teach", largest=LARGEST) if n * n > most else None

    def board(self) -> list[int]:
        """The empty board, row by row."""
        return [0] * (self.n * self.n)

    def solvability(self, board: Sequence[int]) -> Solvability:
        """The question whether the queens on the board can be completed."""
        return Solvability(self.n, [divmod(cell, self.n) for cell, queen in enumerate(board) if queen])

    def answer(self, board: Sequence[int]) -> list[int]:
        """The column of each row's queen."""
        n = self.n
        return [board[row * n : row * n + n].index(1) for row in range(n)]

    def everything(self) -> list[tuple[str, int]]:
        """What trying everything would cost: the lecture's bound, and a queen or none on every square.

        >>> QueensProblem(4).everything()
        [('4 · 4!', 96), ('2^16', 65536)]
        """
        n = self.n
        return [(f"{n} · {n}!", n * factorial(n)), (f"2^{n * n}", 2 ** (n * n))]

    def sentence(self, step: Step, board: Sequence[int]) -> str:
        """Say in words what a step did and why."""
        return words.sentence(step, board, self.n)

    def label(self, cell: int, value: int) -> str:
        """A placement's short name.

        >>> QueensProblem(4).label(5, 1)
        'r2c2'
        """
        return f"r{cell // self.n + 1}c{cell % self.n + 1}"

    def shown(self, kind: str, board: Sequence[int]) -> dict[str, list[int]] | None:
        """For "markers" the lecture's three arrays by name."""
        if kind != "markers":
            return None
        top, left, right = words.markers(board, self.n)
        return {"top": top, "left": left, "right": right}
