"""Positions of other sizes and shapes through every form that has a way for them."""

import random

import pytest

from undoku.sudoku import Grid, GridError, Layout, Position
from undoku.sudoku.forms.register import FORMS, lost
from undoku.sudoku.words import not_held

from .positions import LECTURE

SIZES = (4, 6, 8, 9, 10, 12, 16)
SEEDS = [pytest.param(range(14)), pytest.param(range(14, 400), marks=pytest.mark.long)]


def random_shape(chance, words):
    """Make a shape with those of regions, diagonals and cages that a form holds."""
    size = chance.choice(SIZES) if "sizes" in words else 9
    layout = Layout.standard(size)
    if "shape" in words and chance.random() < 0.5:
        layout = Layout.from_regions([(cell // size + cell) % size for cell in range(size * size)])
    cages, free = [], chance.sample(range(layout.cells), layout.cells)
    while "cages" in words and len(cages) < 4:
        cells = [free.pop() for _ in range(chance.randint(1, 4))]
        digits = chance.sample(range(1, size + 1), len(cells))
        cages.append((chance.choice((0, sum(digits))), cells))
    return layout.with_rules("diagonal" in words and chance.random() < 0.5, cages)


def random_position(layout, chance):
    """Fill cells of a shape with anything."""
    digits = [chance.choice((0, 0, chance.randint(1, layout.size))) for _ in range(layout.cells)]
    givens = [digit * chance.randint(0, 1) for digit in digits]
    digits[0] = givens[0] = layout.size
    masks = [[chance.getrandbits(layout.size) for _ in range(layout.cells)] for _ in range(2)]
    return Position(Grid(layout, givens), Grid(layout, digits), *masks)


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("form", [form for form in FORMS if "sizes" in FORMS[form].holds])
def test_a_form_gives_back_the_shape_that_it_can_hold(form, seeds):
    holds = FORMS[form].holds
    for seed in seeds:
        chance = random.Random(seed)
        position = random_position(random_shape(chance, holds), chance)
        layout = position.layout
        read = Position.parse(position.write(form), None if holds & {"shape", "diagonal"} else layout)
        assert read.layout is layout, seed
        if form != "candidates":
            assert read.digits == position.digits, seed
        if "givens" in holds:
            assert read.givens == position.givens, seed
        if "corner" in holds:
            assert (read.corner, read.centre) == (position.corner, position.centre), seed


@pytest.mark.parametrize("form", [form for form in FORMS if "sizes" not in FORMS[form].holds])
def test_a_form_of_nine_by_nine_says_so(form):
    with pytest.raises(GridError) as caught:
        Position(Grid(Layout.standard(16), [0] * 256)).write(form)
    assert caught.value.code == "form-of-nine"


USUAL = Layout.standard(9)
WITH_RULES = [
    (Layout.from_regions([(cell // 9 + cell) % 9 for cell in range(81)]), "regions"),
    (USUAL.with_rules(diagonal=True), "the two long diagonals"),
    (USUAL.with_rules(cages=[(3, (0, 1))]), "cages"),
]


@pytest.mark.parametrize(("layout", "words"), WITH_RULES)
def test_rules_are_not_dropped_in_a_form_that_has_no_way_for_them(layout, words):
    position = Position(Grid(layout, [0] * 81))
    refused = []
    for form in FORMS:
        try:
            position.write(form)
        except GridError as error:
            assert (
                str(error)
                == f"The form {form!r} has no way for {words}; without, it would be another puzzle."
            )
            refused.append(form)
    ways = ["fpuzzles", "sudokupad", "link"] + ["penpa"] * layout.diagonal
    assert refused == [form for form in FORMS if form not in ways]


@pytest.mark.parametrize(("layout", "words"), WITH_RULES)
def test_digits_alone_are_written_where_it_is_told_that_the_rules_are_not_in_them(layout, words):
    position = Position(Grid.parse(LECTURE, layout))
    for name in ("81", "grid", "hodoku", "csv", "tsv", "json"):
        form = FORMS[name]
        assert Position.parse(form.write(position, is_told=True)) == Position.parse(LECTURE)
        assert not_held(lost(position, form)) == f"Not in it: {words}."
    with pytest.raises(GridError):
        FORMS["sdm"].write(position, is_told=True)


FOUR = Layout.standard(4)
BEHIND = [
    ("12.............. # diagonal=True", FOUR.with_rules(diagonal=True)),
    ("12..\n....\n....\n....  # by hand: diagonal=1", FOUR.with_rules(diagonal=True)),
    ("12.............. # cages=3:0.1 seed=7", FOUR.with_rules(cages=[(3, (0, 1))])),
    ("12.............. # shape=AAABACBBCCDBCDDD", Layout.from_regions("AAABACBBCCDBCDDD")),
    ("12.............. # diagonal=False", FOUR),
    ("12.............. # the diagonal", FOUR),
    ("# diagonal=True\n12..............", FOUR),
    ("# above # diagonal=True\n12..............", FOUR),
]


@pytest.mark.parametrize(("text", "layout"), BEHIND)
def test_rules_are_read_in_a_comment_behind_a_puzzle(text, layout):
    assert Position.parse(text) == Position(Grid(layout, [1, 2] + 14 * [0]))


@pytest.mark.parametrize(
    ("rules", "place", "says"),
    [
        ("diagonal=maybe", 20, "A shape is written with diagonal as true or 1, not as 'maybe'."),
        ("x cages=9", 22, "'9' is not a cage"),
        ("shape=AAB", 20, "3 cells are no square"),
        ("cages=3:0.1 cages=4:0.1", 32, "here is a grid of another shape than is needed."),
    ],
)
def test_rules_behind_a_puzzle_that_are_none_are_refused(rules, place, says):
    with pytest.raises(GridError) as caught:
        Position.parse(f"12.............. # {rules}")
    assert str(caught.value).startswith(f"Line 1, character {place}: {says}")
