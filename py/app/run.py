"""One solve at a time: a run knows whether it is still wanted, and starts again after a lost worker."""

import asyncio

from app.engine import SLICE, Lost, connect, page

# After so many milliseconds the status line says what is being done; a shorter wait would only flicker there.
PATIENCE = 300


class Run:
    """A piece of work that the reader asked for. Another one, an edit or Stop makes it unwanted."""

    current = None

    spent = 0  # milliseconds of the engine's time
    words = ""  # what is being done

    @property
    def wanted(self):
        """Whether anybody still waits for this."""
        return Run.current is self

    async def begin(self, engine, words, method, *args):
        """Set up the worker's job; False if that is an error, which is said, or nobody wants it any more."""
        error = await engine.ask(method, *args)
        if not self.wanted:
            return False
        if error:
            page.say(error, "error")
            return False
        self.words = words
        self.tell(words)
        return True

    def tell(self, words):
        """Show how far the work is. What nobody wants any more must not light Stop up again."""
        if self.wanted:
            page.busy(True, words)

    async def work(self, engine, board, report=None, milliseconds=SLICE):
        """Pull a board's job to its end, passing each answer on; return the last, or None if unwanted."""
        self.spent = 0
        while True:
            answer = await engine.ask("work", board, milliseconds)
            if not self.wanted:
                return None
            self.spent += answer.spent
            if self.words and self.spent > PATIENCE:
                page.say(f"{self.words}. Stop ends it at any time.", "busy")
                self.words = ""
            if report:
                await report(answer)
            if answer.done:
                return answer if self.wanted else None


def stop():
    """Make the current run unwanted; tell whether there was one."""
    running = Run.current is not None
    Run.current = None
    page.busy(False, "")
    return running


def start(job):
    """Run `job(run, engine)` as soon as the engine is ready, again if the worker is lost on the way."""
    run = Run.current = Run()
    asyncio.create_task(_run(run, job))


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
    page.say("Something went wrong inside Undoku, and the board is as it was. Please report it.", "error")


async def _run(run, job):
    page.busy(True, "")
    if page.engine.state != "ready":
        page.say("Python is still starting; your puzzle is solved as soon as it is ready.", "busy")
    try:
        while run.wanted:
            engine = await connect()
            if not run.wanted:
                return
            try:
                await job(run, engine)
                return
            except Lost:
                # The page shows a sentence and Retry; after that the work starts again.
                continue
            except Exception:
                if run.wanted:
                    confess()
                raise
    finally:
        if run.wanted:
            stop()
