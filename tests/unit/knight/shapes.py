"""Boards of any shape, and all their tours by plain depth-first search."""

import random

JUMPS = [(one, two) for one in (-2, -1, 1, 2) for two in (-2, -1, 1, 2) if abs(one) != abs(two)]


def shape(seed, most, sides=(2, 7)):
    """A board of two to `most` squares that are there: (rows, cols, holes).

    Every third one is a board with a few squares taken out at random; the others are what a knight has passed
    that went about at random, and every other one of these came back to its start.
    """
    rng = random.Random(seed)
    while True:
        rows, cols = rng.randint(*sides), rng.randint(*sides)
        squares = [(row, col) for row in range(rows) for col in range(cols)]
        if seed % 3 == 0:
            gone = max(0, len(squares) - most) + rng.choice((0, 1, 2, 2, 3, 4, 6))
            if len(squares) - gone >= 2:
                return rows, cols, frozenset(rng.sample(squares, gone))
            continue
        beside = joined(rows, cols, ())
        path = [rng.choice(squares)]
        for _ in range(rng.randint(most // 2, most) - 1):
            ways = [square for square in beside[path[-1]] if square not in path]
            # Going where there are fewest ways on keeps the shapes dense.
            path += ways and [min(ways, key=lambda square: (len(beside[square]), rng.random()))]
        if len(path) > most // 3 and (seed % 3 == 1 or path[0] in beside[path[-1]]):
            return rows, cols, frozenset(squares) - frozenset(path)


def joined(rows, cols, holes):
    """The squares a knight's move away, for each square that is there."""
    there = [(row, col) for row in range(rows) for col in range(cols) if (row, col) not in holes]
    return {
        (row, col): [(row + dr, col + dc) for dr, dc in JUMPS if (row + dr, col + dc) in there]
        for row, col in there
    }


def paths(beside, start):
    """The last square of every path from `start` over all squares."""
    left = set(beside) - {start}
    stack = [(start, iter(beside[start]))]
    if not left:
        yield start
    while stack:
        here, ways = stack[-1]
        there = next((way for way in ways if way in left), None)
        if there is None:
            stack.pop()
            left.add(here)
            continue
        left.discard(there)
        if not left:
            yield there
        # One square that cannot be entered any more is enough to turn back; without this it takes for ever.
        if all(any(way in left or way == there for way in beside[square]) for square in left):
            stack.append((there, iter(beside[there])))
        else:
            left.add(there)


def ends(rows, cols, holes=frozenset()):
    """How many paths over all squares lead from one square to another: {(first, last): number}."""
    beside = joined(rows, cols, holes)
    found = {}
    for start in beside:
        for last in paths(beside, start):
            found[start, last] = found.get((start, last), 0) + 1
    return found


def counts(rows, cols, holes=frozenset()):
    """The directed open tours, the closed ones without direction, and {square: open tours from it}."""
    beside = joined(rows, cols, holes)
    found = ends(rows, cols, holes)
    starts = dict.fromkeys(beside, 0)
    for (start, _), number in found.items():
        starts[start] += number
    # Each closed tour of three squares or more is a path from its first square to a neighbour, in two ways.
    first = min(beside)
    closed = sum(
        number for (start, last), number in found.items() if start == first and last in beside[start]
    )
    return sum(starts.values()), closed // 2 if len(beside) > 2 else 0, starts
