"""Texts of several lines on stdout, of which each tells what it is about."""

from __future__ import annotations

from collections import deque

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from undoku.cli.output import Lines


class Blocks:
    """Prints texts with a blank line between, each under the line where its position begins.

    A position that is the only one needs no such heading. So the first text is held back until the next
    position is there, and goes out without a heading if that, or the end, has to be waited for.
    """

    def __init__(self, output: Lines) -> None:
        """Hold nothing."""
        self._output = output
        self._count = 0
        self._numbers: deque[int] = deque()
        self._held: tuple[int, str] | None = None
        self._between = ""

    def __enter__(self) -> Blocks:
        """Give this object."""
        return self

    def __exit__(self, *error: object) -> None:
        """Print what is held."""
        self.flush()

    def noted(self, positions: Iterable[tuple[int, str]]) -> Iterator[tuple[int, str]]:
        """Give the positions on, and note where they begin."""
        for position in positions:
            self._count += 1
            self._numbers.append(position[0])
            # The work on this one may take long.
            self.flush()
            yield position

    def write(self, text: str | None) -> None:
        """Print the text of the next position, now or soon; None if there is none."""
        number = self._numbers.popleft()
        if text is not None:
            self._held = number, text
        if self._count > 1:
            self.flush()

    def flush(self) -> None:
        """Print what is held."""
        if self._held is not None:
            number, text = self._held
            self._held = None
            heading = f"Line {number}:\n" if self._count > 1 else ""
            self._output.write(f"{self._between}{heading}{text}")
            self._between = "\n"
        self._output.flush()
