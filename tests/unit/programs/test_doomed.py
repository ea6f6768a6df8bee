"""What doomed a program that takes nothing back, against all solutions, placement by placement."""

from itertools import pairwise

import pytest

from undoku.programs.watched import WatchedProgram
from undoku.queens import solutions
from undoku.search.doom import Doom

QUEENS = """def solve(board, row=0):
    if row == len(board):
        return True
    for col in range(len(board)):
        if is_safe(board, row, col):
            board[row][col] = 1
            if solve(board, row + 1):
                return True
            {}
    return False


def is_safe(board, row, col):
    n = len(board)
    taken = [(r, c) for r in range(row) for c in range(n) if board[r][c]]
    return all(c != col and abs(c - col) != row - r for r, c in taken)
"""
KNIGHT = """MOVES = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def solve(board, row, col, move=1):
    n = len(board)
    board[row][col] = move
    if move == n * n:
        return True
    for down, across in MOVES:
        i, j = row + down, col + across
        if 0 <= i < n and 0 <= j < n and board[i][j] == 0 and solve(board, i, j, move + 1):
            return True
    {}
    return False
"""
CORNER = {"rows": 5, "cols": 5, "start": [0, 0], "end": None, "closed": False}


def run(text: str, board: str, question: dict[str, object]) -> WatchedProgram:
    found = WatchedProgram(text, board, question, lambda: 0.0)
    found.advance()
    return found


def doom_of(found: WatchedProgram, position: int) -> Doom:
    search = found.doom(position)
    while not search.advance(1000):
        pass
    assert search.doom is not None
    return search.doom


@pytest.mark.recorder
@pytest.mark.parametrize("n", [4, 6, 7, 8])
def test_the_queen_that_left_nothing_among_those_that_stand(n: int) -> None:
    found = run(QUEENS.format("pass"), "queens", {"n": n})
    every = [{row * n + col for row, col in enumerate(placement.columns)} for placement in solutions(n)]
    standing = sorted((at, cell) for cell, (at, _) in found.trace.standing(found.head).items())
    cells = [cell for _, cell in standing]
    left = [any(one.issuperset(cells[:k]) for one in every) for k in range(len(cells) + 1)]
    assert left[0]
    if all(left):
        # It needs to take nothing back on this board.
        assert doom_of(found, found.head) == (None, True)
        return
    at, _ = standing[left.index(False) - 1]
    assert doom_of(found, found.head) == (at, True)
    # It stood while the search went on, and the call that placed it had given it up by then.
    later = found.stays(at, found.head)
    assert at < later <= found.head
    assert found.jump("next-dead-end", at) < later


@pytest.mark.recorder
def test_a_queen_that_was_taken_back_stays_nowhere() -> None:
    found = run(QUEENS.format("board[row][col] = 0"), "queens", {"n": 6})
    position, ends = 0, []
    while (position := found.jump("next-dead-end", position)) > 0:
        ends.append(position)
    for end in ends[:20]:
        doom = doom_of(found, end)
        assert doom.position and doom.proved
        assert found.stays(doom.position, end) == 0


@pytest.mark.recorder
def test_a_knight_that_never_goes_back_is_doomed_where_its_path_could_not_go_on() -> None:
    found = run(KNIGHT.format("pass"), "knight", CORNER)
    doom = doom_of(found, found.head)
    assert doom.position and doom.proved
    board = found.trace.board(doom.position)
    path = sorted((number, cell) for cell, number in enumerate(board) if number)
    assert [number for number, _ in path] == [*range(1, len(path) + 1)]
    # The program that goes back finds a tour, and takes back what doomed it.
    right = run(KNIGHT.format("board[row][col] = 0"), "knight", CORNER)
    assert right.trace.board(doom.position) == board
    tour = right.trace.board(right.head)
    assert any(tour[cell] != number for number, cell in path)
    assert all(tour[cell] == number for number, cell in path[:-1])
    # A board on which a number stands twice is no path that could go on.
    twice = [number for number in found.trace.board(found.head) if number]
    assert any(one == two for one, two in pairwise(sorted(twice)))
