import { programShelf } from "../code/room.js";
import { library as shelves } from "../library/room.js";
import { forgetStored } from "../parts/stored.js";
import { createLibraryButton } from "./library-button.js";
import { ownId } from "./tab.js";

/**
 * The Library with its button. What it needs of parts that are made later is asked for when it is there: `address()`, `menu()`,
 * `keeping()`, and `copy`, which reads files with boards.
 */
export function createLibrarian({ rooms, missing, kept, sudoku, status, remark, boards, ...page }) {
  const { opening, code, puzzleChanged, address, menu, keeping, copy } = page;

  /** Delete all that the page keeps. */
  const forget = () =>
    keeping().forget(async () => {
      const clear = async () => {
        await kept.clear();
        forgetStored();
      };
      await (code.value?.forget(clear) ?? clear());
      librarian.forgotten();
    });

  const library = rooms.add(shelves, (create) =>
    create({
      ...{ kept, sudoku },
      tab: ownId,
      reply: status.reply,
      tell: remark,
      async showBoard() {
        if (boards.current === sudoku) return;
        address().write();
        if (await opening().board("sudoku")) address().boardSwitched();
      },
      flush: () => librarian.flush(),
      recorded: () => librarian.recorded(),
      print: async (puzzles) => (await menu().want()).print(puzzles),
      openBoards: async (text) =>
        (await copy.want()).openBoards(text, (parts) => keeping().openCopy(parts, puzzleChanged)),
      programs: {
        async all() {
          await code.value?.flush();
          return (await (await programShelf(kept)).all()).records;
        },
        async add(records) {
          const added = await (await programShelf(kept)).add(records);
          await code.value?.refresh();
          return added;
        },
      },
      forget,
    }),
  );
  const librarian = createLibraryButton({ library, sudoku, onMissing: missing.of(shelves) });
  return { ...librarian, forget };
}
