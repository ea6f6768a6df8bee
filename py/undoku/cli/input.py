"""What a command reads: a file, or stdin."""

from __future__ import annotations

import sys
from contextlib import contextmanager, suppress
from io import BufferedReader, TextIOWrapper

from undoku.cli.errors import CommandError
from undoku.cli.output import Tied
from undoku.search.encoding import LATIN, encoding_of, other_than_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, TextIO


_LOOKED_AT = 1024
"""Bytes at the beginning by which an encoding is told."""


@contextmanager
def lines_of(file: str | None, before_waiting: Callable[[], object]) -> Iterator[TextIO]:
    """The file, or stdin: UTF-8 or UTF-16, with or without a mark of the byte order, or else Latin-1.

    `before_waiting` is called when more of the input is read that is not there yet.
    """
    if file is not None and file != "-":
        with open(file, "rb") as stream:  # noqa: PTH123 (pathlib takes longer to import than the engine)
            yield _decoded(stream, before_waiting)
        return
    if getattr(sys.stdin, "buffer", None) is None:  # a text in its place
        yield sys.stdin
        return
    stdin: Any = sys.stdin.buffer
    with suppress(OSError, ValueError):  # there may be no file behind it
        # Not `sys.stdin` itself: a thread that still reads it when Python ends would be a fatal error.
        stdin = open(sys.stdin.fileno(), "rb", closefd=False)  # noqa: SIM115
    yield _decoded(stdin, before_waiting, "\n")


def _decoded(stream: Any, before_waiting: Callable[[], object], newline: str | None = None) -> TextIO:
    if not hasattr(stream, "peek"):
        stream = BufferedReader(stream)
    start = stream.peek(_LOOKED_AT)[:_LOOKED_AT]
    what = other_than_text(start)
    if what:
        name = f"{stream.name}: " if isinstance(stream.name, str) else ""
        raise CommandError(f"{name}this is {what}; a text with puzzles is needed.")
    encoding = encoding_of(start)
    errors = LATIN if encoding == "utf-8-sig" else "replace"
    return TextIOWrapper(Tied(stream, before_waiting), encoding, errors, newline=newline)
