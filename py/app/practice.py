"""Practice of one technique: a position for it, what is said to what the reader marks there, and help."""

import json

from app import words
from app.beside import Beside
from app.callbacks import on
from app.engine import page


async def _show(telling):
    """Show the position as soon as all is known of it, or say why there is none."""
    answer = telling.answer
    if not answer.done:
        return
    if answer.error:
        _none(answer.error)
        return
    page.techniques.position(answer.position, answer.steps)
    if telling.wanted:
        await telling.wanted(telling)


def _none(sentence):
    page.techniques.none(sentence, True)


practice = Beside("practice", _show, refuse=_none)


@on("practice")
def tell(detail):
    """Look for the position of an exercise, given as JSON; for none where that is ""."""
    practice.tell(detail.question)


def stop():
    """End the search where it takes long."""
    if practice.stop():
        page.techniques.none(words.PRACTICE_STOPPED, False)


@on("practice-judge")
def judge(detail):
    """Judge what is marked, given as JSON."""
    asked = json.loads(detail.answer)

    async def judged(telling):
        verdict = await telling.job.ask("judge", **asked)
        if _is_wanted(telling, judged):
            page.techniques.judged(verdict)

    _want(judged)


@on("practice-help")
def help_out(detail):
    """Give a step that is not among those found, whose numbers are given as JSON."""
    found = json.loads(detail.found)

    async def helped(telling):
        step = await telling.job.ask("help", found=found)
        if _is_wanted(telling, helped):
            page.techniques.helped(step)

    _want(helped)


def _want(act):
    """Ask the job that knows the position; where that was lost or not found yet, it is looked for first."""
    telling = practice.latest
    if telling is None:
        return
    telling.wanted = act
    if telling.answer and telling.answer.done and not telling.is_lost:
        practice.at_once(act, telling)
    else:
        practice.again(telling)


def _is_wanted(telling, act):
    """Tell whether what was asked for is still wanted, and take it off."""
    if practice.latest is not telling or telling.wanted is not act:
        return False
    telling.wanted = 0
    return True
