"""Sentences about boards, tours and the steps to them, letter for letter."""

import pickle

import pytest

from undoku.knight import BoardError, CountSearch, NoTour, TourSearch, existence, parse_square, tour
from undoku.knight.rules import no_tour_between, reason_of
from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.words import degrees
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLUTION, TRY, UNDO, Step

from ..errors import check

ERRORS = [
    (lambda: TourSearch("8", 5), "not-a-number", "rows must be a whole number, 1 or more, not '8'."),
    (lambda: TourSearch(8, 0), "below-1", "cols must be 1 or more, not 0."),
    (lambda: TourSearch(-(10**31), 5), "below-1",
     "rows must be 1 or more, not a number of more than 30 digits."),
    (lambda: TourSearch(8, 5_000_000), "side-too-large",
     "cols is too large: a board may have at most 4,000,000 squares."),
    (lambda: TourSearch(2000, 2001), "too-large",
     "rows and cols are too large together: 2,000 by 2,001 is 4,002,000 squares, "
     "and a board may have at most 4,000,000."),
    (lambda: TourSearch(8, 7, (8, 0)), "off-board",
     "start must be a square (row, column) of the 8 by 7 board, "
     "with a row from 0 to 7 and a column from 0 to 6, not (8, 0)."),
    (lambda: parse_square("a9", 8, 8), "no-name",
     "square must be a name from a1 to h8 on the 8 by 8 board, not 'a9'."),
    (lambda: parse_square("x" * 30, 8, 8), "no-name",
     "square must be a name from a1 to h8 on the 8 by 8 board, not that."),
    (lambda: KnightProblem(51, 50), "too-large-to-teach",
     "51 by 50 is too large: teaching strategies run on up to 2,500 squares."),
    (lambda: CountSearch(7, 7), "too-large-to-count",
     "rows and cols are too large to count tours: 7 by 7. With a short side of 3 or 4 "
     "the long side may be up to 1,000, with 5 up to 12, with 6 up to 6."),
]  # fmt: skip

REASONS = [
    # rows, columns, start, end, closed, possible, code, sentence
    (1, 1, None, None, False, True, 'one-square',
     'The only square is the whole tour.'),
    (1, 1, None, None, True, False, 'one-square-closed',
     'A single square has no move, so it has no closed tour.'),
    (1, 2, None, None, False, False, 'one-wide',
     'On a 1 by 2 board a knight cannot move at all.'),
    (1, 2, (0, 0), (0, 0), False, False, 'same-ends',
     'A tour of more than one square cannot end where it starts.'),
    (1, 2, (0, 0), (0, 1), True, False, 'ends-apart',
     "A closed tour ends one knight's move from its start, and b1 is not a knight's move"
     ' from a1.'),
    (2, 2, None, None, False, False, 'two-wide',
     'On a 2 by 2 board a knight can only go on to one end and cannot come back, so it never visits e'
     'very square.'),
    (3, 3, None, None, False, False, 'three-by-three',
     "The middle square of the 3 by 3 board is not a knight's move from any other."),
    (3, 3, None, None, True, False, 'odd-closed',
     'A closed tour visits as many light squares as dark ones, but a 3 by 3 board has 5 of one colour'
     ' and 4 of the other.'),
    (3, 4, None, None, False, True, 'open',
     'The 3 by 4 board has an open tour.'),
    (3, 4, None, (0, 0), False, True, 'open-ends',
     'The 3 by 4 board has an open tour that ends there.'),
    (3, 4, None, (0, 1), False, False, 'searched-end',
     'The 3 by 4 board has tours, but none that ends on b3: it was searched exhaustively.'),
    (3, 4, (0, 0), None, False, True, 'open-starts',
     'The 3 by 4 board has an open tour that starts there.'),
    (3, 4, (0, 1), None, False, False, 'searched-end',
     'The 3 by 4 board has tours, but none that starts on b3: it was searched exhaustively.'),
    (3, 4, (0, 3), (2, 3), False, False, 'same-colour',
     'A knight changes colour with every move, and a tour of a 3 by 4 board has 11 moves, an odd numb'
     'er: it must end on the other colour than it starts on, but d3 and d1 '
     'have the same colour.'),
    (3, 4, None, None, True, False, 'three-wide-closed',
     "The 3 by 4 board has no closed tour (Schwenk's theorem); this was also searched exhaustively."),
    (3, 5, None, None, False, False, 'searched',
     'The 3 by 5 board has no tour: it was searched exhaustively.'),
    (3, 7, None, (0, 1), False, False, 'other-colour',
     "A knight changes colour with every move, and a 3 by 7 board has 11 squares of its corners' colo"
     "ur and 10 of the other: a tour must end on the corners' colour, but b3 has the other."),
    (3, 7, (0, 1), None, False, False, 'other-colour',
     "A knight changes colour with every move, and a 3 by 7 board has 11 squares of its corners' colo"
     "ur and 10 of the other: a tour must start on the corners' colour, but b3 has the other."),
    (3, 10, None, None, False, True, 'closed',
     "The 3 by 10 board has a closed tour (Schwenk's theorem), and it can start on any square."),
    (4, 4, None, None, True, False, 'four-wide-closed',
     "A board with a side of four squares has no closed tour (Schwenk's theorem): squares of its two "
     'outer lines touch only those of the two inner ones, so the tour would have to alternate between'
     ' outer and inner squares, and as colours alternate too, it would miss half of each.'),
    (4, 5, (1, 0), None, False, False, 'inner-line',
     'A tour of a board four squares wide can only start in one of its two outer rows, because square'
     's there touch only the two inner ones; a3 is in an inner one.'),
    (5, 4, None, (0, 1), False, False, 'inner-line',
     'A tour of a board four squares wide can only end in one of its two outer columns, because squar'
     'es there touch only the two inner ones; b5 is in an inner one.'),
]  # fmt: skip


@pytest.mark.parametrize(("mistake", "code", "words"), ERRORS)
def test_errors(mistake, code, words):
    with pytest.raises(BoardError) as caught:
        mistake()
    check(caught.value, BoardError, code, words)


@pytest.mark.parametrize(("rows", "cols", "start", "end", "closed", "possible", "code", "words"), REASONS)
def test_reasons(rows, cols, start, end, closed, possible, code, words):
    told = existence(rows, cols, start, end, closed)
    assert (told.possible, told.why[0], told.reason, told.proved) == (possible, code, words, True)
    if not possible and start is not None:
        with pytest.raises(NoTour) as caught:
            tour(rows, cols, start, end, closed)
        check(caught.value, NoTour, code, words)
        assert caught.value.proved
        assert caught.value.reason == words


def test_reasons_of_a_search():
    told = existence(6, 6, (0, 0), (1, 2))
    assert (told.possible, told.reason) == (True, "A tour between these squares was found.")
    assert reason_of(no_tour_between(8, 9, (0, 0), (1, 2), True)) == (
        "The 8 by 9 board has no tour from a8 to c7: it was searched exhaustively."
    )
    assert reason_of(no_tour_between(8, 9, (0, 0), (1, 2), False)) == (
        "No tour from a8 to c7 was found on the 8 by 9 board; this is not a proof that there is none."
    )


def test_a_reason_without_proof_stays_so_in_another_process():
    error = pickle.loads(
        pickle.dumps(NoTour("not-found", proved=False, rows=8, cols=9, start=(0, 0), end=(1, 2)))
    )
    assert not error.proved
    assert error.reason.endswith("this is not a proof that there is none.")


# Three rows of four squares: a3 to d3, a2 to d2, a1 to d1. From a1 the knight can go to c2 and then to b3.
NOWHERE = [0] * 12
ON_B3 = [0, 1, *[0] * 10]
ON_B3_AND_C2 = [0, 1, 0, 0, 0, 0, 2, *[0] * 5]
ON_B3_AND_A1 = [0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0]
STUCK_ON_A1 = [4, 1, 0, 0, 0, 0, 5, 2, 6, 3, 0, 0]
ON_C2 = [4, 1, 0, 0, 0, 0, 5, 2, 0, 3, 0, 0]
ON_A3 = [4, 1, 0, 0, 0, 0, 0, 2, 0, 3, 0, 0]
FROM_A1_ON_A3 = [5, 2, 0, 0, 0, 0, 0, 3, 1, 4, 0, 0]
AT_A1, AT_B3, AT_D3 = (2, 0), (0, 1), (0, 3)


def said(kind, cell, value, by, board, problem):
    return problem.sentence(Step(kind, cell, value, by, 1, 1), board)


@pytest.mark.parametrize(
    ("kind", "cell", "value", "by", "board", "words"),
    [
        (TRY, 8, 5, NO_CELL, NOWHERE, "Move 5: could it go to a1? 2 moves lead on from there."),
        (TRY, 8, 5, NO_CELL, ON_B3, "Move 5: could it go to a1? One move leads on from there."),
        (TRY, 8, 5, NO_CELL, ON_B3_AND_C2, "Move 5: could it go to a1? No moves lead on from there."),
        (TRY, 6, 3, NO_CELL, ON_B3_AND_C2, "Move 3: could it go to c2?"),
        (REJECT, 1, 3, 1, ON_B3_AND_A1, "Move 3 cannot go to b3: the knight was there at move 1."),
        (REJECT, 6, 3, NO_CELL, ON_B3_AND_A1,
         "Move 3 cannot go to c2: no move leads on from there, and squares are left."),
        (REJECT, 6, 7, 6, STUCK_ON_A1, "Move 7 cannot go to c2: the knight was there at move 5."),
        (REJECT, 1, 7, 1, STUCK_ON_A1,
         "Move 7 cannot go to b3: the knight was there at move 1. The knight is stuck."),
        (PLACE, 11, 1, NO_CELL, NOWHERE, "The knight starts on d1."),
        (PLACE, 6, 2, NO_CELL, ON_B3_AND_C2, "Move 2 goes to c2."),
        (UNDO, 8, 6, NO_CELL, ON_C2,
         "Dead end, as no free square can be reached from a1: move 6 is taken back."),
        (UNDO, 6, 5, NO_CELL, ON_A3, "Move 5 on c2 is taken back: no move from there led to a tour."),
        (SOLUTION, NO_CELL, 0, NO_CELL, NOWHERE,
         "The knight has visited all 12 squares: the tour is found."),
    ],
)  # fmt: skip
def test_steps(kind, cell, value, by, board, words):
    assert said(kind, cell, value, by, board, KnightProblem(3, 4, AT_B3)) == words


@pytest.mark.parametrize(
    ("cell", "value", "board", "problem", "words"),
    [
        (8, 6, ON_C2, KnightProblem(3, 4, AT_B3, AT_A1),
         "Move 6 cannot go to a1: the tour has to end there, and squares are left. The knight is stuck."),
        (8, 6, ON_C2, KnightProblem(3, 4, AT_B3, AT_A1, closed=True),
         "Move 6 cannot go to a1: the tour has to end there, and squares are left. The knight is stuck."),
        (6, 6, FROM_A1_ON_A3, KnightProblem(3, 4, AT_A1, closed=True),
         "Move 6 cannot go to c2: only it leads back to a1, and squares are left. The knight is stuck."),
        (7, 2, ON_B3, KnightProblem(3, 4, AT_B3, AT_B3),
         "Move 2 cannot go to d2: the tour has to end on b3, where it starts."),
        (7, 2, ON_B3, KnightProblem(3, 4, AT_B3, AT_D3, closed=True),
         "Move 2 cannot go to d2: d3, where the closed tour has to end, is no knight's move from b3."),
    ],
)  # fmt: skip
def test_why_a_tour_could_not_end_where_it_has_to(cell, value, board, problem, words):
    assert said(REJECT, cell, value, NO_CELL, board, problem) == words


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (KnightProblem(3, 4, AT_B3, AT_A1), "all 12 squares and ends on a1: the tour is found."),
        (KnightProblem(3, 4, AT_B3, closed=True), "all 12 squares: the tour is found, and it is closed."),
        (KnightProblem(3, 4, AT_B3, AT_A1, closed=True),
         "all 12 squares and ends on a1: the tour is found, and it is closed."),
        (KnightProblem(1, 1), "the only square: the tour is found."),
    ],
)  # fmt: skip
def test_what_was_found(problem, words):
    assert said(SOLUTION, NO_CELL, 0, NO_CELL, [], problem) == f"The knight has visited {words}"


def test_a_knight_that_cannot_move():
    assert said(PLACE, 0, 1, NO_CELL, [1], KnightProblem(1, 1)) == "The knight starts on a1, and cannot move."


def test_how_many_moves_lead_on_from_each_square():
    assert degrees(NOWHERE, 3, 4) == [2, 3, 3, 2, 2, 2, 2, 2, 2, 3, 3, 2]
    assert degrees(ON_B3, 3, 4) == [2, None, 3, 2, 2, 2, 2, 1, 1, 3, 2, 2]
