"""A list of many puzzles: the page's engine splits a file, and workers beside it share the list.

What is in the list, and which parts of it are still to be done, the page knows: here nothing of it is kept.
"""

import asyncio

from app import beside, run
from app.callbacks import on
from app.crew import Crew
from app.engine import Lost, connect, page

# For so many milliseconds a worker goes on until it says what is done: each time costs it some of them.
SLICE = 250
# So many parts a worker has in hand.
HANDS = 2


class Reading:
    """A file that is read until its end, or until nobody wants it any more."""

    current = None

    @property
    def wanted(self):
        """Whether it is to go on."""
        return Reading.current is self

    async def begin(self):
        """Have it read; where the engine is lost, from its beginning by the next one."""
        while self.wanted:
            engine = await connect()
            if not self.wanted:
                return
            page.lists.begin()
            try:
                await self._read(await engine.open("records", {}))
            except Lost:
                continue

    async def _read(self, job):
        try:
            data = page.lists.piece()
            while data and self.wanted:
                await job.ask("add", data=data)
                data = page.lists.piece() if self.wanted else ""
            while self.wanted:
                answer = await job.work()
                if not self.wanted:
                    return
                page.lists.read(answer.progress, answer.rows, answer.done)
                if answer.done:
                    self.end("done")
        finally:
            job.close()

    def end(self, why):
        """It has come to its end, or is to; what was read stays."""
        Reading.current = None
        beside.light_stop()
        page.lists.ended(why)


class Workers(Crew):
    """The workers of a list. A part that one of them has left is taken by another."""

    current = None

    def room(self):
        """Give how many parts are not done."""
        return page.lists.left()

    async def work(self, engine):
        """Do part after part until none is left.

        Where there are enough, two are in a worker's hands: it goes on with one while the page takes what
        was done of the other, and waits for nothing.
        """
        self.tell()
        failures = []
        other = None
        if page.lists.left() >= HANDS * self.most:
            other = asyncio.create_task(self._work(engine, failures))
        await self._work(engine, failures)
        if other:
            await other
        if failures:
            raise failures[0]

    async def _work(self, engine, failures):
        """Do one part after the other, and note what goes wrong: who works beside this stops then."""
        try:
            while self.wanted and not failures:
                part = page.lists.part()
                if part < 0:
                    return
                is_done = False
                try:
                    is_done = await self._do(engine, part)
                finally:
                    if self.wanted and not is_done:
                        page.lists.back(part)
                if self.wanted and page.lists.left() == 0:
                    self.end("done")
        except Exception as failure:
            failures.append(failure)

    async def _do(self, engine, part):
        """Do a part, and tell whether it was done."""
        job = await engine.open("lists", page.lists.question(part))
        try:
            while self.wanted:
                answer = await job.work(SLICE)
                if not self.wanted:
                    return False
                page.lists.did(part, answer.rows, answer.frame, answer.done)
                if answer.done:
                    self.losses = 0
                    return True
        finally:
            job.close()
        return False

    def tell(self):
        """Say how many are at it."""
        page.lists.working(len(self.engines))

    def given_up(self):
        """Too many workers were lost."""
        self.end("lost")

    def end(self, why):
        """It has come to its end, or is to; what was done stays."""
        Workers.current = None
        self.leave()
        beside.light_stop()
        page.lists.ended(why)


@on("list-read")
def read(detail):
    """Read the file that the page has, in the place of what goes on with the list before."""
    stop()
    reading = Reading.current = Reading()
    beside.light_stop()
    run.later(reading.begin())


@on("list-do")
def do(detail):
    """Do what the page wants done with the list."""
    stop()
    workers = Workers.current = Workers(detail.workers)
    beside.light_stop()
    workers.employ()


@on("list-stop")
def stop(detail=None):
    """End what goes on with the list."""
    for going in (Reading.current, Workers.current):
        if going:
            going.end("stopped")


beside.stoppable(lambda: Reading.current is not None or Workers.current is not None)
