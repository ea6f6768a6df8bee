const listeners = new Set();
let wanted = false;

/** Whether questions are asked, for whoever opens a search in which they are to be: also before what shows it is there. */
export const switches = {
  turn(on) {
    wanted = on;
    for (const hear of listeners) hear(on);
  },
  /** Let `hear(on)` be told from now on, and at once where they are wanted. */
  on(hear) {
    listeners.add(hear);
    if (wanted) hear(true);
  },
};
