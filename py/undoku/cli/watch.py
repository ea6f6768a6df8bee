"""`undoku watch`: a program of one's own on a board, whether it is right, and what it does."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from threading import Timer
from time import perf_counter
from typing import Any

from undoku.cli.arguments import positive_number, whole_number
from undoku.cli.input import lines_of
from undoku.cli.output import write_json, write_line
from undoku.cli.trace import as_words

ANSWERS = ("first", "all", "count")
SCRIPT = "script"
"""As `undoku.programs.calling.wanted` has them, which takes longer to import."""

USUAL = {
    "sudoku": ["306508400520000000087000031003010080900863005050090600130000250000000074005206300"],
    "queens": ["8"],
    "knight": ["5", "5"],
}
"""What each board asks where nothing is named; of a Sudoku the blog's puzzle."""

FIELDS = (
    *("answer", "right", "calls", "lines", "placements", "undos", "error"),
    *("call", "kind", "symptom"),
)

SECONDS = 10

GRACE = 60
"""Seconds that the other process may take to begin, and to judge what has run."""

APART = "from undoku.cli.apart import main; main()"
"""What the other process runs: a program may never come back, or take Python down with it."""


def add_commands(group: argparse.ArgumentParser) -> None:
    """Add the arguments; there are no further commands."""
    group.add_argument("file", metavar="FILE.py", help="the program; stdin if -")
    group.add_argument("--board", choices=[*USUAL], required=True, help="what it solves")
    group.add_argument(
        "puzzle",
        metavar="PUZZLE | N | ROWS COLS",
        nargs="*",
        help="81 digits, or the sides of the board (the blog's puzzle, 8 queens, 5 by 5 squares)",
    )
    group.add_argument(
        "--regions",
        metavar="LETTERS",
        default="",
        help="queens: a letter for each square, row by row, the same in each region",
    )
    group.add_argument(
        "--seconds",
        metavar="S",
        type=positive_number,
        default=SECONDS,
        help=f"how long it may run (default {SECONDS})",
    )
    called = group.add_mutually_exclusive_group()
    called.add_argument(
        "--call",
        metavar="EXPRESSION",
        default="",
        help="how it is called, as in 'solve(board, 0)', where that is not to be guessed; beside its own "
        "names there are n, board, columns, regions, letters, grid, puzzle, cells, rows, cols, start and "
        "path",
    )
    called.add_argument("--script", action="store_true", help="run it as Python runs a file")
    group.add_argument(
        "--answer", choices=ANSWERS, default="", help="what it gives, where that is not to be guessed"
    )
    group.add_argument("--input", metavar="FILE", help="what it reads with input() (stdin)")
    group.add_argument("--json", action="store_true", help="a JSON object, and not what the program prints")
    group.set_defaults(run=run_watch)


def run_watch(arguments: argparse.Namespace) -> int:
    """Run the program and print what came of it; 1 if it did not come to its end."""
    found = _found(arguments)
    error = found["error"]
    if arguments.json:
        write_json({name: found.get(name) for name in FIELDS})
    else:
        if found.get("calls") is not None:
            _say(found)
        if error:
            print(f"undoku: {error}", file=sys.stderr)
    return 1 if error else 0


def _say(found: Mapping[str, Any]) -> None:
    write_line("run as a script" if found["call"] == SCRIPT else f"called: {found['call']}")
    counts = (f"{name} {found[name]:,}" for name in FIELDS[2:6])
    write_line(", ".join(counts))
    if not found["error"]:
        judged = {True: "right", False: "wrong", None: "not understood"}[found["right"]]
        write_line(f"{judged}: {found['sentence']}")
    if found["answer"] is not None:
        write_line(as_words(found["answer"]))


def _found(arguments: argparse.Namespace) -> Mapping[str, Any]:
    """What came of the run by name; where it could not begin nothing but the `error`."""
    file = arguments.file
    try:
        question = question_of(arguments.board, arguments.puzzle or USUAL[arguments.board])
        if arguments.regions:
            if arguments.board != "queens":
                raise argparse.ArgumentTypeError("--regions are for --board queens")
            question["regions"] = arguments.regions
        with lines_of(file, sys.stdout.flush) as lines:
            text = "".join(lines)
        told = _input(arguments, text)
    except argparse.ArgumentTypeError as error:
        return {"error": f"{error}."}
    except OSError as error:
        return {"error": f"{file}: {error.strerror}."}
    return _apart(
        {
            "file": "stdin" if file == "-" else file,
            "text": text,
            "board": arguments.board,
            "question": question,
            "seconds": arguments.seconds,
            "aloud": not arguments.json,
            "wanted": {
                "call": arguments.call,
                "script": arguments.script,
                "answer": arguments.answer,
                "input": told,
            },
        }
    )


def _input(arguments: argparse.Namespace, text: str) -> str:
    """What the program reads: a file, or what comes in on stdin where it asks for that."""
    if arguments.input:
        with lines_of(arguments.input, sys.stdout.flush) as lines:
            return "".join(lines)
    asks = "input" in text or "stdin" in text
    if not asks or arguments.file == "-" or sys.stdin is None or sys.stdin.closed or sys.stdin.isatty():
        return ""
    return sys.stdin.read()


def question_of(board: str, words: list[str]) -> dict[str, Any]:
    """What a board asks, from the words of a command; raises ArgumentTypeError where they do not fit.

    >>> question_of("queens", ["8"])
    {'n': 8}
    """
    if board == "sudoku":
        return {"givens": " ".join(words)}
    wanted = ["rows", "cols"] if board == "knight" else ["n"]
    if len(words) != len(wanted):
        named = " and ".join(map(str.upper, wanted))
        raise argparse.ArgumentTypeError(f"the board {board} needs {named}, and not {' '.join(words)!r}")
    sizes = dict(zip(wanted, map(whole_number, words), strict=True))
    return {**sizes, "start": [0, 0], "end": None, "closed": False} if board == "knight" else sizes


def _apart(request: Mapping[str, Any]) -> Mapping[str, Any]:
    """Run a program in a process of its own, which is ended if it does not come back."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = subprocess.Popen(
        [sys.executable, "-c", APART],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
        start_new_session=True,
    )
    assert process.stdin and process.stdout
    # What the program has started may hold the other end of the pipe open for longer than it runs itself.
    watchdog = Timer(request["seconds"] + GRACE, _end, [process])
    watchdog.start()
    try:
        with suppress(BrokenPipeError), process.stdin as stdin:
            stdin.write(json.dumps(request).encode())
        begun = perf_counter()
        answer = process.stdout.readline()
        took = perf_counter() - begun
    finally:
        watchdog.cancel()
        _end(process)
    # A program may write there what it likes.
    with suppress(ValueError):
        found = json.loads(answer)
        if isinstance(found, dict) and "error" in found:
            return found
    seconds = request["seconds"]
    return {"error": f"{request['file']}: {_lost(process.returncode, seconds, took >= seconds)}"}


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the process with all that the program may have started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def _lost(code: int | None, seconds: int, late: bool) -> str:
    """Why the process has said nothing."""
    from undoku.cli.apart import WATCHED
    from undoku.programs.streams import FLOOD
    from undoku.programs.words import ended

    if code == WATCHED and late:
        return ended("time", 0, 0, seconds, FLOOD)
    return "Python itself has ended while this program ran."
