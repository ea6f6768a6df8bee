/** How an address names this exercise: `lesson=` this name, and after dots what it is about. */
export const NAME = "by-hand";
