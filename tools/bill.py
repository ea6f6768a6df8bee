"""The bill of materials of a release: what the site and the package hold of others, as CycloneDX.

npm tells what of its registry goes into the site. Beside that stand CPython, which is inside Pyodide, and the
Python packages that some options of the shell command ask for, which are not part of a release.
"""

import json
import os
import subprocess
import tomllib
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import undoku

ROOT = Path(__file__).parent.parent
# What the registry's packages say of their terms in a way that no list of licences knows.
SPELLED = {"APACHE-2.0": "Apache-2.0"}
EXTRAS = ("progress", "cluster")


def listing() -> bytes:
    """Return what npm lists, as JSON: all packages but those that only the build and the checks need."""
    command = ["npm", "sbom", "--package-lock-only", "--omit", "dev", "--sbom-format", "cyclonedx"]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout


def _licensed(component: dict[str, Any], locked: dict[str, str]) -> dict[str, Any]:
    """Add the terms that npm has left out, since it does not know them as they are written."""
    if "licenses" in component:
        return component
    terms = locked[component["name"]]
    return component | {"licenses": [{"license": {"id": SPELLED.get(terms, terms)}}]}


def _cpython() -> dict[str, Any]:
    lock = json.loads((ROOT / "node_modules/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))
    version = lock["info"]["python"]
    return {
        "bom-ref": f"cpython@{version}",
        "type": "platform",
        "name": "cpython",
        "version": version,
        "scope": "required",
        "licenses": [{"license": {"id": "PSF-2.0"}}],
        "purl": f"pkg:generic/python@{version}",
    }


def _optional() -> list[dict[str, Any]]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = sorted({wanted for extra in EXTRAS for wanted in project["optional-dependencies"][extra]})
    return [
        {
            "bom-ref": f"pypi:{name}@{version}",
            "type": "library",
            "name": name,
            "version": version,
            "scope": "optional",
            "purl": f"pkg:pypi/{name}@{version}",
        }
        for name, _, version in (wanted.partition("==") for wanted in pinned)
    ]


def bill(made: dict[str, Any]) -> str:
    """Return the bill as JSON, made of npm's; it is the same for the same commit and `SOURCE_DATE_EPOCH`."""
    packages = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    locked = {
        name.rpartition("node_modules/")[2]: entry.get("license", "") for name, entry in packages.items()
    }
    cpython, optional = _cpython(), _optional()
    made["components"] = [_licensed(component, locked) for component in made["components"]]
    made["components"] += [cpython, *optional]
    root = made["metadata"]["component"]
    # npm calls it by the folder that it is in.
    made["metadata"]["component"] = root | {
        "type": "application",
        "name": "undoku",
        "version": undoku.__version__,
    }
    for entry in made["dependencies"]:
        if entry["ref"] == root["bom-ref"]:
            entry["dependsOn"] += [component["bom-ref"] for component in optional]
        if entry["ref"].startswith("pyodide@"):
            entry["dependsOn"] = [*entry.get("dependsOn", []), cpython["bom-ref"]]
    made["dependencies"] += [
        {"ref": component["bom-ref"], "dependsOn": []} for component in (cpython, *optional)
    ]
    del made["metadata"]["timestamp"], made["serialNumber"]
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        made["metadata"]["timestamp"] = datetime.fromtimestamp(int(epoch), UTC).isoformat()
    made["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(made, sort_keys=True))}"
    return json.dumps(made, indent=2, ensure_ascii=False) + "\n"
