"""Puzzles whose texts the reader is tried with, and ways to write their rows.

The puzzles are made here: solved grids by a pattern, shuffled, with most digits taken away.
"""

import random
from dataclasses import dataclass

SYMBOLS = ".123456789ABCDEFGHIJKLMNOP"
BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 10: (2, 5), 12: (3, 4), 16: (4, 4)}
"""Rows and columns of a box."""


@dataclass(frozen=True)
class Puzzle:
    """The digits of a puzzle by rows, a symbol a cell, and those of its solution."""

    rows: tuple[str, ...]
    solution: tuple[str, ...]

    @property
    def size(self):
        return len(self.rows)

    @property
    def line(self):
        return "".join(self.rows)

    @property
    def numbers(self):
        """The digits as numbers, 0 for a blank."""
        return [[SYMBOLS.index(symbol) for symbol in row] for row in self.rows]


def made(seed, size=9, blank_rows=(), share=0.4):
    """Make a puzzle; these rows of it are blank."""
    chosen = random.Random(f"{seed} {size}")
    tall, wide = BOXES[size]
    digits = chosen.sample(SYMBOLS[1 : size + 1], size)
    bands = [
        band * tall + row
        for band in chosen.sample(range(wide), wide)
        for row in chosen.sample(range(tall), tall)
    ]
    stacks = [
        stack * wide + column
        for stack in chosen.sample(range(tall), tall)
        for column in chosen.sample(range(wide), wide)
    ]
    solution = [
        "".join(digits[(row % tall * wide + row // tall + column) % size] for column in stacks)
        for row in bands
    ]
    rows = [
        "." * size
        if number in blank_rows
        else "".join(symbol if chosen.random() < share else "." for symbol in row)
        for number, row in enumerate(solution)
    ]
    return Puzzle(tuple(rows), tuple(solution))


def blanks(rows, blank):
    return [row.replace(".", blank) for row in rows]


def lines(rows):
    return "\n".join(rows)


def boxed(rows, left, between, right, tall, wide, cell=" "):
    """Rows with something before, after and between their boxes."""
    return [
        left
        + between.join(cell.join(row[first : first + wide]) for first in range(0, len(row), wide))
        + right
        for row in rows
    ]


def banded(rows, rule, tall, top=True):
    """Rows with a rule between the bands, and at both ends."""
    banded = []
    for number, row in enumerate(rows):
        if number % tall == 0 and (number or top):
            banded.append(rule)
        banded.append(row)
    return lines([*banded, rule] if top else banded)


def table(puzzle, left, between, right, rule, blank=".", cell=" ", top=True):
    tall, wide = BOXES[puzzle.size]
    return banded(boxed(blanks(puzzle.rows, blank), left, between, right, tall, wide, cell), rule, tall, top)


def listed(puzzle, blank=0):
    return [[number or blank for number in row] for row in puzzle.numbers]


def spoken(puzzle, zero):
    """The digits of another script, from its zero on."""
    return puzzle.line.replace(".", "0").translate(
        {ord(str(value)): ord(zero) + value for value in range(10)}
    )


def between(separator, blank):
    return lambda puzzle: lines(
        separator.join(blank if symbol == "." else symbol for symbol in row) for row in puzzle.rows
    )


def html(puzzle):
    rows = ["".join(f"<td>{symbol if symbol != '.' else ''}</td>" for symbol in row) for row in puzzle.rows]
    return "<table class='grid'>\n" + lines(f"<tr>{row}</tr>" for row in rows) + "\n</table>\n"


def spread_html(puzzle):
    rows = [
        "\n".join(
            f"    <td align=center>\n      {symbol if symbol != '.' else '&nbsp;'}\n    </td>"
            for symbol in row
        )
        for row in puzzle.rows
    ]
    return "<TABLE>\n" + lines(f"  <TR>\n{row}\n  </TR>" for row in rows) + "\n</TABLE>"


def drawn(puzzle, horizontal, vertical, corners, blank=" "):
    """A box of lines around every cell."""
    size = puzzle.size
    edges = [corner[0] + corner[1].join([horizontal * 3] * size) + corner[2] for corner in corners]
    rows = [
        vertical + vertical.join(f" {symbol} " for symbol in row) + vertical
        for row in blanks(puzzle.rows, blank)
    ]
    return "\n".join([edges[0], f"\n{edges[1]}\n".join(rows), edges[2]])


def solved_line(puzzle):
    return "".join(puzzle.solution)
