"""What stands in a text of one form and of no other: patterns, by the names of the forms.

In links the pattern ends where the puzzle begins. None of them matches what a grid has.
"""

from __future__ import annotations

from undoku.sudoku.forms.source import LINK

PAD_SITE = r"(?:sudokupad\.(?:app|svencodes\.com)|crackingthecryptic\.com)"

MARKS = {
    "link": LINK.pattern,
    "sudokuwiki": r"[?&]bd=|\bS9B(?=[0-9a-z]{162}(?![0-9A-Za-z]))",
    "sudokuexchange": r"sudokuexchange\.com/\S{0,99}?[?&]s=",
    "opensudoku": r"^[^\S\n]*<(?:\?xml|!--|!DOCTYPE|opensudoku|folder|game|name)\b|^[^\S\n]*<!--|<game\s",
    "sudokupad": rf"{PAD_SITE}/|\A\s*(?:scf[0-9A-Za-x]{{15,81}}|classic(?=\S*[1-9])\S{{15,81}})\s*\Z",
    "fpuzzles": (
        r"f-puzzles\.com/\S{0,99}?[?&]load=|\bfpuz(?:zles)?(?=N4Ig)"
        r"|\A\s*(?=N4Ig[A-Za-z0-9+/]{30}|\{[\s\S]*?\"grid\"\s*:\s*\[\s*\[\s*\{)"
    ),
    "penpa": r"penpa-edit\S{0,99}?[#?&]p=",
    "sdk": r"^[^\S\n]*\[[Pp]uzzle\][^\S\n]*$",
}
