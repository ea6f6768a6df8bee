"""Singles entered one after the other: most of a path is that, and all of an easy one."""

from __future__ import annotations

from undoku.sudoku.techniques.arising import enter
from undoku.sudoku.techniques.candidates import CELLS
from undoku.sudoku.techniques.families.singles import first_single
from undoku.sudoku.techniques.state import State

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.step import Step


class Run:
    """A state of the usual 9 by 9 that changes with each single that is entered.

    What comes out is the same as of asking every state for its first step, but no state is made in between.
    """

    def __init__(self, state: State) -> None:
        """Begin at a state."""
        self._begun = state
        self._digits = bytearray(state.digits)
        self._cells, self._places, self._empty = list(state.cells), list(state.places), state.empty
        naked, hidden = state.singles
        self._naked, self._hidden = list(naked), list(hidden)
        self._next_hidden = 0

    @property
    def solved(self) -> bool:
        """Whether no cell is empty."""
        return not self._empty

    def step(self) -> Step | None:
        """Enter the single that a path takes next, and give its step; None if there is none."""
        places, naked, hidden = self._places, self._naked, self._hidden
        if naked:
            naked = [number for number in naked if places[number // CELLS] >> number % CELLS & 1]
            self._naked = naked
        while self._next_hidden < len(hidden):
            number = hidden[self._next_hidden]
            if places[number // CELLS] >> number % CELLS & 1:
                break
            self._next_hidden += 1
        else:
            number = -1
        step = first_single(naked, number, places, self._empty)
        if step is not None:
            digit, cell = divmod(step.placements.bit_length() - 1, CELLS)
            self._digits[cell] = digit + 1
            self._empty ^= 1 << cell
            enter(digit, cell, self._cells, places, naked, hidden)
        return step

    def state(self) -> State:
        """Give the state that has been reached, where there is no single any more."""
        begun = self._begun
        return State(
            bytes(self._digits),
            self._cells,
            self._places,
            self._empty,
            begun.given,
            begun.unique,
            ([], []),
        )
