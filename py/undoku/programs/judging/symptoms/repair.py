"""A small change of a program that would mend one thing."""

from __future__ import annotations

from typing import NamedTuple

from undoku.programs.judging.source import exchange, expression

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast
    from collections.abc import Callable, Mapping

    from undoku.programs.judging.source import Source

    Edit = Callable[[Source], object]


class Repair(NamedTuple):
    """What would mend a program if this is what is wrong with it.

    Attributes:
        code: the symptom.
        line: where that is.
        edit: makes the change in a tree of the same text.
        values: what the sentence names.
    """

    code: str
    line: int
    edit: Edit
    values: Mapping[str, object] = {}


def putting(source: Source, old: ast.expr, text: str) -> Edit:
    """Put another expression, given as a text, in the place of one of a program."""

    def edit(new: Source) -> None:
        own = new.like(source, old)
        exchange(next(new.above(own)), own, expression(text))

    return edit
