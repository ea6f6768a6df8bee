"""What a program reads and prints: a text that was given for `input()`, and what is kept of its output."""

from __future__ import annotations

from collections import deque
from io import StringIO, TextIOBase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from undoku.programs.log import Log

HEAD = 200_000
"""Characters that are kept of what is printed first."""

TAIL = 25_000
"""Characters that are kept of what is printed last: there stands the answer."""

FLOOD = 50_000_000
"""Characters after which a program that does not stop printing is ended."""

OFTEN_ENDED = 100
"""Times that a program may go on after there was no more to be read."""


class Output(TextIOBase):
    """A file that hands on what is written to it."""

    encoding = "utf-8"

    def __init__(self, tell: Callable[[str], object]) -> None:
        """Hand on to `tell`."""
        self._tell = tell

    def write(self, text: str) -> int:
        """Take a text."""
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._tell(text)
        return len(text)

    def reconfigure(self, **_: object) -> None:
        """Nothing of this can be had otherwise."""


class Input(TextIOBase):
    """A file with the lines that were given; what is asked of it shows as if it were typed.

    Where nothing was given, whoever reads is told so by `lack`, which does not return.
    """

    encoding = "utf-8"

    def __init__(self, text: str, tell: Callable[[str], object], lack: Callable[[str], object]) -> None:
        """Begin at the first line."""
        self._lines = StringIO(text, newline=None)
        self._given = bool(text)
        self._tell = tell
        self._lack = lack
        self._ended = 0

    def ask(self, prompt: object = "", /) -> str:
        """Answer a question as `input()` does: with the next line."""
        question = str(prompt)
        self._tell(question)
        if not self._given:
            self._lack(question)
        line = self.readline()
        if not line:
            self._ended += 1
            # It may take the end for one, as at the end of a file.
            if self._ended > OFTEN_ENDED:
                self._lack(question)
            raise NoInput(question)
        answer = line.removesuffix("\n")
        self._tell(f"{answer}\n")
        return answer

    def read(self, size: int | None = -1, /) -> str:
        """Read so many characters, or all that is left."""
        self._need()
        return self._lines.read(size)

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        """Read a line; empty at the end."""
        self._need()
        return self._lines.readline(size)

    def _need(self) -> None:
        if not self._given:
            self._lack("")


class NoInput(EOFError):
    """There is no line left for a question."""

    def __init__(self, question: str) -> None:
        """Say as Python does what is wrong."""
        super().__init__("EOF when reading a line")
        self.question = question


class Printed:
    """Writes into a log what a program prints: its first part, its last part, and how much there was between.

    Attributes:
        left_out: how many characters are not kept.
    """

    def __init__(self, log: Log, end: Callable[[str], object]) -> None:
        """Begin with nothing; `end` ends the program where it has printed far too much."""
        self.left_out = 0
        self._log = log
        self._end = end
        self._room = HEAD
        self._all = 0
        self._tail: deque[tuple[int, str]] = deque()
        self._kept = 0

    def tell(self, text: str) -> None:
        """Take what is printed after so many lines as have run."""
        at = len(self._log.lines)
        self._all += len(text)
        if self._room:
            first, text = text[: self._room], text[self._room :]
            self._room -= len(first)
            self._write(at, first)
        if text:
            self._tail.append((at, text))
            self._kept += len(text)
            self._forget()
        if self._all > FLOOD:
            self._end("output")

    def close(self) -> None:
        """The program has ended: what it has printed last is written down as well."""
        if self.left_out:
            self._write(self._tail[0][0], gap(self.left_out))
        for at, text in self._tail:
            self._write(at, text)
        self._tail.clear()

    def _forget(self) -> None:
        """Leave out of the last part what is too long ago."""
        while (over := self._kept - TAIL) > 0:
            at, text = self._tail.popleft()
            if len(text) > over:
                self._tail.appendleft((at, text[over:]))
            self._kept -= min(over, len(text))
            self.left_out += min(over, len(text))

    def _write(self, at: int, text: str) -> None:
        self._log.told_at.append(at)
        self._log.told.append(text)


def gap(count: int) -> str:
    """What stands where so many characters are left out.

    >>> gap(1_234)
    '\\n… and 1,234 more characters …\\n'
    """
    return f"\n… and {count:,} more {'character' if count == 1 else 'characters'} …\n"


def fitting(text: str, most: int) -> str:
    """A text with its middle left out where it is longer.

    >>> fitting("abc", 3)
    'abc'
    """
    if len(text) <= most:
        return text
    kept = (most - 100) // 2
    return f"{text[:kept]}{gap(len(text) - 2 * kept)}{text[-kept:]}"
