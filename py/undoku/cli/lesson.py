"""`undoku lesson check`: what is wrong in a lesson, found by playing it."""

from __future__ import annotations

import argparse
import platform
import sys
from pathlib import Path
from time import perf_counter


def add_commands(group: argparse.ArgumentParser) -> None:
    """Add the commands about lessons."""
    commands = group.add_subparsers(metavar="check", dest="command", required=True)
    check = commands.add_parser("check", help="say what is wrong in a lesson, or nothing")
    check.add_argument("file", metavar="FILE", help="the lesson")
    check.set_defaults(run=run_check)


def run_check(arguments: argparse.Namespace) -> int:
    """Play the lesson to its end; print what is wrong, and return 1 if anything is."""
    from undoku.learn.lesson.check import check
    from undoku.learn.lesson.reading import read
    from undoku.learn.lesson.running import CAN_RECORD
    from undoku.learn.lesson.words import NO_TEXT_FILE, OLD_PYTHON

    try:
        source = Path(arguments.file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        print(f"undoku: {arguments.file}: {NO_TEXT_FILE}", file=sys.stderr)
        return 1
    faults = check(source, perf_counter)
    for fault in faults:
        print(f"{arguments.file}:{fault.line}: {fault.sentence}")
    if not CAN_RECORD and any(screen.codes for screen in read(source).screens):
        print(f"undoku: {OLD_PYTHON.format(platform.python_version())}", file=sys.stderr)
    return 1 if faults else 0
