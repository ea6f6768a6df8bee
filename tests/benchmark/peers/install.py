"""Install the peers into an environment of its own, `.cache/benchmark/`, apart from the project's."""

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
FOLDER = ROOT / ".cache/benchmark"
PINS = ("requirements.txt", "package.json", "package-lock.json", ".npmrc")


def install() -> Path:
    """Install what is pinned, unless it is there, and give the Python peers' folder; it may stay empty."""
    marker = FOLDER / "installed"
    wanted = "".join((HERE / name).read_text() for name in PINS)
    packages = FOLDER / "packages"
    if marker.exists() and marker.read_text() == wanted:
        return packages
    print("Installing the peers", file=sys.stderr)
    shutil.rmtree(FOLDER, ignore_errors=True)
    packages.mkdir(parents=True)
    for name in PINS:
        shutil.copy(HERE / name, FOLDER)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    try:
        subprocess.run([*pip, "--target", packages, "--requirement", HERE / "requirements.txt"], check=True)
        subprocess.run(["npm", "ci", "--silent"], cwd=FOLDER, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"Peers could not be installed; the table says which are missing: {error}", file=sys.stderr)
    else:
        marker.write_text(wanted)
    return packages
