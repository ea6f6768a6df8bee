import { programShelf } from "../code/room.js";
import { library as shelves } from "../library/room.js";
import { choose } from "../parts/settings.js";
import { forgetStored } from "../parts/stored.js";
import { createLibraryButton } from "./library-button.js";
import { ownId } from "./tab.js";

/**
 * The Library with its button. What it needs of parts that are made later is asked for when it is there: `address()`, `menu()`,
 * `keeping()`, and `copy`, which reads files with boards.
 */
export function createLibrarian({ rooms, missing, kept, status, remark, boards, modes, watching, ...page }) {
  const { code, ownCode, searches } = watching;
  const { sudoku, keeping } = page;

  /** What is on a board, and where the search is that is shown. */
  const present = (board = boards.current) => ({
    ...{ board: board.name, used: modes.now(board.name), state: board.state },
    ...{ time: board.timePlayed ?? null, place: ownCode.address(), moment: board.moment },
  });

  /** Delete all that the page keeps. */
  const forget = () =>
    keeping().forget(async () => {
      const clear = async () => {
        await librarian.dropDue();
        await kept.clear();
        forgetStored();
        choose({});
      };
      await (code.value?.forget(clear) ?? clear());
      librarian.forgotten();
    });

  const library = rooms.add(shelves, (create) =>
    create({
      ...{ ...page, kept, boards, modes, code, searches, present, forget },
      tab: ownId,
      reply: status.reply,
      tell: remark,
      flush: () => librarian.flush(),
      recorded: () => librarian.recorded(),
      programs: () => programShelf(kept),
    }),
  );
  const librarian = createLibraryButton({ library, sudoku, present, onMissing: missing.of(shelves) });
  return { ...librarian, forget };
}
