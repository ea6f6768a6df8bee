"""A Sudoku on which a teaching strategy is started."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from undoku.search.steps import Step
from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout
from undoku.sudoku.question import grid_of
from undoku.sudoku.strategies import words
from undoku.sudoku.strategies.solvability import Solvability


class SudokuProblem:
    """A puzzle of the usual 9 by 9, from a Grid or from text that `Grid.parse` reads.

    Raises GridError for other sizes and shapes, which the documents do not know, and for givens that clash:
    the strategies compare a new digit with those on the grid, and never the givens with each other.

    >>> SudokuProblem("1..." + 77 * ".").board()[:4]
    [1, 0, 0, 0]
    """

    rows = cols = 9
    tries_cells_once = False
    holes: tuple[()] = ()

    def __init__(self, puzzle: Grid | str) -> None:
        """Check the puzzle."""
        grid = puzzle if isinstance(puzzle, Grid) else Grid.parse(puzzle)
        if grid.layout != Layout.standard(9):
            raise GridError("not-9-by-9", cells=grid.layout.cells)
        if clashes := grid.clashes():
            first = clashes[0]
            raise GridError(
                "clash",
                digit=first.digit,
                unit_kind=first.unit_kind,
                unit_index=first.unit_index,
                cells=first.cells,
            )
        self.grid = grid

    @classmethod
    def of(cls, question: Mapping[str, object]) -> SudokuProblem:
        """The puzzle that `grid_of` reads; raises what it raises."""
        return cls(grid_of(question))

    def too_large(self, most: int) -> None:
        """It never is."""

    def board(self) -> list[int]:
        """The digits of the puzzle, 0 = empty."""
        return list(self.grid.digits)

    def solvability(self, board: Sequence[int]) -> Solvability:
        """The question whether some solution extends these digits."""
        return Solvability(Grid(self.grid.layout, board))

    def answer(self, board: Sequence[int]) -> str:
        """The 81 digits as one word."""
        return "".join(map(str, board))

    def everything(self) -> list[tuple[str, int]]:
        """What trying everything would cost: nine digits in every empty cell, by the lecture's reckoning.

        >>> SudokuProblem("1" + 80 * ".").everything()[0][0]
        '9^80'
        """
        empty = self.grid.digits.count(0)
        return [(f"9^{empty}", 9**empty)]

    def sentence(self, step: Step, board: Sequence[int]) -> str:
        """Say in words what a step did and why."""
        return words.sentence(step, board)

    def label(self, cell: int, value: int) -> str:
        """A placement's short name.

        >>> SudokuProblem(81 * ".").label(10, 7)
        '7 in r2c2'
        """
        return f"{value} in r{cell // 9 + 1}c{cell % 9 + 1}"

    def shown(self, kind: str, board: Sequence[int]) -> list[int | None] | None:
        """For "options" how many digits could go into each empty cell."""
        return words.option_counts(board) if kind == "options" else None
