def is_valid(board, row, col, num):
    for j in range(9):
        if board[row][j] == num:
            return False
    for i in range(9):
        if board[i][col] == num:
            return False
    boxRow = row - row % 3
    boxCol = col - col % 3
    for i in range(boxRow, boxRow + 3):
        for j in range(boxCol, boxCol + 3):
            if board[i][j] == num:
                return False
    return True

def solve(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                for num in range(1, 10):
                    if is_valid(board, r, c, num) == True:
                        board[r][c] = num
                        if solve(board):
                            return True
                        board[r][c] = 0
                return False
    return True


if __name__ == "__main__":
    grid = [[0] * 9 for _ in range(9)]
    solve(grid)
    print(grid)
