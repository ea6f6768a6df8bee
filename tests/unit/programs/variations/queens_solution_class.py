from typing import List

class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        board = [["."] * n for _ in range(n)]
        answer = []

        def isSafe(r, c):
            for i in range(r):
                if board[i][c] == "Q":
                    return False
                if c - (r - i) >= 0 and board[i][c - (r - i)] == "Q":
                    return False
                if c + (r - i) < n and board[i][c + (r - i)] == "Q":
                    return False
            return True

        def dfs(r):
            if r == n:
                answer.append(["".join(row) for row in board])
                return
            for c in range(n):
                if isSafe(r, c):
                    board[r][c] = "Q"
                    dfs(r + 1)
                    board[r][c] = "."

        dfs(0)
        return answer
