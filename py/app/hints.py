"""Hints while a Sudoku is played: the next step from what is on the board, and all that are possible now."""

import json

from app import run, words
from app.beside import Beside
from app.callbacks import on
from app.engine import Lost, face, page

# The run that looks for a hint, so that nothing else is ended with it.
_seeking = [None]


@on("hint")
def hint(detail):
    """Look for the next step from a position, given as JSON."""
    _seeking[0] = run.start(_hint, "hint", json.loads(detail.position))


@on("hint-drop")
def drop(detail):
    """The hint that is looked for is of another board than this one."""
    if _seeking[0] is not None and run.Run.current is _seeking[0]:
        run.stop()


async def _hint(current, engine, asked):
    job = await current.open(engine, words.HINTING, "hint", asked)
    answer = await current.work(job)
    if not answer:
        return
    # What is said now is the hint's own, and goes with it.
    run.stop()
    if answer.fault:
        _say_fault(answer.fault, words.rows_of(asked))
    elif answer.solved:
        page.say(words.ALL_RIGHT, "good")
    elif answer.step:
        page.hints.show(answer.step, "" if answer.unique else words.SEVERAL)
    else:
        page.hints.say(words.NO_STEP if answer.unique else words.NO_STEP_OF_SEVERAL)


def _say_fault(fault, rows):
    cells = [int(fault.cells[i]) for i in range(fault.cells.length)]
    digits = [int(fault.digits[i]) for i in range(fault.digits.length)]
    if fault.code == "digit":
        face("sudoku").doubt(fault.cells)
    page.hints.fault(words.fault(fault.code, cells, digits, rows), fault.cells)


async def _show(telling):
    """List what was found up to now."""
    answer = telling.answer
    if answer.fault:
        page.hints.list([], words.no_list(answer.fault.code, telling.asked["auto"]), True)
    elif answer.solved:
        page.hints.list([], words.NO_STEP_LEFT, True)
    else:
        page.hints.list(answer.techniques, _said_of(telling), answer.done)
        await _answer(telling)


def _said_of(telling):
    techniques = telling.answer.techniques
    steps = sum(int(techniques[i][2]) for i in range(techniques.length))
    return words.all_steps(steps, telling.answer.done)


steps = Beside("steps", _show)


@on("steps")
def list_steps(detail):
    """List all steps of a position, given as JSON, from now on; of none where that is ""."""
    steps.tell(detail.question)


def stop():
    """End the search for all steps where it takes long; what was found stays."""
    telling = steps.stop()
    if telling:
        answer = telling.answer
        page.hints.list(answer.techniques, words.steps_stopped(_said_of(telling)), True)


@on("steps-of")
def conclusions(detail):
    """List what the steps of a technique conclude."""
    _want(_conclusions, detail.technique)


@on("step-found")
def found(detail):
    """Show one of the steps of a technique."""
    _want(_found, detail.technique, detail.number)


def _want(move, technique, *details):
    """Ask the job that has found the steps; where it was lost, they are found again first."""
    telling = steps.latest
    if telling is None:
        return
    telling.wanted = (telling.wanted or []) + [(move, technique, details)]
    if telling.answer and not telling.is_lost:
        steps.at_once(_answer, telling)
    else:
        steps.again(telling)


async def _answer(telling):
    """Give what is wanted of the techniques that are known."""
    techniques = telling.answer.techniques
    known = [str(techniques[i][0]) for i in range(techniques.length)]
    for wanted in telling.wanted or ():
        move, technique, details = wanted
        if technique not in known:
            continue
        telling.wanted = [other for other in telling.wanted if other is not wanted]
        try:
            await move(telling, technique, *details)
        except Lost:
            telling.wanted.append(wanted)
            raise


async def _conclusions(telling, technique):
    told = await telling.job.ask("conclusions", technique=technique)
    if steps.latest is telling:
        page.hints.conclusions(technique, told)


async def _found(telling, technique, number):
    step = await telling.job.ask("found", technique=technique, number=number)
    if steps.latest is telling:
        page.hints.open(step)
