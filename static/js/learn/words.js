// What people read of what there is to learn.

import { counted } from "../parts/text.js";

export const LEARN = {
  title: "Learn",
  close: "Close",
};

/** What stands above the offers of a group, in their order. */
export const GROUPS = {
  lessons: "Lessons",
  exercises: "Exercises",
  tools: "To look at, and for a class",
};

/** How long a lesson takes, or how much of it is done where it was begun. */
export function standing(minutes, screens, place) {
  const done = place?.done.length ?? 0;
  if (done === 0) return `About ${counted(minutes, "minute", "minutes")}`;
  return done < screens ? `${done} of ${screens} done` : "Done";
}
