from typing import List, Optional


class Solution:
    def solveQueens(self, board: List[List[str]]) -> Optional[List[int]]:
        n = len(board)
        cols = set()
        colors = set()
        result = []

        def backtrack(r):
            if r == n:
                return True
            for c in range(n):
                color = board[r][c]
                if c in cols or color in colors:
                    continue
                if result and abs(result[-1] - c) == 1:
                    continue
                cols.add(c)
                colors.add(color)
                result.append(c)
                if backtrack(r + 1):
                    return True
                result.pop()
                colors.remove(color)
                cols.remove(c)
            return False

        if backtrack(0):
            return result
        return None
