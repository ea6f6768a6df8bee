"""What `undoku sudoku solve` and `generate` share: one line for each item of the work, in its order."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import TypeAlias

    from undoku.cli.output import Lines
    from undoku.cli.pace import Pace
    from undoku.cli.progress import Update
    from undoku.cli.spread import Spread

    Numbered: TypeAlias = tuple[int, str]
    """An item: its number from 1, and its text."""

    Answer: TypeAlias = tuple[bool, str]
    """Whether an item could be used, and what is printed for it."""


def print_each(
    place: Spread,
    output: Lines,
    update: Update,
    pace: Pace,
    work: Callable[[Numbered], Answer],
    items: Iterable[Numbered],
    failed: Callable[[Numbered, str], Answer],
    as_json: bool,
    size: int | None = None,
) -> None:
    """Print what `work` makes of each item; in JSON also of those that cannot be used, else that is said.

    With a `size`, which is how many items are sent somewhere at a time, each takes long: no line waits.
    """

    def take(numbered: Numbered, answer: Answer) -> None:
        (number, text), (usable, line) = numbered, answer
        mark = number, text, usable
        if usable or as_json:
            is_out = output.write(line, mark)
        else:
            output.complain(line, mark)
            is_out = True
        if size is not None:
            output.flush()
        pace.count(len(text) + 1)
        if is_out:
            update(pace.done, pace.words(place.workers))

    place.each(work, items, failed, take, output.flush, size)
