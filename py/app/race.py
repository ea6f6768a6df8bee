"""The race: two strategies on the puzzle of the board, side by side."""

import asyncio

from pyscript import window

from app import run, watch
from app.engine import Lost, page
from app.words import count, number

widget = page.views.race

# How long the worker works between two frames, in milliseconds.
SLICE = 16
# Seconds between two frames where both go on step by step.
FRAME = 1 / 60


class Shown:
    """The race that is on, what it was begun with, and how it is being run."""

    engine = None
    entry = None
    mode = "together"
    pace = 1


def race(detail):
    """Start or pause the race, begin it again, go to the first difference, or close it."""
    to = detail.to
    if to in ("start", "align") and watch.Watch.current is None:
        page.say("The search is still being opened.", "info")
    elif to == "start":
        Shown.mode, Shown.pace = detail.mode, detail.pace
        entry = _entry(detail)
        # One thing runs at a time: a search that is still being recorded has what it has.
        watch.stopped()
        run.start(lambda current, engine: _start(current, engine, entry))
    elif to == "speed":
        Shown.mode, Shown.pace = detail.mode, detail.pace
    elif to == "pause":
        pause()
    elif to == "restart":
        pause()
        forget()
        page.say("Both searches are back at their beginning.", "info")
    elif to == "align":
        entry = _entry(detail)
        watch.stopped()
        run.start(lambda current, engine: _align(current, engine, entry))
    elif to == "close":
        pause()
        forget()


def pause():
    """Let both searches wait where they are."""
    if widget.running:
        run.stop()
        widget.run(False)


def forget():
    """The board is about something else now."""
    engine, Shown.engine = Shown.engine, None
    widget.run(False)
    widget.clear()
    if engine is not None:
        asyncio.create_task(_end(engine))


def _entry(detail):
    entry = [page.board, detail.left, detail.right]
    # MicroPython has no stars in lists.
    entry.extend(watch.where(page.board))
    return entry


async def _end(engine):
    try:
        await engine.ask("end_race")
    except Lost:
        # Everything of it is gone already.
        return


async def _begin(current, engine, entry):
    """Set up the race unless it is on already; tell whether there is one."""
    if Shown.engine is engine and Shown.entry == entry:
        return True
    Shown.engine = None
    if not await current.begin(engine, "", "begin_race", *entry):
        return False
    opening = await engine.ask("race_opening")
    if not current.wanted:
        return False
    Shown.engine, Shown.entry = engine, entry
    widget.begin(entry[0], window.JSON.parse(opening))
    return True


async def _start(current, engine, entry):
    if not await _begin(current, engine, entry):
        return
    widget.run(True)
    try:
        page.say("The race is on.", "busy")
        while current.wanted:
            steps = Shown.pace if Shown.mode == "together" else 0
            frame = await engine.ask("race_step", SLICE, steps)
            if steps:
                await asyncio.sleep(FRAME)
            if not current.wanted:
                return
            if widget.frame(frame):
                page.say(widget.verdict(), "good")
                return
    finally:
        if Shown.engine is engine:
            widget.run(False)


async def _align(current, engine, entry):
    if not await _begin(current, engine, entry):
        return

    def wanted():
        return current.wanted and Shown.engine is engine

    answer = window.JSON.parse(await engine.ask("race_align"))
    ended = False
    while wanted() and not answer.step and not ended:
        # Nothing has differed so far: both go on together until something does.
        frame = await engine.ask("race_step", 0, 2000)
        if wanted():
            ended = widget.frame(frame)
            answer = window.JSON.parse(await engine.ask("race_align"))
    if not wanted():
        return
    if not answer.step:
        same = count(answer.same, "recorded step is", "recorded steps are")
        page.say(f"Both do the same: {same} equal.", "info")
        return
    frame = await engine.ask("race_frame")
    if not wanted():
        return
    widget.frame(frame)
    left, right = answer.sentences
    widget.differ(answer.step, answer.cells[0], left, answer.cells[1], right)
    page.say(f"First difference, step {number(answer.step)}. Left: {left} Right: {right}", "info")
