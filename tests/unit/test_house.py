"""Who may import whom: the rooms of the house stay apart."""

import ast
import re
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
    "app": {"asyncio", "js", "pyscript"},
}
FILES = {
    "undoku/watch": STANDARD | {"undoku.search", "undoku.sudoku", "undoku.queens", "undoku.knight"},
    "undoku/cli": STANDARD | {"undoku.search", "undoku.sudoku", "undoku.queens", "undoku.knight", "rich"},
    "undoku/__main__.py": {"sys", "undoku.cli"},
    "worker.py": STANDARD | {"undoku", "pyscript", "pyodide", "js"},
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
    for path in sources("undoku"):
        if path.relative_to(PY).as_posix().startswith("undoku/cli") or path.name == "__main__.py":
            continue
        for name in imports(path):
            assert not is_within(name, {"undoku.cli"}), f"{path.relative_to(ROOT)} imports {name}"


def test_page_has_no_inline_script_or_style_and_asks_no_other_host() -> None:
    page = (ROOT / "index.html").read_text(encoding="utf-8")
    for tag, body in re.findall(r"<script([^>]*)>(.*?)</script>", page, re.S):
        assert "src=" in tag, "a script without a file"
        assert not body.strip(), "an inline script"
    assert "<style" not in page
    assert not re.search(r"\s(style|on\w+)=", page)
    assert not re.search(r"(src|href)=\"(https?:)?//", page)
    assert "default-src 'none'" in page
