import { byId, setAttribute } from "./dom.js";

/** The three boards as tabs: arrows move and open, Home and End go to the ends. */
export function createTabs(onOpen) {
  const tabs = Array.from(document.querySelectorAll("[role=tab][data-board]"));
  const workspace = byId("workspace");

  function open(name) {
    for (const tab of tabs) {
      const chosen = tab.dataset.board === name;
      setAttribute(tab, "aria-selected", String(chosen));
      tab.tabIndex = chosen ? 0 : -1;
      if (chosen) setAttribute(workspace, "aria-labelledby", tab.id);
    }
    for (const part of workspace.querySelectorAll("[data-board]")) part.hidden = part.dataset.board !== name;
    onOpen(name);
  }

  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => open(tab.dataset.board));
    tab.addEventListener("keydown", (event) => {
      const last = tabs.length - 1;
      const targets = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
      if (!(event.key in targets)) return;
      event.preventDefault();
      const next = tabs[(targets[event.key] + tabs.length) % tabs.length];
      next.focus();
      open(next.dataset.board);
    });
  }

  return { open };
}
