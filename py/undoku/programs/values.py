"""The value of a variable as a short text, made without running anything of the program's own."""

from __future__ import annotations

from collections import Counter, OrderedDict, defaultdict, deque
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType, ModuleType

LONGEST = 120
"""Characters of the longest text."""

ITEMS = 12
"""Items of a container that are written; of one inside another, fewer."""

DIGITS = 20
"""Digits of a number that are written."""

CODE = (BuiltinFunctionType, FunctionType, MethodType, ModuleType, type)
"""What a program defines or imports, which is not shown as a variable."""


def text_of(value: object, depth: int = 0) -> str:
    """Write a value as Python does, shortened where it is long.

    >>> text_of([1, 2, None]), text_of(list(range(100)))
    ('[1, 2, None]', '[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, … 88 more]')
    >>> text_of([[0] * 9] * 9)
    '[[0, 0, 0, 0, 0, 0, 0, 0, 0], … 8 more]'
    """
    text = _written(value, depth)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _written(value: object, depth: int) -> str:
    kind = type(value)
    name = kind.__name__
    if value is None or kind is bool or kind is float or kind is complex or value is Ellipsis:
        return repr(value)
    if kind is int:
        return _number(value)  # type: ignore[arg-type]
    if kind is str or kind is bytes:
        return repr(value[: LONGEST + 1])  # type: ignore[index]
    if kind is range:
        return repr(value)
    if kind in (list, tuple, deque):
        brackets = "()" if kind is tuple else "[]"
        return _listed(value, brackets, depth, kind is tuple)  # type: ignore[arg-type]
    if kind in (set, frozenset):
        return _listed(_in_order(value), "{}", depth) if value else f"{kind.__name__}()"  # type: ignore[arg-type]
    if kind in (dict, defaultdict, Counter, OrderedDict):
        return _pairs(value, depth)  # type: ignore[arg-type]
    if issubclass(kind, CODE):
        return getattr(value, "__name__", name)
    if issubclass(kind, GeneratorType):
        return f"<generator {value.__name__}>"  # type: ignore[attr-defined]
    return _object(value, depth)


def _number(value: int) -> str:
    # To write a very long number takes long, and Python refuses beyond some thousand digits.
    if value.bit_length() < 3 * DIGITS:
        return str(value)
    return f"a number of {value.bit_length()} bits"


def _listed(items: list[object], brackets: str, depth: int, is_tuple: bool = False) -> str:
    if depth > 2:
        return f"{brackets[0]}…{brackets[1]}" if items else brackets
    first = list(items)[:1]
    nested = first and isinstance(first[0], list | tuple | dict | set)
    most = 1 if nested and len(items) > 4 else ITEMS
    shown = [_written(item, depth + 1) for item in list(items)[:most]]
    if len(items) > most:
        shown.append(f"… {len(items) - most} more")
    elif is_tuple and len(items) == 1:
        shown.append("")
    return brackets[0] + ", ".join(shown).rstrip(" ") + brackets[1]


def _in_order(items: set[object]) -> list[object]:
    # Sets of numbers, of texts or of squares are easier to read in their order; others stay as they are.
    kinds = {*map(type, items)}
    if kinds == {tuple}:
        kinds = {type(part) for item in items for part in item}  # type: ignore[attr-defined]
    return sorted(items) if kinds in ({int}, {str}) else list(items)  # type: ignore[type-var]


def _pairs(value: dict[object, object], depth: int) -> str:
    if depth > 2:
        return "{…}" if value else "{}"
    pairs = list(value.items())
    shown = [f"{_written(key, depth + 1)}: {_written(item, depth + 1)}" for key, item in pairs[:ITEMS]]
    if len(pairs) > ITEMS:
        shown.append(f"… {len(pairs) - ITEMS} more")
    return "{" + ", ".join(shown) + "}"


def _object(value: object, depth: int) -> str:
    name = type(value).__name__
    # A class of the program may answer for its attributes with code of its own; these are simply there.
    try:
        attributes = object.__getattribute__(value, "__dict__")
    except AttributeError:
        return f"<{name}>"
    if depth > 1 or not isinstance(attributes, dict):
        return f"<{name}>"
    shown = [f"{key}={_written(item, depth + 2)}" for key, item in list(attributes.items())[:ITEMS]]
    return f"{name}({', '.join(shown)})"
