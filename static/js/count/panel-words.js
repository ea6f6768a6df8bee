// What people read of any count.

/** What is said where the engine is not there yet, by its state. */
export const EARLY = {
  loading: "Python is still starting; the count begins as soon as it is ready.",
  failed: "Python did not start; the count begins after a Retry.",
};
export const STOP = "Stop counting";
export const STARTING = "Starting";
