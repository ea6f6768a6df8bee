"""The register of finders: which function finds which techniques."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from undoku.sudoku.errors import GridError
from undoku.sudoku.techniques.catalogue import (
    BY_IDENTIFIER,
    CAGE_TECHNIQUES,
    NOTHING,
    PLAINER,
    TECHNIQUES,
    is_on_path,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeAlias, TypeVar

    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step

    Finding: TypeAlias = Iterator[Step | None]
    """Steps as they are found; None is a place to pause, which comes at least every few milliseconds."""
    Finder: TypeAlias = Callable[[State], Finding]
    AFinder = TypeVar("AFinder", bound=Finder)

_FINDERS: dict[str, Finder] = {}
_FIRST: dict[str, Finder] = {}


def finds(*identifiers: str) -> Callable[[AFinder], AFinder]:
    """Register the function below as what finds all steps of some techniques, which it finds together.

    It yields the steps in the order in which they are to be preferred, the same for the same state; the same
    conclusion may come more than once.
    """

    def register(finder: AFinder) -> AFinder:
        for identifier in identifiers:
            assert identifier in BY_IDENTIFIER, identifier
            assert identifier not in _FINDERS, identifier
            _FINDERS[identifier] = finder
        return finder

    return register


def finds_first(*identifiers: str) -> Callable[[Finder], Finder]:
    """Register the function below as what finds the step that a path takes, where that is found sooner."""

    def register(finder: Finder) -> Finder:
        for identifier in identifiers:
            assert identifier not in _FIRST, identifier
            _FIRST[identifier] = finder
        return finder

    return register


def finder_of(identifier: str) -> Finder:
    """Give the function that finds all steps of a technique; raises GridError for an unknown one."""
    if identifier not in BY_IDENTIFIER:
        raise GridError("no-technique", technique=repr(identifier))
    if BY_IDENTIFIER[identifier] in CAGE_TECHNIQUES:
        raise GridError("technique-elsewhere", technique=BY_IDENTIFIER[identifier].title, where="cages")
    import_module(f"undoku.sudoku.techniques.families.{BY_IDENTIFIER[identifier].family}")
    return _FINDERS[identifier]


def path_finders(as_hodoku: bool = False, without: frozenset[str] = NOTHING) -> Iterator[Finder]:
    """Give the functions that a path asks in turn, each once, imported at its first turn.

    Those that find nothing of what HoDoKu has are left out `as_hodoku`, and those that find nothing but
    techniques that the path goes `without`.
    """
    return iter(_turns(as_hodoku, without))


class _Turns:
    """The functions that are asked in turn."""

    def __init__(self, as_hodoku: bool, without: frozenset[str]) -> None:
        self._left = [each for each in reversed(TECHNIQUES) if is_on_path(each, as_hodoku, without)]
        self._without = without
        self._imported: list[Finder] = []

    def __iter__(self) -> Iterator[Finder]:
        index = 0
        while index < len(self._imported) or self._another():
            yield self._imported[index]
            index += 1

    def _another(self) -> bool:
        """Import up to the next function; say whether there is one."""
        known = len(self._imported)
        while self._left and len(self._imported) == known:
            technique = self._left.pop()
            import_module(f"undoku.sudoku.techniques.families.{technique.family}")
            finder = finder_of(technique.identifier)
            finder = _FIRST.get(technique.identifier, finder)
            if finder not in self._imported:
                self._imported.append(finder)
            self._imported += [
                _called(technique.identifier, finder_of(name))
                for name, plainer in PLAINER.items()
                if plainer == technique.identifier and name in self._without
            ]
        return len(self._imported) > known


def _called(identifier: str, finder: Finder) -> Finder:
    """Give a function that calls what another one finds by another name."""

    def found(state: State) -> Finding:
        return (step and step._replace(technique=identifier) for step in finder(state))

    return found


_turns = lru_cache(64)(_Turns)
