"""Why an answer is wrong, by the definition: one module for each family where there is more to say."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from undoku.sudoku.practice.answer import Answer, Reason
    from undoku.sudoku.techniques.state import State

    OfCandidate: TypeAlias = Callable[[State, str, int], Reason | None]
    OfPattern: TypeAlias = Callable[[State, str, Answer], Reason | None]
    Proves: TypeAlias = Callable[[State, str, Answer], int]


class Reasons(NamedTuple):
    """What a family knows of answers that are wrong.

    Attributes:
        of_candidate: why a candidate does not follow: what nearly shows it, and what is missing.
        of_pattern: why what was marked is no pattern.
        proves: what goes by a pattern that holds, though it is that of no step that was found; 0 for nothing.
    """

    of_candidate: OfCandidate = lambda state, technique, number: None
    of_pattern: OfPattern = lambda state, technique, answer: None
    proves: Proves = lambda state, technique, answer: 0


_NONE = Reasons()
_FAMILIES = (
    "alternating_chains",
    "colouring",
    "fish",
    "intersections",
    "rectangles",
    "simple_chains",
    "single_digit",
    "singles",
    "subsets",
    "wings",
)
"""The families that have a module here, by their names."""


def reasons_of(technique: str) -> Reasons:
    """Give what is known of a technique's family."""
    family = BY_IDENTIFIER[technique].family
    if family not in _FAMILIES:
        return _NONE
    found: Reasons = import_module(f"undoku.sudoku.practice.reasons.{family}").REASONS
    return found
