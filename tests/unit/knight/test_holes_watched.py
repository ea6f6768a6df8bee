"""The strategies on boards with squares taken out, against a search of sets that knows nothing of theirs."""

import random
import re
from itertools import pairwise

import pytest

from undoku.knight import BoardError
from undoku.knight.squares import square_name
from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.words import degrees
from undoku.search.errors import PuzzleError
from undoku.search.follow import Run
from undoku.search.register import find, strategies
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLUTION, TRY, UNDO, Step

from ..search.searches import run

NAMES = [strategy.name for strategy in strategies("knight")]
TURN_BACK = ["fixed-order", "warnsdorff-backtracking"]
JUMPS = [(down, across) for down in (-2, -1, 1, 2) for across in (-2, -1, 1, 2) if down**2 != across**2]

RING = [(2, 2)]
"""The hole of the 5 by 5 board without its middle."""


def beside(square, left):
    """The squares of a set that a knight reaches."""
    row, column = square
    return [(row + down, column + across) for down, across in JUMPS if (row + down, column + across) in left]


def has_tour(left, here, fits):
    """Whether a knight can visit all squares of a set from here, and end where that fits."""
    if not left:
        return fits(here)
    return any(has_tour(left - {there}, there, fits) for there in beside(here, left))


def fitting(start, end, closed):
    return lambda last: end in (None, last) and (not closed or start in beside(last, {start}))


def shape(chance, most):
    """A board of chance with up to so many squares, as a problem's arguments, and the squares left of it.

    Mostly they are those of a walk of chance, as hardly any others have a tour.
    """
    rows, cols = chance.choice([(3, 4), (3, 5), (4, 4), (4, 5), (5, 5), (3, 6)])
    squares = [(row, column) for row in range(rows) for column in range(cols)]
    number = chance.randint(rows * cols // 2, min(most, rows * cols - 1))
    left = chance.sample(squares, number)
    if chance.random() < 0.8:
        left = left[:1]
        while len(left) < number and (ways := beside(left[-1], {*squares} - {*left})):
            left.append(chance.choice(ways))
    start, last = left[0], left[-1]
    left.sort()
    holes = [square for square in squares if square not in left]
    start = chance.choice([start, start, chance.choice(left)])
    end = chance.choice([None, None, last, chance.choice(left)])
    return (rows, cols, start, end, chance.random() < 0.25, holes), left


def agrees(chance, most):
    """Whether there is a tour of a board of chance, once every strategy has been asked."""
    wish, left = shape(chance, most)
    start, end, closed = wish[2:5]
    fits = fitting(start, end, closed)
    expected = has_tour({*left} - {start}, start, fits)
    problem = KnightProblem(*wish)
    for name in NAMES:
        found = run("knight", name, problem)
        assert found.counts.solutions == (found.first is not None)
        assert found.first is None or expected
        if name in TURN_BACK:
            assert (found.first is not None) is expected, (name, wish)
        if found.first is not None:
            path = [tuple(square) for square in problem.answer(found.first)]
            assert sorted(path) == left
            assert path[0] == start
            assert fits(path[-1])
            assert all(there in beside(here, left) for here, there in pairwise(path))
    return expected


def test_shapes_of_chance_against_a_search_of_sets():
    chance = random.Random(34)
    answers = [agrees(chance, 14) for _ in range(120)]
    assert answers.count(True) > 10


@pytest.mark.long
def test_many_shapes_of_chance_against_a_search_of_sets():
    chance = random.Random(35)
    answers = [agrees(chance, 16) for _ in range(2_000)]
    assert answers.count(True) > 150


@pytest.mark.parametrize("name", TURN_BACK)
def test_the_board_without_its_middle(name):
    problem = KnightProblem(5, 5, (0, 0), (4, 3), holes=RING)
    found = run("knight", name, problem)
    path = problem.answer(found.first)
    assert (len(path), path[0], path[-1], [2, 2] in path) == (24, [0, 0], [4, 3], False)
    assert found.first[12] == 0
    assert problem.everything() == [("8^23", 8**23)]
    # The corners and the squares next to their own are a circle that is closed already.
    closed = run("knight", name, KnightProblem(5, 5, (0, 0), closed=True, holes=RING))
    assert (closed.done, closed.first) == (True, None)


@pytest.mark.parametrize("name", NAMES)
def test_every_step_is_said_truly(name):
    chance = random.Random(36)
    kinds = set()
    for _ in range(25):
        wish, left = shape(chance, 20)
        rows, cols, *_, holes = wish
        problem = KnightProblem(*wish)
        search = Run(find("knight", name), problem)
        taken = {square_name(hole, rows) for hole in holes}
        gone = {row * cols + column for row, column in holes}
        before = ""
        for _, step in zip(range(400), search.steps(), strict=False):
            kinds.add(step.kind)
            said = problem.sentence(step, search.board)
            assert said != before
            before = said
            assert taken.isdisjoint(re.findall(r"\b[a-f][1-6]\b", said))
            assert not any(search.board[hole] for hole in gone)
            if step.kind == SOLUTION:
                assert f" {len(left)} squares" in said or "the only square" in said
                continue
            here = divmod(step.cell, cols)
            free = {square for square in left if not search.board[square[0] * cols + square[1]]}
            ways = len(beside(here, free))
            assert here in left
            if step.kind == TRY and here in free:
                number = {0: "No moves lead", 1: "One move leads"}.get(ways, f"{ways} moves lead")
                assert said.endswith(f"{square_name(here, rows)}? {number} on from there.")
            elif step.kind == REJECT and step.by == NO_CELL and "no move leads on" in said:
                assert (ways, len(free) > 1) == (0, True)
            elif step.kind == UNDO:
                assert said.startswith("Dead end") == (not ways)
    assert kinds >= {TRY, PLACE, SOLUTION}


def test_what_is_said_of_the_last_square_and_of_a_knight_that_is_shut_in():
    ring = KnightProblem(5, 5, holes=RING)
    assert ring.sentence(Step(SOLUTION, NO_CELL, 0, NO_CELL, 1, 1), ring.board()) == (
        "The knight has visited all 24 squares: the tour is found."
    )
    alone = KnightProblem(3, 3, (0, 0), holes=[(1, 2), (2, 1)])
    assert alone.sentence(Step(PLACE, 0, 1, NO_CELL, 1, 1), [1, *[0] * 8]) == (
        "The knight starts on a3, and cannot move."
    )
    # All squares but the start are taken out.
    only = KnightProblem(1, 2, holes=[(0, 1)])
    assert run("knight", "fixed-order", only).counts.solutions == 1
    assert only.everything() == [("8^0", 1)]


def test_how_many_moves_lead_on_is_not_said_of_a_hole():
    numbers = degrees([0] * 12, 3, 4, {(0, 1), (1, 3)})
    assert numbers == [2, None, 3, 2, 2, 2, 2, None, 1, 2, 2, 2]
    problem = KnightProblem(3, 4, holes=[(0, 1), (1, 3)])
    assert problem.shown("degrees", problem.board()) == numbers


def walk(problem, left, chance):
    """A path of chance from the start: the board, and what is left of the squares."""
    board, here, free = problem.board(), problem.start, {*left} - {problem.start}
    board[here[0] * problem.cols + here[1]] = 1
    for move in range(2, chance.randint(1, len(left)) + 1):
        ways = beside(here, free)
        if not ways:
            break
        here = chance.choice(ways)
        free.discard(here)
        board[here[0] * problem.cols + here[1]] = move
    return board, here, free


def test_whether_a_path_can_become_the_tour_wanted():
    chance = random.Random(37)
    answers = {True: 0, False: 0}
    for _ in range(250):
        wish, left = shape(chance, 16)
        problem = KnightProblem(*wish)
        board, here, free = walk(problem, left, chance)
        question = problem.solvability(board)
        question.advance(20_000)
        expected = has_tour(free, here, fitting(*wish[2:5]))
        assert question.solvable is expected, (wish, board)
        answers[expected] += 1
    assert min(answers.values()) > 30


def test_what_colours_forbid_is_known_at_once():
    # Two corners of one colour are gone: 30 squares of it are left, and 32 of the other.
    question = KnightProblem(8, 8, (3, 3), holes=[(0, 0), (7, 7)]).solvability([0] * 64)
    assert (question.done, question.solvable) == (True, False)


def test_a_number_on_a_hole_is_no_path():
    question = KnightProblem(3, 4, (0, 0), holes=[(1, 2)]).solvability([0, 0, 0, 0, 0, 0, 1, *[0] * 5])
    assert (question.done, question.solvable) == (True, False)


def test_holes_of_a_question():
    problem = KnightProblem.of({"rows": 5, "cols": 5, "start": [0, 0], "holes": [[2, 2], [2, 2], [4, 0]]})
    assert problem.holes == problem.wanted.holes == {(2, 2), (4, 0)}
    for holes in ("c3", [[2]], [2, 2], [None], None, [["2", "2"]]):
        with pytest.raises(PuzzleError, match="is no problem for the board 'knight'"):
            KnightProblem.of({"rows": 5, "cols": 5, "start": [0, 0], "holes": holes})


def test_a_start_or_an_end_that_is_taken_out():
    for name, arguments in (("start", {}), ("end", {"end": (0, 0)})):
        start = (0, 0) if name == "start" else (4, 4)
        with pytest.raises(BoardError, match=f"^{name} is a5, but that square is taken out of the board.$"):
            KnightProblem(5, 5, start, **arguments, holes=[(0, 0)])
    with pytest.raises(BoardError, match="each of holes must be a square"):
        KnightProblem(5, 5, (0, 0), holes=[(5, 0)])
