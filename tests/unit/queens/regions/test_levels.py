"""The level of a board with regions: by its definition, and the same for all that are one board."""

import random
from collections import Counter

import pytest

from undoku.queens.lines import members
from undoku.queens.regions.field import whole
from undoku.queens.regions.levels import CLASSES, LEVELS, level_of
from undoku.queens.regions.steps import easiest, next_step

from ..symmetries import IMAGES
from .boards import LETTERS, board, image, mended, placements, result_of
from .slow_levels import slow_level

SAMPLE = pytest.mark.parametrize(
    "seeds", [range(40), pytest.param(range(40, 2_000), marks=pytest.mark.long)], ids=["some", "many"]
)

BOARDS = [
    (4, "AAAABAACBAACDDCC", "easy"),
    (4, "AABBCADBCDDBDDDD", "medium"),
    (5, "BBAACBBCACDDCCCDDDCCDDCCE", "hard"),
    (6, "AACCCCAACBBCACCCCCADCECCDDCEEEDDFFEE", "extreme"),
]


@pytest.mark.parametrize(("n", "regions", "level"), BOARDS)
def test_known_levels(n, regions, level):
    assert level_of(n, regions) == level


@SAMPLE
def test_a_level_is_what_its_techniques_fill(seeds):
    seen = Counter()
    for seed in seeds:
        n, regions = 4 + seed % 4, mended(4 + seed % 4, random.Random(seed))
        level = level_of(n, regions)
        assert level == slow_level(n, regions), seed
        seen[level] += 1
    assert set(seen) == set(LEVELS)


@SAMPLE
def test_all_images_have_one_level_whatever_their_letters(seeds):
    seen = Counter()
    for seed in seeds:
        chance = random.Random(seed)
        n = 4 + seed % 5
        regions = mended(n, chance)
        levels = {level_of(n, image(regions, name, chance.sample(LETTERS, 26))) for name in IMAGES}
        assert len(levels) == 1, seed
        seen.update(levels)
    assert set(seen) == set(LEVELS)


@SAMPLE
def test_the_order_of_steps_makes_no_difference(seeds):
    """Any step of the classes up to a level, one at a time, fills the same boards."""
    for seed in seeds:
        chance = random.Random(seed)
        n = 4 + seed % 4
        regions = mended(n, chance)
        filled = []
        for level, _ in zip(LEVELS, CLASSES, strict=False):
            rules = [rule for more in CLASSES[: LEVELS.index(level) + 1] for rule in more]
            field = whole(n, regions)
            while True:
                deeds = [("queen", line) for line in field.wanting if field.squares(line).bit_count() == 1]
                deeds += [("cross", found.taken) for rule in rules for found in rule(field)]
                if not deeds:
                    break
                what, value = chance.choice(deeds)
                if what == "queen":
                    field = field.with_queens(members(field.squares(value)))
                else:
                    # One square of them, too, is a step.
                    taken = chance.choice([value, value & -value])
                    field = field.without(taken)
            filled += [level] if not field.wanting else []
        assert level_of(n, regions) == [*filled, "extreme"][0], seed


LEVEL = {
    "region-in-line": "easy",
    "line-in-region": "medium",
    "touching-pair": "medium",
    "common-attack": "hard",
    "empties-region": "hard",
    "empties-row": "hard",
    "empties-column": "hard",
    "supposition": "extreme",
    "search": "extreme",
}


def level_of_step(step):
    if step.square is not None:
        return "easy"
    if len(step.inside) > 1:
        return "medium" if len(step.inside) == 2 else "hard"
    return LEVEL[step.technique]


@SAMPLE
def test_the_hardest_step_on_the_way_has_the_level_of_the_board(seeds):
    for seed in seeds:
        n, regions = 4 + seed % 4, mended(4 + seed % 4, random.Random(seed))
        field = whole(n, regions)
        hardest = 0
        while field.wanting:
            step = result_of(next_step(field))
            if step is None:
                hardest = LEVELS.index("extreme")
                break
            hardest = max(hardest, LEVELS.index(level_of_step(step)))
            field = field.without(step.taken)
            field = field if step.square is None else field.with_queens([step.square])
        assert LEVELS[hardest] == level_of(n, regions), seed


def test_a_board_with_no_placement_or_several_is_not_filled():
    seen = Counter()
    for seed in range(60):
        n, regions = board(seed, 6)
        found = len(placements(n, regions))
        if found != 1:
            assert level_of(n, regions) == "extreme", seed
            seen[found > 1] += 1
    assert len(seen) == 2


def test_the_largest_board_is_told_a_level_and_a_step():
    rows = "".join(letter * 26 for letter in LETTERS)
    assert level_of(26, rows) == "extreme"
    assert easiest(whole(26, rows)) is None
