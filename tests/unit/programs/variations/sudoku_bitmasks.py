def solve(board):
    rows, cols, boxes = [0] * 9, [0] * 9, [0] * 9
    todo = []
    for r in range(9):
        for c in range(9):
            d = board[r][c]
            if d:
                bit = 1 << d
                rows[r] |= bit
                cols[c] |= bit
                boxes[r // 3 * 3 + c // 3] |= bit
            else:
                todo.append((r, c, r // 3 * 3 + c // 3))
    return fill(board, todo, 0, rows, cols, boxes)


def fill(board, todo, at, rows, cols, boxes):
    if at >= len(todo):
        return True
    r, c, b = todo[at]
    used = rows[r] | cols[c] | boxes[b]
    for d in range(1, 10):
        bit = 1 << d
        if used & bit:
            continue
        board[r][c] = d
        rows[r] ^= bit
        cols[c] ^= bit
        boxes[b] ^= bit
        if fill(board, todo, at + 1, rows, cols, boxes):
            return True
        rows[r] ^= bit
        cols[c] ^= bit
        boxes[b] ^= bit
        board[r][c] = 0
    return False
