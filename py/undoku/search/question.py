"""What a board asks: one object by name, as the page, an address or a shell may write it."""

from __future__ import annotations

from undoku.search.errors import PuzzleError, shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TypeVar

    Value = TypeVar("Value")


def part(board: str, question: Mapping[str, object], name: str, kind: type[Value]) -> Value:
    """The part of a board's question that has this name.

    Raises PuzzleError that names the board where it is missing or of another type.

    >>> part("queens", {"n": 8}, "n", int)
    8
    """
    try:
        value = question[name]
    except (KeyError, TypeError):
        raise no_question(board, question) from None
    # Python counts True as a whole number; a question does not.
    if not isinstance(value, kind) or isinstance(value, bool) is not (kind is bool):
        raise no_question(board, question)
    return value


def no_question(board: str, question: object) -> PuzzleError:
    """The error for what is no question of a board."""
    return PuzzleError("no-question", board=board, question=shown(question, 200))
