// What Watch is made of: the rooms that show a search, in which a program is written, and where it runs.

import { code as editor, programShelf } from "../code/room.js";
import { sandbox } from "../sandbox/room.js";
import { watch as explorer } from "../watch/room.js";
import { createOwnCode } from "./own-code.js";
import { createSearches } from "./searches.js";
import { USUAL } from "./strategies.js";
import { checkValid } from "./valid.js";

/** Milliseconds after which the editor that was opened is there. */
const SEEN = 250;

/**
 * The rooms of Watch, and what opens a search. `solving()` and `whenShown(act)` are asked when something is pressed,
 * `files()` when a program runs; `viewChanged()` hears that the address is another now, `programChanged()` that the program in
 * it is, and `watching(on)` that a search is open or none is any more; `popUp(button, groups)` lets a button open a menu.
 * `drop()` calls off what is on its way for the board. Where nothing is kept, `isEmbedded`, programs are not either.
 *
 * @param {Contract.Asking} page
 */
export function createWatching({ rooms, events, status, modes, strategies, boards, ...page }) {
  const { missing, onItsWay, kept, offers, reload, remark, isEmbedded, files } = page;
  const { say, viewChanged, programChanged, mayFocus, isBusy, drop, watching, solving, whenShown, popUp } =
    page;
  const { raise } = events;
  const board = () => boards.current;

  const sandboxes = rooms.add(sandbox, (create) => create(files()));
  const watch = rooms.add(explorer, (create) =>
    create({
      ...{ raise, say, viewChanged, mayFocus, watching, board, strategies, kept },
      own: {
        programs: (board) => code.value?.racers(board) ?? null,
        want: () => searches.fetchCode(),
        stage,
        focus: () => code.value.focus(),
      },
    }),
  );
  const isOpen = () => watch.value?.isOpen() ?? false;

  const code = rooms.add(editor, createEditor, async () => {
    const [create, shelf, { createFaults }] = await Promise.all([
      editor.load(),
      isEmbedded ? null : programShelf(kept),
      import("./kept-faults.js"),
    ]);
    const [pythons, found] = await Promise.all([sandboxes.want(), shelf?.inTime()]);
    return { create, createFaults, pythons, shelf, found };
  });

  function createEditor({ create, createFaults, pythons, shelf, found }) {
    // Who opens the editor runs something soon, but sees it first: two cores cannot do both at once.
    setTimeout(() => pythons.prepare(), SEEN);
    return create({
      ...{ raise, shelf, found, tell: remark, withdraw: offers.withdraw },
      createFaults: (words, save) => createFaults({ offers, reload, tell: remark, words, save }),
      ...{ usual: USUAL, on: board },
      onRun(begin) {
        whenShown(() => {
          const program = checkValid(board()) ? begin() : null;
          if (program !== null) searches.run(program);
        });
      },
      onCheck(begin) {
        whenShown(() => {
          const program = solving().waits("judge") ? begin() : null;
          if (program !== null) raise("judge", { program });
        });
      },
      onLine(number) {
        if (isOpen()) raise("jump", { name: "line", argument: number });
      },
      onTurn() {
        endProgram();
        watch.value.expect(0);
        viewChanged();
      },
      onShow: () => watch.value.face.views.checked.clear(),
      onText() {
        watch.value.face.views.checked.outdate();
        programChanged();
      },
      reply: status.reply,
      complain: status.complain,
      offer: offers.make,
      menu: popUp,
    });
  }

  // What was put on the stage by the search that is open.
  let staged;

  /** Put what a board asks on the stage, from where Undo leads back; tell whether it can be asked. */
  function stage(question) {
    const asked = board().asked(question);
    if (asked) board().load(asked, { address: false });
    staged = isOpen() && board().state;
    return Boolean(asked);
  }

  /** Put the steps of a program away that are shown, or on their way. */
  function endProgram() {
    solving().drop();
    if (isOpen()) raise("close", {});
    // What is on its way is not awaited any more, as with another board: nobody has stopped it.
    else if (events.ready) raise("board", { board: board().name });
    status.idle();
  }

  const ownCode = createOwnCode({ modes, strategies, board, code, watch, viewChanged, close: endProgram });
  const searches = createSearches({
    ...{ events, status, strategies, watch, ownCode, modes, onItsWay, whenShown },
    onMissing: missing.promised(explorer),
    onCodeMissing: missing.of(editor),
  });

  return {
    ...{ watch, code, sandboxes, ownCode, searches, stage },
    /** Whether a search is open. */
    isOpen,
    /** Whether the search that is open has brought its own board. */
    staged: () => board().state === staged,
    /** Watch what is on the board, and tell whether it can be. */
    enter() {
      if (!checkValid(board())) return false;
      whenShown(searches.resume);
      return true;
    },
    /** Put the search away, which may still be being opened. */
    leave() {
      if (isOpen()) {
        raise("close", {});
        return;
      }
      const opens = isBusy();
      drop();
      status.idle();
      if (opens) raise("stop", {});
      raise("race-leave", {});
    },
    /** The editor comes or goes with what is shown, and what there is to do with it. */
    refresh() {
      ownCode.refresh();
      status.rehint();
    },
  };
}
