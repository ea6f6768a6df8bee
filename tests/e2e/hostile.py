"""Programs that are up to no good, or broken, and the sentence in which each ends."""

from collections.abc import Callable
from typing import NamedTuple

from sandboxing import RUN, Listener


class Hostile(NamedTuple):
    """A program, the pattern of what is said of it, and the seconds that it is given."""

    text: str
    said: str
    seconds: float = 0.5


def body(*lines: str) -> str:
    return "\n    ".join(["def solve(queens):", *lines]) + "\n"


STOPPED = r"^It was stopped after 0\.5 seconds of running, in line \d+\.$"
NO_MEMORY = r"^MemoryError in line \d+"
TOO_DEEP = r"^(RecursionError in line \d+|Your program brought its Python down: it went deeper)"
NOT_ENDED = "^Your program could not be stopped from inside, so its Python was ended"
NOT_THERE = r"^Line \d+ imports '\w+', which is not there: only Python's standard library is\.$"
NO_ERROR = r"^It returned "
REFUSED = r"^\w*Error in line \d+: "

REACHING = """
import asyncio, socket, urllib.request
def solve(queens):
    urllib.request.urlopen("{other}urllib", timeout=1)
"""
SOCKET = """
import socket
def solve(queens):
    socket.create_connection(("127.0.0.1", {port}), timeout=1).send(b"board")
"""
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
    "a loop over a list that grows": Hostile(body("for x in queens: queens.append(x)"), STOPPED),
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
    "a call that never returns": Hostile(body("return sum(iter(int, 1))"), NOT_ENDED),
    "endless recursion": Hostile(body("return solve(queens)"), TOO_DEEP),
    "endless recursion in C": Hostile(
        "class Deep:\n    def __repr__(self): return repr(self)\n" + body("return repr(Deep())"), TOO_DEEP
    ),
    "a raised recursion limit": Hostile(
        "import sys\nsys.setrecursionlimit(10**9)\n" + body("return solve(queens)"), TOO_DEEP
    ),
    "a list that doubles": Hostile(body("while True: queens += queens"), NO_MEMORY, 9),
    "lists within lists": Hostile(body("x = 1", "while True: x = [x] * 1_000_000"), NO_MEMORY, 9),
    "many large texts": Hostile(body("return [bytearray(10**7) for _ in range(1000)]"), NO_MEMORY, 9),
    "one huge text": Hostile(body("return 'a' * 10**9"), NO_MEMORY),
    "one that leaves": Hostile("import os\n" + body("os._exit(3)"), "^Your program brought its Python down"),
    "one that leaves politely": Hostile(
        "import sys\n" + body("sys.exit(1)"), "^It ended itself with an exit"
    ),
    "deleted builtins": Hostile(
        "import builtins\nfor name in list(vars(builtins)): delattr(builtins, name)\n" + body("return True"),
        r"^(It returned True|NameError in line \d+)",
    ),
    "other builtins": Hostile(
        "import builtins\nbuiltins.len = builtins.range = builtins.__import__ = None\n" + body("return True"),
        NO_ERROR,
    ),
    "no modules any more": Hostile(
        "import os, sys\n" + body("sys.modules.clear()", "os._exit(3)"),
        "^Your program brought its Python down",
    ),
    "another profiler": Hostile(
        "import sys\n" + body("sys.monitoring.free_tool_id(3)", "sys.settrace(None)", "while True: pass"),
        f"{STOPPED}|{NOT_ENDED}|{REFUSED}",
    ),
    "the DOM": Hostile("import js\n" + body("return js.document.title"), NOT_THERE),
    "requests of the browser": Hostile(
        "from pyodide.http import open_url\n" + body("return open_url('{other}open_url')"), NOT_THERE
    ),
    "requests of Python": Hostile(REACHING, r"^\w*Error in line \d+", 9),
    "a socket": Hostile(SOCKET, r"^\w*Error in line \d+"),
    "caches": Hostile("from js import caches\n" + body("caches.keys()"), NOT_THERE),
    "a database of Python's": Hostile("import sqlite3\n" + body("sqlite3.connect('/x')"), NO_ERROR),
    "a worker": Hostile("from js import Worker\n" + body("Worker.new('{other}worker')"), NOT_THERE),
    "a message to the page": Hostile("from js import postMessage\n" + body("postMessage(1)"), NOT_THERE),
    "another process": Hostile(
        "import subprocess\n" + body("subprocess.run(['ls'])"), r"^\w*Error in line \d+"
    ),
    "a thread": Hostile(
        "import threading\n" + body("threading.Thread(target=solve).start()"), r"^RuntimeError in line \d+"
    ),
    "endless output": Hostile(
        body("while True: print('a' * 1000)"),
        "^It was stopped as it had printed more than 100,000 characters",
    ),
    "input": Hostile(body("return input('?')"), r"^It was stopped: it asked for input\(\)"),
    "what is no Python": Hostile("def solve(queens)\n    return True\n", r"^Line 1 is not Python: "),
    "nesting without end": Hostile(
        body(f"return {'(' * 5000}{')' * 5000}"), f"^(Line 2|This) is (not|nested)|{TOO_DEEP}"
    ),
    "a null byte": Hostile("def solve(queens): return '\0'\n", "^Line 1 has a character in it"),
    "too long a program": Hostile(f"# {'a' * 2_000_000}\n", "^This program has 2,000,003 characters"),
    "nothing": Hostile("", "^There is no function to be called"),
    "an answer that holds itself": Hostile(
        body("queens.clear()", "queens.append(queens)", "return queens"), NO_ERROR
    ),
    "an answer that is odd": Hostile(ODD + body("return Odd()"), f"{NO_ERROR}|{REFUSED}"),
    "odd values on the board": Hostile(
        ODD + body("queens[0] = Odd()", "return True"), f"{NO_ERROR}|{REFUSED}"
    ),
    "half a character": Hostile(body("return chr(0xD800)"), NO_ERROR),
    "an error that is odd": Hostile(
        "class Odd(Exception):\n    def __str__(self): return 1\n" + body("raise Odd"), r"^Odd in line \d+\.$"
    ),
    "a generator that yields itself": Hostile(body("while True: yield solve(queens)"), STOPPED),
}

# Runs one in a Python that is still there, or in a fresh one.
ATTEMPT = f"""
async (code, seconds) => {{
  if (!window.life || life.ended) window.life = await undoku.sandboxes.take();
  return ({RUN})(life, code, seconds);
}}
"""


def tried(call: Callable[..., str], listener: Listener) -> dict[str, str]:
    """Run all of them on a page, where `call` calls a function with values; return what is said of each."""
    port = listener.url.split(":")[2].strip("/")
    filled = {
        name: text.replace("{other}", listener.url).replace("{port}", port)
        for name, (text, *_) in HOSTILE.items()
    }
    return {name: call(ATTEMPT, text, HOSTILE[name].seconds) for name, text in filled.items()}
