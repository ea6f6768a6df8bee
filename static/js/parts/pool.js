import { surely } from "./surely.js";

/**
 * The lines of the pool of rare puzzles (`undoku.sudoku.generator.pools`) whose puzzles need some techniques, all of them;
 * none where none is named. Rejects where the pool does not arrive.
 *
 * @param {string[]} needed
 * @returns {Promise<string[]>}
 */
export async function poolFor(needed) {
  if (needed.length === 0) return [];
  const { pool } = await surely(() => import("../../vendor/pool/pool.js"));
  return pool.filter((line) => {
    const techniques = line.slice(line.lastIndexOf(" ") + 1).split(",");
    return needed.every((name) => techniques.includes(name));
  });
}
