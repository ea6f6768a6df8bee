import { newId } from "../parts/new-id.js";
import { resolvers, whenIdle } from "../parts/waiting.js";
import { changedPieces, isDraft, isSamePart, partsOf, recordOf } from "./draft-record.js";
import {
  forgetWords,
  forgetWordsApart,
  leaveWords,
  leaveWordsApart,
  newsOf,
  putOnTop,
  together,
  wordsApart,
  wordsSince,
} from "./last-words.js";
import { createOwnDraft } from "./own-draft.js";
import { keepId } from "./tab.js";

/** Milliseconds from a change until it is written, with those that follow it. */
const PAUSE = 100;
/** A write that takes longer may not come to its end before the page does. */
const SLOW = 300;
/** Whether all boards on which something can be undone are as they were, but for their times. */
const hasOnly = (draft, other) =>
  Object.entries(draft.parts).every(
    ([name, part]) =>
      part.list.length === 0 ||
      (other.parts[name] && isSamePart({ ...part, time: null }, { ...other.parts[name], time: null })),
  );

const isSameDraft = (draft, other) =>
  ["board", "address"].every((key) => draft[key] === other[key]) &&
  Object.keys(draft.parts).every((name) => isSamePart(draft.parts[name], other.parts[name]));

/** Where nothing is kept. */
export const NO_DRAFTS = {
  mayBe: () => false,
  open: async () => null,
  moved() {},
};

/**
 * The draft of this tab: read when the page opens, and written whenever something has changed. `now()` gives what is to be
 * kept, {board, address, parts}, or null where there is nothing. `onCopied()` hears that another tab goes on with the same
 * draft and this one with a copy, `onFault(error)` of what could not be read or written, `onUnreadable()` of a record that is
 * damaged, `onKept()` of everything that could be read or written.
 */
export function createDrafts({ kept, now, onCopied, onFault, onUnreadable, onKept }) {
  const own = createOwnDraft({
    kept,
    onNew: startAnew,
    onUnreadable: () => onUnreadable({ wholly: true }),
  });
  let revision = 0;
  // What was written last, as `now()` gave it.
  let written = { parts: {} };
  let ready = false;
  let due = false;
  let asked = false;
  let writing = false;
  // What was on the boards when all was forgotten: it is not kept again.
  let forgotten = null;
  // Nothing was read yet.
  let unread = true;
  // The name for words, as long as it is not known which draft is this tab's.
  let wordsName = null;
  // Lets what could not be read be tried again; null where nothing waits for that.
  let tryAgain = null;

  /** Of the draft nothing is written yet. */
  function startAnew() {
    revision = 0;
    written = { parts: {} };
    due = true;
  }

  /** What was kept for this tab; as long as that cannot be read, it is tried again with each change. */
  async function read(takesSpare) {
    for (;;) {
      try {
        const found = await own.find(takesSpare);
        onKept();
        return found;
      } catch (error) {
        const { promise: changed, resolve } = resolvers();
        tryAgain = resolve;
        leaveApart();
        onFault(error);
        await changed;
        await new Promise((act) => setTimeout(act, PAUSE));
      }
    }
  }

  /** What was kept of a draft, and said of it last; null where there is nothing. */
  function recover(found) {
    const head = isDraft(found?.head) ? found.head : null;
    const isOurs = !head || head.id === own.id;
    const words = isOurs ? wordsSince(own.id, head?.revision ?? 0) : null;
    const apart = own.untold === null ? null : wordsApart(own.untold);
    own.told();
    if (!head && !words && !apart) return null;
    const { board, address } = apart ?? words ?? head;
    const before = head ? partsOf(found) : {};
    const parts = together(before, words, apart);
    if (head && isOurs) {
      revision = head.revision;
      // What was only said is still to be written.
      const same = Object.entries(parts).filter(([name, part]) => part === before[name]);
      written = { board: head.board, address: head.address, parts: Object.fromEntries(same) };
    }
    // A board of which this page knows nothing.
    if (Object.keys(head?.boards ?? {}).some((name) => !before[name])) onUnreadable({ wholly: false });
    due ||= Boolean(words || apart);
    ask();
    return { board, address, parts };
  }

  /** What is to be kept now, or null where that is what was written or forgotten. */
  function changed() {
    const present = now();
    if (!present) return null;
    if (forgotten && hasOnly(present, forgotten)) return null;
    forgotten = null;
    return isSameDraft(present, written) ? null : present;
  }

  function recordsOf({ board, address, parts }) {
    const names = Object.keys(parts);
    const boards = Object.fromEntries(names.map((name) => [name, recordOf(parts[name])]));
    const pieces = names.flatMap((name) =>
      changedPieces(parts[name].list, written.parts[name]?.list).map((piece) => [name, ...piece]),
    );
    return {
      head: { id: own.id, revision: revision + 1, saved: Date.now(), address, board, boards },
      pieces,
    };
  }

  function ask() {
    if (!ready || asked || writing) return;
    asked = true;
    setTimeout(() => whenIdle(write), PAUSE);
  }

  async function write() {
    asked = false;
    if (!due || !ready || writing) return;
    due = false;
    const present = changed();
    if (!present) return;
    writing = true;
    let slow = 0;
    try {
      if (own.id === null) await own.begin();
      slow = setInterval(leaveNews, SLOW);
      const { head, pieces } = recordsOf(present);
      if (await kept.writeDraft(head, pieces, revision)) {
        revision = head.revision;
        written = present;
        forgetWords(own.id);
        forgetWordsApart(own.id);
      } else {
        // Where it is nowhere any more, nobody else has it.
        const { head: other } = await kept.draft(own.id);
        await own.begin();
        if (other !== undefined) onCopied();
      }
      writing = false;
      onKept();
      if (due) ask();
    } catch (error) {
      writing = false;
      // With the next change.
      due = true;
      leaveNews();
      onFault(error);
    } finally {
      clearInterval(slow);
    }
  }

  /** What is still to be written is left in words: there may be no time for it, or no way. */
  function leaveNews() {
    const present = changed();
    if (!present) return;
    if (own.id === null) own.name();
    const { board, address, parts } = present;
    const next = { revision: revision + (writing ? 2 : 1), since: revision };
    leaveWords(own.id, { ...next, board, address, news: newsOf(parts, written.parts) });
  }

  /** The same of a draft that could not be read: these words know nothing of it. */
  function leaveApart() {
    const present = now();
    if (!present) return;
    if (!own.isHeld) {
      // Whoever has the draft of before has its words.
      wordsName ??= newId();
      keepId(wordsName);
    }
    const name = own.isHeld ? own.id : wordsName;
    const before = own.untold === name ? wordsApart(name)?.parts : {};
    leaveWordsApart(name, { ...present, parts: putOnTop(before ?? {}, present.parts) });
  }

  function leaveInWords() {
    if (unread) leaveApart();
    else if (ready && (own.id === null || own.isHeld)) leaveNews();
  }

  /** The page may not come back. */
  function leave() {
    leaveInWords();
    if (ready) own.release();
  }

  /** It has come back, as it was: another tab may have the draft by now. */
  async function comeBack() {
    if (!ready || own.isHeld || own.id === null) return;
    due = true;
    if (!(await own.take(own.id))) {
      await own.begin();
      onCopied();
    }
    ask();
  }

  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", ({ persisted }) => persisted && comeBack());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) return;
    // It may be ended without a word.
    leaveInWords();
    due = true;
    write();
  });

  return {
    /** Whether there may be a draft for this tab; it `takesSpare` one where it has none of its own. */
    mayBe: (takesSpare) => takesSpare || own.untold !== null,
    /**
     * Read the draft of this tab: {board, address, parts} as they were kept, or null where there is none. It is given, and
     * written again, when `before` has happened. What cannot be read is awaited.
     */
    async open(takesSpare, before = null) {
      const found = await read(takesSpare);
      await before;
      unread = false;
      ready = true;
      whenIdle(() => own.tidy().catch(() => {}));
      return recover(found);
    },
    /** What was said last of a draft that cannot be read; null where nothing was, or it was told. */
    words() {
      const name = own.untold;
      if (!unread || name === null) return null;
      own.told();
      const first = wordsSince(name, 0);
      const apart = wordsApart(name);
      const words = apart ?? first;
      if (!words) return null;
      const { board, address } = words;
      const told = { board, address, parts: together({}, first, apart) };
      leaveWordsApart(name, told);
      if (first) forgetWords(name);
      return told;
    },
    /** Not all of the draft can be read: it stays as it is, and this tab goes on with one of its own. */
    leaveAlone() {
      if (revision > 0) own.begin().then(ask);
    },
    /** A part is on its board again as it was kept: it need not be written. */
    brought(board, part) {
      if (written.parts[board]) written.parts[board] = part;
    },
    /** Forget the draft, with all that `clear()` deletes: nothing is kept until something has changed. */
    async forget(clear) {
      const wasReady = ready;
      ready = false;
      try {
        await clear();
        own.forget();
        forgotten = now();
      } finally {
        ready = wasReady;
      }
    },
    /** Something has changed. */
    moved() {
      due = true;
      tryAgain?.();
      ask();
    },
  };
}
