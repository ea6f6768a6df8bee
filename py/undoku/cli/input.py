"""What a command reads: a file, or stdin."""

from __future__ import annotations

import sys
from contextlib import contextmanager, suppress
from io import TextIOWrapper

from undoku.cli.output import Tied

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any, TextIO


@contextmanager
def lines_of(file: str | None, before_waiting: Callable[[], object]) -> Iterator[TextIO]:
    """The file, or stdin. Bytes that are no text become characters that no puzzle has.

    `before_waiting` is called when more of the input is read that is not there yet.
    """
    if file is not None and file != "-":
        with open(file, "rb") as stream:  # noqa: PTH123 (pathlib takes longer to import than the engine)
            yield TextIOWrapper(Tied(stream, before_waiting), "utf-8-sig", "replace")
        return
    if getattr(sys.stdin, "buffer", None) is None:  # a text in its place
        yield sys.stdin
        return
    stdin: Any = sys.stdin.buffer
    with suppress(OSError, ValueError):  # there may be no file behind it
        # Not `sys.stdin` itself: a thread that still reads it when Python ends would be a fatal error.
        stdin = open(sys.stdin.fileno(), "rb", closefd=False)  # noqa: SIM115
    yield TextIOWrapper(Tied(stdin, before_waiting), "utf-8-sig", "replace", newline="\n")
