"""Grids as people and programs write them: every writer here makes a text of the rows of a puzzle."""

import json
import quopri
import random

from .puzzle_rows import (
    between,
    blanks,
    drawn,
    html,
    lines,
    listed,
    made,
    solved_line,
    spoken,
    spread_html,
    table,
)

ANY_SIZE = {
    "one line": lambda p: p.line,
    "zeros": lambda p: p.line.replace(".", "0"),
    "stars": lambda p: p.line.replace(".", "*"),
    "underscores": lambda p: p.line.replace(".", "_"),
    "question marks": lambda p: p.line.replace(".", "?"),
    "dashes": lambda p: p.line.replace(".", "-"),
    "crosses": lambda p: p.line.replace(".", "x"),
    "rows": lambda p: lines(p.rows),
    "rows of another system": lambda p: "\r\n".join(p.rows) + "\r\n",
    "rows of an old system": lambda p: "\r".join(p.rows),
    "rows of zeros": lambda p: lines(blanks(p.rows, "0")),
    "rows of dashes": lambda p: lines(blanks(p.rows, "-")),
    "rows of crosses": lambda p: lines(blanks(p.rows, "X")),
    "rows of underscores": lambda p: lines(blanks(p.rows, "_")),
    "spaced": between(" ", "."),
    "spaced zeros": between(" ", "0"),
    "spaced dashes": between(" ", "-"),
    "spaced underscores": between(" ", "_"),
    "wide": between("  ", "."),
    "tabs": between("\t", "."),
    "tabs and nothing": between("\t", ""),
    "commas": between(",", "0"),
    "commas and spaces": between(", ", "0"),
    "commas and nothing": between(",", ""),
    "semicolons and nothing": between(";", ""),
    "quoted fields": lambda p: lines(",".join(f'"{symbol.strip(".")}"' for symbol in row) for row in p.rows),
    "trailing commas": lambda p: lines(",".join(row) + "," for row in blanks(p.rows, "0")),
    "bars": lambda p: lines("|" + "|".join(row) + "|" for row in p.rows),
    "bars and spaces": lambda p: lines("| " + " | ".join(row) + " |" for row in blanks(p.rows, " ")),
    "markdown": lambda p: lines(
        "| " + " | ".join(row) + " |" + ("\n" + "|---" * p.size + "|") * (number == 0)
        for number, row in enumerate(blanks(p.rows, " "))
    ),
    "aligned markdown": lambda p: lines(
        "| " + " | ".join(row) + " |" + ("\n" + "|:-:" * p.size + "|") * (number == 0)
        for number, row in enumerate(blanks(p.rows, " "))
    ),
    "latex": lambda p: "\\begin{tabular}{c}\n\\hline\n"
    + lines(" & ".join(row) + r" \\ \hline" for row in blanks(p.rows, " "))
    + "\n\\end{tabular}",
    "a frame": lambda p: table(p, "| ", " | ", " |", "+-------+-------+-------+"),
    "a narrow frame": lambda p: table(p, "|", "|", "|", "+---+---+---+", cell=""),
    "a frame of spaces": lambda p: table(p, "| ", " | ", " |", "+-------+-------+-------+", blank=" "),
    "a frame of thin lines": lambda p: table(p, "│ ", " │ ", " │", "├───────┼───────┼───────┤"),
    "thin lines and spaces": lambda p: table(p, "│ ", " │ ", " │", "├───────┼───────┼───────┤", blank=" "),
    "a frame of double lines": lambda p: table(p, "║ ", " ║ ", " ║", "╠═══════╬═══════╬═══════╣"),
    "a frame of dots": lambda p: table(p, ": ", " : ", " :", ".-------.-------.-------."),
    "a frame of equals signs": lambda p: table(p, "| ", " | ", " |", "=======+=======+======="),
    "a frame of stars": lambda p: table(p, " |", "|", "|", " *-----------*", cell=""),
    "exclamation marks": lambda p: table(p, "! ", " ! ", " !", "-------------------------"),
    "slashes between boxes": lambda p: table(p, "", " / ", "", "-------------------------", top=False),
    "rules between bands": lambda p: table(p, "", " | ", "", "------+-------+------", top=False),
    "rules of underscores": lambda p: table(p, "", " ", "", "_" * 23, top=False),
    "blank lines between bands": lambda p: table(p, "", "  ", "", "", top=False),
    "a box around every cell": lambda p: drawn(p, "─", "│", ("┌┬┐", "├┼┤", "└┴┘")),
    "a heavy box around every cell": lambda p: drawn(p, "━", "┃", ("┏┳┓", "┣╋┫", "┗┻┛"), blank="."),
    "a box of dashes": lambda p: drawn(p, "-", "|", ("+++", "+++", "+++")),
    "json": lambda p: json.dumps(listed(p)),
    "json in lines": lambda p: json.dumps(listed(p), indent=2),
    "json with null": lambda p: json.dumps(listed(p, None)),
    "json of an object": lambda p: json.dumps({"grid": listed(p)}),
    "json of texts": lambda p: json.dumps(list(p.rows)),
    "python": lambda p: "board = [\n" + ",\n".join(f"    {row}" for row in listed(p)) + ",\n]\n",
    "python with None": lambda p: f"grid = {listed(p, None)}",
    "python with texts": lambda p: f"rows = {list(p.rows)}",
    "a text of python": lambda p: f'puzzle = """\n{lines(p.rows)}\n"""',
    "a line of python": lambda p: f"solve('{p.line}')",
    "numpy": lambda p: "[" + "\n ".join(str(row).replace(",", "") for row in p.numbers) + "]",
    "numpy as it is made": lambda p: "array("
    + ",\n       ".join(map(str, p.numbers)).join("[]")
    + ", dtype=int8)",
    "c": lambda p: f"int board[{p.size}][{p.size}] = {{\n"
    + ",\n".join("  {" + ", ".join(map(str, row)) + "}" for row in p.numbers)
    + "\n};",
    "java": lambda p: "int[][] board = new int[][] {{"
    + "},\n{".join(",".join(map(str, row)) for row in p.numbers)
    + "}};",
    "texts of c": lambda p: lines(f'    "{row}\\n"' for row in p.rows),
    "escaped newlines": lambda p: '"' + "\\n".join(p.rows) + '"',
    "comments of c": lambda p: lines(f"{{{', '.join(map(str, row))}}}, // row" for row in p.numbers),
    "html": html,
    "html, spread": spread_html,
    "html with breaks": lambda p: f"<p>{'<br>'.join(p.rows)}</p>",
    "code of a forum": lambda p: f"[code]\n{lines(p.rows)}\n[/code]",
    "bold digits of a forum": lambda p: lines(
        " ".join(f"[b]{symbol}[/b]" if symbol != "." else symbol for symbol in row) for row in p.rows
    ),
    "a fence": lambda p: f"```\n{lines(p.rows)}\n```",
    "a fence of text": lambda p: f"```text\n{lines(p.rows)}\n```",
    "quoted mail": lambda p: lines(f"> {row}" for row in p.rows),
    "mail quoted twice": lambda p: lines(f">> {row}" for row in p.rows),
    "backslashes": lambda p: " \\\n".join(p.rows),
    "comments": lambda p: "# by hand\n" + lines(f"{row} # a row" for row in p.rows),
    "a comment behind": lambda p: f"{p.line} # 1.2/1.2",
    "a title": lambda p: f"Sudoku of the day\n\n{lines(p.rows)}",
    "words around": lambda p: f"Who can solve this?\n\n{lines(p.rows)}\n\nThank you!",
    "a number above": lambda p: f"Grid 07\n{lines(p.rows)}",
    "its size above": lambda p: f"{p.size}\n{lines(p.rows)}",
    "a label before": lambda p: f"puzzle: {p.line}",
    "a label behind": lambda p: f"{p.line};hard;",
    "a number before": lambda p: f"12,{p.line},7.2",
    "a rating": lambda p: f"{p.line}\t7.2",
    "a sentence": lambda p: f"The puzzle {p.line.replace('.', '0')}.",
    "its solution behind": lambda p: f"{p.line},{solved_line(p)}",
    "its solution before": lambda p: f"{solved_line(p)};{p.line}",
    "its solution under names": lambda p: f"quizzes,solutions\n{p.line},{solved_line(p)}\n",
    "its solution in the next line": lambda p: f"{p.line}\n{solved_line(p)}",
    "its solution below": lambda p: f"{lines(p.rows)}\n\n{lines(p.solution)}",
    "its solution below, named": lambda p: f"Puzzle:\n{lines(p.rows)}\n\nSolution:\n{lines(p.solution)}",
    "numbered rows": lambda p: lines(f"{number}: {row}" for number, row in enumerate(p.rows, 1)),
    "numbered rows, spaced": lambda p: lines(
        f"{number:2}  {' '.join(row)}" for number, row in enumerate(p.rows, 1)
    ),
    "rows numbered from 0": lambda p: lines(
        f"{number} | {' '.join(row)}" for number, row in enumerate(p.rows)
    ),
    "ranks": lambda p: lines(f"{p.size - number} {' '.join(row)}" for number, row in enumerate(p.rows)),
    "rows by letters": lambda p: lines(f"{chr(65 + number)}) {row}" for number, row in enumerate(p.rows)),
    "R1": lambda p: lines(f"R{number} {' '.join(row)}" for number, row in enumerate(p.rows, 1)),
    "Row 1": lambda p: lines(f"Row {number}: {row}" for number, row in enumerate(p.rows, 1)),
    "numbered columns": lambda p: "    "
    + " ".join(f"{number}" for number in range(1, p.size + 1))
    + "\n"
    + lines(f"{number} | {' '.join(row)}" for number, row in enumerate(p.rows, 1)),
    "lettered columns": lambda p: "  "
    + " ".join(chr(65 + number) for number in range(p.size))
    + "\n"
    + lines(f"{number} {' '.join(row)}" for number, row in enumerate(p.rows, 1)),
    "rows in one line": lambda p: " ".join(p.rows),
    "rows between bars in one line": lambda p: "|".join(p.rows),
    "rows between slashes in one line": lambda p: "/".join(p.rows),
    "numbers in one line": lambda p: " ".join(str(number) for row in p.numbers for number in row),
    "commas in one line": lambda p: ",".join(str(number) for row in p.numbers for number in row),
    "a mark of the byte order": lambda p: f"\ufeff{p.line}\r\n",
    "such a mark on each line": lambda p: "\r\n".join(f"\ufeff{row}" for row in p.rows),
    "marks of direction": lambda p: f"\u200e{p.line}\u200f",
    "spaces without width": lambda p: lines("\u200b".join(row) for row in p.rows),
    "soft hyphens": lambda p: "\xad".join(p.rows),
    "hard spaces": lambda p: lines("\xa0".join(row) for row in p.rows),
    "ideographic spaces": lambda p: lines("\u3000".join(row) for row in p.rows),
    "thin spaces": lambda p: lines("\u2009".join(row) for row in p.rows),
    "dots in the middle": lambda p: p.line.replace(".", "·"),
    "bullets": lambda p: lines(blanks(p.rows, "•")),
    "ellipses": lambda p: lines(row.replace("...", "…") for row in p.rows),
    "long dashes": lambda p: lines(blanks(p.rows, "–")),
    "white squares": lambda p: lines(blanks(p.rows, "⬜")),
    "squares": lambda p: lines(blanks(p.rows, "□")),
    "curly quotes": lambda p: f"“{p.line}”",
    "another separator of lines": lambda p: "\u2028".join(p.rows),
    "next lines": lambda p: "\x85".join(p.rows),
    "lines of a text processor": lambda p: "\v".join(p.rows),
    "a new page": lambda p: f"\f{p.line}\n",
    "the end of an old file": lambda p: f"{p.line}\r\n\x1a",
    "spaces around": lambda p: "\n\n" + lines(f"   {row}  " for row in p.rows) + "\n \n",
    "empty lines between rows": lambda p: "\n\n".join(p.rows),
    "number signs": lambda p: lines(blanks(p.rows, "#")),
    "number signs, spaced": between(" ", "#"),
    "number signs between bars": lambda p: lines(f"|{'|'.join(row)}|" for row in blanks(p.rows, "#")),
    "numbers and number signs": lambda p: lines(
        " ".join(str(value or "#") for value in row) for row in p.numbers
    ),
    "number signs in one line": lambda p: p.line.replace(".", "#"),
    "a mail, its lines cut": lambda p: quopri.encodestring(f"{p.line}\n".encode()).decode(),
    "a title in dots": lambda p: f"...Sudoku...\n{lines(p.rows)}",
    "a table with bold names of rows": lambda p: (
        f"|  |{'|'.join(f'C{column}' for column in range(1, p.size + 1))}|\n{'|---' * (p.size + 1)}|\n"
        + lines(f"|**R{number}**|{'|'.join(row)}|" for number, row in enumerate(blanks(p.rows, " "), 1))
    ),
    "bold names of rows": lambda p: lines(
        f"**Row {number}:** {' '.join(row)}" for number, row in enumerate(blanks(p.rows, "_"), 1)
    ),
    "a list of texts in one line": lambda p: json.dumps([symbol.strip(".") for symbol in p.line]),
    "elements of cells": lambda p: (
        "<sudoku>\n"
        + lines(
            f"<row>{''.join(f'<cell>{symbol.strip(chr(46))}</cell>' for symbol in row)}</row>"
            for row in p.rows
        )
        + "\n</sudoku>"
    ),
}  # fmt: skip
"""What is written of any size up to 9, and above it with letters or numbers."""

OF_NINE = {
    "fullwidth digits": lambda p: spoken(p, "０"),
    "arabic digits": lambda p: spoken(p, "٠"),
    "persian digits": lambda p: spoken(p, "۰"),
    "devanagari digits": lambda p: spoken(p, "०"),
    "bengali digits": lambda p: spoken(p, "০"),
    "thai digits": lambda p: spoken(p, "๐"),
    "bold digits": lambda p: spoken(p, "𝟎"),
    "circled digits": lambda p: p.line.translate(str.maketrans("123456789", "①②③④⑤⑥⑦⑧⑨")),
    "keycaps": lambda p: lines(
        "".join("⬜" if symbol == "." else f"{symbol}\ufe0f\u20e3" for symbol in row) for row in p.rows
    ),
    "letters O": lambda p: p.line.replace(".", "O"),
    "letters o": lambda p: lines(blanks(p.rows, "o")),
    "spaces for blanks": lambda p: p.line.replace(".", " "),
    "rows with spaces for blanks": lambda p: lines(blanks(p.rows, " ")),
    "such rows, without their ends": lambda p: lines(row.rstrip() for row in blanks(p.rows, " ")),
    "a picture of spaces": lambda p: table(p, "", " | ", "", "------+-------+------", blank=" ", top=False),
    "numbers with a point": lambda p: lines(" ".join(f"{number}." for number in row) for row in p.numbers),
    "numbers with a fraction": lambda p: lines(
        ",".join(f"{number}.0" for number in row) for row in p.numbers
    ),
    "numbers of two digits": lambda p: lines(" ".join(f"{number:02}" for number in row) for row in p.numbers),
    "nan": lambda p: lines(" ".join(row) for row in p.rows).replace(".", "NaN"),
    "minus ones": lambda p: lines(" ".join(str(number or -1) for number in row) for row in p.numbers),
    "three rows a line": lambda p: lines(p.line[first : first + 27] for first in range(0, 81, 27)),
    "half lines": lambda p: f"{p.line[:40]}\n{p.line[40:]}",
    "latex of a package": lambda p: "\\begin{sudoku}\n"
    + lines("|" + "|".join(row) + "|." for row in blanks(p.rows, " "))
    + "\n\\end{sudoku}",
    "rules of dots": lambda p: table(p, "", " ", "", ". " * 9, blank="0", top=False),
    "a list with texts and nothing": lambda p: json.dumps(
        [[symbol.strip(".") for symbol in row] for row in p.rows]
    ),
    "a list with holes": lambda p: "[[" + "],[".join(",".join(row) for row in p.rows).replace(".", "") + "]]",
    "undefined": lambda p: str(listed(p, None)).replace("None", "undefined"),
    "brackets around nothing": lambda p: lines(
        " ".join(f"[{symbol}]" for symbol in row) for row in blanks(p.rows, " ")
    ),
    "at signs": lambda p: p.line.replace(".", "@"),
    "a letter for blanks": lambda p: lines(blanks(p.rows, "n")),
    "equals signs": lambda p: p.line.replace(".", "="),
    "Zeile 1": lambda p: lines(f"Zeile {number}: {row}" for number, row in enumerate(p.rows, 1)),
    "a board with ranks and files": lambda p: lines(
        [
            "  a b c d e f g h i",
            *(f"{9 - number} {' '.join(row)} {9 - number}" for number, row in enumerate(p.rows)),
            "  a b c d e f g h i",
        ]
    ),
    "a table of a wiki": lambda p: '{| class="wikitable"\n|-\n'
    + "\n|-\n".join("| " + " || ".join(row) for row in blanks(p.rows, " "))
    + "\n|}",
    "matlab": lambda p: "M = [" + ";\n".join(" ".join(map(str, row)) for row in p.numbers) + "];",
    "a date above": lambda p: f"2026-11-29\n{lines(p.rows)}",
    "the colours of a forum": lambda p: lines(
        " ".join(f"[color=red]{symbol}[/color]" if symbol != "." else "." for symbol in row) for row in p.rows
    ),
    "bold digits of markdown": lambda p: lines(
        "|" + "|".join(f"**{symbol}**" if symbol != "." else " " for symbol in row) + "|" for row in p.rows
    ),
}  # fmt: skip

ODD = "0123456789.|:+-*#=&%,;_AaxXG ()<>[]{}\"'\\\n\r\t\0\ufeff\u2028\u0664é😀\ud800"


def spoiled(seed):
    """A text of any kind, spoiled in a few places."""
    chosen = random.Random(f"spoiled {seed}")
    size = chosen.choice((9, 9, 9, 4, 6, 12, 16))
    writers = {**ANY_SIZE, **OF_NINE} if size == 9 else ANY_SIZE
    text = writers[chosen.choice(sorted(writers))](made(chosen.randrange(40), size))
    for _ in range(chosen.randint(1, 6)):
        start = chosen.randrange(len(text) + 1)
        end = start + chosen.choice((0, 0, 1, 1, 2, 9, 60, 500))
        instead = chosen.choice(
            (
                "".join(chosen.choices(ODD, k=chosen.randrange(4))),
                "".join(chosen.choices(ODD, k=chosen.randrange(4))),
                text[start:end] * 2,
                text[start:end][::-1],
                text[:3000],
                "#board=",
            )
        )
        text = text[:start] + instead + text[end:]
    return text
