"""Warnsdorff's order with a way back: where no move is left, the last is taken back and another tried."""

from collections.abc import Generator

from undoku.knight.methods.ending import Ending
from undoku.knight.methods.field import Field
from undoku.knight.methods.tally import Tally
from undoku.knight.methods.warnsdorff import roth

#: Squares entered before the search is given up.
PATIENCE = 1_000_000

#: Squares entered between two pauses.
_SLICE = 32


def backtrack(
    field: Field, start: int, ending: Ending, tally: Tally
) -> Generator[int, None, list[int] | None]:
    """Search depth first from a place that is visited, ties taken far from the middle first.

    Returns the path; None where `PATIENCE` was not enough, or there is none, as `tally.exhausted` tells. A
    place from which no move leads on is passed over unless it is the last.
    """
    ways, tie, size = field.ways, roth(field), field.size
    path = [start]

    def choices() -> list[int]:
        """The places to go to from the end of the path, the best last."""
        left = size - len(path)
        places = ending.allowed(field.around(path[-1]), left)
        if left > 1:
            places = [place for place in places if ways[place]]
        return sorted(places, key=lambda place: (-ways[place], -tie(place)))

    waiting = [choices()]
    while len(path) < size:
        if waiting[-1]:
            place = waiting[-1].pop()
            field.visit(place)
            ending.visited(place)
            path.append(place)
            waiting.append(choices())
            tally.entered(len(path), stuck=not waiting[-1] and len(path) < size)
            if tally.nodes % _SLICE == 0:
                yield _SLICE
                if tally.nodes >= PATIENCE:
                    return None
        else:
            waiting.pop()
            place = path.pop()
            if not path:
                tally.exhausted = True
                return None
            field.leave(place)
            ending.left(place)
    return path
