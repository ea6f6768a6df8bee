"""Boot to ready, from the first visit to the fourth, beside a page of PyScript and Pyodide as they come.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/boot.py [ROUNDS] [--before FOLDER]`;
`FOLDER` is the `_site` of another build of ours. Each round has new profiles, which are kept from visit to
visit while the browser is closed between them; a visit ends when the page has kept what it keeps and the
browser rests.
"""

import argparse
import functools
import os
import shutil
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from browsing import SITE, TIMEOUT, CountingHandler, Line, folder_size, site_root, spread
from playwright.sync_api import Page, Playwright, sync_playwright

from browser import ARGUMENTS, executable

MODULES = SITE.parent / "node_modules"
VISITS = ["first", "second", "third", "fourth"]
GOALS = [0.40, 0.35, 0.35, 0.35]  # of the stock page's time; those of later visits are not reached yet
SETTLING = 1  # seconds without work after which the browser itself is there
STAY = 5  # seconds without work: Chromium keeps compiled code when nothing more is compiled for two
TICK = os.sysconf("SC_CLK_TCK")
NOTE_READY = """
window.isReady = new Promise((resolve) => {
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.engine !== "ready") return;
    resolve(performance.now());
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ["data-engine"] });
});
"""
# The page of somebody who follows PyScript's documentation: a worker that exports a function.
STOCK_PAGE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Stock</title>
<link rel="stylesheet" href="./core.css">
<script type="module">
import { hooks } from "./core.js";
hooks.main.onWorker.add((_, worker) => worker.ready.then(() => {
  document.documentElement.dataset.engine = "ready";
}));
const script = document.createElement("script");
const config = JSON.stringify({ interpreter: "./pyodide/pyodide.mjs", sync_main_only: true });
const attributes = { type: "py", worker: "", name: "engine", src: "./engine.py", config };
for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
document.body.append(script);
</script></head><body></body></html>
"""
STOCK_WORKER = """
def solve(text):
    return text

__export__ = ["solve"]
"""


class HostHandler(CountingHandler):
    """Answers as GitHub Pages does: the browser may keep everything for ten minutes."""

    protocol_version = "HTTP/1.1"

    def end_headers(self) -> None:
        """Say how long it may be kept."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()


class Host(Line):
    """A host of one build, as the others are."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.log: list[tuple[float, int]] = []
        self.server.RequestHandlerClass = functools.partial(HostHandler, directory=str(root))  # type: ignore[assignment]

    def wait_for(self, count: int) -> None:
        """Note when so many bytes more are sent."""
        self.log.append((1000 * time.time(), count))

    def sent_until(self, moment: float) -> int:
        """Return how many of these bytes were sent before a moment, in milliseconds since 1970."""
        return sum(count for sent, count in self.log if sent < moment)


@dataclass
class Build:
    """A build with its host and, in this round, its profile."""

    name: str
    host: Host
    is_ours: bool
    profile: Path = Path()


def stock_root(folder: Path) -> Path:
    """Lay out a page with PyScript and Pyodide as their packages have them."""
    site = folder / "undoku"
    shutil.copytree(MODULES / "@pyscript/core/dist", site, ignore=shutil.ignore_patterns("*.map"))
    shutil.copytree(MODULES / "pyodide", site / "pyodide", ignore=shutil.ignore_patterns("*.map"))
    (site / "index.html").write_text(STOCK_PAGE, encoding="utf-8")
    (site / "engine.py").write_text(STOCK_WORKER, encoding="utf-8")
    return folder


def processes(profile: Path) -> list[list[str]]:
    """Return what `/proc` says of the browser of a profile and all that it has started: field after field."""
    stats = {}
    root = None
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
            command = (entry / "cmdline").read_text()
        except OSError:  # it has ended meanwhile
            continue
        stats[entry.name] = fields
        if f"--user-data-dir={profile}\0" in command and "--type=" not in command:
            root = root or entry.name
    found = [root]
    for pid in found:
        found += [other for other, fields in stats.items() if fields[1] == pid and other not in found]
    return [stats[pid] for pid in found if pid in stats]


def used(profile: Path) -> float:
    """Return the milliseconds that all processors have worked for the browser of a profile."""
    # Own time, and that of what has ended.
    ticks = sum(int(field) for fields in processes(profile) for field in fields[11:15])
    return 1000 * ticks / TICK


def rest(profile: Path, seconds: int) -> None:
    """Wait until the browser has had next to nothing to do for so long."""
    before = used(profile)
    quiet = 0
    while quiet < seconds:
        time.sleep(1)
        now = used(profile)
        quiet = quiet + 1 if now - before < 50 else 0
        before = now


@contextmanager
def visit(playwright: Playwright, profile: Path) -> Iterator[Page]:
    """A page of somebody who may have been here before."""
    context = playwright.chromium.launch_persistent_context(
        str(profile), executable_path=executable(), args=ARGUMENTS
    )
    context.add_init_script(NOTE_READY)
    page = context.pages[0]
    rest(profile, SETTLING)
    yield page
    context.close()


def boot(playwright: Playwright, build: Build) -> tuple[float, float, int]:
    """Visit a build until it is ready, and stay.

    Return the milliseconds by the clock and of processors, and how many bytes were loaded by then.
    """
    with visit(playwright, build.profile) as page:
        build.host.log.clear()
        before = used(build.profile)
        page.goto(build.host.url, wait_until="commit")
        clock = float(page.evaluate("window.isReady"))
        processor = used(build.profile) - before
        loaded = build.host.sent_until(clock + float(page.evaluate("performance.timeOrigin")))
        if build.is_ours:
            page.wait_for_function("document.body.textContent.includes('Works offline')", timeout=TIMEOUT)
        rest(build.profile, STAY)
    return clock, processor, loaded


def main(rounds: int, before: Path | None) -> None:
    """Print the medians and their ratios, measured in turns."""
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        builds = []
        roots = {"stock": None, "ours": SITE} | ({"before": before} if before else {})
        for name, site in roots.items():
            folder = Path(scratch, name)
            folder.mkdir()
            host = Host(site_root(folder, site.resolve()) if site else stock_root(folder))
            host.__enter__()
            builds.append(Build(name, host, site is not None))
        times: dict[tuple[str, str], list[tuple[float, float, int]]] = {}
        for turn in range(rounds):
            for build in builds:
                build.profile = Path(scratch, f"profile-{build.name}-{turn}")
            for name in VISITS:
                for build in builds:
                    times.setdefault((name, build.name), []).append(boot(playwright, build))
            for build in builds:
                shutil.rmtree(build.profile, ignore_errors=True)
        report(times, [build.name for build in builds])
    print(f"site: {folder_size(SITE) / 1e6:.1f} MB")


def report(times: dict[tuple[str, str], list[tuple[float, float, int]]], builds: list[str]) -> None:
    """Print what was measured."""
    print(f"boot to ready{'':18}{'clock':34}processor")
    for visited, goal in zip(VISITS, GOALS, strict=True):
        print(f"  {visited} visit")
        for build in builds:
            clocks, processors, loaded = zip(*times[visited, build], strict=True)
            clock, processor = (spread(list(one), "ms") for one in (clocks, processors))
            print(f"    {build:24} {clock:33} {processor:34} {statistics.median(loaded):12,.0f} bytes")
        for other in builds:
            if other == "ours":
                continue
            line = f"    ours of {other:16} "
            for field in range(2):
                pairs = [
                    a[field] / b[field]
                    for a, b in zip(times[visited, "ours"], times[visited, other], strict=True)
                ]
                line += f"{statistics.median(pairs):.2f} ({min(pairs):.2f} to {max(pairs):.2f})".ljust(34)
            print(line.rstrip() + (f"; goal at most {goal}" if other == "stock" else ""))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=3)
    parser.add_argument("--before", type=Path)
    given = parser.parse_args()
    main(given.rounds, given.before)
