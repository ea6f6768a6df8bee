import pickle

import pytest
from hypothesis import given, settings

from undoku.search import PuzzleError
from undoku.sudoku import Layout, LayoutError

from .grids import jigsaws

HEIGHTS = {4: 2, 6: 2, 8: 2, 9: 3, 10: 2, 12: 3, 14: 2, 15: 3, 16: 4}


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


@pytest.mark.parametrize("size", [0, 1, 2, 3, 5, 7, 11, 13, 17, 18, 25, -9, "9", 9.5])
def test_sizes_without_a_usual_shape(size):
    with pytest.raises(LayoutError) as caught:
        Layout.standard(size)
    sizes = f"{', '.join(map(str, list(HEIGHTS)[:-1]))} and {list(HEIGHTS)[-1]}"
    assert str(caught.value) == f"No usual shape has size {size!r}: {sizes} do."


@pytest.mark.parametrize("size", [1, 2, 3, 16])
def test_regions_of_the_smallest_sizes_and_of_the_largest(size):
    layout = Layout.from_regions(row for row in range(size) for _ in range(size))
    assert layout.boxes == layout.units[:size]
    assert not layout.rectangular
    assert layout.unit_kind(3 * size - 1) == "region"


@pytest.mark.parametrize(
    ("regions", "message"),
    [
        ("AAB", "3 cells are no square of side 1 to 16."),
        ("", "0 cells are no square of side 1 to 16."),
        ("A" * 17 * 17, "289 cells are no square of side 1 to 16."),
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
