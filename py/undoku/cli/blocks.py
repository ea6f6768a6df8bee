"""Texts of several lines on stdout, of which each tells what it is about."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from undoku.cli.output import Lines, Mark
    from undoku.cli.resume import Answered


class Blocks:
    """Prints texts with a blank line between, each under the line where its position begins.

    A position that is the only one needs no such heading. So the first text is held back until the next
    position is there, and goes out without a heading if that, or the end, has to be waited for.
    """

    def __init__(self, output: Lines, before: Answered) -> None:
        """Hold nothing; `before` is what an earlier run has printed."""
        self._output = output
        self._count = before.good + before.bad
        self._held: tuple[str, Mark] | None = None
        self._between = "\n" if before.good else ""

    def __enter__(self) -> Blocks:
        """Give this object."""
        return self

    def __exit__(self, *error: object) -> None:
        """Print what is held."""
        self.flush()

    def counted(self, positions: Iterable[tuple[int, str]], is_here: bool) -> Iterator[tuple[int, str]]:
        """Give the positions on, and count them; `is_here` tells that it is this thread that takes them."""
        for position in positions:
            self._count += 1
            if is_here:
                # The work on this one may take long.
                self.flush()
            yield position

    def write(self, text: str, mark: Mark) -> None:
        """Print the text of the next position, now or soon."""
        self._held = text, mark
        if self._count > 1:
            self.flush()

    def flush(self) -> None:
        """Print what is held."""
        if self._held is not None:
            # Held no more when it is written: Ctrl+C comes right after, and this is called at the end.
            (text, mark), self._held = self._held, None
            heading = f"Line {mark[0]}:\n" if self._count > 1 else ""
            between, self._between = self._between, "\n"
            self._output.write(f"{between}{heading}{text}", mark)
        self._output.flush()
