"""What a program has given for an answer: one board or several, that there is none, or no answer at all."""

from __future__ import annotations

from typing import NamedTuple

from undoku.programs.judging import words
from undoku.programs.run import YIELDED as MOST
from undoku.programs.values import text_of
from undoku.search.steps import PLACE, SOLUTION, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from undoku.programs.run import ProgramRun
    from undoku.search.problem import Problem

    Values = tuple[int, ...]

LEFT = "left"
"""The board was filled and left so."""
RETURNED = "returned"
YIELDED = "yielded"
PRINTED = "printed"
COUNTED = "counted"
"""The function returned how many solutions there are."""


class Answer(NamedTuple):
    """What came of a run.

    Attributes:
        boards: the values of all cells of each board given for a solution; none where it says there is none,
            or, with how `PRINTED`, where it has said so to its reader alone.
        how: in which way they were given: `LEFT`, `RETURNED`, `YIELDED`, `PRINTED` or `COUNTED`.
        said: what the function returned, as a text.
        complaint: what is wrong with it, whatever is on the board, in a sentence; or empty.
        number: for `COUNTED` how many it says.
    """

    boards: tuple[Values, ...] = ()
    how: str = ""
    said: str = ""
    complaint: str = ""
    number: int = 0


def written(board: str, problem: Problem, values: Values) -> object:
    """A board in the form that the shell prints, right or not; None for one that has no such form."""
    cols = problem.cols
    if board == "sudoku":
        is_written = max(values) <= 9
    elif board == "queens":
        is_written = all(sum(values[cell : cell + cols]) == 1 for cell in range(0, len(values), cols))
    else:
        is_written = sorted(values) == list(range(1, len(values) + 1))
    return problem.answer(values) if is_written else None


class Reading:
    """Reads what a run has answered."""

    def __init__(self, run: ProgramRun) -> None:
        """Take a run that has ended."""
        self._run = run
        self.fault = run.reader.fault

    def answer(self) -> Answer:
        """What the run has given; of one that was ended what it has yielded."""
        outcome = self._run.outcome
        assert outcome is not None
        if outcome.kind != "returned":
            return Answer(outcome.boards, YIELDED)
        return self._returned(outcome.value)

    def _returned(self, value: object) -> Answer:
        said = text_of(value)
        if value is True:
            return Answer((self._final(),), LEFT, said)
        if value is False:
            return Answer(said=said)
        if value is None:
            return self._nothing(said)
        if isinstance(value, int):
            return self._number(value, said)
        if isinstance(value, list | tuple | dict | set | frozenset | str):
            if not value:
                return Answer(said=said)
            boards = self._boards(value)
            if boards:
                return Answer(boards, RETURNED, said)
            if not isinstance(value, str):
                return Answer(said=said, complaint=words.no_board(said))
        return Answer(said=said, complaint=words.no_answer(said))

    def _nothing(self, said: str) -> Answer:
        """What a function did that returned None: many fill the board, or print it, and say no more."""
        final = self._final()
        if self._is_full(final):
            return Answer((final,), LEFT, said)
        complete = tuple(self.complete())
        if complete and self._printed():
            return Answer(complete, PRINTED, said)
        log = self._run.log
        if log.told_at and PLACE not in log.kinds:
            return Answer(how=PRINTED, said=said)
        return Answer(said=said, complaint=words.taken_back() if complete else "")

    def _number(self, value: int, said: str) -> Answer:
        if not value:
            return Answer(said=said)
        final = self._final()
        if not self.fault(final):
            return Answer((final,), LEFT, said)
        complete = tuple(self.complete())
        if value < 0 or (value != len(complete) and complete):
            return Answer(said=said, complaint=words.no_answer(said))
        return Answer(complete, COUNTED, said, number=value)

    def _final(self) -> Values:
        """The board in the end: the one that was given, or the one that the program went on in."""
        run = self._run
        given, latest = self._values(run.given), tuple(run.values)
        if given is None or given == tuple(run.problem.board()) or self.fault(given):
            return latest if given is None or not self.fault(latest) or not any(given) else given
        return given

    def _is_full(self, values: Values) -> bool:
        return sum(map(bool, values)) == self._run.reader.full

    def complete(self) -> Iterator[Values]:
        """The boards that were a solution while the program ran."""
        run, log = self._run, self._run.log
        values = run.problem.board()
        for kind, cell, value in zip(log.kinds, log.cells, log.values, strict=True):
            if kind == SOLUTION:
                yield tuple(values)
            else:
                values[cell] = 0 if kind == UNDO else value

    def _printed(self) -> bool:
        """Whether something was printed each time the board was a solution."""
        log = self._run.log
        told = log.told_at
        for place, kind in enumerate(log.kinds):
            if kind == SOLUTION:
                until = log.at[place + 1] if place + 1 < len(log.at) else len(log)
                if not any(log.at[place] <= at <= until for at in told):
                    return False
        return True

    def _boards(self, value: object) -> tuple[Values, ...]:
        """A container as a board, or as several; none if it is neither."""
        board = self._values(value)
        if board is not None and not self.fault(board):
            return (board,)
        if isinstance(value, list | tuple | set | frozenset) and len(value) <= MOST:
            several = [self._values(item) for item in value]
            found = tuple(item for item in several if item is not None)
            are_boards = len(found) == len(several) and any(map(self._is_full, found))
            if are_boards and (board is None or not any(map(self.fault, found))):
                return found
        return () if board is None else (board,)

    def _values(self, thing: object) -> Values | None:
        """The values of all cells of one board, None for what is none."""
        values = self._run.reader.answer(thing)
        return values if values is None else tuple(values)
