"""What is said of extended rectangles."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import UNITS_OF, cells_of, digits_in, members
from undoku.sudoku.techniques.step import DEFINING
from undoku.sudoku.techniques.words import deadly, explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("extended-rectangle")
def extended_rectangle(step: Step, state: State) -> Said:
    """Two lines could exchange three digits."""
    cells = list(members(cells_of(step.role(DEFINING))))
    digits = phrases.digits(digits_in(step.role(DEFINING)))
    rows, columns, boxes = ({UNITS_OF[cell][kind] for cell in cells} for kind in range(3))
    two = rows if len(rows) == 2 else columns
    argument = (
        f"{phrases.sentence(phrases.units(rows))} cross {phrases.units(columns)} in six cells, which lie in"
        f" {phrases.units(boxes)}. If they held nothing but {digits}, each of {phrases.units(two)} would have"
        " all three there, and the two could exchange them: every row, column and box would still have the"
        " same digits, and the puzzle would have a second solution. It has only one, so one of the six cells"
        f" must hold another digit. {deadly.conclusion(step)}"
    )
    each = phrases.listed([f"{digit + 1}s" for digit in members(digits_in(step.role(DEFINING)))])
    return f"Look at the {each} in {phrases.units(boxes)}.", argument
