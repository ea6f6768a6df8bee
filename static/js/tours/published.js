// What is published of the number of knight's tours, as texts: the last ones are longer than a number may be.

/** Closed tours, whatever their start and direction: by the short and the long side. */
const CLOSED = {
  "3 10": ["16", "A070030"],
  "3 12": ["176", "A070030"],
  "3 14": ["1536", "A070030"],
  "3 16": ["15424", "A070030"],
  "5 6": ["8", "A175881"],
  "5 8": ["44202", "A383661"],
  "5 10": ["13311268", "A383661"],
  "5 12": ["4557702762", "A383661"],
  "6 6": ["9862", "A175881"],
  "6 7": ["1067638", "A175881"],
  "6 8": ["55488142", "A175881"],
  "6 9": ["3374967940", "A175881"],
  "6 10": ["239187240144", "A175881"],
  "6 11": ["15360134570696", "A175881"],
  "6 12": ["964730606632516", "A175881"],
  "8 8": ["13267364410532", "A001230"],
};

/** Open tours, each direction counted, of boards as high as wide. */
const DIRECTED = {
  "5 5": ["1728", "A165134"],
  "6 6": ["6637920", "A165134"],
  "7 7": ["165575218320", "A165134"],
  "8 8": ["19591828170979904", "A165134"],
};

/** Open tours of other boards: here both directions count once. */
const UNDIRECTED = {
  "3 4": ["8", "A169696"],
  "3 7": ["52", "A169696"],
  "3 8": ["396", "A169696"],
  "3 9": ["560", "A169696"],
  "3 10": ["3048", "A169696"],
  "3 11": ["10672", "A169696"],
  "3 12": ["57248", "A169696"],
  "4 5": ["82", "A079137"],
  "4 6": ["744", "A079137"],
  "4 7": ["6378", "A079137"],
  "4 8": ["31088", "A079137"],
  "4 9": ["189688", "A079137"],
  "4 10": ["1213112", "A079137"],
  "4 11": ["6683852", "A079137"],
  "4 12": ["36486328", "A079137"],
  "5 6": ["18784", "A083386"],
  "5 7": ["622868", "A083386"],
  "5 8": ["18061054", "A083386"],
  "5 9": ["264895640", "A083386"],
};

/**
 * What is published of a whole board: {open, closed}, each {number, source, half} or null. Where the source counts both
 * directions as one, `half` is its number, else "".
 */
export function published(rows, cols) {
  const key = `${Math.min(rows, cols)} ${Math.max(rows, cols)}`;
  const told = (table) => {
    const [number, source] = table[key] ?? [];
    return number ? { number, source, half: "" } : null;
  };
  const half = told(UNDIRECTED);
  const twice = half && { ...half, number: String(2n * BigInt(half.number)), half: half.number };
  return { open: told(DIRECTED) ?? twice, closed: told(CLOSED) };
}
