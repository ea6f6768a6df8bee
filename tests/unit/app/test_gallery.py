"""All solutions are told beside the queens' board, and the images of one; they are written into a file."""

import json
from collections.abc import Callable

import pytest
from fake_page import App, Face
from searching import open_jobs
from solving import run

from undoku.queens import solutions


def begin(app: App, event: str = "gallery", **board: object) -> None:
    """Want the list of a board, which is the one on the page."""
    app.page.board = "queens"
    app.page.questions["queens"] = board
    question = json.dumps(board)
    app.page.gallery = app.page.gallery or Face("Gallery")
    app.page.orbit = app.page.orbit or Face("Orbit")
    app.press(event, question=question, listed=board["n"] <= 12)


def end_list(app: App) -> None:
    for event in ("gallery", "orbit-list"):
        app.press(event, question="", listed=True)


def end(app: App) -> None:
    end_list(app)
    app.press("orbit", question="")
    app.press("change", board="queens")


def test_the_list_is_found_and_can_be_browsed_without_a_press_of_solve(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=6)
        await app.settle()
        gallery = app.page.gallery
        assert gallery.last("grow") == (4, 1, True)
        assert gallery.last("sum") == ("1 orbit: 1 of 4 makes 4.",)
        # Nothing came onto the board by itself, and nothing is said of it.
        assert app.page.queens.count("show") == 0 and app.page.said == []
        app.press("gallery-piece", serial=7, start=2, count=2, fundamental=False)
        await app.settle()
        serial, start, fundamental, columns, sizes = gallery.last("put")
        assert (serial, start, fundamental, sizes) == (7, 2, False, None)
        assert list(columns) == [column for board in list(solutions(6))[1:3] for column in board.columns]
        app.press("gallery-piece", serial=7, start=1, count=1, fundamental=True)
        await app.settle()
        assert gallery.last("put")[4] == [4]
        app.press("browse", to=3, fundamental=False)
        await app.settle()
        assert app.page.queens.last("show")[2:5] == (3, 4, True)
        assert open_jobs(app) == 1
        end(app)

    assert open_jobs(run(app, scenario)) == 0


def test_a_list_that_solve_has_found_is_not_looked_for_again(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=6)
        end(app)
        app.press("solve", board="queens")
        await app.settle()
        opened = sum(word[0] == "open" for word in app.page.engine.life.worker.heard)
        begin(app, n=6)
        await app.settle()
        assert app.page.gallery.last("grow") == (4, 1, True)
        assert sum(word[0] == "open" for word in app.page.engine.life.worker.heard) == opened
        end(app)

    assert open_jobs(run(app, scenario)) == 0


def test_solve_takes_over_a_list_that_grows(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=10)
        await app.until(lambda: app.page.gallery.count("grow") > 0)
        app.press("solve", board="queens")
        await app.settle()
        assert app.page.gallery.last("grow") == (724, 92, True)
        assert app.page.queens.last("show")[2] == 1
        assert open_jobs(app) == 1
        end(app)

    assert open_jobs(run(app, scenario)) == 0


def test_stop_ends_the_search_and_what_was_found_stays(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=12)
        app.press("solve", board="queens")
        await app.until(lambda: app.page.gallery.count("grow") > 0)
        app.press("stop", board="queens")
        await app.settle()
        assert app.page.gallery.calls[-1] == ("stop",)
        total = app.page.gallery.last("grow")[0]
        assert 0 < total < 14_200
        app.press("gallery-piece", serial=1, start=1, count=1, fundamental=False)
        await app.settle()
        assert list(app.page.gallery.last("put")[3]) == list(next(solutions(12)).columns)
        end(app)

    run(app, scenario)


def away(app: App) -> None:
    """Show another board."""
    app.press("board", board="sudoku")
    app.press("gallery", question="", listed=True)
    app.page.board = "sudoku"


def stop(app: App) -> None:
    app.press("stop", board="queens")
    app.press("gallery", question="", listed=True)


def clear(app: App) -> None:
    app.press("change", board="queens")


@pytest.mark.parametrize("leave", [away, stop, clear])
def test_a_list_that_was_left_on_its_way_is_found_to_its_end(app, leave: Callable[[App], None]) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=12)
        app.press("solve", board="queens")
        await app.until(lambda: app.page.gallery.count("grow") > 0)
        assert not app.page.gallery.last("grow")[2]
        leave(app)
        await app.settle()
        if leave is not clear:
            begin(app, n=12)
            await app.settle()
        assert app.page.gallery.last("grow") == (14_200, 1787, True)
        end(app)

    assert open_jobs(run(app, scenario)) == 0


def test_a_list_that_is_changed_while_its_orbits_are_asked_for_says_nothing(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=6)
        await app.until(lambda: app.page.gallery.count("grow") > 0 and app.page.gallery.last("grow")[2])
        clear(app)
        await app.settle()
        assert app.page.said == []
        assert app.page.gallery.last("sum") == ("1 orbit: 1 of 4 makes 4.",)
        end(app)

    run(app, scenario)


def test_a_file_is_written_while_the_list_is_put_away(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=12)
        await app.until(lambda: app.page.gallery.count("grow") > 0)
        assert not app.page.gallery.last("grow")[2]
        app.press("queens-file", form="csv", fundamental=False)
        end_list(app)
        await app.settle()
        assert app.page.queens.count("end_file") == 1
        pieces = [str(call[1]) for call in app.page.queens.calls if call[0] == "add_to_file"]
        assert "".join(pieces).count("\n") == 14_201
        end(app)

    run(app, scenario)


def test_the_ways_to_complete_a_board_have_no_fundamental_ones(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=8)
        end(app)
        app.press("ways", show=False)
        await app.settle()
        assert app.page.queens.last("offer") == (92,)
        app.press("ways", show=True)
        await app.settle()
        assert app.page.queens.last("show")[2:] == (1, 92, True, False)
        app.press("browse", to=1, fundamental=True)
        await app.settle()
        assert app.page.queens.last("show")[2:] == (1, 12, True, True)
        end(app)

    run(app, scenario)


def test_a_list_whose_worker_was_lost_is_made_again(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=6)
        await app.settle()
        app.page.engine.kill()
        app.press("gallery-piece", serial=1, start=1, count=4, fundamental=False)
        await app.settle()
        assert app.page.gallery.last("put")[3] is None
        app.page.engine.begin()
        await app.settle()
        app.press("gallery-piece", serial=1, start=1, count=4, fundamental=False)
        await app.settle()
        assert len(app.page.gallery.last("put")[3]) == 24
        end(app)

    run(app, scenario)


def test_images_and_their_numbers(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, "orbit-list", n=8)
        first = list(next(solutions(8)).columns)
        app.press("orbit", question=json.dumps({"n": 8, "columns": first}))
        await app.settle()
        assert app.page.orbit.last("sum") == ("12 orbits: 11 of 8 and 1 of 4 make 92.",)
        members, sentence = app.page.orbit.last("show")
        assert len(members) == 8 and "all different" in sentence
        columns = json.dumps([list(member.columns) for member in members])
        app.press("orbit-numbers", of="these", columns=columns)
        await app.settle()
        asked, numbers = app.page.orbit.last("number")
        boards = [list(board.columns) for board in solutions(8)]
        assert asked == "these"
        assert [boards[number - 1] for number in numbers] == json.loads(columns)
        # An edit closes the list, and Undo brings the board of before back.
        clear(app)
        app.press("orbit-numbers", of="those", columns=columns)
        await app.settle()
        assert app.page.orbit.last("sum") == ("12 orbits: 11 of 8 and 1 of 4 make 92.",)
        app.press("orbit-numbers", of="those", columns=columns)
        await app.settle()
        assert app.page.orbit.last("number") == ("those", numbers)
        end(app)

    run(app, scenario)


def test_a_board_that_is_too_large_is_not_listed(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=13)
        await app.settle()
        assert app.page.gallery.calls == []
        assert open_jobs(app) == 0

    run(app, scenario)


def test_a_file_is_written_piece_by_piece_and_its_list_found_to_the_end_first(app) -> None:
    async def scenario(app: App) -> None:
        begin(app, n=10)
        end(app)
        app.press("solve", board="queens")
        await app.until(lambda: app.page.queens.count("show") > 0)
        app.press("queens-file", form="jsonl", fundamental=False)
        await app.settle()
        pieces = [call[1] for call in app.page.queens.calls if call[0] == "add_to_file"]
        assert len(pieces) == 2
        lines = [json.loads(line)["columns"] for line in "".join(pieces).splitlines()]
        assert lines == [list(board.columns) for board in solutions(10)]
        assert app.page.queens.last("end_file") == ("jsonl", False)
        # Without its list, it is found again.
        app.press("change", board="queens")
        app.press("queens-file", form="csv", fundamental=True)
        await app.settle()
        assert app.page.queens.last("add_to_file")[0].count("\n") == 93
        assert app.page.queens.last("end_file") == ("csv", True)
        end(app)

    run(app, scenario)
