// The contract as one: what all share, and what each panel adds in a file of its own.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), "contract");
const read = (path) => JSON.parse(readFileSync(join(folder, path), "utf8"));

const panels = readdirSync(join(folder, "panels"))
  .sort()
  .map((name) => read(`panels/${name}`));
const { events, work, waiting, modules } = read("callbacks.json");
const { Page, ...shared } = read("faces.json");

export const types = read("types.json");
export const faces = {
  Page: Object.assign(Page, ...panels.map(({ page }) => page)),
  ...Object.assign(shared, ...panels.map((panel) => panel.faces)),
  // The face of Learn has those of its activities.
  Learn: Object.assign({}, ...panels.map(({ learn }) => learn)),
};
export const callbacks = {
  events: Object.assign(events, ...panels.map((panel) => panel.events)),
  work,
  waiting,
  // In the place of "..." those of the panels.
  modules: modules.flatMap((name) => (name === "..." ? panels.flatMap((panel) => panel.modules) : [name])),
};
