"""What is right about a search, from the steps that a run by hand has seen."""

from __future__ import annotations

from typing import Any

from ...region_boards import is_allowed
from .by_hand import Seen

KIND_NAMES = ("try", "reject", "place", "undo", "solution")


def attacks(one: int, two: int, n: int, regions: str = "") -> bool:
    if regions:
        return not is_allowed(divmod(one, n), divmod(two, n), n, regions)
    rows, columns = abs(one // n - two // n), abs(one % n - two % n)
    return rows == 0 or columns == 0 or rows == columns


def sees(one: int, two: int) -> bool:
    same_box = one // 27 == two // 27 and one % 9 // 3 == two % 9 // 3
    return one != two and (one // 9 == two // 9 or one % 9 == two % 9 or same_box)


def last_placed(steps: list[Seen], position: int) -> int:
    """The cell of the placement that stands and was made last."""
    standing: list[int] = []
    for step in steps[:position]:
        if step.kind == 2:
            standing.append(step.cell)
        elif step.kind == 3:
            standing.remove(step.cell)
    return standing[-1]


class Truth:
    """What is right of each kind of question, asked before the step at a position."""

    def __init__(self, search: tuple[str, str, Any], cols: int, steps: list[Seen], givens: list[int]) -> None:
        self.board, self.strategy, question = search
        self.regions: str = question.get("regions", "")
        self.cols, self.steps, self.givens = cols, steps, givens

    def values(self, position: int) -> list[int]:
        return self.steps[position - 1].board if position else self.givens

    def what(self, position: int) -> str:
        step = self.steps[position]
        # The first call is open from the start.
        return step.events[0][0] if step.events else KIND_NAMES[step.kind]

    def where(self, position: int) -> str:
        return str(self.steps[position].cell)

    def who(self, position: int) -> str:
        step, values = self.steps[position], self.values(position)
        if self.board == "queens":
            found = [at for at, queen in enumerate(values) if queen and self._attacks(at, step.cell)]
        else:
            found = [at for at, digit in enumerate(values) if digit == step.value and sees(at, step.cell)]
        (only,) = found
        return str(only)

    def _attacks(self, one: int, two: int) -> bool:
        return attacks(one, two, self.cols, self.regions)

    def left(self, position: int) -> str:
        step, values, cols = self.steps[position], self.values(position), self.cols
        if self.board == "queens":
            row, col = divmod(step.cell, cols)
            queens = [at for at, queen in enumerate(values) if queen]
            # By columns the row that a call begins with may have a queen, by rows it has none.
            by_rows = not any(at // cols >= row for at in queens)
            line = [row * cols + at if by_rows else at * cols + col for at in range(cols)]
            free = [at for at in line if not any(attacks(at, q, cols) for q in queens)]
        elif self.board == "sudoku":
            taken = {digit for at, digit in enumerate(values) if sees(at, step.cell)}
            free = [digit for digit in range(1, 10) if digit not in taken]
        else:
            knight = values.index(max(values))
            free = [
                at
                for at, move in enumerate(values)
                if not move
                and sorted((abs(at // cols - knight // cols), abs(at % cols - knight % cols))) == [1, 2]
            ]
        return str(len(free))

    def place_of(self, depth: int, position: int) -> str:
        """What an open call stands for, as its name tells it: a row, a column or a square.

        A call that finds all solved has none.
        """
        own = [step for step in self.steps[:position] if step.depth == depth and step.cell >= 0]
        if self.board == "knight":
            own = [step for step in own if step.kind == 2]
        if self.board == "queens" and own and depth <= self.cols and not self.regions:
            return f" ({'column' if self.strategy == 'columns' else 'row'} {depth})"
        return f" ({name_of(own[-1].cell, self)})" if own else ""

    def returned(self, position: int) -> str:
        return repr(self.steps[position].events[0][1])

    def frame(self, position: int) -> str:
        return f"call {self.steps[position].depth}"

    def stands(self, position: int) -> str:
        cell = last_placed(self.steps, position)
        return "yes" if self.steps[position].board[cell] == self.values(position)[cell] else "no"


def name_of(cell: int, truth: Truth) -> str:
    if truth.board == "knight":
        rows = len(truth.givens) // truth.cols
        return f"{'abcdefgh'[cell % truth.cols]}{rows - cell // truth.cols}"
    return f"row {cell // truth.cols + 1}, column {cell % truth.cols + 1}"
