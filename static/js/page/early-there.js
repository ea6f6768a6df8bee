// What runs before the first paint is there before the widgets, which begin behind this. Where it is still on its way, or not
// what was built, it is taken past the browser's cache; and a page without its style does not begin.

import { MISSING } from "../engine/words.js";

window.begun = true;
const root = document.documentElement;
const never = new Promise(() => {});

async function takeEarly() {
  const { src, integrity } = document.querySelector("script[integrity]");
  const answer = await fetch(src, { integrity, cache: "reload", signal: AbortSignal.timeout(8000) });
  await import(URL.createObjectURL(await answer.blob()));
}

if (!window.widgets) {
  await takeEarly().catch(() => {
    root.dataset.early = "";
    root.dataset.engine = "failed";
    document.getElementById("status").textContent = MISSING;
    const retry = document.getElementById("retry");
    retry.hidden = false;
    retry.addEventListener("click", () => location.reload());
    return never;
  });
}
if (!getComputedStyle(root).getPropertyValue("--paper")) {
  window.widgets.mend();
  await never;
}
