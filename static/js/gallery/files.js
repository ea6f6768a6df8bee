import { listFile } from "../chess/words.js";
import { putOnPaper } from "../menu/on-paper.js";
import { plainColours } from "../menu/picture.js";
import { asElement, asPng } from "../menu/svg.js";
import { make } from "../parts/dom.js";
import { download } from "../parts/download.js";
import { drawBoards } from "./drawing.js";
import { headingOf, leftOutWords, savedPart } from "./words.js";

/** The most boards of a picture, and of those beside each other. */
const IN_PICTURE = 400;
const MOST_ACROSS = 20;
/** The most on paper, and of those beside each other. */
const ON_PAPER = 1000;
const ACROSS_PAPER = 6;

const INKS = {
  "square-light": "#ffffff",
  "square-dark": "#dcdcdc",
  board: "#ffffff",
  "control-line": "#8c8c8c",
};
const onPaper = (name) => INKS[name] ?? "#000000";

/**
 * The boards as a picture and on paper. `list()` tells what there is, {board, bound, total, fundamental, first(most)}, where
 * `first` gives {columns, caption} each; `probe` is an element of the page whose colours a picture has.
 */
export function createFiles({ list, probe, reply }) {
  function picture() {
    const { board, bound, total, fundamental, first } = list();
    const boards = first(IN_PICTURE);
    const across = Math.min(MOST_ACROSS, Math.max(1, Math.ceil(Math.sqrt(boards.length))));
    const title = headingOf(board.n, total, fundamental, bound);
    return {
      svg: drawBoards(boards, { board, across, title, paint: plainColours(probe) }),
      shown: boards.length,
    };
  }

  async function save(type, made) {
    const { board, total, fundamental } = list();
    const { svg, shown } = picture();
    const file = listFile(board.n, fundamental, type);
    download(file, [await made(svg)], type === "svg" ? "image/svg+xml" : "image/png");
    reply(savedPart(file, shown, total));
  }

  /** What is printed in the place of the board: rows of boards, each of which stays on one page. */
  function sheet() {
    const { board, bound, total, fundamental, first } = list();
    const boards = first(ON_PAPER);
    const title = headingOf(board.n, total, fundamental, bound);
    const rows = [];
    for (let from = 0; from < boards.length; from += ACROSS_PAPER) {
      const row = boards.slice(from, from + ACROSS_PAPER);
      rows.push(asElement(drawBoards(row, { board, across: ACROSS_PAPER, title, paint: onPaper })));
    }
    const rest = boards.length < total ? [make("p", {}, leftOutWords(boards.length, total))] : [];
    return make("section", { class: "gallery-sheet" }, make("h1", {}, title), ...rest, ...rows);
  }

  return {
    svg: () => save("svg", (svg) => svg),
    png: () => save("png", asPng),
    /** Put the boards on paper, or nothing of them any more. */
    print: (on) => putOnPaper(...(on ? [sheet()] : [])),
  };
}
