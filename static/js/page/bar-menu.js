import { byId } from "../parts/dom.js";
import { BAR, THEMES } from "../parts/words.js";

/** What is in the menu of the bar where there is little room: what stands in the bar itself elsewhere. */
export function barMenu(theme) {
  const press = (id) => () => byId(id).click();
  const themes = Object.entries(THEMES).map(([choice, label]) => [
    label,
    () => theme.choose(choice),
    theme.choice === choice,
  ]);
  return [
    [
      BAR.page,
      [
        [BAR.library, press("library-open")],
        [BAR.help, press("help-open")],
      ],
    ],
    [BAR.theme, themes],
  ];
}
