"""Write a release to build/release: packages, the site as an archive, bills of materials, hashes.

All of it is the same, byte for byte, whenever it is made of the same commit with the same tools.
"""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import undoku
from bill import bill, listing

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build/release"
EPOCH = (1980, 1, 1, 0, 0, 0)
READABLE = 0o100644 << 16


def archive(folder: Path, to: Path) -> None:
    """Zip all files of a folder, in the order of their names, with nothing of machine and hour in it."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), EPOCH)
            entry.external_attr, entry.compress_type = READABLE, zipfile.ZIP_DEFLATED
            target.writestr(entry, path.read_bytes())


def hashes(folder: Path) -> str:
    """Return a line for each file of a folder, as `sha256sum --check` reads them."""
    digests = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}
    return "".join(f"{digests[name]}  {name}\n" for name in sorted(digests))


def main() -> int:
    """Write the release and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tag", default="", help="how the release is called: v and the version")
    tag, name = parser.parse_args().tag, f"undoku-{undoku.__version__}"
    if tag and tag != f"v{undoku.__version__}":
        print(f"The tag is {tag}, but the version of this commit is {undoku.__version__}.", file=sys.stderr)
        return 1
    command = ["git", "log", "-1", "--format=%ct"]
    when = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    os.environ.setdefault("SOURCE_DATE_EPOCH", when)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--directory", FOLDER], cwd=ROOT, check=True)
    archive(ROOT / "_site", FOLDER / f"{name}-site.zip")
    (FOLDER / f"{name}.cdx.json").write_text(bill(json.loads(listing())), encoding="utf-8")
    # What it was built and tested with is of use to who builds it again.
    built_with = FOLDER / f"{name}-built-with.cdx.json"
    options = ["--pyproject", ROOT / "pyproject.toml", "--output-reproducible", "--output-file", built_with]
    subprocess.run(
        [sys.executable, "-m", "cyclonedx_py", "environment", *options, sys.executable], check=True
    )
    (FOLDER / "SHA256SUMS").write_text(hashes(FOLDER), encoding="utf-8")
    print(f"build/release: {len([*FOLDER.iterdir()])} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
