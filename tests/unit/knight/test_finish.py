"""Finishing tours that were begun: what is found, and what is said where there is none."""

import pytest

from undoku.knight import Board, BoardError, FinishSearch, parse_square, square_name
from undoku.knight.remaining import Remaining

from ..errors import check


def finish(*arguments, slices=1000, **options):
    search = FinishSearch(*arguments, **options)
    while not search.advance(slices):
        pass
    return search


def test_slices_change_nothing():
    path = [(0, 0), (1, 2), (2, 4)]
    assert finish(8, 8, path, slices=1).tour == finish(8, 8, path, slices=10**9).tour


@pytest.mark.parametrize(("side", "most"), [(8, 32), (20, 5), (40, 1)])
def test_positions_between_two_pauses(side, most):
    # A position of a large board takes longer, and so is more units of work, and fewer are looked at at once.
    search = Remaining(Board(side, side), start=0)
    before, seen = 1, []
    for units in search.run():
        assert search.nodes - before <= most
        assert units == (search.nodes - before) * max(side * side, 64) // 64
        seen.append(search.nodes - before)
        before = search.nodes
    assert search.possible
    assert max(seen) == most
    assert search.nodes == 1 + sum(seen)


@pytest.mark.parametrize(("rows", "cols"), [(3, 12), (5, 11), (12, 12), (4, 12), (20, 21), (45, 45)])
def test_larger_boards_are_finished(rows, cols):
    path = [(0, 0), (1, 2), (0, 4)] if rows > 4 else [(0, 0), (2, 1)]
    search = finish(rows, cols, path)
    assert search.possible
    assert search.tour.is_valid()
    assert list(search.tour.path[: len(path)]) == path


def test_a_whole_board_from_its_start():
    assert finish(30, 30, [(0, 0)], closed=True).tour.closed
    assert finish(30, 30, [(0, 0)], closed=True, end=(1, 2)).tour.path[-1] == (1, 2)


REASONS = [
    # side, path, end, closed, sentence
    (4, "a4", None, False, "The 4 by 4 board has no tour: it was searched exhaustively."),
    (5, "a5 b3", None, True,
     "A closed tour visits as many light squares as dark ones, but a 5 by 5 board has 13 of one colour "
     "and 12 of the other."),
    (6, "a6 c5", "a6", False, "A tour of more than one square cannot end where it starts."),
    (6, "a6 c5 e4", "c5", False, "The tour has to end on c5, and the knight was there before."),
    (6, "f6 d5 c3 e4 c5 b3 d4", None, True,
     "Every square from which the tour could close at f6 has been visited."),
    (6, "e3 f1 d2", None, False, None),
    (5, "c5 b3 d4 c2", None, False, "a1 can only be reached from c2, and from there no move leads on."),
    (6, "d5 e3 c2", None, True,
     "Only one way is left to each of f6 and f1, so that a tour would have to end on each; it has only one."),
    (8, "e7 g6 f8", None, True,
     "Only one way is left to h8, so that the tour would have to end there, and that is no knight's move "
     "from its start."),
    (8, "c2 e1 f3 h2", "e3", True,
     "Only one way is left to a1, so that the tour would have to end there and not on e3."),
    (8, "g3 h5 f6", "b1", False,
     "Only one way is left to h1, so that the tour would have to end there and not on b1."),
    (8, "f7 e5 g6 h4", None, False, "No square is left from which a knight could go to h8."),
    (6, "d2 c4 e3 f1", None, False, "No move leads on from f1, and 32 squares are left."),
    (5, "e3", "b2", False,
     "Moves that have to be made, as no other way to a square is left, exclude each other."),
    (6, "c1 e2 c3 a4 c5 a6", None, False,
     "Without b4 the squares left fall into 3 pieces, and a tour that passes b4 once can only join two."),
    (6, "c4 d2 f1 e3 c2", "d4", False,
     "There is no such tour: it was searched exhaustively, 5 positions."),
    (6, "c5 a6 b4 d3 f4 e6 d4 b3 a1 c2 e1 f3 e5 c6", None, True,
     "a2, e2 and c1 can only be reached over c3, with no way back, and the tour cannot end there."),
    (6, "e3 f1 d2 f3 e5 c4 a5 c6 b4 a6 c5 b3 a1 c2 e1 d3 f4 e6 d4 f5 d6 b5 a3 b1 c3", None, False,
     "The squares left fall into 2 pieces between which a knight cannot move, and from c3 it can go to only "
     "one of them."),
    (6, "d2 f1 e3 c4 e5 f3 e1 c2 a1 b3 a5 c6 d4 f5 d6 e4 f6 d5 b6 a4 c3 b5", None, False,
     "a6, e6, c5, b4, f4, d3 and 6 more can no longer be reached from b5."),
]  # fmt: skip


@pytest.mark.parametrize(("side", "path", "end", "closed", "words"), REASONS)
def test_reasons(side, path, end, closed, words):
    squares = [parse_square(name, side, side) for name in path.split()]
    search = finish(side, side, squares, end and parse_square(end, side, side), closed)
    if words is None:
        assert (search.possible, search.reason) == (True, "A tour was found.")
    else:
        assert (search.possible, search.tour, search.reason) == (False, None, words)


def test_whole_tours_are_looked_at_as_they_are():
    whole = finish(5, 5, [(0, 0)]).tour.path
    assert finish(5, 5, whole).tour.path == whole
    assert finish(5, 5, whole, end=whole[-1]).possible
    other = finish(5, 6, [(0, 0)]).tour
    names = [square_name(square, 5) for square in other.path]
    search = finish(5, 6, other.path, end=(0, 1) if other.path[-1] != (0, 1) else (0, 3))
    assert search.reason.startswith("All squares are visited, but the tour has to end on ")
    assert search.reason.endswith(f"and not on {names[-1]}.")
    assert finish(5, 6, other.path, closed=True).possible is other.closed


def test_holes_are_left_out():
    holes = [(0, 0), (0, 5)]
    search = finish(6, 6, [(1, 1), (0, 3)], holes=holes)
    assert search.possible
    assert search.tour.is_valid()
    assert search.tour.holes == frozenset(holes)
    assert len(search.tour.path) == 34


MISTAKES = [
    (lambda: FinishSearch(6, 6, []), "no-path",
     "path must be at least one square, the one the knight starts on."),
    (lambda: FinishSearch(6, 6, "a1"), "not-squares",
     "path must be squares, each a (row, column), not 'a1'."),
    (lambda: FinishSearch(6, 6, 7), "not-squares", "path must be squares, each a (row, column), not 7."),
    (lambda: FinishSearch(6, 6, [(0, 0), (1, 2), (1, 3)]), "not-a-move",
     "path is no path of a knight: move 2 from c5 to d5 is not a knight's move."),
    (lambda: FinishSearch(6, 6, [(0, 0), (1, 2), (0, 0)]), "twice", "path visits a6 twice."),
    (lambda: FinishSearch(6, 6, [(0, 0), (1, 2)], holes=[(1, 2)]), "on-a-hole",
     "each of path is c5, but that square is taken out of the board."),
    (lambda: FinishSearch(6, 6, [(0, 0), (-2, 1)]), "off-board",
     "each of path must be a square (row, column) of the 6 by 6 board, "
     "with a row from 0 to 5 and a column from 0 to 5, not (-2, 1)."),
    (lambda: FinishSearch(6, 6, [(0, 0)], end=(6, 6)), "off-board",
     "end must be a square (row, column) of the 6 by 6 board, "
     "with a row from 0 to 5 and a column from 0 to 5, not (6, 6)."),
]  # fmt: skip


@pytest.mark.parametrize(("mistake", "code", "words"), MISTAKES)
def test_paths_that_are_none(mistake, code, words):
    with pytest.raises(BoardError) as caught:
        mistake()
    check(caught.value, BoardError, code, words)
