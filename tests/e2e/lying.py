"""Programs that speak for what watches them, flood, or help themselves to what is not theirs."""

import re
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from hostile import GOING_ROUND, body

# What is said where an answer does not fit, and where a program is ended as it has had its time.
NO_ANSWER = r"^Your program brought its Python down \(it answered what is no answer\)"
STOPPED = r"^(Wrong\. )?It was stopped after [\d.]+ seconds? of running"
ANY_END = (
    r"^(It |What it gave|\w+(Error|Exception|Warning)|Your program (brought its Python down|could not be))"
)


class Lie(NamedTuple):
    """A program, the pattern of what is said of it, and what is asked of it after it has run."""

    text: str
    said: str
    asked: str = ""
    seconds: float = 0.5


# Puts a statement between what is asked and the answer that it gets.
FORGING = """
import json
def forge(answer):
    {statement}
    return answer if isinstance(answer, Raw) else json.dumps(answer)
# It may be run several times.
real = table.real = vars(table).get("real") or table.ask
def ask(door, number, name, arguments):
    text = real(door, number, name, arguments)
    return forge(json.loads(text)) if name == "{name}" else text
class Raw(str): pass
table.ask = ask
# What it runs in is answered by what is called last.
if "{name}" == "report": named("jobs.table")["as_json"] = forge
"""


def forging(name: str, statement: str) -> Lie:
    """Return a program that answers something else than what it is asked for by a name."""
    text = GOING_ROUND + FORGING.format(name=name.split()[0], statement=statement)
    # What is hidden in a text is not looked through for what it writes.
    return Lie(body("queens[0] = 0", f"exec({text!r}, {{}})", "return True"), NO_ANSWER, name)


LENGTH = '{"length": 4_000_000_000}'
CALL = "answer['tree'][0]"
FRAME = '{"function": "f", "line": 1, "variables": []}'

# By the answer, with the view that it is asked for: what is done to it.
FORGED = {
    "moment tree": {
        "a tree that is a length": f"answer['tree'] = {LENGTH}",
        "a figure of 30,000 digits": f"{CALL}['hidden'] = '9' * 30_000",
        "a figure of 200,000 digits": f"{CALL}['hidden'] = '9' * 200_000",
        "a figure without end": f"{CALL}['hidden'] = 10**300",
        "a long label": f"{CALL}['label'] = 'a' * 1_000_000",
        "a label that is a list": f"{CALL}['label'] = {LENGTH}",
        "a call without a number": f"{CALL}['id'] = None",
        "100,000 calls": "answer['tree'] *= 100_000",
    },
    "moment stack": {
        "frames that are a length": f"answer['frames'] = {LENGTH}",
        "20,000 frames": f"answer['frames'] = [{FRAME}] * 20_000",
        "100,000 variables": f"answer['frames'] = [{{**{FRAME}, 'variables': [['x', '1']] * 100_000}}]",
        "a variable that is a length": f"answer['frames'] = [{{**{FRAME}, 'variables': [{LENGTH}]}}]",
        "a value of a million characters": (
            f"answer['frames'] = [{{**{FRAME}, 'variables': [['x', 'a' * 900_000]]}}]"
        ),
    },
    "moment counters": {
        "levels that are a length": f"answer['levels'] = {LENGTH}",
        "a million levels": "answer['levels'] = [1] * 400_000",
        "levels that are texts": "answer['levels'] = ['9' * 10_000]",
        "counts that are texts": "answer['counts']['calls'] = '9' * 30_000",
    },
    "moment output": {
        "output of 19 MB": "answer['output'] = 'a' * 19_000_000",
        "output that is a list": f"answer['output'] = {LENGTH}",
    },
    "moment": {
        "a board that is a length": f"answer['values'] = {LENGTH}",
        "a board of 400,000 cells": "answer['values'] = [1] * 400_000",
        "states that are a length": f"answer['states'] = {LENGTH}",
        "a sentence of 19 MB": "answer['sentence'] = 'a' * 19_000_000",
        "a sentence of 10,000 characters": "answer['sentence'] = 'a' * 10_000",
        "a line that is a text": "answer['line'] = '9' * 30_000",
        "half a line": "answer['line'] = 1.5",
        "a position that is no number": "answer['position'] = float('nan')",
        "a position without end": "answer['position'] = float('inf')",
        "arrays beside the board": f"answer['beside'] = {{'kind': 'markers', 'data': {{'top': {LENGTH}}}}}",
        "a name too many": "answer['more'] = 1",
        "a name too few": "del answer['sentence']",
        "100,000 names": "answer.update({str(n): n for n in range(100_000)})",
        "nothing": "answer = None",
        "a list": "answer = [answer]",
        "a text": "answer = 'It is solved.'",
        "what is no JSON": "answer = Raw('It is solved.')",
        "an empty text": "answer = Raw('')",
        "nesting without end": "answer = Raw('[' * 400_000)",
        "19 MB of nothing": "answer = Raw(' ' * 19_000_000 + '1')",
    },
    "overview": {
        "depths that are a length": f"answer['depths'] = {LENGTH}",
        "solutions that are a length": f"answer['solutions'] = {LENGTH}",
        "dead ends that are a length": f"answer['deadEnds'] = {LENGTH}",
        "100,000 depths": "answer['depths'] = [1] * 100_000",
        "a depth beyond all": "answer['depths'] = [1e9]",
        "depths that are texts": "answer['depths'] = ['9' * 100_000]",
    },
    "variables": {
        "a truth that is a text": "answer['same'] = 'a' * 100_000",
        "variables of frames that are a length": f"answer['frames'] = [{{**{FRAME}, 'variables': {LENGTH}}}]",
    },
    "jump": {"a step that is a text": "answer = '9' * 30_000", "a step without end": "answer = 10**300"},
    "lines": {"steps of 19 MB": "answer = 'a' * 19_000_000"},
    "opening": {
        "a source of 19 MB": "answer['source'] = 'a' * 19_000_000",
        "folds that are a length": f"answer['folds'] = {LENGTH}",
    },
    "report": {
        "steps that are a text": "answer['steps'] = '9' * 30_000",
        "an end of 19 MB": "answer['ended'] = 'a' * 19_000_000",
        "a line at fault that is a length": f"answer['line'] = {LENGTH}",
        "counts that are a list": f"answer['counts'] = {LENGTH}",
    },
}

LISTENING = GOING_ROUND + "\nimport os\n"
PATCHING = """
import gc, types
def objects(name):
    return [thing for thing in gc.get_objects() if type(thing).__name__ == name]
"""

FLOODS = {
    "reports without end": LISTENING + body("while True: listener(1)"),
    "reports that are texts": LISTENING + body("s = 'a' * 20_000_000", "while True: listener(s)"),
    "reports of large numbers": LISTENING + body("while True: listener(10**4000)"),
    "20 MB to where reports are written": LISTENING
    + body("told = os.open('/dev/lines', os.O_WRONLY)", "while True: os.write(told, b'9' * 1_000_000)"),
    "lines to where reports are written": LISTENING
    + body("told = os.open('/dev/lines', os.O_WRONLY)", "while True: os.write(told, b'9\\n' * 100_000)"),
    "writing past what is printed": "import os\n" + body("while True: os.write(1, b'a' * 1_000_000)"),
    "errors past what is printed": "import os\n" + body("while True: os.write(2, b'a\\n' * 1_000)"),
    "warnings": "import warnings\n" + body("while True: warnings.warn('a' * 1_000)"),
    "exceptions": body("while True:", "    try: raise KeyError('a' * 1_000)", "    except KeyError: pass"),
    "boards that are yielded": body("while True: yield [0] * 6"),
    "changes of the board": body("while True: queens[0] = 1; queens[0] = -1"),
}

FILE = "f = open(f'/tmp/{n}', 'wb', 0)"
THEFTS = {
    "three files of a gigabyte": body(
        "kept = []", "for n in range(3):", f"    {FILE}; f.truncate(10**9); kept.append(f)"
    ),
    "a file that grows": body("n = 0", FILE, "while True: f.write(bytes(10**7))"),
    "a file with a hole": body("n = 0", FILE, "f.seek(2 * 10**9)", "f.write(b'a')"),
    "many files": body("for n in range(10**6):", f"    {FILE}; f.write(bytes(10**6)); f.close()"),
    "what the browser's arrays are made of": PATCHING
    + body(
        "js = objects('JsFinder')[0].jsproxies['js']", "kept = [js.Uint8Array.new(10**9) for _ in range(3)]"
    ),
    "what makes objects of the browser's": PATCHING
    + body(
        "made = [thing for thing in objects('builtin_function_or_method') if thing.__name__ == 'to_js']",
        "kept = [made[0](bytes(10**8)) for _ in range(100)]",
    ),
    "the door's own modules": "from jobs import program\n" + body("program.listener(1)"),
    "Python's way out": "import importlib\n" + body("importlib.import_module('pyodide_js')"),
    "the inside of that": body("return __import__('_pyodide_core').to_js(queens)"),
    "modules that are hidden": "import sys\n"
    + body("return [name for name in sys.modules if 'pyodide' in name][0]"),
}

CLOCKS = {
    "another clock": "import time\n" + body("time.perf_counter = lambda: 0", "while True: pass"),
    "a clock that is patched from within": PATCHING
    + body("for run in objects('ProgramRun'): run._clock = lambda: 0", "while True: pass"),
    "all the time there is": PATCHING
    + body("for run in objects('ProgramRun'): run._until = 10**9", "while True: pass"),
    "a look that sees nothing": PATCHING
    + body("kind = type(objects('ProgramRun')[0])", "kind.in_time = lambda run: None", "while True: pass"),
    "a recorder that does not look": PATCHING
    + body(
        "for f in objects('function'):",
        "    if f.__qualname__ == 'Recorder.events.<locals>.on_line':",
        "        f.__closure__[f.__code__.co_freevars.index('due')].cell_contents = 10**18",
        "while True: pass",
    ),
    "no recorder": "import sys\n" + body("sys.monitoring.free_tool_id(4)", "while True: pass"),
    "a recorder that hears nothing": "import sys\n"
    + body("sys.monitoring.register_callback(4, sys.monitoring.events.LINE, None)", "while True: pass"),
    "a tracer": "import sys\n"
    + body("def trace(*_): return trace", "sys.settrace(trace)", "while True: pass"),
    "a tracer that hides the clock": "import sys\n"
    + body(
        "def trace(frame, *_):",
        "    if 'due' in frame.f_locals: frame.f_locals['due'] = 10**18",
        "    return trace",
        "sys.settrace(trace)",
        "while True: pass",
    ),
    "no signals": "import signal\n" + body("signal.signal(2, signal.SIG_IGN)", "while True: pass"),
    "an expression that takes for ever": "import re\n" + body("return re.match('(a+)+$', 'a' * 50 + 'b')"),
}

LIES: dict[str, dict[str, Lie]] = {
    "forged": {
        name: forging(asked, statement)
        for asked, forgeries in FORGED.items()
        for name, statement in forgeries.items()
    },
    "flood": {name: Lie(text, ANY_END) for name, text in FLOODS.items()},
    "theft": {name: Lie(text, ANY_END + "|^Line 1 imports") for name, text in THEFTS.items()},
    "clock": {name: Lie(text, f"{STOPPED}|^ValueError in line") for name, text in CLOCKS.items()},
}
"""By their kinds, by what they do."""

# One of each kind, and where that is asked for.
A_FEW = (
    "a tree that is a length",
    "depths that are a length",
    "a sentence of 19 MB",
    "steps that are a text",
    "reports that are texts",
    "three files of a gigabyte",
    "the door's own modules",
    "no recorder",
)
# As many again for browsers that start a Python more slowly.
SOME = (
    *A_FEW,
    *("a figure of 200,000 digits", "20,000 frames", "levels that are a length", "output of 19 MB"),
    *("what is no JSON", "a variable that is a length", "an end of 19 MB", "reports without end"),
    *("20 MB to where reports are written", "what the browser's arrays are made of"),
    *("all the time there is", "a tracer that hides the clock"),
)

# Runs one in a Python of its own, asks it what is to be asked, and says how it ended, and what came from its
# frame meanwhile: how many messages, and how many characters or bytes.
TRY = """
async (code, seconds, asked) => {
  const life = await undoku.sandboxes.take();
  const heard = { messages: 0, bytes: 0, questions: 0 };
  const sizeOf = (data) => JSON.stringify(data).length + (data?.answer?.byteLength ?? 0);
  const hear = ({ source, data }) => {
    if (source === null || source === window) return;
    heard.messages += 1;
    heard.bytes += sizeOf(data);
  };
  window.addEventListener("message", hear);
  const { worker } = life;
  const ask = (word, ...values) => {
    heard.questions += 1;
    return life.guard(worker[word](...values));
  };
  const question = { board: "queens", question: { n: 6 }, code, seconds };
  const [name, view = ""] = asked.split(" ");
  const given = {
    moment: { position: 1, view, opened: [] },
    overview: { width: 300 },
    variables: { position: 1 },
    jump: { name: "placement", position: 0, argument: 1 },
    lines: { begin: 0, end: 10 },
    opening: {},
  };
  let said = "";
  try {
    const job = await ask("open", "program", JSON.stringify(question));
    if (typeof job === "string") said = JSON.parse(job).sentence;
    else {
      let report = {};
      // It runs in one go, and what is to be shown is made in another.
      for (let times = 0; !report.done && times < 5; times += 1)
        report = JSON.parse(await ask("work", job, 1000));
      said = report.ended;
      if (given[name]) await ask("ask", job, name, JSON.stringify(given[name]));
    }
  } catch (error) {
    said = error.message;
  }
  window.removeEventListener("message", hear);
  life.end();
  return { said, ...heard };
}
"""

# Reports of a program that a busy machine ends, at most ten a second, and characters of the longest answer.
MESSAGES = 10 * 30
MOST = 1_000_000


def wrong(call: Callable[..., Any], names: Iterable[str] = ()) -> dict[str, Any]:
    """Run lies, all or those of some names, and return what came of each that is not as it should be."""
    chosen = {name: lie for kind in LIES.values() for name, lie in kind.items() if not names or name in names}
    assert not names or set(chosen) == set(names)
    tried = {name: call(TRY, lie.text, lie.seconds, lie.asked) for name, lie in chosen.items()}
    return {name: told for name, told in tried.items() if not _fits(told, chosen[name])}


def _fits(told: dict[str, Any], lie: Lie) -> bool:
    few = told["messages"] <= told["questions"] + MESSAGES
    small = told["bytes"] <= told["questions"] * MOST
    return bool(few and small and re.search(lie.said, told["said"]))
