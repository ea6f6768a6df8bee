// Fills static/vendor/: the runtimes from their npm packages (only the files that are needed), Pyodide's standard
// library as byte code, and the engine as one archive. `node tools/vendor.mjs` does what is out of date.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { loadPyodide } from "pyodide";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const vendor = join(root, "static/vendor");
const modules = join(root, "node_modules");

// PyScript's core is two modules; the plugins that it always imports, and what it would import for others.
const CORE = /^core(-\w+)?\.js$/;
const PLUGIN = /\/(deprecations-manager|donkey|error|py-(editor|game|terminal))-[\w-]+\.js$/;

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const find = (folder, pattern) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => pattern.test(file))
    .sort();

/** A digest of the files a step depends on: when it has not changed since, the step is skipped. */
function fingerprint(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

async function step(name, inputs, make) {
  const folder = join(vendor, name);
  const stamp = join(folder, ".stamp");
  const wanted = fingerprint(inputs);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log(`vendor: ${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await make(folder);
  writeFileSync(stamp, wanted);
}

function copy(from, patterns, folder) {
  for (const pattern of patterns) {
    const files = find(from, pattern);
    if (files.length === 0) throw new Error(`${relative(root, from)} has no ${pattern}`);
    for (const file of files) cpSync(join(from, file), join(folder, basename(file)));
  }
}

/** Lays the licences of packages beside their files, each under its package's name. */
function copyLicences(packages, folder) {
  for (const name of packages) {
    const file = `LICENSE-${name.replace("@", "").replace("/", "-")}.txt`;
    const [licence] = find(join(modules, name), /^LICENSE(\.md)?$/);
    cpSync(join(modules, name, licence), join(folder, file));
  }
}

/** The packages that bundled scripts hold pieces of, as their source maps tell, but for those named. */
function inside(from, patterns, known) {
  const names = new Set();
  for (const file of patterns.flatMap((pattern) => find(from, pattern))) {
    const map = join(from, `${file}.map`);
    if (!existsSync(map)) continue;
    for (const source of JSON.parse(readFileSync(map, "utf8")).sources) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
      if (name && !known.includes(name)) names.add(name);
    }
  }
  return [...names].sort();
}

/** The licences of packages, one under the other, as one text. */
function licencesOf(names) {
  const texts = names.map((name) => {
    const folder = join(modules, name);
    const { version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const [file] = find(folder, /^LICEN[CS]E(\.\w+)?$/);
    // Some say in their package.json alone under which terms they are.
    const text = file
      ? readFileSync(join(folder, file), "utf8").trim()
      : `${license}, ${author?.name ?? author}`;
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.join(`\n${"-".repeat(80)}\n\n`);
}

/**
 * Writes a file gzipped, under a name that carries its hash: every host sends it small, and it may be kept for ever.
 * (Of `.gz` some hosts say that it is encoded, and browsers would unpack it unasked.) Returns what the page needs to
 * load it: file, transferred bytes, and the hash of what is inside.
 */
function pack(folder, name, content) {
  const hash = sha256(content);
  const packed = gzipSync(content, { level: 9 });
  const file = name.replace(".", `-${hash.slice(0, 8)}.`).concat(".gzip");
  writeFileSync(join(folder, file), packed);
  return { file, bytes: packed.length, sha256: hash };
}

/** Nothing is said in it of who has written it: some are of the first screen. */
function writeModule(path, name, value) {
  writeFileSync(path, `export const ${name}=${JSON.stringify(value)}`);
}

/** The parts of libraries that the page draws and edits with, each as one module. */
const LIBRARIES = {
  editor:
    'export { EditorState, StateEffect, StateField } from "@codemirror/state";' +
    'export { Decoration, EditorView, highlightSpecialChars, keymap } from "@codemirror/view";' +
    'export { lineNumbers, placeholder, WidgetType } from "@codemirror/view";' +
    'export { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";' +
    'export { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";' +
    'export { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";' +
    'export { pythonLanguage } from "@codemirror/lang-python";' +
    'export { tags } from "@lezer/highlight";' +
    'export { StyleModule } from "style-mod";',
  gif: 'export { applyPalette, GIFEncoder, quantize } from "gifenc";',
  highlight:
    'export { default as highlighter } from "highlight.js/lib/core";' +
    'export { default as python } from "highlight.js/lib/languages/python";',
  hierarchy: 'export { stratify, tree } from "d3-hierarchy";',
  plot: 'export { default as Plot } from "uplot";',
  qr: 'export { generate } from "lean-qr"; export { toSvgPath } from "lean-qr/extras/svg";',
};

/** All that is in the editor. */
const EDITOR = [
  ...["autocomplete", "commands", "lang-python", "language", "state", "view"].map(
    (name) => `@codemirror/${name}`,
  ),
  ...["common", "highlight", "lr", "python"].map((name) => `@lezer/${name}`),
  ...["@marijn/find-cluster-break", "crelt", "style-mod", "w3c-keyname"],
];

async function librariesStep(folder) {
  for (const [name, contents] of Object.entries(LIBRARIES)) {
    const { warnings } = await build({
      stdin: { contents, resolveDir: root },
      outfile: join(folder, `${name}.js`),
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      legalComments: "inline",
    });
    if (warnings.length > 0) throw new Error(`${name} was bundled with warnings`);
  }
  cpSync(join(modules, "uplot/dist/uPlot.min.css"), join(folder, "plot.css"));
  copyLicences([...EDITOR, "d3-hierarchy", "gifenc", "highlight.js", "lean-qr", "uplot"], folder);
}

/** Pyodide itself, under Node: only it writes byte code that it can read. */
async function python() {
  // What is compiled knows its lines but not its columns, which nobody reads and which would be a quarter of the archives.
  const interpreter = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  interpreter.runPython(readFileSync(join(root, "tools/bytecode.py"), "utf8"));
  return interpreter;
}

/** What Python's memory is once it has started from these archives. */
function snapshotOf(folder, library, engine) {
  const [libraryFile, engineFile, file] = ["library", "engine", "snapshot"].map((name) => join(folder, name));
  writeFileSync(libraryFile, library);
  writeFileSync(engineFile, engine);
  const command = [join(root, "tools/snapshot.mjs"), join(modules, "pyodide"), libraryFile, engineFile, file];
  execFileSync(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
  const snapshot = readFileSync(file);
  for (const made of [libraryFile, engineFile, file]) rmSync(made);
  return snapshot;
}

/** The engine as one archive, and of Pyodide what it takes to run that in a page. */
async function engineStep(folder, sources) {
  const from = join(modules, "pyodide");
  const interpreter = await python();
  const call = (name, ...args) => interpreter.globals.get(name)(...args);
  const toPython = (pairs) => interpreter.toPy(Object.fromEntries(pairs));
  const files = toPython(sources.map((file) => [file, readFileSync(join(root, "py", file), "utf8")]));
  const pyscript = join(modules, "@pyscript/core/src/stdlib");
  const pyscriptFiles = toPython(
    find(pyscript, /^pyscript\/.*\.py$/).map((file) => [file, readFileSync(join(pyscript, file), "utf8")]),
  );
  const archive = call("package_engine", files).toJs();
  interpreter.FS.writeFile("/undoku.zip", archive);
  const [library, rest] = call("compile_standard_library", files).toJs();
  const { info } = JSON.parse(readFileSync(join(from, "pyodide-lock.json"), "utf8"));

  copy(from, [/^pyodide\.mjs$/], folder);
  const assets = {
    program: pack(folder, "pyodide.asm.mjs", readFileSync(join(from, "pyodide.asm.mjs"))),
    binary: pack(folder, "pyodide.asm.wasm", readFileSync(join(from, "pyodide.asm.wasm"))),
    snapshot: pack(folder, "python.snapshot", snapshotOf(folder, library, archive)),
    pyscript: pack(folder, "pyscript.zip", call("package_pyscript", pyscriptFiles).toJs()),
    library: pack(folder, "python_stdlib.zip", library),
    engine: pack(folder, "undoku.zip", archive),
    // Only for programs that ask for it.
    rest: pack(folder, "python_rest.zip", rest),
  };
  writeFileSync(join(folder, "assets.json"), JSON.stringify(assets));
  // No package is ever installed in the page, so the list of packages that can be stays empty.
  writeModule(join(folder, "lock.js"), "lock", { info, packages: {} });
  // Which strategies can be watched: they can be chosen before Python is there.
  const { boards, rules } = JSON.parse(call("strategies"));
  writeModule(join(folder, "strategies.js"), "strategies", boards);
  writeModule(join(folder, "ruled.js"), "ruled", rules);
  // What can be wished of a new puzzle.
  writeModule(join(folder, "wishes.js"), "wishes", JSON.parse(call("wishes")));
  // By which methods a knight's tour can be looked for.
  writeModule(join(folder, "methods.js"), "methods", JSON.parse(call("methods")));
  // What the editor opens with.
  writeModule(join(folder, "starters.js"), "starters", JSON.parse(call("starters")));
  // What a new program begins with.
  writeModule(join(folder, "stubs.js"), "stubs", JSON.parse(call("stubs")));
  // What the reference of techniques says of each, and draws.
  writeModule(join(folder, "techniques.js"), "techniques", JSON.parse(call("techniques")));
  const lines = readFileSync(join(root, EXAMPLES), "utf8");
  writeModule(join(folder, "examples.js"), "examples", JSON.parse(call("examples", lines)));
}

/** The lessons, each as one file, and what the list of them says: computed by the engine, which was packed before. */
async function lessonsStep(folder, files) {
  const { engine } = JSON.parse(readFileSync(join(vendor, "pyodide/assets.json"), "utf8"));
  const interpreter = await python();
  interpreter.FS.writeFile("/undoku.zip", gunzipSync(readFileSync(join(vendor, "pyodide", engine.file))));
  const read = interpreter.globals.get("lesson");
  const lessons = files.map((file) => {
    const json = read(file, readFileSync(join(root, file), "utf8"));
    const id = basename(file, ".md");
    // A module: for JSON the build would need a word more on the first screen.
    writeFileSync(join(folder, `${id}.js`), `export default ${json};\n`);
    return { id, ...JSON.parse(json) };
  });
  const listed = lessons
    .sort((one, other) => one.order - other.order)
    .map(({ id, title, about, minutes, screens }) => {
      const entry = JSON.stringify({ id, title, about, minutes, screens: screens.length });
      return `${entry.slice(0, -1)},"load":()=>import("./${id}.js")}`;
    });
  writeFileSync(join(folder, "index.js"), `export const LESSONS=[${listed}]`);
}

/**
 * PyScript without what this page has no use for: its plugins, which it would ask the network for one by one, do nothing. And
 * it takes an interpreter by the address of a blob, too: the text of that was checked, and is not asked for again.
 */
async function pyscriptStep(folder) {
  const from = join(modules, "@pyscript/core/dist");
  const names = find(from, CORE);
  copy(from, [CORE], folder);
  const name = names.find((file) => file !== "core.js");
  const { outputFiles, warnings } = await build({
    entryPoints: [join(from, name)],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    legalComments: "inline",
    // A blob has no place of its own from which anything else could be found.
    define: { "import.meta": "PLACE" },
    banner: {
      js:
        "// Changed by tools/vendor.mjs: without plugins, from a blob, and with interpreters from blobs.\n" +
        "const PLACE = { url: document.baseURI };",
    },
    plugins: [withoutPlugins],
  });
  if (names.length !== 2 || warnings.length > 0) throw new Error("PyScript's core is not made as it was");
  // Once for the page, and once in the text of its workers, with its backslashes doubled.
  const [{ text }] = outputFiles;
  const parts = text.split(/(?<=\[a-z0-9-\]\+:\\{1,2}\/\\{1,2}\/)(?=\))/);
  if (parts.length !== 3) throw new Error("PyScript tells addresses of interpreters as it did not before");
  writeFileSync(join(folder, name), parts.join("|blob:"));
  const named = ["@pyscript/core", "polyscript"];
  copyLicences(named, folder);
  writeFileSync(join(folder, "LICENSES-inside.txt"), licencesOf(inside(from, [CORE], named)));
}

const withoutPlugins = {
  name: "without plugins",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path }) => ({ external: !PLUGIN.test(path), path, namespace: "none" }));
    onLoad({ filter: /.*/, namespace: "none" }, () => ({
      contents: "export default null; export const notOnDOM = () => {}, notify = notOnDOM;",
    }));
  },
};

const EXAMPLES = "tools/examples.txt";
// What makes the snapshot, and what reads it.
const SNAPSHOT = ["tools/snapshot.mjs", "static/js/engine/snapshot.js"];
const tools = ["package-lock.json", "tools/vendor.mjs", "tools/bytecode.py"];
// The engine and the jobs; the shell command stays at home.
const sources = find(join(root, "py"), /^(jobs|undoku(?!\/cli\/|\/__main__))\/.*\.py$/);

await step("pyscript", tools, pyscriptStep);
await step("micropython", tools, (folder) => {
  const from = join(modules, "@micropython/micropython-webassembly-pyscript");
  copy(from, [/^micropython\.mjs$/], folder);
  const binary = gzipSync(readFileSync(join(from, "micropython.wasm")), { level: 9 });
  writeFileSync(join(folder, "micropython.wasm.gzip"), binary);
});
// The page's own scripts are bundled with these: only their licences lie here.
for (const name of ["fflate", "idb", "lit-html"])
  await step(name, tools, (folder) => copyLicences([name], folder));
await step("libraries", tools, librariesStep);
// The pool of rare puzzles comes when one of them is wanted, and is no part of the engine's archive.
const POOL = "py/undoku/sudoku/generator/pool.txt";
await step("pool", [...tools, POOL], (folder) =>
  writeModule(join(folder, "pool.js"), "pool", readFileSync(join(root, POOL), "utf8").trim().split("\n")),
);
await step(
  "pyodide",
  [...tools, ...SNAPSHOT, EXAMPLES, ...sources.map((file) => join("py", file))],
  (folder) => engineStep(folder, sources),
);
const lessons = find(join(root, "py"), /^undoku\/learn\/lessons\/.*\.md$/).map((file) => join("py", file));
await step("lessons", [...tools, ...sources.map((file) => join("py", file)), ...lessons], (folder) =>
  lessonsStep(folder, lessons),
);
