"""The page knows of every shape the units, the peers and the regions that the engine knows."""

import json
import subprocess
from pathlib import Path

from undoku.sudoku.layout import Layout
from undoku.sudoku.shape import shape_of, texts_of

ROOT = Path(__file__).parent.parent.parent.parent
SIZES = [4, 6, 8, 9, 10, 12, 14, 15, 16, 20, 25]
JIGSAWS = [
    "AAAB ACBB CCDB CDDD",
    "AABBB AABBC DACCC DDEEC DDEEE",
    "AAABBB AAABBB CCCDDD CCEEDD CEEFFD EEFFFF",
]
RULES: list[dict[str, object]] = [
    {"diagonal": True},
    {"size": 6, "diagonal": True, "cages": "0:2.3_7:8.14"},
    {"shape": "AABBBAABBCDACCCDDEECDDEEE", "diagonal": True},
    {"cages": "12:0.1.9_20:3.4.5.13_0:79.80"},
    {"size": 16, "cages": "31:0.16.32"},
]
SCRIPT = """
import { readFileSync } from "node:fs";
import { peersOf, regionsOf, shapeOf, textsOf, unitsOf } from "./static/js/sudoku/shape.js";

const shapes = JSON.parse(readFileSync(0, "utf-8")).map((texts) => shapeOf(texts));
console.log(
  JSON.stringify(
    shapes.map((shape) => ({
      ...{ units: unitsOf(shape), peers: peersOf(shape), regions: regionsOf(shape) },
      texts: textsOf(shape),
    })),
  ),
);
"""


def of_the_page(texts: list[dict[str, object]]) -> list[dict[str, object]]:
    command = ["node", "--input-type=module", "--eval", SCRIPT]
    done = subprocess.run(
        command, input=json.dumps(texts), cwd=ROOT, capture_output=True, text=True, check=True
    )
    found: list[dict[str, object]] = json.loads(done.stdout)
    return found


def test_the_page_and_the_engine_agree_about_shapes():
    jigsaws = ["".join(regions.split()) for regions in JIGSAWS]
    layouts = [Layout.standard(size) for size in SIZES] + [Layout.from_regions(shape) for shape in jigsaws]
    texts: list[dict[str, object]] = [{"size": size} for size in SIZES]
    texts += [{"shape": shape} for shape in jigsaws]
    layouts += [shape_of(rules) for rules in RULES]
    texts += RULES
    for layout, shape in zip(layouts, of_the_page(texts), strict=True):
        assert shape["units"] == [list(unit) for unit in layout.units], layout
        assert shape["peers"] == [list(peers) for peers in layout.peers], layout
        assert shape["regions"] == layout.regions
        assert shape["texts"] == texts_of(layout)
