import { engineState } from "../parts/engine-state.js";
import "./look.js";
import { LARGEST_GRID, LISTED_UP_TO } from "../chess/limits.js";
import { make, setText } from "../parts/dom.js";
import { createPanelSection } from "../parts/panel-section.js";
import { createCards } from "./cards.js";
import { createPainter, onTheme } from "./painting.js";
import * as words from "./words.js";

/**
 * The images of the solution on the queens' board under the eight symmetries of the square, as long as the reader wants them
 * and that board `isShown()`: which of them are the same, why there are so many, and what the orbits of all solutions make.
 * @param {Contract.Asking} page
 */
export function createOrbit({ events, queens, isShown }) {
  const line = make("p", { class: "hint", "aria-live": "polite" });
  const sum = make("p", { class: "hint" });
  const probe = make("canvas", { class: "gallery-probe", "aria-hidden": "true" });
  const painter = createPainter(probe);
  const cards = createCards({
    paint: (canvas, columns, side) => painter.paint(canvas, board, columns, side),
    pick: (to) => events.raise("browse", { to, fundamental: false }),
  });
  const section = createPanelSection(
    "orbit",
    { class: "gallery", "aria-label": words.ORBIT },
    ...[line, cards.root, sum, probe],
  );
  let on = false;
  // What is asked, "" for nothing: the board whose list is wanted, and the placement.
  let list = "";
  let asked = "";
  // The images: {names, columns}, and the number of each in the list of all solutions, 0 where it is none of them.
  let members = [];
  let numbers = [];
  let board = { n: 1, queens: [], blocked: [] };

  function draw() {
    const shown = queens()?.state.columns.join();
    cards.draw(members, numbers, (columns) => columns.join() === shown);
  }

  function askList(question) {
    list = question;
    numbers = [];
    setText(sum, "");
    events.withdraw("orbit-list");
    events.raise("orbit-list", { question, listed: board.n <= LISTED_UP_TO });
  }

  /** Ask for the images of a placement; in the place of none, say why there is none. */
  function ask(question, excuse) {
    asked = question;
    events.withdraw("orbit");
    events.raise("orbit", { question });
    const early = words.EARLY[engineState()] ?? "";
    if (question !== "" && !early) return;
    members = numbers = [];
    setText(line, excuse || (question && early));
  }

  /** What is told where there is no placement to tell of; "" where there is one. */
  function excuseFor({ n, columns }) {
    if (n > LARGEST_GRID) return words.TOO_LARGE(LARGEST_GRID);
    return columns.length === 0 ? words.NOTHING_SHOWN : "";
  }

  /** Ask which solutions the images are. */
  function askNumbers() {
    if (members.length === 0 || list === "") return;
    const columns = JSON.stringify(members.map((member) => member.columns));
    events.raise("orbit-numbers", { of: asked, columns });
  }

  /** The solution on the board, or how that is used, may be another now. */
  function refresh() {
    const told = on && isShown() ? queens() : null;
    section.hidden = !told;
    if (told) board = told.state;
    const wantedList = told ? told.face.question() : "";
    if (wantedList !== list) askList(wantedList);
    const excuse = told ? excuseFor(told.state) : "";
    const wanted = told && !excuse ? JSON.stringify({ n: board.n, columns: told.state.columns }) : "";
    if (wanted !== asked || excuse) ask(wanted, excuse);
    draw();
  }

  onTheme(() => {
    painter.recolour();
    draw();
  });

  return {
    turn(newOn) {
      on = newOn;
      refresh();
    },
    refresh,
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Orbit} */ ({
      show(images, sentence) {
        members = Array.from(images, ({ symmetries, columns }) => ({
          names: Array.from(symmetries),
          columns: Array.from(columns),
        }));
        numbers = [];
        setText(line, sentence);
        draw();
        askNumbers();
      },
      /** The list of all solutions is there: what its orbits make, "" where the board restricts it. */
      sum(sentence) {
        setText(sum, sentence);
        askNumbers();
      },
      number(ofQuestion, found) {
        if (ofQuestion !== asked) return;
        numbers = Array.from(found);
        draw();
      },
    }),
  };
}
