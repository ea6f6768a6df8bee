// Prints what a million recorded lines of a program take, in Pyodide: `node tests/benchmark/program_memory.mjs`.

import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const python = await loadPyodide({ env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1" } });
python.FS.mkdirTree("/py");
python.mountNodeFS("/py", `${dirname(dirname(dirname(fileURLToPath(import.meta.url))))}/py`);
python.runPython(`
import sys
sys.path.insert(0, "/py")
from time import perf_counter
from undoku.programs.starters import starters
from undoku.programs.watched import WatchedProgram

HANDOUT = "000030200020040350007100008800001062060000070270600003700008900056090040008010000"
text = next(starter.text for starter in starters("sudoku") if starter.name == "first-empty")
watched = WatchedProgram(text, "sudoku", {"givens": HANDOUT, "size": 9}, perf_counter)
watched.advance()
each = watched.trace.nbytes() / watched.run.counts.lines
print(f"memory of 1,000,000 recorded lines: {each:.1f} MB; goal at most 24 MB")
`);
