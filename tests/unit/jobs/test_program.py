"""The job of a program: the page waits for each slice of it, and gives it up after a while."""

import re
from pathlib import Path

import pytest

from jobs.program import Job
from undoku.programs import watched
from undoku.programs.run import SECONDS

SANDBOX = Path(__file__).parents[3] / "static/js/sandbox/sandbox.js"
ENDLESS = """def solve(board, row=0):
    while True:
        board[row][0] = 1
        board[row][0] = 0
"""


def patience() -> float:
    """Return after how many seconds without an answer the page gives a program up."""
    found = re.search(r"PATIENCE = {.*answering: (\d+)", SANDBOX.read_text(encoding="utf-8"))
    assert found
    return float(found[1])


class Busy:
    """The clock of a machine that is busy with something else."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


SLOW = """N = 6
M = 7


def place(n, cols):
    if len(cols) == n:
        print(*cols)
        return True
    return any(
        place(n, [*cols, col])
        for col in range(n)
        if all(col != c and abs(col - c) != len(cols) - r for r, c in enumerate(cols))
    )


def burn():
    for _ in range(45 * 1024):
        pass


burn()
place(M, [])
"""


def slices(job: Job, clock: Busy) -> list[float]:
    """How long each slice took, until the job is done."""
    waited = []
    while not job.done:
        before = clock.now
        job.advance()
        waited.append(clock.now - before)
    return waited


@pytest.mark.recorder
def test_runs_on_several_boards_of_its_own_are_waited_for_one_by_one() -> None:
    clock = Busy()
    job = Job({"code": SLOW, "board": "queens", "question": {"n": 8}}, clock)
    waited = slices(job, clock)
    assert sum(waited) > patience() > max(waited)
    assert job.report()["question"] == {"n": 7}


BEYOND = """
def solve(row, queens):
    if queens == [-1] * 6:
        return {0: 0}[5]
    while True:
        row += 1
        if row < 0:
            solve(row + 1, queens)
"""


@pytest.mark.recorder
def test_other_calls_of_a_program_that_went_beyond_a_list_are_waited_for_one_by_one() -> None:
    clock = Busy()
    job = Job({"code": BEYOND, "board": "queens", "question": {"n": 6}}, clock)
    waited = slices(job, clock)
    assert max(waited) < patience()
    # One of them that goes on for ever is enough.
    assert len([seconds for seconds in waited if seconds >= SECONDS]) == 1
    assert str(job.report()["ended"]).startswith("KeyError in line 4")


@pytest.mark.recorder
def test_what_a_program_has_done_is_kept_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Busy()

    class SlowTrace(watched.ProgramTrace):
        def __init__(self, run: watched.ProgramRun) -> None:
            clock.now += SECONDS
            super().__init__(run)

    monkeypatch.setattr(watched, "ProgramTrace", SlowTrace)
    job = Job({"code": ENDLESS, "board": "queens", "question": {"n": 4}}, clock)
    waited = []
    while not job.done:
        before = clock.now
        job.advance()
        job.report()
        waited.append(clock.now - before)
    assert sum(waited) >= 2 * SECONDS
    assert max(waited) < patience()
    assert job.report()["steps"] > 1000
    assert str(job.report()["ended"]).startswith("Wrong. It was stopped after 10 seconds")
