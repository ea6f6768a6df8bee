import { setAttribute } from "../../parts/dom.js";
import { listenToTabs } from "../../parts/tab-keys.js";

/** The tabs above the views. */
export function createViewTabs(root, onOpen) {
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
    onOpen(name);
  }

  listenToTabs(tabs, (tab) => choose(tab.dataset.view));
  draw();
  return {
    choose,
    get current() {
      return current;
    },
  };
}
