/** The size of letters for which drawings are measured. */
const USUAL = 16;

/** How many times the usual size letters have at an element: more in a presentation, or where the reader wants larger ones. */
export const letterScale = (element) => Number.parseFloat(getComputedStyle(element).fontSize) / USUAL;
