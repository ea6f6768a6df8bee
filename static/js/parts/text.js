// Small words for texts and numbers.

/**
 * A whole number as the page's language groups it, wherever the reader is: 1,204. By hand, because asking the browser's
 * tables for the first time takes longer than setting up the whole page.
 */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ",");

/** "1 call", "1,204 calls". */
export const counted = (number, one, many) => `${grouped(number)} ${number === 1 ? one : many}`;

/** The callbacks know no larger whole number: MicroPython takes 32 bits of one of the page's. */
export const LARGEST_NUMBER = 2 ** 31 - 1;

/** The same function, which works out each thing once. */
export function remembered(make) {
  const made = new Map();
  return (thing) => {
    if (!made.has(thing)) made.set(thing, make(thing));
    return made.get(thing);
  };
}

const westernDigit = remembered((digit) => {
  let value = 0;
  // They stand together in Unicode, from zero to nine.
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0) - value - 1))) value += 1;
  return `${value % 10}`;
});

/** A text with the digits of every script as 0 to 9. It may be long: whatever is pasted comes here. */
export const western = (text) => text.replace(/(?!\d)\p{Nd}/gu, westernDigit);

/** The whole number that a text says, or null: "12", "1,000". */
export function wholeNumber(text) {
  const plain = western(text.trim());
  if (!/^(\d{1,15}|\d{1,3}(,\d{3}){1,4})$/.test(plain)) return null;
  const number = Number(plain.replaceAll(",", ""));
  return number <= LARGEST_NUMBER ? number : null;
}

const LONG = 84;
const VERY_LONG = 100;

/** Whether a sentence is "long" or "very" long, else null: it is then set smaller where it has little room, or everywhere. */
export const lengthOf = (words) => (words.length > VERY_LONG ? "very" : words.length > LONG ? "long" : null);
