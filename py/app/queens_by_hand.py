"""Queens that are placed by hand, and regions that are drawn: what is checked, advised and counted."""

import json

from app import run, words
from app.beside import Beside
from app.callbacks import on
from app.engine import face, page

# After so many milliseconds of the engine's time it is said that the question is a hard one.
HARD = 10_000

# The kinds of hints that say that something is wrong.
WRONG = ("attack", "blocked", "stuck", "impossible", "wrong-cross")


class Patience:
    """Says once that something takes long: hears of every answer."""

    def __init__(self, current):
        self.current = current
        self.said = False

    async def tell(self, answer):
        if not self.said and self.current.wanted and self.current.spent > HARD:
            self.said = True
            page.say(words.HARD, "busy")


def check():
    """Say whether what was done by hand on a puzzle is right so far, and where it is not; show no square."""
    run.start(_check, "check", json.loads(face("queens").hand()))


async def _check(current, engine, asked):
    job = await current.open(engine, words.CHECKING, "queens_hint", asked)
    patience = Patience(current)
    answer = await current.work(job, patience.tell)
    if not answer:
        return
    if answer.kind in WRONG:
        point(asked["n"], answer.squares, answer.square, answer.kind, answer.line)
        page.say(answer.sentence, "error")
    else:
        page.say(words.right_so_far(len(asked.get("queens", ())), asked["n"]), "good")


def advise(question):
    """Say what comes next for queens that are placed by hand, as JSON, and why."""
    run.start(_hint, "advise", json.loads(question))


async def _hint(current, engine, asked):
    job = await current.open(engine, words.HINTING, "queens_hint", asked)
    patience = Patience(current)

    answer = await current.work(job, patience.tell)
    # Who has turned to solving meanwhile is not advised any more.
    if not answer or not face("queens").isPlayed():
        return
    if answer.step:
        # What is said now is the hint's own, and goes with it.
        run.stop()
        face("queens").advise(_staged(asked["n"], answer))
        return
    point(asked["n"], answer.squares, answer.square, answer.kind, answer.line)
    page.say(answer.sentence, "good" if answer.kind == "done" else "hint")


def _staged(n, answer):
    """A hint that is told in stages: where to look, why, and what to do."""
    crosses = _indices(n, answer.crosses)
    place = _indices(n, [answer.square] if answer.square else [])
    return json.dumps(
        {
            "stages": [answer.where, answer.why, answer.sentence],
            "squares": _indices(n, answer.squares),
            "lines": [[line[0], line[1]] for line in answer.lines or ()],
            "kind": "place" if place else "cross",
            "target": (place or crosses)[0],
            "crosses": crosses,
        }
    )


def _indices(n, squares):
    return [square[0] * n + square[1] for square in squares or ()]


async def _counted(telling):
    if telling.ended:
        face("queens").counted(telling.answer)


# How many solutions a board has whose regions are drawn.
drawn = Beside("regions_count", _counted, unasked=True)


@on("regions-count")
def count_drawn(detail):
    """Count the solutions of a board, given as JSON, from now on; of none where that is ""."""
    drawn.tell(detail.question)


def point(n, squares, target, kind, line):
    """Draw what is the reason, and the square that it is about."""
    at = None if target is None else target[0] * n + target[1]
    shown = {
        "squares": _indices(n, squares),
        "target": at,
        "kind": {"cross": "cross", "wrong-cross": "uncross"}.get(kind, "place"),
        "line": None if line is None else [line[0], line[1]],
        "wrong": kind in WRONG,
    }
    face("queens").point(json.dumps(shown))
