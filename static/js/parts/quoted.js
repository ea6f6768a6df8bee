/** What somebody typed, short enough to stand in a sentence. */
export function quoted(text) {
  const characters = Array.from(text.slice(0, 100));
  return `'${characters.length > 20 ? `${characters.slice(0, 20).join("")}…` : characters.join("")}'`;
}
