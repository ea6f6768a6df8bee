"""The number of placements of N queens: counted in parts by workers of its own, beside everything else."""

from app import beside, run
from app import counting_words as words
from app.callbacks import on
from app.crew import SLICE, Crew
from app.engine import Lost, connect, page

# A worker that has counted so many queens holds much memory, which only its end gives back.
LARGE = 15
# After so many milliseconds of counting it is said how long the rest will take.
EARLY = 3000


class Part:
    """A part of a count: nothing is known of it, or some worker is at it, or it is done."""

    def __init__(self, index, share):
        self.index = index
        self.share = share  # of the whole work
        self.done = False
        self.begin()

    def begin(self):
        """Nobody is at it: it was not taken yet, or the worker that was at it has left it."""
        self.taken = False
        self.progress = 0
        self.found = 0
        self.spent = 0  # milliseconds of its worker's time


class Count:
    """What is known of one size of the board. Parts that are done stay known."""

    def __init__(self, n):
        self.n = n
        # What is added to the total to make it eight times that of the fundamental placements.
        self.symmetry = Part(-1, 0)
        self.parts = []  # known once the engine has told them

    @property
    def done(self):
        """How many parts are done."""
        return sum(part.done for part in self.parts)

    @property
    def is_whole(self):
        """Whether all of it is counted."""
        return self.symmetry.done and len(self.parts) > 0 and self.done == len(self.parts)

    @property
    def progress(self):
        """How much of the work is done, from 0 to 1."""
        return sum(part.share * part.progress for part in self.parts)

    def divide(self, shares):
        """Take the parts as the engine tells them."""
        self.parts = [Part(index, share) for index, share in enumerate(shares)]

    def undone(self):
        """Return what is still to be done: somebody may be at it."""
        parts = [self.symmetry]
        parts.extend(self.parts)
        return [part for part in parts if not part.done]

    def next(self):
        """Return something that nobody is at; None if there is no such thing."""
        for part in self.undone():
            if not part.taken:
                return part
        return None

    def left(self, workers):
        """Return about how many milliseconds so many workers still need; -1 where that is not known yet."""
        spent = sum(part.spent for part in self.parts)
        progress = self.progress
        if not workers or not progress or spent < EARLY:
            return -1
        return spent * (1 - progress) / progress / workers

    def result(self):
        """Return the numbers of all and of the fundamental placements."""
        total = sum(part.found for part in self.parts)
        return total, (total + self.symmetry.found) // 8 if self.n > 1 else total


class Counters(Crew):
    """The workers of a count, which goes on until it is whole or nobody wants it any more."""

    current = None

    def __init__(self, count, most):
        super().__init__(most)
        self.count = count
        self.keeps = count.n < LARGE
        self.told = None

    async def begin(self):
        """Let the page's engine divide the work, and have it done."""
        while self.wanted and not self.count.parts:
            engine = await connect()
            try:
                job = await engine.open("parts", {"n": self.count.n})
                answer = await job.work(0)
                job.close()
            except Lost:
                # The next one does it.
                continue
            if not self.count.parts:
                self.count.divide(answer.shares)
        if self.wanted:
            self.employ()

    def room(self):
        """Give how many parts are still to be done; one worker waits where they are not known."""
        return len(self.count.parts) - self.count.done or 1

    def end(self):
        """Let all go. What they were at is not known then."""
        Counters.current = None
        for part in self.count.undone():
            part.begin()
        self.leave()
        beside.light_stop()

    def tell(self):
        """Show how far it is, where that is any news."""
        count = self.count
        workers, progress = len(self.engines), count.progress
        told = words.counted_so_far(progress, count.done, len(count.parts), count.left(workers), workers)
        if told != self.told:
            self.told = told
            page.count.progress(progress, told)

    def given_up(self):
        """Too many workers were lost."""
        self.end()
        page.count.end(words.COUNT_LOST)

    async def work(self, engine):
        """Count part after part until none is left."""
        count = self.count
        while self.wanted:
            part = count.next()
            if part is None:
                return
            part.taken = True
            try:
                await self._count_part(engine, part)
            finally:
                # Where the count has ended, somebody else may be at it by now.
                if self.wanted and not part.done:
                    part.begin()
            if self.wanted and count.is_whole:
                self._finish()

    async def _count_part(self, engine, part):
        n = self.count.n
        if part is self.count.symmetry:
            job = await engine.open("parts", {"n": n})
        else:
            job = await engine.open("count", {"n": n, "part": part.index})
        try:
            while self.wanted and not part.done:
                answer = await job.work(SLICE)
                if not self.wanted:
                    return
                if part is self.count.symmetry:
                    part.found = answer.invariant
                else:
                    part.progress, part.found = answer.progress, answer.found
                    part.spent += answer.spent
                part.done = answer.done
                if part.done:
                    self.losses = 0
                self.tell()
        finally:
            job.close()

    def _finish(self):
        Counters.current = None
        self.wanted = False
        beside.light_stop()
        total, fundamental = self.count.result()
        # As texts: the page's numbers are shorter than ours may be.
        page.count.result(self.count.n, str(total), str(fundamental))


# What was counted, by the size of the board.
_counts = {}


@on("count")
def count(detail):
    """Count a board from now on, or go on with it; one that was counted is counted again."""
    if Counters.current:
        Counters.current.end()
    counted = _counts.get(detail.n)
    if counted is None or counted.is_whole:
        counted = _counts[detail.n] = Count(detail.n)
    crew = Counters.current = Counters(counted, detail.workers)
    beside.light_stop()
    run.later(crew.begin())


def reset():
    """Nothing was counted."""
    if Counters.current:
        Counters.current.end()
    _counts.clear()


@on("count-stop")
def stop(detail=None):
    """End the count. The board may have become another one, which is said then."""
    crew = Counters.current
    if not crew:
        return
    count = crew.count
    stopped = words.counting_stopped(count.progress, count.done, len(count.parts))
    if detail and detail.boardChanged:
        stopped = words.count_left(count.n, count.done, len(count.parts))
    crew.end()
    # Another board, or this one in another mode, may be in front of it.
    if not page.count.end(stopped):
        page.say(words.count_stopped_behind(count.n, count.done, len(count.parts)), "info")


beside.stoppable(lambda: Counters.current is not None)
