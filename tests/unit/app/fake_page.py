"""A small page without pixels: it notes what the callbacks do, and its worker is the real table of jobs."""

import asyncio
import json
import types
from collections.abc import Callable
from itertools import count
from types import SimpleNamespace

import puzzles

from jobs.table import Table
from undoku.watch.race import SIDE

LECTURE = puzzles.LECTURE.replace("0", ".")
BLANK = "." * 81


class JsObject:
    """What JSON.parse gives for an object: its names are attributes."""

    def __init__(self, fields: dict[str, object]) -> None:
        self.__dict__.update(fields)


class JsArray(list):
    @property
    def length(self) -> int:
        return len(self)


def parse(text: str) -> object:
    return as_js(json.loads(text))


def as_js(value: object) -> object:
    if isinstance(value, dict):
        return JsObject({name: as_js(part) for name, part in value.items()})
    return JsArray(map(as_js, value)) if isinstance(value, list) else value


class Widget:
    """Takes every call that it is not made for, and notes it."""

    def __init__(self, **own: object) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.__dict__.update(own)

    def __getattr__(self, name: str) -> object:
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *values: self.calls.append((name, *values))

    def last(self, name: str) -> tuple[object, ...]:
        """Return what a method was last called with."""
        return next(call[1:] for call in reversed(self.calls) if call[0] == name)

    def count(self, name: str) -> int:
        return sum(call[0] == name for call in self.calls)


class Worker:
    """The four words over a table of jobs, answered one turn later.

    A slice of a job takes a millisecond of its clock, however fast the machine is: what one test meets under
    way is under way everywhere.
    """

    def __init__(self) -> None:
        self.table = Table(count(step=0.001).__next__)
        self.heard: list[tuple[object, ...]] = []

    def __getattr__(self, word: str) -> object:
        async def answer(*values: object) -> object:
            self.heard.append((word, *values))
            await asyncio.sleep(0)
            return getattr(self.table, word)(*values)

        return answer


class Life:
    """One life of a worker."""

    def __init__(self) -> None:
        self.ended = False
        self.why = "It is over."
        self.lines = 0
        self.worker = Worker()

    async def guard(self, promise: object) -> object:
        answer = await promise  # type: ignore[misc]
        if self.ended:
            raise RuntimeError("the engine stopped")
        return answer

    def end(self) -> None:
        self.ended = True


class Lives:
    """The page's engine, which may die and be started again, and the pool beside it."""

    def __init__(self) -> None:
        self.lives: list[Life] = []
        self.kept: list[Life] = []
        self.started = asyncio.Event()
        self.begin()

    @property
    def state(self) -> str:
        return "failed" if self.life.ended else "ready"

    def begin(self) -> None:
        self.life = self.take_new()
        self.started.set()

    def take_new(self) -> Life:
        self.lives.append(Life())
        return self.lives[-1]

    def kill(self) -> None:
        self.life.end()
        self.started.clear()

    async def ready(self) -> Life:
        await self.started.wait()
        return self.life

    async def take(self) -> Life:
        return self.kept.pop() if self.kept else self.take_new()

    def keep(self, life: Life) -> None:
        self.kept.append(life)


NAMES = ("arrays", "checked", "code", "counters", "overview", "stack", "tree")


class FakePage(Widget):
    """`window.undoku` as the callbacks see it."""

    def __init__(self) -> None:
        super().__init__()
        self.board = "sudoku"
        self.said: list[tuple[str, str]] = []
        self.complaints: list[str] = []
        self.waits: list[str] = []
        self.is_busy = False
        self.is_played = True
        self.engine = self.pool = Lives()
        self.sandboxes = Lives()
        self.questions: dict[str, dict[str, object]] = {
            "sudoku": {"givens": LECTURE, "entered": BLANK},
            "queens": {"n": 6},
            "knight": {"rows": 5, "cols": 5, "start": [4, 0], "end": None, "closed": False},
        }
        self.sudoku = self._face("sudoku")
        self.wanted = SimpleNamespace(number=0, fundamental=False, shown=False)
        self.queens = self._face(
            "queens",
            wanted=lambda: self.wanted,
            completing=lambda: json.dumps(self.questions["queens"]),
            isPlayed=lambda: self.is_played,
        )
        self.knight = self._face("knight")
        self.possible = Widget()
        self.hints = Widget()
        self.code = None
        self.watch = Widget(
            player=Widget(),
            race=Race(),
            writer=Widget(),
            views=Widget(
                current="code",
                **{name: Widget() for name in NAMES},
            ),
        )

    def _face(self, board: str, **own: object) -> Widget:
        return Widget(question=lambda: json.dumps(self.questions[board]), **own)

    def say(self, text: str, kind: str) -> None:
        self.said.append((text, kind))

    def complain(self, text: str) -> None:
        self.complaints.append(text)

    def wait(self, what: str) -> None:
        self.waits.append(what)

    def busy(self, on: bool, words: str) -> None:
        self.is_busy = on

    @property
    def at(self) -> int:
        """The step that the player shows."""
        return self.watch.player.last("at")[0]  # type: ignore[attr-defined, no-any-return]


class Race(Widget):
    """The part of the race that answers: whether a frame is the last one, and the result."""

    def frame(self, numbers: list[int]) -> bool:
        self.calls.append(("frame", list(numbers)))
        return bool(numbers[0] and numbers[len(SIDE)])

    def verdict(self) -> str:
        return "The race is over."


def pyscript(page: FakePage) -> types.ModuleType:
    """Return what the callbacks import as `pyscript`."""
    module = types.ModuleType("pyscript")
    json_of_the_page = SimpleNamespace(parse=parse)
    module.window = SimpleNamespace(undoku=page, JSON=json_of_the_page)  # type: ignore[attr-defined]
    return module


class App:
    """The callbacks of a page: `press` raises an event, `settle` waits until nothing more happens."""

    def __init__(self, page: FakePage, handle: Callable[[str, object], None]) -> None:
        self.page = page
        self._handle = handle

    def press(self, name: str, /, **detail: object) -> None:
        self._handle(name, SimpleNamespace(**detail))

    async def lose_python(self) -> None:
        """Let the worker die, the callbacks notice it, and the next one start."""
        self.page.engine.kill()
        await self.settle()
        self.page.engine.begin()

    async def settle(self) -> None:
        """Run on until no task is left but this one, or all that are left wait for the engine."""
        me = asyncio.current_task()
        for _ in range(100_000):
            await asyncio.sleep(0)
            others = asyncio.all_tasks() - {me}
            if not others or (not self.page.engine.started.is_set() and self._all_wait(others)):
                return
        raise AssertionError("the callbacks never come to rest")

    async def until(self, what: Callable[[], bool]) -> None:
        """Run on until something is so."""
        for _ in range(100_000):
            if what():
                return
            await asyncio.sleep(0)
        raise AssertionError("it never happened")

    def _all_wait(self, tasks: set["asyncio.Task[object]"]) -> bool:
        waiting = self.page.engine.started._waiters
        return len(waiting) == len(tasks)
