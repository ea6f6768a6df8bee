"""Hints and warnings for a walk, against a search that tries everything."""

import random
from functools import cache

import pytest

from undoku.knight import BoardError, HintSearch, parse_square, warnings
from undoku.knight.moves import MOVES, Square, is_move

WALKS = 60
# A walk of 5 by 5 that leaves a corner behind: both squares from which it is reached are visited.
LEFT = "a1 c2 b4 d3 c5 b3 d4 e2 c3".split()


def squares(names: list[str], rows: int = 5, cols: int = 5) -> list[Square]:
    return [parse_square(name, rows, cols) for name in names]


def hinted(*arguments: object, **more: object) -> HintSearch:
    search = HintSearch(*arguments, **more)  # type: ignore[arg-type]
    while not search.advance(1000):
        pass
    return search


def around(square: Square, free: set[Square]) -> list[Square]:
    return [to for down, right in MOVES if (to := (square[0] + down, square[1] + right)) in free]


def endings(path: list[Square], free: set[Square]) -> set[Square]:
    """The last squares of all tours that go on like this, by trying everything."""
    if not free:
        return {path[-1]}
    found: set[Square] = set()
    for to in around(path[-1], free):
        found |= endings([*path, to], free - {to})
    return found


@cache
def walks() -> list[tuple[list[Square], set[Square], Square | None, bool]]:
    """Walks at random over 5 by 5, some with holes: the path, the free squares, the end, whether closed."""
    draw = random.Random(7)
    drawn = []
    while len(drawn) < WALKS:
        board = {(row, column) for row in range(5) for column in range(5)}
        for _ in range(draw.choice((0, 0, 1, 3))):
            board.discard(draw.choice(sorted(board)))
        path = [draw.choice(sorted(board))]
        free = board - {path[0]}
        for _ in range(draw.randrange(11, 18)):
            if near := around(path[-1], free):
                path.append(draw.choice(near))
                free.discard(path[-1])
        end = draw.choice(sorted(free)) if free and draw.random() < 0.3 else None
        drawn.append((path, free, end, end is None and draw.random() < 0.3))
    return drawn


def leads_on(path: list[Square], free: set[Square], end: Square | None, closed: bool) -> bool:
    return any(
        last == end or (end is None and (not closed or is_move(last, path[0])))
        for last in endings(path, free)
    )


@pytest.mark.parametrize("number", range(WALKS))
def test_a_hint_is_what_trying_everything_finds(number: int) -> None:
    path, free, end, closed = walks()[number]
    board = free | set(path)
    holes = [(row, column) for row in range(5) for column in range(5) if (row, column) not in board]
    hint = hinted(5, 5, path, end, closed, holes).hint
    assert hint is not None
    good = [to for to in around(path[-1], free) if leads_on([*path, to], free - {to}, end, closed)]
    if not free:
        assert hint.square is None
    elif good:
        assert hint.square in good
        assert not hint.back
        assert len(hint.stages) == 3
    elif hint.square is None:
        assert not leads_on(path[:1], board - {path[0]}, end, closed)
    else:
        assert hint.back
        kept = path.index(hint.square) + 1
        assert leads_on(path[:kept], board - set(path[:kept]), end, closed)
        assert not leads_on(path[: kept + 1], board - set(path[: kept + 1]), end, closed)


@pytest.mark.parametrize("number", range(WALKS))
def test_a_square_in_danger_is_never_passed(number: int) -> None:
    path, free, end, closed = walks()[number]
    board = free | set(path)
    holes = [(row, column) for row in range(5) for column in range(5) if (row, column) not in board]
    lasts = endings(path, free)
    for square, sentence in warnings(5, 5, path, end, closed, holes):
        assert square in free
        # One that can be entered and not left can only be the last, the others make every tour impossible.
        is_last = "has to be the last" in sentence
        assert lasts <= ({square} if is_last else set()) or (not is_last and "no tour may end" in sentence)


def test_what_is_said_of_a_walk() -> None:
    hint = hinted(5, 5, squares(["a1"])).hint
    assert hint is not None
    assert hint.stages == (
        "2 of 2 moves still lead to a tour.",
        "Look at b3 and c2: how many ways lead on from there?",
        "Go to b3: a tour that goes on there was found.",
    )
    back = hinted(5, 5, squares(LEFT)).hint
    assert back is not None
    assert back.stages == (
        "From here no tour can be finished: a move before was wrong.",
        "No way leads to e1 any more.",
        "Go back to b4, move 3: from there a tour can still be finished.",
    )
    assert [back.square, back.back] == [parse_square("b4", 5, 5), True]
    assert warnings(5, 5, squares(LEFT))[0] == (parse_square("e1", 5, 5), "No way leads to e1 any more.")


def test_a_walk_that_is_done_and_one_that_never_is() -> None:
    assert hinted(1, 1, [(0, 0)]).hint.stages == ("Every square is visited.",)  # type: ignore[union-attr]
    never = hinted(4, 4, [(0, 0)]).hint
    assert never is not None
    assert never.stages == ("This board has no such tour, wherever the knight goes. Check says why.",)


def test_what_is_no_walk_is_refused() -> None:
    for path in ([(0, 0), (1, 1)], [(0, 0), (1, 2), (0, 0)], [(9, 9)], []):
        with pytest.raises(BoardError):
            HintSearch(5, 5, path)
        with pytest.raises(BoardError):
            warnings(5, 5, path)
