"""What is wrong in a lesson."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """What is wrong in a line, and what would be right."""

    line: int
    sentence: str


class LessonError(Exception):
    """What is wrong with something that a line says; whoever knows the line makes a `Fault` of it."""
