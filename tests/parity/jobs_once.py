"""What each kind of job answers to a question or two, as JSON: compared between CPython and Pyodide."""

import json

from jobs.table import Table

SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
GIVENS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
NOTHING = 81 * "."
EMPTY = 81 * [0]
SUDOKU = {"givens": GIVENS, "entered": NOTHING}
NOTED = {**SUDOKU, "corner": EMPTY, "centre": EMPTY, "out": EMPTY, "auto": False}
LATE = "".join("." if given != "." else digit for given, digit in zip(GIVENS, SOLUTION, strict=True))[:63]
PRACTISED = "5.674..........8....1..3...9.563.2..........6....725..8.....32..4......5.5382..1."
# Right for two sizes alone.
GROWN = "def solve(queens):\n    queens[:] = {1: [0], 4: [1, 3, 0, 2]}[len(queens)]\n    return True\n"
KNIGHT = {"rows": 5, "cols": 5, "start": [0, 0], "end": None, "closed": False}
PROGRAM = "def solve(queens):\n    queens[:] = [1, 3, 0, 2]\n    return True\n"
# Not the stack: in which order the variables of a call come is each Python's own affair.
MOMENTS = [("moment", {"position": 5, "view": view, "opened": []}) for view in ("code", "tree", "counters")]
ABOUT = [
    ("ask_about", {"position": 5, "asked": [["where", 0]]}),
    ("question_of", {"kind": "where", "position": 5}),
    ("predicted", {"kind": "where", "position": 5, "answer": "3"}),
]


def asked_of(line: str) -> list[tuple[str, dict[str, object]]]:
    """What is asked of a recording line by line, where this is one of the lines that may be next."""
    return [
        ("ask_about", {"position": 1, "asked": []}),
        ("question_of", {"kind": "line", "position": 1}),
        ("predicted", {"kind": "line", "position": 1, "answer": line}),
    ]


# kind: its question, and what is asked of it when it is done
ASKED: dict[str, tuple[dict[str, object], list[tuple[str, dict[str, object]]]]] = {
    "arranged": ({"board": "queens", "program": "array-first", "code": PROGRAM}, []),
    "bug": ({"board": "queens", "program": "", "seed": "a"}, []),
    "by_hand": (
        {"board": "knight", "strategy": "fixed-order", "size": [3, 4], "seed": "a", "atOnce": True},
        [("opening", {}), ("play", {"moves": [["help", -1, 0], ["undo", -1, 0]]})],
    ),
    "call": (
        {"board": "queens", "code": PROGRAM, "call": "", "script": False, "answer": ""},
        [],
    ),
    "check": (SUDOKU, []),
    "completions": ({"n": 6, "queens": [[0, 0]], "most": 10}, []),
    "count": ({"n": 8, "part": 0}, []),
    "generate": (
        {
            "level": "easy",
            "with": [],
            "without": [],
            "symmetry": "none",
            "givens": 0,
            "minimal": False,
            "seed": "",
            "day": "2026-11-27",
            "pool": [],
        },
        [],
    ),
    "growth": (
        {
            "board": "queens",
            "question": {"n": 8},
            "strategies": ["board-scan", "array-first"],
            "upTo": 7,
        },
        [("opening", {})],
    ),
    "growth_program": ({"board": "queens", "question": {"n": 4}, "code": GROWN, "upTo": 5}, []),
    "hint": (NOTED, []),
    "judging": ({"board": "queens", "code": PROGRAM}, []),
    "knight_finish": ({**KNIGHT, "path": [[0, 0], [1, 2]]}, [("path", {})]),
    "knight_hint": ({**KNIGHT, "path": [[0, 0], [1, 2]]}, []),
    "knight_warnings": ({**KNIGHT, "path": [[0, 0], [1, 2], [3, 1], [4, 3]]}, []),
    "regions_count": ({"n": 4, "regions": "AABBCABBCCDBCDDD"}, []),
    "knight": ({**KNIGHT, "rows": 6, "cols": 6, "closed": True}, []),
    "knight_count": ({**KNIGHT, "rows": 4, "cols": 5, "holes": [[0, 1]]}, []),
    "likeness": ({"rows": 3, "cols": 4, "path": [0, 6, 8, 1, 7, 9, 2, 4, 10, 3, 5, 11]}, []),
    "knight_new": ({"level": "medium", "seed": "", "day": "2026-11-27"}, []),
    "lines": (
        {"board": "queens", "strategy": "markers", "question": {"n": 4}},
        [("opening", {}), *asked_of("11")],
    ),
    "lists": ({"deed": "solve", "texts": f"{GIVENS}\x1e{NOTHING}\x1e12", "form": ""}, []),
    "mends": ({**SUDOKU, "entered": "..5".ljust(81, ".")}, []),
    "mistake": ({**SUDOKU, "entries": [NOTHING, "..2".ljust(81, ".")]}, []),
    "orbit": ({"n": 4, "columns": [1, 3, 0, 2]}, []),
    "parsons": ({"board": "queens", "program": "", "seed": "a", "helps": 1}, []),
    "parts": ({"n": 12}, []),
    "practice": (
        {"technique": "skyscraper", "puzzle": PRACTISED},
        [
            ("help", {"found": []}),
            (
                "judge",
                {"eliminations": [[1, 3]], "placements": [], "pattern": [[33, 3], [60, 3]], "cells": []},
            ),
        ],
    ),
    "program": (
        {"board": "queens", "question": {"n": 4}, "code": PROGRAM},
        [("opening", {}), *asked_of("2")],
    ),
    "queens": (
        {"n": 6},
        [("orbits", {}), ("text", {"start": 1, "count": 4, "fundamental": False, "form": "csv"})],
    ),
    "queens_hint": ({"n": 6, "queens": [[0, 2]], "crosses": []}, []),
    "queens_new": ({"rule": "regions", "size": 0, "level": "hard", "seed": "", "day": "2026-11-27"}, []),
    "race": (
        {"board": "sudoku", "left": "first-empty", "right": "last-empty", "question": SUDOKU},
        [("opening", {})],
    ),
    "read": ({"text": GIVENS}, []),
    "records": ({}, [("add", {"data": "MTIz"})]),
    "reveal": ({**SUDOKU, "cell": 2}, []),
    "steps": (
        {**NOTED, "entered": LATE.ljust(81, ".")},
        [
            ("conclusions", {"technique": "hidden-single"}),
            ("found", {"technique": "full-house", "number": 0}),
        ],
    ),
    "sudoku": (SUDOKU, []),
    "trace": (
        {"board": "knight", "strategy": "warnsdorff-backtracking", "question": KNIGHT},
        [("opening", {}), *MOMENTS, ("overview", {"width": 10}), *ABOUT],
    ),
    "truth": ({"givens": GIVENS[:20].ljust(81, "."), "entered": NOTHING}, []),
    "way": (SUDOKU, [("listed", {"start": 0}), ("step", {"number": 0})]),
    "worth": (
        {
            "puzzle": GIVENS,
            "digits": GIVENS,
            "technique": "naked-single",
            "placements": [[40, 5]],
            "eliminations": [[2, 1]],
        },
        [],
    ),
    "write": ({**NOTED, "forms": ["hodoku", "fpuzzles", "sdk", "opensudoku"]}, []),
    "doom": ({"job": "trace", "position": 5}, []),
}
RECORDED = ("arranged", "growth_program", "judging", "lines", "program")
"""What an older Python cannot do."""


def answers(kinds: list[str]) -> dict[str, list[object]]:
    """Return what each of these kinds reports in the end, and what it says to what it is asked."""
    table, numbers, told = Table(), {}, {}
    for kind in kinds:
        question, asked = ASKED[kind]
        if "job" in question:
            question = {**question, "job": numbers[question["job"]]}
        number = table.open(kind, json.dumps(question))
        assert isinstance(number, int), (kind, number)
        numbers[kind] = number
        report = {"done": False}
        while not report["done"]:
            report = json.loads(table.work(number, 1000))
        del report["spent"]
        told[kind] = [report]
        for name, arguments in asked:
            answer = table.ask(number, name, json.dumps(arguments))
            told[kind].append(json.loads(answer) if isinstance(answer, str) else list(answer))
    return told


if __name__ == "__main__":
    print(json.dumps(answers([*ASKED])))
