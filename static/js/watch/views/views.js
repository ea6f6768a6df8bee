import { byId, make, setAttribute } from "../../parts/dom.js";
import { createRace } from "../race/race.js";
import { createArrays } from "./arrays.js";
import { createCode } from "./code.js";
import { createCounters } from "./counters.js";
import { createOverview } from "./overview.js";
import { createStack } from "./stack.js";
import { createTree } from "./tree.js";
import { createViewTabs } from "./view-tabs.js";

/** The views of a search, as tabs in the panel; on the phone they are a sheet above the lower half of the page. */
export function createViews({ raise, moved, board, annotate }) {
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
  const race = createRace(bodies.race, { raise, moved, board });
  const arrays = createArrays(byId("marker-arrays"), annotate);
  const drawn = { code, stack, tree, counters, race };
  const drawnWhileOpen = { stack: bodies.stack, tree: canopy, counters: counters.levels };

  const tabs = createViewTabs(section, {
    onShow: (name) => drawn[name].shown?.(),
    onPress: (name) => raise("view", { name }),
  });

  /** What is only drawn while its view is open may show an older moment than the board: until then it is hidden. */
  function settle(view) {
    for (const [name, part] of Object.entries(drawnWhileOpen)) {
      setAttribute(part, "aria-busy", name === view ? null : "true");
    }
  }

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
    opener.focus();
  }

  opener.addEventListener("click", () => sheet(opener.getAttribute("aria-expanded") !== "true"));
  byId("views-close").addEventListener("click", putAway);
  section.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !document.documentElement.hasAttribute("data-sheet")) return;
    event.stopPropagation();
    putAway();
  });

  return {
    race: race.face,
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
    face: {
      /** The view whose moments are to be asked for. */
      get current() {
        return tabs.tabbed;
      },
      choose: (name) => tabs.choose(String(name)),
      /** A moment is shown everywhere, and in this view as well. */
      settle,
      code,
      stack,
      tree,
      overview,
      counters,
      arrays,
    },
    /** A search is open, or none is any more. */
    toggle(open) {
      section.hidden = !open;
      opener.hidden = !open;
      if (open) {
        settle("");
        drawn[tabs.tabbed].shown?.();
      } else {
        sheet(false);
        arrays.clear();
        stack.clear();
      }
    },
    /** The colours of the theme have changed. */
    repaint() {
      overview.draw();
      counters.draw();
      race.draw();
    },
  };
}
