from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.sudoku import Clash, Grid, Layout

from .grids import jigsaws

# What the page says below the grid.
SENTENCES = {
    (5, "row", 3, ((3, 1), (3, 6))): "Row 4 has two 5s: columns 2 and 7.",
    (7, "column", 0, ((0, 0), (1, 0))): "Column 1 has two 7s: rows 1 and 2.",
    (7, "box", 8, ((6, 6), (8, 7))): "Box 9 has two 7s: row 7, column 7 and row 9, column 8.",
    (1, "region", 0, ((0, 2), (1, 0))): "Region 1 has two 1s: row 1, column 3 and row 2, column 1.",
    (5, "row", 0, ((0, 0), (0, 1), (0, 2))): "Row 1 has three 5s: columns 1, 2 and 3.",
    (2, "box", 1, ((0, 3), (1, 4), (2, 3), (2, 5))): (
        "Box 2 has four 2s: row 1, column 4; row 2, column 5; row 3, column 4 and row 3, column 6."
    ),
}
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "10"}


@pytest.mark.parametrize(("parts", "sentence"), SENTENCES.items())
def test_a_clash_in_words(parts, sentence):
    assert str(Clash(*parts)) == sentence


@pytest.mark.parametrize(("number", "word"), [*NUMBERS.items(), (16, "16")])
def test_how_many(number, word):
    cells = tuple((0, column) for column in range(number))
    assert str(Clash(12, "row", 0, cells)).startswith(f"Row 1 has {word} Cs: columns 1")


def test_clashes_compare_by_all_they_say():
    cells = ((3, 1), (3, 6))
    different = [
        Clash(5, "row", 3, cells),
        Clash(6, "row", 3, cells),
        Clash(5, "box", 3, cells),
        Clash(5, "row", 4, cells),
        Clash(5, "row", 3, ((3, 1), (3, 7))),
    ]
    assert all(one != other for one, other in combinations(different, 2))
    assert len({hash(clash) for clash in different}) == 5
    for clash in different:
        same = eval(repr(clash))
        assert same == clash and hash(same) == hash(clash)
    assert different[0] != (5, "row", 3, cells)


def clashes_by_looking_at_every_pair(grid):
    """Find, by the rules alone: (digit, kind, number of the unit) and the cells, for each kind of unit."""
    size, digits = grid.layout.size, grid.digits
    places = {
        "row": lambda cell: cell // size,
        "column": lambda cell: cell % size,
        "box" if grid.layout.rectangular else "region": lambda cell: grid.layout.box_of[cell],
    }
    found = {}
    for kind, place in places.items():
        for one, other in combinations(range(size * size), 2):
            if digits[one] and digits[one] == digits[other] and place(one) == place(other):
                cells = found.setdefault((digits[one], kind, place(one)), set())
                cells |= {divmod(one, size), divmod(other, size)}
    return found


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_every_clash_is_found_once_and_in_order(data):
    layout = data.draw(st.one_of(jigsaws(), st.sampled_from([Layout.standard(4), Layout.standard(9)])))
    digit = st.integers(0, layout.size)
    grid = Grid(layout, data.draw(st.lists(digit, min_size=layout.cells, max_size=layout.cells)))
    clashes = grid.clashes()
    assert {
        (clash.digit, clash.unit_kind, clash.unit_index): set(clash.cells) for clash in clashes
    } == clashes_by_looking_at_every_pair(grid)
    assert len({(clash.digit, clash.unit_kind, clash.unit_index) for clash in clashes}) == len(clashes)
    kinds = ["row", "column", "box", "region"]
    order = [(kinds.index(clash.unit_kind), clash.unit_index, clash.digit) for clash in clashes]
    assert order == sorted(order)
    assert all(list(clash.cells) == sorted(clash.cells) for clash in clashes)
