"""Some of the techniques that HoDoKu has not by their definitions, tried in every way, as lists and loops.

Conclusions are sets of pairs of digit and cell, as `against_slow.written` writes them.
"""

from itertools import combinations

from .against_slow import UNITS, candidates, see_all, written


def extended_rectangles(at):
    """Give what follows of six cells on two lines if their three digits could be exchanged."""
    left = candidates(at)
    found = set()
    for cells, lines in _two_lines():
        if not all(left[cell] for cell in cells):
            continue
        possible = [set().union(*(left[cell] for cell in line)) for line in lines]
        for digits in combinations(sorted(possible[0] & possible[1]), 3):
            spoiled = [cell for cell in cells if left[cell] - set(digits)]
            extra = set().union(*(left[cell] for cell in spoiled)) - set(digits) if spoiled else set()
            if len(extra) == 1 or (len(spoiled) <= 2 and _of_four(left, cells, spoiled, set(digits))):
                found |= _without(left, cells, spoiled, set(digits), extra)
    return found - {""}


def _of_four(left, cells, spoiled, digits):
    """Say whether some four of the cells that are not spoiled have just the three digits between them."""
    exact = [cell for cell in cells if cell not in spoiled]
    return any(set().union(*(left[cell] for cell in four)) == digits for four in combinations(exact, 4))


def _two_lines():
    """List the patterns: six cells, and those on either line."""
    for turned in (False, True):
        for one, other in combinations(range(9), 2):
            for three in combinations(range(9), 3):
                bands = len({line // 3 for line in three})
                if bands == (3 if one // 3 == other // 3 else 1):
                    lines = [
                        [9 * line + at if turned else 9 * at + line for line in three] for at in (one, other)
                    ]
                    yield lines[0] + lines[1], lines


def _without(left, cells, spoiled, digits, extra):
    """Give what follows where cells must not hold some digits alone, by which of them could hold others."""
    found = set()
    if len(spoiled) == 1:
        found.add(written({(digit, spoiled[0]) for digit in digits & left[spoiled[0]]}))
    elif spoiled and len(extra) == 1:
        [digit] = extra
        found.add(written({(digit, cell) for cell in see_all(spoiled) if digit in left[cell]}))
    if len(spoiled) == 2:
        for unit in UNITS:
            if set(spoiled) <= set(unit):
                for digit in digits:
                    if {cell for cell in unit if digit in left[cell]} == set(spoiled):
                        rest = digits - {digit}
                        found.add(written({(d, cell) for cell in spoiled for d in rest & left[cell]}))
                found |= _subsets(left, unit, spoiled, extra)
    return found


def _subsets(left, unit, spoiled, extra):
    """Give what follows where two cells act as one of a naked subset."""
    found = set()
    others = [cell for cell in unit if left[cell] and cell not in spoiled]
    for size in range(1, len(others) + 1):
        for subset in combinations(others, size):
            union = extra.union(*(left[cell] for cell in subset))
            if len(union) == size + 1:
                seeing = see_all([*spoiled, *subset])
                found.add(written({(digit, cell) for cell in seeing for digit in union & left[cell]}))
    return found


def guardians(at):
    """Give the guardians of rings of five cells, as a digit and a set of cells, if something sees them all.

    Left out are those that others are part of.
    """
    left = candidates(at)
    found = set()
    for digit in range(1, 10):
        places = [cell for cell in range(81) if digit in left[cell]]
        sets = set()
        for loop in _loops(places):
            sets |= set(_guardians(places, loop))
        useful = {some for some in sets if some and set(see_all(some)) & set(places)}
        for some in useful:
            if not any(other < some for other in useful):
                found.add((digit, some))
    return found


def _loops(places):
    """List the rings of five cells in which each sees the next, each once."""
    beside = {cell: [other for other in places if other != cell and _units(cell, other)] for cell in places}
    for first in places:
        for second in beside[first]:
            for third in beside[second]:
                for fourth in beside[third]:
                    for fifth in beside[fourth]:
                        ring = (first, second, third, fourth, fifth)
                        if first in beside[fifth] and len(set(ring)) == 5 and first == min(ring):
                            yield ring


def _units(one, other):
    return [unit for unit in UNITS if one in unit and other in unit]


def _guardians(places, ring):
    """Give the sets of guardians of a ring, for each choice of different units for its links."""
    chosen = [((), frozenset())]
    for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
        chosen = [
            ((*units, unit), guarding | (set(unit) & set(places)) - {one, other})
            for units, guarding in chosen
            for unit in _units(one, other)
            if unit not in units
        ]
    return [guarding for _, guarding in chosen if not guarding & set(ring)]
