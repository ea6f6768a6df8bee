import { download } from "../parts/download.js";
import { newId } from "../parts/new-id.js";
import { createWritten, isWrittenHere, SAVED, written } from "./saving.js";
import { RESULTS } from "./words.js";

/** Puzzles that are printed, and kept, at once. */
const MOST_PRINTED = 400;
const MOST_KEPT = 5000;

/**
 * What is done with the rows that are chosen, or else with those that are looked for: saved in a `form`, kept in the Library,
 * printed. `state` is that of the dialog, and `work(deed, details)` has something done with rows by the workers.
 */
export function createChoosing({ page, state, say, work }) {
  const { library } = page;

  const chosen = () =>
    state.rows.ticked.size > 0 ? Array.from(state.rows.ticked).sort((a, b) => a - b) : state.found;

  /** Rows as {id, name} and their positions, or null where there are none or too many, which is said. */
  function puzzles(most) {
    const { rows, name } = state;
    const indices = Array.from(rows.ticked).filter((index) => rows.digits[index] !== "");
    if (indices.length === 0 || indices.length > most) {
      say(indices.length ? RESULTS.most(most) : RESULTS.choose, true);
      return null;
    }
    return indices
      .sort((a, b) => a - b)
      .map((index) => ({
        id: newId(),
        name: RESULTS.nameOf(name, rows.lines[index]),
        ...rows.position(index),
      }));
  }

  function hand(text, ending, missing = 0) {
    const file = RESULTS.file(state.name, ending);
    download(file, [text], "text/plain");
    say(RESULTS.saved(file, missing));
  }

  return {
    save(form) {
      const { rows } = state;
      const [, , ending] = SAVED.find(([name]) => name === form);
      const indices = chosen();
      if (isWrittenHere(form)) return hand(written(form, rows, indices), ending);
      const readable = indices.filter((index) => rows.digits[index] !== "");
      const places = new Map(readable.map((index, place) => [index, place]));
      const result = createWritten();
      work("write", {
        form,
        indices: readable,
        take: (index, row) => result.take(places.get(index), row),
        done: (frame) => hand(result.text(frame), ending, result.missing),
      });
    },
    async keep() {
      const wanted = puzzles(MOST_KEPT);
      if (!wanted) return;
      await library(async (room) => {
        const { added, same } = await room.keepAll(wanted).catch(() => ({ added: null, same: 0 }));
        if (added === null) say(RESULTS.notKept, true);
        else say(RESULTS.kept(added, same));
      });
    },
    async print() {
      const wanted = puzzles(MOST_PRINTED);
      if (wanted) await library(({ printAll }) => printAll(wanted));
    },
  };
}
