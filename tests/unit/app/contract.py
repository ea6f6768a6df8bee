"""The contract between widgets, callbacks and jobs as plain data, and whether something keeps to it.

An object's type has its names with their types, `?` behind those that may be missing, and "..." for all the
names of another type. A method has its arguments in the same way, in order, and "=>" for what it returns.
"""

import json
from array import array
from collections.abc import Mapping
from pathlib import Path

FOLDER = Path(__file__).parent.parent.parent.parent / "contract"


def _read(path: Path) -> dict[str, dict]:
    return json.loads(path.read_text(encoding="utf-8"))


TYPES, FACES, JOBS, CALLBACKS = (
    _read(FOLDER / f"{name}.json") for name in ("types", "faces", "jobs", "callbacks")
)
EVENTS = CALLBACKS["events"]
_PANELS = [_read(path) for path in sorted((FOLDER / "panels").glob("*.json"))]
for _panel in _PANELS:
    EVENTS.update(_panel["events"])
    JOBS.update(_panel["jobs"])
    FACES.update(_panel["faces"])
    FACES["Page"].update(_panel["page"])
FACES["Learn"] = {name: face for panel in _PANELS for name, face in panel.get("learn", {}).items()}
MODULES: list[str] = []
for _name in CALLBACKS["modules"]:
    # In the place of "..." those of the panels.
    MODULES += [name for panel in _PANELS for name in panel["modules"]] if _name == "..." else [_name]
TYPES["Work"] = " | ".join(f"'{work}'" for work in CALLBACKS["work"])  # type: ignore[assignment]

PLAIN = {"string": str, "number": (int, float), "boolean": bool, "null": type(None)}
FLAT = {"Int32Array": "i", "Uint32Array": "I", "Float64Array": "d"}


def names(listed: str | Mapping[str, object]) -> dict[str, object]:
    """Return the names of an object's type, with their types; those that may be missing end with `?`."""
    if isinstance(listed, str):
        listed = TYPES[listed]
    whole = dict(listed)
    if "..." in whole:
        other = whole.pop("...")
        return {**names({**TYPES, **FACES}[other]), **whole}
    return whole


def arguments(method: Mapping[str, object]) -> dict[str, object]:
    """Return the arguments of a method, in order."""
    return {name: kind for name, kind in method.items() if name != "=>"}


def check(value: object, kind: object, where: str) -> None:
    """Fail where a value is not of a type; `where` says what it is."""
    assert _is(value, kind), (
        f"{where} is no {kind}: {str(value)[:200]}" if not _is_object(kind) else _why(value, kind, where)
    )


def check_call(given: tuple[object, ...], method: Mapping[str, object], where: str) -> None:
    """Fail where a method is called with other arguments than it has."""
    check_count(len(given), method, where)
    for value, (name, kind) in zip(given, arguments(method).items(), strict=False):
        check(value, kind, f"{where}({name})")


def check_count(given: int, method: Mapping[str, object], where: str) -> None:
    """Fail where a method is called with more or fewer arguments than it has."""
    takes = list(arguments(method))
    least = sum(not name.endswith("?") for name in takes)
    assert least <= given <= len(takes), f"{where} takes {takes}, and is given {given}"


def check_report(report: object, kind: str) -> None:
    """Fail where the report of a kind of job is not as listed."""
    check(report, {**names("Report"), **names(JOBS[kind]["report"])}, f"the report of {kind}")


def check_answer(answer: object, kind: str, name: str, given: Mapping[str, object]) -> None:
    """Fail where what a kind of job is asked, or the answer as it crosses, is not as listed."""
    listed, where = JOBS[kind]["answers"][name], f"{kind}, asked for {name},"
    check(given, arguments(listed), where)
    check(json.loads(answer) if isinstance(answer, str) else answer, listed.get("=>", "null"), where)


def _is_object(kind: object) -> bool:
    return not isinstance(kind, str) or isinstance(TYPES.get(kind), dict)


def _why(value: object, kind: object, where: str) -> str:
    """Say what an object lacks or has beside its type."""
    listed = names(kind)  # type: ignore[arg-type]
    if not isinstance(value, Mapping):
        return f"{where} is no object: {value}"
    given = set(value)
    lacks = {name for name in listed if not name.endswith("?")} - given
    beside = given - {name.rstrip("?") for name in listed}
    wrong = [
        f"{name}: {str(value[name])[:80]} is no {part}"
        for name, part in ((name.rstrip("?"), part) for name, part in listed.items())
        if name in given and not _is(value[name], part)
    ]
    return f"{where} lacks {lacks or 'nothing'}, has {beside or 'nothing'} beside, and {wrong}"


def _is(value: object, kind: object) -> bool:
    if not isinstance(kind, str):
        return _keeps_to(value, names(kind))  # type: ignore[arg-type]
    options = _split(kind, " | ")
    if len(options) > 1:
        return any(_is(value, option) for option in options)
    if kind in PLAIN:
        # To Python, true and false are numbers.
        return isinstance(value, PLAIN[kind]) and not (kind == "number" and isinstance(value, bool))
    if kind in FLAT:
        return isinstance(value, array) and value.typecode == FLAT[kind]
    if kind in TYPES:
        return _is(value, TYPES[kind])
    if kind.startswith("'"):
        return value == kind.strip("'")
    if kind.endswith("[]"):
        return isinstance(value, list) and all(
            _is(part, kind.removesuffix("[]").strip("()")) for part in value
        )
    if kind.startswith("["):
        parts = _split(kind[1:-1], ", ")
        return isinstance(value, list) and len(value) == len(parts) and all(map(_is, value, parts))
    if kind.startswith("Record<string, "):
        inner = kind.removeprefix("Record<string, ").removesuffix(">")
        return isinstance(value, Mapping) and all(_is(part, inner) for part in value.values())
    # What only one side looks into.
    assert kind in ("unknown", *FACES) or kind.startswith(("Promise<", "(")), f"there is no type {kind}"
    return True


def _keeps_to(value: object, listed: Mapping[str, object]) -> bool:
    if not isinstance(value, Mapping):
        return False
    needed = {name for name in listed if not name.endswith("?")}
    known = {name.rstrip("?"): kind for name, kind in listed.items()}
    return needed <= set(value) <= set(known) and all(_is(part, known[name]) for name, part in value.items())


def _split(kind: str, separator: str) -> list[str]:
    """Split a type where a separator stands outside of all brackets."""
    parts: list[str] = []
    for piece in kind.split(separator):
        if parts and sum(map(parts[-1].count, "[(<")) > sum(map(parts[-1].count, "])>")):
            parts[-1] += separator + piece
        else:
            parts.append(piece)
    return parts
