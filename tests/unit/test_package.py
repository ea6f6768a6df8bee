"""What is published: the sdist, the wheel built of it, and the README's examples with only that installed."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import undoku
from newer_python import candidates
from urls import addresses

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [line for line in README.splitlines() if "python3 -m undoku " in line and not line.startswith("`")]
(PUZZLE,) = re.findall(r"^echo (\S{81}) .* sudoku solve$", README, re.MULTILINE)
FILES = ["py/undoku/programs/starters/queens_markers.py", "py/undoku/learn/lessons/undo.md"]
REPOSITORY = "https://example.org/somebody/undoku"


def run(*words: object, **options: object) -> str:
    """Run a command that has to succeed without a complaint, and return what it prints."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, **options)
    assert (done.returncode, done.stderr) == (0, ""), (words, done.stdout)
    return done.stdout


def build(source: Path, kind: str, to: Path, repository: str = REPOSITORY) -> Path:
    """Build an sdist or a wheel of a folder, without a network."""
    environment = {**os.environ, "REPOSITORY_URL": repository}
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", to]
    subprocess.run(
        [str(word) for word in command], cwd=source, env=environment, check=True, capture_output=True
    )
    (built,) = to.iterdir()
    return built


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return folder / f"undoku-{undoku.__version__}"


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    # Who builds it again need not know the address: the sdist says it.
    return build(unpacked, "wheel", tmp_path_factory.mktemp("wheel"), repository="")


def pythons() -> dict[str, Path]:
    """Return each Python from 3.11 that is here and makes environments, by its version: first this one."""
    found = {f"{sys.version_info[0]}.{sys.version_info[1]}": Path(sys.executable)}
    probe = "import sys, venv; print(*sys.version_info[:2], sep='.'); sys.exit(sys.version_info < (3, 11))"
    for python in candidates(least=11):
        done = subprocess.run([python, "-c", probe], capture_output=True, text=True)
        if done.returncode == 0 and (version := done.stdout.strip()) not in found:
            found[version] = python
    return found


def try_out(python: Path, wheel: Path, folder: Path) -> None:
    """Install the wheel into an environment of its own, and run there what the README shows."""
    run(python, "-m", "venv", "--without-pip", folder / "venv")
    inside = folder / "venv/bin/python3"
    pip = [sys.executable, "-m", "pip", "--python", inside, "--disable-pip-version-check"]
    run(*pip, "install", "--quiet", "--no-index", "--no-deps", wheel)
    work = folder / "work"
    for file in FILES:
        (work / file).parent.mkdir(parents=True)
        shutil.copy(ROOT / file, work / file)
    (work / "puzzles.txt").write_text(f"{PUZZLE}\n{PUZZLE}\n", encoding="utf-8")
    (work / "README.md").write_text(README, encoding="utf-8")
    environment = {"PATH": f"{inside.parent}{os.pathsep}{os.environ['PATH']}"}
    can_record = "True" in run(inside, "-c", "import sys; print(hasattr(sys, 'monitoring'))")
    for command in COMMANDS:
        if can_record or not re.search(" undoku (watch|lesson) ", command):
            said = run("sh", "-c", command, cwd=work, env=environment).strip()
            # Of a lesson that is right there is nothing to say.
            assert bool(said) is (" lesson check " not in command), command
    run(inside, "-m", "doctest", "README.md", cwd=work, env=environment)
    run(inside, "-c", "import undoku; assert 'site-packages' in undoku.__file__", cwd=work, env=environment)
    assert run("undoku", "--version", cwd=work, env=environment) == f"undoku {undoku.__version__}\n"


def test_the_examples_are_found() -> None:
    assert len(COMMANDS) >= 10


def test_the_readmes_examples_run_where_only_the_wheel_is_installed(wheel: Path, tmp_path: Path) -> None:
    try_out(Path(sys.executable), wheel, tmp_path)


@pytest.mark.long
def test_they_run_on_every_python_that_is_here(wheel: Path, tmp_path: Path) -> None:
    here = pythons()
    # In continuous integration, those that are promised have to be there.
    assert {*os.environ.get("PYTHONS", "").split()} <= here.keys()
    for version, python in here.items():
        print(version, flush=True)
        try_out(python, wheel, tmp_path / version)


def test_a_package_says_who_made_it_and_where_it_was_built(unpacked: Path) -> None:
    metadata = (unpacked / "PKG-INFO").read_text(encoding="utf-8").splitlines()
    assert "Author: The Undoku developers" in metadata
    assert f"Version: {undoku.__version__}" in metadata
    addresses = [line.partition(", ")[2] for line in metadata if line.startswith("Project-URL: ")]
    assert REPOSITORY in addresses and f"{REPOSITORY}/issues" in addresses


def test_what_is_no_address_of_a_repository_stops_the_build() -> None:
    assert addresses("") == {}
    assert addresses(f"{REPOSITORY}/") == addresses(REPOSITORY)
    for wrong in (
        "somebody/undoku",
        "git@example.org:somebody/undoku",
        "https://example.org/",
        f"{REPOSITORY}?tab=1",
    ):
        with pytest.raises(ValueError, match="REPOSITORY_URL"):
            addresses(wrong)


def test_the_sdist_has_all_of_the_engine_and_nothing_of_the_page(unpacked: Path) -> None:
    files = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}
    engine = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "py/undoku").rglob("*.*")
        if path.suffix in (".py", ".txt")
    }
    assert engine <= files
    assert not {name.split("/")[1] for name in files if name.startswith("py/")} - {"undoku"}
    assert {name.split("/")[0] for name in files} <= {
        *(".gitignore", "LICENSE", "PKG-INFO", "README.md", "pyproject.toml", "py", "tests", "tools"),
    }


def test_a_package_that_is_built_twice_is_the_same(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    for folder in ("py", "tests/unit", "tools"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file in (".gitignore", "LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / file, copy)
    assert build(copy, "sdist", tmp_path / "sdist").read_bytes() == sdist.read_bytes()
    assert build(copy, "wheel", tmp_path / "wheel").read_bytes() == wheel.read_bytes()
