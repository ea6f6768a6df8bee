"""Fish with boxes: at positions of our own puzzles, in pictures of one digit, and what is said of them."""

import pytest

from undoku.sudoku.techniques.fish_search import FRANKEN

from .fish_pictures import first_in, gone, named, pictured, pictures, said_in, takes_out_a_possible_one
from .lines import check_words


@pytest.mark.parametrize("technique", named(FRANKEN))
def test_pictures(technique):
    found = pictures(technique)
    assert len(found) == 4 and sum(1 for _, cells in found if cells) == 3
    for picture, cells in found:
        step = first_in(picture, technique)
        if not cells:
            assert step is None
            continue
        assert gone(step) == cells
        assert not takes_out_a_possible_one(step, picture)
        check_words(step, pictured(picture))


def test_says_why_it_holds():
    picture = "...x...xx/.....x.xx/........./......x.x/....xxx../........./..x....x./..xx.x.x./..xxx...x"
    where, argument = said_in(picture, "franken-swordfish")
    assert where == "Look at the 5s in rows 1, 2 and 4."
    assert "In rows 1, 2 and 4 the 5 can only go into boxes 2, 3 and 6." in argument
    assert "no other cell of boxes 2, 3 and 6 can be 5" in argument
    assert argument.endswith("So 5 can be removed from row 5, column 7.")


def test_names_base_units_where_they_are_mixed():
    picture = "xx.x....x/.x.x....x/xxx.x...x/........./x.xx...../.xx.x..../........./........./x.x......"
    where, argument = said_in(picture, "finned-franken-swordfish")
    assert where == "Look at the 5s in box 2 and rows 5 and 9."
    assert "In box 2 and rows 5 and 9 (the base units) the 5 can only go into columns 1, 3 and 4" in argument
    assert "row 3, column 5" in argument
    assert argument.endswith("So 5 can be removed from row 3, columns 1 and 3.")
