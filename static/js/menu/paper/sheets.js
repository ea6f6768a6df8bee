// The sheets of a print, each as one drawing in millimetres: the same in every browser, on the page and on paper.

import { escaped } from "../../parts/markup.js";
import { short } from "../../sudoku/patterns.js";
import { SHEETS } from "../words.js";
import { PRINTED } from "./printed.js";
import { PAPERS, puzzlePlaces, solutionPlaces } from "./sizes.js";

/** Black on white, whatever the theme: what is not a given is lighter, and colours are told by their patterns. */
const INKS = {
  board: "#ffffff",
  ink: "#000000",
  accent: "#333333",
  permanent: "#333333",
  "ink-soft": "#595959",
  "cell-line": "#8c8c8c",
  "strong-line": "#000000",
};
const COLOURED = "#d4d4d4";
const paint = (name) => INKS[name] ?? COLOURED;

/** The widest that a letter is, on average, in parts of the height of its line. */
const BREADTH = 0.56;
const BOLD_BREADTH = 0.62;

/** How high the line of rules is, in millimetres: all of them have room in it. */
const RULE = 2.8;

const text = (words, x, y, size, more = "") =>
  `<text x="${short(x)}" y="${short(y)}" font-size="${size}" ${more}>${escaped(words)}</text>`;

/** A bold text that is cut where it would be longer than there is room. */
function fitted(words, room, size) {
  const most = Math.floor(room / (BOLD_BREADTH * size));
  const letters = Array.from(words);
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : words;
}

/**
 * Draw the sheets.
 * @param {any[]} puzzles - {board, name, state} each
 * @param {any} wanted - `paper` ("a4" or "letter"), `count` of puzzles on a sheet (1, 2 or 4), and whether there are
 *   `entries`, `notes` and a `solution`; `answers` tells {solutions, first} by how a puzzle is asked for; `address` is what
 *   stands at the foot.
 * @returns {string[]} an SVG for each sheet
 */
export function drawSheets(puzzles, wanted) {
  const paper = PAPERS[wanted.paper];
  const printed = puzzles.map(({ board, name, state }, index) => ({
    ...PRINTED[board].toPrint(state, wanted),
    kind: PRINTED[board],
    name: puzzles.length > 1 ? `${index + 1}. ${name}` : name,
  }));
  const sheets = dealt(printed, puzzlePlaces(paper, wanted.count)).map((places) =>
    [
      ...places.map(([puzzle, place]) => drawPuzzle(puzzle, place)),
      ...drawRules(
        places.map(([puzzle]) => puzzle),
        paper,
      ),
    ].join("\n"),
  );
  if (wanted.solution) {
    const heading = text(SHEETS.solutions, 0, 5, 5, 'font-weight="700"');
    for (const places of dealt(printed, solutionPlaces(paper, printed.length))) {
      const solutions = places.map(([puzzle, place]) => drawSolution(puzzle, place, wanted));
      sheets.push([heading, ...solutions].join("\n"));
    }
  }
  return sheets.map((content, index) => drawSheet(content, paper, wanted.address, index + 1, sheets.length));
}

/** Things laid out on places, as many sheets as it takes: lists of [thing, place]. */
const dealt = (things, places) =>
  Array.from({ length: Math.ceil(things.length / places.length) }, (_, sheet) =>
    things.slice(sheet * places.length, (sheet + 1) * places.length).map((thing, at) => [thing, places[at]]),
  );

function drawSheet(content, { width, height }, address, number, count) {
  const foot = fitted(address, 0.8 * width, 3);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" fill="#000000">`,
    content,
    text(foot, 0, height - 1.5, 3, 'fill="#595959"'),
    count > 1
      ? text(SHEETS.page(number, count), width, height - 1.5, 3, 'fill="#595959" text-anchor="end"')
      : "",
    "</svg>",
  ].join("\n");
}

/** The rules of the puzzles on a sheet, in the line above its foot. */
function drawRules(printed, { height }) {
  const rules = new Set(printed.map(({ kind, state }) => kind.ruleOf(state)).filter(Boolean));
  return rules.size > 0 ? [text([...rules].join(" "), 0, height - 6, RULE)] : [];
}

/** How a board at a place is drawn. */
const drawnAt = ({ x, y, side }, title) => ({
  ...{ paint, title },
  place: { x: short(x), y: short(y), width: short(side), height: short(side) },
});

/** What is above a board: its name, which is cut where the facts beside it need the room. */
function drawHead(name, facts, { x, y, side, head }, size, small) {
  const above = y - 0.35 * head;
  const room = facts ? side - (facts.length + 3) * BREADTH * small : side;
  const title = text(fitted(name, room, size), x, above, size, 'font-weight="700"');
  return facts ? [title, text(facts, x + side, above, short(small), 'text-anchor="end"')] : [title];
}

function drawPuzzle({ kind, name, ...printed }, place) {
  const size = short(0.5 * place.head);
  return [
    ...drawHead(name, kind.factsOf(printed), place, size, 0.75 * size),
    kind.draw(printed, drawnAt(place, name)),
  ].join("\n");
}

/** The solution of a puzzle with what there is to say of it, which is in its place where none is drawn. */
function drawSolution({ kind, name, asked, ...printed }, place, { answers }) {
  const answer = answers(asked);
  const said = answer ? kind.verdictOf(answer) : "";
  const options = drawnAt(place, SHEETS.solutionOf(name));
  const drawing = answer ? kind.drawSolution(printed, answer, options) : "";
  if (drawing) return [...drawHead(name, said, place, 3.6, 3), drawing].join("\n");
  return [...drawHead(name, "", place, 3.6, 3), text(said, place.x, place.y + 4, 3.6)].join("\n");
}
