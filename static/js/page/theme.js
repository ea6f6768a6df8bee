import { STORED } from "../parts/stored.js";

/** The theme: the system's, "auto", "light" or "dark". `onChange` hears of every new look. */
export function createTheme(onChange) {
  const colours = Array.from(document.querySelectorAll("meta[name=theme-color]"));
  const original = colours.map((meta) => meta.content);
  // The style sheets read it there, too; early.js has brought back the last one.
  const { dataset } = document.documentElement;

  /** The colours of what the browser draws around the page. */
  function show() {
    for (const [index, meta] of colours.entries()) {
      meta.content = original[dataset.theme ? Number(dataset.theme === "dark") : index];
    }
  }

  function choose(next) {
    if (next === "auto") delete dataset.theme;
    else dataset.theme = next;
    show();
    onChange();
    try {
      localStorage.setItem(STORED.theme, next);
    } catch {
      // Not kept where storage is forbidden; it holds for this visit.
    }
  }

  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
    matchMedia(query).addEventListener("change", onChange);
  }

  return {
    show,
    choose,
    /** The system's. */
    reset: () => choose("auto"),
    get choice() {
      return dataset.theme ?? "auto";
    },
  };
}
