import { createLate } from "../parts/late.js";
import { NOTES_MISSING } from "../parts/words.js";
import { noColours } from "./colours.js";
import { noNotes } from "./notes.js";

const isNoted = ({ notes, colours, digits: { length } }) =>
  notes !== noNotes(length) || colours !== noColours(length);

/**
 * What is noted and coloured, in addresses. What packs it is loaded, with its style, when there first is something; `onReady` hears that
 * addresses have it from now on.
 */
export function createLinkedNotes(onReady) {
  const packer = createLate(
    () => import("./noted.js"),
    (code) => code,
  );

  const bring = () => packer.value || packer.want().then(onReady, () => {});

  return {
    /** Something is going to be coloured. */
    bring,
    /** This is shown: it is going to be in the address. */
    expect(state) {
      if (isNoted(state)) bring();
    },
    /** Whether an address can say all of a state. */
    isReady: (state) => packer.value !== null || !isNoted(state),
    /** What the address of a state says of it, as far as that can be packed already. */
    pack(state) {
      const notes = packer.value && isNoted(state) ? packer.value.pack(state) : "";
      return notes === "" ? {} : { notes };
    },
    /** Read what an address says: the state with `notes` and `colours`, and the problem, "" for none. */
    async unpack({ notes: packed, ...state }) {
      const code = await packer.want().catch(() => null);
      if (!code) return { state, problem: NOTES_MISSING };
      const { problem, ...read } = code.unpack(packed, state.givens.length);
      return { state: { ...state, ...read }, problem };
    },
  };
}
