// Who waits for something of a search hears of it here: that a "step" is shown which was asked for, that a "program" has come
// into the editor, or that a search is "closed".

let waiting = [];

/** Resolves with the first of these kinds that comes. */
export const nextArrival = (...kinds) =>
  new Promise((resolve) => {
    waiting.push({ kinds, resolve });
  });

export function arrived(kind) {
  const [told, others] = [true, false].map((is) =>
    waiting.filter(({ kinds }) => kinds.includes(kind) === is),
  );
  waiting = others;
  for (const { resolve } of told) resolve(kind);
}
