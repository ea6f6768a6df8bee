"""One solve at a time: a run knows whether it is still wanted, and starts again after a lost worker."""

import asyncio

from app import words
from app.engine import SLICE, Lost, Refused, connect, page

# After so many milliseconds the status line says what is being done; a shorter wait would only flicker there.
PATIENCE = 300

# What goes on when nothing runs any more: functions.
_after = []


class Run:
    """A piece of work that the reader asked for. Another one, an edit or Stop makes it unwanted."""

    current = None

    def __init__(self):
        self.spent = 0  # milliseconds of the engine's time
        self.doing = ""  # what has not been said to be going on yet
        self.refused = None  # the engine's refusal of what was to be opened
        self.job = None  # what is closed at the end
        self.if_stopped = (words.STOPPED, "info")  # what Stop says
        self.when_stopped = None  # what Stop does besides: a function
        self.when_left = None  # what an edit, another board or other work does that ends this: a function

    @property
    def wanted(self):
        """Whether anybody still waits for this."""
        return Run.current is self

    async def open(self, engine, doing, kind, question, refuse=None):
        """Open a job; None if nobody wants it any more, or the engine refuses.

        That is said; with `refuse(sentence)`, this is called instead.
        """
        self.release()
        try:
            self.job = await engine.open(kind, question)
        except Refused as refused:
            if self.wanted:
                self.refused = refused
                if refuse:
                    refuse(str(refused))
                else:
                    page.say(str(refused), "error")
            return None
        if not self.wanted:
            return None
        self.spent, self.doing = 0, doing
        self.tell(doing)
        return self.job

    def leave(self):
        """The reader goes on with something else."""
        if self.when_left:
            self.when_left()

    def keep(self):
        """Leave the job open at the end; whoever has it closes it."""
        self.job = None

    def release(self):
        """Close the job that was opened, unless somebody keeps it."""
        if self.job:
            self.job.close()
            self.job = None

    def tell(self, doing):
        """Show how far the work is. What nobody wants any more must not light Stop up again."""
        if self.wanted:
            page.busy(True, doing)

    async def work(self, job, report=None, milliseconds=SLICE):
        """Pull a job to its end, passing each answer on; return the last.

        None if nobody wants it any more, or there is no job.
        """
        if job is None:
            return None
        while True:
            answer = await job.work(milliseconds)
            if not self.wanted:
                return None
            self.spent += answer.spent
            if self.doing and self.spent > PATIENCE:
                page.say(words.working(self.doing), "busy")
                self.doing = ""
            if report:
                await report(answer)
            if answer.done:
                return answer if self.wanted else None


def stop():
    """Make the current run unwanted, and return it; None if there was none."""
    running = Run.current
    Run.current = None
    page.busy(False, "")
    for go_on in _after:
        go_on()
    return running


def leave():
    """Make the current run unwanted, as the reader goes on with something else."""
    running = stop()
    if running:
        running.leave()


def afterwards(go_on):
    """Call this whenever a run has ended, or is not wanted any more."""
    _after.append(go_on)


def start(work, what, *details):
    """Run `work(run, engine, *details)` as soon as the engine is ready, again if the worker is lost.

    `what` names it for those who wait for the engine, as in the page's `WHEN_READY`.
    """
    before = Run.current
    run = Run.current = Run()
    if before:
        before.leave()
    page.busy(True, "")
    if page.engine.state != "ready":
        page.wait(what)
    asyncio.create_task(_run(run, work, details))
    return run


def later(move):
    """Let a coroutine run by itself: a short answer to a press, which is no solve."""
    asyncio.create_task(_later(move))


async def _later(move):
    try:
        await move
    except Exception:
        confess()
        raise


def confess():
    """Say that a fault of ours is behind what the reader sees."""
    page.say(words.WRONG, "error")


async def _run(run, work, details):
    try:
        while run.wanted:
            engine = await connect()
            if not run.wanted:
                return
            try:
                await work(run, engine, *details)
                return
            except Lost:
                if not engine.life.ended:
                    # It was an engine beside the page's, which nobody starts again unasked.
                    if run.wanted:
                        page.say(words.LOST_BESIDE, "error")
                    return
                # The page shows a sentence and Retry; after that the work starts again.
            except Exception:
                if run.wanted:
                    confess()
                raise
    finally:
        run.release()
        if run.wanted:
            stop()
