"""What parameters are named, as far as their names tell anything; what is done with them goes before that."""

SIZES = frozenset(
    "n size length num total count_of_queens num_queens n_queens board_size "
    "lado side seite groesse taille cote tamano".split()
)
ROWS = frozenset("rows height m num_rows row_count nrows h".split())
COLS = frozenset("cols columns_count width num_cols col_count ncols w".split())
ROW = frozenset("row r i x start_row row_index current_row curr_x cur_x zeile fila ligne".split())
COLUMN = frozenset("col column c j y start_col col_index curr_y cur_y spalte columna colonne".split())
START = frozenset("start position pos square here current at cell node".split())
MOVE = frozenset("move step count number move_number movei move_count k depth turn num pos index".split())
BOARDS = frozenset("board grid puzzle sudoku mat matrix chessboard brett tablero plateau".split())
REGIONS = frozenset(
    "regions region region_map region_grid region_of region_board colors colours color colour color_map "
    "color_grid colour_grid colored_board colour_map zones areas farben couleurs colores".split()
)
LINES = frozenset("queens columns positions".split())
BY_NAME = {"sudoku": "grid", "queens": "board", "knight": "board"}
KNOWN = SIZES | ROWS | COLS | ROW | COLUMN | START | MOVE | BOARDS | LINES | REGIONS
OTHERWISE = {
    "sudoku": ("grid", "puzzle", "cells", 'puzzle.replace(".", "0")', "(3, 3)"),
    "queens": ("n", "columns", "board", "[0] * (n + 1)", "[]", "0"),
    "knight": ("board", "n", "path", "start", "0"),
}
OF_REGIONS = (
    *("letters", "[list(line) for line in letters]", '"\\n".join(letters)'),
    "[[(r, c) for r in range(n) for c in range(n) if regions[r][c] == k] for k in range(n)]",
    "{k: [(r, c) for r in range(n) for c in range(n) if regions[r][c] == k] for k in range(n)}",
)
"""How else the regions of a board of queens may be told."""
TEXTS = frozenset("text string puzzle line".split())
OUT = frozenset(
    "solutions results result res found answers output out sols all_solutions ans "
    "tours boards ways collected".split()
)
DOWN = frozenset("dx dr xmove movex rowmoves moverow rowoffsets xmoves".split())
ACROSS = frozenset("dy dc ymove movey colmoves movecol coloffsets ymoves".split())
PAIRS = frozenset("moves dirs directions offsets jumps deltas".split())
SEVERAL = frozenset("solutions results answers boards tours sols all_solutions placements".split())
