import { thisMachine, workersFor } from "../parts/workers.js";
import { doneWith, SAID, WORK } from "./words.js";
import { createWork } from "./work.js";

/**
 * What all workers do with rows of the list, `state.work`: one thing at a time. `say(sentence, isFault)` says what has to be
 * read, `goOn(sentence)` how far it is and `tellOf(sentence)` how it ended; `ended()` hears that it did.
 * @param {Contract.Asking & Record<string, any>} list
 */
export function createWorking({ state, events, say, goOn, tellOf, ended }) {
  /** Say how far the work is. */
  function tell() {
    const { deed, done, total } = state.work;
    state.share = done / total;
    goOn(WORK.progress(deed, done, total, state.workers));
  }

  return {
    /** Have something done with rows; `done(frame)` hears of its end. */
    begin(deed, { indices, take, form = "", done = null }) {
      if (state.isReading || state.work) return;
      if (indices.length === 0) return say(WORK.nothingLeft);
      const workers = workersFor(1, thisMachine());
      const { rows } = state;
      state.work = createWork({ rows, deed, form, indices, workers, take, finish: done });
      Object.assign(state, { share: 0, workers: 0 });
      tell();
      events.raise("list-do", { workers });
    },
    end(why) {
      const { deed, done, total, finish } = state.work;
      Object.assign(state, { work: null, share: null });
      ended();
      if (why === "done" && finish) return finish(state.frame);
      if (why === "lost") say(SAID.lost, true);
      else tellOf(why === "done" ? doneWith(deed, state.rows) : WORK.stopped(deed, done, total));
    },
    /** What the callbacks may ask and do. */
    face: {
      left: () => state.work.left,
      part: () => state.work.part(),
      question: (part) => state.work.question(Number(part)),
      did(part, rows, frame, isDone) {
        state.frame = String(frame);
        state.work.did(Number(part), String(rows), Boolean(isDone));
        tell();
      },
      back: (part) => state.work.back(Number(part)),
      working(workers) {
        state.workers = Number(workers);
        tell();
      },
    },
  };
}
