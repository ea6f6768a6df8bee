"""Seeds as they are written in commands that make something new: any text, a number most often."""

from __future__ import annotations

import argparse
import re

RANDOM_BYTES = 4


def seed(text: str) -> str:
    """Any text but none."""
    if not text:
        raise argparse.ArgumentTypeError("a seed is a text or a number")
    return text


def seed_at_random() -> str:
    """Draw a number as a first seed, and say how to have the same again."""
    import os

    from undoku.cli.progress import remark

    drawn = str(int.from_bytes(os.urandom(RANDOM_BYTES), "big"))
    remark(f"--seed {drawn} makes the same again")
    return drawn


def seed_of(first: str, number: int) -> str:
    """Give a seed by its number: a number is followed by the next ones, a text by itself with 2 and so on.

    >>> [seed_of("7", 2), seed_of("a", 1), seed_of("a", 2)]
    ['8', 'a', 'a 2']
    """
    if is_number(first):
        return str(int(first) + number - 1)
    return first if number == 1 else f"{first} {number}"


def is_number(seed: str) -> bool:
    """Tell whether a seed is a whole number as JSON writes it, and not too large for its readers."""
    return re.fullmatch(r"0|-?[1-9][0-9]{0,14}", seed) is not None


def json_of(seed: str) -> int | str:
    """Give a seed as JSON has it: a number where it is one."""
    return int(seed) if is_number(seed) else seed
