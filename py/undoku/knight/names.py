"""How the names of squares are made, for squares that are known to be on the board."""


def name_of(square: tuple[int, int], rows: int) -> str:
    """Return the name of a (row, column) square on a board of `rows` rows.

    >>> name_of((7, 0), 8), name_of((0, 27), 8)
    ('a1', 'ab8')
    """
    row, column = square
    letters, left = "", column + 1
    while left:
        left, letter = divmod(left - 1, 26)
        letters = chr(ord("a") + letter) + letters
    return f"{letters}{rows - row}"
