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
    for (const button of this.buttons.splice(0)) button.click();
  },
};
document.addEventListener("click", window.earlyPresses.keep, true);
