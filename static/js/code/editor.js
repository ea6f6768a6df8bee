import { LONGEST } from "../parts/program-record.js";
import { showHidden } from "./hidden.js";
import { createLook } from "./look.js";
import { createMarks } from "./marks.js";
import { createRan } from "./ran.js";

const MODIFIERS = ["Tab", "Shift", "Control", "Alt", "Meta"];

/**
 * A text editor for programs, in `parent`, made with the one that is shown `first`, as { text, example }; `library` is what
 * it is made of. `onType(text)` hears of a new text, `onTooLong(length)` of one that is refused, `onLine(number)` of the line
 * that the program is to run to, `onCursor(number)` of the line with the cursor, `onRun` of its key, and `onLeaving(on)` that Tab leads out of the editor now.
 */
export function createEditor(library, parent, { label, describedBy, first, ...hears }) {
  const { EditorState, EditorView, keymap, lineNumbers, placeholder } = library;
  const { bracketMatching, indentOnInput, indentUnit, pythonLanguage } = library;
  const { closeBrackets, closeBracketsKeymap, defaultKeymap, history, historyKeymap, indentWithTab } =
    library;
  const marks = createMarks(library);
  // The states of programs that are not shown, by their keys: each has its own undo and cursor.
  const states = new Map();
  let key = null;
  // The program that ran last.
  let ran = null;
  let cursor = 1;
  let leaving = false;

  const lineAt = (state, position) => state.doc.lineAt(position).number;

  function leave(on) {
    view.setTabFocusMode(on);
    if (leaving !== on) hears.onLeaving(on);
    leaving = on;
  }

  /** Escape makes Tab what it is elsewhere, until something else is pressed. */
  const listeners = EditorView.domEventHandlers({
    keydown({ key }) {
      if (key === "Escape") leave(true);
      else if (!MODIFIERS.includes(key)) leave(false);
    },
    blur: () => leave(false),
  });

  const press = (act) => (view) => {
    act(lineAt(view.state, view.state.selection.main.head));
    return true;
  };
  const ownKeys = [
    { key: "Mod-Enter", run: press(() => hears.onRun()) },
    { key: "Shift-Mod-Enter", run: press((number) => hears.onLine(number)) },
  ];

  const gutter = lineNumbers({
    domEventHandlers: {
      click({ state }, { from }) {
        hears.onLine(lineAt(state, from));
        return true;
      },
    },
  });

  const limit = EditorState.transactionFilter.of((transaction) => {
    if (!transaction.docChanged) return transaction;
    const { length } = transaction.newDoc;
    if (length <= LONGEST || length <= transaction.startState.doc.length) return transaction;
    hears.onTooLong(length);
    return [];
  });

  const listener = EditorView.updateListener.of(({ docChanged, changes, state }) => {
    if (docChanged && ran?.key === key) ran.lines.changed(changes);
    if (docChanged) hears.onType(state.doc.toString());
    tellCursor(state);
  });

  const extensions = [
    ...[listeners, gutter, limit, listener, marks.extension, createLook(library), showHidden(library)],
    ...[history(), indentOnInput(), bracketMatching(), closeBrackets(), pythonLanguage],
    ...[indentUnit.of("    "), EditorState.tabSize.of(4)],
    keymap.of([...ownKeys, ...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.contentAttributes.of({ tabindex: "0", "aria-label": label, "aria-describedby": describedBy }),
  ];
  const stateOf = (doc, example) =>
    EditorState.create({ doc, extensions: [...extensions, placeholder(example)] });
  const view = new EditorView({ parent, state: stateOf(first.text, first.example) });

  function tellCursor(state) {
    const now = lineAt(state, state.selection.main.head);
    if (now !== cursor) hears.onCursor(now);
    cursor = now;
  }

  /** Where a line of the program that ran is, if that is the one which is shown. */
  const placeOf = (number) => (ran?.key === key ? ran.lines.place(number) : null);
  const inSight = (at) => EditorView.scrollIntoView(at, { y: "nearest", yMargin: 48 });

  function clear() {
    view.dispatch({ effects: [marks.run.of(null), marks.fail.of(null)] });
  }

  return {
    /** Nothing is marked any more. */
    clear,
    get text() {
      return view.state.doc.toString();
    },
    /** The line with the cursor. */
    get line() {
      return cursor;
    },
    focus: () => view.focus(),
    /**
     * Show a program; as it was left, with its own undo, where it was shown before and has this text still. The `example`
     * stands there as long as there is no text.
     */
    open(newKey, text, example) {
      const isThere = key === null && text === first.text && example === first.example;
      if (key !== null) {
        clear();
        states.set(key, view.state);
      }
      const before = states.get(newKey);
      key = newKey;
      if (!isThere) view.setState(before?.doc.toString() === text ? before : stateOf(text, example));
      tellCursor(view.state);
    },
    /** The program that is shown has another key now. */
    rename(newKey) {
      if (ran?.key === key) ran.key = newKey;
      key = newKey;
    },
    /** What is there now runs: lines are lines of this from now on. */
    began() {
      clear();
      ran = { key, lines: createRan(view.state.doc) };
    },
    /** Whether the program is not as it ran. */
    get changed() {
      return ran?.key === key && ran.lines.isChanged;
    },
    /** Mark the line that runs, 0 for none. */
    mark(number) {
      const at = placeOf(number);
      const effects = [marks.run.of(at)];
      if (at !== null) effects.push(inSight(at));
      view.dispatch({ effects });
    },
    /** Mark the line that failed, with a sentence; 0 for none. */
    fail(number, message) {
      const at = placeOf(number);
      const effects = [marks.fail.of(at === null ? null : { at, message })];
      if (at !== null) effects.push(inSight(at));
      view.dispatch({ effects });
    },
  };
}
