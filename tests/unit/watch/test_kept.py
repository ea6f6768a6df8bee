"""A search of which the middle is left out is shown as one that is kept whole, wherever it is kept."""

from itertools import pairwise

import pytest

from undoku.search.errors import PuzzleError
from undoku.watch.watched import Watched


def finished(*question: object) -> Watched:
    watched = Watched(*question)  # type: ignore[arg-type]
    while not watched.search.advance(10_000):
        pass
    return watched


SEARCHES = {
    "queens": ("queens", "markers", {"n": 7}),
    "knight": ("knight", "fixed-order", {"rows": 5, "cols": 5, "start": [0, 0]}),
}
WHOLE = {name: finished(*question) for name, question in SEARCHES.items()}
PARTED = {name: finished(*question, 1_000, 300) for name, question in SEARCHES.items()}


def kept(name: str, every: int) -> list[int]:
    """Steps of both parts, their ends among them."""
    report = PARTED[name].report()
    head, since, last = report["steps"], report["since"], report["all"]
    assert isinstance(head, int) and isinstance(since, int) and isinstance(last, int)
    return [*range(0, head, every), head, *range(since, last, every), last]


@pytest.mark.parametrize("name", SEARCHES)
def test_both_parts_show_the_steps_of_the_whole(name: str) -> None:
    for position in kept(name, 17):
        for view in ("code", "stack", "counters"):
            assert PARTED[name].moment(position, view) == WHOLE[name].moment(position, view)


def test_a_call_that_had_not_returned_is_running_at_the_end_of_either_part() -> None:
    watched = Watched("queens", "bitmasks", {"n": 7}, 100, 20)
    while watched.search.steps < 970:
        watched.search.advance(1)
    watched.search.stop()
    while not watched.search.advance(10_000):
        pass
    for position in (79, 80, 950, 969, 970):
        root, *_ = watched.moment(position, "tree")["tree"]  # type: ignore[misc, has-type]
        assert (root["id"], root["outcome"]) == (0, "running")


@pytest.mark.parametrize("position", [701, 5_000, -1])
def test_a_step_in_the_gap_is_not_recorded(position: int) -> None:
    with pytest.raises(PuzzleError, match=f"Step {position:,} is not recorded"):
        PARTED["queens"].moment(position)


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize(
    ("jump", "argument"),
    [
        ("next-solution", 0),
        ("previous-solution", 0),
        ("next-dead-end", 0),
        ("previous-dead-end", 0),
        ("change", 20),
        ("cell", 3),
        ("depth", 4),
    ],
)
def test_jumps_go_over_the_gap(name: str, jump: str, argument: int) -> None:
    whole, parted = WHOLE[name], PARTED[name]
    head, since = parted.search.head, parted.search.since
    for position in kept(name, 7):
        found = whole.jump(jump, position, argument)
        while head < found < since:
            found = whole.jump(jump, found, argument)
        assert parted.jump(jump, position, argument) == found


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize("jump", ["over", "out"])
def test_a_call_that_returns_in_the_gap_is_left_for_what_follows_it(name: str, jump: str) -> None:
    whole, parted = WHOLE[name], PARTED[name]
    head, since = parted.search.head, parted.search.since
    for position in kept(name, 3):
        found = whole.jump(jump, position)
        assert parted.jump(jump, position) == (since if head < found < since else found)


@pytest.mark.parametrize("name", SEARCHES)
def test_placements_by_number(name: str) -> None:
    whole, parted = WHOLE[name], PARTED[name]
    head, since = parted.search.head, parted.search.since
    total = whole.search.counts.placements
    for number in [0, *range(1, total, 5), total, total + 1]:
        found = whole.jump("placement", 0, number)
        assert parted.jump("placement", 0, number) == (since if head < found < since else found)


@pytest.mark.parametrize("name", SEARCHES)
def test_what_doomed_a_step_may_be_in_the_gap(name: str) -> None:
    for position in kept(name, 211):
        found = []
        for watched in (WHOLE[name], PARTED[name]):
            search = watched.doom(position)
            while not search.advance(1_000):
                pass
            found.append(search.doom)
        assert found[0] == found[1]


@pytest.mark.parametrize("name", SEARCHES)
def test_lines_of_both_parts(name: str) -> None:
    whole, parted = WHOLE[name], PARTED[name]
    head, since, last = parted.search.head, parted.search.since, parted.search.steps
    assert parted.lines(0, last) == whole.lines(0, head) + whole.lines(since, last)
    assert parted.lines(head - 5, head + 5) == whole.lines(head - 5, head)


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize("width", [1, 10, 64])
def test_the_strip_stands_for_what_is_kept(name: str, width: int) -> None:
    whole, parted = WHOLE[name], PARTED[name]
    places = kept(name, 1)
    total = len(places) - 1
    shown = parted.overview(width)
    depths = [whole.trace.steps.depths[position - 1] for position in places[1:]]
    edges = [total * part // width for part in range(width + 1)]
    expected = [max(depths[begin:end]) for begin, end in pairwise(edges)]
    assert shown["depths"] == [depth / max(expected) for depth in expected]
    for key, jump in (("solutions", "next-solution"), ("deadEnds", "next-dead-end")):
        counted = [0] * width
        for place, position in enumerate(places):
            if place and whole.jump(jump, position - 1) == position:
                counted[min(place * width // total, width - 1)] += 1
        assert shown[key] == counted
