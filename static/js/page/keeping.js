import { isReload } from "../parts/reload.js";
import { patience, resolvers } from "../parts/waiting.js";
import { KEPT_LATE } from "../parts/words.js";
import { readAddress, writeAddress } from "./address.js";
import { readPart } from "./draft-record.js";
import { BLOCKED } from "./kept-faults.js";
import { putOnTop } from "./last-words.js";
import { MODES } from "./modes.js";
import { createTabDraft, NO_DRAFT } from "./tab-draft.js";

/** Seconds that the page waits for what was kept, before it goes on without. */
const PATIENCE = 2;

/**
 * What is on the boards, kept and brought back. An address that says what was kept, or is the one that it was left at, brings
 * it back whole; one that says something else comes on top of it. `show(board)` shows another board, `drop()` calls off what
 * the address has asked for, `tell(sentence)` says something that nobody has asked for, `placed(board)` hears that what was
 * kept is on its board, and `faults` what cannot be kept. `addressNow()` is the address of what is shown. Where the page
 * keeps nothing, `isOff`, the boards are as their addresses say.
 */
export function createKeeping({
  kept,
  isOff,
  addressNow,
  boards,
  status,
  modes,
  show,
  drop,
  tell,
  viewChanged,
  placed,
  faults,
}) {
  const named = readAddress(location.hash);
  const address = location.hash;
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
  const draft = isOff ? NO_DRAFT : createTabDraft({ kept, now, tell, onFault, onKept: faults.mended });

  function onFault(error) {
    giveUp();
    faults.fault(error);
  }

  const partOf = (board) => ({
    state: board.state,
    sentence: status.now(board.name),
    used: modes.now(board.name),
    time: board.time?.() ?? null,
    ...board.history.now(),
  });

  const own = () => Object.fromEntries(boards.loaded.map((board) => [board.name, partOf(board)]));

  /** Nothing is kept until something was done that can be undone. */
  function now() {
    const all = { ...parts, ...own() };
    if (!Object.values(all).some(({ list }) => list.length > 0)) return null;
    return { board: boards.current.name, address: addressNow(), parts: all };
  }

  const fragmentOf = (board, address) => writeAddress(board, MODES[board][0], address);

  /** Whether the address leaves this board to what was kept. */
  function isOurs(board, state) {
    if (isPlace || named?.board !== board.name) return true;
    if (board.isAddressable?.(state) === false) return false;
    return fragmentOf(board.name, named.state) === fragmentOf(board.name, board.address(state));
  }

  /** Put what was kept onto a board that has arrived, and return the board. */
  function bring(board) {
    const raw = parts[board.name];
    delete parts[board.name];
    if (!raw) return board;
    const part = readPart(board.name, board.stateKept, raw);
    const isWhole = part?.list.length === raw.list.length;
    if (isWhole) draft.isBack(board.name, part);
    if (part) place(board, part);
    if (!isWhole) draft.leaveAlone();
    return board;
  }

  function place(board, part) {
    const isNew = !boards.loaded.includes(board);
    const isNamed = named?.board === board.name;
    const ours = isOurs(board, part.state);
    const isUsed = board.history.canUndo || board.history.canRedo;
    if (!isNew && (!ours || isUsed)) {
      board.history.putBeneath(part, { state: part.state, sentence: part.sentence, used: part.used });
      if (isUsed) tell(KEPT_LATE);
      return;
    }
    // An address that the page had no time to write names what was there before.
    if (!isNew && isNamed && !isSame(board, part)) drop();
    restore(board, part);
    if (isNew && isNamed && ours) there = JSON.stringify(named.state);
  }

  const isSame = (board, { state }) =>
    fragmentOf(board.name, board.address()) === fragmentOf(board.name, board.address(state));

  function restore(board, part) {
    // The address says how its board is used, and what is wrong with it is said first.
    const isNamed = named?.board === board.name;
    put(board, part, {
      takesMode: !isNamed || isPlace || !isOurs(board, part.state),
      takesSentence: !isNamed || !named.problem,
    });
    // With its time.
    placed(board);
  }

  /** Put a part on its board, with the mode and the sentence of it where it takes them. */
  function put(board, part, { takesMode = true, takesSentence = true } = {}) {
    board.history.recall(part);
    if (takesMode) modes.recall(part.used, board.name);
    board.restore(part.state);
    board.retime?.(part.time);
    if (takesSentence) status.recall(part.sentence, board.name);
  }

  /** Show a part of a copy on its board, on top of what is there. */
  function putOnTopOfIt(board, part, puzzleChanged) {
    const { list, at, time, ...present } = partOf(board);
    const past = [...list.slice(0, at), present];
    puzzleChanged();
    put(board, { ...part, list: [...past, ...part.list], at: past.length + part.at });
    viewChanged();
  }

  function take(found) {
    if (!found) return;
    // What is still to come on a board that is not there is newer.
    parts = putOnTop(found.parts, parts);
    isPlace = found.address === address || (isReload() && found.board === named?.board);
    for (const board of boards.loaded) bring(board);
    if (named?.error) status.complain(named.error);
    if (!isLate && (!named?.board || isPlace) && Object.hasOwn(MODES, found.board)) show(found.board);
    viewChanged();
  }

  return {
    bring,
    changed: draft.changed,
    forget: draft.forget,
    blocked: () => onFault(BLOCKED),
    /** What is on each board, and what is still to come on one. */
    all: () => ({ ...parts, ...own() }),
    /**
     * Show boards as they are in a copy, on top of what is there; `puzzleChanged()` hears of each. Gives the names of those
     * that cannot be read.
     */
    async openCopy(copied, puzzleChanged) {
      const unread = [];
      for (const [name, raw] of Object.entries(copied)) {
        const board = (await show(name)) ? boards.current : null;
        const part = board && readPart(name, board.stateKept, raw);
        if (part) putOnTopOfIt(board, part, puzzleChanged);
        else unread.push(name);
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
      const isBare = named === null;
      // A board that is there says what its address does before what was kept comes on it.
      const isOnItsBoard = boards.loaded.some(({ name }) => name === named?.board);
      const before = isOnItsBoard ? shown : null;
      const mayBe = draft.mayBe(isBare);
      const taken = draft.open(isBare, before).then(take);
      if (mayBe) {
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
