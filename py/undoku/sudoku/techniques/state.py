"""What every technique looks at: the candidates of a position, and what can be worked out of them once."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from undoku.sudoku.techniques.any_state import AnyState
from undoku.sudoku.techniques.arising import enter, singles_of, take_out
from undoku.sudoku.techniques.candidates import (
    CELLS,
    FIELD,
    OF_CELL,
    PEERS,
    UNITS,
    all_beside,
    mask_of,
    members,
)
from undoku.sudoku.techniques.geometry import USUAL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.position import Position
    from undoku.sudoku.techniques.step import Step


class State(AnyState):
    """The candidates of a position of the usual 9 by 9.

    The order of its singles is that of `undoku.sudoku.techniques.arising`.
    """

    __slots__ = ("_singles",)

    geometry = USUAL

    def __init__(
        self,
        digits: Sequence[int],
        cells: Sequence[int],
        places: Sequence[int],
        empty: int,
        given: int,
        unique: bool,
        singles: tuple[Sequence[int], Sequence[int]] | None = None,
    ) -> None:
        """Take all that is known; and the singles, naked and hidden, where their order is."""
        super().__init__(digits, cells, places, empty, given, unique)
        self._singles = singles

    @classmethod
    def of(cls, position: Position, unique: bool = False) -> State:
        """Look at a position of this shape: its digits, and of each empty cell what fits and is not out."""
        given = mask_of(cell for cell, digit in enumerate(position.givens.packed) if digit)
        if not any(position.out):
            return cls._fitting(position.digits.packed, given, unique)
        return cls.with_candidates(position.digits.packed, position.candidates(), given, unique)

    @classmethod
    def with_candidates(
        cls, digits: Sequence[int], cells: Sequence[int], given: int, unique: bool = False
    ) -> State:
        """Make a state of digits and the candidates of every cell."""
        places = [0] * 9
        empty = 0
        for cell, mask in enumerate(cells):
            if not digits[cell]:
                empty |= 1 << cell
                for digit in members(mask):
                    places[digit] |= 1 << cell
        return cls(bytes(digits), tuple(cells), places, empty, given, unique)

    @classmethod
    def of_digits(cls, digits: Sequence[int], unique: bool = False) -> State:
        """Make the state of a puzzle: all digits are givens, and every digit that fits is a candidate."""
        given = mask_of(cell for cell, digit in enumerate(digits) if digit)
        return cls._fitting(digits, given, unique)

    @classmethod
    def _fitting(cls, digits: Sequence[int], given: int, unique: bool) -> State:
        cells, places, empty = all_beside(digits)
        return cls(bytes(digits), tuple(cells), places, empty, given, unique)

    def after(self, step: Step) -> State:
        """Give the state in which a step's placements stand and its eliminations are gone."""
        digits, cells, places, empty = self.digits, list(self.cells), list(self.places), self.empty
        naked, hidden = map(list, self.singles)
        if step.placements:
            entered = bytearray(digits)
            for number in members(step.placements):
                digit, cell = divmod(number, CELLS)
                entered[cell] = digit + 1
                empty &= ~(1 << cell)
                enter(digit, cell, cells, places, naked, hidden)
            digits = bytes(entered)
        gone, digit = step.eliminations, 0
        while gone:
            lost = gone & places[digit]
            if lost:
                take_out(digit, lost, cells, places, naked, hidden)
            gone >>= CELLS
            digit += 1
        naked = [number for number in naked if places[number // CELLS] >> number % CELLS & 1]
        hidden = [number for number in hidden if places[number // CELLS] >> number % CELLS & 1]
        return State(digits, cells, places, empty, self.given, self.unique, (naked, hidden))

    def knowing(self, *, given: int, unique: bool) -> State:
        """Give the same state with these cells as givens, where it is known, or not, that it is unique."""
        return State(self.digits, self.cells, self.places, self.empty, given, unique, self._singles)

    @property
    def singles(self) -> tuple[Sequence[int], Sequence[int]]:
        """The naked and the hidden singles; worked out when they are first asked for."""
        if self._singles is None:
            self._singles = singles_of(self.digits, self.places)
        return self._singles

    @property
    def naked(self) -> Sequence[int]:
        """The candidates that are the last of their cell, in the order in which they became it."""
        return self.singles[0]

    @property
    def hidden(self) -> Sequence[int]:
        """The candidates that are the last of a unit, in that order; one may come more than once."""
        return self.singles[1]


def of_size(state: State) -> tuple[int, ...]:
    """Give, for each number of candidates from 0 to 9, the set of the empty cells that have so many.

    Ask for it with `state.once(of_size)`.
    """
    at_least = [state.empty] + [0] * 9  # With each digit, who has it and had at least n has at least n + 1.
    for digit, places in enumerate(state.places):
        for size in range(digit, -1, -1):
            at_least[size + 1] |= at_least[size] & places
    return (*(more & ~most for more, most in pairwise(at_least)), at_least[9])


def conjugates(state: State) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Give, for each digit from 0, the units in which it has exactly two places, and these as a set of cells.

    Rows come first, then columns, then boxes. Ask for it with `state.once(conjugates)`.
    """
    return tuple(map(pairs_of, state.places))


@lru_cache(4096)
def pairs_of(places: int) -> tuple[tuple[int, int], ...]:
    """Give the units in which a set of cells has exactly two, and these two.

    What depends on the places of one digit alone is kept: from a state to the next, most digits keep theirs.
    """
    return tuple(
        (number, both) for number, unit in enumerate(UNITS) if (both := places & unit).bit_count() == 2
    )


def strong_links(state: State) -> tuple[int, ...]:
    """Give, for each of the 729 candidates, those that must be true if it is false.

    They are the only other place of the digit in a unit, and the only other candidate of the cell. Ask for it
    with `state.once(strong_links)`.
    """
    links = [0] * (9 * CELLS)
    for digit, pairs in enumerate(state.once(conjugates)):
        shift = CELLS * digit
        for _, both in pairs:
            second = both & (both - 1)
            first = both ^ second
            links[shift + first.bit_length() - 1] |= second << shift
            links[shift + second.bit_length() - 1] |= first << shift
    for cell in members(state.once(of_size)[2]):
        first, second = members(state.candidates & OF_CELL[cell])
        links[first] |= 1 << second
        links[second] |= 1 << first
    return tuple(links)


def peers_of_all(cells: int) -> int:
    """Give the cells that see every cell of a set, which is not empty."""
    seen = FIELD
    for cell in members(cells):
        seen &= PEERS[cell]
    return seen
