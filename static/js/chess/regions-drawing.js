import { makeSvg, setAttribute } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import "./region-look.js";
import styles from "./regions.css";
import { bordersOf, coloursOf, firstSquares } from "./regions.js";
import { inRegion } from "./words.js";

/**
 * Draws the regions of a board: their borders and letters over the squares of a `field`, and `root` says that there are some. Their
 * colours are the squares' own, see `withRegions`.
 */
export function createRegionsDrawing(root, field) {
  let overlay = null;
  let drawn = "";

  return (n, regions) => {
    setAttribute(root, "data-regions", regions ? "" : null);
    if (!regions) {
      overlay?.remove();
      drawn = "";
      return;
    }
    // Another size brings other squares, which take its place.
    if (drawn === regions && overlay.isConnected) return;
    drawn = regions;
    overlay ??= start();
    overlay.setAttribute("viewBox", `0 0 ${n} ${n}`);
    overlay.replaceChildren(
      makeSvg("path", { d: `${bordersOf(n, regions)}M0 0h${n}v${n}h${-n}z` }),
      ...firstSquares(regions).map(([letter, square]) => {
        const text = makeSvg("text", { x: (square % n) + 0.09, y: Math.floor(square / n) + 0.27 });
        text.textContent = letter;
        return text;
      }),
    );
    field.append(overlay);
  };
}

function start() {
  adopt(styles);
  return makeSvg("svg", { class: "regions", "aria-hidden": "true" });
}

/** The squares of a board with the regions that they belong to, where there are any. */
export function withRegions(square, { n, regions }) {
  if (!regions) return square;
  const colours = coloursOf(n, regions);
  return (index) => {
    const view = square(index);
    const letter = regions[index];
    return { ...view, label: inRegion(view.label, letter), region: String(colours.get(letter) ?? "none") };
  };
}
