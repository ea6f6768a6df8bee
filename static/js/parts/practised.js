import { newId } from "./new-id.js";

const PRACTISED = "practised-";

/** The name of a position to practise on: unlike a puzzle it is kept in the Library only where the reader wants that. */
export const practisedId = () => PRACTISED + newId();

export const isPractised = (kept) => kept?.startsWith(PRACTISED) ?? false;
