"""Grids are read as people and programs write them, whatever stands around them."""

import pytest

from undoku.sudoku import Position

from .texts import ANY_SIZE, OF_NINE, made

NINE = [
    made(1),
    made(2, blank_rows=(4,)),
    made(3, blank_rows=(0,)),
    made(4, blank_rows=(8,)),
    made(5, share=0.25),
]
OTHERS = [made(seed, size) for size in (4, 6, 8, 10, 12, 16) for seed in (1, 2)]


@pytest.mark.parametrize("name", ANY_SIZE)
def test_a_grid_of_any_size_is_read(name):
    for puzzle in (*NINE, *OTHERS):
        text = ANY_SIZE[name](puzzle)
        position = Position.parse(text)
        assert (str(position.givens), position.digits) == (puzzle.line, position.givens), text


@pytest.mark.parametrize("name", OF_NINE)
def test_a_grid_of_nine_is_read(name):
    for puzzle in NINE:
        text = OF_NINE[name](puzzle)
        assert str(Position.parse(text).digits) == puzzle.line, text
