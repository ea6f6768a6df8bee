"""What the strategies make of an end and of a closed tour, against searches that look only at whole tours."""

import random

import pytest

from undoku.knight import BoardError, Tour, TourSearch, parse_square
from undoku.knight.moves import is_move, neighbours
from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.rules import all_moves
from undoku.knight.strategies.warnsdorff_backtracking import from_middle
from undoku.search.follow import Run
from undoku.search.register import find, strategies
from undoku.search.steps import NO_CELL, REJECT, SOLUTION, TRY, UNDO

from ..search.searches import run

NAMES = [strategy.name for strategy in strategies("knight")]
TURN_BACK = ["fixed-order", "warnsdorff-backtracking"]


def in_fixed_order(rows, cols):
    """The moves from every square as the fixed order tries them."""
    moves = all_moves(rows, cols)
    return lambda here, board: moves[here]


def by_warnsdorff(rows, cols):
    """The moves from every square, those with the fewest moves on first, then those nearest to the rim."""

    def ways(here, board):
        return sum(board[there] == 0 for there in neighbours(here, rows, cols))

    def order(here, board):
        free = [there for there in neighbours(here, rows, cols) if not board[there]]
        return sorted(free, key=lambda there: (ways(there, board), -from_middle(there, rows, cols), there))

    return order


ORDERS = {"fixed-order": in_fixed_order, "warnsdorff-backtracking": by_warnsdorff}


def first_tour(order, board, here, fits):
    """The first of all tours, in this order of moves, whose last square fits; nothing is refused before."""
    count = board[here]
    if count == len(board):
        return list(board) if fits(here) else None
    for there in order(here, board):
        if not board[there]:
            board[there] = count + 1
            found = first_tour(order, board, there, fits)
            board[there] = 0
            if found:
                return found
    return None


def fitting(cols, start, end, closed):
    def fits(last):
        square = divmod(last, cols)
        return end in (None, square) and (not closed or is_move(start, square))

    return fits


def plain(name, rows, cols, start, end, closed):
    board = [0] * (rows * cols)
    here = start[0] * cols + start[1]
    board[here] = 1
    return first_tour(ORDERS[name](rows, cols), board, here, fitting(cols, start, end, closed))


def ended(name, rows, cols, start, end, closed):
    """A strategy's search, run to its end: what it found is a tour as it was asked for."""
    problem = KnightProblem(rows, cols, start, end, closed)
    found = run("knight", name, problem)
    assert found.counts.solutions == (found.first is not None)
    if found.first is not None:
        path = problem.answer(found.first)
        tour = Tour(rows, cols, tuple(map(tuple, path)))
        assert tour.is_valid()
        assert path[0] == list(start)
        assert end is None or path[-1] == list(end)
        assert not closed or tour.closed
    return found


SMALL = [(1, 1), (1, 3), (2, 2), (2, 3), (3, 3), (3, 4), (4, 3)]


def wishes(rows, cols):
    squares = [(row, column) for row in range(rows) for column in range(cols)]
    return [(start, end, closed) for start in squares for end in (None, *squares) for closed in (False, True)]


@pytest.mark.parametrize(("rows", "cols"), SMALL)
def test_every_wish_on_small_boards(rows, cols):
    for start, end, closed in wishes(rows, cols):
        search = TourSearch(rows, cols, start, end, closed)
        while not search.advance(1000):
            pass
        assert search.proved
        for name in TURN_BACK:
            found = ended(name, rows, cols, start, end, closed).first
            assert (found is not None) == (search.tour is not None), (start, end, closed)
            expected = plain(name, rows, cols, start, end, closed)
            assert found == (expected and tuple(expected)), (name, start, end, closed)
        ended("warnsdorff", rows, cols, start, end, closed)


WISHES = [
    (4, 5, (0, 0), (3, 0), False),
    (4, 5, (0, 0), (2, 4), False),
    (4, 5, (3, 4), None, True),
    (3, 7, (0, 0), (2, 6), False),
    (5, 5, (2, 2), (0, 0), False),
    (5, 5, (2, 2), (4, 0), False),
]


@pytest.mark.parametrize(("rows", "cols", "start", "end", "closed"), WISHES)
@pytest.mark.parametrize("name", TURN_BACK)
def test_the_first_tour_of_all_that_ends_as_wanted(name, rows, cols, start, end, closed):
    found = ended(name, rows, cols, start, end, closed).first
    expected = plain(name, rows, cols, start, end, closed)
    assert found == (expected and tuple(expected))


@pytest.mark.long
@pytest.mark.parametrize(
    ("rows", "cols", "start", "end", "closed"),
    [(5, 5, (0, 0), (4, 4), False), (5, 5, (0, 0), None, True), (5, 5, (0, 0), (0, 1), False)],
)
@pytest.mark.parametrize("name", TURN_BACK)
def test_the_first_tour_of_all_on_five_by_five(name, rows, cols, start, end, closed):
    test_the_first_tour_of_all_that_ends_as_wanted(name, rows, cols, start, end, closed)


@pytest.mark.parametrize("side", [6, 8])
def test_warnsdorff_comes_back_to_its_start(side):
    for name in ("warnsdorff", "warnsdorff-backtracking"):
        assert ended(name, side, side, (side - 1, 0), None, True).counts.solutions == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_refused_end_is_not_one_that_was_visited(name):
    search = Run(find("knight", name), KnightProblem(5, 5, (0, 0), (2, 1)))
    kept = [
        step
        for _, step in zip(range(1000), search.steps(), strict=False)
        if step.kind == REJECT and step.cell == 11
    ]
    assert kept
    assert {step.by for step in kept} == {NO_CELL}


def test_ends_are_checked_as_a_search_for_a_tour_checks_them():
    for end in ((5, 0), (0, -1), (0,), "a1", (0, True)):
        with pytest.raises(BoardError) as taught:
            KnightProblem(5, 5, (0, 0), end)
        with pytest.raises(BoardError) as searched:
            TourSearch(5, 5, (0, 0), end)
        assert str(taught.value) == str(searched.value)
        assert str(taught.value).startswith("end must be a square")


def walk(problem, chance):
    """A path of chance from the start: the board, and its last square."""
    cols = problem.cols
    board = problem.board()
    here = problem.start[0] * cols + problem.start[1]
    board[here] = 1
    for move in range(2, chance.randrange(1, len(board)) + 1):
        free = [there for there in neighbours(here, problem.rows, cols) if not board[there]]
        if not free:
            break
        here = chance.choice(free)
        board[here] = move
    return board, here


def test_whether_a_path_can_become_the_tour_wanted():
    chance = random.Random(8)
    answers = {True: 0, False: 0}
    for rows, cols, walks in ((3, 4, 60), (4, 5, 15), (3, 7, 15), (5, 5, 8), (5, 6, 8)):
        squares = [(row, column) for row in range(rows) for column in range(cols)]
        for _ in range(walks):
            start = chance.choice(squares)
            for end in (None, chance.choice(squares), chance.choice(squares)):
                for closed in (False, True):
                    problem = KnightProblem(rows, cols, start, end, closed)
                    board, here = walk(problem, chance)
                    if board.count(0) > 20:
                        continue
                    fits = fitting(cols, start, end, closed)
                    expected = first_tour(in_fixed_order(rows, cols), board, here, fits) is not None
                    question = problem.solvability(board)
                    question.advance(20_000)
                    assert question.solvable is expected, (problem.wanted, board)
                    answers[expected] += 1
    assert min(answers.values()) > 20


@pytest.mark.parametrize(("start", "end", "closed"), [((0, 0), None, True), ((0, 0), (0, 1), False)])
def test_what_no_board_has_is_known_at_once(start, end, closed):
    question = KnightProblem(5, 5, start, end, closed).solvability([0] * 25)
    assert (question.done, question.solvable) == (True, False)


def walked(rows, cols, *names):
    """The board after a walk over these squares."""
    board = [0] * (rows * cols)
    for move, name in enumerate(names, 1):
        row, column = parse_square(name, rows, cols)
        board[row * cols + column] = move
    return board


C7, H1 = (1, 2), (7, 7)


@pytest.mark.parametrize(
    ("problem", "names"),
    [
        (KnightProblem(8, 8, (7, 0), closed=True), ("a1", "b3", "d4", "c2")),  # nowhere to come back from
        (KnightProblem(8, 8, C7, H1), ("c7", "e6")),  # into the corner a8 leads one move, and none out of it
    ],
)
def test_what_cannot_end_any_more_is_not_searched_to_its_end(problem, names):
    question = problem.solvability(walked(8, 8, *names))
    assert question.advance(2)
    assert question.solvable is False


def test_a_whole_tour_that_ends_elsewhere_is_none():
    board = ended("fixed-order", 3, 4, (0, 0), None, False).first
    last = divmod(board.index(12), 4)
    for row in range(3):
        for column in range(4):
            question = KnightProblem(3, 4, (0, 0), (row, column)).solvability(board)
            question.advance(10)
            assert question.solvable is ((row, column) == last)


SAID = [
    KnightProblem(5, 5),
    KnightProblem(4, 4, (1, 1)),
    KnightProblem(5, 5, (2, 2), (0, 0)),
    KnightProblem(5, 5, (0, 0), (0, 1)),
    KnightProblem(5, 6, (0, 0), None, True),
    KnightProblem(3, 10, (0, 0), None, True),
    KnightProblem(3, 4, (0, 0), (0, 0)),
    KnightProblem(3, 4, (0, 0), (2, 3), True),
    KnightProblem(3, 3, (1, 1)),
    KnightProblem(1, 1),
    KnightProblem(1, 1, closed=True),
]


@pytest.mark.parametrize("problem", SAID, ids=lambda problem: "-".join(map(str, problem.wanted)))
@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_said_anew_and_truly(name, problem):
    search = Run(find("knight", name), problem)
    before, step = "", None
    for _, step in zip(range(2_000), search.steps(), strict=False):
        said = problem.sentence(step, search.board)
        assert said != before
        # Who is stuck tries no other square for that move.
        assert step.kind != TRY or not before.endswith("is stuck.")
        before = said
        if step.kind == UNDO:
            free = [at for at in neighbours(step.cell, problem.rows, problem.cols) if not search.board[at]]
            assert said.startswith("Dead end") == (not free)
    if name == "warnsdorff" and step.kind != SOLUTION:
        nowhere = problem.ends is not None and not set(problem.ends) - {search.board.index(1)}
        stuck = before.endswith("The knight is stuck.")
        assert not stuck if nowhere else stuck or before.endswith("and cannot move.")
