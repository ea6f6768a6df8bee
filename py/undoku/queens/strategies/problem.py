"""An empty board, perhaps with regions, on which a teaching strategy is to place N queens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import factorial, prod

from undoku.queens.board import BoardError, Square
from undoku.queens.letters import lines_of_text, masks_of
from undoku.queens.question import Asked, QueensQuestion
from undoku.queens.strategies import words
from undoku.queens.strategies.solvability import Solvability
from undoku.search.question import part
from undoku.search.steps import Step

LARGEST = 50
"""Boards up to this side can be searched, smaller ones recorded."""


class QueensProblem(Asked):
    """A board of n by n squares, on which a search begins without queens; BoardError for n outside 0 to 50.

    Attributes:
        rule: "regions" for a board that has some, "" for one of N-Queens.
        region: for each row and column the number of the region there, by its letter; [] without regions.

    >>> QueensProblem(2).board()
    [0, 0, 0, 0]
    """

    purpose = "teach"
    largest = LARGEST
    # The first two it leaves out: what stands on a board is no part of a search that is watched.
    heeds = ("queens", "blocked", "regions")
    tries_cells_once = True
    holes: tuple[()] = ()

    @classmethod
    def of(cls, question: Mapping[str, object]) -> QueensProblem:
        """The board of `n` rows and its regions, whatever stands on it; raises PuzzleError for no question.

        >>> QueensProblem.of({"n": 8}).n
        8
        """
        part("queens", question, "n", int)
        return cls.about(QueensQuestion.of(question))

    def __init__(
        self, n: int, queens: Iterable[Square] = (), blocked: Iterable[Square] = (), **rules: object
    ) -> None:
        """Check the question, and number the regions."""
        super().__init__(n, queens, blocked, **rules)
        regions = self.question.regions
        self.rule = "regions" if regions else ""
        numbers = {letter: number for number, letter in enumerate(masks_of(regions))}
        self.region = [[numbers[letter] for letter in line] for line in lines_of_text(n, regions) if line]

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
        queens = [divmod(cell, self.n) for cell, queen in enumerate(board) if queen]
        return Solvability(self.n, queens, self.question.regions)

    def answer(self, board: Sequence[int]) -> list[int]:
        """The column of each row's queen."""
        n = self.n
        return [board[row * n : row * n + n].index(1) for row in range(n)]

    def everything(self) -> list[tuple[str, int]]:
        """What trying everything would cost: the lecture's bound, and a queen or none on every square.

        With regions, a queen anywhere in each row, one anywhere in each region, and again that.

        >>> QueensProblem(4).everything()
        [('4 · 4!', 96), ('2^16', 65536)]
        """
        n = self.n
        every_square = (f"2^{n * n}", 2 ** (n * n))
        if not self.rule:
            return [(f"{n} · {n}!", n * factorial(n)), every_square]
        sizes = [squares.bit_count() for squares in masks_of(self.question.regions).values()]
        return [(f"{n}^{n}", n**n), (" · ".join(map(str, sizes)), prod(sizes)), every_square]

    def sentence(self, step: Step, board: Sequence[int]) -> str:
        """Say in words what a step did and why."""
        return words.sentence(step, board, self.n, self.question.regions)

    def label(self, cell: int, value: int) -> str:
        """A placement's short name.

        >>> QueensProblem(4).label(5, 1)
        'r2c2'
        """
        return f"r{cell // self.n + 1}c{cell % self.n + 1}"

    def shown(self, kind: str, board: Sequence[int]) -> dict[str, list[int]] | None:
        """For "markers" the lecture's three arrays by name; with regions the two of `regions-rows`."""
        if kind != "markers":
            return None
        if self.rule:
            columns, regions = [0] * self.n, [0] * self.n
            for row, column in [divmod(cell, self.n) for cell, queen in enumerate(board) if queen]:
                columns[column] = regions[self.region[row][column]] = 1
            return {"column_taken": columns, "region_taken": regions}
        top, left, right = words.markers(board, self.n)
        return {"top": top, "left": left, "right": right}
