import { readAddress, writeAddress } from "../boards/address.js";
import { BOARDS, MODES } from "../boards/boards.js";
import { isReload } from "../parts/reload.js";
import { patience, resolvers } from "../parts/waiting.js";
import { KEPT_LATE, saved } from "../parts/words.js";
import { onTopOf, putOnTop, readPart } from "./draft.js";
import { explained } from "./explained.js";
import { createTabDraft, NO_DRAFT } from "./tab-draft.js";

/** Seconds that the page waits for what was kept, before it goes on without. */
const PATIENCE = 2;

/** What hands the boards to the reader as a file, and reads them again. */
const COPY = { id: "copy", name: "What saves a copy", load: () => import("./saved-copy.js") };

/** What says why nothing can be kept. */
const FAULTS = {
  id: "faults",
  name: "What says why nothing is kept",
  again: "load the page again",
  load: async () => (await import("./kept-faults.js")).createFaults,
};

/** As long as an older page in another tab holds the store. */
const BLOCKED = { name: "BlockedError" };

export const createCopy = (rooms) => rooms.add(COPY, (code) => code);

/**
 * What is on the boards, kept and brought back. An address that says what was kept, or is the one that it was left at, brings
 * it back whole; one that says something else, or what was done when nothing could be kept any more, comes on top of it.
 * `show(board)` shows another board, `drop()` calls off what the address has asked for, `remark(sentence)` says something that
 * nobody has asked for, and `placed(board)` hears that what was kept is on its board. `addressNow()` is the address of what is
 * shown, and when that was last changed, {address, saved}. Where the page keeps nothing, `isOff`, the boards are as their
 * addresses say. Where it cannot, it says what to do: to `reload`, or to save a `copy`, with a link to each board,
 * `linkOf(name)`.
 * @param {any} page
 */
export function createKeeping({ kept, isOff, boards, status, modes, show, drop, ...page }) {
  const { remark, viewChanged, placed, copy, missing, offers, reload, linkOf, rooms, addressNow } = page;
  const named = readAddress(location.hash);
  const openedAt = location.hash;
  // When what it says was done, where this tab has written it; else null.
  const noted = history.state;
  const { promise: arrived, resolve: arrive } = resolvers();
  // The page goes on with what is there, as what was kept cannot be read, or not in time.
  const { promise: givenUp, resolve: giveUp } = resolvers();
  // What was kept and is not on its board yet, by board.
  let parts = {};
  // Whether it was left here, at an address that there may have been no time to write anew.
  let isPlace = false;
  // What the address names, where it is on its board already.
  let there = null;
  let isLate = false;
  // How often something was read or written by this page.
  let writes = 0;
  const faults = rooms.add(FAULTS, (create) =>
    create({ offers, reload, tell: remark, save, worked: writes > 0 }),
  );
  const draft = isOff
    ? NO_DRAFT
    : createTabDraft({
        ...{ kept, now, onFault, tell: remark, onKept },
        takesSpare: named === null,
      });

  function onFault(error) {
    giveUp();
    const then = writes;
    // What has worked meanwhile is not spoken of.
    faults.want().then((room) => writes === then && room.fault(error), missing.of(FAULTS));
  }

  function onKept() {
    writes += 1;
    faults.value?.mended();
  }

  async function save() {
    try {
      const { saveBoards } = await copy.want();
      status.reply(saved(saveBoards(all(), linkOf)));
    } catch (error) {
      missing.of(COPY)(error);
    }
  }

  // What is there

  const partOf = (board) => ({
    state: board.state,
    sentence: status.now(board.name),
    used: modes.now(board.name),
    time: board.time?.() ?? null,
    ...board.history.now(),
  });

  /** What is on each board, and what is still to come on one. */
  const all = () => ({
    ...parts,
    ...Object.fromEntries(boards.loaded.map((board) => [board.name, partOf(board)])),
  });

  /** Nothing is kept until something was done that can be undone. */
  function now() {
    const parts = all();
    if (!Object.values(parts).some(({ list }) => list.length > 0)) return null;
    return { board: boards.current.name, ...addressNow(), parts };
  }

  // What was kept comes on its board

  /** Whether an address names this state of a board. */
  const says = (address, board, state) =>
    writeAddress(board.name, MODES[0], address) === writeAddress(board.name, MODES[0], board.address(state));

  const isNamed = (board) => named?.board === board.name;

  /** Whether the address leaves this board to what was kept. */
  function isOurs(board, state) {
    if (isPlace || !isNamed(board)) return true;
    return (noted || board.isAddressable?.(state) !== false) && says(named.state, board, state);
  }

  /** Put what was kept onto a board that has arrived, and return the board. */
  function bring(board) {
    const raw = parts[board.name];
    delete parts[board.name];
    if (!raw) return board;
    const part = readPart(board.stateKept, raw);
    const isWhole = part?.list.length === raw.list.length;
    if (isWhole) draft.isBack(board.name, raw, part);
    if (part) place(board, part);
    if (!isWhole) draft.leaveAlone();
    return board;
  }

  function place(board, part) {
    const isNew = !boards.loaded.includes(board);
    const ours = isOurs(board, part.state);
    const isUsed = board.history.canUndo || board.history.canRedo;
    if (!isNew && (!ours || isUsed)) {
      board.history.recall(onTopOf(part, board.history.now()));
      if (isUsed) remark(KEPT_LATE);
      return;
    }
    // An address that the page had no time to write names what was there before.
    if (!isNew && isNamed(board) && !says(board.address(), board, part.state)) drop();
    // The address says how its board is used, and what is wrong with it is said first.
    put(board, part, {
      takesMode: !isNamed(board) || isPlace || !ours,
      takesSentence: !isNamed(board) || named.problems.length === 0,
    });
    // With its time.
    placed(board);
    if (isNew && isNamed(board) && ours) there = JSON.stringify(named.state);
  }

  /** Put a part on its board, with the mode and the sentence of it where it takes them. */
  function put(board, part, { takesMode = true, takesSentence = true } = {}) {
    board.history.recall(part);
    if (takesMode) modes.recall(part.used, board.name);
    board.restore(part.state);
    board.retime?.(part.time);
    if (takesSentence) status.recall(part.sentence, board.name);
  }

  function take(found) {
    if (!found) return;
    // What is still to come on a board that is not there is newer.
    parts = putOnTop(found.parts, parts);
    const isLeft = found.address === openedAt || (isReload() && found.board === named?.board);
    isPlace = isLeft && !(noted > found.saved);
    for (const board of boards.loaded) bring(board);
    if (named?.error) explained([named.error]).then(status.complain);
    if (!isLate && (!named?.board || isPlace) && Object.hasOwn(BOARDS, found.board)) show(found.board);
    viewChanged();
  }

  return {
    bring,
    changed: draft.changed,
    forget: draft.forget,
    blocked: () => onFault(BLOCKED),
    /**
     * Show boards as they are in a copy, on top of what is there; `puzzleChanged()` hears of each. Gives the names of those
     * that cannot be read.
     */
    async openCopy(copied, puzzleChanged) {
      const unread = [];
      for (const [name, raw] of Object.entries(copied)) {
        const board = (await show(name)) ? boards.current : null;
        const part = board && readPart(board.stateKept, raw);
        if (part) {
          const before = partOf(board);
          puzzleChanged();
          put(board, onTopOf(before, part));
          viewChanged();
        } else unread.push(name);
      }
      return unread;
    },
    /** Whether what an address names was brought back with its board. */
    isThere({ board, state }) {
      const is = named?.board === board && JSON.stringify(state) === there;
      if (is) there = null;
      return is;
    },
    /** What is loaded with `load` comes when what was kept is there, or the page goes on without it. */
    async after(load) {
      const [code] = await Promise.all([load(), arrived]);
      return code;
    },
    /** Bring back what was kept, or what of it is there in time; `shown` waits for what the address names. */
    async open(shown) {
      // A board that is there says what its address does before what was kept comes on it.
      const isOnItsBoard = boards.loaded.some(isNamed);
      const before = isOnItsBoard ? shown : null;
      const taken = draft.open(before).then(take);
      if (draft.mayBe) {
        // A store that is held by an older page may say so only to the first that asks.
        const callOff = patience(PATIENCE, giveUp);
        await Promise.race([taken, givenUp]);
        callOff();
        await before;
        take(await draft.words());
        isLate = true;
      }
      arrive();
    },
  };
}
