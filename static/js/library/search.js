// What is found in the Library by a text: by names, and by digits of the givens.

import { givensOf } from "./record.js";

const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Digits and blanks as one row of them; "" for a text that is something else. */
function cellsIn(text) {
  const cells = text.replace(/[\s|+-]/g, "");
  return /^[\d._*?]+$/.test(cells) && /[1-9]/.test(cells) ? cells.replace(/[^1-9]/g, ".") : "";
}

/** Tells of a record whether it has all words of a text in its name, or the text as a part of its 81 characters. */
export function finder(text) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const cells = cellsIn(text);
  return ({ name, state }) => {
    const named = plain(name);
    return words.every((word) => named.includes(word)) || (cells !== "" && givensOf(state).includes(cells));
  };
}

export const newestFirst = (records) => [...records].sort((one, other) => other.saved - one.saved);
