"""A program of the reader's own is run and checked: its Python goes when nobody waits for it any more."""

import asyncio
import json
import sys

import pytest
from fake_page import App, Face

pytestmark = pytest.mark.recorder
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
GIVES_UP = "def solve(grid):\n    return False\n"
WRITES = "print(1)\n"
WRONG = "def solve(queens):\n    return len(queens) < 0\n"


def asked(code: str, **wanted: object) -> str:
    """A program with how it is to be run, as the page asks for it."""
    return json.dumps({"code": code, **wanted})


OPEN = {"strategy": "your-code", "position": 0, "placement": 0, "view": ""}


def editing(make, scenario) -> App:
    """Let the editor stand beside the board, and run a scenario to its end."""

    async def whole() -> App:
        app = make()
        app.page.board = "queens"
        app.page.code = Face("Code")
        await scenario(app)
        await app.settle()
        assert not app.page.is_busy
        return app

    return asyncio.run(whole())


def alive(app: App) -> list[object]:
    """The Pythons that somebody has taken and not put away."""
    return [life for life in app.page.sandboxes.lives[1:] if not life.ended]


@pytest.mark.parametrize("press", ["stop", "close", "board", "solve"])
@pytest.mark.parametrize("what", ["open", "judge"])
def test_who_is_called_off_before_python_is_there_leaves_none(app, what: str, press: str) -> None:
    async def scenario(app: App) -> None:
        gate = asyncio.Event()
        take = app.page.sandboxes.take

        async def later() -> object:
            await gate.wait()
            return await take()

        app.page.sandboxes.take = later
        app.press_one(what, **OPEN, program=asked(RIGHT))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        app.press_one(press, board="queens")
        gate.set()
        await app.settle()
        assert alive(app) == []

    editing(app, scenario)


@pytest.mark.parametrize("press", ["stop", "board", "solve", "parsons", "bug", "by-hand"])
def test_a_check_that_nobody_waits_for_ends_in_the_middle(app, press: str) -> None:
    async def scenario(app: App) -> None:
        app.press("judge", program=asked(RIGHT))
        await app.until(lambda: app.page.watch.views.checked.count("show") > 0)
        app.press_one(press, board="queens", question="")
        await app.until(lambda: alive(app) == [])

    editing(app, scenario)


def test_the_first_wrong_board_is_put_on_the_stage(app) -> None:
    async def scenario(app: App) -> None:
        staged = []
        app.page.stage = lambda question: staged.append(vars(question)) or True
        app.press("judge", program=asked(WRONG))
        await app.settle()
        assert staged == [{"n": 1}]
        assert app.page.said[-1][1] == "error"

    editing(app, scenario)


@pytest.mark.parametrize(
    "shaped",
    [
        {"givens": 36 * ".", "entered": 36 * "."},
        {"shape": "ABCDEFGHI" * 9},
        {"diagonal": True},
        {"cages": "3:0.1"},
        {},
    ],
    ids=["size", "regions", "diagonal", "cages", "usual"],
)
@pytest.mark.parametrize("code", [GIVES_UP, WRITES], ids=["wrong", "uncheckable"])
def test_a_check_says_that_it_is_of_the_usual_shape_where_another_one_is_shown(
    app, code: str, shaped: dict[str, object]
) -> None:
    async def scenario(app: App) -> None:
        app.page.board = "sudoku"
        app.page.questions["sudoku"] |= shaped
        app.page.stage = lambda question: True
        app.press("judge", program=asked(code))
        await app.settle()
        said = app.page.said[-1][0]
        assert said.startswith(("Wrong on", "It could not be checked"))
        assert said.endswith(" It is checked on the usual 9 by 9 only: on your board, press Run.") == bool(
            shaped
        )

    editing(app, scenario)


def test_what_a_muddled_python_asks_for_is_not_put_on_the_stage(app) -> None:
    async def scenario(app: App) -> None:
        app.page.stage = lambda question: False
        app.press("judge", program=asked(WRONG))
        await app.settle()
        assert app.page.said[-1] == (
            "What came of your program cannot be shown. Press Run to try again.",
            "error",
        )
        assert alive(app) == []

    editing(app, scenario)


def test_nothing_of_a_program_is_asked_for_before_it_has_run_and_was_judged(app, monkeypatch) -> None:
    async def scenario(app: App) -> None:
        # Each part of its work is one of its own then, as on a slow machine.
        monkeypatch.setattr(sys.modules["app.watch.recording"], "SLICE", 0)
        app.press("open", **OPEN, program=asked(WRONG))
        await app.until(lambda: any(words_heard(app)))
        app.press("go", to="first")
        app.press("jump", name="next-solution", argument=0)
        app.press("view", name="stack")
        await app.settle()
        heard = words_heard(app)
        assert "moment" in heard
        last_work = len(heard) - 1 - heard[::-1].index("work")
        assert set(heard[:last_work]) == {"open", "opening", "work"}
        assert app.page.code.last("ran")[3].right is False

    editing(app, scenario)


def words_heard(app: App) -> list[str]:
    """What the Python of a program was asked: the doors' words, and for a question which one it is."""
    heard = [said for life in app.page.sandboxes.lives[1:] for said in life.worker.heard]
    return [said[2] if said[0] == "ask" else said[0] for said in heard]
