// What was done in which exercise, a record of the store: {games: {[of]: {moves, tries, told}}}, `of` as an address has it, the
// latest last.

import { keptTally, withLatest } from "../parts/kept-tally.js";
import { isObject, isWithin } from "../parts/kept-values.js";
import { read } from "./address.js";
import { ACTS } from "./words.js";

/** So many exercises are kept, and so many moves of each: one is at most 60 acts long. */
const MOST = 30;
export const LONGEST = 500;
const KINDS = [...ACTS.map(([kind]) => kind), "back", "help", "judge"];

const CELLS = { sudoku: () => 81, queens: ([n]) => n * n, knight: ([rows, cols]) => rows * cols };

const isMove = (cells) => (move) =>
  Array.isArray(move) &&
  move.length === 3 &&
  KINDS.includes(move[0]) &&
  isWithin(move[1], -1, cells - 1) &&
  isWithin(move[2], 0, 9);

/** What was kept of the exercise that an address names so; null for what is no such thing. */
export function gameKept(of, raw) {
  const { moves, tries, told } = Object(raw);
  const { board, size } = read(of);
  const isWhole = board && size && Array.isArray(moves) && moves.length <= LONGEST;
  if (!isWhole || !moves.every(isMove(CELLS[board](size)))) return null;
  return { moves, tries: isWithin(tries, 1, 1000) ? tries : 1, told: told === true };
}

/** Of a record the exercises, and one that stands as it is now. */
export function withGame(record, of, { moves, tries, told }) {
  const games = isObject(record?.games) ? record.games : {};
  return withLatest(games, of, { moves: moves.slice(0, LONGEST), tries, told }, MOST);
}

/** The exercises in `kept`, the store; null where nothing is kept. */
export function createGames(kept) {
  const tally = keptTally(kept, "byHand");
  return {
    /** How an exercise stands; null where nothing was done in it. */
    async of(of) {
      const games = (await tally.read())?.record?.games;
      return isObject(games) && Object.hasOwn(games, of) ? gameKept(of, games[of]) : null;
    },
    note: (of, game) => tally.change((record) => ({ ...record, games: withGame(record, of, game) })),
  };
}
