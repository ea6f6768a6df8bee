// Pyodide, made from files that are here already.

import { lock as packages } from "../../vendor/pyodide/lock.js";
import { loadPyodide } from "../../vendor/pyodide/pyodide.mjs";

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

/**
 * Starts Python with the engine on its path. The files are as those of FILES in messages.js, with the binary compiled;
 * `folder` is where Pyodide may believe that they came from.
 */
export async function startPython({ program, binary, library, engine }, folder, options) {
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
    const python = await loadPyodide({
      ...options,
      indexURL: folder,
      packageBaseUrl: folder,
      lockFileContents: packages,
      createPyodideModule,
    });
    python.FS.writeFile("/undoku.zip", new Uint8Array(engine));
    python.runPython("import sys; sys.path.insert(0, '/undoku.zip')");
    return python;
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
