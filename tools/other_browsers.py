"""Find a Firefox and a WebKit for the tests: those that are named, installed, or can be installed here.

`FIREFOX`, `WEBKIT_DRIVER` and `XVFB` in the environment name them. Run as a script, this makes sure that they
are there, and says which are not; in continuous integration they must be.
"""

import os
import sys
from collections.abc import Callable

from browser import find, has_packages, install_packages


def firefox() -> str | None:
    """Return the Firefox to use."""
    return find("FIREFOX", "firefox-esr", "firefox")


def webkit_driver() -> str | None:
    """Return the program that starts WebKitGTK's own browser."""
    return find("WEBKIT_DRIVER", "WebKitWebDriver")


def xvfb() -> str | None:
    """Return the program that is a screen in memory, which WebKitGTK needs."""
    return find("XVFB", "Xvfb")


# browser: Debian's packages, each with what finds its program
NEEDS: dict[str, dict[str, Callable[[], str | None]]] = {
    "Firefox": {"firefox-esr": firefox},
    "WebKit": {"webkit2gtk-driver": webkit_driver, "xvfb": xvfb},
}


def missing(browser: str) -> list[str]:
    """Return Debian's names for what a browser's tests need and is not here."""
    return [package for package, found in NEEDS[browser].items() if found() is None]


def lack(browser: str) -> str | None:
    """Return the sentence that says what a browser's tests lack here, or None if they can run."""
    if packages := " and ".join(missing(browser)):
        return f"No tests in {browser}: install {packages}, or name what you have as CONTRIBUTING.md tells."
    return None


if __name__ == "__main__":
    for browser in NEEDS:
        if missing(browser) and has_packages():
            install_packages(browser, *missing(browser))
    if sentences := list(filter(None, map(lack, NEEDS))):
        print("\n".join(sentences), flush=True)
        sys.exit(1 if os.environ.get("CI") else 0)
