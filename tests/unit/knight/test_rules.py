"""Which boards have tours, against the published rules, and the sentences that say why."""

import pytest

from undoku.knight import BoardError, TourSearch, existence, tour
from undoku.search import PuzzleError

# Rows of boards up to 12 by 12, X where a tour exists. Open: rec.puzzles archive; Cull and De Curtins (1978).
OPEN = """
X...........
............
...X..XXXXXX
..X.XXXXXXXX
...XXXXXXXXX
...XXXXXXXXX
..XXXXXXXXXX
..XXXXXXXXXX
..XXXXXXXXXX
..XXXXXXXXXX
..XXXXXXXXXX
..XXXXXXXXXX
""".split()

# Closed: Schwenk (1991).
CLOSED = """
............
............
.........X.X
............
.....X.X.X.X
....XXXXXXXX
.....X.X.X.X
....XXXXXXXX
.....X.X.X.X
..X.XXXXXXXX
.....X.X.X.X
..X.XXXXXXXX
""".split()


@pytest.mark.parametrize(("closed", "table"), [(False, OPEN), (True, CLOSED)])
def test_boards_to_12(closed, table):
    said = [
        "".join("X" if existence(rows, cols, closed=closed).possible else "." for cols in range(1, 13))
        for rows in range(1, 13)
    ]
    assert said == table


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"rows": 7, "cols": 7, "closed": True}, "has 25 of one colour and 24 of the other"),
        ({"rows": 3, "cols": 8, "closed": True}, "Schwenk's theorem"),
        ({"rows": 9, "cols": 4, "closed": True}, "Schwenk's theorem"),
        ({"rows": 2, "cols": 9, "closed": True}, "cannot come back"),
        ({"rows": 1, "cols": 9}, "cannot move at all"),
        ({"rows": 3, "cols": 3}, "middle square"),
        ({"rows": 4, "cols": 4}, "searched exhaustively"),
        ({"rows": 5, "cols": 5, "start": (0, 1)}, "b5 has the other"),
        ({"rows": 5, "cols": 5, "end": (0, 1)}, "must end on the corners' colour"),
        ({"rows": 4, "cols": 7, "start": (1, 0)}, "two outer rows"),
        ({"rows": 7, "cols": 4, "end": (1, 2)}, "end in one of its two outer columns"),
        ({"rows": 8, "cols": 3, "start": (2, 1)}, "none that starts on b6"),
        ({"rows": 8, "cols": 8, "start": (0, 0), "end": (7, 7)}, "have the same colour"),
        ({"rows": 8, "cols": 8, "start": (1, 0), "end": (1, 0)}, "cannot end where it starts"),
        (
            {"rows": 8, "cols": 8, "start": (0, 0), "end": (0, 1), "closed": True},
            "is not a knight's move from",
        ),
        ({"rows": 5, "cols": 8, "start": (0, 1), "end": (2, 6)}, "searched exhaustively"),
        ({"rows": 1, "cols": 1, "closed": True}, "no closed tour"),
    ],
)
def test_reasons_against(arguments, words):
    told = existence(**arguments)
    assert not told.possible and told.proved
    assert words in told.reason
    assert told.reason[0].isupper() and told.reason.endswith(".")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"rows": 8, "cols": 8, "closed": True}, "The 8 by 8 board has a closed tour"),
        ({"rows": 8, "cols": 8, "start": (3, 3)}, "can start on any square"),
        ({"rows": 7, "cols": 7}, "has an open tour."),
        ({"rows": 7, "cols": 7, "start": (1, 1)}, "starts there"),
        ({"rows": 7, "cols": 7, "end": (1, 1)}, "ends there"),
        ({"rows": 7, "cols": 7, "start": (1, 1), "end": (0, 0)}, "was found"),
        ({"rows": 1, "cols": 1}, "The only square"),
    ],
)
def test_reasons_for(arguments, words):
    told = existence(**arguments)
    assert told.possible and words in told.reason


def test_answers_are_values():
    assert existence(4, 4) == existence(4, 4) != existence(3, 3)
    assert len({existence(4, 4), existence(4, 4)}) == 1
    assert existence(4, 4) != "no"
    assert repr(existence(1, 1)) == "Existence(True, 'The only square is the whole tour.', True)"


@pytest.mark.parametrize("rows", [11, 18, 8, 80, 800])
def test_sentences_say_an_eight(rows):
    assert f"an {rows} by 1 board" in existence(rows, 1).reason


@pytest.mark.parametrize("wrong", [0, -3, 2.0, "8", None, True, 10**9, 10**5000, -(10**5000)], ids=type)
@pytest.mark.parametrize("name", ["rows", "cols"])
def test_bad_sides(name, wrong):
    for function in (existence, tour, TourSearch):
        with pytest.raises(BoardError, match=f"^{name} ") as refused:
            function(**{"rows": 8, "cols": 8, name: wrong})
        assert isinstance(refused.value, PuzzleError) and isinstance(refused.value, ValueError)
        assert len(str(refused.value)) < 200


def test_too_many_squares():
    with pytest.raises(BoardError, match="2,001 by 2,000 is 4,002,000 squares"):
        existence(2001, 2000)
    assert existence(2000, 2000).possible


class Unprintable:
    def __repr__(self):
        raise RuntimeError("no")


@pytest.mark.parametrize(
    "wrong",
    [
        (8, 0),
        (0, 8),
        (-1, 0),
        (0,),
        (0, 0, 0),
        "a1",
        5,
        (0.0, 0),
        (True, 0),
        (None, 0),
        (10**5000, 0),
        Unprintable(),
    ],
    ids=type,
)
@pytest.mark.parametrize("name", ["start", "end"])
def test_bad_squares(name, wrong):
    for function in (existence, tour, TourSearch):
        with pytest.raises(BoardError, match=f"^{name} must be a square .* a row from 0 to 7"):
            function(8, 8, **{name: wrong})


def test_a_square_may_be_a_list_and_stays_as_it_was():
    start = [0, 1]
    assert tour(8, 8, start).path[0] == (0, 1)
    assert start == [0, 1]
