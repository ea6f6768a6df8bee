// How it stands with Python, as the engine writes it on the page.

const root = document.documentElement;

/** "loading", "ready" or "failed"; undefined before the engine has begun. */
export const engineState = () => root.dataset.engine;

export const hasEngineFailed = () => engineState() === "failed";

/** `act()` whenever that has changed. */
export const onEngine = (act) =>
  new MutationObserver(act).observe(root, { attributeFilter: ["data-engine"] });
