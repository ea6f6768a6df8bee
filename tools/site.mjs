// Makes _site/: the finished static site, ready for any host and any subpath. Run after tools/vendor.mjs. With SITE_URL, the
// address at which it will be, links to it show a picture in chats.

import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { LIST, SANDBOX, TEXTS } from "../static/js/engine/texts.js";
import { SCRIPT } from "../static/js/sandbox/frame.js";
import { PICTURE, siteUrl, tags } from "./chat.mjs";
import { callbacks } from "./contract.mjs";
import "./panels.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const site = join(root, "_site");

const PARTS = ["static", "py/app/main.py", "py/worker.py", "LICENSE", "NOTICE"];
const LEFT_OUT = new Set([".stamp"]);
// What is imported from here is inside what imports it, or beside it under a name with a hash.
const INSIDE = ["pyodide", "libraries"].map((name) => join(root, "static/vendor", name));
// What is here is not sent as it is: the widgets become one file, the service worker another.
const scripts = join(root, "static/js");
const styles = join(root, "static/css");
const FIRST = join(scripts, "page/main.js");
// The list of panels becomes part of that.
const PANELS = join(root, "static/vendor/page");
// The page imports none of these: each is loaded by itself, and with all that it imports inside it, what starts Pyodide, too.
const BY_THEMSELVES = {
  "engine/interpreter.mjs": "esm",
  "engine/thread.js": "esm",
  "sandbox/worker.js": "iife",
};
// What Pyodide would import outside of a browser is never asked for.
const OUTSIDE = ["node:*", "ws"];

/** Whether a file or folder is copied into the site. */
function isCopied(path) {
  if (
    LEFT_OUT.has(basename(path)) ||
    path === PANELS ||
    (INSIDE.includes(dirname(path)) && /\.(m?js|css)$/.test(path)) ||
    path === join(root, PICTURE) ||
    /\.d\.m?ts$/.test(path)
  )
    return false;
  return !path.startsWith(`${scripts}/`) && !path.startsWith(`${styles}/`);
}

/** Bundles one entry; any warning fails the build. Returns what esbuild wrote, by file. */
async function bundle(options) {
  const more = { bundle: true, minify: true, target: "es2022", metafile: true, absWorkingDir: root };
  const { warnings, metafile } = await build({ ...more, ...options });
  if (warnings.length > 0) process.exit(1);
  return metafile.outputs;
}

/**
 * What the build has put into static/vendor stays outside of the bundle, and lies beside it under a name with its hash; the list
 * of the panels is part of it.
 */
const vendorStaysOutside = {
  name: "vendor stays outside",
  setup({ onResolve }) {
    onResolve({ filter: /\/vendor\/(pyodide|libraries|pool)\/.*\.js$/ }, ({ path, resolveDir }) => {
      const from = join(resolveDir, path);
      const hash = createHash("sha256").update(readFileSync(from)).digest("hex").slice(0, 8);
      const name = `${basename(path, ".js")}-${hash}.js`;
      cpSync(from, join(site, "static/js/page", name));
      return { path: `./${name}`, external: true };
    });
  },
};

/** Style and markup of what is loaded later are in the script that is loaded then, as texts. */
const asText = {
  name: "style and markup as text",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true });
      return { contents: code, loader: "text" };
    });
    onLoad({ filter: /\.html$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8")
        .replace(/<!--.*?-->/gs, "")
        .replace(/\n\s+/g, "\n"),
      loader: "text",
    }));
  },
};

/**
 * What the first screen is made of is in one file, also what later parts need of it: they all ask for that file, so that
 * nothing of it is shared by some of them alone, and would be a file of its own.
 */
const firstInOne = {
  name: "the first screen in one file",
  setup({ onResolve, onLoad }) {
    const later = new Set();
    onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
      if (kind === "dynamic-import" && !path.includes("/vendor/")) later.add(join(resolveDir, path));
    });
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      if (!later.has(path)) return undefined;
      return { contents: `import ${JSON.stringify(FIRST)};\n${readFileSync(path, "utf8")}`, loader: "js" };
    });
  },
};

/** The callbacks as one text: the source of each module by its path, in the order in which they are imported. */
function textOfCallbacks({ modules }) {
  const paths = modules.map((name) => `${name.replaceAll(".", "/")}.py`);
  const sources = paths.map((path) => [path, readFileSync(join(root, "py/app", path), "utf8")]);
  return JSON.stringify(Object.fromEntries(sources));
}

const hashOf = (url) =>
  createHash("sha256")
    .update(readFileSync(join(site, url)))
    .digest();
const integrityOf = (url) => `sha256-${hashOf(url).toString("base64")}`;

/** One file of the offline list. A file whose name carries its hash never changes under that name. */
function entry(url) {
  const revision = /-[0-9a-fA-Z]{8}\./.test(url) ? null : hashOf(url).toString("hex").slice(0, 32);
  return { url, revision, integrity: integrityOf(url) };
}

/**
 * The page with the hash of every script and style that it names: what is not the file that was built is not used. The page
 * is the first link of that chain, as no host lets it be kept for long.
 */
function withHashes(html) {
  const named =
    /<(?:script[^>]*? src|link rel="(?:stylesheet|modulepreload)" href)="\.\/([^"]+\.(?:js|css))"/g;
  return html.replace(named, (tag, url) => `${tag} integrity="${integrityOf(url)}"`);
}

rmSync(site, { recursive: true, force: true });
mkdirSync(site);
for (const part of PARTS) {
  cpSync(join(root, part), join(site, part), {
    recursive: true,
    filter: isCopied,
  });
}

// Data for the browser alone: nobody reads its lines.
const manifest = join(site, "static/manifest.webmanifest");
writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(manifest, "utf8"))));

// One widget a file, for those who read it; for those who wait, one file with the first screen, and beside it one for
// each part that is loaded when it is first wanted. Their names carry hashes: an old page never meets a new part.
const widgets = await bundle({
  entryPoints: [FIRST],
  outdir: join(site, "static/js/page"),
  chunkNames: "[name]-[hash]",
  splitting: true,
  format: "esm",
  plugins: [vendorStaysOutside, firstInOne, asText],
});

/** Bundles a script that is loaded by itself. */
const alone = (script, options) =>
  bundle({
    entryPoints: [join(scripts, script)],
    outfile: join(site, "static/js", script),
    external: OUTSIDE,
    ...options,
  });

for (const [script, format] of Object.entries(BY_THEMSELVES)) await alone(script, { format });
writeFileSync(join(site, TEXTS.callbacks), textOfCallbacks(callbacks));

// Each has the hashes of what it asks for: of the first one the page has it.
const hashes = Object.fromEntries(
  [...Object.values(TEXTS), SANDBOX, LIST].map((url) => [url, integrityOf(url)]),
);
await alone("engine/download.js", { format: "esm", define: { __HASHES__: JSON.stringify(hashes) } });
const download = JSON.stringify(integrityOf("static/js/engine/download.js"));
// It may be asked for a second time, and runs once.
const once = { banner: { js: "if(!window.widgets){" }, footer: { js: "}" } };
await alone("engine/early.js", { format: "iife", define: { __DOWNLOAD__: download }, ...once });

// One part of the page a style sheet, for those who read it; one sheet for all in their place.
const page = readFileSync(join(root, "index.html"), "utf8");
const links = Array.from(page.matchAll(/^ *<link rel="stylesheet" href="(.*?)"(?: media="(.*?)")?>\n/gm));
const imports = links.map(([, href, media = ""]) => `@import "${href}" ${media};`);
await bundle({
  stdin: { contents: imports.join("\n"), loader: "css", resolveDir: root },
  outfile: join(site, "static/css/main.css"),
});
if (page.split('rel="stylesheet"').length !== links.length + 1) {
  throw new Error("index.html has a style sheet that is not written as the others are");
}
const hash = createHash("sha256").update(SCRIPT).digest("base64");
if (!page.includes(`'sha256-${hash}'`)) {
  throw new Error(`index.html has to allow the script of static/js/sandbox/frame.js: 'sha256-${hash}'`);
}
const url = process.env.SITE_URL ? siteUrl(process.env.SITE_URL) : null;
const title = /^ *<title>.*\n/m;
const [first, ...others] = links.map(([line]) => line);
const inOne = page
  .replace(title, (line) => line + tags(page, url))
  .replace(first, '    <link rel="stylesheet" href="./static/css/main.css">\n');
// The files that the first screen is made of are asked for at once, not when the first of them has been read; and before it,
// as their hashes are here.
const script = '    <script type="module" src="./static/js/page/main.js"></script>\n';
const preloads = widgets["_site/static/js/page/main.js"].imports
  .filter(({ kind, external }) => kind === "import-statement" && !external)
  .map(({ path }) => `    <link rel="modulepreload" href="./${relative(site, join(root, path))}">\n`);
if (!inOne.includes(script)) throw new Error("index.html does not load the widgets as it did");
const whole = others
  .reduce((html, line) => html.replace(line, ""), inOne)
  .replace(script, preloads.join("") + script)
  .replace(/<!--.*?-->/gs, "")
  .replace(/\n\s+/g, "\n")
  .replace(/<\w+\n[^>]*>/g, (tag) => tag.replaceAll("\n", " "));
writeFileSync(join(site, "index.html"), withHashes(whole));

const files = readdirSync(site, { recursive: true })
  .filter((path) => statSync(join(site, path)).isFile())
  .sort();

await bundle({
  entryPoints: [join(scripts, "engine/service-worker.js")],
  outfile: join(site, "service-worker.js"),
  format: "iife",
  legalComments: "linked",
  define: {
    __FILES__: JSON.stringify(files.map(entry)),
    "process.env.NODE_ENV": '"production"',
  },
});

// Who reads the page offline needs no picture of it.
if (url) cpSync(join(root, PICTURE), join(site, PICTURE));

// GitHub Pages would otherwise leave out what begins with an underscore.
writeFileSync(join(site, ".nojekyll"), "");

const bytes = files.reduce((sum, path) => sum + statSync(join(site, path)).size, 0);
console.log(`_site: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
