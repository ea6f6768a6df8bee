"""What a reader is told who asks for a hint: what is wrong with the board, or else what is possible on it."""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.check import EntryCheck
from undoku.sudoku.techniques.find import AllSteps, NextStep
from undoku.sudoku.techniques.start import Start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.position import Position
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step

NODES = 100
"""So many nodes of a solver take as long as what is between two pauses of a technique."""


class Fault(NamedTuple):
    """What is wrong with a board.

    Attributes:
        code: `digit`, entries that no solution has; `candidate`, notes that a solution needs and that are
            missing; `together`, entries and notes of which each can be right, but not all; `puzzle`, givens
            without a solution.
        cells: the cells of those entries or notes.
        digits: what was entered there, or the notes that are missing.
    """

    code: str
    cells: tuple[int, ...] = ()
    digits: tuple[int, ...] = ()


class Hint:
    """A search, which can be paused: first for a fault, and where there is none for steps from what is there.

    Attributes:
        done: whether it has come to its end.
        fault: what is wrong; None for nothing, or if that is not known yet.
        state: the state to start from, as soon as it is known that nothing is wrong.
        steps: those found up to now; of the next step alone at most one.
    """

    def __init__(self, position: Position, every: bool = False) -> None:
        """Begin: with the next step, or with `every` one."""
        self.done = False
        self.fault: Fault | None = None
        self.state: AnyState | None = None
        self._every = every
        self._start = Start(position)
        self._check: EntryCheck | None = None
        self._search: NextStep | AllSteps | None = None

    @property
    def steps(self) -> list[Step]:
        """The steps that were found up to now."""
        search = self._search
        if isinstance(search, AllSteps):
            return search.steps
        return [search.step] if search is not None and search.step is not None else []

    @property
    def unique(self) -> bool:
        """Whether the puzzle is known to have one solution."""
        return self.state is not None and self.state.unique

    def advance(self, budget: int) -> None:
        """Search on, for at most so many pauses or steps."""
        for _ in range(budget):
            if self.done:
                break
            self._advance()

    def _advance(self) -> None:
        if self._search is not None:
            self._search.advance(1)
            self.done = self._search.done
        elif self._check is not None:
            self._check.advance(NODES)
            if self._check.done:
                self._found(self._named("digit", self._check.wrong))
        else:
            self._start.advance(NODES)
            if self._start.done:
                self._judge(self._start)

    def _judge(self, start: Start) -> None:
        if start.error is None:
            self.state = start.state
            assert self.state is not None
            if self.state.solved:
                self.done = True
            else:
                self._search = AllSteps(self.state) if self._every else NextStep(self.state, by_eye=True)
        elif start.solutions == 0:
            self._found(Fault("puzzle" if any(start.position.givens.packed) else "together"))
        elif start.error.code == "no-solution-left":
            position = start.position
            entered = [cell for cell, digit in enumerate(position.entered.packed) if digit]
            self._check = EntryCheck(position.digits, entered)
        elif start.error.code == "wrong-digit":
            self._found(self._named("digit", start.cells))
        else:
            assert start.solution is not None
            right = start.solution.packed
            self._found(Fault("candidate", start.cells, tuple(right[cell] for cell in start.cells)))

    def _named(self, code: str, cells: tuple[int, ...] | list[int]) -> Fault:
        if not cells:
            return Fault("together")
        digits = self._start.position.digits.packed
        return Fault(code, tuple(cells), tuple(digits[cell] for cell in cells))

    def _found(self, fault: Fault) -> None:
        self.fault, self.done = fault, True
