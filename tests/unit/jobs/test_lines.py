"""Every line of the plain program of a strategy is recorded, and that of no other text."""

import pytest

from jobs.lines import Job
from undoku.programs.starters import starter
from undoku.search.errors import PuzzleError

MARKERS = {"board": "queens", "strategy": "markers", "question": {"n": 4}}


def test_a_strategy_without_a_plain_program_is_refused() -> None:
    with pytest.raises(PuzzleError):
        Job({**MARKERS, "strategy": "bitmasks"})


@pytest.mark.recorder
def test_every_line_of_the_program_of_a_strategy() -> None:
    # Whatever else is asked, the text is that of the strategy.
    job = Job({**MARKERS, "code": "def solve(queens): return False", "call": "print(1)"})
    assert job.report()["steps"] == 0
    while not job.done:
        job.advance()
    opening = job.opening()
    plain = starter("queens", "markers")
    shown = [opening[name] for name in ("source", "title", "document")]
    assert shown == [plain.text, plain.title, "the lecture"]
    assert opening["everyLine"]
    report = job.report()
    assert set(report) == {"steps", "since", "all", "calls", "stopped"}
    assert report["steps"] == report["all"] > 300
    job.stop()
    ends = [job.jump("next-solution", 0, 0)]
    ends.append(job.jump("next-solution", ends[0], 0))
    boards = [job.moment(position, "code", [])["values"] for position in ends]
    assert [sum(board) for board in boards] == [4, 4]
    assert boards[0] != boards[1]
    assert job.variables(ends[0])["frames"][-1]["function"] == "place"
