"""The way to the engine: asks the worker, waits for one that is starting, notices when it is lost."""

from pyscript import window

page = window.undoku

# How long the worker works before it answers, in milliseconds: short enough that Stop is felt at once.
SLICE = 40


class Lost(Exception):
    """The worker ended before it answered. The page has said so and offers Retry."""


class Engine:
    """One life of the worker."""

    def __init__(self, life):
        self.life = life

    async def ask(self, method, *args):
        """Call an exported function of the worker, with plain values, and return its answer."""
        if self.life.ended:
            raise Lost
        try:
            return await self.life.guard(getattr(self.life.worker, method)(*args))
        except Exception as error:
            if self.life.ended:
                raise Lost from error
            raise


async def connect():
    """Return the engine, once it is ready: now, when it has started, or after a Retry."""
    return Engine(await page.engine.ready())
