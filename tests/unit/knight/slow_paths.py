"""A search of the tests' own for paths over all squares, which shares nothing with the engine.

Depth first over sets of visited squares; a set that failed on a square is not visited again. It gives up a
set of which squares are left with no way to them, or two with one only, neither beside the knight; these
few rules are checked by reading, and keep 8 by 8 within reach.
"""

from itertools import pairwise

STEPS = [(a * s, b * t) for a, b in ((1, 2), (2, 1)) for s in (1, -1) for t in (1, -1)]


def around(square, there):
    return [(square[0] + a, square[1] + b) for a, b in STEPS if (square[0] + a, square[1] + b) in there]


def has_path(there, path, end=None, closed=False, most=300_000):
    """Whether `path` can be continued over all squares of the set `there`; None if that takes too long."""
    squares = sorted(there)
    bit = {square: 1 << number for number, square in enumerate(squares)}
    beside = {bit[square]: [bit[to] for to in around(square, there)] for square in squares}
    near = {one: sum(others) for one, others in beside.items()}
    light = sum(bit[row, column] for row, column in squares if (row + column) % 2)
    visited = sum(bit[square] for square in path)
    whole = (1 << len(squares)) - 1
    ends = whole
    if end is not None:
        ends &= bit[end]
    if closed and len(squares) > 1:
        ends &= near[bit[path[0]]]
    if closed and len(squares) == 1:
        return False
    failed = set()
    looked_at = 0

    def onward(visited, here):
        """The squares to try from here, or none where it is clear that they lead nowhere."""
        left = whole & ~visited
        if not left & ends:
            return []
        alike = left & (light if here & light else ~light)
        if not 0 <= left.bit_count() - 2 * alike.bit_count() <= 1:
            return []
        last = 0
        rest = left
        while rest:
            one = rest & -rest
            rest ^= one
            ways = (near[one] & left).bit_count() + bool(near[one] & here)
            if ways == 0:
                return []
            if ways == 1 and left != one:
                last += 1
                if last > 1 or not one & ends:
                    return []
        return sorted(
            (to for to in beside[here] if to & left),
            key=lambda to: (near[to] & left).bit_count(),
            reverse=True,
        )

    here = bit[path[-1]]
    if visited == whole:
        return bool(here & ends)
    todo = [(visited, here, onward(visited, here))]
    while todo:
        visited, here, waiting = todo[-1]
        if not waiting:
            todo.pop()
            failed.add((visited, here))
            continue
        to = waiting.pop()
        after = visited | to
        if after == whole:
            if to & ends:
                return True
            continue
        if (after, to) in failed:
            continue
        looked_at += 1
        if looked_at > most:
            return None
        todo.append((after, to, onward(after, to)))
    return False


def is_tour(path, there, end=None, closed=False):
    """Whether a path visits every square of the set once, by moves, and ends as asked for."""
    return (
        len(path) == len(there)
        and set(path) == set(there)
        and all(two in around(one, there) for one, two in pairwise(path))
        and (end is None or path[-1] == end)
        and (not closed or path[0] in around(path[-1], there))
    )


def beginning(chance, rows, cols, moves, holes=(), careful=False):
    """A random walk of at most so many moves; a careful one does not leave squares without a way to them."""
    there = {(r, c) for r in range(rows) for c in range(cols)} - set(holes)
    path = [chance.choice(sorted(there))]
    while len(path) <= moves:
        left = there.difference(path)
        options = around(path[-1], left)
        chance.shuffle(options)
        if careful:
            options.sort(key=lambda to: _bad(left - {to}, to))
        if not options:
            break
        path.append(options[0])
    return path


def _bad(left, here):
    return sum(len(around(square, left | {here})) < 2 for square in left)


def shape(chance, most=36):
    """A random board (rows, cols, holes), half of them sown, half grown together by knight's moves."""
    rows, cols = chance.randint(3, 8), chance.randint(3, 8)
    whole = {(r, c) for r in range(rows) for c in range(cols)}
    size = chance.randint(1, min(most, len(whole)))
    if chance.random() < 0.3:
        return rows, cols, chance.sample(sorted(whole), len(whole) - size)
    there = [chance.choice(sorted(whole))]
    while len(there) < size:
        beside = sorted({to for one in there for to in around(one, whole)} - set(there))
        if not beside:
            break
        # Squares with many neighbours there already make a board on which a tour is likely.
        beside.sort(key=lambda to: len(around(to, set(there))))
        there.append(beside[-1] if chance.random() < 0.5 else chance.choice(beside))
    return rows, cols, sorted(whole.difference(there))
