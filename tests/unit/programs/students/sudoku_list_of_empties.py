import sys

sys.setrecursionlimit(10_000)


def solve(board):
    todo = [(r, c) for r in range(9) for c in range(9) if board[r][c] == 0]
    rows = [set(row) for row in board]
    cols = [set(col) for col in zip(*board)]
    boxes = [set() for _ in range(9)]
    for r in range(9):
        for c in range(9):
            boxes[r // 3 * 3 + c // 3].add(board[r][c])

    def fill(k):
        if k == len(todo):
            return True
        r, c = todo[k]
        b = r // 3 * 3 + c // 3
        for d in range(1, 10):
            if d not in rows[r] and d not in cols[c] and d not in boxes[b]:
                board[r][c] = d
                rows[r].add(d)
                cols[c].add(d)
                boxes[b].add(d)
                if fill(k + 1):
                    return True
                rows[r].discard(d)
                cols[c].discard(d)
                boxes[b].discard(d)
        board[r][c] = 0
        return False

    fill(0)
    return board
