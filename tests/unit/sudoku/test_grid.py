import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.sudoku import Clash, Grid, GridError, Layout

from .grids import jigsaws

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [LINE[start : start + 9] for start in range(0, 81, 9)]
DIGITS = tuple(int(symbol.replace(".", "0")) for symbol in LINE)


@pytest.mark.parametrize("blank", ".0_*?")
@pytest.mark.parametrize(
    "write",
    [
        "".join,
        "\n".join,
        "\r\n".join,
        lambda rows: "\n".join(" ".join(row) for row in rows) + "\n",
        lambda rows: ",".join(",".join(row) for row in rows),
        lambda rows: "\n".join(f"| {r[:3]} | {r[3:6]} | {r[6:]} |\n+---+---+---+" for r in rows),
        lambda rows: f"  {''.join(rows)}  ",
    ],
)
def test_every_usual_form_reads_the_same(write, blank):
    assert Grid.parse(write(ROWS).replace(".", blank)).digits == DIGITS


def test_text_of_a_grid():
    grid = Grid.parse(LINE)
    assert str(grid) == LINE
    assert grid[0, 4] == 7 and grid[8, 8] == 9 and grid[0, 2] == 0
    assert grid.pretty().splitlines()[:5] == [
        "5 3 . | . 7 . | . . .",
        "6 . . | 1 9 5 | . . .",
        ". 9 8 | . . . | . 6 .",
        "------+-------+------",
        "8 . . | . 6 . | . . 3",
    ]


def test_numbers_and_letters_above_nine():
    line = "".join("ABC"[i - 10] if i > 9 else str(i) for i in range(1, 13)) + "." * 132
    numbers = " ".join([*map(str, range(1, 13)), *["0"] * 132])
    assert Grid.parse(line) == Grid.parse(numbers) == Grid.parse(line.lower())
    assert Grid.parse(line).layout is Layout.standard(12)
    assert Grid.parse("." * 256).layout is Layout.standard(16)
    assert Grid.parse("\n".join(["G" + "." * 15] * 16))[0, 0] == 16


@settings(deadline=None, max_examples=60)
@given(st.data())
def test_every_form_comes_back(data):
    layout = data.draw(st.one_of(jigsaws(), st.sampled_from([Layout.standard(n) for n in (4, 6, 9, 12, 16)])))
    size = layout.size
    digits = data.draw(st.lists(st.integers(0, size), min_size=layout.cells, max_size=layout.cells))
    grid = Grid(layout, digits)
    assert Grid.parse(str(grid), layout) == grid
    assert Grid.parse(grid.pretty(), layout) == grid
    assert Grid.parse(" ".join(map(str, digits)), layout) == grid
    assert pickle.loads(pickle.dumps(grid)) == grid and hash(grid) == hash(Grid(layout, tuple(digits)))


@settings(deadline=None, max_examples=150)
@given(st.text(max_size=120) | st.text(alphabet=".012345678A9,| -\n", min_size=60, max_size=180))
def test_any_text_is_a_grid_or_a_grid_error(text):
    try:
        grid = Grid.parse(text)
    except GridError as error:
        assert "needed" in str(error) or "is not a digit from 1 to" in str(error)
    else:
        assert len(grid.digits) == grid.layout.cells


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (LINE[:-1], "80 cells found, 81 needed."),
        (LINE + "1", "82 cells found, 81 needed."),
        ("", "0 cells found, 81 needed."),
        ("." * 21 + "x" + "." * 59, "Row 3, column 4: 'x' is not a digit from 1 to 9, nor a blank."),
        ("." * 80 + "A", "Row 9, column 9: 'A' is not a digit from 1 to 9, nor a blank."),
        ("." * 80 + "三", "Row 9, column 9: '三' is not a digit from 1 to 9, nor a blank."),
        ("1 2 3 5" + " 0" * 12, "Row 1, column 4: '5' is not a digit from 1 to 4, nor a blank."),
        ("0 17" + " 0" * 254, "Row 1, column 2: '17' is not a digit from 1 to 16, nor a blank."),
        (None, "A grid is read from text, not from NoneType."),
        (b"." * 81, "A grid is read from text, not from bytes."),
    ],
)
def test_what_is_wrong_is_named(text, message):
    with pytest.raises(GridError) as caught:
        Grid.parse(text)
    assert str(caught.value) == message


def test_digits_that_do_not_fit():
    layout = Layout.standard(4)
    with pytest.raises(GridError, match="15 cells found, 16 needed"):
        Grid(layout, [0] * 15)
    for digit in (5, -1, 1.5, "1", None):
        with pytest.raises(GridError, match="Row 2, column 3"):
            Grid(layout, [0] * 6 + [digit] + [0] * 9)
    with pytest.raises(GridError, match="one a cell"):
        Grid(layout, 5)
    for square in ((4, 0), (0, -1)):
        with pytest.raises(GridError, match="outside the grid"):
            Grid(layout, [0] * 16)[square]


def test_grids_do_not_change():
    digits = [0] * 16
    grid = Grid(Layout.standard(4), digits)
    digits[0] = 1
    assert grid[0, 0] == 0
    with pytest.raises(AttributeError):
        grid.digits = (1,) * 16


def test_clashes_are_named():
    grid = Grid.parse("." * 28 + "5....5" + "." * 47)
    (clash,) = grid.clashes()
    assert clash == Clash(5, "row", 3, ((3, 1), (3, 6)))
    assert str(clash) == "Row 4 has two 5s: columns 2 and 7."
    column, box = Grid.parse("7" + "." * 8 + "7" + "." * 71).clashes()
    assert str(column) == "Column 1 has two 7s: rows 1 and 2."
    assert str(box) == "Box 1 has two 7s: row 1, column 1 and row 2, column 1."
    assert str(Grid.parse("555" + "." * 78).clashes()[0]) == "Row 1 has three 5s: columns 1, 2 and 3."
    jigsaw = Layout.from_regions("AAAB ACBB CCDB CDDD")
    assert str(Grid.parse("..1.1" + "." * 11, jigsaw).clashes()[0]) == (
        "Region 1 has two 1s: row 1, column 3 and row 2, column 1."
    )
    assert len(Grid.parse("1" * 81).clashes()) == 27
    assert Grid.parse(LINE).clashes() == ()
