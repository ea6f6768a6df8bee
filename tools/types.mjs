// Writes .cache/contract.d.ts: the contract as types, by which `make lint` checks the widgets. What the build makes for them
// has no types: a declaration beside it says so, whether it has been made or not.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { callbacks, faces, types } from "./contract.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const BUILT = {
  "libraries/editor.d.ts": ["EditorView"],
  "libraries/gif.d.ts": ["applyPalette", "GIFEncoder", "quantize"],
  "libraries/highlight.d.ts": ["highlighter", "python"],
  "libraries/hierarchy.d.ts": ["stratify", "tree"],
  "libraries/plot.d.ts": ["Plot"],
  "libraries/qr.d.ts": ["generate", "toSvgPath"],
  "lessons/index.d.ts": ["LESSONS"],
  "page/panels.d.ts": ["PANELS"],
  "pyodide/examples.d.ts": ["examples"],
  "pyodide/lock.d.ts": ["lock"],
  "pyodide/methods.d.ts": ["methods"],
  "pyodide/pyodide.d.mts": ["loadPyodide", "version"],
  "pyodide/ruled.d.ts": ["ruled"],
  "pyodide/starters.d.ts": ["starters"],
  "pyodide/strategies.d.ts": ["strategies"],
  "pyodide/stubs.d.ts": ["stubs"],
  "pyodide/techniques.d.ts": ["techniques"],
  "pyodide/wishes.d.ts": ["wishes"],
};

const namesOf = (listed) => Object.entries(listed).filter(([name]) => name !== "..." && name !== "=>");
const listOf = (listed) => namesOf(listed).map(([name, type]) => `${name}: ${typeOf(type)}`);
const base = (listed) => (listed["..."] ? `${listed["..."]} & ` : "");

/** A type as TypeScript writes it: of an object, or the text that it is. */
function typeOf(listed) {
  if (typeof listed === "string") return listed;
  return `${base(listed)}{ ${listOf(listed).join("; ")} }`;
}

/** A member of a face: a method, or a property. */
const memberOf = ([name, listed]) =>
  typeof listed === "string"
    ? `${name}: ${listed}`
    : `${name}(${listOf(listed).join(", ")}): ${listed["=>"] ?? "void"}`;

const unionOf = (names) => names.map((name) => JSON.stringify(name)).join(" | ");

const lines = [
  ...Object.entries(types).map(([name, listed]) => `type ${name} = ${typeOf(listed)};`),
  `type Work = ${unionOf(Object.keys(callbacks.work))};`,
  ...Object.entries(faces).map(
    ([name, listed]) => `type ${name} = ${base(listed)}{ ${namesOf(listed).map(memberOf).join("; ")} };`,
  ),
  // The faces that are null until their room is there.
  `type Late = ${unionOf(namesOf(faces.Page).flatMap(([name, type]) => (/\| null$/.test(type) ? [name] : [])))};`,
  `type Events = { ${Object.entries(callbacks.events)
    .map(([name, listed]) => `"${name}": ${typeOf(listed)}`)
    .join("; ")} };`,
  "type Raise = <Name extends keyof Events>(name: Name, detail: Events[Name]) => void;",
];
write(".cache/contract.d.ts", `declare namespace Contract {\n${lines.join("\n")}\n}\n`);
for (const [path, names] of Object.entries(BUILT)) {
  write(`static/vendor/${path}`, names.map((name) => `export const ${name}: any;\n`).join(""));
}

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
