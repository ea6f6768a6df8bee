"""The symmetries of the grid: what makes of a puzzle another one that is the same but for how it lies.

A symmetry is any composition of turns, reflections, exchanges of bands, of stacks, of rows in a band and of
columns in a stack, and of a relabelling of the digits. It takes units into units, so that whatever holds of
a position holds of its image.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.arising import listed
from undoku.sudoku.techniques.candidates import CELLS, FIELD, UNITS, UNITS_OF, all_beside, members, seen_of
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.step import Link, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.techniques.any_state import AnyState

DIGIT, NUMBER, CELL, UNIT, BRANCHES, PLAIN = range(6)
"""What a number among a step's `values` is: a digit from 0, a digit from 1 or 0 for none, a cell, a unit or
a number beyond those, candidates (where there are several chains, with one for each in ascending order), or
what does not move."""

_VALUES: dict[str, tuple[int, ...]] = {
    "wings": (DIGIT, CELL),
    "almost_locked_sets": (NUMBER,),
    "als_chains": (NUMBER,),
    "colouring": (PLAIN,),
    "forcing": (PLAIN, BRANCHES),
    "unique_loops": (PLAIN, NUMBER),
    "extended_rectangles": (PLAIN, NUMBER),
    "hidden_avoidable": (CELL, UNIT) * 3,
    "exocets": (UNIT, CELL),
}
"""For each family on a path whose steps have `values`: what these are, the last one and all that follow."""

_W_WING = (DIGIT, CELL, CELL, DIGIT, CELL, CELL)

_ENDS = [((cells & -cells).bit_length() - 1, cells.bit_length() - 1) for cells in UNITS]
"""The first and the last cell of each unit: they have no other unit in common."""


class Symmetry(NamedTuple):
    """A symmetry.

    Attributes:
        cells: for every cell where it goes.
        digits: for every digit, from 0, which it becomes.
    """

    cells: Sequence[int]
    digits: Sequence[int]

    @property
    def inverse(self) -> Symmetry:
        """What takes everything back."""
        cells, digits = [0] * CELLS, [0] * 9
        for cell, image in enumerate(self.cells):
            cells[image] = cell
        for digit, image in enumerate(self.digits):
            digits[image] = digit
        return Symmetry(cells, digits)

    def of_cells(self, cells: int) -> int:
        """Give the image of a set of cells.

        >>> Symmetry(range(80, -1, -1), range(9)).of_cells(0b11) == 0b11 << 79
        True
        """
        where = self.cells
        image = 0
        for cell in members(cells):
            image |= 1 << where[cell]
        return image

    def of_candidates(self, candidates: int) -> int:
        """Give the image of a set of candidates."""
        where, becomes = self.cells, self.digits
        image = 0
        # `members` would take longer, and a path is taken back by this.
        while candidates:
            lowest = candidates & -candidates
            candidates ^= lowest
            digit, cell = divmod(lowest.bit_length() - 1, CELLS)
            image |= 1 << CELLS * becomes[digit] + where[cell]
        return image

    def of_unit(self, unit: int) -> int:
        """Give the image of a unit."""
        first, last = _ENDS[unit]
        row, column, box = UNITS_OF[self.cells[first]]
        other_row, other_column, _ = UNITS_OF[self.cells[last]]
        if row == other_row:
            return row
        return column if column == other_column else box

    def of_digits(self, digits: Sequence[int]) -> bytes:
        """Give the image of the digits of all cells, 0 for none.

        >>> Symmetry(range(80, -1, -1), (1, 0, *range(2, 9))).of_digits([1, *[0] * 80])[-1]
        2
        """
        image = bytearray(CELLS)
        for cell, digit in enumerate(digits):
            if digit:
                image[self.cells[cell]] = self.digits[digit - 1] + 1
        return bytes(image)

    def of_state(self, state: AnyState) -> State:
        """Give the image of a state, with its singles just as they are listed there, in no order of time."""
        digits = self.of_digits(state.digits)
        given = self.of_cells(state.given)
        # Nothing is out of a puzzle as it is given, and what fits beside its digits is found sooner.
        is_puzzle = state.given | state.empty == FIELD
        if is_puzzle and state.places == [state.empty & ~seen for seen in seen_of(state.digits)]:
            cells, places, empty = all_beside(digits)
        else:
            cells, places = self._of_places(state.places)
            empty = self.of_cells(state.empty)
        return State(digits, cells, places, empty, given, state.unique, listed(cells, places))

    def _of_places(self, places: Sequence[int]) -> tuple[list[int], list[int]]:
        """Give the images of the candidates, for every cell and for every digit."""
        where, becomes = self.cells, self.digits
        cells = [0] * CELLS
        images = [0] * 9
        for digit, left in enumerate(places):
            bit = 1 << becomes[digit]
            image = 0
            while left:
                lowest = left & -left
                left ^= lowest
                cell = where[lowest.bit_length() - 1]
                cells[cell] |= bit
                image |= 1 << cell
            images[becomes[digit]] = image
        return cells, images

    def of_step(self, step: Step) -> Step:
        """Give the image of a path's step: what is said and drawn of it holds in the image of its state."""
        chains = [
            tuple(
                Link(self.of_candidates(link.source), self.of_candidates(link.target), link.strong)
                for link in chain
            )
            for chain in step.chains
        ]
        premises = step.premises
        values = step.values
        if values:
            kinds = _kinds(step)
            for kind, value in zip(kinds, values, strict=True):
                if kind == BRANCHES and len(chains) > 1 and value.bit_count() == len(chains):
                    order = self._order(value)
                    chains = [chains[index] for index in order]
                    premises = tuple(premises[index] for index in order)
            values = tuple(map(self._of_value, kinds, values))
        return Step(
            step.technique,
            self.of_candidates(step.eliminations),
            self.of_candidates(step.placements),
            tuple([(role, self.of_candidates(mask)) for role, mask in step.roles]),
            tuple(map(self.of_unit, step.units)),
            tuple(map(self.of_unit, step.covers)),
            tuple(map(self.of_candidates, step.sets)),
            tuple(chains),
            premises,
            values,
        )

    def _order(self, candidates: int) -> list[int]:
        """Give the members of a set, as they are numbered in it, in the order of their images."""
        images = [self.of_candidates(1 << number) for number in members(candidates)]
        return sorted(range(len(images)), key=images.__getitem__)

    def _of_value(self, kind: int, value: int) -> int:
        if kind == DIGIT:
            return self.digits[value]
        if kind == NUMBER:
            return value and self.digits[value - 1] + 1
        if kind == CELL:
            return self.cells[value]
        if kind == UNIT:
            return self.of_unit(value) if value < len(UNITS) else value
        return self.of_candidates(value) if kind == BRANCHES else value


def _kinds(step: Step) -> list[int]:
    """Say what the `values` of a step are."""
    kinds = _W_WING if step.technique == "w-wing" else _VALUES[BY_IDENTIFIER[step.technique].family]
    return [kinds[min(index, len(kinds) - 1)] for index in range(len(step.values))]
