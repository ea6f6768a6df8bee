"""Fish: n units whose places for a digit lie, but for some fins, in n other units.

The n *base* units need the digit n times. If all their places lie in n *cover* units, which can hold it n
times, then these hold it nowhere else. Places of the base units outside of the covers are *fins*; a place in
two base units is an *endo-fin*. If no fin is true, what was said holds; so a candidate is false if it would
be by that, and also sees every fin. A base place in two covers would use up both of them: it is false by
the same count, which is called cannibalism.

    c2     c5     c8                  x: a place       rows 2 and 6: base       columns 2 and 8: covers
    .      .      -      row 1        -: can go: it sees the fin, and is in a cover, but not in a base row
    x      .      x   F  row 2        F: the fin
    x      .      x      row 6

To go through all base and all cover units would take far too long. But suppose that the candidate which is to
go, the *victim*, were true. Then all that it sees is gone, fins included, and so is its cover, so that n base
units that have no place in common are to be served by n - 1 covers. This is sought for every victim: for each
choice of n - 1 covers, the base units that lie in them. Victims there can be only where a digit's templates
say so, and mostly they say at once that there is none.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from undoku.sudoku.techniques.candidates import BOXES, COLUMNS, PEERS, ROWS, UNITS, UNITS_OF, members
from undoku.sudoku.techniques.digit_templates import impossible
from undoku.sudoku.techniques.state import peers_of_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BASIC, FRANKEN, MUTANT = range(3)
"""Kinds of fish: of rows and columns that cross them; with boxes for some of these; of any other units."""

PLAIN, FINNED, SASHIMI = range(3)
"""Shapes of fish: without fins; with fins; one of lines that would degenerate without them."""

MOST_FINS = 5
MOST_ENDO_FINS = 2

MOST_KEPT = 4
"""Up to which size the fish of a digit's places are kept."""

_POOLS: tuple[tuple[tuple[tuple[int, ...], tuple[int, ...]], ...], ...] = (
    ((tuple(ROWS), tuple(COLUMNS)), (tuple(COLUMNS), tuple(ROWS))),
    (((*ROWS, *BOXES), (*COLUMNS, *BOXES)), ((*COLUMNS, *BOXES), (*ROWS, *BOXES))),
    ((tuple(range(27)), tuple(range(27))),),
)
"""Of which units a kind of fish has its base, and of which its covers."""

_PAUSE = 600
"""How many choices of covers are looked at between two pauses."""

_DEARER = 10
"""How many times the work of that it is to make a fish."""


class Fish(NamedTuple):
    """A fish of one digit, which its finder knows; all sets are sets of cells.

    Attributes:
        bases: the base units.
        covers: the cover units.
        body: the places of the base units that are in a cover and no fins.
        fins: those in no cover.
        endo_fins: those in two base units.
        victims: the cells from which the digit goes.
    """

    bases: tuple[int, ...]
    covers: tuple[int, ...]
    body: int
    fins: int
    endo_fins: int
    victims: int

    @property
    def upright(self) -> bool:
        """Whether its base has columns, or its covers rows."""
        return any(unit in COLUMNS for unit in self.bases) or any(unit in ROWS for unit in self.covers)

    @property
    def shape(self) -> int:
        """Whether it has fins, and if it is of lines alone, whether it needs them: `PLAIN` to `SASHIMI`."""
        if not self.fins | self.endo_fins:
            return PLAIN
        if kind_of(self.bases, self.covers) != BASIC:
            return FINNED
        degenerate = any((self.body & UNITS[unit]).bit_count() < 2 for unit in self.bases)
        return SASHIMI if degenerate else FINNED


def kind_of(bases: Sequence[int], covers: Sequence[int]) -> int:
    """Tell of which kind a fish of these units is.

    >>> kind_of((0, 1), (9, 10)), kind_of((0, 18), (9, 10)), kind_of((0, 9), (10, 18))
    (0, 1, 2)
    """
    rows_in_base, columns_in_base = (any(unit in lines for unit in bases) for lines in (ROWS, COLUMNS))
    rows_in_covers, columns_in_covers = (any(unit in lines for unit in covers) for lines in (ROWS, COLUMNS))
    if (columns_in_base or rows_in_covers) and (rows_in_base or columns_in_covers):
        return MUTANT
    return FRANKEN if any(unit in BOXES for unit in (*bases, *covers)) else BASIC


def fish_of(places: int, size: int, kind: int) -> Iterator[Fish | None]:
    """Find the fish of a digit with these places; None is a place to pause.

    Fish whose base has rows come first, then those with the lowest base units, then with the lowest covers.
    Of several of a shape with the same victims there is only the first.
    """
    found: dict[tuple[int, int], tuple[tuple[object, ...], Fish]] = {}
    against = _known_against if kind != MUTANT and size <= MOST_KEPT else _against
    for victim in members(impossible(places)):
        for fish in against(places, victim, size, kind):
            if fish is None:
                yield None
                continue
            order = kind != MUTANT and fish.upright, fish.bases, fish.covers
            says = fish.victims, fish.shape
            if says not in found or order < found[says][0]:
                found[says] = order, fish
        if kind != BASIC:
            yield None
    for _, fish in sorted(found.values()):
        yield fish


@lru_cache(maxsize=2048)
def _known_against(places: int, victim: int, size: int, kind: int) -> tuple[Fish, ...]:
    """Keep the fish against a victim: most digits have the same places in many states, one after another."""
    return tuple(fish for fish in _against(places, victim, size, kind) if fish)


def _against(places: int, victim: int, size: int, kind: int) -> Iterator[Fish | None]:
    """Find the fish that rule a victim out."""
    own = UNITS_OF[victim]
    left = [places & ~PEERS[victim] & ~(1 << victim) & unit for unit in UNITS]
    for base_pool, cover_pool in _POOLS[kind]:
        bases = [unit for unit in base_pool if places & UNITS[unit] and unit not in own]
        covers = [unit for unit in cover_pool if places & UNITS[unit] and unit not in own]
        for own_bases, own_covers in _ways_to_use_up(own, base_pool, cover_pool):
            more, fewer = size - len(own_bases), size - len(own_covers)
            for item in _overfull(places, left, bases, covers, more, fewer):
                if item is None:
                    yield None
                    continue
                chosen_bases, chosen_covers = item
                fish = _fish(
                    places,
                    tuple(sorted(chosen_bases + own_bases)),
                    tuple(sorted(chosen_covers + own_covers)),
                )
                if fish and kind_of(fish.bases, fish.covers) == kind:
                    yield fish


def _ways_to_use_up(
    own: tuple[int, int, int], base_pool: Sequence[int], cover_pool: Sequence[int]
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Choose from the units of a victim the base units that it serves and the covers that it uses up.

    It uses up one cover and serves no base unit; or, by cannibalism, it uses up two and serves one.
    """
    for cover in own:
        if cover in cover_pool:
            yield (), (cover,)
    for base in own:
        if base in base_pool:
            others = tuple(unit for unit in own if unit in cover_pool and unit != base)
            if len(others) == 2:
                yield (base,), others


def _overfull(
    places: int, left: Sequence[int], bases: Sequence[int], covers: Sequence[int], more: int, fewer: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]] | None]:
    """Find base units, `more` of them, without common places, whose places lie in `fewer` covers.

    What counts are the places that are left; of the others, which are gone, few may be in two base units.
    """
    filled = [(unit, left[unit]) for unit in bases]
    looked = 0
    for chosen in combinations(covers, fewer):
        looked += 1
        outside = -1
        for unit in chosen:
            outside &= ~left[unit]
        inside = [unit for unit, cells in filled if not cells & outside]
        if len(inside) >= more:
            inside = [unit for unit in inside if unit not in chosen]
            for together in _apart(places, left, inside, more):
                looked += _DEARER
                yield together, chosen
                if looked > _PAUSE:
                    looked = 0
                    yield None
        if looked > _PAUSE:
            looked = 0
            yield None


def _apart(
    places: int, left: Sequence[int], units: Sequence[int], count: int, held: int = 0, twice: int = 0
) -> Iterator[tuple[int, ...]]:
    """Choose so many units, of whose places none that is left, and few of the others, are in two of them."""
    if not count:
        yield ()
        return
    for index, unit in enumerate(units[: len(units) - count + 1], 1):
        shared = held & UNITS[unit]
        endo_fins = twice | shared
        if not shared & left[unit] and endo_fins.bit_count() <= MOST_ENDO_FINS:
            more = held | places & UNITS[unit]
            for others in _apart(places, left, units[index:], count - 1, more, endo_fins):
                yield unit, *others


def _fish(places: int, bases: tuple[int, ...], covers: tuple[int, ...]) -> Fish | None:
    """Make the fish of these units, if it is one with few enough fins."""
    once = twice = 0
    for unit in bases:
        twice |= once & UNITS[unit]
        once |= UNITS[unit]
    covered = covered_twice = 0
    held = places & once
    for unit in covers:
        if not held & UNITS[unit]:
            return None
        covered_twice |= covered & UNITS[unit]
        covered |= UNITS[unit]
    endo_fins = places & twice
    fins = held & ~covered & ~endo_fins
    all_fins = fins | endo_fins
    if endo_fins.bit_count() > MOST_ENDO_FINS or all_fins.bit_count() > MOST_FINS:
        return None
    victims = places & (covered & ~once | covered_twice & ~twice)
    if all_fins:
        victims &= peers_of_all(all_fins)
    elif any((places & UNITS[unit]).bit_count() > len(bases) for unit in bases):
        return None  # a box may have more places in few lines; the published scale has no such fish
    if not victims:
        return None
    return Fish(bases, covers, held & covered & ~endo_fins, fins, endo_fins, victims)
