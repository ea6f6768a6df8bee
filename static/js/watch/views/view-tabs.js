import { setAttribute } from "../../parts/dom.js";
import { listenToTabs } from "../../parts/tab-keys.js";

/** The tabs above the views. `onShow(name)` hears of another view that is shown, `onPress(name)` of one that was pressed. */
export function createViewTabs(root, { onShow, onPress }) {
  const tabs = Array.from(root.querySelectorAll("[role=tab]"));
  const names = tabs.map((tab) => tab.dataset.view);
  let current = names[0];

  function draw() {
    for (const tab of tabs) {
      const chosen = tab.dataset.view === current;
      setAttribute(tab, "aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      root.querySelector(`[role=tabpanel][data-view=${tab.dataset.view}]`).hidden = !chosen;
    }
  }

  function choose(name) {
    if (name === current || !names.includes(name)) return;
    current = name;
    draw();
    onShow(name);
  }

  function press(view) {
    if (view === current) return;
    choose(view);
    onPress(view);
  }

  listenToTabs(tabs, ({ dataset: { view } }) => press(view));
  draw();
  return {
    choose,
    press,
    focus: () => tabs[names.indexOf(current)].focus(),
    get current() {
      return current;
    },
  };
}
