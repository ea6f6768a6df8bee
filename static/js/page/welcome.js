import { BOARDS } from "../boards/boards.js";
import { end } from "../end/room.js";
import { byId, setAttribute } from "../parts/dom.js";
import { createLate } from "../parts/late.js";
import { whenIdle } from "../parts/waiting.js";
import { examples, pictures } from "../welcome/room.js";

/** What was chosen below the board is seen on it. */
const showBoard = () => window.scrollTo(0, 0);

/** The end of a board that was finished by hand, which comes when it is first wanted. `share()` hands the puzzle on, `tell(said)` the result. */
function createEnding({ rooms, signals, missing, board, put, follow, share, tell, say }) {
  const ending = rooms.add(end, (create) =>
    create({ board, put, share, tell, follow, say, panel: rooms.panel }),
  );
  const leave = () => ending.value?.leave();
  signals.on("finished", (taken) => ending.want().then((shown) => shown.show(taken), missing.of(end)));
  for (const name of ["puzzleChanged", "undone", "boardSwitched"]) signals.on(name, leave);
  byId("modes").addEventListener("change", leave);
}

/**
 * What a board can be used for, as three doors: there until something is done with the board, and again when New is pressed;
 * beside that, examples. `follow(fragment)` opens an address, `clear()` makes room on the board, `search(place)` opens a
 * search of what is there, `say(sentence, kind)` says how to go on.
 */
export function createWelcome({
  rooms,
  popUp,
  board,
  modes,
  strategies,
  follow,
  focusBoard,
  clear,
  search,
  signals,
  missing,
  say,
  share,
  tell,
}) {
  const opener = byId("new");
  const doors = byId("doors");
  // Nothing is missed where they do not come.
  const drawn = createLate(pictures.load, (draw) => draw(doors));
  // The boards with which something was done, and those whose doors are wanted all the same.
  const used = new Set();
  const wanted = new Set();

  const isOpen = () => wanted.has(board().name) || !used.has(board().name);

  function draw() {
    const open = isOpen();
    doors.hidden = !open;
    setAttribute(opener, "aria-expanded", String(open));
    if (open) whenIdle(picture);
    // Who arrives sees first what New would bring.
    const arrives = open && !wanted.has(board().name);
    opener.hidden = arrives && board().name === "queens";
    opener.parentElement[arrives ? "before" : "after"](doors);
  }

  /** Nothing of the first screen waits for the pictures, and who comes with an address needs none. */
  function picture() {
    if (isOpen())
      drawn.want().then(
        ({ refresh }) => refresh(),
        () => {},
      );
  }

  function turn(open) {
    const { name } = board();
    used.add(name);
    if (open) wanted.add(name);
    else wanted.delete(name);
    draw();
  }

  function leave() {
    if (isOpen()) turn(false);
    else used.add(board().name);
  }

  /** Put something onto the board, which is seen there, and can be taken back also where nobody has used it. */
  function put(state) {
    board().load(state, { address: false });
    showBoard();
  }

  /** What the reader has comes onto the board by hand. */
  function enter({ say: how }) {
    modes.press("solve");
    clear();
    if (how) say(how, "info");
    focusBoard();
  }

  // New puzzles come with a room of their own; where there is none to lose, the doors are there as well.
  opener.addEventListener("click", () => turn(!isOpen() && board().isVoid !== false));
  doors.addEventListener("click", ({ target }) => {
    const door = target.closest("[data-door]");
    if (!door) return;
    turn(false);
    if (door.dataset.go) follow(`#${door.dataset.go}`);
    else if (door.dataset.door === "enter") enter(door.dataset);
    showBoard();
  });
  byId("modes").addEventListener("change", leave);
  popUp(
    byId("examples"),
    {
      board,
      choose(example) {
        put(example.state);
        if (example.search) search(example.search);
      },
    },
    examples,
  );
  createEnding({ rooms, signals, missing, board, put, follow, share, tell, say });
  draw();

  return {
    /** Watch is turned to: a board that nobody has used shows the smallest example that tells something. */
    watch(enter) {
      if (!used.has(board().name) && !board().invalid()) {
        const { state, strategy } = BOARDS[board().name].first;
        put(state);
        strategies.choose(strategy);
      }
      return enter();
    },
    /** Something was done with the board. */
    leave,
    /** It is solved. */
    solve() {
      if (!board().isVoid) leave();
    },
    enter,
    /** Something was brought back onto a board. */
    use({ name }) {
      used.add(name);
      draw();
    },
    /** Another board is shown. */
    refresh: draw,
    /** As on a first visit. */
    reset() {
      used.clear();
      wanted.clear();
      draw();
    },
  };
}
