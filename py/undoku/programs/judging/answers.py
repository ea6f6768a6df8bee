"""What a program has given for an answer, wherever it has left that: all of it is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undoku.programs.calling.wanted import ALL, COUNT, FIRST
from undoku.programs.calling.what import COUNTING
from undoku.programs.judging import words
from undoku.programs.judging.printed import boards_in, numbers_in, says_none
from undoku.programs.run import YIELDED as MOST
from undoku.programs.values import text_of
from undoku.search.steps import PLACE, SOLUTION, UNDO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.programs.run import ProgramRun
    from undoku.search.problem import Problem

    Values = tuple[int, ...]

LEFT = "left"
"""The board was filled and left so."""
RETURNED = "returned"
YIELDED = "yielded"
PRINTED = "printed"
COLLECTED = "collected"

WORDLESS = (list, tuple, set, frozenset)
"""The types of what may hold several boards."""


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


class Reading:
    """Reads what a run has answered."""

    def __init__(self, run: ProgramRun) -> None:
        """Take a run that has ended."""
        self._run = run
        self.fault = run.reader.fault
        outcome = run.outcome
        assert outcome is not None
        self._outcome = outcome
        self._value = outcome.value if outcome.kind == "returned" else None
        self._yields = outcome.kind == "yielded" or bool(outcome.boards)
        self._said = text_of(self._value)
        self._text = "".join(run.log.told)
        self._changes = PLACE in run.log.kinds

    def answer(self) -> Answer:
        """What the run has given; of one that was ended what it has given until then."""
        run = self._run
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
        run, value, said = self._run, self._value, self._said
        if self._yields:
            boards = self._outcome.boards
            if not run.wanted.answer and len(boards) != 1:
                return self._all()
            return Answer(FIRST, boards[:1], YIELDED, none=not boards)
        boards, asks = self._boards(value)
        if boards:
            if len(boards) > 1 and not run.wanted.answer:
                return self._all()
            return Answer(FIRST, boards[:1], RETURNED, said, asks=asks)
        final = self._final()
        if value is True or (isinstance(value, int) and value == 1 and not self.fault(final)):
            return self._left(final, said)
        if _is_no(value) and not (value is None or value is False):
            return Answer(FIRST, said=said, none=True)
        if not self.fault(final) or (value is None and self._is_full(final)):
            return Answer(FIRST, (final,), LEFT, said)
        printed = self._printed()
        collected, where = self._collected()
        if printed and (value is None or value is False or run.called.script):
            # Between its tries it may print what it has come to.
            full = [board for board in printed if self._is_full(board)] or [*printed]
            right = next((board for board in full if not self.fault(board)), full[-1])
            return Answer(FIRST, (right,), PRINTED, said)
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
        collected, where = self._collected()
        if collected:
            return Answer(FIRST, collected[-1:], COLLECTED, said, where=where)
        printed = self._printed()
        if printed:
            return Answer(FIRST, printed[-1:], PRINTED, said)
        if not self._changes and self._run.given is None:
            return Answer(FIRST, said=said, unread=words.unseen(said))
        return Answer(FIRST, (final,), LEFT, said)

    def _none(self, final: Values) -> Answer:
        """Nothing was given: it may have said so, and it may be that nobody sees what it gave."""
        said, text = self._said, self._text
        if self._value is False:
            return Answer(FIRST, said=said, none=True)
        if text.strip():
            if says_none(text):
                return Answer(FIRST, how=PRINTED, said=said, none=True)
            return Answer(FIRST, how=PRINTED, said=said, unread=words.printed())
        complete = any(True for _ in self.complete())
        none = complete or self._changes or not self._run.called.script
        return Answer(FIRST, said=said, none=none, unread="" if none else words.nothing())

    def _all(self) -> Answer:
        said, value = self._said, self._value
        if self._yields:
            return Answer(ALL, self._outcome.boards, YIELDED, none=not self._outcome.boards)
        boards, asks = self._boards(value)
        if boards:
            return Answer(ALL, boards, RETURNED, said, asks=asks)
        if type(value) in WORDLESS and not value:
            return Answer(ALL, how=RETURNED, said=said, none=True)
        collected, where = self._collected()
        printed = self._printed()
        if printed and len(printed) >= len(collected):
            full = tuple(board for board in printed if self._is_full(board))
            return Answer(ALL, full or printed, PRINTED, said)
        if collected:
            return Answer(ALL, collected, COLLECTED, said, where=where)
        if self._text.strip() and not says_none(self._text):
            return Answer(ALL, how=PRINTED, said=said, unread=words.printed())
        if value is None or value is False:
            return Answer(ALL, how=COLLECTED if where else PRINTED, said=said, none=True, where=where)
        return Answer(ALL, said=said, unread=words.no_board(said))

    def _count(self) -> Answer:
        said = self._said
        number = self._number(self._value)
        if number is not None:
            boards = tuple(self.complete())
            return Answer(COUNT, boards if len(boards) == number else (), RETURNED, said, number)
        counters = self._counters()
        numbers = numbers_in(self._text)
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
        if self._text.strip() and says_none(self._text):
            return Answer(COUNT, (), PRINTED, "0", 0)
        return Answer(COUNT, said=said, unread=words.no_number(said))

    def _number(self, value: object) -> int | None:
        """The number that a function returned, also beside something else."""
        if type(value) is int:
            return value
        if type(value) is tuple and value:
            numbers = [part for part in value if type(part) is int]
            return numbers[0] if len(numbers) == 1 else None
        return None

    def _counters(self) -> dict[str, int]:
        """The variables that count what is found, by their names."""
        found: dict[str, int] = {}
        for name, thing in self._reachable():
            last = name.rpartition(".")[2].lower()
            named = any(word in last for word in (*COUNTING, "solution", "found", "result"))
            number = thing[0] if type(thing) is list and len(thing) == 1 else thing
            if named and type(number) is int:
                found[name] = number
        return found

    def _reachable(self) -> Iterator[tuple[str, object]]:
        """What a program has made and can still be found, with its name: globals, attributes, arguments."""
        run = self._run
        for name, thing in run.names.items():
            if not name.startswith("__"):
                yield name, thing
        for thing in run.kept:
            yield "the list that was handed in", thing
        for name, thing in [
            *((name, thing) for name, thing in run.names.items()),
            *(("self", thing) for thing in run.kept),
        ]:
            attributes = _attributes(thing)
            for inner, part in attributes.items():
                yield f"{name}.{inner}", part

    def _collected(self) -> tuple[tuple[Values, ...], str]:
        """The boards that were collected somewhere, and where; the most of them."""
        best: tuple[Values, ...] = ()
        where = ""
        for name, thing in self._reachable():
            if type(thing) in WORDLESS and thing is not self._run.given and len(thing) <= MOST:  # type: ignore[arg-type]
                boards = self._several(thing)
                if len(boards) > len(best):
                    best, where = boards, name
        return best, where

    def _several(self, thing: object, *, surely: bool = False) -> tuple[Values, ...]:
        """Boards in a list of some; none if one of its items is no board.

        One of them has to be full, unless they are `surely` there for an answer: then lists of rows will do.
        """
        found: list[Values] = []
        rows = 0
        for item in thing:  # type: ignore[attr-defined]
            values = None if isinstance(item, int) else self._values(item)
            if values is None:
                return ()
            found.append(values)
            rows += type(item) is list and all(type(row) is list for row in item)
        is_answer = surely and rows == len(found)
        return tuple(found) if is_answer or any(map(self._is_full, found)) else ()

    def _final(self) -> Values:
        """The board in the end: the one that was given, or the one that the program went on in."""
        run = self._run
        given, latest = self._values(run.given), tuple(run.values)
        if given is None or given == tuple(run.problem.board()) or self.fault(given):
            if given is None or not self.fault(latest) or not any(given):
                return self._held() or latest
            return given
        return given

    def _held(self) -> Values | None:
        """A solution that stands in a variable of the program, though nobody has seen it being written."""
        for _, thing in self._reachable():
            if type(thing) in (list, dict) and (values := self._values(thing)) and not self.fault(values):
                return values
        return None

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

    def _printed(self) -> tuple[Values, ...]:
        return tuple(boards_in(self._text, self._run.reader)) if self._text.strip() else ()

    def _boards(self, value: object) -> tuple[tuple[Values, ...], str]:
        """What was returned as a board, or as several; and what is to be asked of it, if it is not sure."""
        if value is None or isinstance(value, bool | int) or _is_no(value):
            return (), ""
        board = self._values(value)
        if board is not None and not self.fault(board):
            return (board,), ""
        if type(value) in WORDLESS and len(value) <= MOST:  # type: ignore[arg-type]
            found = self._several(value, surely=board is None)
            if found and (board is None or not any(map(self.fault, found))):
                return found, ""
        if type(value) is tuple and len(value) < 5 and self._run.problem.rows > 1:
            return self._beside(value, board)
        if board is None:
            return (), ""
        sure = self._run.wanted.sure or type(value) is not str or self._run.board == "sudoku"
        return (board,), "" if sure else words.asks(self._said, self._run.board)

    def _beside(self, value: tuple[object, ...], board: Values | None) -> tuple[tuple[Values, ...], str]:
        """A board that is returned together with a truth or a number."""
        if any(part is False for part in value):
            return (), ""
        if any(isinstance(part, bool | int) for part in value) and any(
            isinstance(part, list | tuple) for part in value
        ):
            for part in value:
                boards, asks = self._boards(part)
                if boards:
                    return boards, asks
        return ((board,) if board is not None else ()), ""

    def _values(self, thing: object) -> Values | None:
        """The values of all cells of one board, None for what is none."""
        values = self._run.reader.answer(thing)
        return values if values is None else tuple(values)


def _attributes(thing: object) -> dict[str, object]:
    try:
        return dict(object.__getattribute__(thing, "__dict__")) if not isinstance(thing, type) else {}
    except (AttributeError, TypeError):
        return {}


def _is_no(value: object) -> bool:
    """Whether a value says that there is no solution."""
    if value is None or value is False:
        return True
    if type(value) is tuple and value:
        return any(part is False for part in value) or all(part is None for part in value)
    return (type(value) in (list, tuple, dict, set, frozenset, str) and not value) or (
        type(value) is int and value in (0, -1)
    )
