"""The value of a variable as a short text, made without running anything of the program's own.

Whatever a value says of itself, of its class or of its items may be such code: only what Python itself keeps
of it is looked at.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict, deque
from itertools import islice
from types import (
    BuiltinFunctionType,
    FunctionType,
    GeneratorType,
    GetSetDescriptorType,
    MethodType,
    ModuleType,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

LONGEST = 120
"""Characters of the longest text."""

ITEMS = 12
"""Items of a container that are written; of one inside another, fewer."""

ORDERED = 100
"""Items of the largest set that is put in order."""

DIGITS = 20
"""Digits of a number that are written."""

CODE = (BuiltinFunctionType, FunctionType, MethodType, ModuleType, type)
"""What a program defines or imports, which is not shown as a variable."""

PLAIN = (type(None), bool, float, complex, type(Ellipsis))
LISTS = (list, tuple, deque)
SETS = (set, frozenset)
DICTS = (dict, defaultdict, Counter, OrderedDict)

# What a class is called, what it is made of and what is in it, whatever a class of classes says of that.
_name_of = type.__dict__["__name__"].__get__
_bases_of = type.__dict__["__mro__"].__get__
_contents_of = type.__dict__["__dict__"].__get__


def text_of(value: object, depth: int = 0) -> str:
    """Write a value as Python does, shortened where it is long.

    >>> text_of([1, 2, None]), text_of(list(range(100)))
    ('[1, 2, None]', '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, … 88 more]')
    >>> text_of([[0] * 9] * 9)
    '[[0, 0, 0, 0, 0, 0, 0, 0, 0], … 8 more]'
    """
    text = _written(value, depth)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def class_name(kind: type) -> str:
    """What a class is called.

    >>> class_name(int)
    'int'
    """
    return str.__str__(_name_of(kind))


def is_code(value: object) -> bool:
    """Whether this is what a program defines or imports.

    >>> is_code(len), is_code(7)
    (True, False)
    """
    return issubclass(type(value), CODE)


def _is_one_of(kind: type, kinds: Iterable[type]) -> bool:
    # To ask whether classes are equal may run code of theirs.
    return any(kind is other for other in kinds)


def _written(value: object, depth: int) -> str:
    kind = type(value)
    if _is_one_of(kind, PLAIN):
        return repr(value)
    if kind is int:
        return _number(value)  # type: ignore[arg-type]
    if kind is str or kind is bytes:
        return repr(value[: LONGEST + 1])  # type: ignore[index]
    if kind is range:
        parts = (value.start, value.stop, value.step)  # type: ignore[attr-defined]
        return f"range({', '.join(map(_number, parts[: 3 if parts[2] != 1 else 2]))})"
    if _is_one_of(kind, LISTS):
        brackets = "()" if kind is tuple else "[]"
        return _listed(value, brackets, depth, kind is tuple)  # type: ignore[arg-type]
    if _is_one_of(kind, SETS):
        return _listed(_in_order(value), "{}", depth) if value else f"{class_name(kind)}()"  # type: ignore[arg-type]
    if _is_one_of(kind, DICTS):
        return _pairs(value, depth)  # type: ignore[arg-type]
    if is_code(value) or kind is GeneratorType:
        return _code(value)
    return _object(value, depth)


def _number(value: int) -> str:
    # To write a very long number takes long, and Python refuses beyond some thousand digits.
    if value.bit_length() < 3 * DIGITS:
        return str(value)
    return f"a number of {value.bit_length()} bits"


def _listed(items: Collection[object], brackets: str, depth: int, is_tuple: bool = False) -> str:
    if depth > 2:
        return f"{brackets[0]}…{brackets[1]}" if items else brackets
    nested = any(_is_one_of(type(first), (list, tuple, dict, set)) for first in islice(items, 1))
    most = 1 if nested and len(items) > 4 else ITEMS
    shown = [_written(item, depth + 1) for item in islice(items, most)]
    if len(items) > most:
        shown.append(f"… {len(items) - most} more")
    elif is_tuple and len(items) == 1:
        shown.append("")
    return brackets[0] + ", ".join(shown).rstrip(" ") + brackets[1]


def _in_order(items: Collection[object]) -> Collection[object]:
    # Sets of numbers, of texts or of squares are easier to read in their order; others stay as they are.
    if len(items) > ORDERED:
        return items
    parts: list[object] = []
    for item in items:
        parts += item if type(item) is tuple else [item]
    same = all(type(item) is tuple for item in items) or not any(type(item) is tuple for item in items)
    ordered = any(all(type(part) is kind for part in parts) for kind in (int, str))
    return sorted(items) if same and ordered else items  # type: ignore[type-var]


def _pairs(value: Mapping[object, object], depth: int) -> str:
    if depth > 2:
        return "{…}" if value else "{}"
    # As of any dict: one that keeps an order of its own would look its keys up.
    pairs: Iterable[tuple[object, object]] = islice(dict.items(value), ITEMS)  # type: ignore[arg-type]
    shown = [f"{_written(key, depth + 1)}: {_written(item, depth + 1)}" for key, item in pairs]
    if len(value) > ITEMS:
        shown.append(f"… {len(value) - ITEMS} more")
    return "{" + ", ".join(shown) + "}"


def _code(value: object) -> str:
    """The name of what a program defines or imports."""
    kind = type(value)
    if issubclass(kind, type):
        return class_name(value)  # type: ignore[arg-type]
    if kind is MethodType:
        return _code(value.__func__)  # type: ignore[attr-defined]
    if kind is GeneratorType:
        return f"<generator {str.__str__(value.__name__)}>"  # type: ignore[attr-defined]
    if _is_one_of(kind, (BuiltinFunctionType, FunctionType)):
        return str.__str__(value.__name__)  # type: ignore[attr-defined]
    name = vars(value).get("__name__") if kind is ModuleType else None
    return name if type(name) is str else f"<{class_name(kind)}>"


def _object(value: object, depth: int) -> str:
    name = class_name(type(value))
    attributes = _attributes(value)
    if attributes is None or depth > 1:
        return f"<{name}>"
    pairs: Iterable[tuple[object, object]] = islice(dict.items(attributes), ITEMS)
    shown = [f"{key}={_written(item, depth + 2)}" for key, item in pairs if type(key) is str]
    return f"{name}({', '.join(shown)})"


def _attributes(value: object) -> dict[object, object] | None:
    """What an object has, None where Python does not simply keep it."""
    for base in _bases_of(type(value)):
        kept = _contents_of(base).get("__dict__")
        if kept is not None:
            found = kept.__get__(value) if type(kept) is GetSetDescriptorType else None
            return found if issubclass(type(found), dict) else None
    return None
