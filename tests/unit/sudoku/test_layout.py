import pickle

import pytest
from hypothesis import given, settings

from undoku.search import PuzzleError
from undoku.sudoku import Cage, Layout, LayoutError

from .grids import jigsaws

HEIGHTS = {4: 2, 6: 2, 8: 2, 9: 3, 10: 2, 12: 3, 14: 2, 15: 3, 16: 4, 18: 3, 20: 4, 21: 3, 22: 2, 24: 4,
           25: 5}  # fmt: skip


@pytest.mark.parametrize(("size", "height"), HEIGHTS.items())
def test_boxes_of_the_usual_shapes(size, height):
    layout = Layout.standard(size)
    width = size // height
    assert layout.boxes[0] == tuple(row * size + column for row in range(height) for column in range(width))
    assert layout.rectangular
    assert len(layout.units) == 3 * size
    assert layout.box_of == tuple(
        row // height * height + column // width for row in range(size) for column in range(size)
    )


def test_nine_by_nine_has_twenty_peers_everywhere():
    layout = Layout.standard(9)
    assert {len(peers) for peers in layout.peers} == {20}
    assert layout.peers[0] == (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 19, 20, 27, 36, 45, 54, 63, 72)
    assert [layout.unit_kind(unit) for unit in (0, 8, 9, 17, 18, 26)] == [
        "row", "row", "column", "column", "box", "box",
    ]  # fmt: skip


@settings(deadline=None, max_examples=40)
@given(jigsaws())
def test_every_unit_is_a_partition_and_peers_agree(layout):
    for kind in range(3):
        units = layout.units[kind * layout.size : (kind + 1) * layout.size]
        assert sorted(cell for unit in units for cell in unit) == list(range(layout.cells))
    for cell, peers in enumerate(layout.peers):
        assert set(peers) == {c for unit in layout.units if cell in unit for c in unit} - {cell}
    assert pickle.loads(pickle.dumps(layout)) is layout


def test_one_shape_is_one_object():
    boxes = "".join("ABC"[column // 3] if row < 3 else "DEFGHI"[(row // 3 - 1) * 3 + column // 3]
                    for row in range(9) for column in range(9))  # fmt: skip
    assert Layout.from_regions(boxes) is Layout.standard(9) is Layout.standard()
    assert Layout.from_regions("AAAB ACBB CCDB CDDD").unit_kind(8) == "region"
    assert hash(Layout.standard(4)) != hash(Layout.standard(6))


def test_the_call_that_gives_a_layout_is_its_repr():
    assert repr(Layout.standard(6)) == "Layout.standard(6)"
    assert repr(Layout.from_regions("AAAB ACBB CCDB CDDD")) == "Layout.from_regions('AAABACBBCCDBCDDD')"


@pytest.mark.parametrize("size", [0, 1, 2, 3, 5, 7, 11, 13, 17, 19, 23, 26, -9, "9", 9.5, True])
def test_sizes_without_a_usual_shape(size):
    with pytest.raises(LayoutError) as caught:
        Layout.standard(size)
    sizes = f"{', '.join(map(str, list(HEIGHTS)[:-1]))} and {list(HEIGHTS)[-1]}"
    assert str(caught.value) == f"No usual shape has size {size!r}; {sizes} do."


@pytest.mark.parametrize("size", [1, 2, 3, 17, 25])
def test_regions_of_the_smallest_sizes_and_of_the_largest(size):
    layout = Layout.from_regions(row for row in range(size) for _ in range(size))
    assert layout.boxes == layout.units[:size]
    assert not layout.rectangular
    assert layout.unit_kind(3 * size - 1) == "region"


@pytest.mark.parametrize(
    ("regions", "message"),
    [
        ("AAB", "3 cells are no square of side 1 to 25."),
        ("", "0 cells are no square of side 1 to 25."),
        ("A" * 26 * 26, "676 cells are no square of side 1 to 25."),
        ("A" * 16, "1 regions found, 4 needed."),
        ("AAAA AABB CCCC DDDD", "Region 'A' has 6 cells, 4 needed."),
        (None, "Regions are labels, one a cell: 'NoneType' object is not iterable."),
        ([[1], [2], [3], [4]], "Regions are labels, one a cell: unhashable type: 'list'."),
    ],
)
def test_regions_that_are_no_layout(regions, message):
    with pytest.raises(PuzzleError) as caught:
        Layout.from_regions(regions)
    assert str(caught.value) == message


def test_diagonals_are_units_and_peers():
    layout = Layout.standard(6).with_rules(diagonal=True)
    assert layout.units[18:] == ((0, 7, 14, 21, 28, 35), (5, 10, 15, 20, 25, 30))
    assert [layout.unit_kind(unit) for unit in (17, 18, 19)] == ["box", "diagonal", "diagonal"]
    assert set(layout.peers[0]) - set(Layout.standard(6).peers[0]) == {14, 21, 28, 35}
    assert layout.is_standard is False


def test_cages_are_ordered_and_their_cells_are_peers():
    layout = Layout.standard(9).with_rules(cages=[(8, [70, 80]), (0, [40]), (20, (12, 2, 20))])
    assert layout.cages == (Cage(20, (2, 12, 20)), Cage(0, (40,)), Cage(8, (70, 80)))
    assert set(layout.peers[2]) - set(Layout.standard(9).peers[2]) == {12}
    assert set(Layout.standard(9).with_rules(cages=[(5, (0, 80))]).peers[0]) >= {80}
    assert layout.units == Layout.standard(9).units


RULES = [
    {},
    {"diagonal": True},
    {"cages": [(3, (0, 1))]},
    {"diagonal": True, "cages": [(0, (5,)), (5, (9, 8))]},
]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("plain", [Layout.standard(4), Layout.from_regions("AAAB ACBB CCDB CDDD")])
def test_the_same_rules_are_the_same_object(plain, rules):
    layout = plain.with_rules(**rules)
    assert layout is plain.with_rules(**rules)
    assert layout is pickle.loads(pickle.dumps(layout))
    assert layout is eval(repr(layout))
    assert layout.with_rules() is plain
    assert (layout is plain) is (not rules)
    assert layout.is_standard is (plain.rectangular and not rules)
    assert Layout.from_regions(layout.regions) is plain


@pytest.mark.parametrize(
    ("cages", "message"),
    [
        ([(3, (0, 16))], "Cage 1 has a cell 16; cells are numbered from 0 to 15."),
        ([(3, (0, -1))], "Cage 1 has a cell -1; cells are numbered from 0 to 15."),
        ([(3, (0, 1)), (4, (1, 2))], "Row 1, column 2 is in cage 2 and in another one, or twice in this."),
        ([(3, (6, 6))], "Row 2, column 3 is in cage 1 and in another one, or twice in this."),
        ([(3, ())], "Cage 1 has 0 cells; it can have 1 to 4, since their digits differ."),
        ([(12, range(5))], "Cage 1 has 5 cells; it can have 1 to 4, since their digits differ."),
        ([(2, (5, 4))],
         "Row 2, column 1: the cage there cannot have the sum 2; 2 digits that differ make 3 to 7."),
        ([(-3, (0, 1))],
         "Row 1, column 1: the cage there cannot have the sum -3; 2 digits that differ make 3 to 7."),
        ([5], "Cage 1 is not a sum and its cells, but 5."),
        ([(3, (0, 1)), (3, "01")], "Cage 2 is not a sum and its cells, but (3, '01')."),
        ([(True, (0,))], "Cage 1 is not a sum and its cells, but (True, (0,))."),
    ],
)  # fmt: skip
def test_cages_that_cannot_be(cages, message):
    with pytest.raises(LayoutError) as caught:
        Layout.standard(4).with_rules(cages=cages)
    assert str(caught.value) == message
