// Runs a Python module inside Pyodide: `node tests/parity/python.mjs SITE_PACKAGES MODULE [ARGUMENTS]`.
// The project's folder and the folder of installed (pure Python) packages are mounted, so nothing is copied.

import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [packages, ...command] = process.argv.slice(2);

const python = await loadPyodide({
  env: { HOME: "/home", PYTHONDONTWRITEBYTECODE: "1", PYTEST_DISABLE_PLUGIN_AUTOLOAD: "1" },
});
for (const [place, folder] of [
  ["/project", root],
  ["/packages", packages],
]) {
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
}
python.globals.set("command", python.toPy(command));
process.exitCode = python.runPython(`
import os, runpy, sys
os.chdir("/project")
sys.path[:0] = ["/project/py", "/project/tests/parity", "/packages"]
sys.argv[:] = command
import loop
loop.use()
try:
    code = runpy.run_module(command[0], run_name="__main__").get("code", 0)
except SystemExit as end:
    code = end.code
int(code or 0)
`);
