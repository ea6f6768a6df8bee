"""A program on every board of the bank, beside the document's version."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from undoku.programs.calling.offered import OF_REGIONS
from undoku.programs.calling.own import TELLING
from undoku.programs.calling.wanted import NOTHING, Wanted
from undoku.programs.judging import words
from undoku.programs.judging.bank import tasks
from undoku.programs.judging.judged import trials
from undoku.programs.judging.known import solutions_of
from undoku.programs.judging.verdict import verdict
from undoku.programs.program import Program
from undoku.programs.run import SECONDS, ProgramRun
from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.watch.problems import problem_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.programs.judging.bank import Question, Task
    from undoku.programs.program import Ready
    from undoku.search.problem import Problem

DOCUMENTS = {"sudoku": "first-empty", "queens": "array-first", "knight": "fixed-order"}
"""The document's version on each board, by the name of its strategy."""

ALL_DOCUMENTS = {**DOCUMENTS, "queens": "board-scan"}
"""That beside a program that has gone through more than one solution."""

WITH_REGIONS = "regions-rows"
"""That beside any program on a board of queens with regions."""

PATIENCE = 2
"""Boards that may take too long before the others are left out."""

SLICE = 100_000


class Document(NamedTuple):
    """What the document's version does on a board: its title, and how often."""

    title: str
    calls: int
    placements: int


class Judged(NamedTuple):
    """A program on one board.

    Attributes:
        name: what the board is called.
        question: what it asks, as `problem_of` reads it.
        right: whether the program is; None where that is not known, or the board was left out.
        expected: what would be right, in a sentence.
        came: what came, in a sentence, or why the board was left out.
        calls, placements: what the program did; 0 where it did not run.
        document: what stands beside that; None where the program did not run.
    """

    name: str
    question: Question
    right: bool | None
    expected: str
    came: str = ""
    calls: int = 0
    placements: int = 0
    document: Document | None = None


class Judge:
    """A program on the bank's boards of one kind, one after the other.

    Of queens they are those with regions if that is the `rule`, or if the program asks for some. Raises
    ProgramError for a text that is no program, and where it cannot be run.

    Attributes:
        judged: what is known up to now, board after board.
    """

    def __init__(
        self,
        text: str,
        board: str,
        clock: Callable[[], float],
        seconds: float = SECONDS,
        wanted: Wanted = NOTHING,
        rule: str = "",
    ) -> None:
        """Begin before the first board; each is given so many seconds at most."""
        self.judged: list[Judged] = []
        self._program = Program(text)
        self._wanted = wanted
        if board == "queens" and not self._program.ready(board, wanted).names.isdisjoint(OF_REGIONS):
            rule = "regions"
        self._rule = rule
        self._tasks = tasks(board, rule)
        self._clock = clock
        self._seconds = seconds
        self._slow = 0
        self._begin(self._tasks[0])

    @property
    def boards(self) -> int:
        """How many boards there are."""
        return len(self._tasks)

    @property
    def done(self) -> bool:
        """Whether the program has been on all of them."""
        return len(self.judged) == len(self._tasks)

    def advance(self) -> None:
        """Run the program on the next board."""
        task = self._tasks[len(self.judged)]
        problem = problem_of(task.board, task.question)
        solutions = solutions_of(task.board, problem)
        judged = Judged(task.name, task.question, None, words.expected(task.board, solutions))
        if self._slow == PATIENCE:
            judged = judged._replace(came=words.LEFT_OUT["slow"])
        elif why := left_out(task, self._ready().names):
            judged = judged._replace(came=words.LEFT_OUT[why])
        else:
            judged = self._run(task, problem, solutions, judged)
        self.judged.append(judged)

    def _ready(self) -> Ready:
        task = self._tasks[0]
        return self._program.ready(task.board, self._wanted, rule=self._rule)

    def _begin(self, task: Task) -> ProgramRun:
        return ProgramRun(
            self._program,
            task.board,
            task.question,
            self._clock,
            self._wanted,
            seconds=self._seconds,
            own=True,
        )

    def _run(self, task: Task, problem: Problem, solutions: int | None, judged: Judged) -> Judged:
        known = None if solutions is None else bool(solutions)
        *_, (run, found) = trials(self._begin(task), lambda run: verdict(run, lambda: known, self._seconds))
        ended = run.outcome is not None and run.outcome.why in ("time", "lines")
        self._slow += ended and not found.right
        counts = run.counts
        names = ALL_DOCUMENTS if counts.solutions > 1 else DOCUMENTS
        return judged._replace(
            right=found.right,
            came=found.sentence,
            calls=counts.calls,
            placements=counts.placements,
            document=_document(task.board, WITH_REGIONS if self._rule else names[task.board], problem),
        )


def left_out(task: Task, names: frozenset[str]) -> str:
    """Why a program is not asked for a board, a key of LEFT_OUT, by the names in its call; empty if it is."""
    if not names & TELLING[task.board]:
        return "untold"
    if task.closed and "closed" not in names:
        return "closed"
    if task.starts_elsewhere and not names & {"start", "path"}:
        return "start"
    if task.board == "knight" and not names & {"board", "cols", "cells"}:
        rows, cols = task.question["rows"], task.question["cols"]
        return "size" if rows != cols else ""
    return ""


def _document(board: str, name: str, problem: Problem) -> Document:
    """What a strategy does on a board."""
    import_module(f"undoku.{board}.strategies")
    strategy = find(board, name)
    search = Recorder(strategy, problem, limit=0)
    while not search.advance(SLICE):
        pass
    return Document(strategy.title, search.counts.calls, search.counts.placements)
