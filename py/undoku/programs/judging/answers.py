"""What a program has given for an answer, wherever it has left that: all of it is looked at."""

from __future__ import annotations

from typing import NamedTuple

from undoku.programs.calling.wanted import ALL, COUNT, FIRST
from undoku.programs.judging import words
from undoku.programs.judging.found import SEVERAL, Found, is_no
from undoku.programs.judging.printed import numbers_in, says_none
from undoku.programs.values import text_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.problem import Problem

    Values = tuple[int, ...]

LEFT = "left"
"""The board was filled and left so."""
RETURNED = "returned"
YIELDED = "yielded"
PRINTED = "printed"
COLLECTED = "collected"


class Answer(NamedTuple):
    """What came of a run.

    Attributes:
        kind: what it is an answer to: "first", "all" or "count".
        boards: the values of all cells of each board given for a solution.
        how: in which way they were given: `LEFT`, `RETURNED`, `YIELDED`, `PRINTED` or `COLLECTED`.
        said: what the function returned, as a text.
        number: of "count" how many it says; None if it says nothing.
        none: whether it says that there is no solution, or gives none.
        unread: what it gave that could not be read, in a sentence; then nobody knows whether it is right.
        asks: the question whether what it gave is meant as it was read.
        where: of `COLLECTED` the name of what it was collected in.
    """

    kind: str
    boards: tuple[Values, ...] = ()
    how: str = ""
    said: str = ""
    number: int | None = None
    none: bool = False
    unread: str = ""
    asks: str = ""
    where: str = ""


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


class Reading(Found):
    """Reads what a run has answered."""

    def answer(self) -> Answer:
        """What the run has given; of one that was ended what it has given until then."""
        run = self.run
        kind = run.called.answer
        found = self._as(kind)
        if found.boards or found.number is not None or found.none or run.wanted.answer:
            return found
        # It is another kind of program than it looks like.
        for other in (FIRST, COUNT, ALL):
            if other != kind and ((more := self._as(other)).boards or more.number is not None):
                return more
        return found

    def _as(self, kind: str) -> Answer:
        if kind == COUNT:
            return self._count()
        return self._all() if kind == ALL else self._first()

    def _first(self) -> Answer:
        run, value, said = self.run, self.value, self.said
        if self.yields:
            boards = self.outcome.boards
            if not run.wanted.answer and len(boards) != 1:
                return self._all()
            return Answer(FIRST, boards[:1], YIELDED, none=not boards, unread=self._odd())
        boards, asks = self.boards(value)
        if boards:
            if len(boards) > 1 and not run.wanted.answer:
                return self._all()
            return Answer(FIRST, boards[:1], RETURNED, said, asks=asks)
        final = self.final()
        if value is True or (isinstance(value, int) and value == 1 and not self.fault(final)):
            return self._left(final, said)
        if is_no(value) and not (value is None or value is False):
            return Answer(FIRST, said=said, none=True)
        if value is False and not self.fault(final):
            return Answer(FIRST, said=said, unread=words.denied())
        if not self.fault(final) or (value is None and self.run.given is not None and self.is_full(final)):
            return Answer(FIRST, (final,), LEFT, said)
        printed = self.printed()
        collected, where = self.collected()
        if printed and (value is None or value is False or run.called.script):
            return Answer(FIRST, self._one(printed), PRINTED, said)
        if collected and (value is None or value is False):
            return Answer(FIRST, collected[:1], COLLECTED, said, where=where)
        if value is None or value is False:
            return self._none(final)
        if isinstance(value, int):
            return Answer(FIRST, said=said, unread=words.number(said))
        return Answer(FIRST, said=said, unread=words.no_board(said))

    def _left(self, final: Values, said: str) -> Answer:
        """The function has returned True: what it found stands somewhere."""
        if not self.fault(final):
            return Answer(FIRST, (final,), LEFT, said)
        collected, where = self.collected()
        if collected:
            return Answer(FIRST, collected[-1:], COLLECTED, said, where=where)
        printed = self.printed()
        if printed:
            return Answer(FIRST, self._one(printed), PRINTED, said)
        if not self.changes and self.run.given is None:
            return Answer(FIRST, said=said, unread=words.unseen(said))
        return Answer(FIRST, (final,), LEFT, said)

    def _odd(self) -> str:
        """What is to be said of a generator none of whose values can be read as a board."""
        value = self.outcome.value
        return "" if self.outcome.boards or value is None else words.odd(text_of(value))

    def _one(self, printed: tuple[Values, ...]) -> tuple[Values]:
        """What was printed for the answer: between its tries a program may print what it has come to."""
        full = [board for board in printed if self.is_full(board)] or [*printed]
        return (next((board for board in full if not self.fault(board)), full[-1]),)

    def _none(self, final: Values) -> Answer:
        """Nothing was given: it may have said so, and it may be that nobody sees what it gave."""
        said, text = self.said, self.text
        if self.value is False:
            return Answer(FIRST, said=said, none=True)
        if text.strip():
            if says_none(text):
                return Answer(FIRST, how=PRINTED, said=said, none=True)
            return Answer(FIRST, how=PRINTED, said=said, unread=words.printed())
        complete = any(True for _ in self.complete())
        none = complete or self.changes or not self.run.called.script
        return Answer(FIRST, said=said, none=none, unread="" if none else words.nothing())

    def _all(self) -> Answer:
        run, said, value = self.run, self.said, self.value
        if self.yields:
            boards = self.outcome.boards
            return Answer(ALL, boards, YIELDED, none=not boards, unread=self._odd())
        boards, asks = self.boards(value)
        if boards:
            return Answer(ALL, boards, RETURNED, said, asks=asks)
        if type(value) in SEVERAL and not value:
            return Answer(ALL, how=RETURNED, said=said, none=True)
        collected, where = self.collected()
        printed = self.printed()
        if printed and len(printed) >= len(collected):
            full = tuple(board for board in printed if self.is_full(board))
            return Answer(ALL, full or printed, PRINTED, said)
        if collected:
            return Answer(ALL, collected, COLLECTED, said, where=where)
        if self.text.strip() and not says_none(self.text):
            return Answer(ALL, how=PRINTED, said=said, unread=words.printed())
        if value is None or value is False:
            prints = run.called.script or self.text.strip()
            how = COLLECTED if where else PRINTED if prints else ""
            return Answer(ALL, how=how, said=said, none=True, where=where)
        unread = words.no_board(said) if self.number(value) is None else words.number(said)
        return Answer(ALL, said=said, unread=unread)

    def _count(self) -> Answer:
        said = self.said
        number = self.number(self.value)
        if number is not None:
            boards = tuple(self.complete())
            return Answer(COUNT, boards if len(boards) == number else (), RETURNED, said, number)
        counters = self.counters()
        numbers = numbers_in(self.text)
        if numbers:
            number = (
                numbers[0]
                if len(numbers) == 1
                else next((one for one in reversed(numbers) if one in counters.values()), numbers[-1])
            )
            return Answer(COUNT, (), PRINTED, str(number), number)
        if counters:
            name, number = next(iter(counters.items()))
            return Answer(COUNT, (), COLLECTED, str(number), number, where=name)
        if self.text.strip() and says_none(self.text):
            return Answer(COUNT, (), PRINTED, "0", 0)
        given = self._all()
        if len(given.boards) > 1:
            asks = words.all_or_number(given.how, len(given.boards))
            return Answer(COUNT, said=said, unread=asks, asks=asks)
        return Answer(COUNT, said=said, unread=words.no_number(said))
