"""Work that goes on beside everything else, as long as the reader wants to see what comes of it."""

import json

from app import run
from app.engine import Lost, Refused, connect, page

# After so many milliseconds of the engine's time Stop can be pressed.
LONG = 2000

# All that is told of.
_all = []

# Whether Stop has something to end: functions, one for each kind of such work.
_STOPPABLE = []


def stoppable(goes_on):
    """Let Stop be pressed whenever `goes_on()`; whoever changes that calls `light_stop`."""
    _STOPPABLE.append(goes_on)


def light_stop():
    """Stop can be pressed where something takes long."""
    page.counting(any(goes_on() for goes_on in _STOPPABLE))


class Telling:
    """What is told of one question; of another one, another telling is the latest."""

    def __init__(self, asked):
        self.asked = asked
        self.wanted = 0  # what is to be shown once it is known, as the kind says it; 0 for nothing
        self.pulled = False
        self.begin()

    def begin(self):
        """Nothing is known: it was asked just now, or the worker that knew it was lost."""
        self.job = None
        self.answer = None
        self.spent = 0
        self.ended = False

    @property
    def is_long(self):
        """Whether it goes on, and has done so for long."""
        return not self.ended and self.spent >= LONG

    @property
    def is_lost(self):
        """Whether the worker that knew what was told has ended since."""
        return self.job is None or self.job.engine.life.ended


def _say(sentence):
    page.say(sentence, "error")


def _ignore(sentence):
    """Nobody has asked."""


class Beside:
    """What is told of the latest question of a kind. All else that the reader wants comes first."""

    def __init__(self, kind, show, unasked=False, refuse=None):
        """`show(telling)` is awaited with each answer of a job of that kind.

        Where the engine cannot work on the question, `refuse(sentence)` is called; without it that is said.
        What nobody has asked for is not there to be stopped, and nothing is said of it unasked; it begins
        when the page has nothing else to do, as what was asked for is to be drawn before.
        """
        self.kind = kind
        self.latest = None
        self._show = show
        self._refuse = refuse or (_ignore if unasked else _say)
        self._unasked = unasked
        _all.append(self)
        if not unasked:
            stoppable(lambda: self.latest is not None and self.latest.is_long)
        run.afterwards(self.go_on)

    def tell(self, question):
        """Tell of a question, given as JSON, from now on; of none where that is ""."""
        before, self.latest = self.latest, None
        light_stop()
        if before and before.job:
            before.job.close()
        if question:
            self.latest = Telling(json.loads(question))
            self.go_on()

    def go_on(self):
        """Go on where it is its turn."""
        telling = self.latest
        if telling and self._has_turn(telling) and not telling.pulled:
            telling.pulled = True
            run.later(self._pull(telling))

    def again(self, telling):
        """Go on with what was stopped, or from the beginning with what was lost, where it is still wanted."""
        if self.latest is telling and not telling.pulled:
            if telling.is_lost:
                telling.begin()
            telling.ended = False
            self.go_on()

    def at_once(self, show, telling):
        """Show something of what is known; what was lost with its worker meanwhile is found again first.

        Where the question is another one by then, nobody wants it.
        """
        run.later(self._at_once(show, telling))

    async def _at_once(self, show, telling):
        try:
            await show(telling)
        except Lost:
            self.again(telling)

    def stop(self):
        """End what takes long, and return the telling; None where nothing does. What was found stays."""
        telling = self.latest
        if telling is None or not telling.is_long:
            return None
        telling.ended = True
        light_stop()
        return telling

    def _has_turn(self, telling):
        return self.latest is telling and not telling.ended and run.Run.current is None

    async def _pull(self, telling):
        try:
            if self._unasked:
                await page.idle()
            while self._has_turn(telling):
                engine = await connect()
                try:
                    await self._work(telling, engine)
                except Refused as refused:
                    telling.ended = True
                    if self.latest is telling:
                        self._refuse(str(refused))
                except Lost:
                    telling.begin()
                    light_stop()
        finally:
            telling.pulled = False

    async def _work(self, telling, engine):
        if telling.job is None or telling.job.engine.life is not engine.life:
            telling.begin()
            telling.job = await engine.open(self.kind, telling.asked)
        job = telling.job
        while self._has_turn(telling):
            answer = await job.work()
            if self.latest is not telling:
                break
            if telling.ended:
                return
            telling.answer = answer
            telling.spent += answer.spent
            telling.ended = answer.done
            light_stop()
            await self._show(telling)
        if self.latest is not telling and not job.closed:
            job.close()


def reset():
    """Nothing is told of any more."""
    for one in _all:
        one.tell("")
