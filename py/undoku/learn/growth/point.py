"""One figure of a line: what a search did on one board."""

from __future__ import annotations

from typing import NamedTuple

WHOLE, CUT, LEFT, WRONG = "whole", "cut", "left", "wrong"
"""How it ended: by itself; given up; not begun, as those before took too long; wrong, or with an error."""

UNKNOWN = -1
"""Stands for what is not counted."""

PATIENCE = 2
"""Searches given up one after the other before the larger boards are left out."""


class Point(NamedTuple):
    """What a search did on one board.

    Attributes:
        line: the name of the strategy or program.
        size: the size of the board.
        outcome: WHOLE, CUT, LEFT or WRONG; only what is WHOLE has figures to be drawn.
        calls, tries, placements: how often; UNKNOWN for what is not counted or not known.
        said: why there are no figures, in a few words; else empty.
    """

    line: str
    size: int
    outcome: str = WHOLE
    calls: int = UNKNOWN
    tries: int = UNKNOWN
    placements: int = UNKNOWN
    said: str = ""


def is_too_slow(points: list[Point]) -> bool:
    """Whether the latest ones of a line were given up, so that larger boards would be, too."""
    latest = points[-PATIENCE:]
    return len(latest) == PATIENCE and all(point.outcome in (CUT, LEFT) for point in latest)
