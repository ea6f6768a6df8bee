"""The names that chess players give to squares: a1 at the bottom left, columns a to z, then aa, ab and on."""

from undoku.knight.errors import BoardError
from undoku.knight.moves import Square, check_board, check_square
from undoku.knight.names import name_of


def square_name(square: Square, rows: int) -> str:
    """Return the name of a (row, column) square on a board of `rows` rows.

    Raises `BoardError` if the row is not on the board or the column is below 0.

    >>> square_name((7, 0), 8), square_name((0, 27), 8)
    ('a1', 'ab8')
    """
    check_board(rows, 1)
    column = square[1] if isinstance(square, tuple | list) and len(square) == 2 else 0
    checked = check_square("square", square, rows, column + 1 if isinstance(column, int) else 1)
    return name_of(checked, rows)


def parse_square(text: str, rows: int, cols: int) -> Square:
    """Return the (row, column) square that `text` names on a board; capitals and spaces around do not matter.

    Raises `BoardError` if the text is no name or its square is not on the board.

    >>> parse_square("a1", 8, 8), parse_square("AB8", 8, 30)
    ((7, 0), (0, 27))
    """
    check_board(rows, cols)
    name = text.strip().lower() if isinstance(text, str) else ""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    # No board is wide or high enough for longer names; the limit also keeps huge numbers out.
    if letters.isascii() and letters.isalpha() and digits and len(name) <= 20:
        column = 0
        for letter in letters:
            column = column * 26 + ord(letter) - ord("a") + 1
        rank = int(digits)
        if 1 <= rank <= rows and column <= cols:
            return rows - rank, column - 1
    given = repr(text) if isinstance(text, str) and len(text) <= 20 else None
    raise BoardError("no-name", last=square_name((0, cols - 1), rows), rows=rows, cols=cols, given=given)
