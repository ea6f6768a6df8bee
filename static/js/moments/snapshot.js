// What the page shows now, as a moment of a list.

import { readAddress } from "../boards/address.js";
import { titleOf } from "../library/titles.js";
import { boardAsSvg, hasSquares } from "../menu/picture.js";
import { byId } from "../parts/dom.js";
import { newId } from "../parts/new-id.js";
import { isDrawing, LONGEST_DRAWING } from "./drawing.js";
import { bareAddress, LONGEST_TITLE } from "./list.js";

/** What is left around a board, for its frame. */
const EDGE = 2;

/** What `draw` draws, in the colours of a light page: what is kept is printed, too. */
function inLight(draw) {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = "light";
  try {
    return draw();
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  }
}

/** A drawing without the room around it, which is made where it is put. */
const bare = (drawing) =>
  drawing.replace(
    /^(<svg [^>]*?)width="[\d.]+" height="[\d.]+" viewBox="(-[\d.]+) -[\d.]+ ([\d.]+) ([\d.]+)"/,
    (_, start, from, ...sides) => {
      const [width, height] = sides.map((side) => Number(side) + 2 * (Number(from) + EDGE));
      return `${start}width="${width}" height="${height}" viewBox="${-EDGE} ${-EDGE} ${width} ${height}"`;
    },
  );

/** The board that is shown as a drawing; "" for one that is too large for it. */
function pictureOf(board) {
  if (!hasSquares(board)) return "";
  const drawing = bare(inLight(() => boardAsSvg(board)).replaceAll("\n", ""));
  return drawing.length <= LONGEST_DRAWING && isDrawing(drawing) ? drawing : "";
}

const isStepping = () => document.documentElement.hasAttribute("data-stepping");

/** What a moment has of the board at which it is shown. */
export const seen = (board) => ({
  sentence: isStepping() ? byId("player-sentence").textContent : "",
  picture: pictureOf(board),
});

/** The moment that is shown; null where it has no address. */
export async function momentNow({ board, fragment }) {
  const address = bareAddress(fragment());
  const named = readAddress(address);
  if (!named || named.error) return null;
  const { name, state } = board();
  const title = await titleOf({ board: name, state, place: named.step }, Date.now());
  const race = (named.step?.view === "race" && byId("view-race").dataset.at) || "";
  return { id: newId(), address, title: title.slice(0, LONGEST_TITLE), words: "", race, ...seen(board()) };
}
