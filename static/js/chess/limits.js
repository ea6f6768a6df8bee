// The longest side of a board that the page offers.
export const QUEENS_LIMIT = 1_000_000;
export const KNIGHT_LIMIT = 1000;

/** Up to this N the engine lists all placements of queens; above, it finds one. */
export const LISTED_UP_TO = 12;

/** Up to this N queens are placed by hand. */
export const PLAYED_UP_TO = 40;

/** Up to this N boards have regions: there is a letter for each. */
export const LARGEST_WITH_REGIONS = 26;

/** Boards with a longer side than this are one picture. */
export const LARGEST_GRID = 50;
