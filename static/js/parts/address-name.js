import { isText } from "./kept-values.js";

/** Whether a value is a name as it stands in an address. */
export const isName = (value) => isText(value, /^[\w-]{1,40}$/);
