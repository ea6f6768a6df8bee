"""What is said of two or three almost locked sets."""

from __future__ import annotations

from undoku.sudoku.techniques.words import almost_locked, explains

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("als-xz")
def als_xz(step: Step, state: State) -> Said:
    """A digit is in one set or in the other; with two restricted commons, every digit has its place."""
    return almost_locked.ring(step) if len(step.values) == 2 else almost_locked.through(step)


@explains("als-xy-wing")
def als_xy_wing(step: Step, state: State) -> Said:
    """A digit is in the first set or in the third."""
    return almost_locked.through(step)
