import { newId } from "../parts/new-id.js";
import { resolvers, whenIdle } from "../parts/waiting.js";
import { DAMAGED, KEPT_COPIED, UNREADABLE } from "../parts/words.js";
import { hasOnly, isDraft, isSameDraft, partsOf } from "./draft-record.js";
import {
  forgetWords,
  leaveApart,
  leaveNews,
  newsOf,
  putOnTop,
  withNews,
  wordsApart,
  wordsSince,
} from "./last-words.js";
import { claim, heldByOthers, keepId, ownId, UNSURE } from "./tab.js";

/** Milliseconds from a change until it is written, with those that follow it. */
const PAUSE = 100;
/** The whole history is written each time: what takes long is written less often, up to a second apart. */
const SHARE = 10;
const LONGEST_PAUSE = 1000;
/** A write that takes longer may not come to its end before the page does. */
const SLOW = 300;
/** So many records that no tab has any more are kept. */
const SPARE = 5;

const NOTHING = { parts: {} };
const newest = (records) => records.filter(isDraft).sort((one, other) => other.saved - one.saved);

/** Where nothing is kept. */
export const NO_DRAFT = { mayBe: () => false, open: async () => null, changed() {} };

/**
 * The one record of this tab in the store: read when the page opens, and written whenever something has changed; what there
 * may be no time or no way to write is left in words. `now()` gives what is to be kept, {board, address, parts}, or null
 * where there is nothing. `tell(sentence)` says what nobody has asked for; `onFault(error)` hears of what could not be read
 * or written, and `onKept()` of everything that could.
 */
export function createTabDraft({ kept, now, tell, onFault, onKept }) {
  // The record that this tab goes on from, and the one that it writes: another one where it goes on with a copy.
  let source = ownId();
  let id = null;
  let lock = null;
  // Resolves when it is known whether another tab has the one that this tab had.
  let claimed = null;
  // The record of which there may be words that are not on the boards.
  let wordsOf = null;
  let revision = 0;
  // What was written last, as `now()` gave it.
  let written = NOTHING;
  // How it is to be opened; null until it is, and nothing is written until it `isRead`.
  let opening = null;
  let isRead = false;
  // What was on the boards when all was forgotten: it is not kept again.
  let forgotten = null;
  // Reading and writing, one after the other.
  let last = Promise.resolve();
  let isAsked = false;
  let isWriting = false;
  let pause = PAUSE;

  // Which record is this tab's

  /** Go on with this record, unless another tab has it; tell whether it is this tab's. */
  async function take(wanted, how) {
    const claimed = await claim(wanted, how);
    if (!claimed) return false;
    lock?.release();
    [id, lock] = [wanted, claimed];
    keepId(id);
    return true;
  }

  function release() {
    lock?.release();
    lock = null;
  }

  function takeNewName() {
    [id, revision, written] = [newId(), 0, NOTHING];
    keepId(id);
  }

  /** Go on with a record of its own, of which nothing is written yet. */
  async function begin() {
    release();
    lock = UNSURE;
    takeNewName();
    lock = await claim(id);
  }

  async function claimSource() {
    if (await take(source, { waits: true })) wordsOf = source;
    else await begin();
  }

  /** Take the newest record that no tab has any more, and give its name, or null. */
  async function takeSpare() {
    const all = await kept.drafts();
    for (const { id: spare } of newest(all)) {
      if (!(await take(spare))) continue;
      // Where nobody knows which records other tabs have, theirs stays as it is.
      if (lock.sure) wordsOf = spare;
      else await begin();
      return spare;
    }
    if (!all.every(isDraft)) tell(UNREADABLE);
    return null;
  }

  /** What is kept for this tab, {record, pieces}: of a record that another tab has, this one goes on with a copy. */
  async function find() {
    if (source === null && opening.takesSpare) source = await takeSpare();
    if (source === null) {
      if (!lock) await begin();
      return {};
    }
    const reading = kept.draft(source);
    reading.catch(() => {});
    await claimed;
    const found = await reading;
    if (found.record === undefined || isDraft(found.record)) return found;
    // What cannot be read is not written over either.
    if (id === source) await begin();
    tell(UNREADABLE);
    return {};
  }

  /** Forget what no tab has any more, but for the newest. */
  async function tidy() {
    const isHeld = await heldByOthers();
    const spare = newest(await kept.drafts()).filter((record) => record.id !== id && !isHeld(record.id));
    for (const { id: old } of spare.slice(SPARE)) {
      await kept.forgetDraft(old);
      forgetWords(old);
    }
  }

  // Reading and writing

  const inTurn = (act) => {
    const done = last.then(act);
    last = done.catch(() => {});
    return done;
  };

  /** Read what was kept as long as it is not read; then write what has changed. */
  async function keep() {
    isAsked = false;
    try {
      await (isRead ? write() : read());
    } catch (error) {
      // It is tried again with the next change. Words that are still to come are not left anew.
      if (wordsOf === null) leaveWords();
      onFault(error);
    }
  }

  function ask() {
    if (isAsked || !opening) return;
    isAsked = true;
    setTimeout(() => whenIdle(() => inTurn(keep)), pause);
  }

  async function read() {
    const found = await find();
    onKept();
    await opening.before;
    isRead = true;
    opening.resolve(recover(found));
  }

  const apart = () => (wordsOf === null ? null : wordsApart(wordsOf));

  /**
   * What was kept, with what was left in words since; null where there is nothing.
   *
   * @param {{ record?: any, pieces?: any }} found
   */
  function recover({ record, pieces }) {
    const goesOn = id !== null && id === source;
    const words = goesOn ? wordsSince(id, record?.revision ?? 0) : null;
    const onTop = apart();
    wordsOf = null;
    if (!record && !words && !onTop) return null;
    const { board, address } = onTop ?? words ?? record;
    const before = record ? partsOf(record, pieces) : {};
    const since = words ? withNews(before, words.news) : before;
    if (record && goesOn) {
      revision = record.revision;
      // What is only in words is still to be written.
      const same = Object.entries(since).filter(([name, part]) => part === before[name]);
      written = { board: record.board, address: record.address, parts: Object.fromEntries(same) };
    }
    // A board of which this page knows nothing.
    if (Object.keys(record?.boards ?? {}).some((name) => !before[name])) leaveAlone();
    return { board, address, parts: putOnTop(since, onTop?.parts ?? {}) };
  }

  /** What is to be kept now, or null where that is what was written or forgotten. */
  function changed() {
    const present = now();
    if (!present || (forgotten && hasOnly(present, forgotten))) return null;
    forgotten = null;
    return isSameDraft(present, written) ? null : present;
  }

  async function write() {
    const present = changed();
    if (!present) return;
    if (id === null) await begin();
    isWriting = true;
    const slow = setInterval(leaveWords, SLOW);
    const begun = performance.now();
    try {
      const { board, address, parts } = present;
      const record = { id, revision: revision + 1, saved: Date.now(), address, board, boards: parts };
      if (await kept.writeDraft(record, revision)) {
        [revision, written] = [record.revision, present];
        forgetWords(id);
        if (revision === 1) whenIdle(() => tidy().catch(() => {}));
      } else {
        const { record: other } = await kept.draft(id);
        await begin();
        ask();
        // Where it is nowhere any more, nobody else has it.
        if (other !== undefined) tell(KEPT_COPIED);
      }
    } finally {
      isWriting = false;
      clearInterval(slow);
      pause = Math.min(Math.max(PAUSE, SHARE * (performance.now() - begun)), LONGEST_PAUSE);
    }
    onKept();
  }

  /** Leave in words what is still to be written; of a record that is not read they know nothing, and say all. */
  function leaveWords() {
    const present = isRead ? changed() : now();
    if (!present || (isRead && id !== null && !lock)) return;
    if (id === null) takeNewName();
    const { board, address, parts } = present;
    if (isRead) {
      const next = { revision: revision + (isWriting ? 2 : 1), since: revision };
      leaveNews(id, { ...next, board, address, news: newsOf(parts, written.parts) });
    } else leaveApart(id, { board, address, parts: putOnTop(apart()?.parts ?? {}, parts) });
  }

  /** Not all of the record can be read: it stays as it is, and this tab goes on with one of its own. */
  function leaveAlone() {
    if (revision > 0) begin().then(ask);
    tell(DAMAGED);
  }

  // Leaving and coming back

  window.addEventListener("pagehide", () => {
    leaveWords();
    if (isRead) release();
  });
  window.addEventListener("pageshow", async ({ persisted }) => {
    // It has come back, as it was: another tab may have the record by now.
    if (!persisted || !isRead || lock || id === null) return;
    if (!(await take(id))) {
      await begin();
      tell(KEPT_COPIED);
    }
    ask();
  });
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden || !opening) return;
    // It may be ended without a word.
    leaveWords();
    inTurn(keep);
  });

  return {
    /** Whether there may be a record for this tab; it `takesSpare` one where it has none of its own. */
    mayBe: (takesSpare) => takesSpare || source !== null,
    /**
     * Read the record of this tab: {board, address, parts} as they were kept, or null where there is none. It is given, and
     * written again, when `before` has happened. What cannot be read is tried again with each change.
     */
    open(takesSpare, before = null) {
      const { promise, resolve } = resolvers();
      opening = { takesSpare, before, resolve };
      if (source !== null) claimed = claimSource();
      inTurn(keep);
      return promise;
    },
    /** What was left in words of a record that cannot be read, once; else null. */
    async words() {
      await claimed;
      const found = isRead ? null : recover({});
      if (found) {
        forgetWords(id);
        leaveApart(id, found);
      }
      return found;
    },
    leaveAlone,
    /** A part is on its board again as it was kept: it need not be written. */
    isBack(board, part) {
      if (written.parts[board]) written.parts[board] = part;
    },
    /** Forget the record, with all that `clear()` deletes: nothing is kept until something has changed. */
    forget: (clear) =>
      inTurn(async () => {
        await clear();
        release();
        [id, written] = [null, NOTHING];
        forgotten = now();
      }),
    /** Something has changed. */
    changed: ask,
  };
}
