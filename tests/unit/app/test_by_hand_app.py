"""Be the search: the board that comes, what is told of moves, and a worker that is lost meanwhile."""

import json
from collections.abc import Awaitable, Callable

from fake_page import App, Face
from solving import run

QUESTION = {"board": "queens", "strategy": "array-first", "size": [4], "seed": "a", "atOnce": True}


def played(make: Callable[[], App], scenario: Callable[[App], Awaitable[None]], **changed: object) -> App:
    """Ask for a board, then let a scenario happen; at its end nothing is left."""

    async def whole(app: App) -> None:
        app.page.learn = Face("Learn", byHand=Face("ByHand"))
        app.press("by-hand", question=json.dumps({**QUESTION, **changed}))
        await app.settle()
        await scenario(app)
        await app.settle()
        app.press("by-hand", question="")

    app = run(make, whole)
    assert sum(len(life.worker.table) for life in app.page.engine.lives if not life.ended) == 0
    return app


def told(app: App, name: str) -> list[tuple[object, ...]]:
    return [call[1:] for call in app.page.learn.byHand.calls if call[0] == name]


def move(app: App, *moves: tuple[str, int, int]) -> None:
    app.press("by-hand-moves", moves=json.dumps(moves))


def test_a_board_comes_and_each_move_is_judged(app) -> None:
    async def scenario(app: App) -> None:
        move(app, ("help", -1, 0))
        await app.settle()
        move(app, ("help", -1, 0), ("solution", -1, 0))

    ended = played(app, scenario)
    ((opening,),) = told(ended, "begin")
    assert opening.strategy == "array-first"
    assert [state.done for (state,) in told(ended, "show")] == [0, 1, 1]
    assert told(ended, "show")[-1][0].wrong.kind in ("early-solution", "missed-solution")


def test_of_moves_that_come_fast_the_latest_count(app) -> None:
    async def scenario(app: App) -> None:
        move(app, ("help", -1, 0))
        move(app, ("help", -1, 0), ("help", -1, 0))

    assert told(played(app, scenario), "show")[-1][0].done == 2


def test_a_lost_worker_is_started_again_and_the_board_is_as_it_was(app) -> None:
    async def scenario(app: App) -> None:
        move(app, ("help", -1, 0))
        await app.settle()
        await app.lose_python()
        move(app, ("help", -1, 0), ("help", -1, 0))

    ended = played(app, scenario)
    assert len(told(ended, "begin")) == 2
    assert told(ended, "show")[-1][0].done == 2


def test_moves_without_a_board_are_nobodys(app) -> None:
    async def scenario(app: App) -> None:
        app.press("by-hand", question="")
        move(app, ("help", -1, 0))

    assert len(told(played(app, scenario), "show")) == 1
