"""All that a program has made, as one text: the same text means that it goes on in the same way."""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict, deque
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

PLAIN = (int, bool, float, complex, str, bytes, type(None), range)
LISTS = (list, tuple, deque)
SETS = (set, frozenset)
DICTS = (dict, defaultdict, Counter, OrderedDict)

OWN = ("program", "__main__")
"""The module of a class that a program has made."""

MOST = 2_000
"""Values that are looked at: who has more is not told of."""

DIGITS = 2_000
"""Bits of the largest number, characters of the longest text."""


class Hidden(Exception):
    """Something cannot be looked at, or is too much."""


def state_of(*variables: dict[str, object]) -> str:
    """A text of all that can be reached from variables; raises Hidden where that is not plain data.

    What is the same list is told to be that.

    >>> one = [1]
    >>> state_of({"a": one, "b": one}) == state_of({"a": [1], "b": [1]})
    False
    """
    return "".join(_State().of(variables))


class _State:
    def __init__(self) -> None:
        self._seen: dict[int, int] = {}
        self._left = MOST
        # What was made on the way lives as long as its number is known.
        self._made: list[object] = []

    def of(self, thing: object) -> Iterator[str]:
        """The parts of the text, in an order that is always the same."""
        waiting: list[object] = [thing]
        while waiting:
            thing = waiting.pop()
            self._left -= 1
            if not self._left:
                raise Hidden
            kind = type(thing)
            if any(kind is plain for plain in PLAIN):
                yield f"{kind.__name__}:{_plain(thing)};"
                continue
            if id(thing) in self._seen:
                yield f"#{self._seen[id(thing)]};"
                continue
            self._seen[id(thing)] = len(self._seen)
            self._made.append(thing)
            yield f"{kind.__name__}("
            waiting.extend(reversed(list(self._parts(thing, kind))))

    def _parts(self, thing: object, kind: type) -> Iterable[object]:
        """What is in something."""
        if any(kind is other for other in LISTS):
            return [len(thing), *thing]  # type: ignore[arg-type, misc]
        if any(kind is other for other in DICTS):
            assert isinstance(thing, dict)
            return [len(thing), *dict.keys(thing), *dict.values(thing)]
        if any(kind is other for other in SETS):
            # Sets of the same may be gone through in another order; as long as none is told apart, it is one.
            return [len(thing), *thing]  # type: ignore[arg-type, misc]
        if kind is FunctionType:
            cells = [cell.cell_contents if _is_full(cell) else None for cell in thing.__closure__ or ()]  # type: ignore[attr-defined]
            return [thing.__code__.co_firstlineno, thing.__defaults__, thing.__kwdefaults__, *cells]  # type: ignore[attr-defined]
        if kind is MethodType:
            return [thing.__self__]  # type: ignore[attr-defined]
        if kind is ModuleType or kind is BuiltinFunctionType:
            return []
        if kind is type:
            own = type.__dict__["__dict__"].__get__(thing)
            return [part for name, part in own.items() if not _is_own(name) and type(part) is not property]
        if type(kind) is not type or type.__dict__["__dict__"].__get__(kind).get("__module__") not in OWN:
            raise Hidden
        if issubclass(kind, tuple):
            return [kind, *tuple.__iter__(thing)]  # type: ignore[arg-type]
        if kind.__mro__[1:] != (object,) or kind.__dictoffset__ == 0:
            raise Hidden
        return [kind, object.__getattribute__(thing, "__dict__")]


def _plain(thing: object) -> str:
    if type(thing) is int and thing.bit_length() > DIGITS:
        raise Hidden
    if type(thing) in (str, bytes) and len(thing) > DIGITS:  # type: ignore[arg-type]
        raise Hidden
    return repr(thing)


def _is_full(cell: object) -> bool:
    try:
        cell.cell_contents  # type: ignore[attr-defined]  # noqa: B018
    except ValueError:
        return False
    return True


def _is_own(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")
