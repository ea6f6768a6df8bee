// Links to this page within a text that somebody was sent.

/** Characters of the longest address. */
export const LONGEST = 12_000;
const LINK = /#(?:[a-z]+=[^\s"'<>&]*&)*board=(?:sudoku|queens|knight)(?![a-z])[^\s"'<>]*/;

/** What is another puzzle beside a link: a line of cells, or another link. */
const OTHER = /[\d.]{16}|board=/;

/**
 * The fragment of a link to a board, from a whole address or from the fragment alone; null where there is none, or something
 * else beside it, which would be lost.
 */
export function linkIn(text) {
  const link = text.length > LONGEST ? undefined : LINK.exec(text)?.[0];
  if (link === undefined || OTHER.test(text.replace(link, ""))) return null;
  // What closes the sentence around a link is not the link's; a full stop may be a blank cell.
  const bare = link.replace(/[)\],;!?]+\.?$/, "");
  return /(givens|entered|regions)=[^&]*$/.test(bare) ? bare : bare.replace(/\.+$/, "");
}
