"""The names of squares."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undoku.knight import BoardError, parse_square, square_name


@pytest.mark.parametrize(
    ("square", "rows", "name"),
    [
        ((7, 0), 8, "a1"),
        ((0, 7), 8, "h8"),
        ((0, 0), 8, "a8"),
        ((0, 25), 1, "z1"),
        ((0, 26), 1, "aa1"),
        ((0, 701), 1, "zz1"),
        ((0, 702), 1, "aaa1"),
    ],
)
def test_names(square, rows, name):
    assert square_name(square, rows) == name
    assert parse_square(name, rows, 1000) == square


@given(st.integers(1, 2000), st.integers(1, 2000), st.data())
def test_there_and_back(rows, cols, data):
    square = data.draw(st.integers(0, rows - 1)), data.draw(st.integers(0, cols - 1))
    name = square_name(square, rows)
    assert parse_square(name, rows, cols) == parse_square(f" {name.upper()} ", rows, cols) == square


def test_columns_are_named_in_order_without_repeats():
    names = [square_name((0, column), 1)[:-1] for column in range(2000)]
    assert sorted(names, key=lambda name: (len(name), name)) == names
    assert len(set(names)) == 2000


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a",
        "1",
        "i1",
        "a9",
        "a0",
        "1a",
        "a1b",
        "a-1",
        "a 1",
        "é1",
        "a²",
        "a" * 50 + "1",
        "a" + "1" * 6000,
        None,
        5,
    ],
)
def test_what_is_no_name(text):
    with pytest.raises(
        BoardError, match=r"^square must be a name from a1 to h8 on the 8 by 8 board, not "
    ) as refused:
        parse_square(text, 8, 8)
    assert len(str(refused.value)) < 120


def test_leading_zeros_and_long_names():
    assert parse_square("a001", 8, 8) == (7, 0)
    with pytest.raises(BoardError):
        parse_square("a" * 19 + "1", 8, 8)


@pytest.mark.parametrize("square", [(8, 0), (-1, 0), (0, -1), (0,), "a1", None, (0, "a"), (0.5, 0)])
def test_squares_without_a_name(square):
    with pytest.raises(BoardError, match=r"^square must be a square"):
        square_name(square, 8)
