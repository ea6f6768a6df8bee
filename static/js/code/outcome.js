const NOTHING = { words: "", stands: false, wrong: false };

/** What is said of the run that was last: at its line in the `editor`, below that in the `foot`, at its call, and what there is to do `after` it. */
export function createOutcome({ editor, foot, calling, after, changed }) {
  // What stands below the editor, whether it stands at its line instead, and whether the answer is wrong.
  let ended = NOTHING;

  function note() {
    if (editor.changed) foot.note(changed);
    else foot.note(ended.words, ended);
  }

  function say(more) {
    ended = { ...NOTHING, ...more };
    note();
  }

  function error(line, message) {
    editor.fail(Number(line), String(message));
    say({ words: String(message), stands: Number(line) > 0 });
  }

  return {
    /** The program may have been changed since. */
    note,
    error,
    /** How it ended: in which line, a sentence, whether it failed there, and the verdict on what it gave. */
    ran(line, words, failed, verdict) {
      if (failed) error(line, words);
      else say({ words: String(words), wrong: verdict.right === false });
      after.show(verdict);
      calling.used(verdict);
    },
    /** It is not the last one any more, or its steps are put away. */
    forget() {
      say(NOTHING);
      after.show(null);
      calling.fault("");
    },
  };
}
