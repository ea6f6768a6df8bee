// What is published of the number of placements of N queens, as texts: the last ones are longer than a number may be.

/** [all, fundamental] for N = 1 to 27. */
const NUMBERS = [
  ["1", "1"],
  ["0", "0"],
  ["0", "0"],
  ["2", "1"],
  ["10", "2"],
  ["4", "1"],
  ["40", "6"],
  ["92", "12"],
  ["352", "46"],
  ["724", "92"],
  ["2680", "341"],
  ["14200", "1787"],
  ["73712", "9233"],
  ["365596", "45752"],
  ["2279184", "285053"],
  ["14772512", "1846955"],
  ["95815104", "11977939"],
  ["666090624", "83263591"],
  ["4968057848", "621012754"],
  ["39029188884", "4878666808"],
  ["314666222712", "39333324973"],
  ["2691008701644", "336376244042"],
  ["24233937684440", "3029242658210"],
  ["227514171973736", "28439272956934"],
  ["2207893435808352", "275986683743434"],
  ["22317699616364044", "2789712466510289"],
  ["234907967154122528", "29363495934315694"],
];

/** Up to this N the number is known. */
export const LARGEST_KNOWN = NUMBERS.length;

export const SOURCES = "OEIS A000170 and A002562";

/** Who counted them first, as A000170 tells; who counted the smaller ones is not told there. */
const COUNTED_BY = {
  21: "Sylvain Pion and Joël-Yann Fourré",
  22: "Sylvain Pion and Joël-Yann Fourré",
  23: "Sylvain Pion and Joël-Yann Fourré",
  24: "Kenji Kise in 2004",
  25: "the ProActive team of INRIA in 2005",
  26: "Thomas Preußer and others, Queens@TUD, in 2009",
  27: "Thomas Preußer and Matthias Engelhardt, the Q27 project, in 2016",
};

/** What is published of N: {total, fundamental, by}, `by` being "" where that is not told; null where nothing is known. */
export function published(n) {
  if (n < 1 || n > LARGEST_KNOWN) return null;
  const [total, fundamental] = NUMBERS[n - 1];
  return { total, fundamental, by: COUNTED_BY[n] ?? "" };
}
