"""What is made for a release lists all in it, and is the same when it is made of the same sources again."""

import json
import os
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

import undoku
from bill import EXTRAS, bill, listing
from release import archive, hashes, main

ROOT = Path(__file__).parents[2]
DEPENDENCIES = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
NOON = 1_800_000_000


@pytest.fixture(scope="module")
def listed() -> dict:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", str(NOON))
        by_npm = listing()
        made = bill(json.loads(by_npm))
        later = json.loads(by_npm)
        later["serialNumber"] = "urn:uuid:00000000-0000-4000-8000-000000000000"
        later["metadata"]["timestamp"] = "2030-01-01T00:00:00.000Z"
        later["metadata"]["component"]["name"] = "another-folder"
        assert bill(later) == made
    return json.loads(made)


def test_the_bill_lists_what_is_in_the_site_with_its_terms_and_hashes(listed: dict) -> None:
    parts = {part["name"]: part for part in listed["components"]}
    assert {name: parts[name]["version"] for name in DEPENDENCIES} == DEPENDENCIES
    inside = (ROOT / "static/vendor/pyscript/LICENSES-inside.txt").read_text(encoding="utf-8")
    assert {
        *re.findall(r"^(\S+) \d+\.\d+\.\d+$", inside, re.MULTILINE),
        "polyscript",
        "cpython",
    } <= parts.keys()
    assert not {"esbuild", "typescript", "axe-core", "pytest"} & parts.keys()
    for part in listed["components"]:
        if part["scope"] == "required":
            assert part["licenses"][0]["license"]["id"], part["name"]
            assert part["name"] == "cpython" or part["hashes"], part["name"]
    assert {part["name"] for part in listed["components"] if part["scope"] == "optional"} == {
        "distributed",
        "rich",
    }
    assert EXTRAS == ("progress", "cluster")


def test_the_bill_is_of_this_version_and_tells_the_time_that_it_is_handed(listed: dict) -> None:
    about = listed["metadata"]["component"]
    assert (about["name"], about["version"]) == ("undoku", undoku.__version__)
    assert datetime.fromisoformat(listed["metadata"]["timestamp"]) == datetime.fromtimestamp(NOON, UTC)
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", listed["serialNumber"])


def test_every_part_of_the_bill_has_its_place_in_what_rests_on_what(listed: dict) -> None:
    parts = [part["bom-ref"] for part in listed["components"]]
    root = listed["metadata"]["component"]["bom-ref"]
    assert len({*parts}) == len(parts)
    rests = {entry["ref"]: entry["dependsOn"] for entry in listed["dependencies"]}
    assert rests.keys() == {*parts, root}
    reached, left = set(), [root]
    while left:
        if (name := left.pop()) not in reached:
            reached.add(name)
            left += rests[name]
    assert reached == rests.keys()


def test_an_archive_holds_the_files_and_nothing_of_the_hour(tmp_path: Path) -> None:
    made = []
    for name, files in (("one", ("b/c.txt", "a.txt")), ("other", ("a.txt", "b/c.txt"))):
        for file in files:
            (path := tmp_path / name / file).parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{file} is here\n" * 100)
            os.utime(path, (NOON, NOON + len(made) * 86_400))
            path.chmod(0o600 if made else 0o644)
        archive(tmp_path / name, tmp_path / f"{name}.zip")
        made.append((tmp_path / f"{name}.zip").read_bytes())
    assert made[0] == made[1]
    assert len({hashes(tmp_path / name) for name in ("one/b", "other/b")}) == 1


def test_another_tag_than_the_version_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["release.py", "--tag", "v99.0.0"])
    assert main() == 1
    assert f"v99.0.0, but the version of this commit is {undoku.__version__}" in capsys.readouterr().err
