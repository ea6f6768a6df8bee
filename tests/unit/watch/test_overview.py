"""The strip that shows a whole search, against counting step by step."""

import pytest

from undoku.watch.overview import depths, tallies
from undoku.watch.watched import Watched


def finished(n: int) -> Watched:
    watched = Watched("queens", "markers", {"n": n})
    while not watched.search.advance(10_000):
        pass
    return watched


@pytest.mark.parametrize("width", [1, 7, 100, 640, 4096])
def test_depths(width: int) -> None:
    trace = finished(6).trace
    total = len(trace)
    steps = [step.depth for position in range(1, total + 1) if (step := trace.step(position))]
    shown = depths(trace.steps.deepest, total, width)
    assert shown == [
        max(steps[total * part // width : total * (part + 1) // width], default=0) for part in range(width)
    ]


@pytest.mark.parametrize("width", [1, 2, 3, 10, 100, 250])
@pytest.mark.parametrize("total", [1, 3, 99, 100, 101])
def test_each_position_counts_in_its_part(total: int, width: int) -> None:
    for every in (1, 2, 7, 100):
        positions = [position for position in range(1, total + 1) if position % every == 0]

        def within(begin: int, end: int, among: list[int] = positions) -> int:
            return len([position for position in among if begin <= position < end])

        expected = [0] * width
        for position in positions:
            expected[min(position * width // total, width - 1)] += 1
        assert tallies(within, total, width) == expected


@pytest.mark.parametrize("width", [100, 600])
def test_what_happened_along_the_strip(width: int) -> None:
    watched = finished(8)
    shown = watched.overview(width)
    total = len(watched.trace)
    assert max(shown["depths"]) == 1  # type: ignore[call-overload]
    for name, jump in (("solutions", "next-solution"), ("deadEnds", "next-dead-end")):
        expected, position = [0] * width, 0
        while (position := watched.jump(jump, position)) > 0:
            expected[min(position * width // total, width - 1)] += 1
        assert shown[name] == expected
    assert sum(shown["solutions"]) == 92  # type: ignore[call-overload]


def test_nothing_to_show_yet() -> None:
    shown = Watched("queens", "markers", {"n": 8}).overview(10)
    assert shown == {"depths": [0.0], "solutions": [0] * 10, "deadEnds": [0] * 10}
