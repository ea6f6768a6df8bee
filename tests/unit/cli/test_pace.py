"""How far long work has come, in words, on a clock that is set by hand."""

import pytest

from undoku.cli import pace
from undoku.cli.pace import Pace, size_of


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(pace, "monotonic", clock)
    return clock


@pytest.mark.parametrize(
    ("seconds", "number", "words"),
    [
        (0.5, 100, "100 puzzles, 2 workers"),
        (10, 5000, "5,000 puzzles, 500 a second, 2 workers, 10 s left"),
        (600, 5000, "5,000 puzzles, 8 a second, 2 workers, 10 min left"),
        (7200, 5000, "5,000 puzzles, 42 a minute, 2 workers, 2 h left"),
        (700_000, 5000, "5,000 puzzles, 26 an hour, 2 workers, 8 days left"),
    ],
)
def test_done_rate_workers_and_time_left(clock, seconds, number, words):
    told = Pace("puzzles", 10_000)
    clock.now += seconds
    for _ in range(number):
        told.count(1)
    assert told.words(2) == words
    assert told.done == number / 10_000


def test_what_an_earlier_run_has_done_is_no_measure_of_this_one(clock):
    told = Pace("puzzles", 1000)
    told.skip(800)
    clock.now += 10
    told.count(100)
    assert told.done == 0.9
    assert told.words(1) == "1 puzzles, 6 a minute, 10 s left"


def test_of_a_stream_nobody_knows_the_length(clock):
    told = Pace("puzzles", None)
    clock.now += 10
    told.count(50)
    assert told.done is None
    assert told.words(1) == "1 puzzles, 6 a minute"


def test_the_length_of_a_file_is_known(tmp_path):
    file = tmp_path / "file"
    file.write_text("12345", encoding="ascii")
    with file.open(encoding="ascii") as lines:
        assert size_of(lines) == 5
    with open("/dev/null", encoding="ascii") as lines:  # noqa: PTH123
        assert size_of(lines) is None
