"""Fish of any units: at positions of our own puzzles, in pictures of one digit, and what is said of them."""

import pytest

from undoku.sudoku.techniques.candidates import candidate
from undoku.sudoku.techniques.fish_search import FRANKEN, MUTANT, kind_of
from undoku.sudoku.techniques.step import DEFINING, ENDO_FIN, FIN

from .fish_pictures import first_in, gone, named, pictured, pictures, said_in, takes_out_a_possible_one
from .lines import check_words


@pytest.mark.parametrize("technique", named(MUTANT))
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


CANNIBAL = "........./x.x...xxx/x.....x../....x.x.x/....x.x.x/........./x.x...xx./........./x.x...x.x"


def test_says_what_endo_fins_and_cannibalism_are():
    where, argument = said_in(CANNIBAL, "finned-mutant-swordfish")
    assert where == "Look at the 5s in rows 3 and 7 and column 8."
    assert "Row 7, column 8 lies in row 7 and column 8 at once: a 5 there would serve both" in argument
    assert "Nor can row 7, column 1, which lies in box 7 and column 1: a 5 there" in argument
    assert "leave only one of the cover units for the two 5s that are still needed" in argument
    assert argument.endswith("So 5 can be removed from row 7, column 1.")


def test_its_roles():
    step = first_in(CANNIBAL, "finned-mutant-swordfish")
    assert [role for role, _ in step.roles] == [DEFINING, FIN, ENDO_FIN]
    assert step.role(FIN) == 1 << candidate(60, 5)
    assert step.role(ENDO_FIN) == 1 << candidate(61, 5)
    assert (step.units, step.covers) == ((2, 6, 16), (9, 20, 24))


def test_a_base_and_covers_of_rows_are_mutant():
    assert kind_of((3, 18, 19), (0, 1, 22)) == MUTANT
    assert kind_of((3, 18, 19), (9, 10, 22)) == FRANKEN
