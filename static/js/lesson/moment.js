// The moment of a screen, which is an address without its sign.

/** The step of a moment. */
export const stepOf = (moment) => Number(new URLSearchParams(moment).get("step"));

/** Whether a moment is one of a program's run. */
export const runsProgram = (moment) => new URLSearchParams(moment).has("code");

/** Whether an address shows a moment: says all that says it, whatever the view. */
export function isAt(moment, address) {
  const shown = new URLSearchParams(address.slice(1));
  return Array.from(new URLSearchParams(moment)).every(
    ([key, text]) => key === "view" || shown.get(key) === text,
  );
}
