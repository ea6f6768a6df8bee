"""Steps that are fish, as the families of fish yield them."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS
from undoku.sudoku.techniques.digit_templates import impossible
from undoku.sudoku.techniques.fish_search import fish_of
from undoku.sudoku.techniques.step import DEFINING, ENDO_FIN, FIN, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.fish_search import Fish
    from undoku.sudoku.techniques.state import State


def fish_steps(state: State, technique: str, size: int, kind: int, shape: int) -> Finding:
    """Find the fish of one size, kind and shape, digit after digit; it pauses between two digits at least."""
    for digit, places in state.once(_digits_with_victims):
        for fish in fish_of(places, size, kind):
            if fish is None:
                yield None
            elif fish.shape == shape:
                yield _step(technique, digit, fish)
        yield None


def _digits_with_victims(state: State) -> tuple[tuple[int, int], ...]:
    """Give the digits, from 0, that have places where they cannot go, with all their places."""
    return tuple((digit, places) for digit, places in enumerate(state.places) if impossible(places))


def _step(technique: str, digit: int, fish: Fish) -> Step:
    sets = ((DEFINING, fish.body), (FIN, fish.fins), (ENDO_FIN, fish.endo_fins))
    return Step(
        technique,
        eliminations=fish.victims << CELLS * digit,
        roles=tuple((role, cells << CELLS * digit) for role, cells in sets if cells),
        units=fish.bases,
        covers=fish.covers,
    )
