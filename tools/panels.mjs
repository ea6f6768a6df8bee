// Writes static/vendor/page/panels.js: the manifests of the panels, in the order in which their buttons stand. A panel is in
// it because its folder has a `room.js`; nobody lists it.

import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const rooms = readdirSync(join(root, "static/js"), { recursive: true }).filter((path) =>
  /[\\/]room\.js$/.test(path),
);

const panels = [];
for (const path of rooms.sort()) {
  const manifests = await import(pathToFileURL(join(root, "static/js", path)).href);
  for (const [name, { board, modes, order }] of Object.entries(manifests)) {
    if (board && modes) panels.push({ name, order, from: `../../js/${path.replaceAll("\\", "/")}` });
  }
}
panels.sort((one, other) => one.order - other.order);
const imports = panels.map(({ name, from }) => `import { ${name} } from ${JSON.stringify(from)};\n`);
const list = panels.map(({ name }) => name).join(", ");
mkdirSync(join(root, "static/vendor/page"), { recursive: true });
writeFileSync(
  join(root, "static/vendor/page/panels.js"),
  `${imports.join("")}\nexport const PANELS = [${list}];\n`,
);
