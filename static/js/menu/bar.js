import { byId } from "../parts/dom.js";
import { createMenu } from "./menu.js";
import { BAR, THEMES } from "./words.js";

/** What is in the menu of the bar; where there is little room, also what stands beside it elsewhere. */
function groupsOf({ theme, dialogs }) {
  const hidden = (id) => !byId(id).checkVisibility();
  const press = (id) => byId(id).click();
  const themes = Object.entries(THEMES).map(([choice, label]) => [
    label,
    () => theme.choose(choice),
    theme.choice === choice,
  ]);
  return [
    [
      BAR.page,
      [
        ...(hidden("learn-open") ? [[BAR.learn, () => press("learn-open")]] : []),
        ...(hidden("library-open") ? [[BAR.library, () => press("library-open")]] : []),
        [BAR.settings, dialogs.settings],
        [BAR.help, dialogs.help],
      ],
    ],
    [BAR.theme, themes, true],
  ];
}

/** The menu of the bar, at its button. */
export const createBar = (button, page) => createMenu(button, () => groupsOf(page));
