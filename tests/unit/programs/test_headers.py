"""What the first line of a program says of how it is called, as the page reads it too: headers.json."""

import json
from pathlib import Path

import pytest

from undoku.programs.calling.wanted import Wanted, header_of

HEADERS = json.loads((Path(__file__).parent / "headers.json").read_text(encoding="utf-8"))
SOLVE = "def solve(queens, row=0):\n    return True\n"


@pytest.mark.parametrize("header", HEADERS, ids=lambda header: header["line"])
def test_the_first_line_of_a_program_is_read_as_the_page_reads_it(header: dict) -> None:
    assert header_of(header["line"] + "\n" + SOLVE) == Wanted(**header["wanted"] or {})
