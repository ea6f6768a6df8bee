"""Workers beside the page's engine that share a piece of work: each takes part after part of it."""

from app import run
from app.engine import Lost, another, page

# For so many milliseconds a worker goes on until it is asked how far it is: nobody else waits for it.
SLICE = 100
# So many workers may be lost while no part comes to its end; after that it is given up.
MOST_LOST = 5


class Crew:
    """The workers of some work, which goes on until it is done or nobody wants it any more.

    Of a kind of work it is said how many workers have something to do, `room()`; what one does,
    `work(engine)`; what is told, `tell()`; that it is `given_up()`; and whether a worker is still good for
    others, `keeps`.
    """

    keeps = True

    def __init__(self, most):
        self.most = most  # so many workers at once
        self.workers = 0
        self.engines = []
        self.losses = 0  # workers that were lost since a part was done
        self.wanted = True

    def employ(self):
        """Have as many workers as are allowed and have work."""
        while self.workers < min(self.most, self.room()):
            self.workers += 1
            run.later(self._be_worker())
        self.tell()

    def leave(self):
        """Nobody wants it any more: let all go."""
        self.wanted = False
        if not self.keeps:
            for engine in self.engines:
                engine.life.end()

    async def _be_worker(self):
        engine = None
        try:
            engine = await another()
            if self.wanted:
                self.engines.append(engine)
                await self.work(engine)
        except Lost:
            self._lose()
        except Exception:
            # One that runs out of memory says so, and is of no more use than one that is lost.
            if engine:
                engine.life.end()
            self._lose()
        else:
            self.workers -= 1
            if self.keeps or engine not in self.engines:
                page.pool.keep(engine.life)
            else:
                engine.life.end()
        finally:
            if engine in self.engines:
                self.engines.remove(engine)
            if self.wanted:
                self.tell()

    def _lose(self):
        self.workers -= 1
        self.losses += 1
        if not self.wanted:
            return
        if self.losses > MOST_LOST:
            self.given_up()
            return
        if self.losses > 1:
            # There may be memory for fewer.
            self.most = max(1, self.workers)
        self.employ()
