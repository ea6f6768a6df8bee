"""The way to the engine: asks a worker, waits for one that is starting, notices when it is lost."""

import asyncio
import json

from pyscript import window


class Failed(Exception):
    """A function of the page's has thrown something, which the page has reported."""


class Part:
    """A part of the page. What its functions throw is raised, as Failed.

    It would go through this Python otherwise, and neither `except` nor `finally` would see it.
    """

    def __init__(self, thing, owner=None, name=""):
        self._thing = thing
        self._owner = owner
        self._name = name

    def __getattr__(self, name):
        value = getattr(self._thing, name)
        return Part(value, self._thing, name) if callable(value) else value

    def __call__(self, *given):
        answer = window.undoku.attempt(self._owner, self._name, *given)
        if answer is None:
            raise Failed(self._name)
        return answer[0]


page = Part(window.undoku)
_JSON = Part(window.JSON)

# How long the worker works before it answers, in milliseconds: short enough that Stop is felt at once.
SLICE = 35


class Lost(Exception):
    """The worker ended before it answered. If it was the page's, the page has said so and offers Retry."""


class Refused(Exception):
    """The engine cannot work on what was asked.

    The message is its sentence, `code` what it is about, and `values` are what that says.
    """

    def __init__(self, answer):
        super().__init__(answer.sentence)
        self.code = answer.code
        self.values = answer.values


class Engine:
    """One life of a worker: what is opened in it ends with it."""

    def __init__(self, life):
        self.life = life

    async def open(self, kind, question):
        """Open a job with a question, an object of plain values or that as JSON; raises Refused.

        What is JSON goes on as it is: to read and write a long one here would hold the page up.
        """
        text = question if isinstance(question, str) else json.dumps(question)
        answer = await self.call("open", kind, text)
        if isinstance(answer, str):
            raise Refused(_JSON.parse(answer))
        return Job(self, answer)

    async def call(self, word, *values):
        """Say one of the door's four words and return its answer; raises Lost."""
        if self.life.ended:
            raise Lost
        try:
            return await self.life.guard(getattr(self.life.worker, word)(*values))
        except Exception:
            if not self.life.ended:
                raise
        # Not from within: MicroPython knows no causes, and complains of them in the console.
        raise Lost


class Job:
    """A job that is open in an engine. Once it is closed it is lost to those who still ask it."""

    def __init__(self, engine, number):
        self.engine = engine
        self.number = number
        self.closed = False

    async def work(self, milliseconds=SLICE):
        """Let it go on for about so long; return what it reports, an object of the page's."""
        return _JSON.parse(await self._call("work", milliseconds))

    async def ask(self, what, **arguments):
        """Return the answer of that name: an object of the page's, a plain value or a flat array."""
        told = await self._call("ask", what, json.dumps(arguments))
        return _JSON.parse(told) if isinstance(told, str) else told

    async def _call(self, word, *values):
        if self.closed:
            raise Lost
        return await self.engine.call(word, self.number, *values)

    def close(self):
        """Let the engine forget it."""
        self.closed = True
        asyncio.create_task(self._close())

    async def _close(self):
        try:
            await self.engine.call("close", self.number)
        except Lost:
            # Everything of it is gone already.
            return


async def connect():
    """Return the page's engine, once it is ready: now, when it has started, or after a Retry."""
    return Engine(await page.engine.ready())


async def taken(lives):
    """Return the life of an engine that `lives` has or starts; raises Lost if it does not come up."""
    try:
        return await lives.take()
    except Exception:
        pass  # what is raised for it is raised below, as in `Engine.call`
    raise Lost


async def another():
    """Return an engine beside the page's, for work that is not to keep that one busy.

    Whoever takes it gives it back with `page.pool.keep(engine.life)`, or ends it with `engine.life.end()`.
    Raises Lost if it does not come up.
    """
    return Engine(await taken(page.pool))


def question(board=None):
    """Return what is on a board, without a name the shown one, as its widget says and the engine reads it."""
    return json.loads(face(board).question())


def face(board=None):
    """Return what the widget of a board lets the callbacks do; without a name, of the shown one."""
    return getattr(page, board or page.board)
