// Links to this page within a text that somebody was sent.

/** Characters of the longest address. */
export const LONGEST = 12_000;
const LINK = /#board=(?:sudoku|queens|knight)(?=[&\s]|$)[^\s"<>]*/;

/** The fragment of a link to a board, from a whole address or from the fragment alone; null where there is none. */
export const linkIn = (text) => (text.length > LONGEST ? null : (LINK.exec(text)?.[0] ?? null));
