import { make, makeSvg } from "../parts/dom.js";
import { boardOf, SHAPES } from "./shapes.js";
import { SHAPE } from "./words.js";

/** A picture of a board: its squares, light and dark. */
function picture({ rows, cols, holes }) {
  const side = Math.max(rows, cols);
  const [left, top] = [(cols - side) / 2, (rows - side) / 2];
  const squares = Array.from({ length: rows * cols }, (_, square) => square);
  const drawn = (colour) =>
    squares
      .filter((square) => !holes.includes(square))
      .map((square) => [square % cols, Math.floor(square / cols)])
      .filter(([x, y]) => (x + y + rows) % 2 === colour)
      .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
      .join("");
  return makeSvg(
    "svg",
    { viewBox: `${left - 0.1} ${top - 0.1} ${side + 0.2} ${side + 0.2}`, "aria-hidden": "true" },
    makeSvg("path", { class: "light", d: drawn(1) }),
    makeSvg("path", { class: "dark", d: drawn(0) }),
  );
}

/** The shapes, each a button with its picture; `choose(shape, board)` hears of one. */
export function createGallery(choose) {
  const buttons = SHAPES.map((shape) => {
    const board = boardOf(shape);
    const button = make(
      "button",
      { type: "button", class: "shape" },
      picture(board),
      make("span", { class: "shape-name" }, shape.name, " "),
      make("span", { class: "caption" }, SHAPE.facts(shape)),
    );
    button.addEventListener("click", () => choose(shape, board));
    return button;
  });
  return make("div", { class: "shapes", role: "group", "aria-label": SHAPE.group, hidden: "" }, ...buttons);
}
