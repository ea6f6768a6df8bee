"""Which techniques hold on a shape, in the order in which they are tried, and which functions find them."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from undoku.sudoku.errors import GridError
from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, CAGE_TECHNIQUES, LAST_RESORT, NOTHING

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import TypeAlias

    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.catalogue import Technique
    from undoku.sudoku.techniques.finders import Finding
    from undoku.sudoku.techniques.geometry import Geometry

    Finder: TypeAlias = Callable[[AnyState], Finding]


class _Turn(NamedTuple):
    """When techniques have their turn.

    Attributes:
        module: the module that finds them.
        techniques: their identifiers.
        with_cages: whether they need cages.
    """

    module: str
    techniques: tuple[str, ...]
    with_cages: bool = False


_TURNS = (
    _Turn("singles", ("full-house", "naked-single", "hidden-single")),
    _Turn("cages", ("cage-single", "cage-combinations", "cage-unit-overlap"), with_cages=True),
    _Turn("innies", ("innies", "outies", "innies-and-outies"), with_cages=True),
    _Turn("subsets", ("locked-pair", "locked-triple")),
    _Turn("intersections", ("locked-candidates-pointing", "locked-candidates-claiming")),
    _Turn("subsets", ("naked-pair", "naked-triple", "hidden-pair", "hidden-triple")),
    _Turn("subsets", ("naked-quadruple", "hidden-quadruple")),
    _Turn("fish", ("x-wing", "swordfish", "jellyfish")),
    _Turn("strong_links", ("skyscraper", "two-string-kite", "turbot-fish")),
    _Turn("wings", ("w-wing", "xy-wing", "xyz-wing")),
    _Turn("colouring", ("simple-colors-trap", "simple-colors-wrap")),
    _Turn("chains", ("x-chain", "xy-chain")),
    _Turn("trial", (LAST_RESORT,)),
)

_FINDERS: dict[str, Finder] = {}


def finds(*identifiers: str) -> Callable[[Finder], Finder]:
    """Register the function below as what finds all steps of some techniques.

    It yields steps, and None where it may be paused, as one of `undoku.sudoku.techniques.finders` does.
    """

    def register(finder: Finder) -> Finder:
        for identifier in identifiers:
            assert identifier in BY_IDENTIFIER, identifier
            assert identifier not in _FINDERS, identifier
            _FINDERS[identifier] = finder
        return finder

    return register


def techniques_of(geometry: Geometry) -> list[Technique]:
    """Give the techniques that hold on a shape, in the order in which they are tried."""
    return [BY_IDENTIFIER[identifier] for turn in _turns(geometry) for identifier in turn.techniques]


def _turns(geometry: Geometry) -> list[_Turn]:
    """Give the turns that a shape has."""
    return [turn for turn in _TURNS if geometry.in_cages or not turn.with_cages]


def finder_of(identifier: str, geometry: Geometry) -> Finder:
    """Give the function that finds all steps of a technique.

    Raises GridError for an unknown technique and for one that does not hold on the shape.
    """
    if identifier not in BY_IDENTIFIER:
        raise GridError("no-technique", technique=repr(identifier))
    for turn in _turns(geometry):
        if identifier in turn.techniques:
            import_module(f"undoku.sudoku.techniques.general.{turn.module}")
            return _FINDERS[identifier]
    where = "cages" if BY_IDENTIFIER[identifier] in CAGE_TECHNIQUES else "the usual 9 by 9"
    raise GridError("technique-elsewhere", technique=BY_IDENTIFIER[identifier].title, where=where)


def path_finders(geometry: Geometry, without: frozenset[str] = NOTHING) -> Iterator[Finder]:
    """Give the functions that a path asks in turn, each once, imported at its turn."""
    asked = set()
    for technique in techniques_of(geometry):
        if technique.identifier not in without:
            finder = finder_of(technique.identifier, geometry)
            if finder not in asked:
                asked.add(finder)
                yield finder
