// Runs pytest inside Pyodide: `node tests/parity/pytest.mjs SITE_PACKAGES [PYTEST ARGUMENTS]`.
// The project's folder and the folder of installed (pure Python) packages are mounted, so nothing is copied.

import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const [packages, ...args] = process.argv.slice(2);

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
python.globals.set("args", python.toPy(args));
process.exitCode = python.runPython(`
import os, sys
os.chdir("/project")
sys.path[:0] = ["/packages"]
import pytest
int(pytest.main(["-p", "no:cacheprovider", *args]))
`);
