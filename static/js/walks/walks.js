import { isSolved } from "../chess/knight-hand.js";
import { sizeOf } from "../chess/knight-size.js";
import { hasTour, walkOf } from "../chess/knight-state.js";
import { createNewBoards } from "../create/new-boards.js";
import { make, setAttribute } from "../parts/dom.js";
import { nameOf } from "../parts/new-puzzles.js";
import { WALK_LEVELS } from "../parts/origins.js";
import { NO_SQUARES, squareName } from "../parts/squares.js";
import { adopt } from "../parts/styles.js";
import { createGallery } from "./gallery.js";
import styles from "./walks.css";
import * as words from "./words.js";

/** What there is to walk where no board can be made. */
const PLAIN = { rows: 6, cols: 6, start: 30, end: -1, closed: false, holes: NO_SQUARES, walked: NO_SQUARES };

/**
 * New boards to walk with the knight: by level, of a day, in a shape, or the reader's own, in a section below the button "New
 * board". `enter(door)` makes room for the reader's own.
 * @param {Contract.Working & Contract.Asking} page
 */
export function createWalks(page) {
  const { knight, enter } = page;
  adopt(styles);
  const shapes = make("button", { type: "button", class: "chip" }, words.WALKS.shapes);
  const own = make("button", { type: "button", class: "chip" }, words.WALKS.own);
  const gallery = createGallery(choose);
  const boards = createNewBoards(page, {
    ...{ name: "knight", id: "walks", levels: WALK_LEVELS, words: words.WALKS },
    ...{ origin: () => knight().state, wish: () => ({}), put, putPlain: () => load(PLAIN) },
    more: [make("div", { class: "create-more" }, shapes, own), gallery],
    closed: () => turnShapes(false),
    // Unless it was whole when it came with an address.
    isDone() {
      const { state } = knight();
      return state.begun !== sizeOf(state) && !hasTour(state) && isSolved(state);
    },
  });

  function turnShapes(on) {
    setAttribute(shapes, "aria-expanded", String(on));
    gallery.hidden = !on;
  }

  function load(part) {
    knight().load(part, { address: false });
    knight().place(walkOf(knight().state).at(-1));
  }

  /** What was made comes onto the board. */
  function put(made, origin) {
    const { rows, cols, holes, path, end } = made;
    const number = ([row, column]) => row * cols + column;
    const walked = path.length > 1 ? path.map(number) : NO_SQUARES;
    load({
      ...{ rows, cols, start: number(path[0]), end: end ? number(end) : -1, closed: made.closed },
      ...{ holes: holes.map(number), walked, begun: walked.length, ...origin },
    });
    return words.made(nameOf(origin), made, end ? squareName(number(end), rows, cols) : "");
  }

  /** A shape comes onto the board; where it has no tour, to be solved. */
  function choose(shape, part) {
    boards.deal(() => load(part), words.SHAPE.chosen(shape), shape.tours === "none" ? "solve" : "play");
  }

  shapes.addEventListener("click", () => {
    turnShapes(gallery.hidden);
    // It opens below what is seen.
    if (!gallery.hidden) gallery.scrollIntoView({ block: "nearest" });
  });
  own.addEventListener("click", () => {
    boards.drop();
    boards.turn(false);
    enter({ say: words.WALKS.how });
  });
  turnShapes(false);

  return boards.room;
}
