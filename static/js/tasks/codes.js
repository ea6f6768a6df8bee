// The code that a student hands in: what was solved of a task, in how many tries, bound to name and task. It is made so that a
// mistake in it is found; it is no secret, and whoever reads this file can make one up.
//
// A sign is five bits, in Crockford's base 32. First stands a sign for each item: whether it was solved, and the tries; then
// two of the task, and five of name, task and items. They stand in groups of four, with a fifth sign that checks its group: over
// the field of 32 elements all five, each times another weight, sum up to the number of the group. So one sign that is another,
// any two that have changed places, and groups that have, are found, and in which group.

import { hashOf } from "../parts/checksum.js";

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** What is easily read as another sign. */
const LIKE = { I: "1", L: "1", O: "0" };
/** Signs of a group, without the one that checks it. */
const DATA = 4;
const SIZE = DATA + 1;
const OF_TASK = 2;
const OF_ALL = 5;
/** More tries than these are said as these. */
export const MOST_TRIES = 15;

/** The product of two elements of the field: polynomials over two elements, modulo x^5 + x^2 + 1. */
function times(one, other) {
  let product = 0;
  for (let bit = 0; bit < 5; bit += 1) if ((other >> bit) & 1) product ^= one << bit;
  for (let bit = 8; bit >= 5; bit -= 1) if ((product >> bit) & 1) product ^= 0b100101 << (bit - 5);
  return product;
}

/** Powers of x, which are all different. */
const WEIGHTS = Array.from({ length: SIZE }, (_, power) => 1 << power).map((weight, power) =>
  power < DATA ? times(weight, 2) : 1,
);

/** The sign that brings the sum of its group up to the group's number. */
const checkOf = (data, group) =>
  data.reduce((sum, value, index) => sum ^ times(value, WEIGHTS[index]), (group + 1) % 32);

/** A name as it is compared: upper and lower case, accents, commas and the order of its words say nothing. */
export const plainName = (name) =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(" ");

/** The lowest bits of a hash as so many signs. */
const signsOf = (hash, count) => Array.from({ length: count }, (_, index) => (hash >>> (5 * index)) & 31);

const itemSign = ({ solved, tries }) => (solved ? 16 : 0) + Math.min(tries, MOST_TRIES);
const taskSigns = (task) => signsOf(hashOf(task, 3), OF_TASK);
const allSigns = (name, task, items) =>
  signsOf(hashOf(JSON.stringify([plainName(name), task, items]), 4), OF_ALL);

const groupsFor = (count) => Math.ceil((count + OF_TASK + OF_ALL) / DATA);

/** The code of what was done: `task` is its id, `items` are {solved, tries} each. */
export function writeCode({ name, task, items }) {
  const signs = items.map(itemSign);
  const data = [...signs, ...taskSigns(task), ...allSigns(name, task, signs)];
  const groups = Array.from({ length: groupsFor(items.length) }, (_, group) => {
    const own = Array.from({ length: DATA }, (_, index) => data[group * DATA + index] ?? 0);
    return [...own, checkOf(own, group)].map((value) => SIGNS[value]).join("");
  });
  return groups.join("-");
}

const isSame = (one, other) => one.every((value, index) => value === other[index]);

/**
 * Read a code of a task with so many items: {items, fault}. The fault is null, or {kind, group}: "sign" where something in that
 * group is no sign, "size" where that group has another number of signs, "typed" where its signs do not go together, "task"
 * where it is of another task, "name" where it is not of this name. The items are null where they cannot be trusted at all.
 */
export function readCode(code, { name, task, count }) {
  const parts = code
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const text = parts.join("");
  const signs = Array.from(text, (sign) => LIKE[sign] ?? sign);
  const fault = (kind, group = 0) => ({ items: null, fault: { kind, group } });
  if (signs.length % SIZE > 0 || signs.length === 0) {
    const at = parts.findIndex((part) => Array.from(part).length !== SIZE);
    return fault("size", Math.max(at, 0) + 1);
  }
  const odd = signs.findIndex((sign) => !SIGNS.includes(sign));
  if (odd >= 0) return fault("sign", Math.floor(odd / SIZE) + 1);
  const values = signs.map((sign) => SIGNS.indexOf(sign));
  const groups = Array.from({ length: values.length / SIZE }, (_, group) =>
    values.slice(group * SIZE, (group + 1) * SIZE),
  );
  const wrong = groups.findIndex((group, index) => checkOf(group.slice(0, DATA), index) !== group[DATA]);
  if (wrong >= 0) return fault("typed", wrong + 1);
  if (groups.length !== groupsFor(count)) return fault("task");
  const data = groups.flatMap((group) => group.slice(0, DATA));
  if (!isSame(taskSigns(task), data.slice(count))) return fault("task");
  const own = data.slice(0, count);
  const items = own.map((sign) => ({ solved: sign >= 16, tries: sign % 16 }));
  const isOurs = isSame(allSigns(name, task, own), data.slice(count + OF_TASK));
  return { items, fault: isOurs ? null : { kind: "name", group: 0 } };
}
