"""The days that puzzles are made for, which are their seeds."""

_DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def is_day(text: str) -> bool:
    """Whether a text is a day of the calendar, written like 2026-11-27.

    >>> is_day("2028-02-29"), is_day("2026-02-29"), is_day("2026-2-3")
    (True, False, False)
    """
    parts = text.split("-")
    if [len(part) for part in parts] != [4, 2, 2] or not all(
        part.isascii() and part.isdecimal() for part in parts
    ):
        return False
    year, month, date = map(int, parts)
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return year > 0 and 1 <= month <= 12 and 1 <= date <= _DAYS[month - 1] - (month == 2 and not is_leap)
