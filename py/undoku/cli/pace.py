"""How many puzzles are done, how many a second, who works on them and how long it still takes, in words."""

from __future__ import annotations

import os
import stat
from time import monotonic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TextIO


def size_of(lines: TextIO) -> int | None:
    """How many bytes there are to read, where that is known: of a file."""
    try:
        found = os.fstat(lines.fileno())
    except (OSError, ValueError):  # a text in its place
        return None
    return found.st_size if stat.S_ISREG(found.st_mode) else None


class Pace:
    """Counts what is done of a stream of texts, or of work of a known size."""

    def __init__(self, what: str, whole: float | None) -> None:
        """`what` is counted; `whole` is how large all of it is together, None if that is not known."""
        self._what = what
        self._whole = whole
        self._begun = monotonic()
        self._number = 0
        self._size = 0.0
        self._skipped = 0.0

    def skip(self, size: float) -> None:
        """Count what an earlier run has done: it is no measure of how fast this one is."""
        self._skipped += size

    def count(self, size: float) -> None:
        """Count one more, so large."""
        self._number += 1
        self._size += size

    @property
    def done(self) -> float | None:
        """How much is done, from 0 to 1; None if that is not known."""
        return min(1.0, (self._skipped + self._size) / self._whole) if self._whole else None

    def words(self, workers: int) -> str:
        """Tell it."""
        seconds = monotonic() - self._begun
        told = [f"{self._number:,} {self._what}"]
        if seconds > 1 and self._number:
            told.append(_rate(self._number / seconds))
        if workers > 1:
            told.append(f"{workers:,} workers")
        if self._whole and self._size and seconds > 1:
            left = self._whole - self._skipped - self._size
            told.append(f"{_duration(left * seconds / self._size)} left")
        return ", ".join(told)


def _rate(number: float) -> str:
    for unit, seconds in (("second", 1), ("minute", 60)):
        if number * seconds >= 3:
            return f"{number * seconds:,.0f} a {unit}"
    return f"{number * 3600:,.0f} an hour"


def _duration(seconds: float) -> str:
    seconds = max(0, round(seconds))
    if seconds < 90:
        return f"{seconds} s"
    minutes = round(seconds / 60)
    if minutes < 90:
        return f"{minutes} min"
    hours = minutes / 60
    return f"{hours:.0f} h" if hours < 36 else f"{hours / 24:.0f} days"
