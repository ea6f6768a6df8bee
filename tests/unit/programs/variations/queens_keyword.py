def solve(board, *, n):
    def place(r):
        if r == n:
            return True
        for c in range(n):
            if all(board[i] != c and abs(board[i] - c) != r - i for i in range(r)):
                board[r] = c
                if place(r + 1):
                    return True
                board[r] = -1
        return False
    return place(0)
