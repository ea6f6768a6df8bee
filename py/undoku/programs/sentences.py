"""What is said of a moment of a recorded program: what the line before it did, or what returns there."""

from __future__ import annotations

from functools import cached_property

from undoku.programs import words
from undoku.search.steps import NO_CELL, UNDO
from undoku.search.with_values import indices, with_values

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.programs.run import ProgramRun
    from undoku.programs.trace import Change, ProgramTrace
    from undoku.programs.variables import Seen, Variables
    from undoku.search.problem import Problem


def told(board: str, problem: Problem, kind: int, cell: int, value: int) -> str:
    """What was done to a board, within a sentence; empty where that was only found to be a solution."""
    if cell == NO_CELL:
        return ""
    square = divmod(cell, problem.cols)
    where = problem.label(cell, value) if board == "knight" else words.square(square)
    return words.change(board, kind, value, where)


class Sentences:
    """The sentences of all positions but the first and the last one.

    A program is not run again for them: values are in them where they are known already.
    """

    def __init__(self, run: ProgramRun, trace: ProgramTrace, variables: Variables) -> None:
        """Take a run that is over, its trace, and what is known of its variables."""
        self._run = run
        self._trace = trace
        self._variables = variables
        self._lines = run.program.text.split("\n")

    def at(self, position: int, change: Change | None) -> str:
        """What the line before a position did, of which that `change` is known, and what comes next."""
        trace = self._trace
        said = [self._changed(position, change)] if change else []
        if returning := trace.returning(position):
            seen = self._seen(position)
            value = returning.value or (seen.value if seen else "")
            return " ".join([*said, words.returns(returning._replace(value=value))])
        left = trace.left(position)
        if left:
            said.append(words.left(left))
        frame = trace.called(position)
        if frame >= 0 and not left:
            is_search = trace.frames.is_search(frame)
            said.append(words.called(trace.frames.name(frame), trace.depth(position) if is_search else 0))
        return " ".join([*said, words.next_line(trace.line(position))])

    def _changed(self, position: int, change: Change) -> str:
        run = self._run
        what = told(run.board, run.problem, *change[:3])
        line = self._line(position - 1, change if change.number == 1 else None)
        return f"{line}: {words.changed(change.kind, what, change.number - 1)}"

    def _line(self, position: int, change: Change | None) -> str:
        """The line that ran at a position, or went on when a call returned there, with the values it had."""
        trace, seen = self._trace, self._seen(position)
        returning = trace.returning(position)
        number = returning.line if returning else trace.line(position)
        line = self._lines[number - 1] if number else ""
        values = self._indices(line, change) if change else {}
        if seen:
            calls = seen.variables[:-1] if returning else seen.variables
            values.update(seen.outside)
            values.update(calls[-1] if calls else [])
        return with_values(line, values)

    def _indices(self, line: str, change: Change) -> dict[str, str]:
        run = self._run
        columns = run.board == "queens" and self._has_columns
        if columns and (run.reader.first or change.kind == UNDO):
            # The column is counted otherwise, or is not what is written.
            line = line.partition("=")[0] + "= 0"
        return indices(line, divmod(change.cell, run.problem.cols), columns=columns)

    @cached_property
    def _has_columns(self) -> bool:
        """Whether the board that the program was given is a list of columns."""
        given = self._run.given
        return type(given) is list and all(type(item) is int for item in given)

    def _seen(self, position: int) -> Seen | None:
        return self._variables.at(position) if self._variables.known(position) else None
