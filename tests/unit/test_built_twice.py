"""The site is the same, byte for byte, in whatever folder and at whatever hour it is built."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ("contract", "index.html", "LICENSE", "NOTICE", "package.json", "package-lock.json", "py", "static")
BUILD = ("tools", "tsconfig.json")
CHECKS = ("@biomejs", "@typescript", "typescript", "axe-core")
VENDORED = ("@codemirror", "@lezer", "@pyscript", "highlight.js", "polyscript", "pyodide")
LATER = 400 * 86_400_000
# What is asked for the time gets it moved.
CLOCK = """
const Real = Date, moved = Number(process.env.MOVED);
globalThis.Date = class extends Real {
  constructor(...given) { super(...(given.length ? given : [Real.now() + moved])); }
  static now() { return Real.now() + moved; }
};
"""
# Folder, how far the clock is moved, and the rest of what a machine may have otherwise.
HERE = ("a", 0, {"TZ": "UTC", "LC_ALL": "C"})
ELSEWHERE = ("somewhere/deeper than that", LATER, {"TZ": "Pacific/Auckland", "LC_ALL": "C.UTF-8"})


def files(folder: Path) -> dict[str, bytes]:
    paths = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def same_file(source: str, to: str) -> None:
    """Have a file that nobody writes to in another place as well; the build would follow a symbolic link."""
    try:
        os.link(source, to)
    except OSError:  # on another disk
        shutil.copy2(source, to)


def built(folder: Path, moved: int, place: dict[str, str], *steps: str) -> dict[str, bytes]:
    """Return the site that these steps of the build make in a copy of the sources."""
    folder.mkdir(parents=True)
    for name in (*SOURCES, *BUILD):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder)
    if "vendor" in steps:
        shutil.rmtree(folder / "static/vendor")
    left_out = shutil.ignore_patterns(*CHECKS, *(() if "vendor" in steps else VENDORED))
    packages = {"symlinks": True, "ignore": left_out, "copy_function": same_file}
    shutil.copytree(ROOT / "node_modules", folder / "node_modules", **packages)
    (clock := folder / "clock.mjs").write_text(CLOCK, encoding="utf-8")
    environment = {**os.environ, **place, "MOVED": str(moved)}
    for step in steps:
        command = ["node", "--import", clock.as_uri(), f"tools/{step}.mjs"]
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    return files(folder / "_site")


def check(folder: Path, *steps: str) -> None:
    one, other = (built(folder / name, moved, place, *steps) for name, moved, place in (HERE, ELSEWHERE))
    assert one.keys() == other.keys()
    assert [name for name in one if one[name] != other[name]] == []
    assert len(one) > 100


def test_the_site_is_built_the_same(tmp_path: Path) -> None:
    check(tmp_path, "site")


@pytest.mark.long
def test_so_is_what_it_takes_from_packages(tmp_path: Path) -> None:
    check(tmp_path, "vendor", "site")
