"""Programs that are up to no good, or broken, and the sentence in which each ends."""

import re
from collections.abc import Callable
from typing import NamedTuple

from sandboxing import RUN, Listener


class Hostile(NamedTuple):
    """A program, the pattern of what is said of it, and whether it takes long."""

    text: str
    said: str
    long: bool = False

    @property
    def seconds(self) -> float:
        """The seconds it is given: few where it is to use them up, else as many as on the page."""
        return 0.5 if "stopped" in self.said else 10


def body(*lines: str) -> str:
    return "\n    ".join(["def solve(queens):", *lines]) + "\n"


ENDED = r"It was stopped after (0\.5|10) seconds of running, in line \d+\."
STOPPED = f"^({ENDED}|Wrong\\. {ENDED} It never ends: .+)$"
NO_MEMORY = r"^MemoryError in line \d+"
TOO_DEEP = r"^(RecursionError in line \d+|Your program brought its Python down: it went deeper)"
NOT_ENDED = "^Your program could not be stopped from inside, so its Python was ended"
NOT_THERE = r"^Line \d+ imports '\w+', which is not there: only Python's standard library is\.$"
NO_ERROR = r"^((Right|Wrong)\. )?It returned "
REFUSED = r"^\w*Error in line \d+: "

REACHING = """
import asyncio, socket, urllib.request
def solve(queens):
    urllib.request.urlopen("{other}urllib", timeout=1)
"""
HIDDEN_SOCKET = """
from importlib import import_module
def solve(queens):
    import_module("urllib.request").urlopen("{other}urllib", timeout=1)
"""
SOCKET = """
import socket
def solve(queens):
    socket.create_connection(("127.0.0.1", {port}), timeout=1).send(b"board")
"""
# Goes to what Python keeps of the browser, although no import leads there.
FOUND = """
import gc
NAMES = (
    "fetch XMLHttpRequest WebSocket EventSource WebTransport importScripts Request indexedDB caches "
    "localStorage navigator Worker SharedWorker BroadcastChannel MessageChannel postMessage document parent"
).split()
def solve(queens):
    (finder,) = [thing for thing in gc.get_objects() if type(thing).__name__ == "JsFinder"]
    return [name for name in NAMES if hasattr(finder.jsproxies["js"], name)]
"""
# Goes to the door's own modules and objects, which no import leads to.
GOING_ROUND = """
import gc
def named(name):
    return next(thing for thing in gc.get_objects() if type(thing) is dict and thing.get("__name__") == name)
listener = named("jobs.program")["listener"]
table = named("jobs.table")["Table"]
"""
# Calls the browser's own compiler by the one function of the page's that is at hand.
COMPILED = (
    GOING_ROUND
    + """
def solve(queens):
    listener.constructor("return import('{other}import')")()
"""
)
LOOPING = """
class Odd(list):
    def __len__(self, *others):
        while True: pass
    __iter__ = __bool__ = __eq__ = __hash__ = __getitem__ = __repr__ = __str__ = __format__ = __len__
    __class__ = __dict__ = property(__len__)
"""
NAMELESS = """
class Nameless(type):
    __name__ = property(lambda kind: 1 / 0)
    def __eq__(kind, other): 1 / 0
    def __hash__(kind): 1 / 0
class Odd(Exception, metaclass=Nameless): pass
"""
FORGED = (
    GOING_ROUND
    + """
def solve(queens):
    table.ask = lambda *asked: "It is solved."
    return True
"""
)
ODD = """
class Odd:
    def __getattribute__(self, name): return Odd()
    def __eq__(self, other): return Odd()
    def __bool__(self): raise ValueError("neither")
    def __len__(self): return -1
    def __iter__(self): return self
    def __next__(self): return Odd()
    def __repr__(self): return 1
    def __hash__(self): return "none"
"""

HOSTILE = {
    "a loop with an empty body": Hostile(body("while True: pass"), STOPPED),
    "a loop over a list that grows": Hostile(
        body("queens = [1]", "for x in queens: queens.append(x)"), STOPPED
    ),
    "a loop over all numbers": Hostile(
        "from itertools import count\n" + body("for n in count():", "    queens[0] = n % 6"), STOPPED
    ),
    "a comprehension without an end": Hostile(body("return [x for x in iter(int, 1) if x]"), STOPPED),
    "a loop of calls": Hostile("def other(): return 0\n" + body("while not other(): other()"), STOPPED),
    "a loop outside of any function": Hostile("while True: pass\n" + body("return True"), STOPPED),
    "one that swallows everything": Hostile(
        body("while True:", "    try:", "        while True: pass", "    except BaseException: pass"),
        f"{STOPPED}|{NOT_ENDED}",
    ),
    "one that swallows everything, hidden in a text": Hostile(
        body('exec("while True:\\n  try: 1\\n  except BaseException: continue")'), NOT_ENDED, long=True
    ),
    "an expression that takes for ever": Hostile(
        "import re\n" + body("return re.match('(a+)+$', 'a' * 50 + 'b')"), STOPPED, long=True
    ),
    "a sleep": Hostile("import time\n" + body("time.sleep(1000)"), NOT_ENDED, long=True),
    "a call that never returns": Hostile(body("return sum(iter(int, 1))"), NOT_ENDED),
    "endless recursion": Hostile(body("return solve(queens)"), TOO_DEEP),
    "endless recursion in C": Hostile(
        "class Deep:\n    def __repr__(self): return repr(self)\n" + body("return repr(Deep())"),
        TOO_DEEP,
        long=True,
    ),
    "a raised recursion limit": Hostile(
        "import sys\nsys.setrecursionlimit(10**9)\n" + body("return solve(queens)"), TOO_DEEP
    ),
    "a list that doubles": Hostile(body("while True: queens += queens"), NO_MEMORY, 4),
    "lists within lists": Hostile(body("x = 1", "while True: x = [x] * 1_000_000"), NO_MEMORY, 4),
    "many large texts": Hostile(body("return [bytearray(10**7) for _ in range(1000)]"), NO_MEMORY, 4),
    "one huge text": Hostile(body("return 'a' * 10**9"), NO_MEMORY),
    "one that leaves": Hostile("import os\n" + body("os._exit(3)"), "^Your program brought its Python down"),
    "one that leaves politely": Hostile(
        "import sys\n" + body("sys.exit(1)"), r"^Wrong\. It ended itself with exit\(\)"
    ),
    "deleted builtins": Hostile(
        "import builtins\nfor name in list(vars(builtins)): delattr(builtins, name)\n" + body("return True"),
        r"^(Wrong\. It returned True|NameError in line \d+)",
    ),
    "other builtins": Hostile(
        "import builtins\nbuiltins.len = builtins.range = builtins.__import__ = None\n" + body("return True"),
        NO_ERROR,
    ),
    "no modules any more": Hostile(
        "import os, sys\n" + body("sys.modules.clear()", "os._exit(3)"),
        "^Your program brought its Python down",
        long=True,
    ),
    "another profiler": Hostile(
        "import sys\n" + body("sys.monitoring.free_tool_id(3)", "sys.settrace(None)", "while True: pass"),
        f"{STOPPED}|{NOT_ENDED}|{REFUSED}",
        long=True,
    ),
    "no monitoring any more": Hostile(
        "import sys\n" + body("sys.monitoring.free_tool_id(4)", "while True: pass"), STOPPED, long=True
    ),
    "memory that is overwritten": Hostile(
        "import ctypes\n" + body("ctypes.memset(0, 255, 10**7)"),
        f"^Your program brought its Python down|{NOT_ENDED}",
        long=True,
    ),
    "the browser by a way round": Hostile(FOUND, r"^Wrong\. It returned \[\], but "),
    "a script of the browser": Hostile(COMPILED, r"^AttributeError in line \d+"),
    "a forged answer": Hostile(FORGED, r"^Your program brought its Python down \(it answered what is no"),
    "the DOM": Hostile("import js\n" + body("return js.document.title"), NOT_THERE),
    "requests of the browser": Hostile(
        "from pyodide.http import open_url\n" + body("return open_url('{other}open_url')"), NOT_THERE
    ),
    "requests of Python": Hostile(
        REACHING, r"^Line 2 imports socket, but a program cannot fetch anything here"
    ),
    "a socket": Hostile(SOCKET, "^Line 2 imports socket, but a program cannot fetch anything here"),
    "a socket that is hidden": Hostile(HIDDEN_SOCKET, r"^\w*Error in line \d+", 9),
    "caches": Hostile("from js import caches\n" + body("caches.keys()"), NOT_THERE),
    "a database of Python's": Hostile(
        "import sqlite3\n" + body("sqlite3.connect('/x')", "return 1"), NO_ERROR
    ),
    "a worker": Hostile("from js import Worker\n" + body("Worker.new('{other}worker')"), NOT_THERE),
    "a message to the page": Hostile("from js import postMessage\n" + body("postMessage(1)"), NOT_THERE),
    "another process": Hostile(
        "import subprocess\n" + body("subprocess.run(['ls'])"),
        "^Line 1 imports subprocess, but a program cannot",
    ),
    "a thread": Hostile(
        "import threading\n" + body("threading.Thread(target=solve).start()"),
        "^Line 3 starts a thread, but everything runs one after the other here",
    ),
    "endless output": Hostile(
        body("while True: print('a' * 1000)"),
        f"^It was stopped as it had printed more than 50,000,000 characters|{STOPPED}",
    ),
    "input": Hostile(
        body("return input('?')"), r"^Line 2 asks for input\(\) with '\?', and there is no answer"
    ),
    "what is no Python": Hostile("def solve(queens)\n    return True\n", r"^Line 1 is not Python: "),
    "nesting without end": Hostile(
        body(f"return {'(' * 5000}{')' * 5000}"),
        f"^(Line 2|This|This program) is (not|nested)|{TOO_DEEP}",
    ),
    "nesting that Python cannot follow": Hostile(
        body(f"return {'-' * 20_000}1"), f"^This program is nested too deeply|{TOO_DEEP}"
    ),
    "a null byte": Hostile("def solve(queens): return '\0'\n", "^Line 1 has a character in it"),
    "too long a program": Hostile(f"# {'a' * 2_000_000}\n", "^This program has 2,000,003 characters"),
    "nothing": Hostile("", "^There is nothing to be called"),
    "an answer that holds itself": Hostile(
        body("queens.clear()", "queens.append(queens)", "return queens"), r"^It returned \[\[\[\[…"
    ),
    "no answer": Hostile(
        body("pass"), r"^Wrong\. It gave no solution, neither returned nor printed nor left"
    ),
    "a number": Hostile(body("return 42"), r"^Wrong\. It returned 42, but there are 4 solutions"),
    "a huge number": Hostile(
        body("return 10**100_000"), r"^Wrong\. It returned a number of 332193 bits, but there "
    ),
    "a text": Hostile(body("return 'queens'"), "^It returned 'queens', which cannot be read as a board"),
    "a board of another size": Hostile(
        body("return [0] * 77"), r"^It returned \[0, .* … 65 more\], which cannot be read"
    ),
    "a huge list": Hostile(
        body("return list(range(10**6))"), r"^It returned \[0, 1, .* … 999988 more\], which cannot be read"
    ),
    "a generator that never yields": Hostile(body("while True: pass", "yield queens"), STOPPED),
    "an answer that is odd": Hostile(ODD + body("return Odd()"), r"^It was stopped after (0\.5|10) seconds"),
    "an answer that never lets go": Hostile(
        LOOPING + body("return Odd()"), "^What it gave cannot be looked at: "
    ),
    "an error that never lets go": Hostile(
        "class Odd(Exception):\n    def __str__(self):\n        while True: pass\n" + body("raise Odd"),
        r"^Odd in line 5\.$",
    ),
    "an error without a name": Hostile(
        NAMELESS + body("raise Odd"), r"^An exception ended it in line \d+\.$"
    ),
    "an object that will not go": Hostile(
        "class Odd:\n    def __del__(self):\n        while True: pass\n" + body("Odd()", "return True"),
        STOPPED,
    ),
    "odd values on the board": Hostile(
        ODD + body("queens[0] = Odd()", "return True"), f"{NO_ERROR}|{REFUSED}"
    ),
    "half a character": Hostile(body("return chr(0xD800)"), NO_ERROR),
    "an error that is odd": Hostile(
        "class Odd(Exception):\n    def __str__(self): return 1\n" + body("raise Odd"), r"^Odd in line \d+\.$"
    ),
    "a generator that yields itself": Hostile(body("while True: yield solve(queens)"), STOPPED),
}

# A program has as many seconds as the test gives it; where it never ends, the page's own pass faster.
HURRY = """
() => {
  const { setInterval } = window;
  const { sandboxes } = undoku;
  const { take } = sandboxes;
  sandboxes.take = async () => {
    const life = await take.call(sandboxes);
    const { open, work } = life.worker;
    life.worker.open = (kind, question) =>
      open(kind, JSON.stringify({ ...JSON.parse(question), seconds: window.given }));
    life.worker.work = (...values) => {
      window.setInterval = (act, ms) => setInterval(act, isHurried ? ms / 2.5 : ms);
      const answer = work(...values);
      window.setInterval = setInterval;
      return answer;
    };
    return life;
  };
}
"""
# Says how many seconds a program is to be given, and whether those of the page are to be shorter.
GIVE = "(seconds, isHurried = false) => { Object.assign(window, { given: seconds, isHurried }); }"

# Runs one in a Python that is still there, or in a fresh one.
ATTEMPT = f"""
async (code, seconds) => {{
  if (!window.life || life.ended) window.life = await undoku.sandboxes.take();
  return ({RUN})(life, code, seconds);
}}
"""

Call = Callable[..., str]


def filled(text: str, listener: Listener) -> str:
    """Return a program with the address of a server."""
    port = listener.url.split(":")[2].strip("/")
    return text.replace("{other}", listener.url).replace("{port}", port)


def tried(call: Call, listener: Listener) -> dict[str, str]:
    """Run those that are soon over on a page, where `call` calls a function with values.

    Return what is said of each that is not what should be.
    """
    call(HURRY)
    wrong = _wrong(call, listener, {name: hostile for name, hostile in HOSTILE.items() if not hostile.long})
    # What runs on the page from now on has as long as any.
    call(GIVE, 10)
    return wrong


def tried_at_leisure(call: Call, listener: Listener) -> dict[str, str]:
    """Run all of them, each for as long as anybody's program may."""
    return _wrong(call, listener, HOSTILE, seconds=10)


def _wrong(
    call: Call, listener: Listener, programs: dict[str, Hostile], seconds: float | None = None
) -> dict[str, str]:
    said = {}
    # WebKit lets what it cannot interrupt go on when its worker has gone: that comes last.
    for name, hostile in sorted(programs.items(), key=lambda item: NOT_ENDED in item[1].said):
        given = seconds or hostile.seconds
        call(GIVE, given, given < 1 and NOT_ENDED in hostile.said)
        said[name] = call(ATTEMPT, filled(hostile.text, listener), given)
    return {name: text for name, text in said.items() if not re.search(programs[name].said, text)}
