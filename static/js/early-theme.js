// Runs before the first paint, so that a chosen theme never flashes as the other one.
try {
  const choice = localStorage.getItem("undoku-theme");
  if (choice === "light" || choice === "dark") document.documentElement.dataset.theme = choice;
} catch {
  // Storage may be forbidden: the system's theme is then the right one.
}
