"""What is a day, against the calendar of the standard library."""

from datetime import date, timedelta

import pytest

from undoku.search.days import is_day


def test_days_are_those_of_the_calendar():
    first = date(1999, 12, 1)
    days = {(first + timedelta(number)).isoformat() for number in range(900)}
    written = [
        f"{year}-{month:02}-{day:02}" for year in (2000, 2001) for month in range(14) for day in range(33)
    ]
    assert {text for text in written if is_day(text)} == days & set(written)
    assert is_day("1900-02-28") and not is_day("1900-02-29")


@pytest.mark.parametrize(
    "text", ["", "2026-11", "26-11-27", "2026-1-27", "0000-01-01", "٢٠٢٦-11-27", "2026-11-27 "]
)
def test_what_is_written_otherwise_is_no_day(text):
    assert not is_day(text)
