"""Puzzles of all kinds of wishes, each looked at anew by what knows nothing of the generator."""

from collections import Counter

import pytest

from undoku.sudoku.generator import Generator, Wishes, pools

from . import wished

SAMPLE = 60
WHOLE = 2000
SHARDS = 20
NONE_FOUND = 3
"""Of a hundred wishes so many may be too rare for half a minute."""
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


def check(numbers: range, techniques: list[str], combined: bool) -> int:
    """Look at the puzzle of each number anew, and tell for how many none was found."""
    none_found = 0
    for number in numbers:
        wishes = wished.drawn(number, techniques, combined)
        search = made(wishes, str(number), 1000)
        if search.puzzle is None and combined:
            assert set(search.lacks) == wished.lacks(search, wishes) != set(), (number, wishes)
            none_found += 1
        else:
            assert not wished.faults(search, wishes), (number, wishes)
        if number // numbers.step % AGAIN == 0:
            again = made(wishes, str(number), 7)
            assert (again.puzzle, again.tried) == (search.puzzle, search.tried), (number, wishes)
    return none_found


@pytest.mark.parametrize("shard", range(4))
def test_a_sample(shard: int, techniques: list[str]) -> None:
    check(range(shard, SAMPLE, 4), techniques, combined=False)


@pytest.mark.long
@pytest.mark.parametrize("shard", range(SHARDS))
def test_thousands(shard: int, techniques: list[str], record_property) -> None:
    numbers = range(shard, WHOLE, SHARDS)
    none_found = check(numbers, techniques, combined=True)
    assert none_found <= NONE_FOUND
    found = len(numbers) - none_found
    record_property(
        "counted", f"{found} of {len(numbers)} puzzles made as wished, the others too rare (part {shard + 1})"
    )
