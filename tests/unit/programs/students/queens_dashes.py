N = 6


def show(board):
    for row in board:
        print("".join("Q" if cell else "." for cell in row))
    print("-" * N)


def safe(board, row, col):
    for i in range(row):
        if board[i][col]:
            return False
        k = row - i
        if col - k >= 0 and board[i][col - k]:
            return False
        if col + k < N and board[i][col + k]:
            return False
    return True


def solve(board, row):
    if row == N:
        show(board)
        return 1
    total = 0
    for col in range(N):
        if safe(board, row, col):
            board[row][col] = True
            total += solve(board, row + 1)
            board[row][col] = False
    return total


if __name__ == "__main__":
    total = solve([[False] * N for _ in range(N)], 0)
    print(total, "solutions")
