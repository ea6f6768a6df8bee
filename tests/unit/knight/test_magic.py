"""Semimagic tours of our own, and some that nearly are, told apart."""

from itertools import pairwise, product

import pytest

from undoku.knight import Tour, parse_square, tour
from undoku.knight.magic import SumSearch, sums
from undoku.knight.moves import is_move
from undoku.knight.symmetry import kind, symmetries

from .semimagic_search import NAMES, STARTS, first_halves
from .semimagic_tours import HALVES, NEARLY


def squares(names):
    return [parse_square(names[at : at + 2], 8, 8) for at in range(0, len(names), 2)]


def whole(names):
    half = squares(names)
    return Tour(8, 8, (*half, *((7 - row, 7 - col) for row, col in half)))


SEMIMAGIC = [whole(names) for names in HALVES]
NEAR = [Tour(8, 8, tuple(squares(names))) for names in NEARLY]


def added_up(found):
    """The sums of rows, columns and diagonals of the board that is printed."""
    board = [[int(number) for number in line.split()] for line in str(found).splitlines()]
    columns = [list(column) for column in zip(*board, strict=True)]
    diagonals = [[board[at][at] for at in range(8)], [board[at][7 - at] for at in range(8)]]
    return [[sum(line) for line in lines] for lines in (board, columns, diagonals)]


@pytest.mark.parametrize("found", SEMIMAGIC, ids=[names[:8] for names in HALVES])
def test_a_semimagic_tour_is_recognised(found):
    assert found.is_valid() and found.closed
    assert added_up(found)[:2] == [[260] * 8, [260] * 8]
    told = sums(found)
    assert (told.rows, told.cols, told.kind) == ([260] * 8, [260] * 8, "semimagic")
    assert told.diagonals == added_up(found)[2]
    assert kind(found, symmetries(found)) == "eulerian"


def test_turned_and_mirrored_and_backwards_it_is_semimagic_still():
    path = SEMIMAGIC[0].path
    for image in (
        [(col, row) for row, col in path],
        [(7 - row, col) for row, col in path],
        path[::-1],
    ):
        assert sums(Tour(8, 8, tuple(image))).kind == "semimagic"


def test_the_ten_are_not_images_of_each_other_wherever_they_are_numbered_from():
    def moves(path):
        return frozenset(frozenset(move) for move in pairwise([*path, path[0]]))

    seen = set()
    for found in SEMIMAGIC:
        assert moves(found.path) not in seen
        for turned, down, across in product((False, True), repeat=3):
            image = [(7 - row if down else row, 7 - col if across else col) for row, col in found.path]
            seen.add(moves([(col, row) for row, col in image] if turned else image))


@pytest.mark.parametrize("found", NEAR, ids=[names[:8] for names in NEARLY])
def test_a_tour_with_a_few_sums_off_is_not_semimagic(found):
    assert found.is_valid()
    told = sums(found)
    assert told.kind == ""
    assert [told.rows, told.cols, told.diagonals] == added_up(found)
    assert sum(total != 260 for total in told.rows + told.cols) == 4


def test_there_are_ten_of_each_and_all_differ():
    assert len({found.path for found in SEMIMAGIC}) == len({found.path for found in NEAR}) == 10


def test_our_search_finds_each_from_its_first_squares():
    for names in HALVES:
        half = [8 * row + col for row, col in squares(names)]
        assert [found for found in first_halves(half[:14]) if found == half] == [half]


@pytest.mark.long
def test_our_search_finds_each_from_its_first_squares_alone(record_property):
    halves = [[NAMES.index(names[at : at + 2]) for at in range(0, 64, 2)] for names in HALVES]
    found = [half for begun in {tuple(half[:7]) for half in halves} for half in first_halves(list(begun))]
    assert all(half in found for half in halves)
    assert all(half[0] in STARTS for half in halves)
    record_property("counted", f"{len(found)} semimagic tours begin as one of ten for 7 squares")


def test_renumbered_by_a_square_it_is_semimagic_no_more():
    path = SEMIMAGIC[0].path
    shifted = Tour(8, 8, (*path[1:], path[0]))
    assert shifted.is_valid() and is_move(path[0], path[1])
    assert sums(shifted).kind == ""


def test_a_magic_square_is_told_from_half_of_one():
    """The numbers of a path, not of a tour: no magic tour of the chessboard exists."""
    rows = ((16, 2, 3, 13), (5, 11, 10, 8), (9, 7, 6, 12), (4, 14, 15, 1))
    at = {number: (row, col) for row, line in enumerate(rows) for col, number in enumerate(line)}
    assert sums(Tour(4, 4, tuple(at[number] for number in range(1, 17)))).kind == "magic"
    exchanged = (rows[1], rows[0], *rows[2:])
    at = {number: (row, col) for row, line in enumerate(exchanged) for col, number in enumerate(line)}
    assert sums(Tour(4, 4, tuple(at[number] for number in range(1, 17)))).kind == "semimagic"


def test_a_board_of_unlike_sides_has_no_diagonals_and_one_of_one_line_is_no_kind():
    assert sums(tour(5, 6)).diagonals == []
    assert sums(Tour(1, 1, ((0, 0),))).kind == ""


def test_a_path_that_leaves_squares_out_is_no_kind():
    assert sums(Tour(8, 8, ())).kind == ""
    assert sums(Tour(2, 2, ((0, 0), (1, 1)))).kind == ""


def test_sums_in_slices_are_the_sums():
    found = tour(90, 90)
    search = SumSearch(found)
    slices = 1
    while not search.advance(1):
        slices += 1
    assert slices == 2 + 1
    assert sum(search.rows) == sum(search.cols) == 8100 * 8101 // 2
