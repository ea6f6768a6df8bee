"""Franken fish: fish with boxes among their base units or their covers.

The lines of the base are all rows and those of the covers all columns, or the other way round; a box
may stand for a line on either side. Places that a base box and a base line share are endo-fins.
"""

from __future__ import annotations

from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.fish_search import FINNED, FRANKEN, PLAIN
from undoku.sudoku.techniques.fish_steps import fish_steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


@finds("franken-x-wing")
def franken_x_wing(state: State) -> Finding:
    """Find two base units of a digit in two covers, boxes among them."""
    return fish_steps(state, "franken-x-wing", 2, FRANKEN, PLAIN)


@finds("franken-swordfish")
def franken_swordfish(state: State) -> Finding:
    """Find three base units of a digit in three covers, boxes among them."""
    return fish_steps(state, "franken-swordfish", 3, FRANKEN, PLAIN)


@finds("franken-jellyfish")
def franken_jellyfish(state: State) -> Finding:
    """Find four base units of a digit in four covers, boxes among them."""
    return fish_steps(state, "franken-jellyfish", 4, FRANKEN, PLAIN)


@finds("franken-squirmbag")
def franken_squirmbag(state: State) -> Finding:
    """Find five base units of a digit in five covers, boxes among them."""
    return fish_steps(state, "franken-squirmbag", 5, FRANKEN, PLAIN)


@finds("franken-whale")
def franken_whale(state: State) -> Finding:
    """Find six base units of a digit in six covers, boxes among them."""
    return fish_steps(state, "franken-whale", 6, FRANKEN, PLAIN)


@finds("franken-leviathan")
def franken_leviathan(state: State) -> Finding:
    """Find seven base units of a digit in seven covers, boxes among them."""
    return fish_steps(state, "franken-leviathan", 7, FRANKEN, PLAIN)


@finds("finned-franken-x-wing")
def finned_franken_x_wing(state: State) -> Finding:
    """Find two base units in two covers, boxes among them, but for some fins."""
    return fish_steps(state, "finned-franken-x-wing", 2, FRANKEN, FINNED)


@finds("finned-franken-swordfish")
def finned_franken_swordfish(state: State) -> Finding:
    """Find three base units in three covers, boxes among them, but for some fins."""
    return fish_steps(state, "finned-franken-swordfish", 3, FRANKEN, FINNED)


@finds("finned-franken-jellyfish")
def finned_franken_jellyfish(state: State) -> Finding:
    """Find four base units in four covers, boxes among them, but for some fins."""
    return fish_steps(state, "finned-franken-jellyfish", 4, FRANKEN, FINNED)


@finds("finned-franken-squirmbag")
def finned_franken_squirmbag(state: State) -> Finding:
    """Find five base units in five covers, boxes among them, but for some fins."""
    return fish_steps(state, "finned-franken-squirmbag", 5, FRANKEN, FINNED)


@finds("finned-franken-whale")
def finned_franken_whale(state: State) -> Finding:
    """Find six base units in six covers, boxes among them, but for some fins."""
    return fish_steps(state, "finned-franken-whale", 6, FRANKEN, FINNED)


@finds("finned-franken-leviathan")
def finned_franken_leviathan(state: State) -> Finding:
    """Find seven base units in seven covers, boxes among them, but for some fins."""
    return fish_steps(state, "finned-franken-leviathan", 7, FRANKEN, FINNED)
