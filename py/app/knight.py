"""The knight's board: finds a tour, or says why there is none, and helps with one that is walked by hand."""

import json

from app import run, words
from app.beside import Beside
from app.callbacks import on
from app.engine import face, page, question


def forget():
    """Nothing of an earlier answer is kept here: the widget shows what it has."""


def resume():
    """The search that was in front of the board is closed: a tour that was to be shown is computed."""
    if face("knight").isMissing():
        solve()


def _walk():
    """What was walked by hand: the board's question with its path."""
    return json.loads(face("knight").walk())


def solve():
    """Find a tour that begins as it was walked."""
    walk = _walk()
    if len(walk["path"]) > 1:
        run.start(_finish, "solve", walk)
    else:
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
        # The tour of another method is no answer of this one.
        face("knight").showNone()
        page.say(answer.reason, "error" if answer.proved else "info")
        return
    sentence = words.tour_found(answer.closed, answer.squares, current.spent)
    await _show(current, job, answer, sentence, asked["method"])


async def _finish(current, engine, walk):
    job = await current.open(engine, words.FINISHING, "knight_finish", walk)
    answer = await current.work(job)
    if not answer:
        return
    if answer.possible is True:
        await _show(current, job, answer, words.tour_finished(answer.closed, len(walk["path"])))
    else:
        page.say(*_refusal(answer))


async def _show(current, job, answer, sentence, method=""):
    path = await job.ask("path")
    if current.wanted:
        face("knight").show(path, words.tour_caption(answer.closed), answer.closed, method)
        page.say(sentence, "good")


def _refusal(answer):
    """Why what was walked cannot be finished, or that this is not settled: a sentence and its kind."""
    if answer.possible is False:
        return words.cannot_finish(answer.reason), "error"
    return answer.reason, "info"


def check():
    """Say whether what was walked can be finished, and show no move."""
    run.start(_check, "check", _walk())


async def _check(current, engine, walk):
    job = await current.open(engine, words.CHECKING_WALK, "knight_finish", walk)
    answer = await current.work(job)
    if not answer:
        return
    if answer.possible is True:
        page.say(words.can_finish(len(walk["path"])), "good")
    else:
        page.say(*_refusal(answer))


def advise(asked):
    """Say what comes next for a walk, given as JSON, in stages."""
    run.start(_hint, "advise", json.loads(asked))


async def _hint(current, engine, walk):
    job = await current.open(engine, words.HINTING, "knight_hint", walk)
    answer = await current.work(job)
    # Who has turned to solving meanwhile is not advised any more.
    if answer and face("knight").isPlayed():
        # What is said now is the hint's own, and goes with it.
        run.stop()
        face("knight").advise(answer.hint)


async def _warn(telling):
    face("knight").warn(telling.answer.warnings)


warnings = Beside("knight_warnings", _warn, unasked=True)


@on("knight-warn")
def warn(detail):
    """Tell of the squares in danger of a walk, given as JSON, from now on; of none where that is ""."""
    warnings.tell(detail.question)
