"""How many tours the knight's board has: counted by a worker of its own, beside everything else."""

from app import beside, run
from app import counting_words as words
from app.callbacks import on
from app.engine import Lost, Refused, another, page

# For so many milliseconds the worker counts until it is asked how far it is: nobody else waits for it.
SLICE = 100
# A worker that has counted for so many milliseconds holds much memory, which only its end gives back.
LONG = 3000


class Counting:
    """A count that goes on until it is done or nobody wants it any more."""

    current = None

    def __init__(self, question):
        self.question = question
        self.progress = 0
        self.spent = 0  # milliseconds of the worker's time

    @property
    def wanted(self):
        """Whether the count is to go on."""
        return Counting.current is self

    def end(self, sentence):
        """It has not come to its end; why is a sentence. Tells whether that is seen, or nothing is to be."""
        if not self.wanted:
            return True
        _leave()
        return page.tours.end(sentence)

    async def begin(self):
        """Have it counted."""
        engine = None
        try:
            engine = await another()
            if self.wanted:
                await self._count(engine)
        except Refused as refused:
            self.end(str(refused))
        except Lost:
            self.end(words.TOURS_LOST)
        except Exception:
            # One that runs out of memory says so, and is of no more use than one that is lost.
            self.spent = LONG
            self.end(words.TOURS_LOST)
        if engine and not engine.life.ended:
            if self.spent < LONG:
                page.pool.keep(engine.life)
            else:
                engine.life.end()

    async def _count(self, engine):
        job = await engine.open("knight_count", self.question)
        try:
            while self.wanted:
                answer = await job.work(SLICE)
                self.spent += answer.spent
                self.progress = answer.progress
                if self.wanted and answer.done:
                    _leave()
                    page.tours.result(answer.open, answer.closed, answer.openWhy, answer.closedWhy)
                elif self.wanted:
                    page.tours.progress(answer.progress, words.percent(answer.progress))
        finally:
            job.close()


def _leave():
    Counting.current = None
    beside.light_stop()


@on("tours-count")
def count(detail):
    """Count the tours of a board, given as JSON, from now on."""
    counting = Counting.current = Counting(detail.question)
    beside.light_stop()
    run.later(counting.begin())


def reset():
    """Nothing is counted."""
    _leave()


@on("tours-stop")
def stop(detail=None):
    """End the count. The board may have become another one, which is said then."""
    counting = Counting.current
    if counting:
        is_other = detail and detail.boardChanged
        # Another board, or this one in another mode, may be in front of it.
        if not counting.end(words.TOURS_LEFT if is_other else words.tours_stopped(counting.progress)):
            page.say(words.TOURS_STOPPED_BEHIND, "info")


beside.stoppable(lambda: Counting.current is not None)
