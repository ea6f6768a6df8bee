// What runs before the first paint has run before the page starts. Where it is still on its way, or not what was built, it is
// taken past the browser's cache; and a page without its style does not start. Nothing is awaited while modules are loaded:
// WebKit would hand out parts that wait for each other before they are whole.

import { MISSING } from "../engine/words.js";

window.begun = true;
const root = document.documentElement;

async function takeEarly() {
  const { src, integrity } = document.querySelector("script[integrity]");
  const answer = await fetch(src, { integrity, cache: "reload", signal: AbortSignal.timeout(8000) });
  await import(URL.createObjectURL(await answer.blob()));
}

/** Resolves when the page may start: with whether it can. Where not, `failed(sentence, retry)` says so. */
export async function isThere(failed) {
  if (!window.widgets) await takeEarly().catch(() => {});
  if (!window.widgets) {
    Object.assign(root.dataset, { early: "", engine: "failed" });
    failed(MISSING, () => location.reload());
    return false;
  }
  const isStyled = Boolean(getComputedStyle(root).getPropertyValue("--paper"));
  if (!isStyled) window.widgets.mend();
  return isStyled;
}
