// Who waits for a step to be shown hears of it here.

let waiting = [];

/** Resolves when the step that was asked for is shown, with true, or when the search is refused. */
export const nextArrival = () => new Promise((resolve) => waiting.push(resolve));

/** A step is shown that no later one follows, or none will be. */
export function arrived(isShown) {
  const told = waiting;
  waiting = [];
  for (const tell of told) tell(isShown);
}
