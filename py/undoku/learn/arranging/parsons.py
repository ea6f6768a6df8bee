"""The lines of a program, out of their order, with lines among them that do not belong to it."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from undoku.learn.arranging.lines import Line, text_of
from undoku.learn.arranging.mistakes import mistaken
from undoku.learn.arranging.parts import part_of

TOO_MANY = 2
"""Lines that do not belong to the program."""

BODY = 1
"""How deep the body of a function is indented."""


class Block(NamedTuple):
    """Lines that are moved together; the indents are counted from that of the least indented one."""

    id: int
    lines: tuple[Line, ...]


class Parsons:
    """A function to be put together.

    Attributes:
        part: which.
        before, after: what is given.
        helps: how often it can be made easier: then one block is left, which is the answer.
        answer: how the blocks stand in the program it was taken from: their ids and indents.
        blocks: what there is to be moved, out of its order.
        wrong: how many of these do not belong to it.
    """

    def __init__(self, board: str, name: str, seed: str, helps: int = 0) -> None:
        """Shuffle by a seed, and make it easier so often; raises PuzzleError for what there is not."""
        self.part = part = part_of(board, name)
        before, body, after = part.cut()
        self.before, self.after = text_of(before), text_of(after)
        chance = Random(f"{seed} {board} {part.name}")
        others = mistaken([line.text for line in body])
        wrong = chance.sample(others, min(TOO_MANY, len(others)))
        ids = chance.sample(range(len(body) + len(wrong)), len(body) + len(wrong))
        joins = chance.sample(range(1, len(body)), len(body) - 1)
        # A wrong line goes first, then two lines are joined, by turns as long as there are wrong ones.
        self.helps = len(wrong) + len(joins)
        helped = max(0, min(helps, self.helps))
        gone = min(len(wrong), (helped + 1) // 2)
        joined = {*joins[: helped - gone]}
        self.answer: list[tuple[int, int]] = []
        self.blocks: list[Block] = []
        begin = 0
        for end in range(1, len(body) + 1):
            if end in joined:
                continue
            least = min(line.indent for line in body[begin:end])
            lines = (Line(line.indent - least, line.text) for line in body[begin:end])
            self.blocks.append(Block(ids[begin], tuple(lines)))
            self.answer.append((ids[begin], least))
            begin = end
        self.wrong = len(wrong) - gone
        for at in range(gone, len(wrong)):
            self.blocks.append(Block(ids[len(body) + at], (Line(0, wrong[at]),)))
        self.blocks.sort()

    def program(self, arrangement: list[tuple[int, int]]) -> str:
        """Return the program of an arrangement: ids of blocks with their indents, from above."""
        blocks = {block.id: block.lines for block in self.blocks}
        lines = [
            Line(indent + line.indent, line.text) for number, indent in arrangement for line in blocks[number]
        ]
        return self.before + text_of(lines) + self.after
