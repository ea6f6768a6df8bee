"""Two searches side by side do what each does alone, and part where their steps first differ."""

import json
import re
from pathlib import Path

import pytest

from undoku.search.recorder import Recorder
from undoku.search.register import find
from undoku.watch.problems import problem_of
from undoku.watch.race import SIDE, Race
from undoku.watch.race_steps import RaceSteps

LECTURE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"


def alone(board: str, name: str, n: int) -> Recorder:
    problem = problem_of(board, {"n": n})
    recorder = Recorder(find(board, name), problem)
    while not recorder.done:
        recorder.advance(10_000)
    return recorder


def steps(recorder: Recorder) -> list[tuple[int, ...]]:
    columns = recorder.trace.steps
    return list(zip(columns.kinds, columns.cells, columns.values, strict=True))


def first_difference(left: Recorder, right: Recorder) -> int | None:
    """Compare step by step, the obvious way."""
    one, two = steps(left), steps(right)
    for number, (a, b) in enumerate(zip(one, two, strict=False), 1):
        if a != b:
            return number
    return None if len(one) == len(two) else min(len(one), len(two)) + 1


def test_counts_are_those_of_each_alone() -> None:
    race = Race("sudoku", "first-empty", "fewest-options", {"givens": LECTURE})
    while not race.done:
        race.together(500)
        race.compare()
    assert [(side.counts.calls, side.counts.placements) for side in race.sides] == [(4209, 4208), (52, 51)]
    assert [side.board for side in race.sides] == [race.sides[0].board] * 2


def test_both_stand_at_the_same_step() -> None:
    race = Race("queens", "markers", "columns", {"n": 6})
    for _ in range(20):
        race.together(7)
    assert [side.steps for side in race.sides] == [140, 140]


def test_the_first_difference_is_the_first() -> None:
    pairs = [("markers", "array-first"), ("markers", "columns"), ("board-scan", "bitmasks")]
    for left, right in pairs:
        expected = first_difference(alone("queens", left, 6), alone("queens", right, 6))
        race = Race("queens", left, right, {"n": 6})
        while not race.done:
            race.together(37)
            race.compare()
        assert race.difference == expected, (left, right)


def test_aligned_both_have_done_the_step_that_differs() -> None:
    race = Race("queens", "markers", "array-first", {"n": 5})
    race.together(100)
    race.compare()
    race.begin_align()
    for _ in range(3):
        assert race.advance_align(2) == race.aligned
    while not race.advance_align(2):
        assert not race.aligned
    assert race.aligned
    answer = race.alignment()
    step = race.difference
    assert (
        answer["step"]
        == step
        == first_difference(alone("queens", "markers", 5), alone("queens", "array-first", 5))
    )
    assert step is not None
    assert [side.steps for side in race.sides] == [step, step - 1]
    assert answer["sentences"][1] == "The search has ended."  # type: ignore[index]


def test_equal_searches_have_no_difference() -> None:
    race = Race("queens", "board-scan", "markers", {"n": 5})
    while not race.done:
        race.together(100)
        race.compare()
    ended = race.sides
    race.begin_align()
    assert race.advance_align(1)
    assert race.sides is ended
    assert not race.aligned
    assert race.alignment() == {"step": 0, "same": race.sides[0].steps}


def test_recording_ends_with_the_first_difference() -> None:
    race = Race("sudoku", "first-empty", "fewest-options", {"givens": LECTURE})
    race.together(50)
    race.compare()
    race.together(1000)
    assert not race.sides[0].recording
    assert len(race.sides[0].trace) == 50


def test_a_frame_is_what_both_sides_say() -> None:
    race = Race("queens", "markers", "columns", {"n": 4})
    race.together(9)
    frame = list(race.frame())
    for at, side in zip((0, 8), race.sides, strict=True):
        assert frame[at : at + 8] == [int(side.done), *side.counts, side.steps, side.checks]
    assert frame[17:33] == race.sides[0].board
    assert frame[33:] == race.sides[1].board


SCRIPTS = Path(__file__).parents[3] / "static/js"


def test_the_page_reads_a_frame_as_it_is_written() -> None:
    state = (SCRIPTS / "watch/race/state.js").read_text(encoding="utf-8")
    (names,) = re.findall(r"^const SIDE = (\[.*\]);$", state, re.M)
    assert tuple(json.loads(names)) == SIDE


# The boards that a visitor sees first; the knight's is smaller: on a large one the plain way does not end.
FIRST_SEEN: list[tuple[str, dict[str, object]]] = [
    ("sudoku", {"givens": LECTURE}),
    ("queens", {"n": 8}),
    ("knight", {"rows": 5, "cols": 5, "start": [4, 0]}),
]


@pytest.mark.parametrize(("board", "question"), FIRST_SEEN, ids=[board for board, _ in FIRST_SEEN])
def test_what_races_at_first_differs_and_finds_the_same(board: str, question: dict[str, object]) -> None:
    described = (SCRIPTS / "boards" / f"{board}.js").read_text(encoding="utf-8")
    ((left, right),) = re.findall(r'^  racers: \["([a-z-]+)", "([a-z-]+)"\],$', described, re.M)
    race = Race(board, left, right, question)
    while not race.done:
        race.together(500)
        race.compare()
    assert race.difference is not None
    one, other = race.sides
    assert (one.counts.tries, one.checks) != (other.counts.tries, other.checks)
    assert one.counts.solutions == other.counts.solutions > 0


@pytest.mark.parametrize(("n", "limit"), [(6, 0), (6, 100), (6, 1_000_000)])
def test_a_side_that_is_done_shows_its_last_solution(n: int, limit: int) -> None:
    race = Race("queens", "bitmasks", "markers", {"n": n})
    last = alone("queens", "bitmasks", n).trace
    wanted = last.board(last.tree.solutions()[-1])
    race.sides[0] = Recorder(find("queens", "bitmasks"), race.problem, limit)
    while not race.sides[0].advance(50):
        assert list(race.frame())[17 : 17 + n * n] == race.sides[0].board
    assert race.sides[0].board == n * n * [0]
    assert list(race.frame())[17 : 17 + n * n] == wanted


def test_a_side_that_found_nothing_shows_its_empty_board() -> None:
    race = Race("queens", "bitmasks", "markers", {"n": 3})
    race.together(1000)
    assert list(race.frame())[17:] == 18 * [0]


def test_checks_are_the_same_recorded_counted_and_aligned() -> None:
    def checks(limit: int) -> int:
        side = Recorder(find("queens", "markers"), problem_of("queens", {"n": 6}), limit, with_checks=True)
        while not side.advance(1000):
            pass
        return side.checks

    assert checks(0) == checks(300) == checks(1_000_000) > 0
    assert alone("queens", "markers", 6).checks == 0


def led(race: Race, steps: RaceSteps, by: int) -> list[float]:
    steps.begin(by)
    while not steps.done:
        steps.advance(10)
    race.compare()
    return race.frame().tolist()


@pytest.mark.parametrize("names", [("markers", "columns"), ("board-scan", "bitmasks")])
def test_steps_back_show_what_the_steps_on_did(names: tuple[str, str]) -> None:
    race = Race("queens", *names, {"n": 4})
    steps = RaceSteps(race)
    frames = [race.frame().tolist()]
    while not race.done:
        frames.append(led(race, steps, 1))
    # One ends before the other, and waits.
    assert len({side.steps for side in race.sides}) == 2
    difference = 2 * len(SIDE)
    for frame in frames:
        # It is known from then on.
        frame[difference] = race.difference or 0
    for frame in frames[-2::-1]:
        assert led(race, steps, -1) == frame
    assert led(race, steps, -1) == frames[0]
    assert led(race, steps, 1) == frames[1]


def test_a_step_counts_that_is_still_under_way() -> None:
    race = Race("queens", "markers", "columns", {"n": 6})
    race.together(200)
    steps = RaceSteps(race)
    steps.begin(-1)
    steps.advance(3)
    assert led(race, steps, -1)[6] == 198
    steps.begin(-1)
    assert led(race, steps, 1)[6] == 198


def test_each_goes_a_step_on_from_where_it_is() -> None:
    race = Race("queens", "markers", "columns", {"n": 6})
    race.sides[0].advance(300)
    before = [side.steps for side in race.sides]
    led(race, RaceSteps(race), 1)
    assert [side.steps for side in race.sides] == [before[0] + 1, 1]


def test_the_first_difference_is_found_after_steps_back() -> None:
    race = Race("queens", "markers", "array-first", {"n": 5})
    race.together(10)
    race.compare()
    led(race, RaceSteps(race), -1)
    while race.difference is None:
        race.together(7)
        race.compare()
    assert race.difference == 32
