import { byId, setAttribute } from "../parts/dom.js";
import { attempt, STORED } from "../parts/stored.js";
import { listenToTabs } from "../parts/tab-keys.js";

/** The three boards as tabs. `onPress(name)` hears which one is wanted; `show(name)` shows what belongs to it. */
export function createTabs(onPress) {
  const tabs = Array.from(document.querySelectorAll("[role=tab][data-board]"));
  const workspace = byId("workspace");

  listenToTabs(tabs, (tab) => onPress(tab.dataset.board));

  return {
    show(name) {
      // However it was come back to.
      leaveBoard(name, null);
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

/** A board is left for another one: the address at which it is watched, if it is, is known also when the page is loaded again. */
export function leaveBoard(name, address) {
  const key = STORED.watched + name;
  attempt(() => (address ? sessionStorage.setItem(key, address) : sessionStorage.removeItem(key)));
}

/** The address at which a board was watched when it was left for another one, once; null for none. */
export function takeLeft(name) {
  const address = attempt(() => sessionStorage.getItem(STORED.watched + name));
  leaveBoard(name, null);
  return address;
}
