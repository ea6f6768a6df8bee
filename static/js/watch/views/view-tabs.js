import { setAttribute } from "../../parts/dom.js";
import { listenToTabs } from "../../parts/tab-keys.js";

/** From here on the code stands beside the other views. */
const WIDE = "(min-width: 1900px)";
/** Here the stack stands below the code. */
const BELOW = "(min-width: 1440px) and (max-width: 1899.98px) and (min-height: 760px)";

/**
 * The tabs above the views. `onShow(name)` hears of another view that is shown, `onPress(name)` of one that was pressed. On
 * a wide screen the code has no tab, for it is beside what has one; who asks for it sees the tree with it. On one that is less
 * wide the stack is below the code, and has a tab where it has all of the room.
 */
export function createViewTabs(root, { onShow, onPress }) {
  const tabs = Array.from(root.querySelectorAll("[role=tab]"));
  const names = tabs.map((tab) => tab.dataset.view);
  // What only a program of the reader's has.
  const missing = new Set();
  const wide = matchMedia(WIDE);
  const below = matchMedia(BELOW);
  let current = names[0];

  const tabbed = () => (wide.matches && current === "code" ? "tree" : current);

  const hasStack = () => below.matches && current === "code";

  /** Where there are more than fit, the chosen one is in the middle of them. */
  function scroll() {
    const chosen = tabs[names.indexOf(tabbed())];
    const list = chosen.parentElement;
    list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }

  function draw() {
    for (const tab of tabs) {
      const { view } = tab.dataset;
      const chosen = view === tabbed();
      const beside = wide.matches && view === "code";
      setAttribute(tab, "aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      tab.hidden = beside || missing.has(view);
      const body = root.querySelector(`.view-body[data-view=${view}]`);
      const isBelow = view === "stack" && hasStack();
      body.hidden = !chosen && !isBelow && !(beside && current !== "race");
      setAttribute(body, "data-below", isBelow ? "" : null);
      setAttribute(body, "data-current", view === current ? "" : null);
    }
    // With the next frame, as what is measured at once has to be laid out at once.
    requestAnimationFrame(scroll);
  }

  function choose(name) {
    if (name === current || !names.includes(name) || missing.has(name)) return;
    current = name;
    draw();
    onShow(tabbed());
  }

  function press(view) {
    if (view === current) return;
    choose(view);
    onPress(view);
  }

  listenToTabs(tabs, ({ dataset: { view } }) => press(view));
  for (const width of [wide, below]) {
    width.addEventListener("change", () => {
      /** @type {any} */
      const left = document.activeElement;
      draw();
      onShow(tabbed());
      if (!root.hidden) onPress(tabbed());
      if (left.hidden && tabs.includes(left)) tabs[names.indexOf(tabbed())].focus();
    });
  }
  draw();
  return {
    choose,
    press,
    /** Whether a view can be chosen; who is in one that cannot be any more comes to the code. */
    offer(name, on) {
      if (on === !missing.has(name)) return;
      if (on) missing.delete(name);
      else missing.add(name);
      if (!on && current === name) choose(names[0]);
      draw();
    },
    focus: () => tabs[names.indexOf(tabbed())].focus(),
    /** The view that has the room beside the code, or all of it. */
    get tabbed() {
      return tabbed();
    },
    /** The view that is to be kept up to date: the code always is. */
    get followed() {
      return hasStack() ? "stack" : tabbed();
    },
    get current() {
      return current;
    },
  };
}
