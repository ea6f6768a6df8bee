"""The reader's own program: it runs in a Python of its own, which can reach nothing, and is watched."""

import asyncio
import json

from app.engine import Engine, Lost, page, taken
from app.watch import words

# What an address and the list of strategies call it.
NAME = "your-code"
# What the codes of refusals begin with that are about the line by which a program is called.
CALL = "call"
# Seconds between two looks at how far a program has come.
OFTEN = 0.2


class Python:
    """A Python that programs have for themselves."""

    def __init__(self):
        self.engine = None
        self._coming = None  # stands for the one that is on its way

    @property
    def why(self):
        """Why it is over, in a sentence."""
        return self.engine.life.why if self.engine else words.NO_SANDBOX

    async def start(self):
        """Take a fresh Python, and return the engine in it; raises Lost."""
        self.end()
        mine = self._coming = object()
        life = await taken(page.sandboxes)
        if self._coming is not mine:
            # Nobody waits for it any more.
            life.end()
            raise Lost
        self.engine = Engine(life)
        return self.engine

    def give_up(self, why):
        """End it, as it is of no more use, and keep why."""
        if self.engine:
            self.engine.life.end(why)

    def end(self):
        """Put it away, in the middle of a line if need be, also while it is on its way."""
        self._coming = None
        if self.engine:
            self.engine.life.end()
            self.engine = None

    async def follow(self, current, over, doing=""):
        """Say how many lines have run, as long as this run is wanted, until it is `over()`.

        Where it takes a while, say also what it is `doing`, in a sentence.
        """
        engine = self.engine
        while current.wanted and engine and not engine.life.ended and engine is self.engine and not over():
            lines = engine.life.lines
            if lines:
                current.tell(words.running(lines))
                if doing:
                    page.say(doing, "busy")
                    doing = ""
            await asyncio.sleep(OFTEN)

    async def end_with(self, current):
        """Put it away as soon as nobody waits for this run any more."""
        while current.wanted:
            await asyncio.sleep(OFTEN)
        self.end()


def refused(refusal):
    """Show in the editor why a program, or the way it is called, is refused."""
    page.code.error(refusal.values.line, str(refusal))
    if refusal.code.startswith(CALL):
        page.code.misses(str(refusal))


class Program(Python):
    """A program as it was when Run was pressed, and the Python that it has for itself."""

    def __init__(self, program):
        """Take a program with how it is to be run, as JSON."""
        super().__init__()
        self.asked = json.loads(program)
        self.most = 0  # the lines after which it is to be ended, 0 if it is not
        self.stopped = False  # whether the reader has stopped it, and it is to be shown up to there

    async def start(self):
        """Take a fresh Python; what was stopped begins anew."""
        self.stopped = False
        return await super().start()

    def question(self):
        """Return what the job is asked beside the board's own question."""
        return dict(self.asked, most=self.most)

    def stop(self):
        """End it in the middle of a line, if need be; what has run so far is run again, and kept."""
        self.most = max(self.engine.life.lines, 1) if self.engine else 1
        self.stopped = True
        self.end()
