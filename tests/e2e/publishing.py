"""Editions of the site, published and taken: in each every text is another, and all names and hashes fit."""

import base64
import functools
import gzip
import hashlib
import json
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

from boards import button
from playwright.sync_api import Error, Page, Worker, expect
from serving import SITE, TAIL

# What has a hash in its name that the build gave it.
NAMED = re.compile(r"static/(?:js|vendor)/.*-([0-9A-Z]{8}|[0-9a-f]{8})\.[\w.]+")
TEXTS = re.compile(r".*\.(html|m?js|css|py|json)")
# Each way in which a hash is written somewhere.
WRITTEN = re.compile(
    r"(?<=sha256-)[\w+/]{43}=|\b[0-9a-f]{64}\b|\b[0-9a-f]{32}\b|(?<=-)(?:[0-9A-Z]{8}|[0-9a-f]{8})(?=\.)"
)
PACKED = b"\x1f\x8b"  # by gzip
HOUR = 3600


@functools.cache
def _built() -> dict[str, bytes]:
    """Return the files of the site, by their paths."""
    files = (file for file in SITE.rglob("*") if file.is_file())
    return {file.relative_to(SITE).as_posix(): file.read_bytes() for file in files}


@functools.lru_cache(maxsize=1000)
def _hashes(content: bytes) -> tuple[str, ...]:
    """Return the hash of a file as integrity and as revision, and that of what is packed in it."""
    digest = hashlib.sha256(content)
    own = base64.b64encode(digest.digest()).decode(), digest.hexdigest()[:32]
    if not content.startswith(PACKED):
        return own
    return *own, hashlib.sha256(gzip.decompress(content)).hexdigest()


def _marked(path: str, content: bytes, edition: int) -> bytes:
    """Return a file that is another in each edition; what runs notes that where it runs."""
    note = f"(globalThis.editions ??= []).push({edition});"
    python = f'\nimport js as _js\n_js.eval("{note}")\n'
    if path.endswith(".zip.gzip"):
        return gzip.compress(gzip.decompress(content) + TAIL + str(edition).encode(), 1, mtime=0)
    if not TEXTS.fullmatch(path):
        return content
    text = content.decode()
    if path == "index.html":
        text = re.sub(r"<title>.*?</title>", f"<title>Edition {edition}</title>", text)
    elif path.endswith("callbacks.json"):
        text = json.dumps({name: source + python for name, source in json.loads(text).items()})
    elif path.endswith(".py"):
        text += python
    elif path.endswith(".css"):
        text += f"\n:root {{ --{Path(path).stem}-edition: {edition}; }}\n"
    elif path.endswith("js"):
        text += f"\n;{note}\n"
    return text.encode()


@functools.lru_cache(maxsize=3)
def _edition(edition: int) -> dict[str, bytes]:
    """Return the files of an edition."""
    built = _built()
    files = {path: _marked(path, content, edition) for path, content in built.items()}
    names = {}
    for path, content in files.items():
        if content != built[path] and (match := NAMED.fullmatch(path)):
            token = hashlib.sha256(f"{match[1]}{edition}".encode()).hexdigest()[:8]
            names[match[1]] = token.upper() if match[1].isupper() else token
    known = {*names}.union(*map(_hashes, built.values()))
    # Those that name others by names or hashes: where such a one is another now, so are they, up to the page.
    texts = {path: files[path].decode() for path in files if TEXTS.fullmatch(path)}
    texts = {path: text for path, text in texts.items() if not known.isdisjoint(WRITTEN.findall(text))}
    before = None
    while before != files:
        before = files
        now = {**names}
        for path, content in files.items():
            if content != built[path]:
                now.update(zip(_hashes(built[path]), _hashes(content), strict=True))
        files = {**before, **{path: _renamed(text, now).encode() for path, text in texts.items()}}
    return {_renamed(path, names): content for path, content in files.items()}


def _renamed(text: str, names: dict[str, str]) -> str:
    """Return a text with other names and hashes in it."""
    return WRITTEN.sub(lambda match: names.get(match[0], match[0]), text)


def publish(folder: Path, edition: int, is_there: Callable[[str], bool] | None = None) -> None:
    """Put an edition in the place of what is in a copy of the site, or those files that are there already."""
    files = _edition(edition)
    # A server tells by seconds what is new, and a browser takes what is old for lasting.
    written = time.time() + HOUR * edition
    for path, content in files.items():
        if is_there is None or is_there(path):
            (folder / path).write_bytes(content)
            os.utime(folder / path, (written, written))
    for file in folder.rglob("*"):
        if is_there is None and file.is_file() and file.relative_to(folder).as_posix() not in files:
            file.unlink()


_RUNNING = "globalThis.editions ?? []"
_SHOWN = """() => {
  const style = getComputedStyle(document.documentElement);
  const sheets = ["main", "plot"].map((name) => style.getPropertyValue(`--${name}-edition`));
  return [document.title.split(" ").at(-1), ...sheets].filter(Boolean).map(Number);
}"""


def editions(page: Page) -> set[int]:
    """Return of which editions anything is that a tab shows, and that runs in it or in its workers."""
    found = [page.evaluate(_SHOWN), page.evaluate(_RUNNING), *map(_running, page.workers)]
    return {edition for of_place in found for edition in of_place}


def _running(worker: Worker) -> list[int]:
    try:
        found: list[int] = worker.evaluate(_RUNNING)
    except Error:  # it has ended meanwhile
        return []
    return found


# Looks for a new version, as the browser does when a page is loaded; what came of it is told later.
_LOOK = """() => {
  const look = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // Heard of before it can come to an end.
    const heard = new Promise((resolve) => {
      registration.addEventListener("updatefound", () => resolve(registration.installing), { once: true });
    });
    await registration.update();
    const worker = await heard;
    while (worker.state === "installing")
      await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
    return worker.state;
  };
  window.found = look();
}"""
NEWER = "A new version of Undoku is ready."


def look_for_newer(page: Page) -> None:
    """Let the browser look for a new version."""
    page.evaluate(_LOOK)


def is_interrupted(page: Page) -> bool:
    """Wait for what came of that, and tell whether it was interrupted."""
    return bool(page.evaluate("found") == "redundant")


def accept(page: Page, edition: int) -> None:
    """Take the new version that is offered."""
    expect(page.get_by_text(NEWER).first).to_be_visible()
    button(page, "Reload").click()
    expect(page).to_have_title(f"Edition {edition}")
