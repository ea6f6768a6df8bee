"""Opening a search of six queens, and letting the callbacks come to rest."""

import asyncio

from fake_page import App

from undoku.watch.watched import Watched


def watching(make, scenario, strategy="markers", position=0, placement=0, view="") -> App:
    """Open a search of six queens (unless the scenario has other plans), and run a scenario to its end."""

    async def whole() -> App:
        app = make()
        app.page.board = "queens"
        app.press("open", strategy=strategy, position=position, placement=placement, view=view, program="")
        await scenario(app)
        await app.settle()
        return app

    return asyncio.run(whole())


def six() -> Watched:
    watched = Watched("queens", "markers", {"n": 6})
    while not watched.search.advance(10_000):
        pass
    return watched


SIX = six()


def open_jobs(app: App) -> int:
    return sum(len(life.worker.table) for life in app.page.engine.lives)


async def at_rest(app: App) -> None:
    await app.settle()
    assert not app.page.is_busy
