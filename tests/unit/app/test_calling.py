"""How the reader's program is called is guessed as it is written: the newest text counts."""

import asyncio
import json

from fake_page import App, Face

BOTH = (
    "def solve(board):\n    return place(board, 0)\n\ndef place(board, row):\n    return row == len(board)\n"
)


def guessing(make, scenario) -> App:
    async def whole() -> App:
        app = make()
        app.page.board = "queens"
        app.page.code = Face("Code")
        await scenario(app)
        await app.settle()
        return app

    return asyncio.run(whole())


def guess(app: App, code: str, **chosen: object) -> None:
    asked = {"board": "queens", "code": code, "call": "", "script": False, "answer": "", **chosen}
    app.press("call", question=json.dumps(asked))


def test_of_many_texts_only_the_last_is_guessed(app) -> None:
    async def scenario(app: App) -> None:
        for name in ("first", "second", "third"):
            guess(app, BOTH.replace("solve", name))
        await app.settle()
        assert app.page.code.count("guessed") == 1
        assert "third(" in app.page.code.last("guessed")[0]
        assert app.page.said == []

    guessing(app, scenario)


def test_what_is_no_program_has_no_guess_and_nothing_is_said_of_it(app) -> None:
    async def scenario(app: App) -> None:
        guess(app, "def solve(board)\n")
        await app.settle()
        assert [call[0] for call in app.page.code.calls] == ["unguessed"]
        assert app.page.said == []

    guessing(app, scenario)


def test_what_is_chosen_stays_and_the_rest_is_guessed(app) -> None:
    async def scenario(app: App) -> None:
        guess(app, BOTH, call="place(board, 0)", answer="count")
        await app.settle()
        assert app.page.code.last("guessed")[::2] == ("place(board, 0)", "count")

    guessing(app, scenario)
