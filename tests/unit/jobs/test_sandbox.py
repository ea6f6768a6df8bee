"""The door of a Python that a reader's program has for itself."""

import importlib
import importlib.util
import json
import sys
import zipfile
from array import array
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import jobs.program
from jobs import sandbox


@pytest.fixture(autouse=True)
def own_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give back what a sandbox changes of the Python that it runs in."""
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(sys, "modules", {**sys.modules})
    monkeypatch.setattr(jobs.program, "listener", None)


def ignore(lines: int) -> None:
    """Hear of lines."""


def test_the_door_has_the_words_of_a_table() -> None:
    door = sandbox.begin(ignore, lambda flat: ("flat", list(flat)))
    number = door("open", "queens", '{"n": 8}')
    assert json.loads(str(door("work", number, 10_000)))["total"] == 92
    assert door("close", number) is None


def test_a_rehearsal_leaves_nothing_open_and_tells_nothing() -> None:
    told: list[int] = []
    door = sandbox.begin(told.append, list)
    sandbox.rehearse()
    assert told == []
    assert door("open", "queens", '{"n": 8}') == 1


def test_a_flat_array_is_made_one_of_the_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox.Table, "ask", lambda table, *asked: array("i", [1, 2]))
    door = sandbox.begin(ignore, lambda flat: ("flat", list(flat)))
    assert door("ask", 1, "strip", "{}") == ("flat", [1, 2])


def test_the_listener_hears_of_lines() -> None:
    sandbox.begin(ignore, list)
    assert jobs.program.listener is ignore


def test_what_leads_out_of_python_is_not_there(tmp_path: Path) -> None:
    for name in ("js", "pyodide"):
        package = tmp_path / name
        package.mkdir()
        (package / "__init__.py").write_text("")
        (package / "code.py").write_text("")
    sys.path.insert(0, str(tmp_path))
    importlib.invalidate_caches()
    importlib.import_module("pyodide.code")
    sandbox.begin(ignore, list)
    for name in ("js", "pyodide", "pyodide.code"):
        with pytest.raises(ModuleNotFoundError, match=f"No module named '{name.partition('.')[0]}'"):
            importlib.import_module(name)
    assert importlib.util.find_spec("js") is None
    assert importlib.util.find_spec("colorsys") is not None


def test_an_archive_that_is_added_is_found_in_and_completes_packages(tmp_path: Path) -> None:
    library, more = (str(tmp_path / name) for name in ("python399.zip", "more.zip"))
    write(library, {"begun/__init__.py": "", "begun/one.py": ""})
    write(more, {"begun/__init__.py": "", "begun/two.py": "place = 2", "alone.py": "place = 3"})
    sys.path[:] = [place for place in sys.path if not sandbox.LIBRARY.fullmatch(place)]
    sys.path.append(library)
    importlib.import_module("begun.one")
    assert importlib.util.find_spec("alone") is None
    sandbox.begin(ignore, list)
    sandbox.add(more)
    assert place_of("begun.two") == 2
    assert place_of("alone") == 3


def place_of(name: str) -> Any:
    module: ModuleType = importlib.import_module(name)
    return module.place


def write(path: str, files: dict[str, str]) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
