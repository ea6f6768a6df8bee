// The icons of the buttons that lead from one step or solution to another: they come with the first of these.

import { byId, makeSvg } from "./dom.js";

const ICONS = {
  back: "m15 6-6 6 6 6",
  first: "M7 6v12M17 6l-6 6 6 6",
  forward: "m9 6 6 6-6 6",
  last: "M17 6v12M7 6l6 6-6 6",
};

/** Put them with the others, once. */
export function bringDeckIcons() {
  for (const [name, d] of Object.entries(ICONS)) {
    const id = `icon-${name}`;
    if (byId(id)) return;
    const symbol = makeSvg("symbol", { id, viewBox: "0 0 24 24" }, makeSvg("path", { d }));
    document.querySelector("body > svg").append(symbol);
  }
}
