"""Solving on a board, and letting the callbacks come to rest."""

import asyncio

from fake_page import App


def run(make, scenario) -> App:
    """Run a scenario, an async function of the app, to its end."""

    async def whole() -> App:
        app = make()
        await scenario(app)
        await app.settle()
        assert not app.page.is_busy
        return app

    return asyncio.run(whole())


def pressed(make, name: str, prepare, during=None, **detail: object) -> App:
    """Press something after `prepare(app)`, and let it come to its end; `during` is a scenario meanwhile."""

    async def scenario(app: App) -> None:
        prepare(app)
        app.press_one(name, **detail)
        if during:
            await during(app)

    app = run(make, scenario)
    assert sum(len(life.worker.table) for life in app.page.engine.lives) == 0
    return app


def solved(make, board: str, **question: object) -> App:
    async def scenario(app: App) -> None:
        app.page.board = board
        app.page.questions[board] |= question
        app.press("solve", board=board)

    return run(make, scenario)


def ten_queens(app: App) -> None:
    """Show a board whose list grows: it is found in several answers of the engine."""
    app.page.board = "queens"
    app.page.questions["queens"] = {"n": 10}
