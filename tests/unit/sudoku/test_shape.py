"""The keys in which a question, an address and a shell write a shape."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undoku.sudoku import GridError, Layout, LayoutError
from undoku.sudoku.question import cells_of, grid_of
from undoku.sudoku.shape import shape_of, texts_of

from .grids import jigsaws

JIGSAW = "AAABACBBCCDBCDDD"
NO_CAGE = "is not a cage; one is written as its sum, ':' and its cells from 0, '.' between."


@st.composite
def shapes(draw):
    """A shape with any boxes and any rules."""
    plain = draw(st.one_of(jigsaws(), st.sampled_from((4, 6, 9, 16, 25)).map(Layout.standard)))
    cells = list(draw(st.permutations(range(plain.cells))))
    cages = []
    for length in draw(st.lists(st.integers(1, min(plain.size, 4)), max_size=2)):
        least = length * (length + 1) // 2
        total = draw(st.sampled_from((0, least, length * (plain.size + 1) - least)))
        cages.append((total, [cells.pop() for _ in range(length)]))
    return plain.with_rules(draw(st.booleans()), cages)


@given(shapes())
def test_what_is_written_is_read(layout):
    texts = texts_of(layout)
    assert shape_of(texts) is layout
    assert shape_of({key: str(int(value)) if key in ("size", "diagonal") else value
                     for key, value in texts.items()}) is layout  # fmt: skip


def test_the_usual_grid_needs_no_keys():
    assert texts_of(Layout.standard(9)) == {}
    assert shape_of({"diagonal": "", "shape": "", "cages": "", "size": None}) is Layout.standard(9)
    assert shape_of({"shape": JIGSAW.lower(), "size": 4}) is Layout.from_regions(JIGSAW)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"size": "nine"}, "A shape is written with size as a number, not as 'nine'."),
        ({"size": True}, "A shape is written with size as a number, not as True."),
        ({"size": "7"},
         "No usual shape has size 7; 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24 and 25 do."),
        ({"shape": 5}, "A shape is written with shape as letters, one a cell, not as 5."),
        ({"shape": JIGSAW, "size": 9}, "The shape has 16 cells, and a size of 9 was asked for."),
        ({"shape": "AAAB"}, "Region 'A' has 3 cells, 2 needed."),
        ({"diagonal": "yes"}, "A shape is written with diagonal as true or 1, not as 'yes'."),
        ({"cages": 5}, "A shape is written with cages as sums and cells, not as 5."),
        ({"cages": "10"}, f"'10' {NO_CAGE}"),
        ({"cages": "3:0.1_3:"}, f"'3:' {NO_CAGE}"),
        ({"cages": "3:0.81"}, "Cage 1 has a cell 81; cells are numbered from 0 to 80."),
        ({"cages": 9000 * "1"}, f"A shape is written with cages as sums and cells, not as '{56 * '1'}...."),
    ],
)  # fmt: skip
def test_what_is_no_shape(values, message):
    with pytest.raises(LayoutError) as caught:
        shape_of(values)
    assert str(caught.value) == message


def test_a_question_has_its_shape():
    rules = {"diagonal": True, "cages": "3:0.1"}
    layout = Layout.standard(4).with_rules(diagonal=True, cages=[(3, (0, 1))])
    question = {"givens": "1...............", "entered": ".2..............", **rules}
    grid = grid_of(question)
    assert grid.layout is layout
    assert cells_of(question, grid) == ([1], [0])
    assert grid_of({"givens": 25 * ".", "shape": "AAAAABBBBBCCCCCDDDDDEEEEE"}).layout.size == 5


@pytest.mark.parametrize(
    ("question", "error", "message"),
    [
        ({"givens": 81 * ".", "shape": JIGSAW}, LayoutError, "The shape has 16 cells, and a size of 9 was"),
        ({"givens": 80 * ".", "diagonal": True}, GridError, "80 cells found, 64 needed."),
        ({"givens": 16 * ".", "entered": 81 * ".", "cages": "0:1"}, GridError, "81 cells found, 16 needed."),
    ],
)  # fmt: skip
def test_a_question_whose_shape_does_not_fit(question, error, message):
    with pytest.raises(error) as caught:
        grid_of(question)
    assert str(caught.value).startswith(message)
