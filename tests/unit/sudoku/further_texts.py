"""More texts that hold one puzzle: with its solution, in programs, chats and files, in all encodings.

FURTHER are read as the puzzle; REFUSED are damaged or no grid, and are refused with a place.
"""

import codecs
import json
import quopri

from .puzzle_rows import blanks, lines, listed, solved_line


def framed(rows, blank="."):
    """The lines of a frame around three boxes."""
    rule = "+-------+-------+-------+"
    drawn = [rule]
    for number, row in enumerate(blanks(rows, blank), 1):
        drawn.append("| " + " | ".join(" ".join(row[first : first + 3]) for first in (0, 3, 6)) + " |")
        if number % 3 == 0:
            drawn.append(rule)
    return drawn


def beside(left, right, gap):
    return lines(f"{first}{gap}{second}" for first, second in zip(left, right, strict=True))


def named(puzzle, **further):
    """A puzzle and its solution under their names, with more."""
    return {
        "puzzle": listed(puzzle),
        "solution": [[int(digit) for digit in row] for row in puzzle.solution],
        **further,
    }


def spoken_by(before):
    """Rows, each with something before it."""
    return lambda puzzle: lines(before(number) + row for number, row in enumerate(puzzle.rows))


def in_c(puzzle, before=lambda number: "", behind=lambda number: ""):
    rows = [
        f"{before(number)}    {{{', '.join(map(str, row))}}},{behind(number)}"
        for number, row in enumerate(puzzle.numbers)
    ]
    return f"int g[9][9] = {{\n{lines(rows)}\n}};"


def bordered(mark):
    """A frame of one mark."""
    edge = mark * 25

    def write(puzzle):
        rows = [
            mark + mark.join(f" {' '.join(row[first : first + 3])} " for first in (0, 3, 6)) + mark
            for row in puzzle.rows
        ]
        return "\n".join([edge, lines(rows[:3]), edge, lines(rows[3:6]), edge, lines(rows[6:]), edge])

    return write


def in_table(puzzle, cell):
    rows = ["".join(f"<td>{cell(symbol.strip('.'))}</td>" for symbol in row) for row in puzzle.rows]
    return "<table>" + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


def changed(puzzle, row, column, value):
    """The rows as numbers, one of them another."""
    rows = [[str(number) for number in numbers] for numbers in puzzle.numbers]
    rows[row][column] = value
    return rows


def headed(head, blank=" "):
    return lambda puzzle: (
        f"{head}\n" + lines("| " + " | ".join(row) + " |" for row in blanks(puzzle.rows, blank))
    )


def prolog(puzzle):
    """The rows as lists of Prolog."""
    return ",\n    ".join(f"[{','.join(row)}]" for row in blanks(puzzle.rows, "_"))


NAMES = ("white_large_square", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

FURTHER = {
    "beside its solution": lambda p: beside(p.rows, p.solution, "   "),
    "beside its solution, a tab between": lambda p: beside(p.rows, p.solution, "\t"),
    "beside its solution, a bar between": lambda p: beside(p.rows, p.solution, " | "),
    "beside its solution, an arrow between": lambda p: beside(p.rows, p.solution, " -> "),
    "beside its solution, spaced": lambda p: beside(map(" ".join, p.rows), map(" ".join, p.solution), "    "),
    "behind its solution": lambda p: beside(p.solution, p.rows, "    "),
    "beside its solution, named": lambda p: "Puzzle       Solution\n" + beside(p.rows, p.solution, "    "),
    "two frames": lambda p: beside(framed(p.rows), framed(p.solution), "   "),
    "two frames, spaces for blanks": lambda p: beside(framed(p.rows, " "), framed(p.solution), "   "),
    "an object with both": lambda p: json.dumps({"puzzle": p.line, "solution": solved_line(p)}),
    "an object with both, the solution first": lambda p: json.dumps(
        {"solution": solved_line(p), "puzzle": p.line}
    ),
    "an object with lists": lambda p: json.dumps(named(p)),
    "an object with lists, in lines": lambda p: json.dumps(named(p), indent=2),
    "an object that tells more": lambda p: json.dumps(
        {"id": 17, "level": "hard", **named(p), "day": "2026-11-29"}
    ),
    "an object in an object": lambda p: json.dumps(
        {"newboard": {"grids": [{**named(p), "level": "easy"}], "results": 1, "message": "All Ok"}}
    ),
    "an object of quizzes": lambda p: json.dumps({"quizzes": [p.line], "solutions": [solved_line(p)]}),
    "an object with texts of rows": lambda p: json.dumps({"board": p.rows, "solution": p.solution}),
    "an object of a script": lambda p: f"{{puzzle: '{p.line}', solution: '{solved_line(p)}'}}",
    "an object with a level": lambda p: json.dumps({"difficulty": 5, "mission": p.line.replace(".", "0")}),
    "c with numbered comments": lambda p: in_c(p, behind=lambda number: f" // row {number + 1}"),
    "c with old comments": lambda p: in_c(p, behind=lambda number: f" /* row {number + 1} */"),
    "c with comments before rows": lambda p: in_c(p, before=lambda number: f"/* {number + 1} */"),
    "c with comments above bands": lambda p: in_c(
        p, before=lambda number: f"    // band {number // 3 + 1}\n" if number % 3 == 0 else ""
    ),
    "c below a comment": lambda p: f"/* My board\n * number 12 of 2026\n */\n{in_c(p)}",
    "java below a comment": lambda p: f"// Sudoku 5 from 2024\n{in_c(p)}",
    "texts of c with comments": lambda p: (
        "const char *grid[9] = {\n"
        + lines(f'    "{row}",   /* {number} */' for number, row in enumerate(p.rows, 1))
        + "\n};"
    ),
    "lua": lambda p: (
        "grid = {\n" + lines(f"  {{{','.join(map(str, row))}}}, -- row {row[0]}" for row in p.numbers) + "\n}"
    ),
    "rust": lambda p: (
        "let b = vec![\n" + lines(f"    vec![{', '.join(map(str, row))}]," for row in p.numbers) + "\n];"
    ),
    "r": lambda p: (
        "matrix(c(" + ",\n".join(",".join(map(str, row)) for row in p.numbers) + "), nrow=9, byrow=TRUE)"
    ),
    "r, printed": lambda p: (
        "      "
        + " ".join(f"[,{column}]" for column in range(1, 10))
        + "\n"
        + lines(
            f" [{number},]" + "".join(f"{value:5}" for value in row)
            for number, row in enumerate(p.numbers, 1)
        )
    ),
    "lisp": lambda p: "'((" + ")\n  (".join(" ".join(map(str, row)) for row in p.numbers) + "))",
    "a chat": spoken_by(lambda number: "Bob: "),
    "a chat with times": spoken_by(lambda number: f"10:3{number} Bob: "),
    "a chat with times in brackets": spoken_by(lambda number: f"[10:3{number}] Bob Ray: "),
    "a chat with seconds": spoken_by(lambda number: f"[10:32:0{number}] <bob> "),
    "a chat of a phone": spoken_by(lambda number: "29/11/2026, 10:32 - Bob Ray: "),
    "a chat of another phone": spoken_by(lambda number: f"[29.11.26, 10:32:0{number}] Bob: "),
    "a log": spoken_by(lambda number: "[INFO] "),
    "a prompt": spoken_by(lambda number: ">>> "),
    "a mail": lambda p: "On Monday Bob wrote:\n" + lines(f"> {row}" for row in p.rows) + "\n\nThat is hard!",
    "a list": spoken_by(lambda number: "* "),
    "a frame of number signs": bordered("#"),
    "a frame of stars alone": bordered("*"),
    "number signs at both ends": lambda p: lines(f"#{row}#" for row in p.rows),
    "a rounded frame": lambda p: (
        "╭───────────╮\n" + lines(f"│ {row} │" for row in p.rows) + "\n╰───────────╯"
    ),
    "fields of a form": lambda p: in_table(p, lambda symbol: f'<input maxlength="1" value="{symbol}">'),
    "markdown below letters": headed("| A | B | C | D | E | F | G | H | I |\n" + "|---" * 9 + "|"),
    "markdown below names": headed("| c1 | c2 | c3 | c4 | c5 | c6 | c7 | c8 | c9 |\n" + "|---" * 9 + "|"),
    "markdown below nothing": headed("|  |  |  |  |  |  |  |  |  |\n" + "|--" * 9 + "|"),
    "markdown below nothing, with words around": lambda p: (
        f"A hard one\n\n{headed('| ' * 9 + '|' + chr(10) + '|---' * 9 + '|')(p)}\n\nSolve it!"
    ),
    "percent-encoded rows": lambda p: "%0A".join(p.rows),
    "percent-encoded rows of another system": lambda p: "%0d%0a".join(blanks(p.rows, "0")),
    "percent-encoded cells": lambda p: "%0A".join(map("%20".join, p.rows)),
    "percent-encoded commas": lambda p: "%0A".join(map("%2C".join, blanks(p.rows, "0"))),
    "a field of a form that was sent": lambda p: f"text={'%0D%0A'.join(map('+'.join, p.rows))}",
    "rows of a mail, spaces at their ends": lambda p: lines(f"{row}=20" for row in p.rows),
    "a frame in a mail, spaces at its ends": lambda p: lines(f"{row}=20" for row in framed(p.rows, " ")),
    "rows of a mail with encoded ends": lambda p: "=0D=0A=\n".join(p.rows),
    "a fact of prolog": lambda p: f"problem(1, [{prolog(p)}]).",
    "a fact of prolog below another": lambda p: (
        f":- use_module(library(clpfd)).\n\npuzzle(easy,\n  [{prolog(p)}])."
    ),
    "a clause of prolog": lambda p: f"problem(1, P) :-\n    P = [{prolog(p)}].",
    "number signs for blanks": lambda p: lines(blanks(p.rows, "#")),
    "number signs for blanks, spaced": lambda p: lines(map(" ".join, blanks(p.rows, "#"))),
    "number signs for blanks, in a line": lambda p: p.line.replace(".", "#"),
    "number signs for blanks, in a frame": lambda p: lines(framed(p.rows, "#")),
    "a mail with a sentence, its lines cut": lambda p: quopri.encodestring(
        f"Hello Bob, here is the puzzle of the day: {p.line} - have fun with it!\n".encode()
    ).decode(),
    "a mail with a link, its lines cut": lambda p: quopri.encodestring(
        f"https://www.sudokuwiki.org/sudoku.htm?bd={p.line.replace('.', '0')}\n".encode()
    ).decode(),
    "names of signs in a chat": lambda p: lines(
        "".join(f":{NAMES['.123456789'.index(symbol)]}:" for symbol in row) for row in p.rows
    ),
    "keycaps below a bold title": lambda p: (
        "**Sudoku #12**\n"
        + lines(
            "".join("🟦" if symbol == "." else f"{symbol}\ufe0f\u20e3" for symbol in row) for row in p.rows
        )
    ),
    "a chat with a name before its first line": lambda p: f"[29/11/2026, 10:32:11] Bob: {lines(p.rows)}",
    "a chat of an operator": spoken_by(lambda number: "10:32 <@bob> "),
    "a spreadsheet's array": lambda p: (
        "={" + ";".join(",".join(str(value or '""') for value in row) for row in p.numbers) + "}"
    ),
    "numpy as it is written": lambda p: f"np.array({p.numbers}, dtype=np.int64)",
    "an argument of many": lambda p: f"Sudoku(board={listed(p, None)}, width=3, height=3)",
    "a list of texts with spaces": lambda p: str(blanks(p.rows, " ")),
    "empty brackets": lambda p: lines(" ".join(row) for row in p.rows).replace(".", "[]"),
    "lines of two for blanks": lambda p: lines("   ".join(row) for row in p.rows).replace(".", "__"),
    "slashes for blanks in one line": lambda p: p.line.replace(".", "/"),
    "colours of a terminal": lambda p: lines(
        "".join(f"\x1b[1;31m{symbol}\x1b[0m" if symbol != "." else "0" for symbol in row) for row in p.rows
    ),
    "dashes of Windows": lambda p: lines(blanks(p.rows, "–")).encode("cp1252"),
    "bullets of Windows": lambda p: lines(blanks(p.rows, "•")).encode("cp1252"),
    "dots in the middle, decoded wrongly": lambda p: lines(blanks(p.rows, "Â·")),
    "dots by their names": lambda p: p.line.replace(".", "&middot;"),
    "roman numbers": lambda p: lines(
        " ".join("·ⅠⅡⅢⅣⅤⅥⅦⅧⅨ"[".123456789".index(symbol)] for symbol in row) for row in p.rows
    ),
    "a date and an hour above": lambda p: f"29.11.2026 10:32\n{lines(p.rows)}",
    "numbers of columns above a frame": lambda p: "  1 2 3   4 5 6   7 8 9\n" + lines(framed(p.rows)),
    "its solution in the next line, named": lambda p: f"puzzle: {p.line}\nsolution: {solved_line(p)}",
    "a number and a level above": lambda p: f"Puzzle 1 - easy\n{p.line}\n\nThis one is nice.",
    "dots above": lambda p: f"Difficulty ..... hard\n{p.line}",
    "names of columns": lambda p: (
        "c1,c2,c3,c4,c5,c6,c7,c8,c9\n" + lines(",".join(row) for row in blanks(p.rows, "0"))
    ),
    "a post of a forum": lambda p: (
        f"Re: Patterns\nby blue » Sun Nov 29, 2026 10:32 am\n\n{p.line} ED=7.2/1.2"
    ),
    "a mail with its head": lambda p: (
        "From: bob@example.org\nDate: Mon, 23 Nov 2026 10:15:00 +0100\nSubject: Sudoku 17\n\n"
        f"{lines(p.rows)}\n"
    ),
    "a rating below": lambda p: f"{lines(p.rows)}\nSE 7.2",
    "c#": lambda p: (
        "int[,] grid = new int[9, 9]\n{\n"
        + lines(f"    {{ {', '.join(map(str, row))} }}," for row in p.numbers)
        + "\n};"
    ),
    "haskell": lambda p: (
        "grid :: [[Int]]\ngrid =\n  [ "
        + "\n  , ".join(f"[{','.join(map(str, row))}]" for row in p.numbers)
        + "\n  ]"
    ),
    "matlab, printed": lambda p: (
        "A =\n\n" + lines("".join(f"{value:6}" for value in row) for row in p.numbers)
    ),
    "wide digits and spaces": lambda p: lines(
        "".join("　" if symbol == "." else chr(0xFF10 + int(symbol)) for symbol in row) for row in p.rows
    ),
    "semicolons and fractions": lambda p: lines(
        ";".join(f"{symbol},0" if symbol != "." else "" for symbol in row) for row in p.rows
    ),
    "formulas of a spreadsheet": lambda p: lines(
        "\t".join(f'="{symbol}"' if symbol != "." else "" for symbol in row) for row in p.rows
    ),
    "a link in angle brackets": lambda p: f"<https://sudokuexchange.com/play/?s={p.line.replace('.', '0')}>",
    "a link of markdown": lambda p: (
        f"[Puzzle](https://www.sudokuwiki.org/sudoku.htm?bd={p.line.replace('.', '0')})"
    ),
    "UTF-16 without a mark": lambda p: lines(p.rows).encode("utf-16-le"),
    "the other UTF-16 with a mark": lambda p: codecs.BOM_UTF16_BE + p.line.encode("utf-16-be"),
    "UTF-16 of arabic digits": lambda p: p.line.translate(
        {ord("."): "٠"} | {48 + n: 0x660 + n for n in range(10)}
    ).encode("utf-16-be"),
}

REFUSED = {
    "a line lost": lambda p: (lines(p.rows[:4] + p.rows[5:]), None),
    "a line lost of a frame": lambda p: (lines(framed(p.rows)[:2] + framed(p.rows)[3:]), None),
    "a character lost": lambda p: (
        lines(row[: 9 - (number == 4)] for number, row in enumerate(p.rows)),
        (5, 9),
    ),
    "a character more": lambda p: (
        lines(row + "7" * (number == 4) for number, row in enumerate(p.rows)),
        (5, 10),
    ),
    "a column lost": lambda p: (lines(row[:8] for row in p.rows), None),
    "the end lost": lambda p: (p.line[:80], (1, 81)),
    "a dot too many": lambda p: (f"{p.line[:40]}.{p.line[40:80]}.", (1, 82)),
    "a digit lost before the dot of a sentence": lambda p: (
        f"The puzzle {p.line[:80].replace('.', '0')}.",
        None,
    ),
    "cut beside its solution": lambda p: (f"{p.line[:78]},{solved_line(p)}", None),
    "too long beside its solution": lambda p: (f"{p.line}.,{solved_line(p)}1", None),
    "cut, in an object": lambda p: (json.dumps({"puzzle": p.line[1:], "solution": solved_line(p)}), None),
    "cut, with a number": lambda p: (json.dumps({"level": 5, "puzzle": p.line[:80].replace(".", "0")}), None),
    "a chat that was cut": lambda p: (
        lines(f"[10:32:0{number}] <bob> {row}" for number, row in enumerate(p.rows[:5]))
        + "\n[10:32:05] <bob> ",
        None,
    ),
    "a tab lost": lambda p: (
        lines("\t".join(row.replace(".", " ")) + "\t" for row in p.rows).replace("\t", "", 1),
        None,
    ),
    "a line lost of number signs": lambda p: (lines(blanks(p.rows[:4] + p.rows[5:], "#")), None),
    "a digit twice among number signs": lambda p: (
        lines(map(" ".join, blanks([*p.rows[:8], f"{p.rows[8][:4]}77{p.rows[8][5:]}"], "#"))),
        None,
    ),
    "a row too short, percent-encoded": lambda p: ("%0A".join([*p.rows[:8], p.rows[8][:8]]), None),
    "a row too short in a mail": lambda p: (
        lines(f"{row}=20" for row in [*p.rows[:4], p.rows[4][:8], *p.rows[5:]]),
        (5, 9),
    ),
    "a cell lost in prolog": lambda p: (f"problem(1, [{prolog(p).replace(',_,', ',,', 1)}]).", None),
    "a cell lost in a mail, its lines cut": lambda p: (f"{p.line[:75]}=\n{p.line[75:80]}", (2, 6)),
    "a digit lost from its quotes": lambda p: (
        str([list(row) for row in changed(p, 0, 0, "")]).replace("'0'", "'.'"),
        None,
    ),
    "a letter": lambda p: (p.line[:40] + "q" + p.line[41:], (1, 41)),
    "a negative number": lambda p: (lines(map(" ".join, changed(p, 2, 2, "-5"))), (3, 5)),
    "a negative number in a list": lambda p: (
        f"[{', '.join(f'[{chr(44).join(row)}]' for row in changed(p, 2, 2, '-5'))}]",
        None,
    ),
    "a number too large": lambda p: (lines(map(" ".join, changed(p, 2, 2, "10"))), None),
    "a fraction": lambda p: (lines(map(" ".join, changed(p, 2, 2, "2.5"))), None),
    "rows of a table with a cell each": lambda p: ("<tr><td>1</td>\n" * 4, None),
    "four rows of a table": lambda p: ("\n".join(f"<tr>{'<td>1</td>' * 9}</tr>" for _ in range(4)), None),
    "a field lost": lambda p: (
        lines(",".join(row[: 9 - (number == 6)]) for number, row in enumerate(changed(p, 0, 0, "0"))),
        (7, 16),
    ),
    "words": lambda p: ("the of and a to in is you that", None),
    "an address": lambda p: ("192.168.0.1", None),
}
"""What is damaged, and the line and the character that are said, where they are certain."""

FILES = {
    "objects, one a line": lambda p: json.dumps({"puzzle": p.line, "solution": solved_line(p)}),
    "frames, one below the other": lambda p: lines(framed(p.rows)),
    "a chat": lambda p: lines(f"10:32 Bob: {row}" for row in p.rows),
    "frames of number signs": lambda p: bordered("#")(p) + "\n",
    "grids with names": lambda p: f"Grid 01\n{lines(blanks(p.rows, '0'))}",
}
