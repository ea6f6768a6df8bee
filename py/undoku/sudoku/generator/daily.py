"""The puzzle of a day, the same for everybody: the day is the seed."""

from __future__ import annotations

from undoku.search.days import is_day
from undoku.search.errors import shown
from undoku.sudoku.generator.errors import WishError
from undoku.sudoku.generator.wishes import Wishes


def daily(day: str, level: str) -> tuple[Wishes, str]:
    """Give the wishes and the seed of the puzzle of a day, written like 2026-11-27, and a level.

    Raises WishError for what is no day or no level.

    >>> daily("2026-11-27", "easy")[1]
    'day 2026-11-27'
    """
    if not is_day(day):
        raise WishError("no-day", day=shown(day))
    return Wishes(level), f"day {day}"
