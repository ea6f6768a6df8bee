"""Who may import whom: the rooms of the house stay apart."""

import ast
import base64
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PY = ROOT / "py"

STANDARD = set(sys.stdlib_module_names)
# room: what its files may import besides themselves
ALLOWED = {
    "undoku/search": STANDARD,
    "undoku/sudoku": STANDARD | {"undoku.search"},
    "undoku/queens": STANDARD | {"undoku.search"},
    "undoku/knight": STANDARD | {"undoku.search"},
    "undoku/__init__.py": set(),
    # MicroPython has these; the rest of the standard library is not there.
    "app": {"asyncio", "json", "pyscript"},
}
FILES = {
    "undoku/watch": STANDARD | {"undoku.search", "undoku.sudoku", "undoku.queens", "undoku.knight"},
    # It hides the clocks from a program, and reads none itself.
    "undoku/programs": STANDARD
    | {"undoku.search", "undoku.sudoku", "undoku.queens", "undoku.knight", "undoku.watch"},
    "undoku/learn": STANDARD
    | {"undoku.search", "undoku.sudoku", "undoku.queens", "undoku.knight", "undoku.watch", "undoku.programs"},
    "undoku/cli": STANDARD
    | {"undoku.search", "undoku.sudoku", "undoku.queens", "undoku.knight", "undoku.programs", "undoku.learn"}
    | {"rich"}
    | {"undoku.__version__", "dask", "distributed"},
    "undoku/__main__.py": {"sys", "undoku.cli"},
    "jobs": STANDARD | {"undoku"},
    "worker.py": {"jobs", "pyodide"},
}
# The engine never reads a clock, waits, or asks for a network, a process or chance that cannot be repeated.
FORBIDDEN = {"asyncio", "time", "datetime", "secrets", "socket", "threading", "urllib", "http", "subprocess"}


def imports(path: Path) -> set[str]:
    """Return the dotted names that a file imports, each with its module, relative ones made absolute."""
    package = path.relative_to(PY).with_suffix("").parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: -node.level] if node.level else ()
            module = [*base, *([node.module] if node.module else [])]
            found |= {".".join([*module, alias.name]) for alias in node.names}
    return found


def is_within(name: str, allowed: set[str]) -> bool:
    return any(name == other or name.startswith(f"{other}.") for other in allowed)


def sources(place: str) -> list[Path]:
    path = PY / place
    return [path] if path.is_file() else sorted(path.rglob("*.py")) or [path.with_suffix(".py")]


def test_every_file_is_in_a_room() -> None:
    assert {path for room in [*ALLOWED, *FILES] for path in sources(room)} == set(PY.rglob("*.py"))


@pytest.mark.parametrize("room", [*ALLOWED, *FILES])
def test_rooms_import_only_what_they_may(room: str) -> None:
    allowed = {**ALLOWED, **FILES}[room] | {room.removesuffix(".py").replace("/", ".")}
    for path in sources(room):
        for name in imports(path):
            assert is_within(name, allowed), f"{path.relative_to(ROOT)} imports {name}"


@pytest.mark.parametrize("room", [room for room in ALLOWED if room.startswith("undoku")])
def test_engine_has_no_clock_and_no_network(room: str) -> None:
    for path in sources(room):
        for name in imports(path):
            assert not is_within(name, FORBIDDEN), f"{path.relative_to(ROOT)} imports {name}"


def test_nobody_imports_the_shell() -> None:
    for path in [*sources("undoku"), *sources("jobs")]:
        if path.relative_to(PY).as_posix().startswith("undoku/cli") or path.name == "__main__.py":
            continue
        for name in imports(path):
            assert not is_within(name, {"undoku.cli"}), f"{path.relative_to(ROOT)} imports {name}"


def modules_of(path: Path) -> set[str]:
    """Return the modules of the project that a Python file imports, wherever in it."""
    found = set()
    for name in imports(path):
        for module in (name, name.rpartition(".")[0]):
            if file_of(module):
                found.add(module)
                break
    return found


def file_of(module: str) -> Path | None:
    path = PY / module.replace(".", "/")
    candidates = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in candidates if module and file.is_file()), None)


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Return a path in a graph that comes back to where it begins; empty if there is none."""
    done: set[str] = set()

    def visit(node: str, path: list[str]) -> list[str]:
        if node in path:
            return [*path[path.index(node) :], node]
        if node in done:
            return []
        for following in sorted(graph.get(node, ())):
            if found := visit(following, [*path, node]):
                return found
        done.add(node)
        return []

    return next((found for node in graph if (found := visit(node, []))), [])


def test_a_circle_is_noticed() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_no_circle_of_imports_in_python() -> None:
    graph = {}
    for path in PY.rglob("*.py"):
        parts = path.relative_to(PY).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        # A package's own modules import its contents, not the other way round.
        graph[name] = {found for found in modules_of(path) if not name.startswith(f"{found}.")}
    assert len(graph) > 80
    assert circle(graph) == []


JS = ROOT / "static/js"
# What rooms may import beside `parts`; `page` puts all of them together.
MORE = {
    "boards": {"sudoku", "chess", "watch"},
    "watch": {"boards", "chess", "learn", "sudoku"},
    "menu": {"sudoku", "lists", "chess", "library", "placing"},
    "hints": {"sudoku"},
    "possible": {"sudoku"},
    "bookmarks": {"sudoku"},
    "lists": {"sudoku", "menu", "watch"},
    "way": {"sudoku", "menu", "hints"},
    "techniques": {"sudoku", "menu", "hints"},
    "shapes": {"sudoku"},
    "sandbox": {"engine"},
    "library": {"sudoku", "chess", "watch"},
    "gallery": {"menu", "chess"},
    "growth": {"menu", "watch"},
    "welcome": {"chess", "menu"},
    "create": {"sudoku", "welcome"},
    "walks": {"chess", "create"},
    "placing": {"chess", "create"},
    "end": {"boards", "create", "placing", "walks", "welcome"},
    "tours": {"count"},
    "arranging": {"boards"},
    "code": {"learn", "watch"},
    "learn": {"arranging", "by-hand", "growth", "lesson", "moments", "tasks"},
    "lesson": {"learn", "watch"},
    "by-hand": {"boards", "sudoku", "chess"},
    "moments": {"boards", "library", "menu", "watch"},
    "tasks": {"boards", "learn", "menu", "watch"},
    "splice": {"learn"},
}


def scripts() -> list[Path]:
    return sorted([*JS.rglob("*.js"), *JS.rglob("*.mjs")])


def script_imports(path: Path) -> set[Path]:
    """Return the scripts of the project that a script imports, at once or later."""
    text = path.read_text(encoding="utf-8")
    found = re.findall(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""", text)
    return {
        (path.parent / name).resolve()
        for name in found
        if "/vendor/" not in name and not name.endswith((".css", ".html"))
    }


def test_every_script_is_in_a_room_and_imports_what_is_there() -> None:
    for path in scripts():
        assert path.parent != JS, path
        for imported in script_imports(path):
            assert imported.is_file(), f"{path.relative_to(ROOT)} imports {imported.name}"


def test_rooms_of_scripts_import_in_one_direction() -> None:
    for path in scripts():
        room = path.relative_to(JS).parts[0]
        for imported in script_imports(path):
            other = imported.relative_to(JS).parts[0]
            if room == "parts":
                assert other == room, f"{path.relative_to(JS)} imports {other}"
            elif room != "page":
                assert other in {room, "parts", *MORE.get(room, ())}, (
                    f"{path.relative_to(JS)} imports {other}"
                )


def test_what_is_stored_beside_the_store_is_named_in_one_place() -> None:
    # What "Delete everything" deletes goes by these names.
    users = [
        path
        for path in scripts()
        if re.search(r"\b(local|session)Storage\b", path.read_text(encoding="utf-8"))
    ]
    assert len(users) > 4
    for path in users:
        assert path.name == "stored.js" or JS / "parts/stored.js" in script_imports(path), path.name
        assert not re.search(r"Item\(\s*[\"'`]", path.read_text(encoding="utf-8")), path.name


def test_no_circle_of_imports_in_scripts() -> None:
    graph = {
        str(path.relative_to(JS)): {str(other.relative_to(JS)) for other in script_imports(path)}
        for path in scripts()
    }
    assert sum(map(len, graph.values())) > 60
    assert circle(graph) == []


def test_the_markup_of_a_room_names_its_place_in_the_page() -> None:
    places = re.findall(r'data-place="([^"]*)"', (ROOT / "index.html").read_text())
    rooms = sorted((ROOT / "static" / "js").glob("**/*.html"))
    assert rooms and len(places) == len({*places})
    for path in rooms:
        markup = path.read_text()
        named = re.findall(r'<template data-(?:into|before|after)="([^"]*)"', markup)
        assert named and {*named} <= {*places}, path
        # A place within a room is there only when that has arrived.
        assert "data-place" not in markup, path


def test_page_has_no_inline_script_or_style_and_asks_no_other_host() -> None:
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    for tag, body in re.findall(r"<script([^>]*)>(.*?)</script>", page, re.S):
        assert "src=" in tag, "a script without a file"
        assert not body.strip(), "an inline script"
    assert "<style" not in page
    assert not re.search(r"\s(style|on\w+)=", page)
    assert not re.search(r"(src|href)=\"(https?:)?//", page)
    assert "default-src 'none'" in page


def test_the_page_allows_one_inline_script_that_of_a_programs_frame() -> None:
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    frame = json.dumps((JS / "sandbox/frame.js").as_uri())
    tell = f"import {{ SCRIPT }} from {frame}; process.stdout.write(SCRIPT)"
    ran = subprocess.run(["node", "--input-type=module", "-e", tell], check=True, capture_output=True)
    digest = base64.b64encode(hashlib.sha256(ran.stdout).digest()).decode()
    assert re.findall(r"'(?:sha\d+|nonce)-[^']*'", page) == [f"'sha256-{digest}'"]
    assert "unsafe-inline" not in page
