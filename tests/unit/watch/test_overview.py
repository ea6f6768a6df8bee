"""The strip that shows a whole search, against counting step by step."""

from itertools import pairwise

import pytest

from undoku.watch.watched import Watched


def finished(n: int) -> Watched:
    watched = Watched("queens", "markers", {"n": n})
    while not watched.search.advance(10_000):
        pass
    return watched


@pytest.mark.parametrize("width", [1, 7, 100, 640, 4096])
def test_depths(width: int) -> None:
    watched = finished(6)
    trace = watched.trace
    total = len(trace)
    steps = [step.depth for position in range(1, total + 1) if (step := trace.step(position))]
    # No part is without a step.
    width_shown = min(width, total)
    edges = [total * part // width_shown for part in range(width_shown + 1)]
    expected = [max(steps[begin:end]) for begin, end in pairwise(edges)]
    assert watched.overview(width)["depths"] == [depth / max(expected) for depth in expected]


@pytest.mark.parametrize("n", [1, 2, 3, 4, 8])
@pytest.mark.parametrize("width", [1, 2, 3, 10, 100, 600])
def test_what_happened_along_the_strip(n: int, width: int) -> None:
    watched = finished(n)
    shown = watched.overview(width)
    total = len(watched.trace)
    for name, jump in (("solutions", "next-solution"), ("deadEnds", "next-dead-end")):
        expected, position = [0] * width, 0
        while (position := watched.jump(jump, position)) > 0:
            expected[min(position * width // total, width - 1)] += 1
        assert shown[name] == expected
    assert sum(shown["solutions"]) == [1, 0, 0, 2, 10, 4, 40, 92][n - 1]  # type: ignore[call-overload]


def test_nothing_to_show_yet() -> None:
    shown = Watched("queens", "markers", {"n": 8}).overview(10)
    assert shown == {"depths": [0.0], "solutions": [0] * 10, "deadEnds": [0] * 10}
