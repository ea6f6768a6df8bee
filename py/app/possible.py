"""What is possible on the Sudoku board: told as long as the reader wants it, beside everything else."""

import json

from app import run, words
from app.engine import Lost, connect, page

# After so many milliseconds of the engine's time it is said that solutions are counted.
PATIENCE = 300
# After so many it is said how many there are so far, and Stop can be pressed.
LONG = 2000


class Telling:
    """What is told of one puzzle; of another one, another telling is the latest."""

    latest = None

    def __init__(self, asked):
        self.asked = asked
        self.wanted = 0  # the number of the solution that is to be put on the board
        self.pulled = False
        self.begin()

    def begin(self):
        """Nothing is known: it was asked just now, or the worker that knew it was lost."""
        self.job = None
        self.answer = None
        self.spent = 0
        self.ended = False

    @property
    def goes_on(self):
        """Whether it is its turn: all else that the reader wants comes first."""
        return Telling.latest is self and not self.ended and run.Run.current is None


def tell(detail):
    """Tell of a puzzle, given as JSON, from now on; of none where that is ""."""
    before, Telling.latest = Telling.latest, None
    if before:
        page.counting(False)
        if before.job:
            before.job.close()
    if detail.question:
        Telling.latest = Telling(json.loads(detail.question))
        _go_on()


def stop():
    """End the count where it takes long; what was found stays."""
    telling = Telling.latest
    if telling is None or telling.ended or telling.spent < LONG:
        return
    telling.ended = True
    page.counting(False)
    answer = telling.answer
    if answer.counted:
        page.possible.say(words.telling_stopped(answer.sentence), False)
    else:
        page.possible.say(words.count_stopped(answer.solutions), False)


def completed(detail):
    """Put a solution on the board by its number; one that was lost with its worker is found again."""
    telling = Telling.latest
    telling.wanted = detail.number
    answer = telling.answer
    if answer and telling.wanted <= answer.solutions and not telling.job.engine.life.ended:
        run.later(_complete_now(telling))
    elif not telling.pulled:
        telling.begin()
        _go_on()


def _go_on():
    telling = Telling.latest
    if telling and telling.goes_on and not telling.pulled:
        telling.pulled = True
        run.later(_pull(telling))


run.afterwards(_go_on)


async def _pull(telling):
    try:
        while telling.goes_on:
            engine = await connect()
            try:
                await _work(telling, engine)
            except Lost:
                if Telling.latest is telling:
                    page.counting(False)
                telling.begin()
    finally:
        telling.pulled = False


async def _work(telling, engine):
    if telling.job is None or telling.job.engine.life is not engine.life:
        telling.begin()
        telling.job = await engine.open("truth", telling.asked)
    job = telling.job
    while telling.goes_on:
        answer = await job.work()
        if Telling.latest is not telling:
            break
        if telling.ended:
            return
        telling.answer = answer
        telling.spent += answer.spent
        telling.ended = answer.done
        page.counting(telling.spent >= LONG and not answer.done)
        _say(telling)
        await _show(telling)
    if Telling.latest is not telling and not job.closed:
        job.close()


def _say(telling):
    answer = telling.answer
    if answer.counted or telling.spent >= LONG:
        spare = answer.spare.length if answer.done else 0
        page.possible.say(answer.sentence + words.spare_marked(spare), not answer.counted)
    elif telling.spent >= PATIENCE:
        page.possible.say(words.COUNTING_SOLUTIONS, True)


async def _show(telling):
    """Show what is known now, and in how many solutions a candidate occurs, where all of them are known."""
    answer, shares = telling.answer, None
    if answer.exact and answer.solutions > 1:
        shares = await telling.job.ask("shares")
    if Telling.latest is telling:
        page.possible.show(answer, shares)
        if 0 < telling.wanted <= answer.solutions:
            await _complete(telling)


async def _complete_now(telling):
    try:
        await _complete(telling)
    except Lost:
        # It is found again by the next worker; where the puzzle is another one now, nobody wants it.
        if not telling.pulled:
            telling.begin()
            _go_on()


async def _complete(telling):
    number = telling.wanted
    answer = await telling.job.ask("completed", number=number)
    if Telling.latest is telling and telling.wanted == number:
        telling.wanted = 0
        page.possible.complete(number, answer.digits)
