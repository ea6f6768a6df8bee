"""The symmetries of the grid, drawn at random, and what they make of puzzles, positions, states and steps.

A symmetry is any composition of turns, reflections, exchanges of bands, of stacks, of rows in a band and of
columns in a stack, and of a relabelling of the digits. It is worked out here without the package's own.
"""

import random
from typing import NamedTuple

from undoku.sudoku import Grid, Position
from undoku.sudoku.masks import digits_of, mask_of
from undoku.sudoku.techniques.state import State
from undoku.sudoku.techniques.step import Link

UNIT_CELLS = [
    *({9 * row + column for column in range(9)} for row in range(9)),
    *({9 * row + column for row in range(9)} for column in range(9)),
    *(
        {cell for cell in range(81) if cell // 27 == box // 3 and cell % 9 // 3 == box % 3}
        for box in range(9)
    ),
]


class Symmetry(NamedTuple):
    """One symmetry: the cell where each cell goes, and the digit that each digit becomes (0 stays 0)."""

    cells: tuple[int, ...]
    digits: tuple[int, ...]

    def then(self, other):
        """Give this one followed by another."""
        return Symmetry(
            tuple(other.cells[cell] for cell in self.cells),
            tuple(other.digits[digit] for digit in self.digits),
        )

    def inverse(self):
        """Give what takes everything back."""
        return Symmetry(
            tuple(self.cells.index(cell) for cell in range(81)),
            tuple(self.digits.index(digit) for digit in range(10)),
        )

    def of_cells(self, values):
        """Move what there is in each of the 81 cells."""
        moved = [None] * 81
        for cell, value in enumerate(values):
            moved[self.cells[cell]] = value
        return moved

    def of_mask(self, mask):
        """Rename the digits of a cell's mask, bit digit - 1."""
        return mask_of(self.digits[digit] for digit in digits_of(mask))

    def of_text(self, puzzle):
        """Give the image of a puzzle of 81 characters, blanks as points."""
        marks = ["." if mark in ".0" else str(self.digits[int(mark)]) for mark in puzzle]
        return "".join(self.of_cells(marks))

    def of_grid(self, grid):
        """Give the image of a grid of 9 by 9."""
        return Grid(grid.layout, self.of_cells(self.digits[digit] for digit in grid.digits))

    def of_position(self, position):
        """Give the image of a position: givens, digits, both kinds of notes, and what is out."""
        masks = (position.corner, position.centre, position.out)
        return Position(
            self.of_grid(position.givens),
            self.of_grid(position.digits),
            *(self.of_cells(map(self.of_mask, some)) for some in masks),
        )

    def of_state(self, state):
        """Give the image of a state, its singles in the order in which reading meets them there."""
        digits = self.of_cells(self.digits[digit] for digit in state.digits)
        given = self.of_cell_set(state.given)
        return State.with_candidates(
            digits, self.of_cells(map(self.of_mask, state.cells)), given, state.unique
        )

    def of_cell_set(self, cells):
        """Give the image of a set of cells, a mask of 81 bits."""
        return sum(1 << self.cells[cell] for cell in range(81) if cells >> cell & 1)

    def of_candidates(self, candidates):
        """Give the image of a set of candidates, a mask of 729 bits."""
        image = 0
        for number in range(729):
            if candidates >> number & 1:
                digit, cell = divmod(number, 81)
                image |= 1 << 81 * (self.digits[digit + 1] - 1) + self.cells[cell]
        return image

    def of_unit(self, unit):
        """Give the number of the unit into which a unit goes."""
        return UNIT_CELLS.index({self.cells[cell] for cell in UNIT_CELLS[unit]})

    def of_conclusion(self, step):
        """Give technique, eliminations and placements of the image of a step: what makes it that step."""
        return (
            step.technique,
            self.of_candidates(step.eliminations),
            self.of_candidates(step.placements),
        )

    def of_step(self, step):
        """Give the image of a step but for its `values`, whose meaning each family has for itself."""
        return step._replace(
            eliminations=self.of_candidates(step.eliminations),
            placements=self.of_candidates(step.placements),
            roles=tuple((role, self.of_candidates(mask)) for role, mask in step.roles),
            units=tuple(map(self.of_unit, step.units)),
            covers=tuple(map(self.of_unit, step.covers)),
            sets=tuple(map(self.of_candidates, step.sets)),
            chains=tuple(
                tuple(
                    Link(self.of_candidates(link.source), self.of_candidates(link.target), link.strong)
                    for link in chain
                )
                for chain in step.chains
            ),
        )


IDENTITY = Symmetry(tuple(range(81)), tuple(range(10)))
TRANSPOSED = Symmetry(tuple(9 * (cell % 9) + cell // 9 for cell in range(81)), tuple(range(10)))
MIRRORED = Symmetry(tuple(cell - cell % 9 + 8 - cell % 9 for cell in range(81)), tuple(range(10)))
"""The reflection that exchanges left and right."""
TURNED = TRANSPOSED.then(MIRRORED)
"""The turn by 90 degrees, clockwise."""


def exchanged(rows=None, columns=None, digits=None):
    """Give what takes row i to rows[i], column i to columns[i], digit d to digits[d - 1]; from 0, but digits.

    Rows have to stay with those of their band, columns with those of their stack.
    """
    rows, columns = rows or range(9), columns or range(9)
    cells = tuple(9 * rows[cell // 9] + columns[cell % 9] for cell in range(81))
    return Symmetry(cells, (0, *(digits or range(1, 10))))


def lines(chance):
    """Draw where nine lines go: bands in any order, and the lines within each."""
    return [3 * band + line for band in chance.sample(range(3), 3) for line in chance.sample(range(3), 3)]


def drawn(seed):
    """Draw any of the symmetries, each as likely as any other; the same for the same seed."""
    chance = seed if isinstance(seed, random.Random) else random.Random(seed)
    moved = exchanged(lines(chance), lines(chance), chance.sample(range(1, 10), 9))
    return TRANSPOSED.then(moved) if chance.random() < 0.5 else moved
