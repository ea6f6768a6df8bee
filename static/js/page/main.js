// The page: its parts are made in the order in which they need each other, and what happens goes by signals.

import { Engine } from "../engine/engine.js";
import { Files } from "../engine/files.js";
import { Life } from "../engine/life.js";
import { keepForOffline } from "../engine/offline.js";
import { Pool } from "../engine/pool.js";
import { byId } from "../parts/dom.js";
import { createLate } from "../parts/late.js";
import { createSignals } from "../parts/signals.js";
import { forgetStored } from "../parts/stored.js";
import { boardComing, EMBEDDED_HINT, OWN_CODE_HINT, saved, WHEN_READY } from "../parts/words.js";
import { createSudoku } from "../sudoku/sudoku.js";
import { createActions } from "./actions.js";
import { writeAddress } from "./address.js";
import { barMenu } from "./bar-menu.js";
import { createBoards } from "./boards.js";
import { createBusy } from "./busy.js";
import { createClipboard } from "./clipboard.js";
import { createDivider } from "./divider.js";
import { createEvents } from "./events.js";
import { listenForUse } from "./first-use.js";
import { followAddress } from "./follow-address.js";
import { createHelp } from "./help.js";
import { createHintButtons } from "./hint-buttons.js";
import { createKeeping } from "./keeping.js";
import { Kept } from "./kept.js";
import { createFaults } from "./kept-faults.js";
import { createLibraryButton } from "./library-button.js";
import { createMenuButton } from "./menu-button.js";
import { createMissing } from "./missing.js";
import { createModes } from "./modes.js";
import { createOffer } from "./offer.js";
import { createOnItsWay } from "./on-its-way.js";
import { createOpening } from "./opening.js";
import { createOwnCode } from "./own-code.js";
import { createPaper } from "./paper.js";
import { createProgress } from "./progress.js";
import { createReset } from "./reset.js";
import { createSearches } from "./searches.js";
import { createSolving } from "./solving.js";
import { createStatus } from "./status.js";
import { createStrategies, USUAL } from "./strategies.js";
import { ownId } from "./tab.js";
import { createTabs } from "./tabs.js";
import { createTheme } from "./theme.js";
import { createToldButton } from "./told-button.js";
import { insistOnValid } from "./valid.js";

const events = createEvents();
const busy = createBusy();
const progress = createProgress();
const signals = createSignals();
const signal =
  (name) =>
  (...details) =>
    signals.send(name, ...details);
const strategies = createStrategies(signal("chosen"));

/** Milliseconds after which the editor that was opened is there. */
const SEEN = 250;

/** Whether only a board and its explorer are shown, in a frame of another page: nothing is kept there. */
const isEmbedded = document.documentElement.dataset.embedded !== undefined;
const status = createStatus({
  hint() {
    if (ownCode.isShown()) return OWN_CODE_HINT;
    return isEmbedded ? EMBEDDED_HINT : board().hint;
  },
});

const { raise } = events;
/** Whether work goes on, or is being begun, that Stop ends. */
const isBusy = () => document.documentElement.hasAttribute("data-busy");
/** What is said of a board is kept with it. */
const say = (...sentence) => {
  status.say(...sentence);
  keeping.moved();
};
const touched = signal("touched");
const moved = signal("moved");
const modes = createModes({
  enter() {
    if (!insistOnValid(board())) return false;
    opening.whenShown(searches.resume);
    return true;
  },
  leave() {
    if (searching()) {
      raise("close", {});
      return;
    }
    // It may still be being opened.
    const opens = isBusy();
    drop();
    status.idle();
    if (opens) raise("stop", {});
    raise("race-leave", {});
  },
  usual: isEmbedded ? "watch" : "solve",
  onTurn: (mode) => board().turnMode?.(mode),
  settle: () => focusBoard(),
  moved() {
    moved();
    board().modeTurned?.();
    // What was said of the one may not hold of the other.
    status.mended();
  },
});
/** What a board asks for is something that is done. */
const acting = (raise) => (what, detail) => {
  actions.forget();
  raise(what, detail);
};
const asking = acting((what, detail) => solving.ask(what, detail));
const handed = {
  ...{ say, touched, moved, isBusy },
  raise: acting(raise),
  said: { now: status.now, recall: status.recall },
  mode: modes,
  reply: status.reply,
  complain: status.complain,
  mended: status.mended,
  rehint: status.rehint,
  follow(fragment) {
    if (location.hash === fragment) address.read();
    else location.hash = fragment;
  },
};

/** Something beside the boards is said, unless work goes on that is spoken of. */
const remark = (sentence) => {
  if (!isBusy()) status.remark(sentence);
};
const offers = createOffer(remark);
const reload = () => {
  address.write();
  location.reload();
};
const missing = createMissing({ status, offers, reload });

// What is not on the first screen is loaded when it is first wanted.
/** @type {typeof createLate} */
const late = (load, create) =>
  createLate(load, (code) => {
    missing.arrived();
    return create(code);
  });
const queens = late(
  () => keeping.after(() => import("../chess/queens.js")),
  (code) => keeping.bring(code.createQueens({ ...handed, ask: asking })),
);
const knight = late(
  () => keeping.after(() => import("../chess/knight.js")),
  (code) => keeping.bring(code.createKnight(handed)),
);
const sudoku = createSudoku({ ...handed, raise: asking });
const onItsWay = createOnItsWay(status);
const boards = createBoards({
  first: sudoku,
  others: { queens, knight },
  onTurn: signal("turned"),
  onMissing: missing.board,
  onComing: (name) => onItsWay.begin(boardComing(name)),
  onCome: onItsWay.end,
});
const board = () => boards.current;
/** A link to this page at a fragment. */
const linkTo = (fragment) => location.origin + location.pathname + fragment;
/** The link to what is on a board; undefined where the board is not there. */
const linkOf = (name) => {
  const found = boards.loaded.find((board) => board.name === name);
  return found && linkTo(writeAddress(name, "solve", found.address()));
};
/** The address of all that is shown, in this page or embedded in another one. */
const fragment = (embedded = isEmbedded) =>
  writeAddress(
    ...[board().name, modes.current, board().address()],
    ownCode.address() ?? (embedded ? null : way.value?.address()) ?? null,
    embedded,
  );
const watch = late(
  () => import("../watch/watch.js"),
  ({ createWatch }) =>
    createWatch({
      ...{ raise, say, moved, mayFocus, watching: signal("watching"), board, strategies },
      own: {
        programs: (board) => code.value?.racers(board) ?? null,
        want: () => searches.fetchCode(),
        stage,
        focus: () => code.value.focus(),
      },
    }),
);

const kept = new Kept({ onBlocked: () => keeping.blocked() });
/** The reader's own programs in the store. */
const programShelf = async () => (await import("../code/shelf.js")).createProgramShelf(kept);

/** What the editor is made of. */
async function fetchCode() {
  const [room] = await Promise.all([import("../code/code.js"), import("../code/shelf.js")]);
  return { ...room, parts: await room.fetchParts() };
}

const code = late(
  async () => {
    const [room, shelf] = await Promise.all([fetchCode(), isEmbedded ? null : programShelf()]);
    const [pythons, found] = await Promise.all([sandboxes.want(), shelf?.inTime()]);
    return { ...room, pythons, shelf, found };
  },
  ({ createCode, parts, pythons, shelf, found }) => {
    // Who opens the editor runs something soon, but sees it first: two cores cannot do both at once.
    setTimeout(() => pythons.prepare(), SEEN);
    return createCode(parts, {
      ...{ shelf, found, tell: remark, withdraw: offers.withdraw },
      createFaults: (words, save) => createFaults({ offers, reload, tell: remark, words, save }),
      usual: USUAL,
      onRun(begin) {
        opening.whenShown(() => {
          const text = insistOnValid(board()) ? begin() : null;
          if (text !== null) searches.run(text);
        });
      },
      onCheck(begin) {
        opening.whenShown(() => {
          const text = solving.waits("judge") ? begin() : null;
          if (text !== null) raise("judge", { text });
        });
      },
      onLine(number) {
        if (searching()) raise("jump", { name: "line", argument: number });
      },
      onTurn() {
        endProgram();
        watch.value.expect(0);
        moved();
      },
      onShow: () => watch.value.face.views.checked.clear(),
      onText() {
        watch.value.face.views.checked.outdate();
        address.moved();
      },
      reply: status.reply,
      complain: status.complain,
      offer: offers.make,
      menu: (button, groups) =>
        createMenuButton({ button, menu: menuAt(button, groups), onMissing: missing.menu }),
    });
  },
);
/** Put what a board asks on the stage, from where Undo leads back; tell whether it can be asked. */
function stage(question) {
  const asked = board().asked(question);
  if (asked) board().load(asked, { address: false });
  return Boolean(asked);
}
/** Put the steps of a program away that are shown, or on their way. */
function endProgram() {
  solving.drop();
  if (searching()) raise("close", {});
  // What is on its way is not awaited any more, as with another board: nobody has stopped it.
  else if (events.ready) raise("board", { board: board().name });
  status.idle();
}
const ownCode = createOwnCode({
  ...{ modes, strategies, board, code, watch, moved },
  close: endProgram,
});

/** The editor comes or goes with what is shown, and what there is to do with it. */
function refreshCode() {
  ownCode.refresh();
  status.rehint();
}

const menu = late(
  () => import("../menu/contents.js"),
  (room) =>
    room.createContents({
      ...{ board, searching, raise },
      button: byId("menu-open"),
      reply: status.reply,
      complain: status.complain,
      steps: () => raise("save", {}),
      keep: () => librarian.keep(),
      peers: () => sudoku.shown.peers,
      link() {
        address.write();
        if (ownCode.isShown()) code.value.offerFile();
        return location.href;
      },
      isWhole: () => !ownCode.isShown() || code.value.packed() !== "",
      puzzleLink() {
        const alone = board().alone?.() ?? board().address();
        return linkTo(writeAddress(board().name, "solve", alone));
      },
      embedLink() {
        if (ownCode.isShown()) code.value.offerFile();
        return linkTo(fragment(true));
      },
    }),
);

const library = late(
  () => import("../library/library.js"),
  (room) =>
    room.createLibrary({
      ...{ kept, sudoku },
      tab: ownId,
      reply: status.reply,
      tell: remark,
      async showBoard() {
        if (board() === sudoku) return;
        address.write();
        if (await opening.board("sudoku")) address.turned();
      },
      settle: () => librarian.settle(),
      settled: () => librarian.settled(),
      print: async (puzzles) => (await menu.want()).print(puzzles),
      openBoards: async (text) =>
        (await copy.want()).openBoards(text, (parts) => keeping.openCopy(parts, touched)),
      programs: {
        async all() {
          await code.value?.settle();
          return (await (await programShelf()).all()).records;
        },
        async add(records) {
          const added = await (await programShelf()).add(records);
          await code.value?.refresh();
          return added;
        },
      },
      forget: forgetAll,
    }),
);
const librarian = createLibraryButton({ library, sudoku, onMissing: missing.library });

const possible = late(
  () => import("../possible/possible.js"),
  (code) =>
    code.createPossible({
      ...{ events, sudoku },
      complain: status.complain,
      mended: status.mended,
      isShown: () => board() === sudoku && modes.current !== "watch",
    }),
);
const possibleButton = createToldButton("possible", { told: possible, onMissing: missing.possible });
const way = late(
  () => import("../way/way.js"),
  (code) =>
    code.createWay({
      ...{ events, sudoku, moved },
      reply: status.reply,
      complain: status.complain,
      mended: status.mended,
      isShown: () => board() === sudoku && modes.current === "solve",
    }),
);
const wayButton = createToldButton("way", { told: way, onMissing: missing.way });
const isPlayed = () => board() === sudoku && modes.current === "play";
const hints = late(
  () => import("../hints/hints.js"),
  (code) =>
    code.createHints({
      ...{ events, sudoku, isPlayed },
      raise: asking,
      reply: status.reply,
      complain: status.complain,
      mended: status.mended,
    }),
);
createHintButtons({ hints, isPlayed, onMissing: missing.hints });

/** What is told of the queens beside their board is shown where solutions are asked for. */
const toldOfQueens = {
  events,
  queens: () => queens.value,
  reply: status.reply,
  isShown: () => board().name === "queens" && modes.current === "solve",
};
const gallery = late(
  () => import("../gallery/gallery.js"),
  (code) => code.createGallery(toldOfQueens),
);
const orbit = late(
  () => import("../gallery/orbit.js"),
  (code) => code.createOrbit(toldOfQueens),
);
const count = late(
  () => import("../count/count.js"),
  (code) => code.createCount(toldOfQueens),
);
const toldRooms = { gallery, orbit, count };
const toldButtons = Object.entries(toldRooms).map(([id, told]) =>
  createToldButton(id, { told, onMissing: missing.queensTold }),
);

/** Where programs of the reader's run. */
const sandboxes = late(
  async () => {
    const { readScript, Sandboxes } = await import("../sandbox/sandboxes.js");
    return new Sandboxes(files, await readScript());
  },
  (sandboxes) => sandboxes,
);

const searching = () => watch.value?.isOpen() ?? false;
const searches = createSearches({
  ...{ events, status, strategies, boards, watch, ownCode, modes, onItsWay },
  whenShown: (act) => opening.whenShown(act),
  onMissing: missing.search,
  onCodeMissing: missing.code,
});
const solving = createSolving({ events, status, busy, board });
const solve = () =>
  opening.whenShown(() => {
    searches.drop();
    actions.forget();
    // A search that is open leads back itself when it is closed.
    if (!searching()) modes.watch(false);
    solving.solve();
  });
const stop = () => {
  searches.drop();
  solving.stop();
};
const actions = createActions({
  ...{ board, say, solve, stop },
  searching,
  leave: () => raise("close", {}),
  reopen: () => modes.press("watch"),
  edited: signal("edited"),
});
const opening = createOpening({
  ...{ boards, modes, searches, status, events },
  isThere: (named) => keeping.isThere(named),
  beside: ({ way: named }) => wayButton.turn(Boolean(named), named?.step),
  placed(board) {
    if (board === sudoku) librarian.settled();
  },
});
const copy = late(
  () => import("./saved-copy.js"),
  (code) => code,
);
const faults = createFaults({
  ...{ offers, reload, tell: remark },
  async save() {
    try {
      const { saveBoards } = await copy.want();
      status.reply(saved(saveBoards(keeping.all(), linkOf)));
    } catch (error) {
      missing.copy(error);
    }
  },
});
const keeping = createKeeping({
  ...{ kept, faults, boards, status, modes, moved, tell: remark },
  isOff: isEmbedded,
  addressNow: () => address.shownAt,
  show: opening.board,
  placed(board) {
    if (board === sudoku) librarian.brought();
  },
  drop() {
    drop();
    modes.watch(false);
  },
});
const tabs = createTabs(async (name) => {
  const isHere = board().name === name;
  // What Back leads to is what is left now.
  address.write();
  // Also where it was shown all the time: the address may name a board that is still on its way.
  if (!(await opening.board(name))) return;
  address.turned();
  // What was wrong with the address before is not in it any more.
  if (isHere) status.mended();
  else if (modes.wasWatched(name)) searches.resume();
});
const address = followAddress({ fragment, show: opening.address });

/** Delete all that the page keeps. */
function forgetAll() {
  return keeping.forget(async () => {
    const clear = async () => {
      await kept.clear();
      forgetStored();
    };
    await (code.value?.forget(clear) ?? clear());
    librarian.forgotten();
  });
}

/** What was on its way for the board as it was is not wanted any more. */
function drop() {
  searches.drop();
  solving.drop();
}

/** A menu that opens at a button. */
function menuAt(button, groups) {
  return late(
    () => import("../menu/menu.js"),
    (code) => code.createMenu(button, groups),
  );
}

/** Embedded, the page takes the focus only from itself. */
function mayFocus() {
  return !isEmbedded || document.hasFocus();
}

/** The cursor goes to the board; where fingers are the keys, nothing is focused unasked. */
function focusBoard() {
  if (!matchMedia("(pointer: coarse)").matches) board().focus();
}

createHelp();
const divider = createDivider();
createMenuButton({ button: byId("menu-open"), menu, onMissing: missing.menu });
createClipboard({ board, reply: status.reply, follow: handed.follow });
createPaper(boards.repaint);
const theme = createTheme(() => {
  boards.repaint();
  watch.value?.repaint();
});
const barButton = byId("bar-menu-open");
createMenuButton({
  button: barButton,
  menu: menuAt(barButton, () => barMenu(theme)),
  onMissing: missing.barMenu,
});

const reset = createReset({
  ...{ boards, events, drop, address },
  parts: () => [
    ...[possibleButton, wayButton, hints.value, ...toldButtons],
    ...[watch.value, modes, strategies, status, offers, divider, theme],
  ],
  moved: signal("moved"),
  async forget() {
    await forgetAll();
    code.value?.reset();
  },
});

/** @type {Contract.Page & Record<string, any>} */
const page = {
  register: events.register,
  get board() {
    return board().name;
  },
  say,
  complain: status.complain,
  reply: status.reply,
  /** The engine is not ready for what was asked: it is done as soon as it is, or, where it has failed, after a Retry. */
  wait(what) {
    if (!status.remind()) say(WHEN_READY[what], "busy");
  },
  busy(on, words = "") {
    busy(Boolean(on));
    status.busyWords(on ? String(words ?? "") : "");
    if (!on) status.idle();
  },
  /** Something is counted beside all else, which Stop ends. */
  counting: (on) => busy.beside(Boolean(on)),
  sudoku: sudoku.face,
  /** The face of what is loaded when it is first wanted is null until then. */
  get queens() {
    return queens.value?.face ?? null;
  },
  get knight() {
    return knight.value?.face ?? null;
  },
  get watch() {
    return watch.value?.face ?? null;
  },
  get code() {
    return code.value?.face ?? null;
  },
  get sheets() {
    return menu.value?.sheets ?? null;
  },
  get possible() {
    return possible.value?.face ?? null;
  },
  get way() {
    return way.value?.face ?? null;
  },
  get hints() {
    return hints.value?.face ?? null;
  },
  get gallery() {
    return gallery.value?.face ?? null;
  },
  get orbit() {
    return orbit.value?.face ?? null;
  },
  get count() {
    return count.value?.face ?? null;
  },
  engine: null,
  pool: null,
  get sandboxes() {
    return sandboxes.value;
  },
  progress,
  failed: status.failed,
  recovered() {
    status.recovered();
    if (document.activeElement === document.body) board().focus();
  },
  stage,
  reset,
  /** Put the board into the address now, before the page is left. */
  remember: address.write,
  offer: offers.make,
};
window.undoku = page;

signals.on("chosen", searches.chosen);
// The puzzle was changed: what was said of it is moot.
signals.on("touched", status.outdate);
for (const name of ["touched", "edited"]) {
  signals.on(name, () => {
    drop();
    // An edit ends a search; the reader's own program stays, and can be run on what is there now.
    modes.watch(ownCode.isShown());
    actions.forget();
    raise("change", { board: board().name });
    if (name === "edited") board().resume?.();
  });
}
signals.on("turned", (name) => {
  tabs.show(name);
  modes.turnTo(name);
  strategies.turnTo(name);
  status.turnTo(name);
  drop();
  actions.forget();
  raise("board", { board: name });
  board().resume?.();
});
signals.on("watching", (on) => {
  modes.watch(on || ownCode.isShown());
  status.watch(on);
  if (on) actions.forget();
  else actions.refresh();
  refreshCode();
});
for (const name of ["moved", "turned"]) signals.on(name, refreshCode);
for (const name of ["touched", "edited", "moved", "turned"]) {
  signals.on(name, () => {
    address.moved();
    keeping.moved();
    librarian.moved(name === "edited");
    actions.refresh();
    possible.value?.refresh();
    way.value?.refresh();
    hints.value?.refresh();
    for (const room of Object.values(toldRooms)) room.value?.refresh();
  });
}
actions.refresh();

// The engine is on its way, and the page can be used, while what the address names is loaded.
const isUsed = listenForUse();
const opened = address.read();
const broughtBack = keeping.open(opened);
const files = new Files(() => window.download.take());
page.engine = new Engine(page, files);
page.pool = new Pool((name) => new Life(name, files));
await broughtBack;
window.widgets.arrived(() => board().focus());
await opened;
// Where no service worker keeps the site, what is pressed later is here before the network may be gone.
const later = [
  ...[queens, knight, watch, menu, possible, way, hints, library, copy, sandboxes],
  ...Object.values(toldRooms),
];
page.fetched = files.kept
  .then(() => Promise.all([...later.map((part) => part.fetch()), fetchCode()]))
  .catch(() => {});
if (isEmbedded) {
  const { createEmbedded } = await import("./embedded.js");
  createEmbedded({ link: () => linkTo(fragment(false)) });
} else keepForOffline(page);

// The cursor waits in the board, unless the page is in use already.
const unused = mayFocus() && !isUsed() && document.activeElement === document.body;
if (unused) focusBoard();
