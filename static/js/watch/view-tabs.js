import { setAttribute } from "../dom.js";

/** Tabs above the views: arrows move and open, Home and End go to the ends. */
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

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => choose(tab.dataset.view));
    tab.addEventListener("keydown", (event) => {
      const last = tabs.length - 1;
      const targets = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
      if (!(event.key in targets)) return;
      event.preventDefault();
      event.stopPropagation();
      const next = tabs[(targets[event.key] + tabs.length) % tabs.length];
      next.focus();
      choose(next.dataset.view);
    });
  }

  draw();
  return {
    choose,
    get current() {
      return current;
    },
  };
}
