"""What a run has left behind: returned, made, printed, or standing on its board."""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterator
from itertools import chain

from undoku.programs.calling.what import COUNTING
from undoku.programs.judging import words
from undoku.programs.judging.printed import boards_in
from undoku.programs.outcome import YIELDED as MOST
from undoku.programs.values import text_of
from undoku.search.steps import PLACE, SOLUTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.programs.run import ProgramRun

    Values = tuple[int, ...]

SEVERAL = (list, tuple, set, frozenset)
"""The types of what may hold several boards."""


class Found:
    """All that may be an answer.

    Attributes:
        run: what has ended.
        outcome: how.
        value: what was returned; None where nothing was.
        said: that as a text.
        text: what was printed.
        yields: whether it is a generator's run.
        changes: whether anything was placed on the board.
        fault: tells what is wrong with the values of a board.
    """

    def __init__(self, run: ProgramRun) -> None:
        """Take a run that has ended."""
        self.run = run
        self.fault = run.reader.fault
        outcome = run.outcome
        assert outcome is not None
        self.outcome = outcome
        # What is handed to an exit may be the answer; a number there is a code.
        is_code = outcome.kind == "exited" and type(outcome.value) not in (*SEVERAL, dict, str)
        self.value = outcome.value if outcome.kind in ("returned", "exited") and not is_code else None
        self.yields = outcome.kind == "yielded" or bool(outcome.boards)
        self.said = text_of(self.value)
        self.text = "".join(run.log.told)
        self.changes = PLACE in run.log.kinds

    def number(self, value: object) -> int | None:
        """The number that a function returned, also beside something else."""
        if type(value) is int:
            return value
        if type(value) is tuple and value:
            numbers = [part for part in value if type(part) is int]
            return numbers[0] if len(numbers) == 1 else None
        return None

    def counters(self) -> dict[str, int]:
        """The variables that count what is found, by their names."""
        found: dict[str, int] = {}
        for name, thing in self._reachable():
            last = name.rpartition(".")[2].lower()
            named = any(word in last for word in (*COUNTING, "solution", "found", "result"))
            number = thing[0] if type(thing) is list and len(thing) == 1 else thing
            is_counter = number is not thing
            named = named or (is_counter and any(thing is given for given in self.run.kept))
            if named and type(number) is int:
                found[name] = number
        return found

    def _reachable(self) -> Iterator[tuple[str, object]]:
        """What a program has made and can still be found, with its name: globals, attributes, arguments."""
        run = self.run
        for name, thing in run.names.items():
            if not name.startswith("__"):
                yield name, thing
        for thing in run.kept:
            yield "the list that was handed in", thing
        for name, thing in chain(run.names.items(), (("self", thing) for thing in run.kept)):
            for inner, part in _attributes(thing).items():
                yield f"{name}.{inner}", part

    def collected(self) -> tuple[tuple[Values, ...], str]:
        """The boards that were collected somewhere, and where; the most of them."""
        best: tuple[Values, ...] = ()
        where = ""
        for name, thing in self._reachable():
            if type(thing) in SEVERAL and thing is not self.run.given and len(thing) <= MOST:  # type: ignore[arg-type]
                if self._is_board(thing):
                    continue
                boards = self._several(thing)
                if len(boards) > len(best):
                    best, where = boards, name
        return best, where

    def _is_board(self, thing: object) -> bool:
        """Whether this is one board of queens, or its regions, whose rows could be the columns of as many."""
        rows = self.run.problem.rows
        if self.run.board != "queens":
            return False
        if self.run.reader.is_division(thing):
            return True
        return (
            type(thing) is list
            and len(thing) == rows > 1
            and all(type(row) is list and all(type(cell) in (int, bool) for cell in row) for row in thing)
            and all(cell in (0, 1) for row in thing for cell in row)
        )

    def _several(self, thing: object, *, surely: bool = False) -> tuple[Values, ...]:
        """Boards in a list of some; none if one of its items is no board.

        One of them has to be full, unless they are `surely` an answer: then lists of rows or texts will do.
        """
        found: list[Values] = []
        rows = 0
        for item in thing:  # type: ignore[attr-defined]
            values = None if isinstance(item, int) else self._values(item)
            if values is None:
                return ()
            found.append(values)
            rows += type(item) is list and all(type(row) in (list, str) for row in item)
        same = len(found) > 1 and all(item is next(iter(thing)) for item in thing)  # type: ignore[call-overload,attr-defined]
        is_answer = surely and (rows == len(found) or same)
        return tuple(found) if is_answer or any(map(self.is_full, found)) else ()

    def final(self) -> Values:
        """The board in the end: the one that was given, or the one that the program went on in."""
        run = self.run
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

    def is_full(self, values: Values) -> bool:
        """Whether a board has as many cells filled as a solution."""
        return sum(map(bool, values)) == self.run.reader.full

    def complete(self) -> Iterator[Values]:
        """The boards that were a solution while the program ran."""
        values = self.run.problem.board()
        return (tuple(values) for _, kind, _ in self.run.log.played(values) if kind == SOLUTION)

    def printed(self) -> tuple[Values, ...]:
        """The boards that were printed."""
        return tuple(boards_in(self.text, self.run.reader)) if self.text.strip() else ()

    def boards(self, value: object) -> tuple[tuple[Values, ...], str]:
        """What was returned as a board, or as several; and what is to be asked of it, if it is not sure."""
        if value is None or isinstance(value, bool | int) or is_no(value):
            return (), ""
        board = self._values(value)
        if board is not None and not self.fault(board):
            return (board,), ""
        if type(value) in SEVERAL and len(value) <= MOST:  # type: ignore[arg-type]
            found = self._several(value, surely=board is None)
            if found and (board is None or not any(map(self.fault, found))):
                return found, ""
        if type(value) is tuple and len(value) < 5 and self.run.problem.rows > 1:
            return self._beside(value, board)
        if board is None:
            return (), ""
        sure = self.run.wanted.sure or type(value) is not str or self.run.board == "sudoku"
        return (board,), "" if sure else words.asks(self.said, self.run.board)

    def _beside(self, value: tuple[object, ...], board: Values | None) -> tuple[tuple[Values, ...], str]:
        """A board that is returned together with a truth or a number."""
        if any(part is False for part in value):
            return (), ""
        if any(isinstance(part, bool | int) for part in value) and any(
            isinstance(part, list | tuple) for part in value
        ):
            for part in value:
                boards, asks = self.boards(part)
                if boards:
                    return boards, asks
        return ((board,) if board is not None else ()), ""

    def _values(self, thing: object) -> Values | None:
        """The values of all cells of one board, None for what is none."""
        values = self.run.reader.answer(plain(thing))
        if values is None:
            parts = map(plain, _attributes(thing).values())
            values = next(filter(None, (self.run.reader.answer(part) for part in parts if part)), None)
        return values if values is None else tuple(values)


def plain(thing: object) -> object:
    """A container as a list of Python's own, and a complex number as a square; all else as it is."""
    kind = type(thing)
    if kind is array or kind is deque:
        return [*thing]  # type: ignore[misc]
    if kind is complex:
        assert isinstance(thing, complex)
        return int(thing.real), int(thing.imag)
    if kind is list and thing and type(thing[0]) in (array, deque, complex):  # type: ignore[index]
        return [plain(item) for item in thing]  # type: ignore[attr-defined]
    return thing


def _attributes(thing: object) -> dict[str, object]:
    try:
        return dict(object.__getattribute__(thing, "__dict__")) if not isinstance(thing, type) else {}
    except (AttributeError, TypeError):
        return {}


def is_no(value: object) -> bool:
    """Whether a value says that there is no solution."""
    if value is None or value is False:
        return True
    if type(value) is tuple and value:
        return any(part is False for part in value) or all(part is None for part in value)
    return (type(value) in (list, tuple, dict, set, frozenset, str) and not value) or (
        type(value) is int and value in (0, -1)
    )
