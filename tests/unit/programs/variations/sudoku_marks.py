def solve(board):
    rows = [[0] * 10 for _ in range(9)]
    cols = [[0] * 10 for _ in range(9)]
    boxes = [[0] * 10 for _ in range(9)]
    empty = []
    for r in range(9):
        for c in range(9):
            v = board[r][c]
            if v:
                rows[r][v] = cols[c][v] = boxes[r // 3 * 3 + c // 3][v] = 1
            else:
                empty.append((r, c))

    def go(k):
        if k == len(empty):
            return True
        r, c = empty[k]
        b = r // 3 * 3 + c // 3
        for v in range(1, 10):
            if rows[r][v] or cols[c][v] or boxes[b][v]:
                continue
            board[r][c] = v
            rows[r][v] = cols[c][v] = boxes[b][v] = 1
            if go(k + 1):
                return True
            board[r][c] = 0
            rows[r][v] = cols[c][v] = boxes[b][v] = 0
        return False

    return go(0)
