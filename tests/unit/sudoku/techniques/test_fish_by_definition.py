"""Fish against their definition: every choice of base units and covers is tried, with sets of cells."""

import random
from itertools import combinations

import pytest

from undoku.sudoku.techniques import fish_search
from undoku.sudoku.techniques.fish_search import BASIC, FINNED, FRANKEN, MUTANT, PLAIN, SASHIMI, fish_of

ROWS = [frozenset(9 * row + column for column in range(9)) for row in range(9)]
COLUMNS = [frozenset(9 * row + column for row in range(9)) for column in range(9)]
BOXES = [
    frozenset(cell for cell in range(81) if (cell // 27, cell % 9 // 3) == divmod(box, 3)) for box in range(9)
]
SEES = [
    frozenset().union(*(unit for unit in (*ROWS, *COLUMNS, *BOXES) if cell in unit)) - {cell}
    for cell in range(81)
]


def random_places(seed):
    """Place a digit in all rows, and add some more places, so that there is a way to place it."""
    chance = random.Random(seed)
    order = [column for start in chance.sample(range(3), 3) for column in (start, start + 3, start + 6)]
    true = {9 * row + column for row, column in enumerate(order)}
    kept = [row for row in range(9) if row not in chance.sample(range(9), chance.randrange(3))]
    served = {cell for cell in true if cell // 9 not in kept}
    free = [cell for cell in range(81) if not any(cell == other or cell in SEES[other] for other in served)]
    return frozenset((true - served) | set(chance.sample(free, min(len(free), chance.randint(4, 14)))))


def by_definition(places, base_pool, cover_pool, size):
    """Give base, covers, fins and victims of all fish, as the field defines them."""
    for bases in combinations([unit for unit in base_pool if unit & places], size):
        held = frozenset().union(*bases) & places
        twice = {cell for cell in held if sum(cell in unit for unit in bases) > 1}
        if len(twice) > 2:
            continue
        for covers in combinations([unit for unit in cover_pool if unit & held and unit not in bases], size):
            covered = frozenset().union(*covers)
            fins = (held - covered) | twice
            if len(fins) > 5:
                continue
            victims = {
                cell
                for cell in covered & places
                if (cell not in held or (cell not in twice and sum(cell in unit for unit in covers) > 1))
                and fins <= SEES[cell]
            }
            if victims and (fins or all(len(unit & places) <= size for unit in bases)):
                yield bases, covers, fins, frozenset(victims)


def lines_by_definition(places, size):
    """Give shape and victims of all fish of lines."""
    for base_pool, cover_pool in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
        for bases, _, fins, victims in by_definition(places, base_pool, cover_pool, size):
            degenerate = any(len((unit & places) - fins) < 2 for unit in bases)
            yield PLAIN if not fins else SASHIMI if degenerate else FINNED, victims


def of_kind(bases, covers):
    """Tell the kind of a fish."""
    for one, other in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
        if all(unit not in other for unit in bases) and all(unit not in one for unit in covers):
            return FRANKEN if any(unit in BOXES for unit in (*bases, *covers)) else BASIC
    return MUTANT


def found(places, size, kind):
    """Give shape and victims of all fish that are found."""
    mask = sum(1 << cell for cell in places)
    return {
        (fish.shape, frozenset(cell for cell in range(81) if fish.victims >> cell & 1))
        for fish in fish_of(mask, size, kind)
        if fish
    }


@pytest.mark.parametrize("size", [2, 3, 4])
def test_lines(size):
    shapes = set()
    for seed in range(25):
        places = random_places(seed)
        expected = set(lines_by_definition(places, size))
        assert found(places, size, BASIC) == expected
        shapes |= {shape for shape, _ in expected}
    assert shapes == {PLAIN, FINNED, SASHIMI}


@pytest.mark.parametrize("kind", [FRANKEN, MUTANT])
def test_two_units_of_any_sort(kind):
    shapes = set()
    units = (*ROWS, *COLUMNS, *BOXES)
    for seed in range(3):
        places = random_places(seed)
        expected = {
            (FINNED if fins else PLAIN, victims)
            for bases, covers, fins, victims in by_definition(places, units, units, 2)
            if of_kind(bases, covers) == kind
        }
        assert found(places, 2, kind) == expected
        shapes |= {shape for shape, _ in expected}
    assert shapes == {PLAIN, FINNED}


@pytest.mark.parametrize(("kind", "size"), [(BASIC, 3), (FRANKEN, 3), (MUTANT, 2)])
def test_order_does_not_depend_on_what_is_kept(kind, size):
    places = sum(1 << cell for cell in random_places(3))
    before = [fish for fish in fish_of(places, size, kind) if fish]
    fish_search._known_against.cache_clear()
    assert [fish for fish in fish_of(places, size, kind) if fish] == before
    assert before
