"""Fish of lines: at positions of our own puzzles, in pictures of one digit, and what is said of them."""

import pytest

from undoku.sudoku.techniques.fish_search import BASIC

from .fish_pictures import first_in, gone, named, pictured, pictures, said_in, takes_out_a_possible_one
from .lines import (
    check_words,
    firing,
    first,
    said,
    state,
    stated,
)


@pytest.mark.parametrize("technique", named(BASIC))
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


def test_says_why_an_x_wing_holds():
    where, argument = said_in(pictures("x-wing")[0][0], "x-wing")
    assert where == "Look at the 5s in columns 1 and 5."
    assert "In columns 1 and 5 the 5 can only go into rows 3 and 7." in argument
    assert "no other cell of rows 3 and 7 can be 5" in argument
    assert argument.endswith("So 5 can be removed from row 3, column 6, and row 7, columns 3 and 8.")


def test_says_why_a_sashimi_fish_holds_with_and_without_its_fin():
    picture = "x....xx../xx..x..x./.x..x..../..xx.xx.x/x....xx../.x..x..x./x.xx....x/..x..xx.x/...x..x.."
    where, argument = said_in(picture, "sashimi-swordfish")
    assert where == "Look at the 5s in rows 1, 5 and 9."
    assert "Without the fin, row 9 has only row 9, column 7 left" in argument
    assert "Suppose first that the fin is not 5." in argument
    assert "Suppose now that the fin is 5. Then row 8, column 6 cannot be 5 either" in argument
    assert argument.endswith("So 5 can be removed from row 8, column 6.")


def test_several_fins_are_told_of_as_several():
    picture = "xx.x....x/.x.x....x/xxx.x...x/........./x.xx...../.xx.x..../........./........./x.x......"
    _, argument = said_in(picture, "finned-x-wing")
    assert "column 2, rows 1 and 2" in argument
    assert "because they see both fins" in argument


def test_an_eight_takes_another_article():
    technique, line = next(case for case in firing("fish") if stated(case[1]).startswith("8"))
    assert "needs an 8 from these" in said(first(line, technique), state(line))[1]
