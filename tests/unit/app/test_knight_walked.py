"""A walk of the knight is finished, checked and advised on, and told of the squares that are in danger."""

import json

from fake_page import App
from solving import run

# A walk of two moves that can be finished, and one that leaves a corner to which no way leads any more.
GOOD = [[4, 0], [2, 1], [1, 3]]
BAD = [[4, 0], [3, 2], [1, 1], [2, 3], [0, 2], [2, 1], [1, 3], [3, 4], [2, 2]]


def walked(make, event: str, path: list[list[int]], **detail: object) -> App:
    async def scenario(app: App) -> None:
        app.page.board = "knight"
        app.page.walked = path
        app.press(event, **detail)

    return run(make, scenario)


def question(path: list[list[int]]) -> str:
    return json.dumps({"rows": 5, "cols": 5, "start": [4, 0], "end": None, "closed": False, "path": path})


def test_a_walk_is_finished_as_it_began(app) -> None:
    page = walked(app, "solve", GOOD, board="knight").page
    path, caption, closed, _ = page.knight.last("show")
    assert [divmod(square, 5) for square in path][:3] == [tuple(square) for square in GOOD]
    assert sorted(path) == list(range(25))
    assert (caption, closed) == ("An open tour", False)
    assert page.said[-1] == (
        "Finished for you from move 3 on: the tour is open. Undo brings your walk back.",
        "good",
    )


def test_a_walk_that_cannot_be_finished_is_told_why(app) -> None:
    for event in ("solve", "check"):
        page = walked(app, event, BAD, board="knight").page
        sentence, kind = page.said[-1]
        assert sentence.startswith("It cannot be finished from here. ")
        assert kind == "error"
        assert page.knight.count("show") == 0


def test_check_shows_no_move(app) -> None:
    page = walked(app, "check", GOOD, board="knight").page
    assert page.said[-1] == ("It can be finished from here: some tour goes on like this.", "good")
    assert page.knight.count("show") == 0


def test_a_hint_is_told_to_who_still_walks(app) -> None:
    for is_played in (True, False):

        async def scenario(app: App, is_played: bool = is_played) -> None:
            app.page.board = "knight"
            app.press("advise", board="knight", question=question(GOOD))
            app.page.is_played = is_played

        page = run(app, scenario).page
        assert page.knight.count("advise") == is_played


def test_squares_in_danger_are_told_of_a_walk(app) -> None:
    page = walked(app, "knight-warn", BAD, question=question(BAD)).page
    squares = dict(json.loads(page.knight.last("warn")[0]))
    assert squares, "a corner was left behind"
    assert all(sentence.endswith(".") for sentence in squares.values())
