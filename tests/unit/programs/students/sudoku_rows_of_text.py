def solve(board):
    """board: list of 9 strings with '.' for blanks; returns the solved rows"""
    for r in range(9):
        c = board[r].find(".")
        if c >= 0:
            break
    else:
        return board
    used = set(board[r]) | {row[c] for row in board}
    for i in range(r // 3 * 3, r // 3 * 3 + 3):
        used |= set(board[i][c // 3 * 3:c // 3 * 3 + 3])
    for d in "123456789":
        if d not in used:
            answer = solve(board[:r] + [board[r][:c] + d + board[r][c + 1:]] + board[r + 1:])
            if answer:
                return answer
    return []
