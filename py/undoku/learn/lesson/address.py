"""The addresses of a lesson: which board they show, and which step of which search."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from dataclasses import dataclass
from zlib import DEFLATED, compressobj

from undoku.learn.lesson import words
from undoku.learn.lesson.errors import LessonError
from undoku.learn.lesson.numbers import filled
from undoku.learn.lesson.searches import known, question_of, recorded

YOUR_CODE = "your-code"
DIFFERENCE = "difference"

VIEWS = ("code", "stack", "tree", "counters", "output", "check", "race", "lines")

SIZES = {"sudoku": ("givens",), "queens": ("n",), "knight": ("rows", "cols")}

KEYS = (
    *("board", "givens", "n", "rows", "cols", "strategy", "step", "view", "left", "right"),
    *("program", "call", "answer"),
)
"""What may be said; `program` names one of the lesson's own, and `step=difference` where it first differs."""


@dataclass
class Address:
    """What an address names.

    Attributes:
        pairs: all of it, in the order in which it is written.
        board, size: the board, and its size as numbers are computed of it.
        strategy: whose search is shown, "" for none.
        step: the step of it; -1 for the first difference of a program.
        program: the name of the lesson's own program, "" for none.
    """

    pairs: dict[str, str]
    board: str
    size: str
    strategy: str
    step: int
    program: str

    @property
    def question(self) -> dict[str, object]:
        """What the board asks."""
        return question_of(self.board, self.size)


def address_of(text: str, *, is_build: bool = False) -> Address:
    """Read an address; raises LessonError. That of a build names a board and how its program is called."""
    pairs: dict[str, str] = {}
    for part in filled(text, plain=True).removeprefix("#").split("&"):
        key, equals, value = part.partition("=")
        if not (equals and value):
            raise LessonError(words.no_pair(part))
        if key not in KEYS:
            raise LessonError(words.no_key(key, KEYS))
        if key in pairs:
            raise LessonError(words.key_twice(key))
        pairs[key] = value
    board = pairs.get("board", "")
    if board not in SIZES:
        raise LessonError(words.no_board(board))
    if any(key not in pairs for key in SIZES[board]):
        raise LessonError(words.NO_SIZE)
    size = "x".join(pairs[key] for key in SIZES[board])
    question_of(board, size)
    if board == "sudoku":
        pairs["givens"] = str(question_of(board, size)["givens"])
    if "view" in pairs and pairs["view"] not in VIEWS:
        raise LessonError(words.no_view(pairs["view"], VIEWS))
    program = pairs.get("program", "")
    strategy = YOUR_CODE if program or is_build else pairs.get("strategy", "")
    address = Address(pairs, board, size, strategy, 0, program)
    for side in ("left", "right"):
        if pairs.get(side, YOUR_CODE) != YOUR_CODE:
            known(board, pairs[side])
    step = pairs.get("step", "0")
    if step == DIFFERENCE and program:
        address.step = -1
        return address
    if not step.isdigit():
        raise LessonError(words.no_number(step))
    address.step = int(step)
    if strategy not in ("", YOUR_CODE):
        known(board, strategy)
    if strategy not in ("", YOUR_CODE) and address.step > 0:
        last = len(recorded(board, size, strategy).trace)
        if address.step > last:
            raise LessonError(words.beyond(address.step, last))
    return address


def packed(text: str) -> str:
    """A program as an address has it: deflated without a header, in base64url without padding."""
    deflate = compressobj(9, DEFLATED, -15)
    done = deflate.compress(text.encode()) + deflate.flush()
    return urlsafe_b64encode(done).decode().rstrip("=")


def written(address: Address, text: str = "", step: int = 0) -> str:
    """An address as the page reads it, with the program's text and the step, where it shows one."""
    pairs = {key: value for key, value in address.pairs.items() if key not in ("program", "step")}
    if address.strategy:
        pairs = {**pairs, "mode": "watch", "strategy": address.strategy, "step": str(step)}
    if text:
        pairs["code"] = packed(text)
    order = dict.fromkeys(("board", "mode", *KEYS, "code"))
    return "&".join(f"{key}={pairs[key]}" for key in order if key in pairs)
