"""The next step from what is on the board, or what is wrong with it."""

from __future__ import annotations

from jobs.job import Question, Report, SearchJob
from undoku.sudoku import Position
from undoku.sudoku.question import givens_of, grid_of
from undoku.sudoku.techniques.hint import Hint
from undoku.sudoku.techniques.plain import plain
from undoku.sudoku.techniques.seen import as_seen, named_cells
from undoku.sudoku.techniques.words import phrases

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step


class Job(SearchJob):
    """Takes the position with the reader's notes; `auto` says whether candidates are shown automatically."""

    search: Hint
    units = 1

    def __init__(self, question: Question) -> None:
        """Read the position; raises GridError."""
        self.search = Hint(position_of(question))

    def report(self) -> Report:
        """Tell the step, at the end, with all that is drawn of it, or the fault."""
        search = self.search
        state, steps = search.state, search.steps
        return {
            **standing(search),
            "step": drawn(steps[0], state) if search.done and state and steps else None,
        }


def position_of(question: Question) -> Position:
    """Read the position of a question, with the candidates that the reader sees."""
    notes = {name: question[name] for name in ("corner", "centre", "out")}
    position = Position(givens_of(question), grid_of(question), **notes)
    return as_seen(position, bool(question["auto"]))


def standing(search: Hint) -> Report:
    """Tell whether anything is wrong, whether all is done already, and whether there is one solution."""
    fault = search.fault
    return {
        "fault": fault._asdict() if fault else None,
        "solved": search.state is not None and search.state.solved,
        "unique": search.unique,
    }


def drawn(step: Step, state: AnyState) -> Report:
    """Give all that is said and drawn of a step of a state."""
    told = plain(step, state)
    return {
        **told,
        "candidates": list(state.cells),
        "region": named_cells(told["where"], state.geometry),
        "conclusion": phrases.of(state).done(step.eliminations, step.placements),
    }
