import { newId } from "../parts/new-id.js";
import { resolvers, whenIdle } from "../parts/waiting.js";
import { DAMAGED, KEPT_COPIED, UNREADABLE } from "../parts/words.js";
import { hasOnly, isDraft, isSameDraft, partsOf, putOnTop } from "./draft.js";
import * as tab from "./tab.js";

/** Milliseconds from a change until it is written, with those that follow it. */
const PAUSE = 100;
/** The whole history is written each time: what takes long is written less often, up to a second apart. */
const SHARE = 10;
const LONGEST_PAUSE = 1000;
/** A write that takes longer may not come to its end before the page does. */
const SLOW = 300;
/** So many records are kept, whether a tab has them or not. */
const RECORDS = 20;

const NOTHING = { parts: {} };
const newest = (records) => records.filter(isDraft).sort((one, other) => other.saved - one.saved);

/** Where nothing is kept. */
export const NO_DRAFT = { mayBe: false, open: async () => null, changed() {}, async forget() {} };

/**
 * The one record of this tab in the store: read when the page opens, and written whenever something has changed; what there
 * may be no time or no way to write is left in words. It `takesSpare` one, that no tab has any more, where this tab had none.
 * `now()` gives what is to be kept, {board, address, saved, parts}, or null where there is nothing. `tell(sentence)` says what
 * nobody has asked for; `onFault(error)` hears of what could not be read or written, and `onKept()` of everything that could.
 */
export function createTabDraft({ kept, takesSpare, now, tell, onFault, onKept }) {
  // The record that this tab goes on from, and the one that it writes: another one where it goes on with a copy.
  let source = tab.ownId();
  let id = null;
  let lock = null;
  // Whether another tab may still turn out to have the record.
  let isClaiming = source !== null;
  // What was done while the record could not be read, and is not on the boards: {board, address, saved, parts}, or null.
  let apart = null;
  let revision = 0;
  // As `now()` gave it: what was written last, or what was there when all was forgotten.
  let written = NOTHING;
  // Nothing is written before.
  let isRead = false;
  const { promise: whenRead, resolve: give } = resolvers();
  // Reading and writing, one after the other, from when it is opened.
  const { promise: whenOpened, resolve: goOn } = resolvers();
  let last = whenOpened;
  let isAsked = false;
  let pause = PAUSE;

  // Which record is this tab's

  function release() {
    lock?.release();
    lock = null;
  }

  /** Go on with this record, unless another tab has it; tell whether it is this tab's. */
  async function take(wanted, how) {
    const held = await tab.claim(wanted, how);
    if (!held) return false;
    release();
    [id, lock] = [wanted, held];
    tab.keepId(id);
    return true;
  }

  /** Go on with a record of its own, of which nothing is written yet. It has its name at once. */
  async function begin() {
    release();
    [id, lock, revision, written] = [newId(), tab.UNSURE, 0, NOTHING];
    tab.keepId(id);
    lock = await tab.claim(id);
  }

  async function takeOwn() {
    const isOurs = await take(source, { waits: true });
    isClaiming = false;
    if (isOurs) apart = tab.wordsApart(source);
    else await begin();
  }
  // Known as soon as may be: until then nobody knows whose words are this tab's.
  const claimed = source === null ? null : takeOwn();

  /** Take the newest record that no tab has any more, and give its name, or null. */
  async function takeSpare() {
    const all = await kept.drafts();
    for (const { id: spare } of newest(all)) {
      if (!(await take(spare))) continue;
      // Where nobody knows which records other tabs have, theirs stays as it is.
      if (lock.sure) apart = tab.wordsApart(spare);
      else await begin();
      return spare;
    }
    if (!all.every(isDraft)) tell(UNREADABLE);
    return null;
  }

  /** Forget old records that no tab has. */
  async function tidy() {
    for (const { id: old } of newest(await kept.drafts()).slice(RECORDS)) {
      const held = old === id ? null : await tab.claim(old);
      if (held?.sure) {
        await kept.forgetDraft(old);
        tab.forgetWords(old);
      }
      held?.release();
    }
  }

  // Reading

  /** What is kept for this tab, {record, pieces}: of a record that another tab has, this one goes on with a copy. */
  async function find() {
    await claimed;
    if (takesSpare) source ??= await takeSpare();
    if (source === null) {
      if (id === null) await begin();
      return {};
    }
    const found = await kept.draft(source);
    if (found.record === undefined || isDraft(found.record)) return found;
    // What cannot be read is not written over either.
    if (id === source) await begin();
    tell(UNREADABLE);
    return {};
  }

  /** What was kept, with what was left in words since; null where there is nothing. */
  async function read() {
    const { record, pieces } = await find();
    onKept();
    isRead = true;
    const isOurs = id === source;
    const words = isOurs ? tab.wordsSince(id, record?.revision ?? 0) : null;
    const onTop = apart;
    apart = null;
    if (!record && !words && !onTop) return null;
    const { board, address, saved } = onTop ?? words ?? record;
    const before = record ? partsOf(record, pieces) : {};
    if (record && isOurs) {
      revision = record.revision;
      const { board, address, saved } = record;
      written = { board, address, saved, parts: { ...before } };
    }
    // A board of which this page knows nothing.
    if (Object.keys(record?.boards ?? {}).some((name) => !before[name])) leaveAlone();
    const since = words ? tab.withNews(before, words.news) : before;
    return { board, address, saved, parts: putOnTop(since, onTop?.parts ?? {}) };
  }

  /** Not all of the record can be read: it stays as it is, and this tab goes on with one of its own. */
  function leaveAlone() {
    if (revision > 0) begin().then(ask);
    tell(DAMAGED);
  }

  // Writing

  const inTurn = (act) => {
    const done = last.then(act);
    last = done.catch(() => {});
    return done;
  };

  /** What is to be kept now, or null where that is what was written or forgotten. */
  function changed() {
    const present = now();
    const isSame = id === null ? hasOnly : isSameDraft;
    return present && !isSame(present, written) ? present : null;
  }

  async function write() {
    const present = changed();
    if (!present) return;
    if (id === null) await begin();
    const slow = setInterval(leaveWords, SLOW);
    const start = performance.now();
    try {
      const { parts, ...rest } = present;
      const record = { ...rest, id, revision: revision + 1, boards: parts };
      const isWritten = await kept.writeDraft(record, revision);
      // Meanwhile it was left for another one, which is to be written.
      if (record.id !== id) return;
      if (isWritten) {
        [revision, written] = [record.revision, present];
        tab.forgetWords(id);
        if (revision === 1) whenIdle(() => tidy().catch(() => {}));
      } else {
        const { record: other } = await kept.draft(id);
        await begin();
        ask();
        // Where it is nowhere any more, nobody else has it.
        if (other !== undefined) tell(KEPT_COPIED);
      }
    } finally {
      clearInterval(slow);
      pause = Math.min(Math.max(PAUSE, SHARE * (performance.now() - start)), LONGEST_PAUSE);
    }
    onKept();
  }

  /** Read what was kept as long as it is not read; then write what has changed. */
  async function keep() {
    isAsked = false;
    try {
      if (isRead) await write();
      else {
        give(await read());
        // Something may have been done in the meantime.
        ask();
      }
    } catch (error) {
      // It is tried again with the next change.
      leaveWords();
      onFault(error);
    }
  }

  function ask() {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => whenIdle(() => inTurn(keep)), pause);
  }

  /** Leave in words what is still to be written; of a record that is not read they know nothing, and say all. */
  function leaveWords() {
    const present = changed();
    // Under no name where it has none yet: it would be looked for there, and no more where it is.
    if (!present || isClaiming || (isRead && id !== null && !lock)) return;
    if (id === null) begin();
    const { parts, ...rest } = present;
    if (isRead) {
      // They are newer than what is on its way, too.
      const next = { revision: revision + 2, since: revision };
      tab.leaveNews(id, { ...next, ...rest, news: tab.newsOf(parts, written.parts) });
    } else tab.leaveApart(id, { ...rest, parts: putOnTop(apart?.parts ?? {}, parts) });
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
    if (!document.hidden) return;
    // It may be ended without a word.
    leaveWords();
    inTurn(keep);
  });

  return {
    /** Whether there may be a record for this tab. */
    mayBe: takesSpare || source !== null,
    /**
     * Read the record of this tab, when `before` has happened: {board, address, saved, parts} as they were kept, or null where
     * there is none. What cannot be read is tried again with each change.
     */
    open(before = null) {
      goOn(before);
      inTurn(keep);
      return whenRead;
    },
    /** What was left in words of a record that cannot be read, once; else null. */
    async words() {
      await claimed;
      const words = apart;
      apart = null;
      return words;
    },
    leaveAlone,
    /** This part of what was kept is on its board, where it is another object: it need not be written. */
    isBack(board, kept, part) {
      if (written.parts[board] === kept) written.parts[board] = part;
    },
    /** Forget the record, with all that `clear()` deletes: nothing is kept until something has changed. */
    forget: (clear) =>
      inTurn(async () => {
        await clear();
        release();
        [id, written] = [null, now() ?? NOTHING];
      }),
    /** Something has changed. */
    changed: ask,
  };
}
