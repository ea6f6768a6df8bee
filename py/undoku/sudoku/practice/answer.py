"""What a reader marks in an exercise, and what is said to it."""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import CELLS, FIELD, digits_in, mask_of

RIGHT, PARTLY, WRONG = KINDS = ("right", "partly", "wrong")
"""Kinds of verdicts, the best first."""


class Answer(NamedTuple):
    """An answer: what follows, or the pattern from which it does, or both.

    Attributes:
        eliminations: the candidates that are to go, as a set.
        placements: the candidates that are to be placed, as a set.
        marked: the pattern: candidates in the order in which they were marked; chains go by it.
        cells: the pattern where cells were marked and not candidates, in their order.
    """

    eliminations: int = 0
    placements: int = 0
    marked: tuple[int, ...] = ()
    cells: tuple[int, ...] = ()

    @property
    def where(self) -> int:
        """All cells of the pattern, as a set."""
        return mask_of(self.cells) | mask_of(number % CELLS for number in self.marked)

    @property
    def candidates(self) -> int:
        """The candidates that were marked as the pattern, as a set."""
        return mask_of(self.marked)

    @property
    def digits(self) -> int:
        """The digits of these, bit digit - 1; 0 where only cells were marked."""
        return digits_in(self.candidates)


class Reason(NamedTuple):
    """Why something is not right, by the definition of the technique.

    Attributes:
        sentence: a whole sentence, or two.
        candidates: the candidates that it is about.
        cells: the cells that it is about, where no candidates are.
    """

    sentence: str
    candidates: int = 0
    cells: int = 0

    @property
    def where(self) -> int:
        """All cells that it is about, as a set."""
        cells, candidates = self.cells, self.candidates
        while candidates:
            cells |= candidates & FIELD
            candidates >>= CELLS
        return cells


class Verdict(NamedTuple):
    """What is said to an answer.

    Attributes:
        kind: one of `KINDS`; partly right is what is right so far.
        sentence: what is right, what is missing, or why it is wrong.
        steps: the numbers of the exercise's steps that are meant; none where that would give one away.
        candidates: the candidates that the sentence is about.
        cells: the cells that it is about.
    """

    kind: str
    sentence: str
    steps: tuple[int, ...] = ()
    candidates: int = 0
    cells: int = 0
