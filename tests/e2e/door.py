"""The door of `py/worker.py`, answered by the test's own Python: who needs answers need not wait for Pyodide.

What crosses is plain text and numbers, which any Python can say. All else is the page's own, MicroPython too.
"""

from array import array
from collections import defaultdict

from playwright.sync_api import BrowserContext

from jobs.table import Table

# Python's files are never there.
FILES = "**/vendor/pyodide/*.gzip"
# PyScript never sees an element that asks for a worker; what it says of one that has come is said here.
NO_WORKER = """
const ARRAYS = {
  ...{ b: Int8Array, B: Uint8Array, h: Int16Array, H: Uint16Array, i: Int32Array, I: Uint32Array },
  ...{ l: Int32Array, L: Uint32Array, f: Float32Array, d: Float64Array },
};

function startWorker(script) {
  const say = async (...word) => {
    const answer = await window.door(script.getAttribute("name"), ...word);
    return Array.isArray(answer) ? ARRAYS[answer[0]].from(answer[1]) : answer;
  };
  const sync = Object.fromEntries(
    ["open", "work", "ask", "close"].map((word) => [word, (...values) => say(word, ...values)]),
  );
  // Whoever listens hears that Python has everything.
  const addEventListener = (_, hear) => hear({ data: { undoku: "whole" } });
  script.xworker = { sync, addEventListener, ready: Promise.resolve(), terminate() {} };
  // As PyScript itself knows that it is there already.
  const { hooks } = window[Symbol.for("@pyscript/core")];
  for (const meet of hooks.main.onWorker) meet(null, script.xworker);
}

new MutationObserver((changes) => {
  for (const script of changes.flatMap(({ addedNodes }) => Array.from(addedNodes))) {
    if (!script.matches?.("script[type=py][worker]")) continue;
    script.type = "text/plain";
    startWorker(script);
  }
}).observe(document, { childList: true, subtree: true });
"""


def answer_here(context: BrowserContext) -> None:
    """Let the pages of a context be answered by tables of jobs here, one for each worker of theirs."""
    tables: dict[tuple[object, str], Table] = defaultdict(Table)

    def door(source: dict[str, object], name: str, word: str, *values: object) -> object:
        answer = getattr(tables[source["page"], name], word)(*values)
        return [answer.typecode, answer.tolist()] if isinstance(answer, array) else answer

    context.expose_binding("door", door)
    context.route(FILES, lambda route: None)
    context.add_init_script(NO_WORKER)
