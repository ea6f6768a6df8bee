/**
 * What the Library does with the rest of the page, whose parts may be made, or come, later than it is: `opening()`, `address()`,
 * `keeping()`, `menu()`, `copy`, `code`; `programs()` gives the shelf of the reader's programs.
 */
export function createDeeds({ boards, modes, searches, puzzleChanged, copy, code, programs, ...page }) {
  const { opening, address, keeping, menu } = page;
  const openCopy = (parts) => keeping().openCopy(parts, puzzleChanged);

  return {
    /** Show a board, and tell whether it is there; Back leads to the one before. */
    async showBoard(name) {
      if (boards.current.name === name) return true;
      address().write();
      const isShown = await opening().board(name);
      if (isShown) address().boardSwitched();
      return isShown;
    },
    /** Put a record onto its board, where Undo leads back to what was there. */
    put: ({ board, used, state, time }) =>
      openCopy({ [board]: { state, sentence: null, used, time, list: [], at: 0 } }),
    /** Put something else on the board by `act`; Back leads to what was there, in the entry of the history that it gives. */
    instead(act) {
      address().write();
      const left = history.state;
      act();
      address().boardSwitched();
      return left;
    },
    /** Act when what is on its way is shown. */
    whenShown: (act) => opening().whenShown(act),
    /** Use the board in this mode. */
    use(mode) {
      if (modes.current !== mode) modes.press(mode);
    },
    /** Open the search of what is on the board at a place. */
    watch: (place) => searches.openAt(place),
    /** Print some puzzles, {board, name, state} each. */
    print: async (puzzles) => (await menu().want()).print(puzzles),
    /** Open a copy of the boards, from the text of a file. */
    openBoards: async (text) => (await copy.want()).openBoards(text, openCopy),
    programs: {
      async all() {
        await code.value?.flush();
        return (await (await programs()).all()).records;
      },
      async add(records) {
        const added = await (await programs()).add(records);
        await code.value?.refresh();
        return added;
      },
    },
  };
}
