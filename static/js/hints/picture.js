// What is seen of a step, as plain data. Cells and units are numbers from 0, rows before columns before boxes before diagonals before
// cages, in the order of their first cells; a candidate is [cell, digit]. A step has the `shape` of its board where that is not the usual one.

import { cagesOf, USUAL, unitsOf } from "../sudoku/shape.js";

/** How much of a step is shown: where to look, what it rests on, and what follows from that. */
export const STAGES = ["where", "pattern", "why"];

/** No board has more digits. */
const MOST = 25;
const DIGITS = Array.from({ length: MOST }, (_, index) => index + 1);

/** The cells of a unit. */
export function cellsOf(unit, shape = USUAL) {
  const units = unitsOf(shape);
  const cages = cagesOf(shape).map(({ cells }) => cells);
  return (
    units[unit] ?? cages.sort((one, other) => Math.min(...one) - Math.min(...other))[unit - units.length]
  );
}

const keyOf = ([cell, digit]) => MOST * cell + digit - 1;
const fromKey = (key) => [Math.floor(key / MOST), (key % MOST) + 1];
const hasDigit = (mask, digit) => (mask >> (digit - 1)) & 1;

/** What a chain says of its nodes, where no role does: after a strong link a candidate is supposed to be true. */
function rolesInChains(chains) {
  const roles = new Map();
  const put = (node, role) => {
    for (const candidate of node) {
      if (!roles.has(keyOf(candidate))) roles.set(keyOf(candidate), role);
    }
  };
  for (const { source, target, strong } of chains.flat()) {
    put(source, strong ? "off" : "on");
    put(target, strong ? "on" : "off");
  }
  return roles;
}

/** The role of every candidate of the pattern, by its key. */
function rolesOf({ roles, chains }) {
  const found = rolesInChains(chains);
  for (const [role, candidates] of Object.entries(roles)) {
    for (const candidate of candidates) found.set(keyOf(candidate), role);
  }
  return found;
}

/** The units that a step rests on. */
function restsOn({ shows, units, placements, shape = USUAL }) {
  // The only digit of a cell rests on what stands in all units of the cell.
  if (shows !== "cell") return units;
  const [[cell]] = placements;
  return unitsOf(shape).flatMap((cells, unit) => (cells.includes(cell) ? [unit] : []));
}

/** Links between nodes: where several candidates only force the target together, there is one from each. */
function linksOf(chains) {
  const links = chains.flat().flatMap(({ source, target, strong }) => {
    const isGroup = new Set(source.map(([, digit]) => digit)).size === 1;
    const sources = isGroup ? [source] : source.map((candidate) => [candidate]);
    return sources.map((from) => ({ from, to: target, strong }));
  });
  const seen = new Set();
  return links.filter((link) => {
    if (!link.from.length || !link.to.length) return false;
    const said = JSON.stringify(link);
    return !seen.has(said) && seen.add(said);
  });
}

/** Whether two candidates of a digit stand side by side. */
function areNeighbours([one], [other], size) {
  const apart = Math.abs(one - other);
  return apart === size || (apart === 1 && Math.floor(one / size) === Math.floor(other / size));
}

/** The pairs of neighbours in nodes of several candidates of one digit, each once. */
function pairsOf(links, size) {
  const pairs = new Map();
  for (const { from, to } of links) {
    for (const node of [from, to]) {
      for (const one of node) {
        for (const other of node) {
          const isPair = one[1] === other[1] && one[0] < other[0] && areNeighbours(one, other, size);
          if (isPair) pairs.set(JSON.stringify([one, other]), [one, other]);
        }
      }
    }
  }
  return [...pairs.values()];
}

/** The candidates that are seen, where `cells` show all of theirs, and `near` ones those of some `digits`. */
function marksOf(step, { roles, out, placed, cells, near, digits }) {
  return step.candidates.flatMap((mask, cell) => {
    const soft = !cells.has(cell);
    return DIGITS.filter(
      (digit) => hasDigit(mask, digit) && (!soft || (near.has(cell) && digits.has(digit))),
    ).map((digit) => {
      const key = keyOf([cell, digit]);
      return {
        cell,
        digit,
        role: roles.get(key) ?? null,
        out: out.has(key),
        placed: placed.has(key),
        soft,
      };
    });
  });
}

/** The step with one of its chains alone: what is supposed there, and nothing of the others. */
export function oneCase(step, index) {
  const chain = step.chains[index];
  const supposed = new Set(chain[0]?.source.map(keyOf));
  const roles = Object.fromEntries(
    Object.entries(step.roles).map(([role, candidates]) => [
      role,
      candidates.filter((candidate) => !supposed.has(keyOf(candidate))),
    ]),
  );
  return { ...step, roles, chains: [chain] };
}

/**
 * What a stage shows of a step {region, candidates, roles, units, covers, shows, blocking, sets, chains, eliminations,
 * placements}, where `shows` says what is seen beside the pattern, as the engine's catalogue tells: `tinted` and `hatched` cells; `blocking` ones, whose digits keep others out; the cells of each of its `sets`; `marks`, the
 * candidates, each {cell, digit, role, out, placed, soft}; `links` {from, to, strong} between nodes, and `pairs` of neighbours
 * within a node.
 */
export function pictureOf(step, stage) {
  const nothing = { tinted: [], hatched: [], blocking: [], sets: [], marks: [], links: [], pairs: [] };
  if (stage === "where") return { ...nothing, tinted: step.region };
  const concluded = (candidates) => new Set(stage === "why" ? candidates.map(keyOf) : []);
  const roles = rolesOf(step);
  const out = concluded(step.eliminations);
  const placed = concluded(step.placements);
  const { shape = USUAL } = step;
  const all = step.candidates.map((_, cell) => cell);
  const ofUnit = (unit) => cellsOf(unit, shape);
  const links = linksOf(step.chains);
  const told = [...roles.keys(), ...out, ...placed];
  const cells = new Set([...told, ...step.sets.flat().map(keyOf)].map((key) => fromKey(key)[0]));
  if (step.shows === "board") for (const cell of all) cells.add(cell);
  const tinted = [...new Set(restsOn(step).flatMap(ofUnit))];
  const hatched = [...new Set(step.covers.flatMap(ofUnit))];
  // What is not there says as much as what is: of the digits of the step every candidate is seen, in the units of the step,
  // or everywhere where it has none. Where it rests on one unit, all that its cells can take is seen. A set says itself what
  // is in it.
  const isWithin = step.sets.length > 0 || (!links.length && tinted.length > 0);
  const isOfOneUnit = isWithin && step.units.length === 1 && step.eliminations.length > 0;
  const digits = new Set(
    isOfOneUnit ? DIGITS : [...told, ...step.eliminations.map(keyOf)].map((key) => fromKey(key)[1]),
  );
  const isAlone = step.shows === "cell" || step.shows === "cells";
  const near = new Set(isAlone ? [] : isWithin ? [...tinted, ...hatched] : all);
  const marks = marksOf(step, { roles, out, placed, cells, near, digits });
  const sets = step.sets.map((set) => [...new Set(set.map(([cell]) => cell))]);
  const blocking = stage === "why" ? step.blocking : [];
  return { tinted, hatched, blocking, sets, marks, links, pairs: pairsOf(links, shape.size) };
}
