// Makes _site/: the finished static site, ready for any host and any subpath. Run after tools/vendor.mjs.

import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const site = join(root, "_site");
const worker = join(root, "static/js/service-worker.js");

const PARTS = ["index.html", "static", "py/app", "py/worker.py", "LICENSE", "NOTICE"];
const LEFT_OUT = new Set([".stamp", "__pycache__", basename(worker)]);

/** One file of the offline list. A file whose name carries its hash never changes under that name. */
function entry(url) {
  const content = readFileSync(join(site, url));
  const hash = createHash("sha256").update(content).digest();
  const integrity = `sha256-${hash.toString("base64")}`;
  const revision = /-[0-9a-f]{8}\./.test(url) ? null : hash.toString("hex").slice(0, 32);
  return { url, revision, integrity };
}

rmSync(site, { recursive: true, force: true });
mkdirSync(site);
for (const part of PARTS) {
  cpSync(join(root, part), join(site, part), {
    recursive: true,
    filter: (path) => !LEFT_OUT.has(basename(path)),
  });
}

const files = readdirSync(site, { recursive: true })
  .filter((path) => statSync(join(site, path)).isFile())
  .sort();

const { warnings } = await build({
  entryPoints: [worker],
  outfile: join(site, basename(worker)),
  bundle: true,
  minify: true,
  format: "iife",
  target: "es2022",
  legalComments: "linked",
  define: {
    __FILES__: JSON.stringify(files.map(entry)),
    "process.env.NODE_ENV": '"production"',
  },
});
if (warnings.length > 0) process.exit(1);

// GitHub Pages would otherwise leave out what begins with an underscore.
writeFileSync(join(site, ".nojekyll"), "");

const bytes = files.reduce((sum, path) => sum + statSync(join(site, path)).size, 0);
console.log(`_site: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
