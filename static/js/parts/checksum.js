// Checksums: they find a mistake, and are no secret.

/** FNV's own for 32 bits. */
const PRIME = 0x01000193;

/** 32 bits of a text, as a whole number from 0: FNV-1a over its bytes, from a seed, and murmur's mixing of the bits. */
export function hashOf(text, seed = 0) {
  let hash = 0x811c9dc5 ^ seed;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A short name for a text: 16 characters that another text hardly has. */
export const nameOfText = (text) =>
  [1, 2].map((seed) => hashOf(text, seed).toString(16).padStart(8, "0")).join("");
