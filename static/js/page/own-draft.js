import { newId } from "../parts/new-id.js";
import { resolvers } from "../parts/waiting.js";
import { isDraft } from "./draft-record.js";
import { forgetWords, forgetWordsApart } from "./last-words.js";
import { claim, heldByOthers, keepId, ownId, UNSURE } from "./tab.js";

/** So many drafts that no tab has any more are kept. */
const SPARE = 5;

const newest = (heads) => heads.filter(isDraft).sort((one, other) => other.saved - one.saved);

/**
 * The draft that is this tab's, by its `id`: no other tab writes it while it is held. `onNew()` hears that it is one of
 * which nothing is written yet, `onUnreadable()` that one of before is damaged.
 */
export function createOwnDraft({ kept, onNew, onUnreadable }) {
  let id = null;
  let hold = null;
  // The draft that this tab had when it was opened, until what was said of it apart is told.
  const before = ownId();
  let untold = before;

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

  function release() {
    hold?.release();
    hold = null;
  }

  /** Go on with a draft that has a name of its own, which is not held yet. */
  function name() {
    id = newId();
    keepId(id);
    onNew();
  }

  async function begin() {
    release();
    hold = UNSURE;
    name();
    hold = await claim(id);
  }

  /** The draft that this tab had before; if another tab has it now, this one was made as its copy. */
  async function takeBefore() {
    const { promise: found, resolve, reject } = resolvers();
    kept.draft(before).then(resolve, reject);
    const isOurs = id === before || (await take(before, { waits: true }));
    if (!isOurs) untold = null;
    const { head } = await found;
    const isDamaged = head !== undefined && !isDraft(head);
    // What cannot be read is not written over either.
    if (!isOurs || isDamaged) await begin();
    if (isDamaged) onUnreadable();
    return await found;
  }

  /** The newest draft that no tab has any more. */
  async function takeSpare() {
    const all = await kept.drafts();
    for (const head of newest(all)) {
      if (!(await take(head.id))) continue;
      const found = await kept.draft(id).catch((error) => {
        // It is still nobody's.
        release();
        throw error;
      });
      // Where nobody knows which drafts other tabs have, theirs stays as it is.
      if (!hold.sure) await begin();
      else untold = id;
      return found;
    }
    if (!all.every(isDraft)) onUnreadable();
    return null;
  }

  return {
    get id() {
      return id;
    },
    get isHeld() {
      return hold !== null;
    },
    get untold() {
      return untold;
    },
    told() {
      untold = null;
    },
    take,
    release,
    name,
    begin,
    /** What is kept of the draft that this tab goes on with, or null; without one of its own it `takesSpare` one. */
    async find(takesSpare) {
      let found = null;
      if (before !== null) found = await takeBefore();
      else if (takesSpare) found = await takeSpare();
      if (id === null || !hold) await begin();
      return found;
    },
    forget() {
      release();
      id = null;
    },
    /** Forget what no tab has any more, but for the newest. */
    async tidy() {
      const isHeld = await heldByOthers();
      const spare = newest(await kept.drafts()).filter((head) => head.id !== id && !isHeld(head.id));
      for (const { id } of spare.slice(SPARE)) {
        await kept.forgetDraft(id);
        forgetWords(id);
        forgetWordsApart(id);
      }
    },
  };
}
