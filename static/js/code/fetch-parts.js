import { library } from "../parts/libraries.js";

/** What the editor is made of: the library, and the programs that the build wrote of the engine. */
export async function fetchParts() {
  const [editor, { starters }, { stubs }] = await Promise.all([
    library("editor"),
    import("../../vendor/pyodide/starters.js"),
    import("../../vendor/pyodide/stubs.js"),
  ]);
  return { editor, starters, stubs };
}
