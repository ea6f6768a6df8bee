"""What is said of chains of almost locked sets."""

from __future__ import annotations

from undoku.sudoku.techniques.words import almost_locked, explains

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("als-xy-chain")
def als_xy_chain(step: Step, state: State) -> Said:
    """A digit is in the first set or in the last."""
    return almost_locked.through(step)
