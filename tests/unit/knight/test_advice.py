"""Advice on the way: squares that are lost are lost, hints lead to tours, and each is said in a sentence."""

import random

import pytest

from undoku.knight import Board, BoardError, FinishSearch, parse_square, square_name
from undoku.knight.advice import HintSearch, lost_squares
from undoku.knight.words import hint, reason

from .slow_paths import around, beginning, has_path


def advised(*arguments, **options):
    search = HintSearch(*arguments, **options)
    while not search.advance(100):
        pass
    return search


def finished(*arguments):
    search = FinishSearch(*arguments)
    while not search.advance(1000):
        pass
    assert search.possible is not None
    return search.tour


def sentences(search):
    return [hint(code, values) for code, values in search.stages]


def walk(names, side):
    return [parse_square(name, side, side) for name in names.split()]


@pytest.mark.parametrize("number", range(40))
def test_hints_are_right(number):
    chance = random.Random(number)
    closed = number % 3 == 1
    path = beginning(chance, 6, 6, chance.randint(0, 30), careful=number % 4 != 0)
    whole = {(r, c) for r in range(6) for c in range(6)}
    search = advised(6, 6, path, closed=closed)
    for move in search.moves:
        assert move.possible == has_path(whole, [*path, move.square], closed=closed)
        assert reason(*move.why).endswith(".")
    open_moves = [move.square for move in search.moves if move.possible]
    assert (search.best in open_moves) if open_moves else search.best is None
    if search.best is None and len(path) < 36:
        good = search.back_to
        assert finished(6, 6, path[:good], None, closed)
        assert not finished(6, 6, path[: good + 1], None, closed)
    assert len(search.stages) == (1 if len(path) == 36 or (search.best and len(search.moves) == 1) else 3)
    assert all(words.endswith(".") for words in sentences(search))


@pytest.mark.parametrize("number", range(60))
def test_no_tour_begins_so_where_a_square_is_lost(number):
    chance = random.Random(number)
    path = beginning(chance, 6, 6, chance.randint(4, 30), careful=number % 2 == 0)
    closed = number % 3 == 1
    free = sorted({(r, c) for r in range(6) for c in range(6)}.difference(path))
    end = chance.choice(free) if free and number % 3 == 2 else None
    lost = lost_squares(Board(6, 6), path, end, closed)
    last = [square for square, (code, _) in lost if code == "dead-end-last"]
    tour = finished(6, 6, path, end, closed)
    assert not lost or not tour or [square for square, _ in lost] == last == [tour.path[-1]]
    # A closed tour that has no way back to its start is said of the start itself.
    assert {square for square, (code, _) in lost if code != "home-shut"} <= set(free)
    shut = closed and free and not around(path[0], set(free)) and len(path) > 1
    assert ((path[0], "home-shut") in [(square, code) for square, (code, _) in lost]) == bool(shut)
    assert all(values["square"] == square for square, (_, values) in lost)


LOST = [
    # side, path, end, closed, the squares and what is said of them
    (6, "a6 c5", None, False, {}),
    (6, "d4 b3 a1 c2", None, False, {}),
    (8, "f7 e5 g6 h4", None, False, {"h8": "No square is left from which a knight could go to h8."}),
    (5, "c5 b3 d4 c2", None, False, {
        "a1": "a1 can only be reached from c2, and from there no move leads on.",
        "a5": "Only one way is left to a5, so that the tour has to end there.",
    }),
    (6, "d5 e3 c2", None, False, {
        "f1": "Only one way is left to f1, and only one to f6: a tour can end on only one of them.",
        "f6": "Only one way is left to f6, and only one to f1: a tour can end on only one of them.",
    }),
    (8, "e7 g6 f8", None, True, {
        "h8": "Only one way is left to h8, so that the tour would have to end there, and that is no knight's "
        "move from its start.",
    }),
    (6, "a6 b4 c2 e1 d3 c5", None, True, {
        "a1": "Only one way is left to a1, so that the tour would have to end there, and that is no knight's "
        "move from its start.",
        "a6": "Every square from which the tour could close at a6 has been visited.",
    }),
    (8, "c2 e1 f3 h2", "e3", True, {
        "a1": "Only one way is left to a1, so that the tour would have to end there and not on e3.",
    }),
    (8, "g3 h5 f6", "b1", False, {
        "h1": "Only one way is left to h1, so that the tour would have to end there and not on b1.",
    }),
    (6, "d2 f1 e3 c4 e5 f3 e1 c2 a1 b3 a5 c6 d4 f5 d6 e4 f6 d5 b6 a4 c3 b5", None, False, {
        "b1": "Only one way is left to b1, so that the tour has to end there.",
    } | {
        name: f"No way over free squares leads to {name} any more."
        for name in "a6 b4 c5 d3 e6 f4 a2 b2 c1 d1 e2 f2".split()
    }),
]  # fmt: skip


@pytest.mark.parametrize(("side", "path", "end", "closed", "words"), LOST)
def test_what_is_said_of_lost_squares(side, path, end, closed, words):
    lost = lost_squares(Board(side, side), walk(path, side), end and parse_square(end, side, side), closed)
    assert {square_name(square, side): reason(*why) for square, why in lost} == words


HINTS = [
    # side, path, end, closed, stages
    (6, "d4 b3 a1 c2", None, False, [
        "All 4 moves still lead to a tour.",
        "Look down and to the right of c2.",
        "Go to e1: the fewest moves lead on from there, 2, which makes it the hardest to come to later "
        "(Warnsdorff's rule).",
    ]),
    (6, "d2 c4 e3 f1", None, False, [
        "No move leads to a tour from here.",
        "No move leads on from f1, and 32 squares are left.",
        "Take back to move 2, c4: from there a tour is still possible.",
    ]),
    (5, "a5", None, False, [
        "Both moves still lead to a tour.",
        "Look at e5: only 2 ways are left to it.",
        "Go to c4: a tour that goes on there was found.",
    ]),
    (5, "a4 c5", None, False, [
        "No move leads to a tour from here.",
        "A knight changes colour with every move, and a 5 by 5 board has 13 squares of its corners' colour "
        "and 12 of the other: a tour must start on the corners' colour, but a4 has the other.",
        "However much is taken back, no tour begins on a4.",
    ]),
    (5, "a5 b3", None, False, [
        "All 5 moves still lead to a tour.",
        "Look down and to the left of b3.",
        "Go to a1: apart from this move only one way leads there, so that later the tour could only end "
        "on it.",
    ]),
    (6, "d4 b3 d2", None, True, [
        "No move leads to a tour from here.",
        "Only one way is left to a1, so that the tour would have to end there, and that is no knight's move "
        "from its start.",
        "Take back to move 2, b3: from there a tour is still possible.",
    ]),
]  # fmt: skip


@pytest.mark.parametrize(("side", "path", "end", "closed", "stages"), HINTS)
def test_what_a_hint_says(side, path, end, closed, stages):
    assert sentences(advised(side, side, walk(path, side), end, closed)) == stages


def test_the_ends_of_a_tour():
    search = FinishSearch(5, 6, [(0, 0)])
    while not search.advance(1000):
        pass
    path = search.tour.path
    last = square_name(path[-1], 5)
    assert sentences(advised(5, 6, path)) == ["All squares are visited."]
    said = sentences(advised(5, 6, path[:-1]))
    assert said == [f"Go to {last}: the tour is whole there."]
    assert sentences(advised(3, 4, [(0, 0), (1, 2)])) == ["Go to a1: there is no other move."]


OPEN = [
    # open, moves, unsettled, sentence
    (2, 2, 0, "Both moves still lead to a tour."),
    (1, 3, 0, "1 of 3 moves still leads to a tour."),
    (1, 7, 6, "At least 1 of 7 moves leads to a tour; 6 were not looked at to the end."),
    (2, 4, 1, "At least 2 of 4 moves lead to a tour; 1 was not looked at to the end."),
    (0, 5, 5, "Of no move is it known yet whether it leads to a tour."),
    (0, 5, 3, "2 of 5 moves lead to no tour; whether the other 3 do is not known yet."),
    (0, 2, 1, "1 of 2 moves leads to no tour; whether the other does is not known yet."),
]


@pytest.mark.parametrize(("count", "moves", "unsettled", "words"), OPEN)
def test_how_many_moves_are_open(count, moves, unsettled, words):
    assert hint("open-moves", {"open": count, "moves": moves, "unsettled": unsettled}) == words


def told(monkeypatch, verdicts, path, side=6):
    """A hint where searches end as `verdicts` says of the paths; of others nothing is settled."""

    def finish(self, path, most):
        yield 1
        search = FinishSearch(side, side, path)
        search.possible = verdicts.get(path[-1])
        search.why = ("not-settled" if search.possible is None else "searched-left"), {"nodes": most}
        return search

    monkeypatch.setattr(HintSearch, "_finish", finish)
    return sentences(advised(side, side, path))


def test_a_hint_claims_no_more_than_is_known(monkeypatch):
    path = walk("d2 c4 e3", 6)
    moves = [move.square for move in HintSearch(6, 6, path).moves]
    none_known = "Of no move is it known yet whether it leads to a tour."
    said = told(monkeypatch, {}, path)
    assert said[0] == none_known
    assert (
        said[2]
        == "Go to f1: the fewest moves lead on from there. Whether a tour goes on there was not settled."
    )
    # The one with the fewest moves is ruled out, so that another is taken.
    said = told(monkeypatch, {moves[0]: False}, path)
    others = len(moves) - 1
    assert (
        said[0]
        == f"1 of {len(moves)} moves leads to no tour; whether the other {others} do is not known yet."
    )
    assert said[2] == f"Go to {square_name(moves[1], 6)}: whether a tour goes on there was not settled."


def test_taking_back_claims_no_more_than_is_known(monkeypatch):
    path = walk("d2 c4 e3", 6)
    moves = {move.square: False for move in HintSearch(6, 6, path).moves}
    each = f"Each of the {len(moves)} moves was ruled out by itself."
    start, second, _ = path
    known = "Take back to move 1, d2: from there a tour is known to be possible."
    assert told(monkeypatch, {**moves, start: True}, path) == [
        "No move leads to a tour from here.",
        each,
        known,
    ]
    said = told(monkeypatch, {**moves, start: True, second: False}, path)
    assert said[2] == "Take back to move 1, d2: from there a tour is still possible."
    said = told(monkeypatch, moves, path)
    assert said[2] == "It is not known how far to take back."
    said = told(monkeypatch, {**moves, start: False}, path)
    assert said[2] == "However much is taken back, no tour begins on d2."


def test_holes_are_no_way():
    holes = [(1, 2)]
    assert [move.square for move in advised(6, 6, [(0, 0)], holes=holes).moves] == [(2, 1)]
    assert lost_squares(Board(6, 6, [(1, 2), (2, 1)]), [(3, 3)])[0][0] == (0, 0)
    with pytest.raises(BoardError, match="taken out"):
        HintSearch(6, 6, [(1, 2)], holes=holes)


def test_large_boards_get_one_move():
    search = advised(25, 25, [(12, 12)])
    assert search.best is not None
    assert [move.possible for move in search.moves] == [True, *[None] * 7]
    assert sentences(search)[0] == "At least 1 of 8 moves leads to a tour; 7 were not looked at to the end."
