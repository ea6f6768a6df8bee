"""A slow and independent judge of chains: is every link what it says, and does the conclusion follow?

It looks at the rules of Sudoku and the candidates of a state only, candidate by candidate, and shares nothing
with the code that finds chains. `faults(step, state)` lists what is wrong in sentences; a good step has none.
"""

from functools import lru_cache
from itertools import pairwise


def candidates(mask):
    """Give the candidates of a set as pairs of cell and digit."""
    return {(number % 81, number // 81 + 1) for number in range(729) if mask >> number & 1}


def clash(one, other):
    """Whether two candidates cannot both be true: in one cell, or the same digit in one unit."""
    (cell, digit), (second, another) = one, other
    if one == other:
        return False
    if cell == second:
        return True
    return digit == another and bool(units(cell) & units(second))


def units(cell):
    """Give the three units of a cell, by name."""
    row, column = divmod(cell, 9)
    return {("row", row), ("column", column), ("box", row // 3, column // 3)}


@lru_cache(maxsize=4)
def present(state):
    """Give all candidates of a state."""
    return {
        (cell, digit) for cell in range(81) for digit in range(1, 10) if state.cells[cell] >> digit - 1 & 1
    }


def is_weak(source, target):
    """Whether no candidate of the target can be true beside one of the source."""
    return bool(source and target) and all(clash(one, other) for one in source for other in target)


def is_strong(source, target, state, sets=()):
    """Whether one of the target must be true if none of the source is.

    Either the two are all the places of a digit in a unit, or all candidates of a cell; or they lie in an
    almost locked set, of which the source holds all of one digit and the target all of another.
    """
    there = present(state)
    both = source | target
    if not source or not target or not both <= there or source & target:
        return False
    digits = {digit for _, digit in both}
    cells = {cell for cell, _ in both}
    if len(digits) == 1:
        [digit] = digits
        shared = set.intersection(*(units(cell) for cell in cells))
        return any(all(c in cells for c, d in there if d == digit and unit in units(c)) for unit in shared)
    if {candidate for candidate in there if candidate[0] in cells} == both and len(cells) == 1:
        return True
    return any(_locks(source, target, part, there) for part in sets)


def _locks(source, target, part, there):
    cells = {cell for cell, _ in part}
    digits = {digit for _, digit in part}
    whole = part == {candidate for candidate in there if candidate[0] in cells}
    together = bool(set.intersection(*(units(cell) for cell in cells)))
    of_digits = [{candidate for candidate in part if candidate[1] == digit} for digit in digits]
    return (
        whole and together and len(digits) == len(cells) + 1 and source in of_digits and target in of_digits
    )


def faults(step, state):
    """List what is wrong with a step of one or more alternating chains."""
    found = []
    there = present(state)
    eliminated = candidates(step.eliminations)
    if not eliminated <= there or step.placements or not eliminated:
        found.append("it does not take out candidates that are there")
    sets = [candidates(part) for part in step.sets]
    chains = [[(candidates(a), candidates(b), strong) for a, b, strong in chain] for chain in step.chains]
    if not chains or any(not chain for chain in chains) or len(step.premises) != len(chains):
        return [*found, "there is no chain, or not one premise for each"]
    for chain, premise in zip(chains, step.premises, strict=True):
        found += [
            f"link {place} is not what it says"
            for place, link in enumerate(chain)
            if not _holds(link, state, sets)
        ]
        found += ["links do not hang together" for one, other in pairwise(chain) if one[1] != other[0]]
        found += ["links do not alternate" for one, other in pairwise(chain) if one[2] == other[2]]
        if chain[0][2] == premise:
            found.append("a true candidate has weak links, a false one strong links")
    if not found and not _follows(chains, eliminated, there):
        found.append("the conclusion does not follow")
    return found


def _holds(link, state, sets):
    source, target, strong = link
    return is_strong(source, target, state, sets) if strong else is_weak(source, target)


def _follows(chains, eliminated, there):
    """Whether what is taken out is impossible, by a reason that fits all of the chains."""
    if len(chains) > 1:
        return _of_two_colours(chains, eliminated, there)
    [chain] = chains
    start, end = chain[0][0], chain[-1][1]
    if not chain[0][2]:  # begun with what is taken out, ended with a weak link to it
        return start == end == eliminated and not chain[-1][2]
    if not chain[-1][2]:  # a loop, closed with a weak link
        weak = [(one, other) for one, other, strong in chain if not strong]
        return start == end and all(
            any(_both_rule_out(pair, candidate) for pair in weak) for candidate in eliminated
        )
    return all(_both_rule_out((start, end), candidate) for candidate in eliminated) or _of_two_colours(
        chains, eliminated, there
    )


def _both_rule_out(pair, candidate):
    return all(clash(node, candidate) for nodes in pair for node in nodes)


def _of_two_colours(chains, eliminated, there):
    """Whether each of the eliminated sees both colours of cells that all have the same two candidates.

    From a cell on to one that it sees the digit changes: every second candidate has one colour, both ways.
    """
    off = {node for chain in chains for place, link in enumerate(chain) for node in link[place & 1]}
    on = {node for chain in chains for place, link in enumerate(chain) for node in link[1 - (place & 1)]}
    cells = {cell for cell, _ in off | on}
    pairs = {frozenset(digit for cell, digit in there if cell == one) for one in cells}
    return (
        len(pairs) == 1
        and len(next(iter(pairs))) == 2
        and len({frozenset(chain[0][0]) for chain in chains}) == 1
        and all(any(clash(node, candidate) for node in off) for candidate in eliminated)
        and all(any(clash(node, candidate) for node in on) for candidate in eliminated)
    )
