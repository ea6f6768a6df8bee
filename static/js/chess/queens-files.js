import { download } from "../parts/download.js";
import { saved } from "../parts/words.js";
import { FILES, listFile } from "./words.js";

/**
 * All solutions as files, which the engine writes piece by piece: `raise` asks it, for the list of the `state()` that is shown;
 * `reply(sentence)` says what was saved.
 * @param {Contract.Raising} page
 */
export function createQueensFiles({ raise, reply, state }) {
  let pieces = [];
  return {
    /** What can be saved: [label, act] each; nothing where there is no list. */
    get items() {
      const { total, fundamental } = state();
      if (total < 1) return [];
      return Object.entries(FILES).map((/** @type {any} */ [form, { label }]) => [
        label(fundamental),
        () => raise("queens-file", { form, fundamental }),
      ]);
    },
    face: {
      begin_file() {
        pieces = [];
      },
      add_to_file(text) {
        pieces.push(text);
      },
      end_file(form, fundamental) {
        const { ending, type } = FILES[form];
        const name = listFile(state().n, fundamental, ending);
        download(name, pieces, type);
        pieces = [];
        reply(saved(name));
      },
    },
  };
}
