"""How a search grows, counted beside the page's engine: what is drawn, stopped, lost and refused."""

import json
from types import SimpleNamespace

import pytest
from fake_page import BLANK, App, Face, Life
from solving import run

from undoku.learn.growth import growth, sizes

RIGHT = """
def solve(queens, row=0):
    if row == len(queens):
        return True
    for col in range(len(queens)):
        if all(queens[r] != col and abs(queens[r] - col) != row - r for r in range(row)):
            queens[row] = col
            if solve(queens, row + 1):
                return True
            queens[row] = -1
    return False
"""
CALLS = {"board-scan": [2, 3, 6, 17, 54, 153, 552], "array-first": [2, 3, 6, 9, 6, 32, 10]}


def grown(make, then=None, *, board="queens", program=None, **changed) -> App:
    """Let searches grow, and run a scenario as soon as they have begun."""

    async def scenario(app: App) -> None:
        app.page.board = board
        app.page.learn = Face("Learn", growth=Face("Growth"))
        racer = SimpleNamespace(text=program, title="Your code", wanted="{}") if program else None
        app.page.code = Face("Code", racer=lambda board, name: racer)
        ask(app, board=board, program=changed.pop("own", program is not None), **changed)
        if then:
            await then(app)

    return run(make, scenario)


def ask(app: App, program=False, **changed: object) -> None:
    question = {"board": "queens", "question": {"n": 8}, "strategies": [*CALLS], "upTo": 7, **changed}
    app.press("growth", question=json.dumps(question), program=program)


def picture(app: App) -> Face:
    return app.page.learn.growth  # type: ignore[no-any-return, attr-defined]


def drawn(app: App) -> dict[str, list[int]]:
    """The calls that are drawn in the end, line by line."""
    found: dict[tuple[str, int], int] = {}
    for call in picture(app).calls:
        if call[0] == "show":
            _, report, seconds = call
            assert len(seconds) == len(report.points)
            found |= {(point.line, point.size): point.calls for point in report.points}
    lines = dict.fromkeys(line for line, _ in found)
    return {line: [calls for (name, _), calls in sorted(found.items()) if name == line] for line in lines}


def beside(app: App) -> list[Life]:
    return [life for life in app.page.engine.lives if life is not app.page.engine.life]


def test_strategies_are_counted_by_a_worker_beside_and_it_is_kept(app) -> None:
    done = grown(app)
    assert drawn(done) == CALLS
    (opening,) = picture(done).last("begin")
    assert [line.title for line in opening.lines] == [
        "Scan the board for attackers",
        "One array, first solution",
    ]
    assert picture(done).last("end") == ("", False)
    (worker,) = beside(done)
    assert done.page.pool.kept == [worker]
    assert len(worker.worker.table) == 0
    # Stop could be pressed meanwhile, and cannot any more.
    lit = [call[1] for call in done.page.calls if call[0] == "counting"]
    assert lit[0] is True
    assert lit[-1] is False
    assert done.page.said == []


def test_what_is_known_is_drawn_while_the_rest_is_counted(app) -> None:
    done = grown(app, upTo=9)
    lengths = [len(call[1].points) for call in picture(done).calls if call[0] == "show"]
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1] == 18


@pytest.mark.parametrize(
    ("event", "detail"), [("stop", {"board": "queens"}), ("growth-stop", {"quiet": False})]
)
def test_stop_ends_it_and_what_was_counted_stays(app, monkeypatch, event, detail) -> None:
    monkeypatch.setattr(growth, "MOST", 10**9)

    async def stop(app: App) -> None:
        await app.until(lambda: picture(app).count("show") > 2)
        app.press(event, **detail)
        assert picture(app).last("end") == ("Stopped. What was counted until then stays.", False)
        shown = picture(app).count("show")
        await app.settle()
        assert picture(app).count("show") == shown
        assert len(beside(app)[0].worker.table) == 0
        # There is nothing to be stopped any more.
        app.press(event, **detail)
        assert picture(app).count("end") == 1

    grown(app, stop, upTo=20)


@pytest.mark.parametrize(("event", "detail"), [("growth-stop", {"quiet": True}), ("reset", {})])
def test_who_goes_on_with_something_else_reads_nothing_of_it(app, event, detail) -> None:
    async def leave(app: App) -> None:
        await app.until(lambda: picture(app).count("show") > 0)
        app.press(event, **detail)
        await app.settle()
        assert picture(app).count("end") == 0

    done = grown(app, leave, upTo=20)
    assert done.page.calls[-1] == ("counting", False)


def test_another_one_takes_its_place(app) -> None:
    async def again(app: App) -> None:
        await app.until(lambda: picture(app).count("show") > 0)
        picture(app).calls.clear()
        ask(app, strategies=["markers"], upTo=5)

    done = grown(app, again, upTo=20)
    assert drawn(done) == {"markers": CALLS["board-scan"][:5]}
    assert picture(done).count("end") == 1


def test_a_worker_that_is_lost_is_said(app) -> None:
    async def lose(app: App) -> None:
        await app.until(lambda: picture(app).count("show") > 0)
        beside(app)[0].end()

    done = grown(app, lose, upTo=20)
    assert picture(done).last("end") == ("What was counting is lost. Press “Draw again” to count anew.", True)


def test_what_cannot_grow_is_said(app) -> None:
    none = "12345678.........9" + "12345678".rjust(18, ".") + 45 * "."
    done = grown(app, board="sudoku", question={"givens": none, "entered": BLANK}, strategies=["first-empty"])
    sentence, failed = picture(done).last("end")
    assert str(sentence).startswith("This puzzle has no solution")
    assert failed


def test_a_sudoku_and_tours_grow_as_well(app) -> None:
    puzzle = {"givens": sizes.PUZZLE, "entered": BLANK}
    done = grown(app, board="sudoku", question=puzzle, strategies=["first-empty"], upTo=0)
    assert drawn(done)["first-empty"][-1] == 4209
    tour = {"rows": 8, "cols": 8, "start": [3, 3], "end": None, "closed": True}
    done = grown(app, board="knight", question=tour, strategies=["fixed-order"], upTo=25)
    assert drawn(done) == {"fixed-order": [62, 360, 8840]}


@pytest.mark.recorder
def test_a_program_grows_in_a_python_of_its_own_which_is_put_away(app) -> None:
    done = grown(app, program=RIGHT)
    assert drawn(done) == {**CALLS, "your-code": CALLS["array-first"]}
    lives = done.page.sandboxes.lives[1:]
    assert [life.ended for life in lives] == [True]
    assert picture(done).last("end") == ("", False)


@pytest.mark.recorder
def test_stop_ends_a_program_in_the_middle_of_a_line(app) -> None:
    async def stop(app: App) -> None:
        await app.until(lambda: len(app.page.sandboxes.lives) > 1 and picture(app).count("show") > 8)
        app.press("stop", board="queens")
        assert all(life.ended for life in app.page.sandboxes.lives[1:])

    done = grown(app, stop, program=RIGHT, upTo=20, strategies=[])
    assert picture(done).last("end") == ("Stopped. What was counted until then stays.", False)


@pytest.mark.recorder
def test_a_program_that_is_lost_is_said(app) -> None:
    async def lose(app: App) -> None:
        await app.until(lambda: len(app.page.sandboxes.lives) > 1)
        app.page.sandboxes.lives[-1].end()

    done = grown(app, lose, program=RIGHT, strategies=[])
    assert picture(done).last("end") == ("It is over.", True)


def test_where_there_is_no_program_that_is_said(app) -> None:
    done = grown(app, own=True)
    sentence, failed = picture(done).last("end")
    assert str(sentence).startswith("There is no program of yours")
    assert failed
    assert drawn(done) == CALLS


@pytest.mark.recorder
def test_a_program_that_cannot_be_read_is_refused_in_a_sentence(app) -> None:
    done = grown(app, program="def solve(queens)\n", strategies=[])
    sentence, failed = picture(done).last("end")
    assert str(sentence).startswith("Line 1 is not Python")
    assert failed
