"""Fish: n units whose places for a digit lie, but for some fins, in n others (see `fish_search`).

The simplest is the X-wing. In two rows a digit has the same two columns left: whichever way round it goes
there, both columns have theirs from these rows, and it goes from their other cells. A fish is *finned* if
there are more candidates, which all see the victims: one of those is true, or the fish holds. It is *sashimi*
if without its fins a line would have only one place left, so that the rest would fall apart.

Fish of lines have rows in columns, or the other way round, and fins in one box. In *franken* fish a box may
stand for a line on either side; places that a base box and a base line share are endo-fins. In *mutant* fish
lines need not cross: rows and columns may stand together in the base or among the covers, or rows on both
sides. Base units then often share places, which are endo-fins; covers do as well, and a base place in two of
them is false (cannibalism).
"""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import CELLS
from undoku.sudoku.techniques.digit_templates import with_victims
from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.fish_search import (
    BASIC,
    FINNED,
    FRANKEN,
    MUTANT,
    PLAIN,
    SASHIMI,
    fish_of,
)
from undoku.sudoku.techniques.step import DEFINING, ENDO_FIN, FIN, Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.fish_search import Fish
    from undoku.sudoku.techniques.state import State

NAMES = ("x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan")
"""What fish of two to seven units are called."""

SORTS = (
    ("", BASIC, PLAIN),
    ("finned-", BASIC, FINNED),
    ("sashimi-", BASIC, SASHIMI),
    ("franken-", FRANKEN, PLAIN),
    ("finned-franken-", FRANKEN, FINNED),
    ("mutant-", MUTANT, PLAIN),
    ("finned-mutant-", MUTANT, FINNED),
)
"""What stands before the name of each kind and shape of fish."""


def _find_fish(technique: str, size: int, kind: int, shape: int) -> None:
    """Register what finds the fish of one size, kind and shape."""

    def find(state: State) -> Finding:
        """Go through the digits, with a pause between two of them at least."""
        for digit, places in state.once(with_victims):
            for fish in fish_of(places, size, kind):
                if fish is None:
                    yield None
                elif fish.shape == shape:
                    yield step_of(technique, digit, fish)
            yield None

    find.__name__ = technique.replace("-", "_")
    finds(technique)(find)


for _before, _kind, _shape in SORTS:
    for _size, _name in enumerate(NAMES, 2):
        _find_fish(f"{_before}{_name}", _size, _kind, _shape)


def step_of(technique: str, digit: int, fish: Fish) -> Step:
    """Make the step of a fish; the digit counts from 0."""
    sets = ((DEFINING, fish.body), (FIN, fish.fins), (ENDO_FIN, fish.endo_fins))
    return Step(
        technique,
        eliminations=fish.victims << CELLS * digit,
        roles=tuple((role, cells << CELLS * digit) for role, cells in sets if cells),
        units=fish.bases,
        covers=fish.covers,
    )
