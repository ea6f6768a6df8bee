import { saved } from "../parts/words.js";
import { createKeeping } from "./keeping.js";
import { createFaults } from "./kept-faults.js";

/** What hands the boards to the reader as a file, and reads them again. */
const COPY = { id: "copy", name: "What saves a copy", load: () => import("./saved-copy.js") };

export const createCopy = (rooms) => rooms.add(COPY, (code) => code);

/**
 * What keeps the boards, and says what to do where it cannot: to save a `copy`, with a link to each board, `linkOf(name)`.
 */
export function createSaving({ copy, missing, offers, reload, remark, linkOf, ...page }) {
  const faults = createFaults({
    ...{ offers, reload, tell: remark },
    async save() {
      try {
        const { saveBoards } = await copy.want();
        page.status.reply(saved(saveBoards(keeping.all(), linkOf)));
      } catch (error) {
        missing.of(COPY)(error);
      }
    },
  });
  const keeping = createKeeping(/** @type {any} */ ({ ...page, faults, tell: remark }));
  return keeping;
}
