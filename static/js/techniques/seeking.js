import { wholePool } from "../parts/pool.js";
import { puzzlesWith } from "./pool.js";
import { titleOf } from "./reference.js";
import { PRACTICE } from "./words.js";

/** So many puzzles are tried until one is on whose way the technique is. */
const TRIES = 5;

/**
 * Positions for practice, which the engine is asked for: in a puzzle of the pool, as it lies in another way, or in the puzzle that
 * is on the board already.
 * @param {Contract.Asking} page
 */
export function createSeeking({ events, isShown, say, reply }) {
  // The technique of which a position is looked for, and how many more puzzles would be looked at.
  let wanted = "";
  let tries = 0;
  // Which position the engine is asked for: the "next" one, or "this" one, that is on the board; "" for none.
  let asked = "";

  function ask(which, question) {
    asked = which;
    events.withdraw("practice");
    events.raise("practice", { question: JSON.stringify(question) });
  }

  async function look(technique, more = TRIES) {
    // What is still looked for is of another one.
    [wanted, asked] = [technique, ""];
    const name = titleOf(technique);
    const pool = await wholePool().catch(() => null);
    if (technique !== wanted || !isShown()) return;
    if (pool === null) return say(PRACTICE.missing, "error");
    const puzzles = puzzlesWith(technique, pool);
    if (puzzles.length === 0) return say(PRACTICE.none(name), "error");
    reply(PRACTICE.looking(name));
    tries = more - 1;
    // One draw decides which of them, and how it lies.
    const drawn = Math.random();
    const puzzle = puzzles[Math.floor(drawn * puzzles.length)];
    ask("next", { technique, puzzle, seed: String(drawn) });
  }

  /** Which answer was asked for last, once; nobody waits for the next position where another board is shown. */
  function taken() {
    const which = asked === "this" || isShown() ? asked : "";
    asked = "";
    return which;
  }

  return {
    /** The technique of which a position was looked for last. */
    get wanted() {
      return wanted;
    },
    /** Look for a position to practise a technique. */
    look: (technique) => look(technique),
    /** Ask for the position of a puzzle as it lies. */
    find: (technique, puzzle) => ask("this", { technique, puzzle }),
    taken,
    /** There is none: look on, or say why; `refuse(sentence)` hears that there never is one in what is on the board. */
    none(sentence, again, refuse) {
      const which = taken();
      if (which === "next" && again && tries > 0) look(wanted, tries);
      else if (which === "this" && again) refuse(sentence);
      else if (which !== "") say(sentence, "error");
    },
    /** Nothing is looked for. */
    forget() {
      wanted = asked = "";
    },
  };
}
