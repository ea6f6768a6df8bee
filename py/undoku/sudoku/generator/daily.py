"""The puzzle of a day, the same for everybody: the day is the seed."""

from __future__ import annotations

from undoku.search.errors import shown
from undoku.sudoku.generator.errors import WishError
from undoku.sudoku.generator.wishes import Wishes

_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def daily(day: str, level: str) -> tuple[Wishes, str]:
    """Give the wishes and the seed of the puzzle of a day, written like 2026-11-27, and a level.

    Raises WishError for what is no day or no level.

    >>> daily("2026-11-27", "easy")[1]
    'day 2026-11-27'
    """
    parts = day.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not all(
        part.isascii() and part.isdecimal() for part in parts
    ):
        raise WishError("no-day", day=shown(day))
    year, month, date = map(int, parts)
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if not year or not 1 <= month <= 12 or not 1 <= date <= _DAYS[month - 1] - (month == 2 and not is_leap):
        raise WishError("no-day", day=shown(day))
    return Wishes(level), f"day {day}"
