// What did not arrive as it was built.

import { answered, unexpected } from "./words.js";

/** A file that did not arrive as it was made. The message is a clause for people. */
export class BadFile extends Error {
  /** Whether it is another one by now, or none: the site may be of another version. */
  isOther = false;
}

export const isAnother = (file) => Object.assign(new BadFile(unexpected(file)), { isOther: true });

/** A file that the server does not send: what is gone was there with the version that this page is of. */
export const isGone = (status, file) =>
  Object.assign(new BadFile(answered(status, file)), { isOther: status === 404 });

export const digest = async (content) => new Uint8Array(await crypto.subtle.digest("SHA-256", content));
