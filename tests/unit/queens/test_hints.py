"""Hints: each is true beside trying every permutation, and following them fills the board."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.queens import BoardError, HintSearch, Placement

from .boards import board, by_trial, pulled, small, squares_of


def hint_of(*asked):
    return pulled(HintSearch(*asked)).hint


def attacks(one, two):
    return one[0] == two[0] or one[1] == two[1] or abs(one[0] - two[0]) == abs(one[1] - two[1])


def line_squares(line, n):
    kind, at = line
    return [(at, other) if kind == "row" else (other, at) for other in range(n)]


def free_squares(n, queens, blocked, crosses=()):
    return {
        (row, column)
        for row in range(n)
        for column in range(n)
        if (row, column) not in [*blocked, *crosses]
        and not any(attacks((row, column), queen) for queen in queens)
    }


def check(n, queens, blocked, crosses):
    """Hold a hint against what is so; return its kind."""
    hint = hint_of(n, queens, blocked, crosses)
    kind, squares = hint.kind, set(hint.squares)
    crosses = [cross for cross in crosses if cross not in queens]
    wanted = by_trial(n, queens, blocked)
    left = [columns for columns in wanted if all(columns[row] != column for row, column in crosses)]
    free = free_squares(n, queens, blocked, crosses)
    assert hint.sentence.endswith(".")
    assert len(hint.squares) == len(squares)
    if kind == "attack":
        one, two = squares
        assert attacks(one, two) and squares <= set(queens)
    elif kind == "blocked":
        assert squares <= set(queens) & set(blocked) and len(squares) == 1
    elif kind == "done":
        assert len(set(queens)) == n and wanted
    elif kind in ("stuck", "impossible"):
        assert not wanted and squares <= set(queens)
        assert not by_trial(n, hint.squares, blocked)
        for queen in squares:
            assert by_trial(n, squares - {queen}, blocked)
        is_stuck = kind == "stuck"
        assert is_stuck == (hint.line is not None)
        if is_stuck:
            assert not free_squares(n, queens, blocked) & set(line_squares(hint.line, n))
    elif kind == "wrong-cross":
        assert wanted and not left and squares <= set(crosses)
        assert not [c for c in wanted if all(c[row] != column for row, column in squares)]
        for cross in squares:
            assert [c for c in wanted if all(c[row] != column for row, column in squares - {cross})]
        assert hint.square == (hint.squares[0] if len(squares) == 1 else None)
    else:
        assert left
        assert hint.square in free
        of_line = free & set(line_squares(hint.line, n))
        if kind == "single":
            assert of_line == {hint.square}
            others = set(line_squares(hint.line, n)) - of_line - set(blocked)
            for square in others:
                assert square in crosses or any(attacks(square, queen) for queen in squares)
        elif kind == "cross":
            assert squares == of_line and hint.square not in of_line
            assert all(attacks(hint.square, square) for square in of_line)
        else:
            assert kind == "search"
            leading = {(r, c) for r, c in of_line if any(columns[r] == c for columns in left)}
            assert hint.square in leading
            assert squares == of_line - leading
    return kind


boards = small.flatmap(lambda asked: st.tuples(*map(st.just, asked), squares_of(asked[0], 6)))


@given(boards)
@settings(deadline=None, max_examples=300)
def test_a_hint_is_true(asked):
    check(*asked)


def test_every_kind_occurs_where_it_is_followed_from_any_queen():
    seen = Counter()
    for n in (5, 6, 7):
        for row in range(n):
            for column in range(n):
                queens, crosses = [(row, column)], []
                while True:
                    kind = check(n, queens, [], crosses)
                    seen[kind] += 1
                    hint = hint_of(n, queens, [], crosses)
                    if kind in ("single", "search"):
                        queens.append(hint.square)
                    elif kind == "cross":
                        crosses.append(hint.square)
                    else:
                        break
                assert kind in ("done", "impossible", "stuck")
    assert {"single", "search", "cross", "done", "impossible"} <= set(seen)


@pytest.mark.parametrize("n", [12, 30])
def test_hints_lead_to_a_placement(n):
    queens, crosses = [], []
    while (hint := hint_of(n, queens, [], crosses)).kind != "done":
        (crosses if hint.kind == "cross" else queens).append(hint.square)
    assert Placement(column for _, column in sorted(queens)).is_valid()


FIVE = [(0, 0), (1, 2)]


@pytest.mark.parametrize(
    ("asked", "kind", "square", "line", "squares", "words"),
    [
        ((8, [(0, 0), (2, 2)]), "attack", None, None, ((0, 0), (2, 2)),
         "The queens in row 1, column 1 and row 3, column 3 attack each other, on a diagonal."),
        ((8, [(0, 0), (0, 2)]), "attack", None, ("row", 0), ((0, 0), (0, 2)),
         "The queens in row 1, column 1 and row 1, column 3 attack each other, in the same row."),
        ((8, [(0, 1), (4, 1)]), "attack", None, ("column", 1), ((0, 1), (4, 1)),
         "The queens in row 1, column 2 and row 5, column 2 attack each other, in the same column."),
        ((8, [(0, 0)], [(0, 0)]), "blocked", None, None, ((0, 0),),
         "The queen in row 1, column 1 stands on a blocked square."),
        ((3,), "impossible", None, None, (), "There is no placement of 3 queens."),
        ((6, [(0, 0)]), "impossible", None, None, ((0, 0),),
         "With the queen in row 1, column 1 there is no placement."),
        ((4, [(0, 0)]), "impossible", None, None, ((0, 0),),
         "With the queen in row 1, column 1 there is no placement."),
        ((4, [(0, 0), (1, 2)]), "stuck", None, ("row", 2), ((1, 2),),
         "Row 3 has no free square left. With the queen in row 2, column 3 there is no placement."),
        ((8, [], [(3, column) for column in range(8)]), "stuck", None, ("row", 3), (),
         "Row 4 has no free square left. There is no placement of 8 queens with these blocked squares."),
        ((5, FIVE), "single", (2, 4), ("row", 2), ((0, 0), (1, 2)),
         "Row 3 has one free square left: column 5. "
         "The others are attacked by the queens in row 1, column 1 and row 2, column 3."),
        ((4, [], [(0, 0), (0, 2)], [(0, 3)]), "single", (0, 1), ("row", 0), (),
         "Row 1 has one free square left: column 2. The others are blocked or crossed out."),
        ((4, [], [], [(0, 1), (0, 2), (3, 0)]), "wrong-cross", None, None, ((0, 1), (0, 2)),
         "The crosses in row 1, column 2 and row 1, column 3 cannot all be right: every "
         "placement has a queen on one of them."),
        ((8, [(4, 1), (3, 3)], [], [(0, 4), (0, 0)]), "wrong-cross", (0, 4), None, ((0, 4),),
         "The cross in row 1, column 5 is wrong: with these queens, every placement has a queen there."),
        ((8, [(4, 1), (3, 3)]), "search", (0, 4), ("row", 0), ((0, 2), (0, 7)),
         "Row 1 has 3 free squares, and no row or column without a queen has fewer. Each was tried: only "
         "column 5 leads on to a placement."),
        ((0,), "done", None, None, (), "All queens are placed, and none attacks another."),
        ((4, [(0, 1), (1, 3), (2, 0), (3, 2)]), "done", None, None, (),
         "All queens are placed, and none attacks another."),
    ],
)  # fmt: skip
def test_sentences(asked, kind, square, line, squares, words):
    hint = hint_of(*asked)
    assert (hint.kind, hint.square, hint.line, hint.squares) == (kind, square, line, squares)
    assert hint.sentence == words


THREE = [(0, 0), (1, 4), (2, 7)]


def test_a_cross_in_words():
    hint = hint_of(8, THREE)
    assert hint.kind == "cross"
    assert (
        hint.sentence
        == "With a queen in row 6, column 4, row 4 would have no free square left: cross it out."
    )


def test_a_cross_that_is_right_is_heeded_and_one_on_a_queen_is_not():
    first = hint_of(8, THREE)
    second = hint_of(8, THREE, (), [first.square, (0, 0)])
    assert second.square not in (None, first.square)


@pytest.mark.parametrize("seed", range(0, 40, 3))
def test_larger_boards(seed):
    n, queens, blocked = board(seed, 16)
    hint = hint_of(n, queens, blocked)
    assert hint.kind in ("stuck", "impossible", "single", "cross", "search")
    assert pulled(HintSearch(n, queens, blocked), 1).hint == hint


def test_what_a_hint_is_not_given_for():
    with pytest.raises(BoardError, match="N is 101: hints are given for N from 0 to 100"):
        HintSearch(101)
    with pytest.raises(BoardError, match="Cross on row 9, column 1 is off the board"):
        HintSearch(8, crosses=[(8, 0)])
