"""Where techniques start from: a position that can be solved, and whether its puzzle has one solution.

A step is right only where what is on the board is right. So before the first step everything is held against
the solutions of the puzzle: its givens, or all digits where there are no givens.

- With one solution the digits must be those of it, and no candidate of it may be missing. It may then be
  argued from there being only one.
- With several, some solution must have all digits and be left by the candidates.
"""

from __future__ import annotations

from undoku.sudoku.errors import GridError
from undoku.sudoku.grid import Grid
from undoku.sudoku.search import SudokuSearch
from undoku.sudoku.techniques.general.state import State as GeneralState
from undoku.sudoku.techniques.geometry import USUAL
from undoku.sudoku.techniques.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.position import Position
    from undoku.sudoku.techniques.any_state import AnyState


class Start:
    """A search, which can be paused, for what is wrong with a position, and for how many solutions there are.

    Attributes:
        position: the position.
        done: whether it has come to its end.
        solutions: how many solutions the puzzle has, 2 for two or more, when done.
        solution: the solution, when done and there is one.
        state: the state to start from, when done; None if something is wrong.
        error: the first thing that is wrong, in reading order, when done; None if all is right.
        cells: the cells, from 0, of digits that are wrong, or else of candidates that are missing, when done.

    >>> from undoku.sudoku import Position
    >>> start = Start(Position.parse("12345678." + 72 * "."))
    >>> while not start.done:
    ...     start.advance(100)
    >>> start.solutions, start.state.unique
    (2, False)
    """

    def __init__(self, position: Position) -> None:
        """Begin with the puzzle."""
        self.position = position
        self._puzzle = position.givens if any(position.givens.packed) else position.digits
        usual = position.layout is USUAL.layout
        self._state: AnyState = State.of(position) if usual else GeneralState.of(position)
        self._search = SudokuSearch(self._puzzle, 2)
        self._is_of_puzzle = True
        self.done = False
        self.solutions = 0
        self.solution: Grid | None = None
        self.state: AnyState | None = None
        self.error: GridError | None = None
        self.cells: tuple[int, ...] = ()

    def advance(self, budget: int) -> None:
        """Search on for as long as about `budget` nodes of the usual 9 by 9 take."""
        cells = self.position.layout.cells
        nodes = budget if cells <= USUAL.cells else max(1, budget * USUAL.cells // cells)
        if self.done or not self._search.advance(nodes):
            return
        if not self._is_of_puzzle:
            self._finish(None if self._search.solutions else GridError("no-solution-left"))
            return
        self.solutions = self._search.solutions
        if self.solutions == 0:
            self._finish(_unsolvable(self._puzzle))
        elif self.solutions == 1:
            self.solution = self._search.found[0]
            self._compare(self.solution)
        else:
            self._is_of_puzzle = False
            self._search = SudokuSearch(self.position.digits, 1, self.position.out)

    def _compare(self, solution: Grid) -> None:
        """Hold digits and candidates against the one solution."""
        digits, candidates = self.position.digits.packed, self._state.cells
        wrong, missing = [], []
        for cell, (digit, right) in enumerate(zip(digits, solution.packed, strict=True)):
            if digit and digit != right:
                wrong.append(cell)
            elif not digit and not candidates[cell] >> right - 1 & 1:
                missing.append(cell)
        self.cells = tuple(wrong or missing)
        error = None
        if self.cells:
            row, column = divmod(self.cells[0], self.position.layout.size)
            error = (
                GridError("wrong-digit", row=row, column=column, digit=digits[self.cells[0]])
                if wrong
                else GridError("lost-candidate", row=row, column=column)
            )
        self._finish(error)

    def _finish(self, error: GridError | None) -> None:
        self.done = True
        self.error = error
        if error is None:
            # An argument about digits that were entered must not be made about those of the puzzle.
            given = sum(1 << cell for cell, digit in enumerate(self._puzzle.packed) if digit)
            self.state = self._state.knowing(given=given, unique=self.solutions == 1)


def _unsolvable(puzzle: Grid) -> GridError:
    for clash in puzzle.clashes():
        return GridError(
            "clash",
            digit=clash.digit,
            unit_kind=clash.unit_kind,
            unit_index=clash.unit_index,
            cells=[list(cell) for cell in clash.cells],
        )
    return GridError("no-solution")
