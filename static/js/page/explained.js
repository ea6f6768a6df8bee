import { createLate } from "../parts/late.js";
import { ADDRESS_UNCLEAR } from "../parts/words.js";

const words = createLate(
  () => import("../parts/address-words.js"),
  ({ explain }) => explain,
);

/** Resolves with what is wrong with an address, in sentences; "" for nothing. */
export const explained = async (problems) =>
  problems.length > 0
    ? words.want().then(
        (explain) => explain(problems),
        () => ADDRESS_UNCLEAR,
      )
    : "";
