"""What several files say of the project is the same in all, and workflows may do no more than they must."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import undoku

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGE = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))
TARGETS = set(
    re.findall(r"^([a-z.][\w./-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
)


def read(path: Path) -> Any:
    # YAML 1.1 takes the key `on` for true.
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def jobs(path: Path) -> dict[str, Any]:
    return dict(read(path)["jobs"])


def workflow(name: str) -> Path:
    return GITHUB / f"workflows/{name}.yml"


def test_the_version_has_one_owner() -> None:
    assert "version" in PROJECT["project"]["dynamic"] and "version" not in PROJECT["project"]
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    told = [read(ROOT / "CITATION.cff")["version"], PACKAGE["version"], lock["version"]]
    told.append(lock["packages"][""]["version"])
    assert told == 4 * [undoku.__version__]


def test_authors_and_licence_are_the_same_everywhere() -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    citation, project = read(ROOT / "CITATION.cff"), PROJECT["project"]
    ((author,),) = (entry.values() for entry in project["authors"])
    assert citation["authors"] == [{"name": author}]
    assert re.search(rf"^Copyright .* {re.escape(author)}$", licence, re.MULTILINE | re.IGNORECASE)
    assert project["license"] == citation["license"] == PACKAGE["license"] == licence.split()[0] == "MIT"


def test_what_builds_the_packages_is_what_the_tests_build_them_with() -> None:
    assert {*PROJECT["build-system"]["requires"]} <= {*PROJECT["project"]["optional-dependencies"]["dev"]}


def test_every_dependency_is_pinned() -> None:
    wanted = PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]
    wanted += [name for group in PROJECT["project"]["optional-dependencies"].values() for name in group]
    assert [name for name in wanted if not re.fullmatch(r"[\w.-]+==[\w.]+", name)] == []
    versions = [*PACKAGE["dependencies"].values(), *PACKAGE["devDependencies"].values()]
    assert [version for version in versions if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
    locked = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, entry in locked.items() if name and not entry.get("integrity")] == []


def test_every_action_is_pinned_to_a_commit_and_says_its_version() -> None:
    seen: dict[str, set[str]] = {}
    for path in WORKFLOWS:
        for used in re.findall(r"\buses:\s*(.*)", path.read_text(encoding="utf-8")):
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", used), f"{path.name}: {used}"
            seen.setdefault(used.split("@")[0], set()).add(used)
    assert len(seen) > 6
    assert [action for action, pins in seen.items() if len(pins) > 1] == []


def test_a_workflow_may_nothing_but_what_each_of_its_jobs_needs() -> None:
    rights = {}
    for path in WORKFLOWS:
        assert read(path)["permissions"] == {}, path.name
        for name, job in jobs(path).items():
            assert job["permissions"], f"{path.name}: {name}"
            rights.update({(path.stem, name, right): what for right, what in job["permissions"].items()})
    assert {place for place, what in rights.items() if what != "read"} == {
        ("pages", "publish", "pages"),
        ("pages", "publish", "id-token"),
        ("release", "publish", "id-token"),
        ("release", "publish", "attestations"),
        ("release", "announce", "contents"),
    }
    assert {*rights.values()} == {"read", "write"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_keeps_no_key_and_puts_nothing_of_others_into_a_command(path: Path) -> None:
    for job in jobs(path).values():
        assert job["runs-on"] == "ubuntu-24.04"
        for step in job["steps"]:
            assert "${{" not in step.get("run", ""), step
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False
    assert "pull_request_target" not in path.read_text(encoding="utf-8")
    assert "secrets." not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_makes_is_in_the_makefile(path: Path) -> None:
    commands = [step["run"] for job in jobs(path).values() for step in job["steps"] if "run" in step]
    named = {name for command in commands for name in re.findall(r"\bmake ([\w./-]+)", command)}
    assert named <= TARGETS
    files = re.findall(r"\btests/[\w/]+\.py", " ".join(commands))
    assert [name for name in files if not (ROOT / name).is_file()] == []


def test_a_release_is_tested_before_it_is_published() -> None:
    release = jobs(workflow("release"))
    steps = [step.get("run", "") for step in release["build"]["steps"]]
    assert steps.index("make test") < steps.index("make test-browsers") < steps.index("make release")
    assert (release["publish"]["needs"], release["announce"]["needs"]) == ("build", "publish")
    assert release["publish"]["environment"]["name"] == "pypi"


def test_the_packages_are_tried_on_every_python_that_is_promised() -> None:
    job = jobs(workflow("test"))["packages"]
    (pythons,) = (
        step["with"]["python-version"] for step in job["steps"] if "python-version" in step.get("with", {})
    )
    assert job["env"]["PYTHONS"].split() == pythons.split()
    assert PROJECT["project"]["requires-python"] == f">={pythons.split()[0]}"
    minors = [int(version.removeprefix("3.")) for version in pythons.split()]
    assert minors == [*range(minors[0], minors[-1] + 1)]
    tested = jobs(workflow("test"))["test"]["strategy"]["matrix"]["python"]
    assert {*tested} <= {*pythons.split()}


def test_updates_are_asked_for_wherever_a_version_is_pinned() -> None:
    updates = read(GITHUB / "dependabot.yml")["updates"]
    assert {entry["package-ecosystem"] for entry in updates} == {"pip", "npm", "github-actions"}
    assert {entry["directory"] for entry in updates} == {"/"}


def test_every_form_asks_for_something_and_tells_its_questions_apart() -> None:
    forms = [path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml"]
    assert len(forms) == 3
    for path in forms:
        form = read(path)
        assert form["name"] and form["description"], path.name
        asked = [entry for entry in form["body"] if entry["type"] != "markdown"]
        assert len({entry["id"] for entry in asked}) == len({entry["attributes"]["label"] for entry in asked})
        assert len({entry["id"] for entry in asked}) == len(asked)
        assert any(entry.get("validations", {}).get("required") for entry in asked), path.name


@pytest.mark.parametrize("name", ["SECURITY.md", "CONTRIBUTING.md", "README.md"])
def test_a_file_or_command_that_is_named_is_there(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert {*re.findall(r"`make ([a-z-]+)\b", text)} <= TARGETS
    files = re.findall(r"`((?:docs|\.github)/[\w/.-]+\.\w+|[A-Z]+\.(?:md|cff))`", text)
    files += re.findall(r"\]\(([\w/.-]+)\)", text)
    assert [file for file in files if not (ROOT / file).is_file()] == []
