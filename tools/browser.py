"""Find a Chromium for the tests: one that is named, one that is installed, or one that can be installed here.

`CHROMIUM` in the environment names one. Run as a script, this makes sure that there is one.
"""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

# Not chromium-browser, which on Ubuntu only says how to install the real one.
NAMES = ("chromium", "google-chrome", "google-chrome-stable")
# The same without windows, of which nothing is seen here: a page is there in half the processor's time.
WINDOWLESS = "chromium-headless-shell"
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
    return find("CHROMIUM", *NAMES)


def windowless() -> str | None:
    """Return the one that needs least of the machine, for what is the same in all of them."""
    return find("CHROMIUM", WINDOWLESS, *NAMES)


def find(variable: str, *names: str) -> str | None:
    """Return the program that the environment names, or the first of some names that is installed."""
    named = os.environ.get(variable)
    if named:
        if not Path(named).is_file():
            sys.exit(f"{variable} names {named}, which is not a file.")
        return named
    return next(filter(None, map(shutil.which, names)), None)


def distribution() -> str:
    """Return the name that a Linux gives itself, such as `debian`; nothing elsewhere."""
    try:
        return platform.freedesktop_os_release()["ID"]
    except OSError:
        return ""


def has_packages() -> bool:
    """Tell whether Debian's packages can be installed."""
    return distribution() == "debian" and os.geteuid() == 0


def install_packages(what: str, *packages: str) -> None:
    """Install Debian's packages, and say for what."""
    print(f"Installing {what} from Debian's packages", flush=True)
    quiet = {
        "check": True,
        "stdout": subprocess.DEVNULL,
        "timeout": 600,
        "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
    }
    subprocess.run(["apt-get", "update", "-qq"], **quiet)
    subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], **quiet)


def trouble() -> str | None:
    """Start Playwright's own Chromium and return what is wrong with it, or None if it starts."""
    with sync_playwright() as playwright:
        try:
            playwright.chromium.launch(args=ARGUMENTS).close()
        except Error as error:
            return error.message
    return None


def install() -> None:
    """Install Chromium: Debian's as root, else (never in continuous integration) Playwright's own."""
    if has_packages():
        install_packages("Chromium", "chromium")
    elif os.environ.get("CI"):
        sys.exit("No Chromium here: install one or name it in the environment variable CHROMIUM.")
    else:
        print("Installing Playwright's own Chromium", flush=True)
        playwright = [sys.executable, "-m", "playwright"]
        subprocess.run([*playwright, "install", "chromium"], check=True)
        if reason := trouble():
            libraries = " ".join(["sudo", *playwright, "install-deps", "chromium"])
            sys.exit(f"{reason}\nChromium does not start. If libraries are missing, this helps: {libraries}")


def install_windowless() -> None:
    """Install Debian's Chromium without windows; where that is not to be had, the other one is used."""
    try:
        install_packages("Chromium without windows", WINDOWLESS)
    except subprocess.SubprocessError as error:
        print(f"That did not work, and is not needed: {error}", flush=True)


if __name__ == "__main__":
    if executable() is None and trouble():
        install()
    if "CHROMIUM" not in os.environ and shutil.which(WINDOWLESS) is None and has_packages():
        install_windowless()
