"""Stepping through a small search, forwards and backwards, from the first try to the last undo."""

import asyncio

from app import run
from app.engine import Lost, page
from app.words import number

board = page.queens
player = page.player

# The lecture's own algorithm, with its marker arrays.
STRATEGY = "markers"


class Shown:
    """The search that is stepped through, and where in it the reader is."""

    engine = None
    steps = 0
    position = 0


def step(detail):
    """Open or close the player, or move to a step."""
    to = detail.to
    if to == "open":
        run.start(_open)
    elif to == "close":
        close()
    elif Shown.engine is not None:
        moves = {"first": 0, "back": Shown.position - 1, "forward": Shown.position + 1, "last": Shown.steps}
        Shown.position = max(0, min(moves.get(to, to), Shown.steps))
        asyncio.create_task(_show())


def forget():
    """The board is about something else now."""
    Shown.engine = None


def close():
    """Put the player away, and what it painted."""
    forget()
    player.close()
    board.paint(None)
    page.say("The search is closed.", "info")


async def _open(current, engine):
    n = board.n()
    error = await engine.ask("begin_queens_trace", n, STRATEGY)
    if error:
        page.say(error, "error")
        return
    answer = await current.work(engine, "trace")
    if answer:
        Shown.engine, Shown.steps, Shown.position = engine, answer.steps, 0
        player.open(answer.steps, f"Step through the search for {number(n)} queens")
        await _show()


async def _show():
    engine, position = Shown.engine, Shown.position
    try:
        moment = await engine.ask("trace_moment", position)
    except Lost:
        close()
        return
    if Shown.engine is engine and Shown.position == position:
        board.paint(moment.states)
        player.at(position, moment.sentence or "The board is empty. Step forward to see the first try.")
