// The one script that runs before the first paint: it is small, and the page waits for it.

// A chosen theme must never flash as the other one.
try {
  const choice = localStorage.getItem("undoku-theme");
  if (choice === "light" || choice === "dark") document.documentElement.dataset.theme = choice;
} catch {
  // Storage may be forbidden: the system's theme is then the right one.
}

// A button pressed before the widgets are there is kept for them: they press it again.
window.earlyPresses = {
  buttons: [],
  keep(event) {
    const button = event.target.closest?.("button");
    if (button) window.earlyPresses.buttons.push(button);
  },
  replay() {
    document.removeEventListener("click", this.keep, true);
    window.removeEventListener("error", onError, true);
    clearTimeout(deadline);
    for (const button of this.buttons.splice(0)) button.click();
  },
};
document.addEventListener("click", window.earlyPresses.keep, true);

// If the widgets never come, a plain sentence and a Retry are all there is to show; afterwards engine.js watches.
function giveUp() {
  const served = location.protocol !== "file:";
  const words = served
    ? "A part of the page did not arrive. Check your connection, then press Retry."
    : "This page has to come from a web server: run make serve, or open it where it is published.";
  document.documentElement.dataset.engine = "failed";
  document.getElementById("status").textContent = words;
  const retry = document.getElementById("retry");
  retry.hidden = !served;
  retry.addEventListener("click", () => location.reload());
}

function onError({ target, filename }) {
  if (!String(target.src ?? filename).endsWith("/main.js")) return;
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", giveUp);
  else giveUp();
}
window.addEventListener("error", onError, true);
const deadline = setTimeout(giveUp, 30_000);
