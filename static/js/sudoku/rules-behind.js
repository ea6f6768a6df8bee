/** The rules of a shape, by the texts that name it, as they stand behind the digits of a puzzle: the engine reads them there. */
export function rulesBehind({ shape = "", diagonal = false, cages = "" }) {
  const rules = [shape && `shape=${shape}`, diagonal && "diagonal=True", cages && `cages=${cages}`];
  return ["", ...rules.filter(Boolean)].join(" ").replace(" ", " # ");
}
