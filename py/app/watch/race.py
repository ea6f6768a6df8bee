"""The race: two strategies, or programs of the reader's, on the puzzle of the board, side by side."""

import asyncio
import json

from app import run
from app.callbacks import on
from app.engine import Lost, page, question
from app.watch import own, racing, recording, words
from app.watch.racing import Race
from app.watch.session import Session
from app.words import STOPPED

# How long the worker works between two frames, in milliseconds.
SLICE = 16
# Seconds between two frames where both go on step by step.
FRAME = 1 / 60


@on("race-start")
def start(detail):
    """Let both go on."""
    pace(detail)
    _begin(detail, _start)


@on("race-align")
def align(detail):
    """Go to the first step at which they differ."""
    _begin(detail, _align)


@on("race-step")
def step(detail):
    """Let both take one step, on or back."""

    async def lead(current, race):
        await race.job.ask("step", by=detail.by)
        if not await current.work(race.job, None, SLICE):
            return None
        return await race.job.ask("frame")

    async def work(current, engine, entry):
        race, frame = await _led(current, engine, entry, lead)
        if frame and current.wanted:
            race.over = page.watch.race.frame(frame)
            page.say(page.watch.race.verdict(), "step")

    pace(detail)
    _begin(detail, work)


@on("race-pace")
def pace(detail):
    """Go on at another pace."""
    Race.mode, Race.pace = detail.mode, detail.pace


@on("race-pause")
def pause(detail):
    """Let both searches wait where they are."""
    was = Race.current
    racing.pause()
    if was and not Race.current:
        page.say(STOPPED, "info")


@on("race-restart")
def restart(detail):
    """Put both back to their beginning."""
    racing.leave()
    page.say(words.RACE_RESTARTED, "info")


@on("race-leave")
def leave(detail):
    """The views are left: the race is put away."""
    racing.leave()


def _begin(detail, work):
    session = Session.current
    if session and session.job is None:
        page.say(words.OPENING, "info")
        return
    if session and session.program and session.recording:
        # It cannot be asked to wait.
        page.say(words.STILL_RUNNING, "info")
        return
    entry = _entry(detail)
    # One thing runs at a time: a search that is still being recorded ends here.
    racing.pause()
    recording.end(False)
    Race.setter = run.start(_guarded, "race", entry, work)


async def _guarded(current, engine, entry, work):
    try:
        await work(current, engine, entry)
    except Lost:
        raise
    except Exception:
        race = Race.current
        if current.wanted and race and race.python:
            # A program has muddled its own Python.
            run.stop()
            race.close()
            page.say(words.race_lost(words.UNSHOWABLE), "error")
        raise


def _entry(detail):
    """What the job is asked: programs are there as they are written now."""
    entry = {
        "board": page.board,
        "left": detail.left,
        "right": detail.right,
        "question": question(),
        "codes": {},
        "titles": {},
        "wanted": {},
    }
    for name in (detail.left, detail.right):
        program = page.code and page.code.racer(page.board, name)
        if program:
            entry["codes"][name], entry["titles"][name] = program.text, program.title
            entry["wanted"][name] = json.loads(program.wanted)
    return entry


def _programs(entry):
    """Return the names of the programs, in the order in which they run."""
    sides = [entry["left"], entry["right"]]
    return [name for side, name in enumerate(sides) if name in entry["codes"] and name not in sides[:side]]


async def _open(current, engine, entry, again):
    """Return the race that is on, or else one that is set up; None where there is none.

    One that is over is on only for those who look at it `again`.
    """
    race = Race.current
    if race and not race.job.engine.life.ended and race.entry == entry and (again or not race.over):
        return race
    python = own.Python() if entry["codes"] else None
    opening = await _opened(current, engine, entry, python)
    if not current.wanted:
        opening = None
    elif race:
        race.close()
    if not opening:
        if python:
            python.end()
        return None
    race = Race.current = Race(current.job, entry, python)
    current.keep()
    page.watch.race.begin(entry["board"], opening)
    return race


async def _opened(current, engine, entry, python):
    """Open the job, and return what stays the same during the race; None where there is none, and say why."""
    titles = entry["titles"]
    try:
        if python:
            page.say(words.running_first([titles[name] for name in _programs(entry)]), "busy")
            engine = await python.start()
        job = await current.open(engine, "", "race", entry)
        if job:
            return await job.ask("opening")
    except Lost:
        if not python:
            raise
        if current.wanted:
            page.say(words.race_lost(python.why), "error")
        return None
    if current.refused and python:
        name = getattr(current.refused.values, "program", "")
        if name in titles:
            page.say(words.cannot_race(titles[name], str(current.refused)), "error")
    return None


async def _prepare(current, race):
    """Let the programs run, one after the other; tell whether the race can begin."""
    if race.ready:
        return True
    asyncio.create_task(race.python.follow(current, lambda: race.ready))
    for name in _programs(race.entry):
        try:
            answer = await race.job.work(0)
        except Lost:
            if current.wanted:
                why = race.python.why
                race.close()
                page.say(words.cannot_race(race.entry["titles"][name], why), "error")
            return False
    if not current.wanted:
        return False
    race.ready = True
    current.tell("")
    page.watch.race.ready(answer.faults)
    return True


async def _start(current, engine, entry):
    race = await _open(current, engine, entry, False)
    if not race:
        return
    widget = page.watch.race
    race.run(current)
    try:
        if not await _prepare(current, race):
            return
        page.say(words.RACING, "busy")
        await race.job.ask("race")
        while current.wanted:
            if Race.mode == "together":
                frame = await race.job.ask("together", steps=Race.pace)
                await asyncio.sleep(FRAME)
            else:
                await race.job.work(SLICE)
                frame = await race.job.ask("frame")
            if not current.wanted:
                return
            if widget.frame(frame):
                race.over = True
                # Where the race is seen, it stands there; a second time it would push what is below.
                page.say(widget.verdict(), "step" if page.watch.views.current == "race" else "good")
                return
    except Lost:
        _lose(current, race)
    finally:
        if race.runner is current:
            race.run(None)


def _lose(current, race):
    """The worker was lost: with the page's own the race begins again."""
    if not race.python:
        raise Lost
    if current.wanted:
        why = race.python.why
        race.close()
        page.say(words.race_lost(why), "error")


async def _led(current, engine, entry, lead):
    """Lead the race that is on, or one that is set up, somewhere; return it, and what came of it or None."""
    race = await _open(current, engine, entry, True)
    if not race:
        return None, None
    # It is not shown to run, but it is paused, or put away, as one that does.
    race.runner = current
    try:
        return race, await _prepare(current, race) and await lead(current, race)
    except Lost:
        _lose(current, race)
        return race, None
    finally:
        if race.runner is current:
            race.runner = None


async def _align(current, engine, entry):
    race, answer = await _led(current, engine, entry, _aligned)
    if not answer:
        return
    if not answer.step:
        page.say(words.never_differ(answer.same), "info")
        return
    race.over = False
    left, right = answer.sentences
    page.watch.race.differ(answer.step, answer.cells[0], left, answer.cells[1], right)
    page.say(words.first_difference(answer.step, left, right), "info")


async def _aligned(current, race):
    """Let both go to their first difference; return what each does there, or None if nobody waits for it."""
    await race.job.ask("align")

    async def report(answer):
        # Nothing may have differed so far: then both go on together until something does.
        frame = await race.job.ask("frame")
        if current.wanted:
            page.watch.race.frame(frame)

    if not await current.work(race.job, report, SLICE):
        return None
    answer = await race.job.ask("alignment")
    return answer if current.wanted else None
