"""Mutant fish: fish of any units, with rows and columns mixed in the base, in the covers, or between them.

Lines need not cross: rows and columns may stand together in the base or among the covers, or rows on both
sides. Base units then often share places, which are endo-fins; covers do as well, and a base place in two of
them is false (cannibalism).
"""

from __future__ import annotations

from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.fish_search import FINNED, MUTANT, PLAIN
from undoku.sudoku.techniques.fish_steps import fish_steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


@finds("mutant-x-wing")
def mutant_x_wing(state: State) -> Finding:
    """Find two base units of a digit in two covers, of any sort."""
    return fish_steps(state, "mutant-x-wing", 2, MUTANT, PLAIN)


@finds("mutant-swordfish")
def mutant_swordfish(state: State) -> Finding:
    """Find three base units of a digit in three covers, of any sort."""
    return fish_steps(state, "mutant-swordfish", 3, MUTANT, PLAIN)


@finds("mutant-jellyfish")
def mutant_jellyfish(state: State) -> Finding:
    """Find four base units of a digit in four covers, of any sort."""
    return fish_steps(state, "mutant-jellyfish", 4, MUTANT, PLAIN)


@finds("mutant-squirmbag")
def mutant_squirmbag(state: State) -> Finding:
    """Find five base units of a digit in five covers, of any sort."""
    return fish_steps(state, "mutant-squirmbag", 5, MUTANT, PLAIN)


@finds("mutant-whale")
def mutant_whale(state: State) -> Finding:
    """Find six base units of a digit in six covers, of any sort."""
    return fish_steps(state, "mutant-whale", 6, MUTANT, PLAIN)


@finds("mutant-leviathan")
def mutant_leviathan(state: State) -> Finding:
    """Find seven base units of a digit in seven covers, of any sort."""
    return fish_steps(state, "mutant-leviathan", 7, MUTANT, PLAIN)


@finds("finned-mutant-x-wing")
def finned_mutant_x_wing(state: State) -> Finding:
    """Find two base units in two covers, of any sort, but for some fins."""
    return fish_steps(state, "finned-mutant-x-wing", 2, MUTANT, FINNED)


@finds("finned-mutant-swordfish")
def finned_mutant_swordfish(state: State) -> Finding:
    """Find three base units in three covers, of any sort, but for some fins."""
    return fish_steps(state, "finned-mutant-swordfish", 3, MUTANT, FINNED)


@finds("finned-mutant-jellyfish")
def finned_mutant_jellyfish(state: State) -> Finding:
    """Find four base units in four covers, of any sort, but for some fins."""
    return fish_steps(state, "finned-mutant-jellyfish", 4, MUTANT, FINNED)


@finds("finned-mutant-squirmbag")
def finned_mutant_squirmbag(state: State) -> Finding:
    """Find five base units in five covers, of any sort, but for some fins."""
    return fish_steps(state, "finned-mutant-squirmbag", 5, MUTANT, FINNED)


@finds("finned-mutant-whale")
def finned_mutant_whale(state: State) -> Finding:
    """Find six base units in six covers, of any sort, but for some fins."""
    return fish_steps(state, "finned-mutant-whale", 6, MUTANT, FINNED)


@finds("finned-mutant-leviathan")
def finned_mutant_leviathan(state: State) -> Finding:
    """Find seven base units in seven covers, of any sort, but for some fins."""
    return fish_steps(state, "finned-mutant-leviathan", 7, MUTANT, FINNED)
