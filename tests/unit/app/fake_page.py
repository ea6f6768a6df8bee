"""A small page without pixels: it notes what the callbacks do, and its worker is the real table of jobs.

Events, calls of faces, and all that a job is asked and answers are as the contract lists them, or the test
fails.
"""

import asyncio
import json
import types
from collections.abc import Callable
from itertools import count
from time import monotonic
from types import SimpleNamespace

import contract
import puzzles

from jobs.table import Table
from undoku.watch.race import SIDE

LECTURE = puzzles.LECTURE.replace("0", ".")
BLANK = "." * 81
# Seconds after which something does not happen any more.
PATIENCE = 60


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


class Thrown(Exception):
    """What a widget of the page throws."""


FAULTS: list[str] = []
"""What was not as the contract has it; the callbacks may not let it come through to the test."""


def insist(check: Callable[..., None], *given: object) -> None:
    """Check something, and note where it fails."""
    try:
        check(*given)
    except AssertionError as error:
        FAULTS.append(str(error))
        raise


def plain(value: object) -> object:
    """Give what has crossed between the page and the callbacks as the contract sees it."""
    if isinstance(value, JsObject | SimpleNamespace):
        return {name: plain(part) for name, part in vars(value).items()}
    return list(map(plain, value)) if isinstance(value, list) else value


class Face:
    """Takes the calls that the contract lists, and notes them, unless it is told what to answer."""

    def __init__(self, kind: str, **own: object) -> None:
        self.__dict__.update(kind=kind, listed=contract.names(contract.FACES[kind]), calls=[])
        for name, value in own.items():
            setattr(self, name, value)

    def __setattr__(self, name: str, value: object) -> None:
        """Say what a method answers, or what is there to be seen."""
        is_method = isinstance(self.listed.get(name), dict)
        self.__dict__[name] = self._method(name, value) if is_method else value

    def __getattr__(self, name: str) -> object:
        if name.startswith("_"):
            raise AttributeError(name)
        insist(self._lists, name)
        if isinstance(self.listed[name], dict):
            return self._method(name)
        # What is loaded when it is first wanted is not there yet.
        insist(self._may_miss, name)
        return None

    def last(self, name: str) -> tuple[object, ...]:
        """Return what a method was last called with."""
        return next(call[1:] for call in reversed(self.calls) if call[0] == name)

    def count(self, name: str) -> int:
        return sum(call[0] == name for call in self.calls)

    def _lists(self, name: str) -> None:
        assert name in self.listed, f"{self.kind} has no {name}"

    def _may_miss(self, name: str) -> None:
        assert self.listed[name].endswith(" | null"), f"the test gives {self.kind} no {name}"

    def _method(self, name: str, answer: object = None) -> Callable[..., object]:
        listed, where = self.listed[name], f"{self.kind}.{name}"

        def method(*values: object) -> object:
            insist(contract.check_call, tuple(map(plain, values)), listed, where)
            if answer is None:
                return self.calls.append((name, *values))
            answered = answer(*values)  # type: ignore[operator]
            if "=>" in listed:
                insist(contract.check, plain(answered), listed["=>"], where)
            return answered

        return method


class Worker:
    """The four words over a table of jobs, answered one turn later.

    A slice of a job takes a millisecond of its clock, however fast the machine is: what one test meets under
    way is under way everywhere.
    """

    def __init__(self) -> None:
        self.table = Table(count(step=0.001).__next__)
        self.heard: list[tuple[object, ...]] = []
        self.kinds: dict[object, str] = {}

    def __getattr__(self, word: str) -> object:
        async def answer(*values: object) -> object:
            self.heard.append((word, *values))
            await asyncio.sleep(0)
            answered = getattr(self.table, word)(*values)
            insist(getattr(self, f"_check_{word}"), answered, *values)
            return answered

        return answer

    def _check_open(self, answered: object, kind: str, question: str) -> None:
        contract.check(json.loads(question), contract.JOBS[kind]["question"], f"the question of {kind}")
        if isinstance(answered, str):
            contract.check(json.loads(answered), "Refusal", f"why {kind} is refused")
        self.kinds[answered] = kind

    def _check_work(self, answered: str, number: int, milliseconds: float) -> None:
        contract.check_report(json.loads(answered), self.kinds[number])

    def _check_ask(self, answered: object, number: int, name: str, arguments: str) -> None:
        contract.check_answer(answered, self.kinds[number], name, json.loads(arguments))

    def _check_close(self, answered: object, number: int) -> None:
        assert answered is None


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


VIEWS = {name: kind for name, kind in contract.FACES["Views"].items() if str(kind) in contract.FACES}


class FakePage(Face):
    """`window.undoku` as the callbacks see it."""

    def __init__(self) -> None:
        super().__init__("Page")
        self.board = "sudoku"
        self.said: list[tuple[str, str]] = []
        self.complaints: list[str] = []
        self.waits: list[str] = []
        self.is_busy = False
        self.is_played = True
        self.method = "spliced"
        self.say = lambda text, kind: self.said.append((text, kind))
        self.complain = self.complaints.append
        self.wait = self.waits.append
        self.busy = self._be_busy
        self.idle = lambda: asyncio.sleep(0)
        self.engine = self.pool = Lives()
        self.sandboxes = Lives()
        self.questions: dict[str, dict[str, object]] = {
            "sudoku": {"givens": LECTURE, "entered": BLANK},
            "queens": {"n": 6},
            "knight": {"rows": 5, "cols": 5, "start": [4, 0], "end": None, "closed": False},
        }
        self.sudoku = self._face("Sudoku")
        self.wanted = SimpleNamespace(number=0, fundamental=False, shown=False)
        self.queens = self._face(
            "Queens",
            isPlain=lambda: set(self.questions["queens"]) == {"n"},
            wanted=lambda: self.wanted,
            isPlayed=lambda: self.is_played,
            hand=lambda: json.dumps({"crosses": [], **self.questions["queens"]}),
        )
        # The squares that the knight was led to by hand, the start among them.
        self.walked: list[list[int]] = [[4, 0]]
        self.knight = self._face(
            "Knight",
            walk=lambda: json.dumps(self.questions["knight"] | {"path": self.walked}),
            method=lambda: self.method,
            isPlayed=lambda: self.is_played,
        )
        self.possible = Face("Possible")
        self.hints = Face("Hints")
        self.watch = Face(
            "Watch",
            player=Face("Player"),
            predict=Face("Predict"),
            race=RaceView(),
            writer=Face("Writer"),
            views=Face("Views", current="code", **{name: Face(kind) for name, kind in VIEWS.items()}),
        )

    def attempt(self, owner: object, name: str, *given: object) -> list[object] | None:
        """Call a function, whose exceptions go no further."""
        try:
            return [getattr(owner, name)(*given)]
        except Thrown:
            return None

    def _face(self, kind: str, **own: object) -> Face:
        return Face(kind, question=lambda: json.dumps(self.questions[kind.lower()]), **own)

    def _be_busy(self, on: bool, words: str) -> None:
        self.is_busy = on

    @property
    def at(self) -> int:
        """The step that the player shows."""
        return self.watch.player.last("at")[0]  # type: ignore[attr-defined, no-any-return]


class RaceView(Face):
    """The part of the race that answers: whether a frame is the last one, and the result."""

    def __init__(self) -> None:
        super().__init__("RaceView", frame=self._frame, verdict=lambda: "The race is over.")

    def _frame(self, numbers: list[int]) -> bool:
        self.calls.append(("frame", list(numbers)))
        return bool(numbers[0] and numbers[len(SIDE)])


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
        insist(contract.check, detail, contract.EVENTS[name], f"the event {name}")
        self._handle(name, SimpleNamespace(**detail))

    def press_one(self, name: str, /, **details: object) -> None:
        """Raise an event that is one of several: it is given those of the details that it has."""
        listed = contract.names(contract.EVENTS[name])
        self.press(name, **{key: value for key, value in details.items() if {key, f"{key}?"} & set(listed)})

    async def lose_python(self) -> None:
        """Let the worker die, the callbacks notice it, and the next one start."""
        self.page.engine.kill()
        await self.settle()
        self.page.engine.begin()

    async def settle(self) -> None:
        """Run on until no task is left but this one, or all that are left wait for the engine."""
        me = asyncio.current_task()
        given_up = monotonic() + PATIENCE
        while monotonic() < given_up:
            await asyncio.sleep(0)
            others = asyncio.all_tasks() - {me}
            if not others or (not self.page.engine.started.is_set() and self._all_wait(others)):
                return
        raise AssertionError("the callbacks never come to rest")

    async def until(self, what: Callable[[], bool]) -> None:
        """Run on until something is so."""
        given_up = monotonic() + PATIENCE
        while monotonic() < given_up:
            if what():
                return
            await asyncio.sleep(0)
        raise AssertionError("it never happened")

    def _all_wait(self, tasks: set["asyncio.Task[object]"]) -> bool:
        waiting = self.page.engine.started._waiters
        return len(waiting) == len(tasks)
