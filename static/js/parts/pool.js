import { surely } from "./surely.js";

/**
 * The pool of rare puzzles, a line each (`undoku.sudoku.generator.pools`). Rejects where it does not arrive.
 *
 * @returns {Promise<string[]>}
 */
export async function wholePool() {
  const { pool } = await surely(() => import("../../vendor/pool/pool.js"));
  return pool;
}

/** The lines of those puzzles that need some techniques, by their names, all of them; none where none is named. */
export async function poolFor(needed) {
  if (needed.length === 0) return [];
  return (await wholePool()).filter((line) => {
    const techniques = line.slice(line.lastIndexOf(" ") + 1).split(",");
    return needed.every((name) => techniques.includes(name));
  });
}
