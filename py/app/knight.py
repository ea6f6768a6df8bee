"""The knight's board: finds a tour of it, or says why there is none."""

from app import run
from app.engine import page
from app.words import duration, number

board = page.knight


def forget():
    """Nothing of an earlier answer is kept here: the widget shows what it has."""


def solve():
    run.start(_solve)


async def _solve(current, engine):
    rows, cols = board.rows(), board.cols()
    wishes = (rows, cols, board.start(), board.end(), board.closed())
    if not await current.begin(engine, "Looking for a tour", "begin_tour", *wishes):
        return
    answer = await current.work(engine, "knight")
    if not answer:
        return
    if not answer.found:
        if answer.proved:
            page.say(f"No tour. {answer.reason}", "error")
        else:
            page.say(answer.reason, "info")
        return
    kind = "closed" if answer.closed else "open"
    board.show(answer.path, f"A{'n' if kind == 'open' else ''} {kind} tour", answer.closed)
    squares = f"all {number(rows * cols)} squares"
    back = " and its end is a knight's move from its start" if answer.closed else ""
    page.say(f"The tour is {kind}: it visits {squares}{back}. Found in {duration(current.spent)}.", "good")
