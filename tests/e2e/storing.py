"""Making what keeps the boards fail: no room, no leave, damage, other versions, and sudden ends."""

import json
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from boards import button
from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect

from browser import ARGUMENTS, executable

# Ten times each; the first is enough to see that it works.
TEN = pytest.mark.parametrize(
    "run", [0, *(pytest.param(run, marks=pytest.mark.long) for run in range(1, 10))]
)
# A page that is one version newer: what it opens is a version of the store that this release does not know.
NEWER = """
const { open } = IDBFactory.prototype;
IDBFactory.prototype.open = function (name, version) {
  return name === "undoku" && version ? open.call(this, name, version + 1) : open.apply(this, arguments);
};
"""
REFUSED = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };"
# The next record that is written never comes to its end.
HELD_WRITE = """
const { put } = IDBObjectStore.prototype;
IDBObjectStore.prototype.put = function (...what) {
  const request = put.apply(this, what);
  const goOn = () => (this.count().onsuccess = goOn);
  if (this.name === "drafts") {
    window.isHeld = true;
    goOn();
  }
  return request;
};
null;
"""
_STORE = """async ([act, ...details]) => {
  const opened = await new Promise((resolve, reject) => {
    const request = indexedDB.open("undoku");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const all = opened.transaction(["drafts", "history"], "readwrite");
  const done = new Promise((resolve, reject) => {
    all.oncomplete = resolve;
    all.onabort = () => reject(all.error);
  });
  const of = (name, act) => new Promise((resolve) => {
    const request = all.objectStore(name)[act]();
    request.onsuccess = () => resolve(request.result);
  });
  const acts = {
    async read() {
      const [drafts, history] = [await of("drafts", "getAllKeys"), await of("history", "getAllKeys")];
      return { drafts, history, version: opened.version };
    },
    async count() {
      return (await of("drafts", "getAllKeys")).length;
    },
    async heads() {
      return of("drafts", "getAll");
    },
    async swell(name) {
      // So large, and so little like anything, that the browser puts it into a file of its own.
      const random = () => String.fromCharCode(256 + 50_000 * Math.random());
      const filler = Array.from({ length: 200_000 }, random).join("");
      const [key] = await of(name, "getAllKeys");
      const [value] = await of(name, "getAll");
      const store = all.objectStore(name);
      if (store.keyPath) store.put({ ...value, filler });
      else store.put(value.map((entry) => ({ ...entry, filler })), key);
    },
  };
  const answer = await acts[act](...details);
  await done;
  opened.close();
  return answer;
}"""
_FILL = """async () => {
  const filler = await new Promise((resolve, reject) => {
    const request = indexedDB.open("filler");
    request.onupgradeneeded = () => request.result.createObjectStore("all", { autoIncrement: true });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const random = () => String.fromCharCode(256 + 50_000 * Math.random());
  const fits = (length) => new Promise((resolve) => {
    const transaction = filler.transaction("all", "readwrite");
    transaction.objectStore("all").put(Array.from({ length }, random).join(""));
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => resolve(false);
  });
  for (const length of [100_000, 10_000, 1_000, 100]) while (await fits(length));
  filler.close();
}"""
_EMPTY = """() => new Promise((resolve, reject) => {
  const request = indexedDB.deleteDatabase("filler");
  request.onsuccess = () => resolve();
  request.onerror = () => reject(request.error);
}).then(async () => {
  // The browser gives the room back a little later.
  for (;;) {
    const { usage, quota } = await navigator.storage.estimate();
    if (usage < quota / 2) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
})"""


def narrow(page: Page, url: str) -> None:
    """Leave little room to the page, before it has kept anything."""
    quota = {"origin": url.removesuffix("/undoku/"), "quotaSize": 300_000}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)


def fill(page: Page) -> None:
    """Take all the room that the page has."""
    page.evaluate(_FILL)


def fill_words(page: Page) -> None:
    """Take all the room beside the store, too, where words may be left."""
    page.evaluate(
        """() => {
          for (let length = 8_000_000; length >= 1; length = length >> 1) {
            try {
              for (let time = 0; ; time++) localStorage[`${length} ${time}`] = "x".repeat(length);
            } catch {
              // As much as this does not fit.
            }
          }
        }"""
    )


def empty(page: Page) -> None:
    """Give the room back."""
    page.evaluate(_EMPTY)


def kept(page: Page) -> dict[str, Any]:
    """Return the names of all that is kept, and the version of the store."""
    found: dict[str, Any] = page.evaluate(_STORE, ["read"])
    return found


def more_than(page: Page, count: int) -> None:
    """Wait until more drafts are kept than that."""
    until = f"async (count) => {{ while (!((await ({_STORE})(['count'])) > count)); }}"
    page.evaluate(until, count)


def keeps(page: Page, text: str) -> None:
    """Wait until a draft is kept in which this occurs, written as JSON."""
    until = f"async (text) => {{ while (!JSON.stringify(await ({_STORE})(['heads'])).includes(text)); }}"
    page.evaluate(until, text)


def tallied(page: Page, name: str, text: str) -> None:
    """Wait until this occurs in the record of that name among the tallies, written as JSON."""
    kept = page.evaluate(
        """async ([name, text]) => {
          const opened = await new Promise((resolve, reject) => {
            const request = indexedDB.open("undoku");
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
          const record = () => new Promise((resolve) => {
            const request = opened.transaction("tallies").objectStore("tallies").get(name);
            request.onsuccess = () => resolve(request.result);
          });
          const until = performance.now() + 20_000;
          let found = false;
          while (!found && performance.now() < until)
            found = JSON.stringify((await record()) ?? null).includes(text);
          opened.close();
          return found;
        }""",
        [name, text],
    )
    assert kept


def heads(page: Page) -> list[dict[str, Any]]:
    """Return the records of all drafts."""
    found: list[dict[str, Any]] = page.evaluate(_STORE, ["heads"])
    return found


def swell(page: Page, store: str) -> None:
    """Make the first record of a store so large that it is kept in a file of its own."""
    page.evaluate(_STORE, ["swell", store])


def beside(page: Page, url: str) -> Page:
    """Return another page of the site, which is none of ours."""
    other = page.context.new_page()
    other.goto(f"{url}static/css/main.css")
    return other


def saved_boards(page: Page) -> dict[str, Any]:
    """Save a copy by its button, and return the boards in the file."""
    with page.expect_download() as download:
        button(page, "Save a copy").click()
    assert download.value.suggested_filename == "undoku-boards.json"
    copy = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (copy["undoku"], copy["version"]) == ("boards", 1)
    boards: dict[str, Any] = copy["boards"]
    return boards


@contextmanager
def profile(playwright: Playwright, folder: Path) -> Iterator[BrowserContext]:
    """Start a browser that keeps all it has in a folder."""
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=executable(), args=ARGUMENTS
    )
    context.route("**/pyscript/core.js", lambda route: None)
    try:
        yield context
    finally:
        # A browser that was killed cannot be asked to.
        with suppress(Error):
            context.close()


def forbid(folder: Path) -> None:
    """Let a browser that is started there store nothing for any site."""
    settings = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (folder / "Default").mkdir(parents=True)
    (folder / "Default" / "Preferences").write_text(json.dumps(settings), encoding="utf-8")


def lose_files(folder: Path) -> None:
    """Take away the files of the records that have one of their own."""
    files = [path for path in folder.glob("Default/IndexedDB/*.blob/**/*") if path.is_file()]
    assert files
    for path in files:
        path.unlink()


def crash(page: Page) -> None:
    """End the process of a tab, all at once."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")


def left_elsewhere(page: Page, text: str) -> None:
    """Wait until these digits are kept outside the store."""
    page.wait_for_function(
        "(text) => Object.values(localStorage).some((value) => value.includes(text))", arg=text.ljust(81, ".")
    )


def hold_store(page: Page) -> None:
    """Hold the store as a page does that never lets go of it."""
    page.evaluate(
        """() => new Promise((resolve) => {
          indexedDB.open("undoku").onsuccess = ({ target }) => {
            window.held = target.result;
            resolve();
          };
        })"""
    )


def kill_browser(folder: Path) -> None:
    """End the browser that has this folder, all at once."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        is_main = not any(part.startswith(b"--type=") for part in command)
        if is_main and f"--user-data-dir={folder}".encode() in command:
            os.kill(int(process.name), signal.SIGKILL)
            return
    raise AssertionError("no browser has this folder")


def some_digits(run: int) -> str:
    """Return four digits, others in each run."""
    return "".join(str((run + index * (1 + run % 4)) % 9 + 1) for index in range(4))


def is_offered(page: Page, sentence: str, name: str = "Save a copy") -> None:
    expect(page.get_by_role("paragraph").filter(has_text=sentence)).to_be_visible()
    expect(button(page, name)).to_be_visible()
