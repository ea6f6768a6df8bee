"""Almost locked sets in the plainest way: every choice of cells of every unit, lists and loops, no masks.

A set is a pair of cells and digits. What it says of pairs and chains of sets it says by trying them all.
"""

from itertools import combinations, product

from undoku.sudoku import Position
from undoku.sudoku.techniques.state import State

from ..made import solved_grid
from ..plain_solver import PEERS, UNITS


def thinned(chance, empty, wrong):
    """Make a position: a solved grid without some digits, where cells have some wrong candidates left."""
    solution = solved_grid(chance)
    digits = list(solution)
    for cell in chance.sample(range(81), empty):
        digits[cell] = 0
    fits = Position.parse("".join(map(str, digits)).replace("0", ".")).candidates()
    cells = []
    for digit, right, mask in zip(digits, solution, fits, strict=True):
        others = [other for other in range(9) if mask >> other & 1 and other != right - 1]
        kept = chance.sample(others, min(len(others), chance.choice(wrong)))
        cells.append(0 if digit else 1 << right - 1 | sum(1 << other for other in kept))
    given = sum(1 << cell for cell, digit in enumerate(digits) if digit)
    return State.with_candidates(digits, cells, given), solution


def candidates(state, cell):
    """List the candidates of a cell."""
    return [digit + 1 for digit in range(9) if state.cells[cell] >> digit & 1]


def all_sets(state):
    """List the almost locked sets: unit by unit, as lists of cells come in a dictionary."""
    found = {}
    for unit in UNITS:
        cells = [cell for cell in unit if not state.digits[cell]]
        choices = [choice for size in range(1, len(cells) + 1) for choice in combinations(cells, size)]
        for choice in sorted(choices):
            digits = {digit for cell in choice for digit in candidates(state, cell)}
            if len(digits) == len(choice) + 1:
                found.setdefault(choice, digits)
    return list(found.items())


def with_digit(state, cells, digit):
    """List the cells among some that have a digit as a candidate."""
    return [cell for cell in cells if digit in candidates(state, cell)]


def commons(state, one, other):
    """Give the restricted common digits of two sets."""
    return {
        digit
        for digit in one[1] & other[1]
        if all(
            second in PEERS[first]
            for first in with_digit(state, one[0], digit)
            for second in with_digit(state, other[0], digit)
        )
    }


def victims(state, sets, digit):
    """List the candidates of a digit outside that see all those of it in some sets."""
    own = [cell for cells, _ in sets for cell in with_digit(state, cells, digit)]
    return {
        (digit, cell)
        for cell in with_digit(state, range(81), digit)
        if all(cell in PEERS[other] for other in own)
    }


def apart(one, other):
    """Whether two sets share no cell."""
    return not set(one[0]) & set(other[0])


def nested(one, other):
    """Whether one of two sets lies in the other."""
    return set(one[0]) <= set(other[0]) or set(other[0]) <= set(one[0])


def pairs(state):
    """Give what pairs of sets conclude (als-xz)."""
    found = set()
    for one, other in combinations(all_sets(state), 2):
        linked = commons(state, one, other)
        if not linked or not apart(one, other):
            continue
        out = set()
        for digit in one[1] | other[1]:
            having = [some for some in (one, other) if digit in some[1]]
            if len(linked) == 2 and digit not in linked:
                for some in having:
                    out |= victims(state, [some], digit)
            elif len(having) == 2 and (len(linked) == 2 or digit not in linked):
                out |= victims(state, having, digit)
        found.add(frozenset((digit, cell) for digit, cell in out if cell not in (*one[0], *other[0])))
    return found - {frozenset()}


def chains(state, least, most, nesting):
    """Give what chains of sets conclude, each set once; `nesting` if one end may lie in the other."""
    sets = all_sets(state)
    links = {}
    for here, there in product(range(len(sets)), repeat=2):
        if here != there:
            for digit in commons(state, sets[here], sets[there]):
                links.setdefault(here, []).append((digit, there))
    found = set()

    def follow(way, used):
        if len(way) >= least:
            first, last = sets[way[0]], sets[way[-1]]
            digits = first[1] & last[1] - {used[0], used[-1]}
            out = [victim for digit in digits for victim in victims(state, [first, last], digit)]
            if nesting or not nested(first, last):
                found.add(frozenset(out))
        if len(way) < most:
            for digit, there in links.get(way[-1], ()):
                if (not used or digit != used[-1]) and there not in way:
                    follow([*way, there], [*used, digit])

    for start in range(len(sets)):
        follow([start], [])
    return found - {frozenset()}


def blossoms(state):
    """Give what stems and their petals conclude (death-blossom)."""
    sets = all_sets(state)
    found = set()
    for stem in range(81):
        digits = candidates(state, stem) if not state.digits[stem] else []
        petals = [
            [some for some in sets if digit in some[1] and (digit, stem) in victims(state, [some], digit)]
            for digit in digits
        ]
        if len(digits) > 1:
            for choice in product(*petals):
                shared = set.intersection(*(some[1] for some in choice)) - set(digits)
                found.add(frozenset(out for digit in shared for out in victims(state, choice, digit)))
    return found - {frozenset()}


def written(mask):
    """Write a set of candidates as pairs of digit and cell."""
    return {(number // 81 + 1, number % 81) for number in range(729) if mask >> number & 1}


def exclude(number, other):
    """Whether two candidates cannot both be true, by their numbers."""
    digit, cell = divmod(number, 81)
    other_digit, other_cell = divmod(other, 81)
    return digit != other_digit if cell == other_cell else digit == other_digit and other_cell in PEERS[cell]


def concluded(steps):
    """Write the eliminations of steps in the same way."""
    return {frozenset(written(step.eliminations)) for step in steps}
