/** Milestones come at least this many milliseconds apart, so that each can be read out. */
const APART = 1500;

/**
 * What the status says of a search: every step that somebody asked for, and only milestones while it plays. `machine` has
 * the time: the window.
 */
export function createSpeech(say, machine = globalThis) {
  let last = Number.NEGATIVE_INFINITY;
  let timer = 0;
  let waiting = "";

  function hush() {
    machine.clearTimeout(timer);
    timer = 0;
  }

  function speak(text) {
    hush();
    last = machine.performance.now();
    say(text, "step");
  }

  return {
    sentence: speak,
    milestone(text) {
      const pause = last + APART - machine.performance.now();
      waiting = text;
      if (pause <= 0) speak(text);
      else timer ||= machine.setTimeout(() => speak(waiting), pause);
    },
    hush,
  };
}
