def solve(board, row=0, queens=()):
    n = len(board)
    if row == n:
        return list(queens)
    for col in range(n):
        if col in queens:
            continue
        if queens and abs(queens[-1] - col) == 1:
            continue
        result = solve(board, row + 1, queens + (col,))
        if result:
            return result
    return None
