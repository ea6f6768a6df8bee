"""What is said of the bivalue universal grave."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import digits_in
from undoku.sudoku.techniques.step import FIN, pairs
from undoku.sudoku.techniques.words import explains, phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("bug-plus-1")
def bug_plus_1(step: Step, state: State) -> Said:
    """Without one candidate there would be two of everything."""
    [(cell, digit)] = pairs(step.role(FIN))
    named = phrases.cell(cell)
    many = phrases.listed([f"in {phrases.unit(unit)}" for unit in sorted(step.units, reverse=True)])
    argument = (
        f"Every empty cell has two candidates left, except for {named}, which has three; and a digit that is"
        " still missing from a row, column or box has two places there, except for"
        f" {digit}, which has three {many}, always with {named} among them. If {named} were not"
        f" {digit}, everything would be in twos. Then, whatever the solution, every empty cell could take its"
        " other candidate instead, and that would be a solution too. The puzzle has only one, so"
        f" {named} is {digit}, and not {phrases.digits(digits_in(step.eliminations), 'or')}."
    )
    where = "Count the candidates of the empty cells: all but one have the same number."
    return where, f"{argument} {phrases.removed(step.eliminations)}"
