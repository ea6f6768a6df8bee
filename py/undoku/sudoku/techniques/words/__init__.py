"""What is said of a step: where to look, what it is called, and the whole argument."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step

    Said: TypeAlias = tuple[str, str]
    """Where to look, and the argument, each in whole sentences."""
    Words: TypeAlias = Callable[[Step, Any], Said]
    """They take the state of the shapes that their techniques are for."""

_WORDS: dict[str, Words] = {}


class Explanation(NamedTuple):
    """A step in words.

    Attributes:
        where: where to look, without what is to be found there.
        title: the technique's name.
        argument: why the step is right, in a paragraph that ends with what it concludes.
    """

    where: str
    title: str
    argument: str


def explains(*identifiers: str) -> Callable[[Words], Words]:
    """Register the function below as what says where to look for some techniques, and why they hold."""

    def register(words: Words) -> Words:
        for identifier in identifiers:
            assert identifier in BY_IDENTIFIER, identifier
            assert identifier not in _WORDS, identifier
            _WORDS[identifier] = words
        return words

    return register


def explain(step: Step, state: AnyState) -> Explanation:
    """Put a step of a state into words."""
    where, argument = words_of(step.technique)(step, state)
    return Explanation(where, BY_IDENTIFIER[step.technique].title, argument)


def words_of(identifier: str) -> Words:
    """Give the function that puts steps of a technique into words."""
    import_module(f"undoku.sudoku.techniques.words.{BY_IDENTIFIER[identifier].family}")
    return _WORDS[identifier]
