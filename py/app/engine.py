"""The way to the engine: asks the worker, waits for one that is starting, notices when it is lost."""

from pyscript import window, workers

page = window.undoku

# How long the worker works before it answers, in milliseconds: short enough that Stop is felt at once.
SLICE = 40


class Lost(Exception):
    """The worker ended before it answered. The page has said so and offers Retry."""


class Engine:
    """One life of the worker."""

    def __init__(self, name, worker):
        self.name = name
        self.worker = worker

    async def ask(self, method, *args):
        """Call an exported function of the worker, with plain values, and return its answer."""
        if page.engine.name != self.name:
            raise Lost
        try:
            return await page.engine.guard(getattr(self.worker, method)(*args))
        except Exception as error:
            if page.engine.state == "ready":
                raise
            raise Lost from error


async def connect():
    """Return the engine, once it is ready: now, when it has started, or after a Retry."""
    name = await page.engine.ready()
    return Engine(name, await workers[name])
