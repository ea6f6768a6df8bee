"""Chains by their definition, of candidates as pairs of digit and cell: every way is walked."""

from collections import deque
from functools import partial
from itertools import pairwise

from ..techniques.against_slow import SEEN, UNITS
from .left import DIGITS, places

LONGEST = 10
"""How many strong links a chain has at most."""


def clash(one, other):
    """Whether two candidates, as digit and cell, cannot both be true."""
    (digit, cell), (second, another) = one, other
    return one != other and (cell == another if digit != second else another in SEEN[cell])


def is_strong(left, one, other):
    """Whether of two candidates one must be true: the only two of a unit, or of a cell."""
    (digit, cell), (second, another) = one, other
    if cell == another:
        return left[cell] == {digit, second} and digit != second
    return digit == second and any(set(places(left, digit, unit)) == {cell, another} for unit in UNITS)


def links_hold(left, nodes):
    """Whether a chain, of an even number of candidates, has strong and weak links in turn."""
    if len(nodes) % 2 or len(set(nodes)) < len(nodes) or len(nodes) < 4:
        return False
    return all(
        clash(one, other) if place % 2 else is_strong(left, one, other)
        for place, (one, other) in enumerate(pairwise(nodes))
    )


def excluded_by(left, *ends):
    """Give the candidates that cannot be true beside any of some."""
    every = [(digit, cell) for cell in range(81) for digit in left[cell]]
    return {one for one in every if all(clash(one, end) for end in ends)}


def ends_of_chains(nodes, is_strong_link, is_weak_link, least):
    """Give the pairs of ends of chains that have at least so many strong links and come to no cell twice."""
    strong_of = {one: [other for other in nodes if is_strong_link(one, other)] for one in nodes}
    weak_of = {one: [other for other in nodes if is_weak_link(one, other)] for one in nodes}
    for start in nodes:
        reached = layers(start, strong_of, weak_of)
        for end, count in reached.items():
            lengths = range(count, LONGEST + 1) if least <= count and end[1] != start[1] else ()
            if any(leads(start, end, strong_of, weak_of, most, ()) for most in lengths):
                yield start, end


def layers(start, strong_of, weak_of):
    """Give by how many strong links at least each node follows from a false one, cells twice or not."""
    depth, spread, waiting = {}, {start}, deque([(start, 0)])
    while waiting:
        off, count = waiting.popleft()
        for on in strong_of[off]:
            if on not in depth:
                depth[on] = count + 1
                waiting += [(then, count + 1) for then in weak_of[on] if then not in spread]
                spread |= set(weak_of[on])
    return depth


def leads(off, end, strong_of, weak_of, most, visited):
    """Whether from a false node at most so many strong links lead to an end, by cells not visited yet."""
    for on in strong_of[off]:
        if on == end and on[1] not in visited:
            return True
        if most > 1 and on[1] not in visited and on[1] != end[1]:
            seen = (*visited, off[1], on[1])
            for then in weak_of[on]:
                if then[1] not in seen and leads(then, end, strong_of, weak_of, most - 1, seen):
                    return True
    return False


def x_chains(left):
    """Chains of one digit: what sees both ends."""
    for digit in DIGITS:
        nodes = [(digit, cell) for cell in places(left, digit)]
        for ends in ends_of_chains(nodes, partial(is_strong, left), clash, 2):
            yield (), {one for one in excluded_by(left, *ends) if one[0] == digit}


def xy_chains(left):
    """Chains of cells with two candidates: what sees both ends, which have the same digit."""
    nodes = [(digit, cell) for cell in range(81) if len(left[cell]) == 2 for digit in left[cell]]
    for one, other in ends_of_chains(nodes, _in_one_cell, _of_one_digit, 3):
        if one[0] == other[0]:
            yield (), {out for out in excluded_by(left, one, other) if out[0] == one[0]}


def _in_one_cell(one, other):
    return one[1] == other[1] and one[0] != other[0]


def _of_one_digit(one, other):
    return one[0] == other[0] and clash(one, other)
