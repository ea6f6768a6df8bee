"""Puzzles of other shapes: the same for the same seed on every Python, with one solution, and as wished."""

import pytest

from undoku.sudoku import GridError, Layout, SudokuSearch
from undoku.sudoku.generator import ShapeGenerator, ShapeWishes, WishError
from undoku.sudoku.generator.shapes import orbits
from undoku.sudoku.generator.version import VERSION

USUAL = Layout.standard(9)
PINNED = {
    (4, False, "", "full"): ".21.4..31..2.43.",
    (6, False, "", "half-turn"): ".1.2.....65..5.4....4.3..45.....1.6.",
    (6, True, "regions", "none"): "..............5..1....6..4...2......",
    (8, False, "", "quarter-turn"): "..7..85.4...2...3..7...5.4.276....346.1.6...8..3...8...1.31..2..",
    (
        10,
        False,
        "",
        "vertical",
    ): "8........79147..8536.39....A5.5..8167..34.15..98.22........4..53..27....A.85.6................68....",
}
"""Size, diagonals, what is drawn, symmetry; the puzzle with the seed 7."""


def made(layout, seed="7", **wishes):
    search = ShapeGenerator(ShapeWishes(layout, **wishes), seed)
    while not search.done:
        search.advance(10)
    return search


def solutions(grid):
    search = SudokuSearch(grid, 2)
    while not search.advance(50):
        pass
    return search.found


@pytest.mark.every_python
@pytest.mark.parametrize("kind", PINNED)
def test_a_seed_makes_the_same_puzzle_everywhere(kind):
    size, diagonal, drawn, symmetry = kind
    layout = Layout.standard(size).with_rules(diagonal)
    search = made(layout, random=tuple(drawn.split()), symmetry=symmetry)
    assert (VERSION, f"{search.puzzle}") == (VERSION, PINNED[kind])
    assert solutions(search.puzzle) == [search.solution]
    for orbit in orbits(symmetry, size):
        assert len({bool(search.puzzle.packed[cell]) for cell in orbit}) == 1


@pytest.mark.every_python
def test_cages_of_a_seed_are_the_same_everywhere():
    search = made(Layout.standard(6), random=("cages",))
    assert not any(search.puzzle.packed)
    assert sorted(cell for cage in search.puzzle.layout.cages for cell in cage.cells) == list(range(36))
    assert [tuple(cage) for cage in search.puzzle.layout.cages] == CAGES
    assert solutions(search.puzzle) == [search.solution]


CAGES = [
    (7, (0, 1)),
    (9, (2, 8)),
    (12, (3, 9, 15)),
    (3, (4,)),
    (2, (5,)),
    (5, (6, 7)),
    (15, (10, 16, 17, 23)),
    (4, (11,)),
    (10, (12, 18, 19)),
    (4, (13,)),
    (9, (14, 20, 21)),
    (17, (22, 28, 34, 35)),
    (4, (24,)),
    (7, (25, 26)),
    (3, (27,)),
    (1, (29,)),
    (6, (30,)),
    (8, (31, 32, 33)),
]


@pytest.mark.parametrize("budget", [1, 7, 1000])
def test_in_slices_of_any_size_it_is_the_same(budget):
    search = ShapeGenerator(ShapeWishes(USUAL, random=("cages", "regions")), "slices")
    while not search.done:
        search.advance(budget)
    whole = made(USUAL, "slices", random=("regions", "cages"))
    assert (search.puzzle, search.solution) == (whole.puzzle, whole.solution)


def test_what_is_wished_is_made():
    jigsaw = made(USUAL, random=("regions",)).puzzle.layout
    search = made(jigsaw, givens=30, symmetry="half-turn")
    assert search.puzzle.layout is jigsaw
    assert 81 - search.puzzle.packed.count(0) == 30
    minimal = made(Layout.standard(6), minimal=True).puzzle
    for cell, digit in enumerate(minimal.digits):
        if digit:
            fewer = type(minimal)(minimal.layout, [*minimal.digits[:cell], 0, *minimal.digits[cell + 1 :]])
            assert len(solutions(fewer)) == 2
    assert (
        made(USUAL.with_rules(diagonal=True), seed="other").puzzle
        != made(USUAL.with_rules(diagonal=True)).puzzle
    )


def test_cages_of_ones_own_are_kept():
    cages = [(10, (0, 1, 2, 3)), (11, (4, 5))]
    layout = Layout.standard(6).with_rules(cages=cages)
    search = made(layout)
    assert search.puzzle.layout is layout
    digits = search.solution.digits
    assert (sum(digits[:4]), sum(digits[4:6])) == (10, 11)
    assert solutions(search.puzzle) == [search.solution]


@pytest.mark.parametrize(
    ("layout", "wishes", "message"),
    [
        (
            Layout.standard(14),
            {},
            "Puzzles with 14 rows are not made; those with 4, 6, 8, 9, 10, 12 and 16 are.",
        ),
        (USUAL, {"symmetry": "turn"}, "There is no symmetry 'turn'; there are none, half-turn,"),
        (USUAL, {"givens": 81}, "81 givens: a puzzle of this size has 0 to 80."),
        (USUAL, {"random": ("cages",), "minimal": True}, "A puzzle whose cages are drawn has no givens"),
    ],
)
def test_what_cannot_be_wished(layout, wishes, message):
    with pytest.raises(WishError) as caught:
        ShapeWishes(layout, **wishes)
    assert str(caught.value).startswith(message)


def test_what_cannot_be_found_is_told():
    full = made(Layout.standard(4).with_rules(cages=[(3, (0, 1)), (3, (2, 3))]))
    assert full.puzzle is None
    assert str(full.error) == "This shape has no full grid, so there is no puzzle of it."
    few = made(Layout.standard(4), givens=2)
    assert few.puzzle is None and few.tried == 20
    assert str(few.error).startswith("None of 20 puzzles was as wished; the nearest one has ")
    with pytest.raises(WishError, match="A seed is a text of at most 200 characters"):
        ShapeGenerator(ShapeWishes(USUAL), 201 * "x")
    assert not isinstance(few.error, GridError)
