"""How far a command has come, in a small file: a later run goes on from there and does nothing twice."""

from __future__ import annotations

import os

from undoku.cli.errors import CommandError
from undoku.cli.progress import remark

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any

    from undoku.cli.output import Mark

FORMAT = 1
LONGEST_TEXT = 200
"""So much of what was answered last is kept, to know the input by."""


class StateFile:
    """A file of one JSON object, replaced as a whole, that knows which command it belongs to."""

    def __init__(self, file: str, command: str) -> None:
        """Read the file, if it is there; `command` is what every run of it has in common."""
        self._file = file
        self._head = {"undoku": FORMAT, "command": command}
        self.values: dict[str, Any] = {}
        try:
            with open(file, "rb") as stream:  # noqa: PTH123 (as in `input`)
                self.values = self._read(stream.read())
        except FileNotFoundError:
            # Now, rather than when there is something to be lost.
            self.save({})

    def _read(self, text: bytes) -> dict[str, Any]:
        import json

        try:
            values = json.loads(text)
            form, command = values.pop("undoku"), values.pop("command")
        except (ValueError, TypeError, KeyError, AttributeError):
            raise self.error() from None
        if form != FORMAT:
            raise CommandError(f"{self._file}: another version of undoku has written this file")
        if command != self._head["command"]:
            raise CommandError(
                f"{self._file}: this file is for `undoku {command}`, not for `undoku {self._head['command']}`"
            )
        return dict(values)

    def error(self) -> CommandError:
        """What is said where the file holds something else."""
        return CommandError(f"{self._file}: this is no file that --resume has written")

    def save(self, values: dict[str, Any]) -> None:
        """Put this in place of what was there."""
        import json

        self.values = values
        new = f"{self._file}.new"
        try:
            with open(new, "w", encoding="utf-8") as stream:  # noqa: PTH123 (as above)
                json.dump({**self._head, **values}, stream)
                stream.write("\n")
            os.replace(new, self._file)  # noqa: PTH105 (as above)
        except OSError as error:
            raise OSError(error.errno, error.strerror, self._file) from None


class Answered:
    """Which positions of an input are answered: all up to one. Without a file none was, and none is kept.

    `line` is where that one begins, 0 at first; `good` and `bad` are how many could be used, or not.
    """

    def __init__(self, file: str | None, command: str) -> None:
        """Read what the file says."""
        self._file = file
        self._state = StateFile(file, command) if file is not None else None
        values = self._state.values if self._state else {}
        self.line, self.good, self.bad = (values.get(name, 0) for name in ("line", "good", "bad"))
        self.text = values.get("text", "")
        numbers = (self.line, self.good, self.bad)
        if self._state and not (all(type(number) is int for number in numbers) and type(self.text) is str):
            raise self._state.error()
        if self.line:
            remark(f"{file} says that all is answered up to line {self.line:,}: this goes on after it")

    def left(
        self, positions: Iterable[tuple[int, str]], skipped: Callable[[int], object]
    ) -> Iterable[tuple[int, str]]:
        """The positions that are not answered yet; `skipped` is told how long the others are, together.

        May raise CommandError while they are read: it is another input.
        """
        return self._after_those_answered(positions, skipped) if self.line else positions

    def _after_those_answered(
        self, positions: Iterable[tuple[int, str]], skipped: Callable[[int], object]
    ) -> Iterator[tuple[int, str]]:
        positions = iter(positions)
        length = 0
        found = None
        for number, text in positions:
            length += len(text) + 1
            if number >= self.line:
                found = text[:LONGEST_TEXT] if number == self.line else None
                break
        if found != self.text:
            raise CommandError(
                f"line {self.line} of the input is not the one that was answered last: is it another input?"
                f" To begin anew, remove {self._file}"
            )
        skipped(length)
        yield from positions

    def note(self, marks: list[Mark]) -> None:
        """Take what has been printed, or said, in its order."""
        self.line, text, _ = marks[-1]
        self.text = text[:LONGEST_TEXT]
        good = sum([good for _, _, good in marks])
        self.good += good
        self.bad += len(marks) - good
        if self._state:
            self._state.save({"line": self.line, "text": self.text, "good": self.good, "bad": self.bad})
