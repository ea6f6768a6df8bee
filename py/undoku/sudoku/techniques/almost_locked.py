"""Almost locked sets: cells of one unit that have one digit more than there are cells.

    one cell, two digits     three cells of a row, four digits
    | 4 7 |                  | 1 4 |  .  | 1 7 | 4 7 8 |

Whichever of its digits is in none of the cells, each of the others must be in one of them: the set is locked
then. So a set takes part in chains, with "x is not in it" on its one side and "z is in it" on its other, and
both sides ask for the same two masks only: its candidates, and those candidates that see all of its own of
the same digit.

Two sets have a *restricted common* digit if all candidates of that digit in the one see all in the other: one
of the two sets goes without the digit. Sets of the same position are numbered, and groups of sets are masks
with a bit for each, so that the partners of a set are found without going through all pairs:

    partners of A by x  =  sets with x  without those that have an x which A's do not all see
    A and B rule out z  =  sets whose z a cell sees that sees all of A's z

There are some ten at an easy position and some three hundred at a hard one, but far fewer ways in which a
digit lies in them: what follows from such a group of candidates is worked out once. What is asked about one
set is worked out when it is asked, and kept, so that who goes through the sets can pause between any two.
"""

from __future__ import annotations

from typing import NamedTuple

from undoku.sudoku.techniques.candidates import CELLS, FIELD, UNITS, joined, members, seen_by_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State

FIELDS = tuple(FIELD << CELLS * digit for digit in range(9))
"""For every digit, from 0, all its candidates."""


class AlmostLocked(NamedTuple):
    """An almost locked set.

    Attributes:
        cells: its cells.
        digits: its digits, one more than the cells, bit digit - 1.
        candidates: its candidates.
        seen: for each of its digits the candidates outside that see all those of the digit in the set.
        unit: the first unit in which it lies.
    """

    cells: int
    digits: int
    candidates: int
    seen: int
    unit: int


def almost_locked_sets(state: State) -> tuple[AlmostLocked, ...]:
    """Give all almost locked sets, each once, unit by unit. Ask for it with `state.once`.

    Those of a unit are in the order in which a list that begins with another comes after it:
    first cell alone, first and second, first to third, ..., first and third, ..., second alone, ...
    """
    found: dict[int, tuple[int, int]] = {}
    for number, unit in enumerate(UNITS):
        cells = list(members(unit & state.empty))
        union = [0]  # of every set of the cells: its digits, where bit i of the index stands for cell i
        for cell in cells:
            digits = state.cells[cell]
            union += [digits | before for before in union]
        for index, digits in enumerate(union):
            if digits.bit_count() == index.bit_count() + 1:
                mask = 0
                for position in members(index):
                    mask |= 1 << cells[position]
                if mask not in found:
                    found[mask] = (digits, number)
    seen_by: dict[int, int] = {}
    return tuple(
        _described(state, cells, digits, unit, seen_by)
        for cells, (digits, unit) in sorted(
            found.items(), key=lambda item: (item[1][1], tuple(members(item[0])))
        )
    )


def _described(state: State, cells: int, digits: int, unit: int, seen_by: dict[int, int]) -> AlmostLocked:
    candidates = seen = 0
    for digit in members(digits):
        places = state.places[digit]
        group = (places & cells) << CELLS * digit
        if group not in seen_by:
            seen_by[group] = seen_by_all(group) & places << CELLS * digit
        candidates |= group
        seen |= seen_by[group]
    return AlmostLocked(cells, digits, candidates, seen, unit)


class Partners:
    """Which almost locked sets go together, as masks with a bit for each set.

    Ask for it with `state.once(Partners)`.

    Attributes:
        sets: the sets; a set's number is its place here.
    """

    def __init__(self, state: State) -> None:
        """Number the sets, and note at every candidate and cell the sets to which it matters."""
        self.sets = state.once(almost_locked_sets)
        self._candidates = state.candidates
        self._having = [0] * (9 * CELLS)
        self._seeing = [0] * (9 * CELLS)
        self._in_cell = [0] * CELLS
        self._with_digit = [0] * 9
        self._linked: dict[int, int] = {}
        self._excluding: dict[int, int] = {}
        for number, almost in enumerate(self.sets):
            bit = 1 << number
            for candidate in members(almost.candidates):
                self._having[candidate] |= bit
            for candidate in members(almost.seen):
                self._seeing[candidate] |= bit
            for cell in members(almost.cells):
                self._in_cell[cell] |= bit
            for digit in members(almost.digits):
                self._with_digit[digit] |= bit

    def linked(self, number: int, digit: int) -> int:
        """Give the sets with which a set has one of its digits, from 0, as a restricted common."""
        almost, field = self.sets[number], FIELDS[digit]
        group = almost.candidates & field
        known = self._linked.get(group)
        if known is None:
            unseen = joined(self._having, self._candidates & field & ~almost.seen)
            known = self._linked[group] = self._with_digit[digit] & ~unseen
        return known

    def excluding(self, number: int, digit: int) -> int:
        """Give the sets which see, together with a set, a candidate of one of its digits, from 0.

        It is false if the digit must be in one of the two.
        """
        almost, field = self.sets[number], FIELDS[digit]
        group = almost.candidates & field
        known = self._excluding.get(group)
        if known is None:
            known = self._excluding[group] = joined(self._seeing, almost.seen & field)
        return known

    def seeing(self, candidate: int) -> int:
        """Give the sets that have no place for a candidate's digit if it is true: all of theirs see it."""
        return self._seeing[candidate]

    def overlapping(self, number: int) -> int:
        """Give the sets that share a cell with a set, itself among them."""
        return joined(self._in_cell, self.sets[number].cells)


class Links:
    """The restricted commons of all sets, of those that share a cell or only of those that do not.

    Attributes:
        partners: the sets.
        by: for every set and digit from 0 of it, the sets with which it has the digit as a restricted common.
        but: for every set and digit of it, those with which it has another of its digits.
    """

    def __init__(self, partners: Partners, overlapping: bool) -> None:
        """Begin; `add` has to be called for every set, in order."""
        self.partners = partners
        self.by: list[dict[int, int]] = []
        self.but: list[dict[int, int]] = []
        self._overlapping = overlapping

    def add(self, number: int) -> None:
        """Link a set."""
        partners = self.partners
        apart = -1 if self._overlapping else ~partners.overlapping(number)
        by = {
            digit: partners.linked(number, digit) & apart for digit in members(partners.sets[number].digits)
        }
        self.by.append(by)
        self.but.append(all_but_one(by))


def all_but_one(masks: dict[int, int]) -> dict[int, int]:
    """Give, for every key, what the masks of all other keys have together.

    >>> all_but_one({1: 0b1, 2: 0b10, 3: 0b100})
    {1: 6, 2: 5, 3: 3}
    """
    unions = {}
    before = after = 0
    for key, mask in masks.items():
        unions[key] = before
        before |= mask
    for key in reversed(masks):
        unions[key] |= after
        after |= masks[key]
    return unions
