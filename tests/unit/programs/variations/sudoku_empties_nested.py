def solve(board):
    empties = [(r, c) for r in range(9) for c in range(9) if not board[r][c]]

    def possible(r, c):
        used = set(board[r]) | {board[i][c] for i in range(9)}
        br, bc = r // 3 * 3, c // 3 * 3
        used |= {board[i][j] for i in range(br, br + 3) for j in range(bc, bc + 3)}
        return [d for d in range(1, 10) if d not in used]

    def go(k):
        if k == len(empties):
            return True
        r, c = empties[k]
        for d in possible(r, c):
            board[r][c] = d
            if go(k + 1):
                return True
            board[r][c] = 0
        return False

    return go(0)
