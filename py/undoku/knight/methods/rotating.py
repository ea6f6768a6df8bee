"""Warnsdorff's rule as far as it goes, then rotations: no square is ever taken back.

Where the knight is stuck it stands beside squares that it has visited. A rotation (L. Posa, 1976; see
`undoku.knight.rotations`) turns the path round after one of those, which gives it another end. Rotations
that bring the end nearer to a square that is left, mixed with random ones, go on until the knight can reach
it; when none is left, the same brings the end to where the tour has to end.
"""

from collections.abc import Generator

from undoku.knight.methods.ending import Ending
from undoku.knight.methods.field import Field
from undoku.knight.methods.tally import Tally
from undoku.knight.methods.warnsdorff import best_of, follow, roth
from undoku.knight.rotations import MOST_PIECES, TurningPath

#: A rotation is about as much work as this many squares of Warnsdorff's rule.
_UNITS = 3


def patience(size: int) -> int:
    """Return how many rotations are tried on a board of so many squares."""
    return 20_000 + 10 * size


def rotate(field: Field, start: int, ending: Ending, tally: Tally) -> Generator[int, None, list[int] | None]:
    """Draw a path from a place that is visited and turn it until it is a tour; None if that takes too long.

    Gives the same answer every time, on every machine.
    """
    tie, width = roth(field), field.width
    path = [start]
    # Where the tour may end is seen to when nothing is left to visit.
    yield from follow(field, path, Ending(None), tie)
    tally.nodes = len(path)
    tally.visited = len(path)
    turning = TurningPath(path, len(field.free))
    yield from turning.write_out()
    left = [place for place, free in enumerate(field.free) if free]
    goal = start
    chance = 88172645463325252
    most = patience(field.size)
    stuck = False
    while True:
        end = turning.end
        if places := field.around(end):
            place = best_of(places, field.ways, tie)
            field.visit(place)
            turning.append(place)
            tally.entered(tally.visited + 1)
            stuck = False
            yield 1
            continue
        if tally.visited == field.size and ending.allows(end):
            yield from turning.write_out()
            return turning.squares
        if not stuck:
            stuck = True
            tally.dead_ends += 1
            left = [place for place in left if field.free[place]]
            goal = _nearest(end, left or [place for place in ending.places or () if place != start], width)
        before = turning.before_end if tally.visited > 1 else end
        # No place around is free here, so that all are on the path.
        pivots = [place for place in field.beside(end) if place != before]
        if tally.rotations >= most or not pivots:
            return None
        # A xorshift generator (G. Marsaglia, 2003): the same numbers on every machine.
        chance ^= chance << 13 & 0xFFFFFFFFFFFFFFFF
        chance ^= chance >> 7
        chance ^= chance << 17 & 0xFFFFFFFFFFFFFFFF
        pivot = pivots[(chance >> 4) % len(pivots)]
        if chance & 3:
            pivot = min(pivots, key=lambda place: _far(turning.after(place), goal, width))
        turning.rotate(pivot)
        tally.rotations += 1
        yield _UNITS
        if len(turning.pieces) > MOST_PIECES:
            yield from turning.write_out()


def _far(one: int, two: int, width: int) -> int:
    """The squared distance of two places."""
    (row, column), (to_row, to_column) = divmod(one, width), divmod(two, width)
    return (row - to_row) ** 2 + (column - to_column) ** 2


def _nearest(end: int, places: list[int], width: int) -> int:
    """The nearest of some places; `end` where there is none."""
    return min(places, key=lambda place: _far(end, place, width), default=end)
