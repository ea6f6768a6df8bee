"""What the page asks of a search that is done by hand."""

from __future__ import annotations

import pytest

from jobs.by_hand import Job
from undoku.search.errors import PuzzleError

QUEENS = {"board": "queens", "strategy": "array-first", "size": [4], "seed": "", "atOnce": True}


def made(**changed: object) -> Job:
    job = Job({**QUEENS, **changed})
    while not job.done:
        job.advance()
    return job


def whole() -> Job:
    """Four queens from the first call on."""
    return next(
        job for job in (made(seed=str(seed)) for seed in range(50)) if job.opening()["task"][0] == "P"
    )


def test_it_tells_what_is_to_be_played_and_what_could_be() -> None:
    told = made(board="knight", strategy="", size=[], seed="x").opening()
    assert (told["strategy"], told["size"], told["rows"], told["cols"]) == ("fixed-order", [3, 4], 3, 4)
    assert told["given"] == [0] * 12
    titles = {choice["name"]: choice["title"] for choice in made().opening()["choices"]}
    assert titles["board-scan"] == "Scan the board for attackers: all solutions"
    assert titles["array-first"] == "One array, first solution"
    assert [size["label"] for size in told["choices"][0]["sizes"]][:2] == ["3 × 4", "3 × 5"]


def test_moves_are_played_from_the_beginning_each_time() -> None:
    job = whole()
    state = job.play([["place", 0, 0], ["deeper", -1, 0]])
    assert (state["done"], state["stack"], state["wrong"]) == (2, ["row 1", "row 2"], None)
    assert state["asks"] == "Call 2: what does the search do next?"
    assert state["states"][0] == "provisional"
    state = job.play([["place", 0, 0], ["deeper", -1, 0], ["reject", 4, 0]])
    assert state["by"] == 0 and state["states"][4] == "impossible"
    assert state["said"] == "Row 2, column 1 is attacked by the queen in row 1, column 1, in the same column."
    assert job.play([])["done"] == 0


def test_a_wrong_move_is_told_and_mended() -> None:
    job = whole()
    state = job.play([["reject", 0, 0]])
    assert state["wrong"]["name"] == "Refused what can stand" and state["done"] == 0
    assert state["wrong"]["why"] == "Row 1, column 1 is safe, and a queen is placed for now."
    assert job.play([["reject", 0, 0], ["place", 0, 0]])["refused"] == "Mend the last act first."
    state = job.play([["reject", 0, 0], ["help", -1, 0]])
    assert (state["done"], state["wrong"], state["values"][0]) == (1, None, 1)
    assert job.play([["reject", 0, 0], ["back", -1, 0]])["values"][0] == 0


def test_what_is_missing_is_said() -> None:
    assert whole().play([["place", -1, 0]])["refused"] == "Choose a square on the board first."
    sudoku = made(board="sudoku", strategy="first-empty", size=[6])
    assert (
        sudoku.play([["place", sudoku.opening()["given"].index(0), 0]])["refused"] == "Choose a digit first."
    )
    assert made(board="knight").play([["deeper", -1, 0]])["refused"] == "Choose a square on the board first."


def test_the_end_sums_up_what_was_missed_by_kind() -> None:
    job = whole()
    moves: list[list[object]] = [["help", -1, 0]]
    while not job.play(moves)["finished"]:
        moves.append(["help", -1, 0])
    assert (job.play(moves)["score"], job.play(moves)["solved"]) == (0, True)
    later = next(
        job
        for job in (made(seed=str(seed), atOnce=False) for seed in range(50))
        if job.opening()["task"][0] == "P"
    )
    state = later.play([["place", 0, 0], ["deeper", -1, 0], ["place", 5, 0], ["judge", -1, 0]])
    assert (
        state["finished"] and not state["solved"] and state["over"] == "2 of 48 acts as the search does them."
    )
    assert state["missed"][0]["first"].startswith("First at act ")


def test_a_board_that_there_is_not_is_refused() -> None:
    with pytest.raises(PuzzleError, match="ludo"):
        made(board="ludo")
