"""The checks that are derived from a strategy's steps are what its code looks at, counted while it looks."""

from collections.abc import Callable, Iterator
from types import GeneratorType

import pytest

from undoku.queens.strategies import array_first, bitmasks, board_scan, columns, markers
from undoku.queens.strategies.problem import QueensProblem
from undoku.search.register import find
from undoku.search.steps import PLACE, REJECT, Steps


class Watched(list[int]):
    """A row or an array that notes which of its entries are read."""

    def __init__(self, entries: list[int], name: object, seen: set[object]) -> None:
        super().__init__(entries)
        self.name, self.seen = name, seen

    def __getitem__(self, index):  # type: ignore[no-untyped-def]
        self.seen.add((self.name, index))
        return super().__getitem__(index)


class Mask(int):
    """A mask that notes when the free squares are computed from it."""

    looks = 0

    def __or__(self, other: int) -> "Mask":
        return Mask(int(self) | other)

    def __invert__(self) -> int:
        Mask.looks += 1
        return ~int(self)


def steps_of(first: Steps) -> Iterator[tuple[int, ...]]:
    """Run a strategy's own code; each step as it is yielded."""
    calls, result = [first], None
    while calls:
        try:
            said = calls[-1].send(result)
        except StopIteration as stop:
            result = stop.value
            calls.pop()
            continue
        result = None
        if isinstance(said, GeneratorType):
            calls.append(said)
        else:
            yield said


Start = Callable[[int, set[object]], Steps]


def rows(n: int, seen: set[object]) -> list[list[int]]:
    return [Watched([0] * n, row, seen) for row in range(n)]


def start_markers(n: int, seen: set[object]) -> Steps:
    arrays = [
        Watched([0] * size, name, seen)
        for name, size in (("top", n), ("left", 2 * n - 1), ("right", 2 * n - 1))
    ]
    return markers.n_queens([[0] * n for _ in range(n)], 0, n, *arrays)


STARTS: dict[str, Start] = {
    "board-scan": lambda n, seen: board_scan.n_queens(rows(n, seen), 0, n),
    "markers": start_markers,
    "array-first": lambda n, seen: array_first.n_queens(Watched([0] * n, "columns", seen), 0),
    "columns": lambda n, seen: columns.solve(rows(n, seen), 0),  # type: ignore[arg-type]
}


def derived(name: str, n: int, said: tuple[int, ...]) -> int:
    kind, cell, _, *by = said
    checks = find("queens", name).checks
    assert checks is not None
    return checks(QueensProblem(n), kind, cell, *by)


@pytest.mark.parametrize("n", range(8))
@pytest.mark.parametrize("name", STARTS)
def test_every_try_looks_at_what_is_derived_from_its_outcome(name: str, n: int) -> None:
    seen: set[object] = set()
    outcomes = 0
    for said in steps_of(STARTS[name](n, seen)):
        if said[0] in (PLACE, REJECT):
            outcomes += 1
            assert derived(name, n, said) == len(seen), said
        else:
            assert derived(name, n, said) == 0
        seen.clear()
    assert outcomes >= n


@pytest.mark.parametrize("n", range(8))
def test_masks_are_looked_at_once_in_each_row_that_is_opened(n: int) -> None:
    Mask.looks = 0
    total = sum(
        derived("bitmasks", n, said) for said in steps_of(bitmasks.n_queens(n, 0, Mask(0), Mask(0), Mask(0)))
    )
    assert total == Mask.looks
