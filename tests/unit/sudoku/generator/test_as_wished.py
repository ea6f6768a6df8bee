"""Puzzles of all kinds of wishes, each looked at anew by what knows nothing of the generator."""

from collections import Counter

import pytest

from undoku.sudoku.generator import Generator, Wishes, pools

from . import wished

SAMPLE = 60
WHOLE = 2000
SHARDS = 20
AGAIN = 4
"""Each so-manieth is made twice, in slices of another length."""
ENOUGH = 20
"""A technique of which the pool has so many puzzles is one that may be needed."""


@pytest.fixture(scope="module")
def techniques() -> list[str]:
    counts = Counter(name for pooled in pools.read(pools.lines()) for name in pooled.techniques)
    return sorted(name for name, count in counts.items() if count >= ENOUGH)


def made(wishes: dict[str, object], seed: str, budget: int) -> Generator:
    asked = Wishes(**wishes)  # type: ignore[arg-type]
    search = Generator(asked, seed, pools.read(pools.with_techniques(asked.needed)))
    while not search.done:
        search.advance(budget)
    return search


def check(numbers: range, techniques: list[str], combined: bool) -> None:
    for number in numbers:
        wishes = wished.drawn(number, techniques, combined)
        search = made(wishes, str(number), 1000)
        assert not wished.faults(search, wishes), (number, wishes)
        if number // numbers.step % AGAIN == 0:
            again = made(wishes, str(number), 7)
            assert (again.puzzle, again.tried) == (search.puzzle, search.tried), (number, wishes)


@pytest.mark.parametrize("shard", range(4))
def test_a_sample(shard: int, techniques: list[str]) -> None:
    check(range(shard, SAMPLE, 4), techniques, combined=False)


@pytest.mark.long
@pytest.mark.parametrize("shard", range(SHARDS))
def test_thousands(shard: int, techniques: list[str], record_property) -> None:
    numbers = range(shard, WHOLE, SHARDS)
    check(numbers, techniques, combined=True)
    record_property("counted", f"{len(numbers)} of {len(numbers)} puzzles made as wished (part {shard + 1})")
