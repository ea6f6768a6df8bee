"""Find a Chromium for the tests: one that is named, one that is installed, or one that can be installed here.

The path is printed and is what `executable()` returns; `CHROMIUM` in the environment names another one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# As root Chromium needs --no-sandbox; the rest keeps it from calling home: only the page's requests are seen.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def executable() -> str | None:
    """Return the Chromium to use, or None if there is none on this machine but perhaps Playwright's own."""
    named = os.environ.get("CHROMIUM")
    if named:
        if not Path(named).is_file():
            sys.exit(f"CHROMIUM names {named}, which is not a file.")
        return named
    return next(filter(None, map(shutil.which, NAMES)), None)


def install() -> None:
    """Install Chromium: Debian's as root, else (never in continuous integration) Playwright's own."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        print("Installing Chromium from Debian's packages", flush=True)
        quiet = {
            "check": True,
            "stdout": subprocess.DEVNULL,
            "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        }
        subprocess.run(["apt-get", "update", "-qq"], **quiet)
        subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], **quiet)
    elif os.environ.get("CI"):
        sys.exit("No Chromium here: install one or name it in the environment variable CHROMIUM.")
    else:
        print("Installing Playwright's own Chromium", flush=True)
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    if executable() is None:
        install()
