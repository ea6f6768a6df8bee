/** Milestones come at least this many milliseconds apart, so that each can be read out. */
const APART = 1500;

/** What the status says of a search: every step that somebody asked for, and only milestones while it plays. */
export function createSpeech(say) {
  let last = Number.NEGATIVE_INFINITY;
  let timer = 0;
  let waiting = "";

  function speak(text) {
    clearTimeout(timer);
    timer = 0;
    last = performance.now();
    say(text, "info");
  }

  return {
    sentence: speak,
    milestone(text) {
      const pause = last + APART - performance.now();
      waiting = text;
      if (pause <= 0) speak(text);
      else timer ||= setTimeout(() => speak(waiting), pause);
    },
    hush() {
      clearTimeout(timer);
      timer = 0;
    },
  };
}
