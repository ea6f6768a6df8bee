"""The knight's board: finds a tour of it, or says why there is none."""

from app import run, words
from app.engine import face, page, question


def forget():
    """Nothing of an earlier answer is kept here: the widget shows what it has."""


def resume():
    """The search that was in front of the board is closed: a tour that was to be shown is computed."""
    if face("knight").isMissing():
        solve()


def solve():
    run.start(_solve, "solve")


async def _solve(current, engine):
    asked = question()
    asked["method"] = face("knight").method()
    job = await current.open(engine, words.LOOKING, "knight", asked)
    answer = await current.work(job)
    if not answer:
        return
    face("knight").tried(
        asked["method"], answer.found, answer.visited, answer.size, answer.deadEnds, current.spent
    )
    if not answer.found:
        if answer.proved:
            page.say(words.no_tour(answer.reason), "error")
        else:
            page.say(answer.reason, "info")
        return
    path = await job.ask("path")
    if current.wanted:
        face("knight").show(path, words.tour_caption(answer.closed), answer.closed)
        page.say(words.tour_found(answer.closed, answer.squares, current.spent), "good")
