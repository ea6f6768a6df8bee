"""What the judge says of a program on one board."""

from __future__ import annotations

from textwrap import dedent

from undoku.programs.judging.known import solutions_of
from undoku.programs.judging.verdict import Verdict, verdict
from undoku.programs.program import Program
from undoku.programs.run import ProgramRun
from undoku.watch.problems import problem_of

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TWO_EMPTY = f"..{SOLUTION[2:]}"
ASKED = {
    "sudoku": {"givens": TWO_EMPTY},
    "queens": {"n": 4},
    "knight": {"rows": 3, "cols": 4, "start": [0, 0], "end": None, "closed": False},
}


def judged(board: str, text: str, question: dict[str, object] | None = None, seconds: float = 10) -> Verdict:
    asked = question or ASKED[board]
    ticks = iter(range(10**9))
    run = ProgramRun(Program(dedent(text)), board, asked, lambda: next(ticks) / 100, seconds=seconds)
    run.run()
    return verdict(run, lambda: bool(solutions_of(board, problem_of(board, asked))), seconds)
