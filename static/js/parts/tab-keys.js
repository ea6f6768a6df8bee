/** The keys of a list of tabs: arrows move and open, Home and End go to the ends; a click opens as well. Hidden ones are left out. */
export function listenToTabs(tabs, open) {
  for (const tab of tabs) {
    tab.addEventListener("click", () => open(tab));
    tab.addEventListener("keydown", (event) => {
      const seen = tabs.filter(({ hidden }) => !hidden);
      const index = seen.indexOf(tab);
      const last = seen.length - 1;
      const targets = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
      if (!(event.key in targets)) return;
      event.preventDefault();
      event.stopPropagation();
      const next = seen[(targets[event.key] + seen.length) % seen.length];
      next.focus();
      open(next);
    });
  }
}
