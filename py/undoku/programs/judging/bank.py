"""The boards that a program is checked on, small ones first: none is much work for a plain search."""

from __future__ import annotations

from math import isqrt
from typing import NamedTuple

from undoku.knight.squares import square_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

    Question = Mapping[str, object]

GRIDS = (
    ("A full grid", "534678912672195348198342567859761423426853791713924856961537284287419635345286179"),
    ("One empty cell", "534678912672195348198342567859761423426853791713924856961537284287419635345286170"),
    ("Five empty cells", "034678912672195348198340567859761423426803791713924856961537284287409635345286170"),
    ("Two solutions", "534008912672195348198342567859001423426853791713924856961537284287419635345286179"),
    (
        "No solution, soon seen",
        "396508400520000000087000031003010080900863005050090600130000250000000074005206300",
    ),
    ("An easy puzzle", "030608912670095348008040500059761023400803701003904800961507200280419035340080009"),
    (
        "Several solutions",
        "534008000002105348000040560050000423026003790703920050960007200280010630040086170",
    ),
    ("No solution", "306508400520000000087000031073010080900863005050090600130000250000000074005206300"),
    (
        "The blog's puzzle",
        "306508400520000000087000031003010080900863005050090600130000250000000074005206300",
    ),
    (
        "The lecture's puzzle",
        "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
    ),
    (
        "The handout's puzzle",
        "000030200020040350007100008800001062060000070270600003700008900056090040008010000",
    ),
)

QUEENS = range(1, 9)

REGIONS = (
    ("A single square", "A"),
    ("No placement of 4", "BBDABBCABBCCBBCC"),
    ("A placement of 4", "ABBBACCBADCCDDDC"),
    ("A placement of 5", "DDBBADBBBACBBAACEAAACEEAA"),
    ("Two placements of 5", "DAAAADDBAADBBBABBBEEBCBEE"),
    ("No placement of 6", "CCCAFFCCCAFFCCCCDDCCCCDDCCCBBECCCBBE"),
    ("A placement of 6", "EEEBBDEEEEBDCFFEDDCAFFDDCCFFDDCFFFDD"),
    ("Several placements of 6", "EEEBBBAAABBBAAACBBCCCCCDCCDDDDCCDDFF"),
    ("A placement of 7", "EEEBBBBEEEEBBBAAAABBBFCCAGGBFCAADDBFFAAADBFFFAAAB"),
    ("A placement of 8", "BFFFCCCCBFFFFFFCDDDFFCCCDDFFGEECGGGGGEEEGGGGGEEEGGGGHHEEGAGHHEEE"),
)
"""Boards of queens with regions, by their letters."""

TOURS = (
    (1, 1, (0, 0), False),
    (2, 2, (0, 0), False),
    (3, 3, (0, 0), False),
    (3, 4, (0, 0), False),
    (3, 4, (1, 1), False),
    (4, 3, (3, 2), False),
    (4, 4, (0, 0), False),
    (4, 5, (0, 0), False),
    (5, 5, (4, 4), False),
    (5, 5, (0, 0), False),
    (5, 5, (2, 2), False),
    (3, 4, (0, 0), True),
    (3, 10, (2, 3), True),
    (5, 6, (2, 0), True),
)
"""Rows, columns, the start, and whether the tour is to be closed."""


class Task(NamedTuple):
    """A board to check a program on.

    Attributes:
        board: "sudoku", "queens" or "knight".
        name: what it is called.
        question: what is asked, as `problem_of` reads it.
    """

    board: str
    name: str
    question: Question

    @property
    def closed(self) -> bool:
        """Whether only a closed tour will do."""
        return bool(self.question.get("closed"))

    @property
    def starts_elsewhere(self) -> bool:
        """Whether a tour is to begin on another square than the first."""
        return self.question.get("start", [0, 0]) != [0, 0]


def tasks(board: str, rule: str = "") -> list[Task]:
    """All boards of one kind, those of queens with or without regions."""
    if board == "sudoku":
        return [Task(board, name, {"givens": givens}) for name, givens in GRIDS]
    if rule == "regions":
        return [
            Task(board, name, {"n": isqrt(len(regions)), "regions": regions}) for name, regions in REGIONS
        ]
    if board == "queens":
        return [Task(board, f"N = {n}", {"n": n}) for n in QUEENS]
    return [_tour(*tour) for tour in TOURS]


def _tour(rows: int, cols: int, start: tuple[int, int], closed: bool) -> Task:
    question = {"rows": rows, "cols": cols, "start": [*start], "end": None, "closed": closed}
    ending = ", closed" if closed else ""
    return Task("knight", f"{rows} × {cols} from {square_name(start, rows)}{ending}", question)
