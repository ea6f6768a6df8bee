import { STORED } from "../parts/stored.js";

const KEY = STORED.theme;

/** The theme: the system's, "auto", "light" or "dark". `onChange` hears of every new look. */
export function createTheme(onChange) {
  const colours = Array.from(document.querySelectorAll("meta[name=theme-color]"));
  const original = colours.map((meta) => meta.content);
  let choice = document.documentElement.dataset.theme ?? "auto";

  function apply() {
    if (choice === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    for (const [index, meta] of colours.entries()) {
      meta.content = choice === "auto" ? original[index] : original[choice === "light" ? 0 : 1];
    }
  }

  function choose(next) {
    choice = next;
    apply();
    onChange();
    try {
      localStorage.setItem(KEY, choice);
    } catch {
      // Not kept where storage is forbidden; it holds for this visit.
    }
  }

  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    matchMedia(query).addEventListener("change", onChange);
  }
  apply();

  return {
    choose,
    /** The system's. */
    reset: () => choose("auto"),
    get choice() {
      return choice;
    },
  };
}
