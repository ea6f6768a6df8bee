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
  tellNews,
  wordsApart,
  wordsSince,
} from "./last-words.js";
import { claim, heldByOthers, keepId, ownId, UNSURE } from "./tab.js";

/** Milliseconds from a change until it is written, with those that follow it. */
const PAUSE = 100;
/** A write that takes longer may not come to its end before the page does. */
const SLOW = 300;
/** So many drafts that no tab has any more are kept. */
const SPARE = 5;

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

/**
 * The draft of this tab: read when the page opens, and written whenever something has changed. `now()` gives what is to be
 * kept, {board, address, parts}, or null where there is nothing. `onCopied()` hears that another tab goes on with the same
 * draft and this one with a copy, `onFault(error)` of what could not be read or written, `onUnreadable()` of a record that is
 * damaged, `onKept()` of everything that could be read or written.
 */
export function createDrafts({ kept, now, onCopied, onFault, onUnreadable, onKept }) {
  let id = null;
  let hold = null;
  let revision = 0;
  // What was written last, as `now()` gave it.
  let written = { parts: {} };
  let ready = false;
  let due = false;
  let asked = false;
  let writing = false;
  // What was on the boards when all was forgotten: it is not kept again.
  let forgotten = null;
  // The draft that this tab had when it was opened, until what was said of it apart is told.
  let untold = null;
  // Nothing was read yet.
  let unread = true;
  // The name for words, as long as it is not known which draft is this tab's.
  let wordsName = null;
  // Lets what could not be read be tried again; null where nothing waits for that.
  let tryAgain = null;

  /** Go on with this draft, unless another tab has it; tell whether it is this tab's. */
  async function take(wanted, how) {
    const claimed = await claim(wanted, how);
    if (!claimed) return false;
    hold?.release();
    id = wanted;
    hold = claimed;
    keepId(id);
    return true;
  }

  /** Of the draft with this name nothing is written yet. */
  function startAnew(name) {
    id = name;
    keepId(id);
    revision = 0;
    written = { parts: {} };
    due = true;
  }

  /** Go on with a draft that has a name of its own. */
  async function begin() {
    hold?.release();
    hold = UNSURE;
    startAnew(newId());
    hold = await claim(id);
  }

  /** The draft that this tab had before; if another tab has it now, this one was made as its copy. */
  async function takeOwn(own) {
    const { promise: found, resolve, reject } = resolvers();
    kept.draft(own).then(resolve, reject);
    const isOurs = id === own || (await take(own, { waits: true }));
    if (!isOurs) untold = null;
    const { head } = await found;
    const isDamaged = head !== undefined && !isDraft(head);
    // What cannot be read is not written over either.
    if (!isOurs || isDamaged) await begin();
    if (isDamaged) onUnreadable({ wholly: true });
    return await found;
  }

  /** The newest draft that no tab has any more. */
  async function takeSpare() {
    const all = await kept.drafts();
    for (const head of newest(all)) {
      if (!(await take(head.id))) continue;
      const found = await kept.draft(id).catch((error) => {
        // It is still nobody's.
        hold.release();
        hold = null;
        throw error;
      });
      // Where nobody knows which drafts other tabs have, theirs stays as it is.
      if (!hold.sure) await begin();
      else untold = id;
      return found;
    }
    if (!all.every(isDraft)) onUnreadable({ wholly: true });
    return null;
  }

  /** What was kept for this tab; as long as that cannot be read, it is tried again with each change. */
  async function read(own, takesSpare) {
    for (;;) {
      try {
        let found = null;
        if (own !== null) found = await takeOwn(own);
        else if (takesSpare) found = await takeSpare();
        if (id === null || !hold) await begin();
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

  const newest = (heads) => heads.filter(isDraft).sort((one, other) => other.saved - one.saved);

  async function tidy() {
    const isHeld = await heldByOthers();
    const spare = newest(await kept.drafts()).filter((head) => head.id !== id && !isHeld(head.id));
    for (const { id } of spare.slice(SPARE)) {
      await kept.forgetDraft(id);
      forgetWords(id);
      forgetWordsApart(id);
    }
  }

  /** What was kept of a draft, and said of it last; null where there is nothing. */
  function recover(found) {
    const head = isDraft(found?.head) ? found.head : null;
    const isOurs = !head || head.id === id;
    const words = isOurs ? wordsSince(id, head?.revision ?? 0) : null;
    const apart = untold === null ? null : wordsApart(untold);
    untold = null;
    if (!head && !words && !apart) return null;
    const { board, address } = apart ?? words ?? head;
    const before = head ? partsOf(found) : {};
    const told = words ? tellNews(before, words.news) : before;
    const parts = apart ? putOnTop(told, apart.parts) : told;
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
    return { head: { id, revision: revision + 1, saved: Date.now(), address, board, boards }, pieces };
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
      if (id === null) await begin();
      slow = setInterval(leaveNews, SLOW);
      const { head, pieces } = recordsOf(present);
      if (await kept.writeDraft(head, pieces, revision)) {
        revision = head.revision;
        written = present;
        forgetWords(id);
        forgetWordsApart(id);
      } else {
        // Where it is nowhere any more, nobody else has it.
        const { head: other } = await kept.draft(id);
        await begin();
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
    if (id === null) startAnew(newId());
    const { board, address, parts } = present;
    const next = { revision: revision + (writing ? 2 : 1), since: revision };
    leaveWords(id, { ...next, board, address, news: newsOf(parts, written.parts) });
  }

  /** The same of a draft that could not be read: these words know nothing of it. */
  function leaveApart() {
    const present = now();
    if (!present) return;
    if (!hold) {
      // Whoever has the draft of before has its words.
      wordsName ??= newId();
      keepId(wordsName);
    }
    const name = hold ? id : wordsName;
    const before = untold === name ? wordsApart(name)?.parts : {};
    leaveWordsApart(name, { ...present, parts: putOnTop(before ?? {}, present.parts) });
  }

  function leaveInWords() {
    if (unread) leaveApart();
    else if (ready && (id === null || hold)) leaveNews();
  }

  /** The page may not come back. */
  function leave() {
    leaveInWords();
    if (!ready) return;
    hold?.release();
    hold = null;
  }

  /** It has come back, as it was: another tab may have the draft by now. */
  async function comeBack() {
    if (!ready || hold || id === null) return;
    due = true;
    if (!(await take(id))) {
      await begin();
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
    mayBe: (takesSpare) => takesSpare || ownId() !== null,
    /**
     * Read the draft of this tab: {board, address, parts} as they were kept, or null where there is none. It is given, and
     * written again, when `before` has happened. What cannot be read is awaited.
     */
    async open(takesSpare, before = null) {
      const own = ownId();
      untold = own;
      const found = await read(own, takesSpare);
      await before;
      unread = false;
      ready = true;
      whenIdle(() => tidy().catch(() => {}));
      return recover(found);
    },
    /** What was said last of a draft that cannot be read; null where nothing was, or it was told. */
    words() {
      if (!unread || untold === null) return null;
      const own = untold;
      untold = null;
      const first = wordsSince(own, 0);
      const apart = wordsApart(own);
      const words = apart ?? first;
      if (!words) return null;
      const before = first ? tellNews({}, first.news) : {};
      const { board, address } = words;
      const told = { board, address, parts: apart ? putOnTop(before, apart.parts) : before };
      leaveWordsApart(own, told);
      if (first) forgetWords(own);
      return told;
    },
    /** Not all of the draft can be read: it stays as it is, and this tab goes on with one of its own. */
    leaveAlone() {
      if (revision > 0) begin().then(ask);
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
        hold?.release();
        hold = null;
        id = null;
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
