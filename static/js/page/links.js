import { writeAddress } from "../boards/address.js";

/** A link to this page at a fragment. */
export const linkTo = (fragment) => location.origin + location.pathname + fragment;

/** The link to the puzzle on a board alone, with nothing of what was done about it. */
export const puzzleLink = ({ name, address, alone = address }) =>
  linkTo(writeAddress(name, "solve", alone()));

/** The addresses of what is shown; `way()` is what the whole way has to say in it. */
export function createLinks({ boards, modes, ownCode, way, learning, isEmbedded }) {
  return {
    /** The link to what is on a board; undefined where the board is not there. */
    linkOf(name) {
      const found = boards.loaded.find((board) => board.name === name);
      return found && linkTo(writeAddress(name, "solve", found.address()));
    },
    /** The address of all that is shown, in this page or embedded in another one. */
    fragment(embedded = isEmbedded) {
      const { name, address } = boards.current;
      const place = ownCode.address() ?? (embedded ? null : way()) ?? null;
      const learn = learning()
        .address()
        .map((pair) => `&${pair.join("=")}`);
      return writeAddress(name, modes.current, address(), place, embedded) + learn.join("");
    },
  };
}
