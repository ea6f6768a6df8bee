/**
 * The marks in a program: the line that runs, and the one that failed, with what is to be said of that beneath it. Gives
 * the `extension` that draws them, and the effects that set them.
 */
export function createMarks({ Decoration, EditorView, StateEffect, StateField, WidgetType }) {
  /** Where the line that runs begins; null for none. */
  const run = StateEffect.define();
  /** Where the line that failed begins, and the sentence about that, {at, message}; null for none. */
  const fail = StateEffect.define();

  const lineRuns = Decoration.line({ attributes: { "aria-current": "step" } });
  const lineFailed = Decoration.line({ class: "failed" });

  class Fault extends WidgetType {
    constructor(message) {
      super();
      this.message = message;
    }

    eq(other) {
      return other.message === this.message;
    }

    toDOM() {
      const box = document.createElement("div");
      box.className = "fault";
      box.textContent = this.message;
      return box;
    }
  }

  function fault({ doc }, { at, message }) {
    const line = doc.lineAt(at);
    const words = Decoration.widget({ widget: new Fault(message), block: true, side: 1 });
    return Decoration.set([lineFailed.range(line.from), words.range(line.to)]);
  }

  const latest = (effects, wanted) => effects.findLast((effect) => effect.is(wanted));

  const running = StateField.define({
    create: () => Decoration.none,
    update(marks, { changes, effects }) {
      const set = latest(effects, run);
      if (!set) return marks.map(changes);
      return set.value === null ? Decoration.none : Decoration.set(lineRuns.range(set.value));
    },
    provide: (field) => EditorView.decorations.from(field),
  });

  const failed = StateField.define({
    create: () => Decoration.none,
    // What is edited has not failed yet.
    update(marks, { docChanged, effects, state }) {
      const set = latest(effects, fail);
      if (set) return set.value === null ? Decoration.none : fault(state, set.value);
      return docChanged ? Decoration.none : marks;
    },
    provide: (field) => EditorView.decorations.from(field),
  });

  return { extension: [running, failed], run, fail };
}
