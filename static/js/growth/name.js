/** What an address calls this, in the place of a lesson. */
export const NAME = "how-it-grows";
