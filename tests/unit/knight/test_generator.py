"""New boards: each has the tour it asks for, its traps are counted right, levels differ, seeds are pinned."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from undoku.knight import BoardError
from undoku.knight.board import Board
from undoku.knight.generator import LEVELS, VERSION, Generator, daily
from undoku.knight.generator.shapes import drawn_holes
from undoku.knight.generator.walks import drawn_walk
from undoku.search.draws import Draws

from ..errors import check
from .pinning import FILE, made
from .shapes import joined


def board_of(level, seed):
    """Make one."""
    making = Generator(level, str(seed))
    while not making.advance(1000):
        pass
    return making.board


def can_be_finished(board, path):
    """Whether a path goes on to a tour as the board asks, by plain search of what was not seen before."""
    beside = joined(board.rows, board.cols, board.holes)
    start, seen = path[0], set()
    stack = [(path[-1], frozenset(beside) - frozenset(path))]
    while stack:
        here, left = stack.pop()
        if not left:
            if board.end in (None, here) and (not board.closed or start in beside[here]):
                return True
            continue
        if (here, left) in seen:
            continue
        seen.add((here, left))
        goals = beside[start] if board.closed else left if board.end is None else [board.end]
        stuck = [one for one in left if not any(way in left or way == here for way in beside[one])]
        if not stuck and any(goal in left for goal in goals):
            ways = [way for way in beside[here] if way in left]
            stack += [(way, left - {way}) for way in ways]
    return False


def traps_of(board):
    """Count the traps by trying every move."""
    beside = joined(board.rows, board.cols, board.holes)
    traps = 0
    for walked in range(len(board.path), len(board.tour)):
        path = board.tour[:walked]
        ways = [way for way in beside[path[-1]] if way not in path]
        traps += not all(can_be_finished(board, (*path, way)) for way in ways)
    return traps


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seeds", [range(20), pytest.param(range(20, 500), marks=pytest.mark.long)])
def test_every_board_has_the_tour_it_asks_for(level, seeds):
    for seed in seeds:
        check_tour(board_of(level, seed))


def check_tour(board):
    """Check what a board says of itself."""
    beside = joined(board.rows, board.cols, board.holes)
    assert set(board.tour) == set(beside) and len(board.tour) == len(beside)
    assert all(two in beside[one] for one, two in pairwise(board.tour))
    assert board.tour[: len(board.path)] == board.path
    assert len(board.path) == 1 or 4 <= len(board.path) < len(board.tour)
    assert board.end in (None, board.tour[-1])
    assert not board.closed or board.tour[0] in beside[board.tour[-1]]
    assert list(board.holes) == sorted(set(board.holes))
    assert 5 <= board.rows <= board.cols <= 8


@pytest.mark.parametrize(
    ("level", "seeds", "most"),
    [
        ("easy", range(10), 14),
        ("medium", range(6), 18),
        pytest.param("medium", range(6, 20), 22, marks=pytest.mark.long),
        pytest.param("hard", range(20), 26, marks=pytest.mark.long),
    ],
)
def test_traps_are_counted_as_by_trying_every_move(level, seeds, most):
    boards = [board_of(level, seed) for seed in seeds]
    short = [board for board in boards if len(board.tour) - len(board.path) <= most]
    assert short
    for board in short:
        assert traps_of(board) == board.traps


def test_a_harder_level_has_more_traps_and_leads_astray_who_follows_the_rule():
    """Who always takes the square with fewest ways on, ties by chance, is stuck more often."""
    traps, done = [], []
    for level in LEVELS:
        boards = [board_of(level, seed) for seed in range(30)]
        traps.append([board.traps for board in boards])
        done.append(sum(follows_the_rule(board, seed) for board in boards for seed in range(20)) / 600)
    assert all(max(easier) < min(harder) for easier, harder in pairwise(traps))
    assert done[0] > 0.8 > 0.6 > done[1] > 0.4 > 0.25 > done[2] > 0


def follows_the_rule(board, seed):
    """Whether a walk by the rule is the tour that is asked for."""
    plain = Board(board.rows, board.cols, board.holes)
    begun = [row * board.cols + column for row, column in board.path]
    walk = [divmod(square, board.cols) for square in drawn_walk(plain, Draws(str(seed)), begun)]
    row, column = walk[-1]
    returns = abs(row - walk[0][0]) * abs(column - walk[0][1]) == 2
    return len(walk) == plain.size and board.end in (None, walk[-1]) and (returns or not board.closed)


def test_boards_are_of_all_kinds():
    boards = [board_of(level, seed) for level in LEVELS for seed in range(30)]
    assert {(bool(board.holes), len(board.path) > 1) for board in boards} == {
        (False, True),
        (True, True),
        (True, False),
    }
    assert {(board.end is None, board.closed) for board in boards} == {
        (True, False),
        (False, False),
        (True, True),
    }
    assert len({(board.rows, board.cols) for board in boards}) == 9


def test_holes_look_the_same_after_a_half_turn_and_leave_most_of_the_board():
    for number in range(300):
        draws = Draws(str(number))
        rows, cols = 5 + draws.below(4), 5 + draws.below(4)
        holes = drawn_holes(rows, cols, draws)
        assert {(rows - 1 - row, cols - 1 - column) for row, column in holes} == set(holes)
        assert 0 < len(holes) <= rows * cols * 2 / 3


def test_the_same_seed_gives_the_same_board_everywhere_and_always():
    pinned = json.loads(Path(FILE).read_text(encoding="utf-8"))
    assert pinned["version"] == VERSION, "Write them down anew: see pinning.py"
    assert made() == pinned


def test_slices_change_nothing():
    making = Generator("medium", "slices")
    while not making.advance(1):
        pass
    assert making.board == board_of("medium", "slices")
    assert making.tried >= 1


@pytest.mark.parametrize(
    ("mistake", "code", "words"),
    [
        (lambda: Generator("unfair", "1"), "no-level",
         "There is no level 'unfair'; there are easy, medium and hard."),
        (lambda: daily("2026-02-30", "easy"), "no-day",
         "'2026-02-30' is no day; a day is written like 2026-11-27."),
    ],
)  # fmt: skip
def test_what_is_no_level_or_no_day_is_refused(mistake, code, words):
    with pytest.raises(BoardError) as caught:
        mistake()
    check(caught.value, BoardError, code, words)
