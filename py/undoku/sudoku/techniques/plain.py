"""A step as plain values, as a page draws it: cells are numbers, candidates pairs of cell and digit."""

from __future__ import annotations

from undoku.sudoku.techniques.blocking import blocking
from undoku.sudoku.techniques.candidates import members
from undoku.sudoku.techniques.catalogue import BLOCKING, BY_IDENTIFIER
from undoku.sudoku.techniques.words import explain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step


def plain(step: Step, state: AnyState) -> dict[str, Any]:
    """Give a step of a state, with its words."""
    said = explain(step, state)
    pairs = state.geometry.pairs
    shows = BY_IDENTIFIER[step.technique].shows
    return {
        "technique": step.technique,
        "title": said.title,
        "where": said.where,
        "argument": said.argument,
        "placements": pairs(step.placements),
        "eliminations": pairs(step.eliminations),
        "roles": {role: pairs(mask) for role, mask in step.roles},
        "units": step.units,
        "covers": step.covers,
        "shows": shows,
        "blocking": list(members(blocking(step, state))) if shows == BLOCKING else [],
        "sets": [pairs(mask) for mask in step.sets],
        "chains": [
            [
                {"source": pairs(link.source), "target": pairs(link.target), "strong": link.strong}
                for link in chain
            ]
            for chain in step.chains
        ],
    }
