"""Exercises, answers to them at random, and what the definition says of these."""

from undoku.sudoku import Grid
from undoku.sudoku.practice import Answer, Exercise
from undoku.sudoku.techniques.candidates import candidate, mask_of
from undoku.sudoku.techniques.path import Path
from undoku.sudoku.techniques.state import State

from ..techniques.against_slow import SEEN, candidates
from .by_definition import KNOWN, is_enough, patterns


def exercise(puzzle, technique):
    """Find an exercise of a puzzle."""
    found = Exercise(Grid.parse(puzzle), technique)
    while not found.done:
        found.advance(1000)
    return found


def practised(puzzle):
    """Give the techniques of a puzzle's path that have a definition here, each once."""
    path = Path(State.of_digits(Grid.parse(puzzle).packed, unique=True))
    while not path.done:
        path.advance(1000)
    return [technique for technique in dict.fromkeys(path.techniques) if technique in KNOWN]


def marks(pairs):
    """Write pairs of digit and cell as a set of candidates."""
    return mask_of(candidate(cell, digit) for digit, cell in pairs)


class Marker:
    """Somebody who answers an exercise: right, nearly right, or wrong, as chance has it."""

    def __init__(self, chance, found):
        """Work out all patterns by the definition."""
        self.chance = chance
        self.found = found
        self.patterns = patterns(found.state, found.technique)
        self.left = candidates(found.state)
        self.every = [(digit, cell) for cell in range(81) for digit in sorted(self.left[cell])]
        self.empty = [cell for cell in range(81) if self.left[cell]]
        self.with_cells = [cells for cells, _ in self.patterns if cells]

    def answer(self):
        """Mark something; give the answer, and what kind of verdict it must get."""
        if self.with_cells and self.chance.random() < 0.5:
            cells = self.spoiled(set(self.chance.choice(self.with_cells)), self.empty)
            return Answer(cells=tuple(sorted(cells))), self.of_cells(cells)
        gone = set(self.chance.choice(self.patterns)[1])
        gone = self.spoiled(gone, self.every)
        return Answer(marks(gone)), self.of_gone(gone)

    def spoiled(self, marked, all_there):
        """Leave it as it is, leave something out, add something, exchange something, or mark anything."""
        how = self.chance.randrange(6)
        if how in (1, 3) and len(marked) > 1:
            marked = marked - {self.chance.choice(sorted(marked))}
        if how in (2, 3):
            near = [one for one in all_there if one not in marked and self.is_near(one, marked)]
            marked = marked | {self.chance.choice(near or all_there)}
        if how == 4:
            marked = set(self.chance.sample(all_there, min(len(marked), len(all_there))))
        if how == 5:
            marked = marked | set(
                self.chance.choice(self.patterns)[1 if isinstance(all_there[0], tuple) else 0]
            )
        return marked

    def is_near(self, one, marked):
        """Whether somebody could take it for a part: of the same digit, or in a unit with another."""
        if isinstance(one, tuple):
            return one[0] in {digit for digit, _ in marked}
        return any(one in SEEN[cell] for cell in marked)

    def of_gone(self, gone):
        """Say what the definition says of candidates that are to go."""
        follows = set().union(*(out for _, out in self.patterns))
        whole = set().union(*(out for _, out in self.patterns if out <= gone))
        return "wrong" if not gone or not gone <= follows else "right" if whole == gone else "partly"

    def of_cells(self, cells):
        """Say what the definition says of cells that are marked as a pattern."""
        if cells in self.with_cells or is_enough(self.left, self.found.technique, cells):
            return "right"
        return "partly" if any(cells < pattern for pattern in self.with_cells) else "wrong"
