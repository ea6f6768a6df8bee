"""Lines on stdout: Ctrl+C does not cut one in two, and none waits for more input."""

from __future__ import annotations

import signal
import sys
from io import BufferedIOBase, BufferedReader
from time import monotonic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias

    from undoku.search.errors import PuzzleError

    Mark: TypeAlias = tuple[int, str, bool]
    """What a line answers: where in the input that begins, its text, and whether it could be used."""

PATIENCE = 0.1
"""Seconds that a line may be held back to go out with others, where nobody reads along."""


class InterruptsWait:
    """A block during which Ctrl+C waits, and so does a request to end: it takes effect at the end.

    Signals are not blocked, which would not help where there are threads: what they call is changed. What
    they would do at once, or not at all, is left as it is.
    """

    def __enter__(self) -> None:
        """Note the signals from now on."""
        self._came: list[int] = []
        self._before: dict[int, Any] = {}
        for number in (signal.SIGINT, signal.SIGTERM):
            if callable(signal.getsignal(number)):
                self._before[number] = signal.signal(number, lambda came, _: self._came.append(came))

    def __exit__(self, *error: object) -> None:
        """Let them come."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        for came in self._came:
            signal.raise_signal(came)


def write_line(text: str) -> None:
    """Print the line; a Ctrl+C that comes meanwhile takes effect once the line is out."""
    with InterruptsWait():
        sys.stdout.write(text + "\n")


def write_json(fields: dict[str, object]) -> None:
    """Print an object as a line of JSON."""
    import json

    write_line(json.dumps(fields))


class Lines:
    """Prints many lines, several at a time unless stdout is a terminal.

    What is held back goes out with the first line after PATIENCE, with `flush`, and at the end of the
    `with` block, however that ends. `out` is then called with what the lines answer.
    """

    def __init__(self, out: Callable[[list[Mark]], object] | None = None, file: str | None = None) -> None:
        """Hold nothing; the name of the `file` that is read stands before what is wrong with it."""
        self._held: list[tuple[str, Mark | None]] = []
        self._out = out
        self._patience = 0.0 if sys.stdout.isatty() else PATIENCE
        self._due = 0.0
        self._file = f"{file}: " if file and file != "-" else ""

    def __enter__(self) -> Lines:
        """Give this object."""
        return self

    def __exit__(self, *error: object) -> None:
        """Print what is held."""
        self.flush()

    def write(self, text: str, mark: Mark | None = None) -> bool:
        """Print the line, now or soon; return whether it is out. `mark` tells what it answers."""
        # In one step, for Ctrl+C may come between two.
        self._held.append((text, mark))
        if monotonic() < self._due:
            return False
        self.flush()
        return True

    def flush(self) -> None:
        """Print what is held."""
        if self._held:
            with InterruptsWait():
                held, self._held = self._held, []
                sys.stdout.write("\n".join([text for text, _ in held]) + "\n")
                sys.stdout.flush()
                self._tell([mark for _, mark in held if mark])
        self._due = monotonic() + self._patience

    def complain(self, sentence: str, mark: Mark | None = None) -> None:
        """Say on stderr what is wrong, after what is printed before it."""
        self.flush()
        with InterruptsWait():
            print(f"undoku: {self._file}{sentence}", file=sys.stderr, flush=True)
            self._tell([mark] if mark else [])

    def _tell(self, marks: list[Mark]) -> None:
        if self._out and marks:
            self._out(marks)


def placed(error: PuzzleError, number: int = 0) -> str:
    """The sentence of an error, with the place that it says, or else the line where its position begins."""
    sentence = str(error)
    if number and "line" not in error.values:
        return f"line {number}: {sentence}"
    return f"{sentence[0].lower()}{sentence[1:]}"


class Tied(BufferedIOBase):
    """A stream of bytes that has a function called before it has to wait for more."""

    def __init__(self, stream: BufferedReader, before: Callable[[], object]) -> None:
        """Read from `stream`, which stays open."""
        self._stream = stream
        self._before = before

    @property
    def name(self) -> str:
        """The name of the stream."""
        return self._stream.name

    def fileno(self) -> int:
        """The number of what is read."""
        return self._stream.fileno()

    def readable(self) -> bool:
        """It is."""
        return True

    def read1(self, size: int = -1) -> bytes:
        """Give what is there, once there is something."""
        if not self._has_more():
            self._before()
        return self._stream.read1(size)

    def _has_more(self) -> bool:
        import select

        try:
            return bool(select.select([self._stream], [], [], 0)[0])
        except (OSError, ValueError):  # no such thing on Windows, or no file behind it
            return False
