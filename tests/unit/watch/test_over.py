"""The last step of a search that has come to its end says how it went, with its counts."""

import pytest

from undoku.search.steps import Counts
from undoku.watch.watched import Watched
from undoku.watch.words import over

BLOG = "306508400520000000087000031003010080900863005050090600130000250000000074005206300"
FIVE = {"rows": 5, "cols": 5, "start": [0, 0], "end": None, "closed": False}

ENDINGS = [
    ("sudoku", "first-empty", {"givens": BLOG}, "a solution after 6,732 tries, with 720 placements undone"),
    ("queens", "markers", {"n": 8}, "92 solutions, 15,720 tries"),
    ("queens", "bitmasks", {"n": 3}, "no solution found, 5 tries"),
    ("queens", "board-scan", {"n": 1}, "1 solution, 1 try"),
    ("queens", "array-first", {"n": 5}, "a solution after 15 tries, with none undone"),
    ("knight", "warnsdorff", FIVE | {"end": [4, 4]}, "no solution found, 94 tries, none undone"),
    (
        "knight",
        "warnsdorff-backtracking",
        FIVE | {"end": [4, 4]},
        "a solution after 124 tries, with 67 placements undone",
    ),
]


@pytest.mark.parametrize(("board", "strategy", "question", "ending"), ENDINGS)
def test_the_end_is_summed_up(board, strategy, question, ending) -> None:
    watched = Watched(board, strategy, question)
    while not watched.search.advance(100_000):
        # No claim is made before it is known to be the end.
        assert "Search over" not in str(watched.moment(len(watched.trace))["sentence"])
    last = len(watched.trace)
    assert watched.moment(last)["sentence"] == f"Search over: {ending}."
    before = str(watched.moment(last - 1)["sentence"])
    assert before.lower().endswith(watched.trace.sentence(last - 1).lower())


def test_one_thing_is_not_several() -> None:
    assert over(Counts(1, 1, 1, 1, 1), at_solution=True) == (
        "Search over: a solution after 1 try, with 1 placement undone."
    )


def test_of_many_solutions_the_last_is_no_end_of_its_own() -> None:
    assert over(Counts(3, 2, 2, 0, 2), at_solution=True) == "Search over: 2 solutions, 2 tries."
