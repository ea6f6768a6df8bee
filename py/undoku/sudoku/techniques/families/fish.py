"""Fish of lines: n rows whose places for a digit lie in n columns, or the other way round.

The simplest is the X-wing. In two rows a digit has the same two columns left: whichever way round it goes
there, both columns have theirs from these rows, and it goes from their other cells. A fish is *finned* if
there are more candidates in one box, which all see the victims: one of those is true, or the fish holds.
It is *sashimi* if without its fins a line would have only one place left, so that the rest would fall apart.
"""

from __future__ import annotations

from undoku.sudoku.techniques.finders import finds
from undoku.sudoku.techniques.fish_search import BASIC, FINNED, PLAIN, SASHIMI
from undoku.sudoku.techniques.fish_steps import fish_steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.state import State


@finds("x-wing")
def x_wing(state: State) -> Finding:
    """Find two lines of a digit in two that cross them."""
    return fish_steps(state, "x-wing", 2, BASIC, PLAIN)


@finds("swordfish")
def swordfish(state: State) -> Finding:
    """Find three lines of a digit in three that cross them."""
    return fish_steps(state, "swordfish", 3, BASIC, PLAIN)


@finds("jellyfish")
def jellyfish(state: State) -> Finding:
    """Find four lines of a digit in four that cross them."""
    return fish_steps(state, "jellyfish", 4, BASIC, PLAIN)


@finds("squirmbag")
def squirmbag(state: State) -> Finding:
    """Find five lines of a digit in five that cross them."""
    return fish_steps(state, "squirmbag", 5, BASIC, PLAIN)


@finds("whale")
def whale(state: State) -> Finding:
    """Find six lines of a digit in six that cross them."""
    return fish_steps(state, "whale", 6, BASIC, PLAIN)


@finds("leviathan")
def leviathan(state: State) -> Finding:
    """Find seven lines of a digit in seven that cross them."""
    return fish_steps(state, "leviathan", 7, BASIC, PLAIN)


@finds("finned-x-wing")
def finned_x_wing(state: State) -> Finding:
    """Find two lines of a digit in two that cross them, but for fins in one box."""
    return fish_steps(state, "finned-x-wing", 2, BASIC, FINNED)


@finds("finned-swordfish")
def finned_swordfish(state: State) -> Finding:
    """Find three lines of a digit in three that cross them, but for fins in one box."""
    return fish_steps(state, "finned-swordfish", 3, BASIC, FINNED)


@finds("finned-jellyfish")
def finned_jellyfish(state: State) -> Finding:
    """Find four lines of a digit in four that cross them, but for fins in one box."""
    return fish_steps(state, "finned-jellyfish", 4, BASIC, FINNED)


@finds("finned-squirmbag")
def finned_squirmbag(state: State) -> Finding:
    """Find five lines of a digit in five that cross them, but for fins in one box."""
    return fish_steps(state, "finned-squirmbag", 5, BASIC, FINNED)


@finds("finned-whale")
def finned_whale(state: State) -> Finding:
    """Find six lines of a digit in six that cross them, but for fins in one box."""
    return fish_steps(state, "finned-whale", 6, BASIC, FINNED)


@finds("finned-leviathan")
def finned_leviathan(state: State) -> Finding:
    """Find seven lines of a digit in seven that cross them, but for fins in one box."""
    return fish_steps(state, "finned-leviathan", 7, BASIC, FINNED)


@finds("sashimi-x-wing")
def sashimi_x_wing(state: State) -> Finding:
    """Find finned ones of two lines that would degenerate without their fins."""
    return fish_steps(state, "sashimi-x-wing", 2, BASIC, SASHIMI)


@finds("sashimi-swordfish")
def sashimi_swordfish(state: State) -> Finding:
    """Find finned ones of three lines that would degenerate without their fins."""
    return fish_steps(state, "sashimi-swordfish", 3, BASIC, SASHIMI)


@finds("sashimi-jellyfish")
def sashimi_jellyfish(state: State) -> Finding:
    """Find finned ones of four lines that would degenerate without their fins."""
    return fish_steps(state, "sashimi-jellyfish", 4, BASIC, SASHIMI)


@finds("sashimi-squirmbag")
def sashimi_squirmbag(state: State) -> Finding:
    """Find finned ones of five lines that would degenerate without their fins."""
    return fish_steps(state, "sashimi-squirmbag", 5, BASIC, SASHIMI)


@finds("sashimi-whale")
def sashimi_whale(state: State) -> Finding:
    """Find finned ones of six lines that would degenerate without their fins."""
    return fish_steps(state, "sashimi-whale", 6, BASIC, SASHIMI)


@finds("sashimi-leviathan")
def sashimi_leviathan(state: State) -> Finding:
    """Find finned ones of seven lines that would degenerate without their fins."""
    return fish_steps(state, "sashimi-leviathan", 7, BASIC, SASHIMI)
