"""Programs to be put together or mended: made by the page's engine, and run in a Python of their own."""

from app import arranging_words as words
from app import beside, run
from app.beside import Beside
from app.callbacks import on
from app.engine import Lost, Refused, page
from app.watch import own
from app.watch.judging import leave as leave_check


async def _show_parsons(telling):
    page.learn.arranging.parsons(telling.answer)


async def _show_bug(telling):
    page.learn.arranging.bug(telling.answer)


_parsons = Beside("parsons", _show_parsons)
_bug = Beside("bug", _show_bug)


@on("parsons")
def put_together(detail):
    """Make a program to be put together, of none where that is ""."""
    leave_check()
    leave()
    _parsons.tell(detail.question)


@on("bug")
def find(detail):
    """Make a program with a mistake, of none where that is ""."""
    leave_check()
    leave()
    _bug.tell(detail.question)


class Judging:
    """A program that is judged; another one takes its place."""

    current = None

    def __init__(self, question):
        self.question = question
        self.python = own.Python()

    @property
    def wanted(self):
        """Whether anybody still waits for this."""
        return Judging.current is self

    async def begin(self):
        """Run it to its end, and tell what came of it."""
        try:
            await self._judge()
        except Refused as refused:
            self._end("refused", refused.values.line or 0, str(refused))
        except Lost:
            self._end("failed", self.python.why)
        except Exception:
            # It may have muddled its own Python.
            self._end("failed", words.UNREADABLE)
            raise
        finally:
            self.python.end()

    async def _judge(self):
        engine = await self.python.start()
        job = await engine.open("arranged", self.question)
        while self.wanted:
            answer = await job.work(0)
            if answer.done:
                self._end("judged", answer)

    def _end(self, name, *said):
        if self.wanted:
            Judging.current = None
            beside.light_stop()
            getattr(page.learn.arranging, name)(*said)


@on("arranged")
def judge(detail):
    """Run a program beside the right one."""
    leave()
    judging = Judging.current = Judging(detail.question)
    beside.light_stop()
    run.later(judging.begin())


def leave():
    """Nobody waits for it any more: it is put away, in the middle of a line if need be."""
    judging, Judging.current = Judging.current, None
    if judging:
        judging.python.end()
        beside.light_stop()


def stop():
    """End it, and say so."""
    if Judging.current:
        leave()
        page.learn.arranging.failed(words.STOPPED)


@on("arranged-stop")
def stopped(detail):
    """The reader has pressed Stop there, or has gone on with something else."""
    leave()


beside.stoppable(lambda: Judging.current is not None)
