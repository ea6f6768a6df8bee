"""The strip that shows a whole search, against counting step by step."""

import pytest

from undoku.watch.overview import depths, parts
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
    shown = depths(trace.steps, width)
    assert shown == [
        max(steps[total * part // width : total * (part + 1) // width], default=0) for part in range(width)
    ]


@pytest.mark.parametrize("width", [1, 2, 3, 10, 100, 250])
@pytest.mark.parametrize("total", [1, 3, 99, 100, 101])
def test_each_part_is_marked_once(total: int, width: int) -> None:
    for every in (1, 2, 7, 100):
        positions = [position for position in range(1, total + 1) if position % every == 0]

        def following(position: int, among: list[int] = positions) -> int | None:
            return next((other for other in among if other > position), None)

        expected = sorted({min(position * width // total, width - 1) for position in positions})
        assert parts(following, total, width) == expected


def test_fractions_of_the_strip() -> None:
    watched = finished(8)
    shown = watched.overview(100)
    total = len(watched.trace)
    assert max(shown["depths"]) == 1  # type: ignore[call-overload]
    for name, jump in (("solutions", "next-solution"), ("deadEnds", "next-dead-end")):
        positions, position = [], 0
        while (position := watched.jump(jump, position)) > 0:
            positions.append(position)
        marked = {min(position * 100 // total, 99) for position in positions}
        assert shown[name] == [(part + 0.5) / 100 for part in sorted(marked)]


def test_nothing_to_show_yet() -> None:
    shown = Watched("queens", "markers", {"n": 8}).overview(10)
    assert shown == {"depths": [0.0] * 10, "solutions": [], "deadEnds": []}
