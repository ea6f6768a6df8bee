"""How a search grows: strategies, and the reader's program, on larger and larger boards, beside all else."""

import json

from app import beside, run
from app.callbacks import on
from app.engine import Lost, Refused, another, connect, page
from app.growth import words
from app.watch import own

# How long a worker counts before it says how far it is, in milliseconds: nobody else waits for it.
SLICE = 100


class Growing:
    """What is being counted; another one takes its place."""

    current = None

    def __init__(self, detail):
        self.question = detail.question
        self.has_program = detail.program
        self.python = None  # the Python of the reader's program, while it runs

    @property
    def wanted(self):
        """Whether anybody still waits for this."""
        return Growing.current is self

    async def begin(self):
        """Let the strategies grow, then the program."""
        try:
            await self._strategies()
            if self.wanted and self.has_program:
                await self._program()
            self._end("", False)
        except Refused as refused:
            self._end(str(refused), True)
        except Lost:
            self._end(self.python.why if self.python else words.LOST, True)
        except Exception:
            # A program may have muddled its own Python.
            self._end(words.UNREADABLE if self.python else words.LOST, True)
            raise
        finally:
            self.leave_python()

    async def _strategies(self):
        # The page's own comes first, where it is still on its way.
        await connect()
        if not self.wanted:
            return
        engine = await another()
        try:
            job = await engine.open("growth", self.question)
            try:
                opening = await job.ask("opening")
                if self.wanted:
                    page.learn.growth.begin(opening)
                await self._work(job, SLICE)
            finally:
                job.close()
        finally:
            page.pool.keep(engine.life)

    async def _program(self):
        asked = json.loads(self.question)
        program = page.code and page.code.racer(asked["board"], own.NAME)
        if not program:
            self._end(words.NO_PROGRAM, True)
            return
        question = dict(json.loads(program.wanted), code=program.text)
        for name in ("board", "question", "upTo"):
            question[name] = asked[name]
        self.python = own.Python()
        engine = await self.python.start()
        # A board at a time: each is drawn as it comes.
        await self._work(await engine.open("growth_program", question), 0)

    async def _work(self, job, milliseconds):
        known, seconds = 0, None
        while self.wanted:
            answer = await job.work(milliseconds)
            if seconds is None or answer.points.length > known:
                known = answer.points.length
                seconds = await job.ask("times")
            if not self.wanted:
                return
            page.learn.growth.show(answer, seconds)
            if answer.done:
                return

    def _end(self, sentence, failed):
        if self.wanted:
            Growing.current = None
            beside.light_stop()
            page.learn.growth.end(sentence, failed)

    def leave_python(self):
        """Put the program away, in the middle of a line if need be."""
        if self.python:
            self.python.end()


def leave():
    """Nobody waits for it any more."""
    growing = Growing.current
    Growing.current = None
    if growing:
        growing.leave_python()
        beside.light_stop()


def stop():
    """End it, and say so."""
    if Growing.current:
        leave()
        page.learn.growth.end(words.STOPPED, False)


@on("growth")
def grow(detail):
    """Count from now on; what was counted before is not awaited any more."""
    leave()
    growing = Growing.current = Growing(detail)
    beside.light_stop()
    run.later(growing.begin())


@on("growth-stop")
def ended(detail):
    """The reader has pressed Stop there, or, where that is `quiet`, has gone on with something else."""
    if detail.quiet:
        leave()
    else:
        stop()


beside.stoppable(lambda: Growing.current is not None)
