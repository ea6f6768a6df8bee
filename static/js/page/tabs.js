import { byId, setAttribute } from "../parts/dom.js";
import { listenToTabs } from "../parts/tab-keys.js";

/** The three boards as tabs. `onPress(name)` hears which one is wanted; `show(name)` shows what belongs to it. */
export function createTabs(onPress) {
  const tabs = Array.from(document.querySelectorAll("[role=tab][data-board]"));
  const workspace = byId("workspace");

  listenToTabs(tabs, (tab) => onPress(tab.dataset.board));

  return {
    show(name) {
      for (const tab of tabs) {
        const chosen = tab.dataset.board === name;
        setAttribute(tab, "aria-selected", String(chosen));
        tab.tabIndex = chosen ? 0 : -1;
        if (chosen) setAttribute(workspace, "aria-labelledby", tab.id);
      }
      for (const part of workspace.querySelectorAll("[data-board]"))
        part.hidden = part.dataset.board !== name;
    },
  };
}
