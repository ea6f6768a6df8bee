import { createDialog } from "../parts/dialog.js";
import { make, setText } from "../parts/dom.js";
import { library } from "../parts/libraries.js";
import { putOnPaper } from "./on-paper.js";
import { asElement, asPng } from "./svg.js";
import { QR } from "./words.js";

/** Light squares around the code, without which it is not found. */
const QUIET = 4;
/** Units of the drawing to a square of the code, and pixels of the page that the whole should have. */
const UNIT = 8;
const SIDE = 360;
const SMALLEST = 2;

/**
 * The dialog that shows a link as a QR code: `link()` is the one to what is shown, `puzzleLink()` to the puzzle alone.
 * `save(name, content, type)` saves a file, and `complain(sentence)` says that there can be no code yet.
 */
export function createQr({ link, puzzleLink, save, complain }) {
  const figure = make("figure", { class: "qr-code" });
  const text = make("p", { class: "qr-link" });
  const tooLong = make("p", {});
  const alone = make("button", { type: "button", class: "button" }, QR.alone);
  const refusal = make("div", { class: "qr-refusal" }, tooLong, alone);
  const svgButton = make("button", { type: "button", class: "button" }, QR.svg);
  const pngButton = make("button", { type: "button", class: "button" }, QR.png);
  const buttons = make("div", { class: "dialog-buttons" }, svgButton, pngButton);
  const dialog = createDialog({
    ...{ name: "qr", title: QR.title, content: [figure, refusal, text, buttons] },
    onClose: () => putOnPaper(),
  });
  let drawing = "";
  let puzzle = "";
  let drawer = null;

  /** Show a link, as a code where it is short enough for one. */
  function draw(link) {
    const code = encoded(link, drawer.generate);
    setText(text, link);
    for (const part of [figure, text, buttons]) part.hidden = code === null;
    refusal.hidden = code !== null;
    if (code === null) {
      setText(tooLong, QR.tooLong(link.length));
      putOnPaper();
      return;
    }
    drawing = drawn(code, drawer.toSvgPath);
    figure.replaceChildren(shown(drawing, code.size));
    putOnPaper(asElement(drawing), make("p", {}, link));
  }

  svgButton.addEventListener("click", () => save(QR.file("svg"), drawing, "image/svg+xml"));
  pngButton.addEventListener("click", async () => save(QR.file("png"), await asPng(drawing), "image/png"));
  alone.addEventListener("click", () => {
    draw(puzzle);
    svgButton.focus();
  });

  return async function show() {
    try {
      drawer = await library("qr");
    } catch {
      complain(QR.missing);
      return;
    }
    puzzle = puzzleLink();
    draw(link());
    dialog.show(refusal.hidden ? svgButton : alone);
  };
}

/** A link as a code, or null where it is too long for one. */
function encoded(link, generate) {
  try {
    return generate(link);
  } catch {
    return null;
  }
}

/** A code as a drawing that stands alone: black on white, wherever it is shown. */
function drawn(code, toSvgPath) {
  const side = code.size + 2 * QUIET;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${UNIT * side}" height="${UNIT * side}" viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges">`,
    `<rect x="${-QUIET}" y="${-QUIET}" width="${side}" height="${side}" fill="#ffffff"/>`,
    `<path d="${toSvgPath(code)}" fill="#000000"/>`,
    "</svg>",
  ].join("\n");
}

/** The drawing on the page, with as many whole pixels to each square as there is room for. */
function shown(svg, size) {
  const squares = size + 2 * QUIET;
  const side = squares * Math.max(SMALLEST, Math.floor(SIDE / squares));
  const element = asElement(svg);
  for (const name of ["width", "height"]) element.setAttribute(name, String(side));
  element.setAttribute("role", "img");
  element.setAttribute("aria-label", QR.picture);
  return element;
}
