import "./look.js";
import { bringDeckIcons } from "../parts/deck-icons.js";
import { byId, setIdle } from "../parts/dom.js";
import { furnish } from "../parts/markup.js";
import { arrived } from "./arrivals.js";
import { createDivider } from "./divider.js";
import { createEveryLine, LINES } from "./every-line.js";
import { createLegend } from "./legend.js";
import { createPlayer } from "./player/player.js";
import { createWriter } from "./player/writer.js";
import { createPresent } from "./present.js";
import { createViews } from "./views/views.js";
import markup from "./watch.html";
import { AFTER_RUN } from "./words.js";

const WALKED = "#modes :focus-visible, [role=tab]:focus-visible, [role=menu] *, .lesson *";

/**
 * What shows a search: the player, the views and the race. They open and close when they are told, and only report what is
 * pressed. `board()` is the board that is shown; `viewChanged()` hears that the address is another now, `watching(on)` that a
 * search is open or none is any more; `mayFocus()` tells whether the focus may be taken. `kept` is the store; `own` has what a
 * race needs to know of the reader's programs: see `createRacers`.
 * @param {Contract.Raising} page
 */
export function createWatch({ raise, say, viewChanged, watching, mayFocus, board, strategies, kept, own }) {
  furnish(markup);
  bringDeckIcons();
  const bar = byId("player");
  const isOpen = () => !bar.hidden;
  const views = createViews({
    raise(name, detail) {
      raise(name, detail);
      if (name !== "view") return;
      viewAhead = "";
      viewChanged();
    },
    viewChanged,
    board: () => board().name,
    rule: () => board().rule ?? "",
    ground() {
      const { shape, regions } = board().state;
      return { shape, regions };
    },
    annotate: (texts, what) => board().annotate(texts, what),
    own,
  });
  const player = createPlayer({
    raise,
    say,
    board,
    kept,
    viewChanged,
    coverFigures: (on) => views.coverFigures(on),
    write() {
      if (!views.isEditing) return;
      views.show("code");
      own.focus();
    },
  });
  const present = createPresent({ isOpen, focus: player.focus, viewChanged });
  const divider = createDivider();
  const everyLine = createEveryLine((on) => {
    const view = on ? LINES : views.current;
    raise("open", { strategy: strategies.current, position: 0, placement: 0, view, program: "" });
  });
  const legend = createLegend(byId("legend"));
  let opener = null;
  let ahead = 0;
  // The view that is gone to when the reader's own program runs, "" for the one that is shown.
  let viewAhead = "";
  // The search that is open, {board, of, strategy}, and where that of each board was left, {of, place}.
  let search = null;
  const left = new Map();

  // What was entered and is given now, as Play makes it, is searched as it was.
  const searched = () => board().searched?.() ?? board().face.question();

  function show(open) {
    bar.hidden = !open;
    setIdle(byId("present"), !open);
    document.documentElement.toggleAttribute("data-stepping", open);
    views.toggle(open);
    watching(open);
  }

  return {
    isOpen,
    /** The step that is asked for now, and where it is said, whether that is presented: the address names them already. */
    expect(step, presented = present.isOn) {
      ahead = step;
      player.expect(step);
      present.expect(presented);
    },
    /** The step that is gone to when something runs. */
    get ahead() {
      return ahead;
    },
    /** Who races: the names of two strategies of the board that is shown, "" for the usual one. */
    race: views.chooseRacers,
    /** The colours of the theme have changed. */
    repaint() {
      views.repaint();
      player.repaint();
    },
    /** The part of the address that says where in the search the reader is; null while none is open. */
    address() {
      if (!isOpen() && !views.isEditing) return null;
      const step = isOpen() ? player.position : ahead || "";
      const presented = present.isOn ? 1 : "";
      return {
        strategy: strategies.current,
        step,
        view: everyLine.isOn ? LINES : viewAhead || views.current,
        present: presented,
        ...views.racers(),
      };
    },
    /** Show an editor in the place of the source of a strategy, null for none. */
    edit: views.edit,
    /** Show a view of the reader's own program: what it has nothing in before that runs gives way to Run until then. */
    view(name) {
      viewAhead = Object.hasOwn(AFTER_RUN, name) ? name : "";
      views.face.choose(viewAhead || name === "check" ? "code" : name);
    },
    /** Where the board's last search was left, {strategy, step, view}; null where that was of something else. */
    left() {
      const last = left.get(board().name);
      return last?.of === searched() ? last.place : null;
    },
    /** As on a first visit, once nothing is open any more. */
    reset() {
      left.clear();
      ahead = 0;
      viewAhead = "";
      present.expect(false);
      search = opener = null;
      player.reset();
      views.reset();
      divider.reset();
    },
    /** What the callbacks may ask and do. */
    face: /** @satisfies {Contract.Watch} */ ({
      open(title) {
        player.begin(String(title));
        // The step that was asked for is on its way: what runs next begins at its beginning.
        ahead = 0;
        if (viewAhead && views.isEditing) views.face.choose(viewAhead);
        viewAhead = "";
        search = { board: board().name, of: searched(), strategy: strategies.current };
        const from = document.activeElement;
        // Who walks through the modes, the boards or a menu with the arrows walks on; who reads a lesson reads on.
        const leads = isOpen() ? from.matches("#step-through, #run, #stop") : !from.matches(WALKED);
        if (!isOpen()) {
          opener = from;
          show(true);
        }
        if (leads && mayFocus()) player.focus();
        present.arrive();
      },
      close() {
        if (!isOpen()) {
          // It was refused, or not waited for.
          present.expect(false);
          watching(false);
          arrived("closed");
          return;
        }
        present.leave();
        const hadFocus = [bar, byId("views")].some((room) => room.contains(document.activeElement));
        const view = everyLine.isOn ? LINES : views.current;
        const place = { strategy: search.strategy, step: player.position, view };
        left.set(search.board, { of: search.of, place });
        ahead = 0;
        player.end();
        everyLine.show(false, false);
        show(false);
        if (hadFocus) home(opener).focus({ preventScroll: true });
        viewChanged();
      },
      /** Whether the strategy has a plain program, and it is that which is shown, line by line. */
      everyLine: (has, on) => everyLine.show(Boolean(has), Boolean(on)),
      /** What can be seen on the board: the marks that the strategy brings about, and what it goes by. */
      legend: (marks, shows) => legend.show(board().name, Array.from(marks), String(shows)),
      player: player.face,
      predict: player.predict,
      views: views.face,
      race: views.race,
      writer: createWriter(),
    }),
  };
}

/** Where the focus goes from a search that was opened here: to the mode that is now, where this was, or is nowhere. */
function home(opener) {
  const isThere = opener.checkVisibility() && !opener.matches("body, #modes *, [role=tab]");
  return isThere ? opener : byId("modes").querySelector(":checked");
}
