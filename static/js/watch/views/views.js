import { byId, make, setAttribute, takesText } from "../../parts/dom.js";
import { createRace } from "../race/race.js";
import { AFTER_RUN } from "../words.js";
import { createArrays } from "./arrays.js";
import { createChecked } from "./checked.js";
import { createCode } from "./code.js";
import { createCounters } from "./counters.js";
import { createOutput } from "./output.js";
import { createOverview } from "./overview.js";
import { createStack } from "./stack.js";
import { createTree } from "./tree.js";
import { createViewTabs } from "./view-tabs.js";

/**
 * The views of a search, as tabs in the panel; on the phone they are a sheet above the lower half of the page.
 * @param {Contract.Raising} page
 */
export function createViews({ raise, viewChanged, board, rule, ground, annotate, own }) {
  const section = byId("views");
  const opener = byId("views-open");
  const bodies = Object.fromEntries(
    Array.from(section.querySelectorAll("[role=tabpanel]"), (body) => [body.dataset.view, body]),
  );
  const strip = make("div");
  const canopy = make("div", { class: "tree-view" });
  bodies.tree.append(strip, canopy);

  const code = createCode(bodies.code);
  const stack = createStack(bodies.stack);
  const overview = createOverview(strip, { raise });
  const tree = createTree(canopy, { raise });
  const counters = createCounters(bodies.counters);
  const output = createOutput(bodies.output);
  const checked = createChecked(bodies.check, { onOpen: own.stage });
  const isWatched = () => editor !== null;
  const race = createRace(bodies.race, {
    raise,
    viewChanged,
    board,
    rule,
    ground,
    own: { ...own, isWatched },
  });
  const arrays = createArrays(byId("marker-arrays"), annotate);
  const sources = Array.from(bodies.code.children);
  const waiting = Object.entries(AFTER_RUN).map(([name, words]) => {
    const sentence = make("p", { class: "view-waiting" }, words);
    bodies[name].prepend(sentence);
    return sentence;
  });
  // The editor that stands in the place of the source, if one does, and whether a search is open.
  let editor = null;
  let searching = false;
  const drawn = { code, stack, tree, counters, output, check: checked, race };
  const drawnWhileOpen = {
    stack: bodies.stack,
    tree: canopy,
    counters: counters.levels,
    output: output.body,
  };

  const tabs = createViewTabs(section, {
    onShow: (name) => drawn[name].shown?.(),
    onPress: (name) => raise("view", { name }),
  });

  /** What is only drawn while its view is open may show an older moment than the board: until then it is hidden. */
  function showMoment(view) {
    for (const [name, part] of Object.entries(drawnWhileOpen)) {
      setAttribute(part, "aria-busy", name === view ? null : "true");
    }
  }

  /** The views are there for a search and for an editor; beside an editor alone there is nothing to see yet. */
  function draw() {
    const shown = searching || editor !== null;
    section.hidden = !shown;
    opener.hidden = !shown;
    for (const part of sources) part.hidden = editor !== null;
    for (const name of ["output", "check"]) tabs.offer(name, editor !== null);
    setAttribute(section, "data-waiting", editor && !searching ? "" : null);
    for (const sentence of waiting) sentence.hidden = !editor || searching;
    if (!shown) sheet(false);
  }

  draw();

  function sheet(open) {
    document.documentElement.toggleAttribute("data-sheet", open);
    setAttribute(opener, "aria-expanded", String(open));
    if (!open) return;
    // The board stays in the half that is left to it.
    document.querySelector(".stage").scrollIntoView({ block: "start" });
    tabs.focus();
    drawn[tabs.tabbed].shown?.();
  }

  function putAway() {
    sheet(false);
    opener.focus({ preventScroll: true });
  }

  opener.addEventListener("click", () => sheet(opener.getAttribute("aria-expanded") !== "true"));
  byId("views-close").addEventListener("click", putAway);
  section.addEventListener("keydown", (event) => {
    // In an editor it lets Tab lead out of it.
    if (
      event.key !== "Escape" ||
      takesText(event.target) ||
      !document.documentElement.hasAttribute("data-sheet")
    )
      return;
    event.stopPropagation();
    putAway();
  });

  return {
    race: race.face,
    /** Figures in the cells are not seen while they would tell an answer. */
    coverFigures: arrays.cover,
    /** Which view is shown: "code", "stack", "tree", "counters" or "race". */
    get current() {
      return tabs.current;
    },
    /** Show a view as if its tab were pressed. */
    show: tabs.press,
    chooseRacers: race.choose,
    /** Who races, {left, right}. */
    racers: race.racers,
    /** What the callbacks may ask and do. */
    face: /** @satisfies {Contract.Views} */ ({
      /** The view whose moments are to be asked for. */
      get current() {
        return tabs.followed;
      },
      choose: (name) => tabs.choose(String(name)),
      /** A moment is shown everywhere, and in this view as well. */
      showMoment,
      code,
      stack,
      tree,
      overview,
      counters,
      output,
      checked,
      arrays,
    }),
    /** As on a first visit. */
    reset() {
      sheet(false);
      tabs.choose("code");
      checked.clear();
      overview.reset();
      race.reset();
    },
    /** A search is open, or none is any more. */
    toggle(open) {
      searching = open;
      draw();
      if (open) {
        showMoment("");
        drawn[tabs.tabbed].shown?.();
      } else {
        arrays.clear();
        stack.clear();
      }
    },
    /**
     * Show an editor in the place of the source, null for none; on the phone it comes up. The programs to choose from may be
     * others now.
     */
    edit(element) {
      if (element !== editor) {
        editor?.remove();
        editor = element;
        if (element) bodies.code.append(element);
        draw();
        if (element && opener.checkVisibility()) sheet(true);
      }
      race.list();
    },
    get isEditing() {
      return editor !== null;
    },
    /** The colours of the theme have changed. */
    repaint() {
      overview.draw();
      counters.draw();
      race.draw();
    },
  };
}
