"""The pool of rare puzzles: what each line says is so, and there are enough of them."""

import gzip
from collections import Counter

import pytest

from pools import Pool, refined, targets
from undoku.sudoku import solve
from undoku.sudoku.generator import Generator, Wishes, pools
from undoku.sudoku.generator.shapes import orbits
from undoku.sudoku.grid import Grid
from undoku.sudoku.techniques.candidates import LAYOUT
from undoku.sudoku.techniques.catalogue import TECHNIQUES

from . import wished

ALL = pools.read(pools.lines())
EXTREME = ".......8....4..1.....6..49..54...3..3....9....8..7..5..7..2...3..9..8..5.6.9....4"
MADE = 1248
"""So many lines are of puzzles that were made for all techniques; the others were searched for one by one."""

SAMPLE = ALL[::120]


def spare(digits: bytes) -> int:
    without = [digits[:cell] + b"\0" + digits[cell + 1 :] for cell in range(81) if digits[cell]]
    return sum(solve(Grid.trusted(LAYOUT, rest)).solutions == 1 for rest in without)


def is_as_said(pooled: pools.Pooled) -> bool:
    path = wished.way(Grid.trusted(LAYOUT, pooled.digits))
    names = {technique.identifier for technique in TECHNIQUES if technique.level != "easy"}
    shown = all(len({bool(pooled.digits[cell]) for cell in orbit}) == 1 for orbit in orbits(pooled.symmetry))
    return (
        shown
        and solve(Grid.trusted(LAYOUT, pooled.digits)).solutions == 1
        and path.level == pooled.level
        and spare(pooled.digits) == pooled.spare
        and names.intersection(path.techniques) == set(pooled.techniques)
    )


def test_a_sample_is_as_its_lines_say() -> None:
    assert [str(pooled) for pooled in SAMPLE if not is_as_said(pooled)] == []


@pytest.mark.long
def test_all_are_as_their_lines_say() -> None:
    assert [str(pooled) for pooled in ALL if not is_as_said(pooled)] == []


def test_there_are_enough_of_every_technique_that_is_practised() -> None:
    counts = Counter(name for pooled in ALL for name in pooled.techniques)
    singles = [technique.identifier for technique in TECHNIQUES if technique.level == "easy"]
    # Singles are in every puzzle.
    assert len([name for name, count in counts.items() if count >= 20]) + len(singles) >= 55
    assert len({pooled.digits for pooled in ALL}) == len(ALL)


def test_it_is_small() -> None:
    assert len(gzip.compress("\n".join(pools.lines()).encode())) < 150_000


def test_what_is_made_from_the_pool_is_new_and_as_wished() -> None:
    """Of a technique that no puzzle made from nothing would have in time."""
    lines = pools.with_techniques(["jellyfish"])
    known = {str(Grid.trusted(LAYOUT, pooled.digits)) for pooled in pools.read(lines)}
    found = set()
    for seed in "abc":
        search = Generator(Wishes(needed=["jellyfish"]), seed, pools.read(lines))
        while not search.done:
            search.advance(100)
        assert search.puzzle is not None
        assert "jellyfish" in wished.way(search.puzzle).techniques
        found.add(str(search.puzzle))
    assert len(found) == 3
    assert not found & known


def test_a_puzzle_with_more_than_is_wished_gets_givens_until_that_is_gone() -> None:
    """Of an extreme puzzle of the pool a hard one is made that still needs its technique."""
    first = next(pooled for pooled in ALL if str(Grid.trusted(LAYOUT, pooled.digits)) == EXTREME)
    assert (first.level, "multi-colors-1" in first.techniques) == ("extreme", True)
    search = Generator(Wishes("hard", ["multi-colors-1"]), "1", [first])
    search.advance(10_000)
    assert search.puzzle is not None
    path = wished.way(search.puzzle)
    assert (path.level, "multi-colors-1" in path.techniques) == ("hard", True)
    assert search.puzzle.packed.count(0) < first.digits.count(0)


@pytest.mark.parametrize("givens", [24, 28])
def test_no_puzzle_of_the_pool_with_more_givens_than_are_wished_is_taken(givens: int) -> None:
    """Of the puzzles of this technique that have no symmetry some have more than 28 givens."""
    fitting = pools.read(pools.with_techniques(["finned-jellyfish"]))
    assert max(81 - pooled.digits.count(0) for pooled in fitting) > 28
    for seed in ("220", "221", "222"):
        search = Generator(Wishes(needed=["finned-jellyfish"], givens=givens), seed, fitting)
        while not search.done:
            search.advance(100)
        assert search.puzzle is not None
        assert 81 - search.puzzle.packed.count(0) == givens


def test_the_file_is_what_the_tool_makes() -> None:
    """The first lines are those of the first puzzles; the rest takes an hour."""
    pool = Pool()
    for number in range(1, 41):
        pool.look_at(number)
    assert pools.lines()[: len(pool.lines)] == list(pool.lines.values())


def test_what_was_short_was_searched_for() -> None:
    """The first line that was added is what is found with those before it."""
    assert next(refined(pools.lines()[:MADE], targets())) == pools.lines()[MADE]
