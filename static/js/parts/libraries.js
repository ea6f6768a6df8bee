// The libraries that something is drawn or edited with: fetched when it is first needed, and never before.

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
