/** The keys of a list of tabs: arrows move and open, Home and End go to the ends; a click opens as well. */
export function listenToTabs(tabs, open) {
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener("click", () => open(tab));
    tab.addEventListener("keydown", (event) => {
      const last = tabs.length - 1;
      const targets = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
      if (!(event.key in targets)) return;
      event.preventDefault();
      event.stopPropagation();
      const next = tabs[(targets[event.key] + tabs.length) % tabs.length];
      next.focus();
      open(next);
    });
  }
}
