"""Why cells are no fish of rows and columns, or a candidate does not go by one."""

from __future__ import annotations

from itertools import combinations

from undoku.sudoku.practice import reason_words as words
from undoku.sudoku.practice.answer import Reason
from undoku.sudoku.practice.instances import FISH, lines_of
from undoku.sudoku.practice.reasons import Reasons
from undoku.sudoku.practice.reasons.facts import in_one_digit, no_digit, sees
from undoku.sudoku.practice.words import named
from undoku.sudoku.techniques.candidates import CELLS, COLUMNS, ROWS, UNITS, joined, mask_of, members
from undoku.sudoku.techniques.families.fish import NAMES
from undoku.sudoku.techniques.fish_search import FINNED, PLAIN, Fish
from undoku.sudoku.techniques.state import peers_of_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.techniques.state import State

_LINES = (tuple(ROWS), tuple(COLUMNS))
_FEW = 3
"""How many places too many a pattern may have that is said to be nearly a fish."""


def of_pattern(state: State, technique: str, answer: Answer) -> Reason | None:
    """Count lines and places: the base lines must have theirs in the covers, but for fins."""
    if technique not in FISH:
        return None
    digits = in_one_digit(state, answer)
    if not digits:
        return no_digit(state, answer)
    size, shape = FISH[technique]
    found = [
        reason
        for digit in digits
        for kind in (0, 1)
        if (reason := _not_in(state.places[digit], digit, answer.where, kind, size, shape))
    ]
    # Those that tell of a line come before those that count lines.
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _not_in(
    places: int, digit: int, cells: int, kind: int, size: int, shape: int
) -> tuple[int, Reason] | None:
    """Say why cells are no fish with a base of rows (0) or columns (1), and how far it is from one."""
    bases, crossing = lines_of(cells, kind), lines_of(cells, 1 - kind)
    if len(bases) != size:
        said = words.not_so_many_lines(digit, kind, len(bases), size)
        return 20, Reason(said, cells << CELLS * digit)
    held = places & joined(UNITS, mask_of(bases))
    if shape == PLAIN and len(crossing) != size:
        said = words.not_so_many_lines(digit, 1 - kind, len(crossing), size)
        return 19, Reason(said, cells << CELLS * digit)
    if len(crossing) < size:
        said = words.not_so_many_lines(digit, 1 - kind, len(crossing), size)
        return 19, Reason(said, cells << CELLS * digit)
    extra = held & ~joined(UNITS, mask_of(crossing)) if shape == PLAIN else held & ~cells
    for unit in bases:
        more = extra & UNITS[unit]
        if more:
            count = (held & UNITS[unit]).bit_count()
            said = words.more_places(digit, unit, more, count)
            return extra.bit_count(), Reason(said, more << CELLS * digit, cells)
    if shape == PLAIN:
        return 10, Reason(words.takes_nothing_out(named(NAMES[size - 2])), cells=cells)
    return 10, _of_fins(places, digit, held, (bases, crossing), shape)


def _of_fins(
    places: int, digit: int, held: int, lines: tuple[Sequence[int], Sequence[int]], shape: int
) -> Reason:
    """Say why base lines, all places of which are marked, are no fish of a shape with fins."""
    bases, crossing = lines
    for covers in combinations(crossing, len(bases)):
        covered = joined(UNITS, mask_of(covers))
        fins = held & ~covered
        victims = places & covered & ~held
        if fins:
            victims &= peers_of_all(fins)
        if victims:
            other = Fish(tuple(bases), covers, held & covered, fins, 0, victims).shape
            if other != shape:
                before = "" if other == PLAIN else "finned-" if other == FINNED else "sashimi-"
                return Reason(words.another_shape(named(f"{before}{NAMES[len(bases) - 2]}")), cells=held)
    return Reason(words.nothing_sees_fins(digit), held << CELLS * digit)


def of_candidate(state: State, technique: str, number: int) -> Reason | None:
    """Look for lines that nearly make a fish which would take the candidate out."""
    if technique not in FISH:
        return None
    size, shape = FISH[technique]
    digit, cell = divmod(number, CELLS)
    places = state.places[digit]
    found = [near for kind in (0, 1) for near in _near(places, cell, kind, size)]
    if shape != PLAIN:
        found = [near for near in found if _unseen(near[1], cell)]
    if not found:
        return None
    bases, extra, body = min(found, key=lambda near: (near[1].bit_count(), near[0]))
    if shape != PLAIN:
        unseen = _unseen(extra, cell)
        fin = (unseen & -unseen).bit_length() - 1
        return Reason(words.fin_not_seen(digit, fin, cell), (extra | body) << CELLS * digit)
    unit = next(unit for unit in bases if extra & UNITS[unit])
    count = ((extra | body) & UNITS[unit]).bit_count()
    said = words.more_places(digit, unit, extra & UNITS[unit], count)
    return Reason(said, (extra | body) << CELLS * digit)


def _unseen(fins: int, cell: int) -> int:
    return mask_of(fin for fin in members(fins) if not sees(fin, cell))


def _near(places: int, cell: int, kind: int, size: int) -> list[tuple[tuple[int, ...], int, int]]:
    """Give base lines, their places outside of covers that have the cell, and those inside."""
    own, cover = (cell // 9, 9 + cell % 9)[:: 1 - 2 * kind]
    found = []
    for others in combinations([unit for unit in _LINES[1 - kind] if unit != cover], size - 1):
        covered = UNITS[cover] | joined(UNITS, mask_of(others))
        lines = []
        for unit in _LINES[kind]:
            inside = places & UNITS[unit] & covered
            if unit != own and inside & (inside - 1):
                lines.append(((places & UNITS[unit] & ~covered).bit_count(), unit))
        bases = tuple(sorted(unit for _, unit in sorted(lines)[:size]))
        held = places & joined(UNITS, mask_of(bases))
        extra, body = held & ~covered, held & covered
        crossed = all(body & UNITS[unit] for unit in (cover, *others))
        if len(bases) == size and crossed and 0 < extra.bit_count() <= _FEW:
            found.append((bases, extra, body))
    return found


REASONS = Reasons(of_candidate, of_pattern)
