// Text as an address has it: deflated without a header, in base64url without padding.

import { deflateSync, inflateSync } from "fflate";

export function packed(text) {
  const bytes = deflateSync(new TextEncoder().encode(text), { level: 9 });
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/**
 * The `bytes` of a text that was packed: null where it is cut off or spoiled. `odd` is the first symbol that cannot be in it,
 * {position, symbol}, the position counted from 1; null where there is none.
 */
export function unpacked(text) {
  const symbols = Array.from(text);
  const at = symbols.findIndex((symbol) => !/[\w-]/.test(symbol));
  if (at >= 0) return { bytes: null, odd: { position: at + 1, symbol: symbols[at] } };
  if (symbols.length === 0) return { bytes: null, odd: null };
  try {
    const deflated = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return { bytes: inflateSync(Uint8Array.from(deflated, (symbol) => symbol.charCodeAt(0))), odd: null };
  } catch {
    return { bytes: null, odd: null };
  }
}
