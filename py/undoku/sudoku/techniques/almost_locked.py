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

from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple

from undoku.sudoku.techniques.candidates import CELLS, FIELD, LAYOUT, joined, mask_of, members
from undoku.sudoku.techniques.state import peers_of_all

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
        groups: for each of its digits, from 0, its candidates.
    """

    cells: int
    digits: int
    candidates: int
    seen: int
    unit: int
    groups: tuple[tuple[int, int], ...]


def almost_locked_sets(state: State) -> tuple[AlmostLocked, ...]:
    """Give all almost locked sets, each once, unit by unit. Ask for it with `state.once`.

    Those of a unit are in the order in which a list that begins with another comes after it:
    first cell alone, first and second, first to third, ..., first and third, ..., second alone, ...
    """
    told: set[int] = set()
    sets = []
    for number, masks in enumerate(_MASKS):
        for cells, digits in _of_unit(number, masks(state.cells)):
            if cells not in told:
                told.add(cells)
                sets.append(_described(state, cells, digits, number))
    return tuple(sets)


_MASKS = tuple(itemgetter(*unit) for unit in LAYOUT.units)
"""For each unit what takes the masks of its nine cells out of those of all cells."""


@lru_cache(512)
def _of_unit(number: int, masks: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Give cells and digits of the sets of a unit; from a state to the next most units stay as they are."""
    cells = [cell for cell, mask in zip(LAYOUT.units[number], masks, strict=True) if mask]
    union = [0]  # of every set of the cells: its digits, where bit i of the index stands for cell i
    for digits in filter(None, masks):
        union += [digits | before for before in union]
    found = []
    for index, digits in enumerate(union):
        if digits.bit_count() == index.bit_count() + 1:
            chosen = tuple(cells[position] for position in members(index))
            found.append((chosen, digits))
    return tuple((mask_of(chosen), digits) for chosen, digits in sorted(found))


def _described(state: State, cells: int, digits: int, unit: int) -> AlmostLocked:
    candidates = seen = 0
    groups = []
    for digit in members(digits):
        places, shift = state.places[digit], CELLS * digit
        held = places & cells
        group = held << shift
        candidates |= group
        seen |= (_near(held) & places) << shift
        groups.append((digit, group))
    return AlmostLocked(cells, digits, candidates, seen, unit, tuple(groups))


_near = lru_cache(4096)(peers_of_all)


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
        self._linked: dict[int, dict[int, int]] = {}
        self._excluding: dict[int, dict[int, int]] = {}
        self._linked_by: dict[int, int] = {}
        """For candidates of a digit that a set sees, as many other sets do: what `linked` says; and so on."""
        self._excluding_by: dict[int, int] = {}
        self._note_sets()

    def _note_sets(self) -> None:
        with_group: dict[int, int] = {}
        for number, almost in enumerate(self.sets):
            bit = 1 << number
            for cell in members(almost.cells):
                self._in_cell[cell] |= bit
            for _, group in almost.groups:
                with_group[group] = with_group.get(group, 0) | bit
        for group, sets in with_group.items():
            digit = (group.bit_length() - 1) // CELLS
            self._with_digit[digit] |= sets
            for candidate in members(group):
                self._having[candidate] |= sets
            for candidate in members(self.sets[sets.bit_length() - 1].seen & FIELDS[digit]):
                self._seeing[candidate] |= sets

    def linked(self, number: int) -> dict[int, int]:
        """Give, for each digit from 0 of a set, the sets with which it has that as a restricted common."""
        known = self._linked.get(number)
        if known is None:
            seen_by_it, linked_by = self.sets[number].seen, self._linked_by
            known = self._linked[number] = {}
            for digit, _ in self.sets[number].groups:
                field = FIELDS[digit]
                seen = seen_by_it & field
                if seen and seen not in linked_by:
                    unseen = joined(self._having, self._candidates & field ^ seen)
                    linked_by[seen] = self._with_digit[digit] & ~unseen
                known[digit] = linked_by.get(seen, 0)
        return known

    def excluding(self, number: int) -> dict[int, int]:
        """Give, for each digit of a set, the sets which see, together with it, a candidate of another digit.

        It is false if that other digit must be in one of the two.
        """
        known = self._excluding.get(number)
        if known is None:
            seen_by_it, excluding_by = self.sets[number].seen, self._excluding_by
            by_digit = {}
            for digit, _ in self.sets[number].groups:
                seen = seen_by_it & FIELDS[digit]
                if seen not in excluding_by:
                    excluding_by[seen] = joined(self._seeing, seen)
                by_digit[digit] = excluding_by[seen]
            known = self._excluding[number] = all_but_one(by_digit)
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
        by: for every set and digit from 0 of it that is a restricted common with some, these sets.
        but: for every set and such a digit, the sets with which it has another restricted common.
    """

    def __init__(self, partners: Partners, overlapping: bool) -> None:
        """Begin; `add` has to be called for every set, in order."""
        self.partners = partners
        self.by: list[dict[int, int]] = []
        self.but: list[dict[int, int]] = []
        self._overlapping = overlapping

    def add(self, number: int) -> None:
        """Link a set, where that is not done yet."""
        if number < len(self.by):
            return
        apart = -1 if self._overlapping else ~self.partners.overlapping(number)
        linked = self.partners.linked(number)
        by = {digit: others for digit, mask in linked.items() if (others := mask & apart)}
        self.by.append(by)
        self.but.append(all_but_one(by))


def links_apart(state: State) -> Links:
    """Prepare the links of sets that share no cell; ask for it with `state.once(links_apart)`."""
    return Links(state.once(Partners), overlapping=False)


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
