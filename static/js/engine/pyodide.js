// Pyodide, made from files that are here already.

import { lock as packages } from "../../vendor/pyodide/lock.js";
import { loadPyodide } from "../../vendor/pyodide/pyodide.mjs";
import { restoring } from "./snapshot.js";

/** Where Pyodide may believe that its files came from: it asks nobody for them. */
export const NOWHERE = "http://nowhere.invalid/";

/** Pyodide's program, imported from what was checked rather than fetched a second time. */
async function importProgram(program) {
  const url = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
  try {
    return (await import(url)).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const ENGINE = "/undoku.zip";
/** Where Python looks for its standard library, in Python. */
const LIBRARY = "next(path for path in __import__('sys').path if path.startswith('/lib/python'))";

/** Python as it is once it is made, with files as startPython and resumePython have them, and the options that `how` makes. */
async function make({ program, binary, library }, folder, options, how) {
  const createPyodideModule = await importProgram(program);
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  // Pyodide fetches these two itself and has no option for content that is already here.
  const answers = { "pyodide.asm.wasm": new Response(), "python_stdlib.zip": new Response(library) };
  globalThis.fetch = async (url, init) => answers[String(url).split("/").pop()] ?? fetch(url, init);
  // @ts-expect-error: what is compiled already has no module beside it.
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: binary,
    instance: await WebAssembly.instantiate(binary, imports),
  });
  try {
    return await loadPyodide({
      ...options,
      indexURL: folder,
      packageBaseUrl: folder,
      lockFileContents: packages,
      ...how(createPyodideModule),
    });
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * Starts Python with the engine on its path. The files are as those of FILES and ARCHIVES in messages.js together, with the
 * binary compiled; `folder` is where Pyodide may believe that they came from.
 */
export async function startPython(files, folder, options) {
  const python = await make(files, folder, options, (createPyodideModule) => ({ createPyodideModule }));
  python.FS.writeFile(ENGINE, new Uint8Array(files.engine));
  python.runPython(`import sys; sys.path.insert(0, "${ENGINE}")`);
  return python;
}

/**
 * Goes on with Python from a snapshot, with files as those of FILES, which has the engine on its path. Returns it, and `complete`,
 * which gives it the files of ARCHIVES: until then it can import what the snapshot holds and nothing else.
 */
export async function resumePython(files, folder, options) {
  const python = await make(files, folder, options, (create) => restoring(files.snapshot, create));
  // Chance is not to be the same for everybody.
  python.runPython("__import__('random').seed()");
  const complete = ({ library, engine }) => {
    const place = python.runPython(LIBRARY);
    python.FS.writeFile(place, new Uint8Array(library));
    python.FS.writeFile(ENGINE, new Uint8Array(engine));
  };
  return { python, complete };
}
