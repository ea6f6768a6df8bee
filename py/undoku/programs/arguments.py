"""What a program's function is called with, told from the names of its parameters."""

from __future__ import annotations

from inspect import signature

from undoku.programs.errors import ProgramError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from undoku.programs.functions import Uses
    from undoku.search.problem import Problem

SIZES = frozenset({"n", "size", "length", "num", "total", "count_of_queens", "num_queens", "n_queens"})
ROWS = frozenset({"rows", "height", "m", "num_rows", "row_count"})
COLS = frozenset({"cols", "columns_count", "width", "num_cols", "col_count"})
ROW = frozenset({"row", "r", "i", "x", "start_row", "row_index", "current_row", "curr_x", "cur_x"})
COLUMN = frozenset({"col", "column", "c", "j", "y", "start_col", "col_index", "curr_y", "cur_y"})
START = frozenset({"start", "position", "pos", "square", "here", "current"})
MOVE = frozenset(
    {"move", "step", "count", "number", "move_number", "movei", "move_count", "k", "depth", "turn"}
)
INDEX = frozenset(
    {"index", "idx", "cell", "pos", "position", "start", "step", "k", "depth", "count", "queen"}
)
FOUND = frozenset({"solutions", "results", "result", "res", "found", "answers", "output", "path"})
NUMBERS = SIZES | ROWS | COLS | ROW | COLUMN | MOVE | INDEX


def takes_numbers(parameters: Iterable[str], uses: Uses) -> bool:
    """Whether a function takes nothing but numbers, so that its board is the program's own."""
    return all(name.lower() in NUMBERS and name not in uses.indexed for name in parameters)


class Arguments:
    """What a board's problem has to give to a function.

    Attributes:
        board: the board that was given; None as long as none was.
    """

    def __init__(self, board: str, problem: Problem, uses: Uses) -> None:
        """Take the problem, and how the program uses its variables."""
        self._board = board
        self._problem = problem
        self._uses = uses
        self.board: Any = None

    def of(self, function: Callable[..., Any], line: int) -> tuple[list[Any], dict[str, Any]]:
        """The arguments of a call, those without and those with their names.

        A parameter with a default keeps that, unless it says what the board is like. Raises ProgramError for
        one that nothing is known for.
        """
        given: list[Any] = []
        named: dict[str, Any] = {}
        seen = False
        parameters = signature(function).parameters
        own_of = self._own()
        if {"m", "n"} <= {*parameters}:
            own_of["n"] = self._problem.cols
        for parameter in parameters.values():
            if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
                continue
            name, default = parameter.name.lower(), parameter.default
            own = own_of.get(name)
            if own is not None and parameter.name not in self._uses.indexed:
                given.append(own)
            elif self._board == "knight" and name in START:
                given.append(self._problem.start)  # type: ignore[attr-defined]
            elif default is not parameter.empty:
                given.append(default)
            elif not seen and (parameter.name in self._uses.indexed or not self._is_number(name)):
                seen = True
                if self.board is None:
                    self.board = self._container(parameter.name)
                given.append(self.board)
            elif name in FOUND:
                given.append([])
            elif self._is_number(name):
                given.append(1 if self._board == "knight" and name in MOVE else 0)
            else:
                raise ProgramError("no-argument", line, name=parameter.name)
            if parameter.kind == parameter.KEYWORD_ONLY:
                named[parameter.name] = given.pop()
        return given, named

    def _container(self, name: str) -> list[Any]:
        problem = self._problem
        values, rows, cols = problem.board(), problem.rows, problem.cols
        if self._board == "queens" and name not in self._uses.grids:
            return [-1] * rows
        shown = [str(value or ".") for value in values] if self._is_dotted() else values
        return [shown[row * cols : row * cols + cols] for row in range(rows)]

    def _is_dotted(self) -> bool:
        return self._board == "sudoku" and self._uses.dotted

    def _own(self) -> dict[str, int]:
        """What the names of parameters say of this board."""
        problem = self._problem
        own = dict.fromkeys(SIZES, problem.rows)
        if self._board == "knight":
            row, column = problem.start  # type: ignore[attr-defined]
            own |= dict.fromkeys(ROWS, problem.rows) | dict.fromkeys(COLS, problem.cols)
            own |= dict.fromkeys(ROW, row) | dict.fromkeys(COLUMN, column)
            own["closed"] = problem.wanted.closed  # type: ignore[attr-defined]
        return own

    def _is_number(self, name: str) -> bool:
        return name in ROW | COLUMN | MOVE | INDEX
