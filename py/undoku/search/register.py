"""The register of teaching strategies: one decorator puts a strategy everywhere it can be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from undoku.search.errors import PuzzleError
from undoku.search.steps import Steps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.search.source import Source

Start = Callable[[Any], Steps]

Checks = Callable[..., int]
"""Takes a problem, a step's kind and cell, and for a REJECT the cell `by`; returns how much was looked at."""


class Strategy(NamedTuple):
    """A teaching strategy that can be started on a problem of its board.

    Attributes:
        board: "sudoku", "queens" or "knight".
        name: how it is chosen, like "first-empty".
        title: how it is shown to people.
        document: the page it comes from, like "the handout"; "Undoku" where it comes from none.
        start: takes the problem and returns the first call of the recursive function.
        order: its place in lists.
        shows: what it goes by, to be drawn on or beside the board; a kind that `Problem.shown` knows, or "".
        checks: how much it looks at in a step to know whether a piece may stand there; None if that is not
            counted.
        masks: those of its variables that are sets of columns, bit j for column j.
        rule: the rule of the board that it goes by, like "regions"; "" for a board without such a rule.
        elsewhere: the same for boards of other shapes than the usual one, if there are any.
    """

    board: str
    name: str
    title: str
    document: str
    start: Start
    order: int
    shows: str = ""
    checks: Checks | None = None
    masks: tuple[str, ...] = ()
    rule: str = ""
    elsewhere: Start | None = None

    def on(self, problem: Any) -> Strategy:
        """Return the strategy as it is started on this problem, by the shape of its board.

        Raises PuzzleError for a problem by another rule than its own: it would solve another puzzle.
        """
        rule = rule_of(problem)
        if self.rule != rule:
            code = "rule-unknown" if rule else "rule-wanted"
            raise PuzzleError(code, name=self.name, rule=rule or self.rule)
        if self.elsewhere is None or getattr(problem, "is_usual", True):
            return self
        return self._replace(start=self.elsewhere, elsewhere=None)

    def source(self) -> Source:
        """Return the very code that runs, and how it is shown; the lines of a trace are those of its text."""
        import inspect

        from undoku.search.source import read

        path = inspect.getsourcefile(self.start)
        module = inspect.getmodule(self.start)
        if path is None or module is None:
            raise PuzzleError("no-file", name=self.name)
        return read(inspect.getsource(module))


_STRATEGIES: dict[tuple[str, str], Strategy] = {}


def strategy(
    board: str,
    name: str,
    *,
    title: str,
    source: str,
    order: int = 100,
    shows: str = "",
    checks: Checks | None = None,
    masks: tuple[str, ...] = (),
    rule: str = "",
) -> Callable[[Start], Start]:
    """Register the decorated function, which takes a problem and returns a generator of steps.

    `source` names the document the strategy comes from, `shows` what it goes by, `checks` how much it
    looks at, `masks` which variables are sets of columns, `rule` what rule it goes by (see `Strategy`). A
    second strategy of the same board and name replaces the first.
    """

    def register(start: Start) -> Start:
        _STRATEGIES[board, name] = Strategy(
            board, name, title, source, start, order, shows, checks, masks, rule
        )
        return start

    return register


def for_other_shapes(board: str, name: str) -> Callable[[Start], Start]:
    """Give that strategy, which is registered already, the decorated function for boards of other shapes."""

    def register(start: Start) -> Start:
        _STRATEGIES[board, name] = find(board, name)._replace(elsewhere=start)
        return start

    return register


def strategies(board: str | None = None) -> list[Strategy]:
    """Return the registered strategies in the order of lists: all of them, or those of one board."""
    boards = list(dict.fromkeys(known for known, _ in _STRATEGIES))
    found = [entry for entry in _STRATEGIES.values() if board in (None, entry.board)]
    return sorted(found, key=lambda entry: (boards.index(entry.board), entry.order, entry.name))


def strategies_for(board: str, problem: Any) -> list[Strategy]:
    """Return those strategies of a board that go by the rule of a problem, in the order of lists."""
    return [entry for entry in strategies(board) if entry.rule == rule_of(problem)]


def rule_of(problem: Any) -> str:
    """The rule of its own that a problem has, "" for none."""
    rule: str = getattr(problem, "rule", "")
    return rule


def find(board: str, name: str) -> Strategy:
    """Return the strategy of that board and name; raises PuzzleError that lists the names there are."""
    try:
        return _STRATEGIES[board, name]
    except KeyError:
        names = [entry.name for entry in strategies(board)]
        raise PuzzleError("no-strategy", board=board, name=name, names=names) from None
