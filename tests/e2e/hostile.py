"""Programs that mean harm, or do it, and the sentence in which each has to end."""

import re
from collections.abc import Callable
from typing import NamedTuple

# Where the address of a server that waits for them goes.
ADDRESS = "http://listener.invalid/"

STOPPED = r"It was stopped after (1 second|10 seconds) of running, in line \d+\."
KILLED = r"Your program could not be stopped from inside, so its Python was ended\."
DEEP = r"RecursionError in line \d+: the function calls itself too deeply, perhaps without end\."
NO_ROOM = r"MemoryError in line \d+\."
BROUGHT_DOWN = r"Your program brought its Python down"


class Hostile(NamedTuple):
    """One of them: `ends` is what its sentence begins with, and `slow` whether it goes on until it is ended."""

    name: str
    source: str
    ends: str
    slow: bool = False

    def at(self, address: str) -> str:
        """Return its text, with the address of a server."""
        return self.source.replace(ADDRESS, address)


def solve(body: str, before: str = "") -> str:
    """Return a program with a function of these lines."""
    lines = "".join(f"    {line}\n" if line else "\n" for line in body.strip("\n").split("\n"))
    return f"{before}def solve(queens):\n{lines}"


def returning(name: str, value: str, ends: str, before: str = "", **more: bool) -> Hostile:
    """Return a program with a wrong answer."""
    return Hostile(name, solve(f"return {value}", before), ends, **more)


def raising(error: str, line: int, message: str = "") -> str:
    return rf"{error} in line {line}: {message}"


LOOPS = [
    Hostile("an endless loop", solve("while True: pass"), STOPPED, slow=True),
    Hostile(
        "an endless loop with a body",
        solve("row = 0\nwhile row < 4:\n    queens[row] = 1\n    queens[row] = -1"),
        STOPPED,
        slow=True,
    ),
    Hostile(
        "a loop over numbers without end",
        solve("for number in itertools.count():\n    last = number", "import itertools\n"),
        STOPPED,
        slow=True,
    ),
    Hostile(
        "a generator without end",
        solve("for row in (1 for _ in iter(int, 1)): pass"),
        STOPPED,
        slow=True,
    ),
    Hostile(
        "functions that call each other without end",
        solve("while ping(3): pass", "def ping(n): return pong(n)\ndef pong(n): return not n or ping(n - 1)\n"),
        STOPPED,
        slow=True,
    ),
    Hostile(
        "a sum without end", solve("return sum(itertools.repeat(1))", "import itertools\n"), KILLED, slow=True
    ),
    Hostile("a question without an answer", solve("return all(iter(lambda: 1, 0))"), STOPPED, slow=True),
    Hostile(
        "a loop that swallows everything",
        solve(
            """
            while True:
                try:
                    work(work)
                except BaseException:
                    continue
            """,
            "def work(again):\n    try:\n        while True: pass\n    except BaseException:\n        again(again)\n",
        ),
        KILLED,
        slow=True,
    ),
    Hostile(
        "a loop in a text that is run",
        solve('exec("while True:\\n  try: 1\\n  except BaseException: continue")'),
        KILLED,
        slow=True,
    ),
]
