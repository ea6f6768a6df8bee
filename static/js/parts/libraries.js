// The libraries that something is drawn or edited with: none is on the first screen.

/** @type {Record<string, () => Promise<any>>} */
const LIBRARIES = {
  editor: () => import("../../vendor/libraries/editor.js"),
  highlight: () => import("../../vendor/libraries/highlight.js"),
  hierarchy: () => import("../../vendor/libraries/hierarchy.js"),
  plot: () => import("../../vendor/libraries/plot.js"),
  qr: () => import("../../vendor/libraries/qr.js"),
};

/** The module of a library, by its name. What did not arrive is asked for again the next time. */
export const library = (name) => LIBRARIES[name]();

/** Fetch them all before anybody wants them. Never rejects. */
export const fetchLibraries = () => Promise.allSettled(Object.values(LIBRARIES).map((load) => load()));
