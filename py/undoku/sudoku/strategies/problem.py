"""A Sudoku on which a teaching strategy is started."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import isqrt

from undoku.search.steps import Step
from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout
from undoku.sudoku.question import grid_of
from undoku.sudoku.strategies import words
from undoku.sudoku.strategies.solvability import Solvability
from undoku.sudoku.text import line
from undoku.sudoku.words import name


class SudokuProblem:
    """A puzzle of any shape, from a Grid or from text that `Grid.parse` reads.

    The documents know the usual 9 by 9; on other shapes the strategies are those of `shapes`. Raises
    GridError for givens that clash: the strategies compare a new digit with those on the grid, and never the
    givens with each other.

    Attributes:
        grid: the puzzle.
        shape: its layout.
        is_usual: whether it is of the usual 9 by 9.
        rows, cols: how many there are.

    >>> SudokuProblem("1..." + 77 * ".").board()[:4]
    [1, 0, 0, 0]
    """

    tries_cells_once = False
    holes: tuple[()] = ()

    def __init__(self, puzzle: Grid | str) -> None:
        """Check the puzzle."""
        grid = puzzle if isinstance(puzzle, Grid) else Grid.parse(puzzle)
        if clashes := grid.clashes():
            first = clashes[0]
            raise GridError(
                "clash",
                digit=first.digit,
                unit_kind=first.unit_kind,
                unit_index=first.unit_index,
                cells=first.cells,
                sum=first.sum,
            )
        self.grid = grid
        self.shape = grid.layout
        self.is_usual = grid.layout is Layout.standard(9)
        self.rows = self.cols = grid.layout.size

    @classmethod
    def of(cls, question: Mapping[str, object]) -> SudokuProblem:
        """The puzzle that `grid_of` reads; raises what it raises."""
        return cls(grid_of(question))

    def too_large(self, most: int) -> GridError | None:
        """It is, of 21 rows and more, where a search is recorded."""
        return (
            GridError("too-large-to-watch", size=self.rows, most=isqrt(most)) if self.rows**2 > most else None
        )

    def board(self) -> list[int]:
        """The digits of the puzzle, 0 = empty."""
        return list(self.grid.digits)

    def solvability(self, board: Sequence[int]) -> Solvability:
        """The question whether some solution extends these digits."""
        return Solvability(Grid(self.grid.layout, board))

    def answer(self, board: Sequence[int]) -> str:
        """The digits as one word, a character a cell."""
        return line(bytes(board))

    def everything(self) -> list[tuple[str, int]]:
        """What trying everything would cost: every digit in every empty cell, by the lecture's reckoning.

        >>> SudokuProblem("1" + 80 * ".").everything()[0][0]
        '9^80'
        """
        empty = self.grid.digits.count(0)
        return [(f"{self.rows}^{empty}", self.rows**empty)]

    def sentence(self, step: Step, board: Sequence[int]) -> str:
        """Say in words what a step did and why."""
        return words.sentence(step, board, self.shape)

    def label(self, cell: int, value: int) -> str:
        """A placement's short name.

        >>> SudokuProblem(81 * ".").label(10, 7)
        '7 in r2c2'
        """
        row, column = divmod(cell, self.rows)
        return f"{name(value)} in r{row + 1}c{column + 1}"

    def shown(self, kind: str, board: Sequence[int]) -> list[int | None] | None:
        """For "options" how many digits could go into each empty cell."""
        return words.option_counts(board, self.shape) if kind == "options" else None
