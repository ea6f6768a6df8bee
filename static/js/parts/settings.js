// How the boards behave, as the reader has chosen it: kept by this browser for all of its tabs, and read before a board is
// drawn. What is not as usual also stands at the root of the document, for the style sheets.

import { attempt, STORED } from "./stored.js";

/** What can be chosen of each, the usual first. */
export const SETTINGS = {
  peers: ["cleared", "kept"],
  clashes: ["marked", "unmarked"],
  same: ["shown", "plain"],
  several: ["digit", "note"],
  digits: ["letters", "numbers"],
  timer: ["shown", "hidden"],
  attacks: ["shown", "hidden"],
  regions: ["plain", "patterned"],
  squares: ["usual", "chess", "counted"],
  motion: ["system", "none"],
};

const listeners = new Set();
const kept = attempt(() => JSON.parse(localStorage.getItem(STORED.settings)));
let chosen = knownSettings(kept);

/** Of something that was kept, or comes from a file, the settings that there are, with what can be chosen of them. */
export function knownSettings(value) {
  const isKnown = ([name, choice]) => Object.hasOwn(SETTINGS, name) && SETTINGS[name].includes(choice);
  return Object.fromEntries(Object.entries(Object(value)).filter(isKnown));
}

/** What is chosen of one. */
export const setting = (name) => chosen[name] ?? SETTINGS[name][0];

/** Those that are not as usual. */
export const settingsNow = () => ({ ...chosen });

/** Choose anew: those that are not named are as usual. */
export function choose(next) {
  chosen = Object.fromEntries(Object.entries(next).filter(([name, choice]) => choice !== SETTINGS[name][0]));
  // Where storage is forbidden they hold for this visit.
  attempt(() => {
    if (Object.keys(chosen).length === 0) localStorage.removeItem(STORED.settings);
    else localStorage.setItem(STORED.settings, JSON.stringify(chosen));
  });
  apply();
  for (const hear of listeners) hear();
}

/** Say at the root what is chosen. */
function apply() {
  const words = Object.entries(chosen).map(([name, choice]) => `${name}-${choice}`);
  document.documentElement.dataset.settings = words.join(" ");
}

/** Begin with what was kept; `hear()` is told of every change. */
export function onSettings(hear) {
  listeners.add(hear);
  apply();
}

/** Whether nothing is to move: by the reader's choice, or that of the system, which a window knows. */
export const isStill = (machine = globalThis) =>
  setting("motion") === "none" || machine.matchMedia("(prefers-reduced-motion: reduce)").matches;
