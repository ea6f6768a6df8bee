"""The race: two strategies on the puzzle of the board, side by side, beside the search that is open."""

import asyncio

from app import run, words
from app.engine import page, question
from app.watch import recording
from app.watch.session import Session

# How long the worker works between two frames, in milliseconds.
SLICE = 16
# Seconds between two frames where both go on step by step.
FRAME = 1 / 60


class Race:
    """A race that is on, and what it was opened with."""

    mode = "together"  # or "full" speed
    pace = 1  # steps a frame where both go on together

    def __init__(self, job, entry):
        self.job = job
        self.entry = entry
        self.runner = None  # the run that lets both go on
        self.over = False  # whether the verdict has been said

    def run(self, runner):
        """Note and show who lets it go on; None for nobody."""
        self.runner = runner
        page.watch.race.run(runner is not None)

    def pause(self):
        """Let both searches wait where they are."""
        if self.runner and self.runner.wanted:
            run.stop()
        self.run(None)

    def close(self):
        """Put it away."""
        self.pause()
        page.watch.race.clear()
        self.job.close()


def start(detail):
    """Let both go on."""
    pace(detail)
    _begin(detail, _start)


def align(detail):
    """Go to the first step at which they differ."""
    _begin(detail, _align)


def pace(detail):
    """Go on at another pace."""
    Race.mode, Race.pace = detail.mode, detail.pace


def pause(detail):
    """Let both searches wait where they are."""
    session = Session.current
    if session and session.race:
        session.race.pause()


def restart(detail):
    """Put both back to their beginning."""
    session = Session.current
    if session and session.racing and session.racing.wanted:
        run.stop()
    if session and session.race:
        session.race.close()
        session.race = None
    page.say(words.RACE_RESTARTED, "info")


def _begin(detail, work):
    session = Session.current
    if session is None or session.job is None:
        page.say(words.OPENING, "info")
        return
    entry = {
        "board": session.board,
        "left": detail.left,
        "right": detail.right,
        "question": question(),
    }
    # One thing runs at a time: a search that is still being recorded ends here.
    if session.race:
        session.race.pause()
    recording.end(False)
    session.racing = run.start(work, "race", entry)


async def _open(current, engine, entry, again):
    """Return the race that is on, or else one that is set up; None where there is none.

    One that is over is on only for those who look at it `again`.
    """
    session = Session.current
    race = session.race
    if race and race.job.engine.life is engine.life and race.entry == entry and (again or not race.over):
        return race
    job = await current.open(engine, "", "race", entry)
    opening = job and await job.ask("opening")
    if not opening or not current.wanted:
        return None
    current.keep()
    if race:
        race.job.close()
    race = session.race = Race(job, entry)
    page.watch.race.begin(entry["board"], opening)
    return race


async def _start(current, engine, entry):
    race = await _open(current, engine, entry, False)
    if not race:
        return
    widget = page.watch.race
    race.run(current)
    try:
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
    finally:
        if race.runner is current:
            race.run(None)


async def _align(current, engine, entry):
    race = await _open(current, engine, entry, True)
    if not race:
        return
    # It is not shown to run, but it is paused, or put away, as one that does.
    race.runner = current
    try:
        answer = await _aligned(current, race)
    finally:
        if race.runner is current:
            race.runner = None
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
