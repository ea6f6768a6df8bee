"""From a table's reasons to the links of one branch: those that its end rests on, in the order of telling."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.step import Link

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Protocol

    class Reasons(Protocol):
        """How what is true or false follows from one supposition: of `Chains` or of `Net`."""

        premise: int
        truth: bool
        why_on: dict[int, int]
        why_off: dict[int, int]


EMPTY, ONE_OF, EITHER_WAY = range(3)
"""What a step with branches rests on: all candidates of a cell, or of a digit in a unit, are false; one of
them is true; a candidate is true or false."""


def branch(reasons: Reasons, on: Iterable[int] = (), off: Iterable[int] = ()) -> tuple[Link, ...]:
    """Give the links from the supposition to nodes that are true, and to candidates that are false.

    The source of every link is the supposition, or was reached by links before it; in nets by several. Nodes,
    and candidates that are false, are given as sets of candidates.
    """
    telling = _Telling(reasons)
    for node in on:
        telling.tell_true(node)
    for candidate in off:
        telling.tell_false(candidate)
    return tuple(telling.links)


class _Telling:
    def __init__(self, reasons: Reasons) -> None:
        self.links: list[Link] = []
        self._reasons = reasons
        self._true = {reasons.premise} if reasons.truth else set()
        self._false = set() if reasons.truth else {reasons.premise}

    def tell_true(self, node: int) -> None:
        """Tell how a node becomes true: what makes it so first."""
        if node not in self._true:
            self._true.add(node)
            source = self._reasons.why_on[node]
            self.tell_false(source)
            self.links.append(Link(source, node, True))

    def tell_false(self, candidates: int) -> None:
        """Tell how some candidates become false, those together that one node makes so."""
        why = self._reasons.why_off
        parts = [candidates] if candidates in why else [1 << number for number in members(candidates)]
        nodes = dict.fromkeys(why[part] for part in parts if part not in self._false)
        for node in nodes:
            self.tell_true(node)
        for node in nodes:
            made_false = 0
            for part in parts:
                if part not in self._false and why[part] == node:
                    self._false.add(part)
                    made_false |= part
            if made_false:
                self.links.append(Link(node, made_false, False))
