"""A program beside the right one that it is to do the same as: run on small boards, one after the other."""

from __future__ import annotations

from typing import NamedTuple

from undoku.learn.arranging import words
from undoku.learn.arranging.programs import program
from undoku.programs.judging.bank import tasks
from undoku.programs.judging.verdict import verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.programs.sentences import told
from undoku.programs.words import changed
from undoku.search.steps import PLACE, SOLUTION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeGuard

    from undoku.programs.judging.bank import Question

BOARDS = {
    "queens": ("N = 4", "N = 1", "N = 2", "N = 5", "N = 6"),
    "sudoku": (
        "Five empty cells",
        "One empty cell",
        "Two solutions",
        "An easy puzzle",
        "No solution, soon seen",
    ),
    "knight": ("3 × 4 from a3", "1 × 1 from a1", "2 × 2 from a2", "3 × 3 from a3", "4 × 3 from c1"),
}
"""The boards of the bank on which there is little to do."""

SECONDS = 5.0
"""How long a program may run on one board."""

LONGEST = 60
"""Characters of what is told of a list; of a longer one only how long it is."""

SPARE = 5_000
"""Lines that a program may run beyond ten times those of the right one."""


class Difference(NamedTuple):
    """The first difference on a board.

    Attributes:
        step: how many changes of the board were the same.
        values: the board after these.
        right, yours: what each does then, in a sentence.
        cells: where each does it, -1 for nowhere.
    """

    step: int
    values: list[int]
    right: str
    yours: str
    cells: tuple[int, int]


class Comparison:
    """A program on board after board, until it does wrong on one.

    Raises ProgramError for a text that is no program.

    Attributes:
        right: whether it does right; None as long as that is not known.
        sentence: what is wrong, "" where nothing is.
        line: the line at which it failed, 0 for none.
        question: the board on which it did wrong, or None.
        difference: where it first did otherwise there, or None.
        past: how many boards it was right on.
    """

    def __init__(
        self, text: str, board: str, name: str, clock: Callable[[], float], seconds: float = SECONDS
    ) -> None:
        """Read the program."""
        self._board = board
        self._clock = clock
        self._seconds = seconds
        self._programs = Program(program(board, name).text), Program(text)
        every = {task.name: task.question for task in tasks(board)}
        self.questions = [every[name] for name in BOARDS[board]]
        self.past = 0
        self.right: bool | None = None
        self.sentence = ""
        self.line = 0
        self.question: Question | None = None
        self.difference: Difference | None = None
        # What cannot be called is said at once.
        self._run(1, self.questions[0], 1)

    @property
    def done(self) -> bool:
        """Whether it is known."""
        return self.right is not None

    def advance(self) -> None:
        """Run both on the next board."""
        question = self.questions[self.past]
        model = self._run(0, question, 0)
        model.run()
        run = self._run(1, question, 10 * model.counts.lines + SPARE)
        run.run()
        if _is_same(model, run):
            self.past += 1
            if self.past == len(self.questions):
                self.right = True
            return
        self.right = False
        self.question = question
        assert run.outcome
        self.line = run.outcome.line
        self.sentence = self._said(model, run)
        self.difference = self._differs(model, run)

    def _run(self, which: int, question: Question, most: int) -> ProgramRun:
        return ProgramRun(
            self._programs[which],
            self._board,
            question,
            self._clock,
            seconds=self._seconds,
            most=most,
            own=True,
        )

    def _said(self, model: ProgramRun, run: ProgramRun) -> str:
        outcome = run.outcome
        assert outcome and model.outcome
        if outcome.why in ("most", "time", "lines"):
            return words.ENDLESS
        solvable = bool(model.outcome.value or model.outcome.boards)
        found = verdict(run, lambda: solvable, self._seconds)
        returned = outcome.kind == "returned" == model.outcome.kind
        if returned and found.right is not False and not _are_same(model.outcome.value, outcome.value):
            return words.returns(_plain(outcome.value), _plain(model.outcome.value))
        return words.LEFT if found.right else found.sentence

    def _differs(self, model: ProgramRun, run: ProgramRun) -> Difference:
        changes = [
            list(zip(one.log.kinds, one.log.cells, one.log.values, strict=True)) for one in (model, run)
        ]
        pairs = zip(*changes, strict=False)
        step = next((at for at, (one, other) in enumerate(pairs) if one != other), min(map(len, changes)))
        values = model.problem.board()
        for kind, cell, value in changes[0][:step]:
            if kind != SOLUTION:
                values[cell] = value if kind == PLACE else 0
        said, cells = [], []
        for one, did in zip((model, run), changes, strict=True):
            if step < len(did):
                kind, cell, value = did[step]
                sentence = changed(kind, told(self._board, one.problem, kind, cell, value))
            else:
                cell, sentence = -1, self._end(one)
            said.append(sentence[0].upper() + sentence[1:])
            cells.append(cell)
        return Difference(step, values, said[0], said[1], (cells[0], cells[1]))

    def _end(self, run: ProgramRun) -> str:
        outcome = run.outcome
        assert outcome
        if outcome.kind in ("returned", "yielded"):
            return words.ends(_plain(outcome.value) if outcome.kind == "returned" else "")
        return words.FAILS


def _plain(value: object) -> str:
    """What a value is, where no code of the program's is asked for it."""
    if value is None or type(value) is bool:
        return str(value)
    if not _is_listed(value):
        return words.OTHER
    return str(value) if len(str(value)) <= LONGEST else words.listed(len(value))


def _is_listed(value: object) -> TypeGuard[list[list[int]]]:
    """Whether a value is a list of placements, and nothing of the program's own."""
    return type(value) is list and all(
        type(one) is list and all(type(cell) is int for cell in one) for one in value
    )


def _are_same(one: object, other: object) -> bool:
    """Whether two values are one, or lists of the same placements in any order."""
    return one is other or (_is_listed(one) and _is_listed(other) and sorted(one) == sorted(other))


def _is_same(model: ProgramRun, run: ProgramRun) -> bool:
    """Whether a program gives what the model gives: the same answer, with a board that is right for it."""
    one, other = model.outcome, run.outcome
    assert one and other
    if one.kind != other.kind:
        return False
    if one.kind == "yielded":
        return sorted(one.boards) == sorted(other.boards) and run.values == model.values
    if not _are_same(one.value, other.value):
        return False
    return run.values == model.values or (one.value is True and not run.reader.fault(run.values))
