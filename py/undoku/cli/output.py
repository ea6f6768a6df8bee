"""Lines on stdout: Ctrl+C does not cut one in two, and none waits for more input."""

from __future__ import annotations

import signal
import sys
from io import BufferedIOBase, BufferedReader
from time import monotonic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

PATIENCE = 0.1
"""Seconds that a line may be held back to go out with others, where nobody reads along."""


class _InterruptsWait:
    """A block during which Ctrl+C waits: it takes effect at the end."""

    def __enter__(self) -> None:
        """Hold the signal back, where that is possible: not on Windows."""
        if hasattr(signal, "pthread_sigmask"):
            self._before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})

    def __exit__(self, *error: object) -> None:
        """Let it come."""
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_SETMASK, self._before)


def write_line(text: str) -> None:
    """Print the line; a Ctrl+C that comes meanwhile takes effect once the line is out."""
    with _InterruptsWait():
        sys.stdout.write(text + "\n")


def write_json(fields: dict[str, object]) -> None:
    """Print an object as a line of JSON."""
    import json

    write_line(json.dumps(fields))


class Lines:
    """Prints many lines, several at a time unless stdout is a terminal.

    What is held back goes out with the first line after PATIENCE, with `flush`, and at the end of the
    `with` block, however that ends.
    """

    def __init__(self) -> None:
        """Hold nothing."""
        self._held: list[str] = []
        self._patience = 0.0 if sys.stdout.isatty() else PATIENCE
        self._due = 0.0

    def __enter__(self) -> Lines:
        """Give this object."""
        return self

    def __exit__(self, *error: object) -> None:
        """Print what is held."""
        self.flush()

    def write(self, text: str) -> bool:
        """Print the line, now or soon; return whether it is out."""
        self._held.append(text)
        if monotonic() < self._due:
            return False
        self.flush()
        return True

    def flush(self) -> None:
        """Print what is held."""
        if self._held:
            with _InterruptsWait():
                text = "\n".join(self._held) + "\n"
                self._held.clear()
                sys.stdout.write(text)
                sys.stdout.flush()
        self._due = monotonic() + self._patience


def complain(output: Lines, error: Exception) -> None:
    """Say on stderr what is wrong, after what is printed before it."""
    output.flush()
    sentence = str(error)
    print(f"undoku: {sentence[0].lower()}{sentence[1:]}", file=sys.stderr)


class Tied(BufferedIOBase):
    """A stream of bytes that has a function called before each read, and so before it may have to wait."""

    def __init__(self, stream: BufferedReader, before: Callable[[], object]) -> None:
        """Read from `stream`, which stays open."""
        self._stream = stream
        self._before = before

    @property
    def name(self) -> str:
        """The name of the stream."""
        return self._stream.name

    def readable(self) -> bool:
        """It is."""
        return True

    def read1(self, size: int = -1) -> bytes:
        """Give what is there, once there is something."""
        self._before()
        return self._stream.read1(size)
