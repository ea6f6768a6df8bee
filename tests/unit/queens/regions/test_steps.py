"""Steps on boards with regions: each is right for every placement there is, and its reason holds."""

import random
from collections import Counter

import pytest

from undoku.queens import HintSearch
from undoku.queens.regions.field import whole
from undoku.queens.regions.suppose import suppose

from ..boards import pulled
from .boards import board, placements, result_of
from .by_definition import Looked, follows, holds

EVERY = {
    "region-single",
    "row-single",
    "column-single",
    "region-in-line",
    "line-in-region",
    "regions-in-lines",
    "lines-in-regions",
    "touching-pair",
    "common-attack",
    "empties-region",
    "empties-row",
    "empties-column",
    "supposition",
    "search",
}


def begun(seed, largest):
    """A position of a board by its number: (n, regions, queens, crosses, placements that are left)."""
    n, regions = board(seed, largest)
    wanted = placements(n, regions)
    chance = random.Random(-seed)
    if not wanted:
        return n, regions, [], [], []
    kept = list(enumerate(chance.choice(wanted)))
    queens = chance.sample(kept, chance.choice([0, 0, 0, n // 4]))
    others = [divmod(square, n) for square in range(n * n) if divmod(square, n) not in kept]
    crosses = chance.sample(others, int(chance.choice([0, 0, 0.1, 0.3]) * len(others)))
    left = [
        columns
        for columns in wanted
        if all(columns[row] == column for row, column in queens)
        and all(columns[row] != column for row, column in crosses)
    ]
    return n, regions, queens, crosses, left


@pytest.mark.parametrize(
    ("seeds", "largest", "least"),
    [(range(480), 7, 2_000), pytest.param(range(480, 8_480), 9, 50_000, marks=pytest.mark.long)],
    ids=["some", "many"],
)
def test_every_step_is_right(seeds, largest, least):
    seen = Counter()
    for seed in seeds:
        n, regions, queens, crosses, left = begun(seed, largest)
        while len(queens) < n:
            hint = pulled(HintSearch(n, queens, (), crosses, regions=regions)).hint
            if not left:
                assert hint.kind in ("impossible", "stuck") and hint.step is None, seed
                break
            assert hint.sentence.startswith(hint.why) and hint.where.startswith(hint.name), seed
            holds(Looked(n, regions, queens, crosses), hint)
            has = [columns for columns in left if hint.square in enumerate(columns)]
            if hint.square is None:
                assert not any(columns[row] == column for columns in left for row, column in hint.crosses), (
                    seed
                )
                crosses += hint.crosses
            else:
                assert has if hint.step == "search" else has == left, seed
                queens, left = [*queens, hint.square], has
            seen[hint.step] += 1
    assert set(seen) == EVERY
    assert seen.total() >= least, seen


@pytest.mark.parametrize(
    "seeds", [range(75), pytest.param(range(75, 3_000), marks=pytest.mark.long)], ids=["some", "many"]
)
def test_a_supposition_ends_as_it_is_told(seeds):
    seen = Counter()
    for seed in seeds:
        n, regions = board(seed, 7)
        wanted = placements(n, regions)
        field = whole(n, regions)
        while wanted and (supposition := result_of(suppose(field))):
            row, column = divmod(supposition.square, n)
            assert not any(columns[row] == column for columns in wanted), seed
            follows(field, supposition)
            seen[len(supposition.ways)] += 1
            field = field.without(1 << supposition.square)
    assert {0, 2, 3} <= set(seen), seen
