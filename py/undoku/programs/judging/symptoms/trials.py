"""Runs of a program that was changed a little, on small boards, to see whether that mends it."""

from __future__ import annotations

import ast
from typing import NamedTuple

from undoku.programs.calling.offered import OF_REGIONS
from undoku.programs.calling.wanted import with_header
from undoku.programs.judging.bank import tasks
from undoku.programs.judging.known import solvable
from undoku.programs.judging.source import Source
from undoku.programs.judging.verdict import verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.search.errors import PuzzleError
from undoku.sudoku.grid import Grid
from undoku.sudoku.layout import Layout
from undoku.sudoku.search import SudokuSearch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from undoku.programs.judging.symptoms.repair import Repair

    Question = Mapping[str, object]

LINES = 25_000
"""Lines that a changed program may run on a small board."""

LONG = 120_000
"""Lines that it may run on the board that was asked."""

ALL_LINES = 400_000
"""Lines that all of them may run together."""

SECONDS = 3.0
"""What all of them may take."""

REGUESSED = frozenset({"rows-columns-exchanged"})
"""Faults that may have led to a wrong guess of how a program is called: that is guessed anew."""

QUEENS = (4, 5, 6, 7)
EMPTY = (6, 14, 24, 34)
"""Cells that are empty in a small Sudoku."""

SIDES = frozenset({"board", "cells", "cols", "path", "rows"})
"""The names by which a program is told of both sides of a board."""

STARTS = ([0, 0], [4, 4], [2, 2], [0, 4], [4, 0], [1, 1], [0, 2], [2, 0])
"""Squares of 5 by 5 from which there are tours: one is found soon from some, whatever the order of moves."""

ENOUGH = 2
"""Boards that tell."""

EACH = 300
"""What it takes to read a program, as so many lines."""

STRIDE = 29
"""So far apart are two cells that are emptied one after the other: it goes round all 81."""


class Setting(NamedTuple):
    """A board to try on, and how many lines it may take; `size` is what the program's own N is changed to."""

    question: Question
    lines: int
    size: int = 0


class Trials:
    """Tries repairs of the program of a run that was wrong.

    Attributes:
        source: its tree.
    """

    def __init__(self, run: ProgramRun, kind: str) -> None:
        """Nothing runs yet; `kind` is what it surely gives, "" where that is to be guessed anew."""
        self.source = Source(run.program.text)
        self._run = run
        wanted = with_header(run.wanted, run.program.header)
        self._wanted = wanted._replace(script=run.called.script, answer=wanted.answer or kind)
        self._clock = clock = run.clock
        self._until = clock() + SECONDS
        self._room = ALL_LINES
        self._tried: set[str] = set()
        self._settings: list[Setting] | None = None

    @property
    def is_over(self) -> bool:
        """Whether no more may be tried."""
        return self._room <= 0 or self._clock() > self._until

    def mends(self, repair: Repair, *, patient: bool = False) -> bool:
        """Whether a program is right after a repair, on boards on which it is wrong without.

        With `patient` it may take longer than others.
        """
        settings = self._wrong_on()
        if not settings or self.is_over:
            return False
        changed = Source(self.source.text)
        try:
            repair.edit(changed)
            text = ast.unparse(changed.tree)
        except (ValueError, RecursionError):
            return False
        if text in self._tried:
            return False
        self._tried.add(text)
        is_right = False
        for setting in settings:
            if patient:
                setting = setting._replace(lines=LONG)
            found = self._is_right(text, setting, repair.code)
            if found is False:
                return False
            is_right = is_right or bool(found)
        return is_right

    def _wrong_on(self) -> list[Setting]:
        """A few boards on which the program is wrong as it stands, small ones first."""
        if self._settings is None:
            self._settings = []
            outcome = self._run.outcome
            goes_on = outcome is not None and outcome.kind == "ended"
            for setting in self._possible():
                found = self._is_right(self.source.text, setting)
                if found is False or (found is None and goes_on):
                    self._settings.append(setting)
                if len(self._settings) == ENOUGH:
                    break
        return self._settings

    def _possible(self) -> Iterator[Setting]:
        run = self._run
        if run.board == "queens" and run.question.get("regions"):
            if not run.ready.names.isdisjoint(OF_REGIONS):
                yield from (Setting(task.question, LINES) for task in tasks("queens", "regions"))
            yield Setting(run.question, LONG)
        elif run.board == "queens":
            size = run.problem.rows
            fixed = not run.ready.names & {"n", "board", "columns"}
            has_own = _has_own(self.source, size)
            for n in QUEENS:
                if n < size and (has_own or not fixed):
                    yield Setting({"n": n}, LINES, n if fixed else 0)
            yield Setting({"n": size}, LONG)
        elif run.board == "sudoku":
            for givens in _nearly_full(run.problem.board()):
                yield Setting({"givens": givens}, LINES)
            yield Setting({"givens": "".join(map(str, run.problem.board()))}, LONG)
        else:
            problem = run.problem
            closed = problem.wanted.closed  # type: ignore[attr-defined]
            asked = {"rows": problem.rows, "cols": problem.cols, "start": [*problem.start], "closed": closed}  # type: ignore[attr-defined]
            sides = run.called.script or run.ready.names & SIDES
            if not closed and sides and (problem.rows != problem.cols or _has_two_sides(self.source)):
                for rows, cols in ((3, 4), (4, 3)):
                    yield Setting({**asked, "rows": rows, "cols": cols, "start": [0, 0]}, LINES)
            elif not closed:
                for start in STARTS:
                    yield Setting({**asked, "rows": 5, "cols": 5, "start": start}, LINES)
            yield Setting(asked, LONG)

    def _is_right(self, text: str, setting: Setting, code: str = "") -> bool | None:
        """Whether a text is right on a board, after a repair of what `code` says; None where nobody knows."""
        if self.is_over:
            return None
        run, wanted = self._run, self._wanted
        if code not in REGUESSED:
            wanted = wanted._replace(call=_call(run.called.call, run.problem.rows, setting.size))
        if setting.size:
            text = _resized(text, run.problem.rows, setting.size)
        try:
            tried = ProgramRun(
                Program(text),
                run.board,
                setting.question,
                self._clock,
                wanted,
                seconds=SECONDS,
                most=min(setting.lines, self._room),
                own=True,
            )
            outcome = tried.run()
        except (PuzzleError, ValueError):
            return None
        self._room -= len(tried.log) + EACH
        if outcome.why in ("most", "time"):
            return None
        return verdict(tried, lambda: solvable(run.board, tried.problem), SECONDS).right


def _has_two_sides(source: Source) -> bool:
    """Whether a program knows boards that are no squares."""
    for node in source.nodes:
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == 0:
            return True
        name = node.id if isinstance(node, ast.Name) else node.arg if isinstance(node, ast.arg) else ""
        if name.lower() in ("cols", "columns", "width", "m", "num_cols"):
            return True
    return False


def _has_own(source: Source, size: int) -> bool:
    """Whether a program has a number of its own for the side of the board."""
    return any(isinstance(node, ast.Constant) and node.value == size for node in source.nodes)


def _call(call: str, size: int, other: int) -> str:
    """How it is called on boards of another size, 0 for the same one."""
    return _resized(call, size, other) if other and call else call


def _resized(text: str, size: int, other: int) -> str:
    """The text for boards of another size."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            if size - 1 <= node.value <= size + 1:
                node.value += other - size
            elif node.value in (2 * size - 1, 2 * size):
                node.value += 2 * (other - size)
    return ast.unparse(tree)


def _nearly_full(board: list[int]) -> Iterator[str]:
    """A Sudoku with all but some of its cells filled in, more of them empty each time."""
    if len(board) != 81:
        return
    search = SudokuSearch(Grid(Layout.standard(9), board), 1)
    while not search.advance(5_000):
        pass
    if not search.found:
        return
    solution = search.found[0].digits
    cells = [number * STRIDE % 81 for number in range(81)]
    free = [cell for cell in cells if not board[cell]]
    for number in EMPTY:
        if number < len(free):
            empty = {*free[:number]}
            yield "".join("0" if cell in empty else str(solution[cell]) for cell in range(81))
