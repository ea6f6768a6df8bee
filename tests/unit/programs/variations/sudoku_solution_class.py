from typing import List


class Solution:
    def solveSudoku(self, board: List[List[int]]) -> None:
        """
        Do not return anything, modify board in-place instead.
        """
        self.rows = [set() for _ in range(9)]
        self.cols = [set() for _ in range(9)]
        self.boxes = [set() for _ in range(9)]
        self.empty = []
        for r in range(9):
            for c in range(9):
                v = board[r][c]
                if v != 0:
                    self.rows[r].add(v)
                    self.cols[c].add(v)
                    self.boxes[(r // 3) * 3 + c // 3].add(v)
                else:
                    self.empty.append((r, c))
        self.backtrack(board, 0)

    def backtrack(self, board, k):
        if k == len(self.empty):
            return True
        r, c = self.empty[k]
        b = (r // 3) * 3 + c // 3
        for v in range(1, 10):
            if v in self.rows[r] or v in self.cols[c] or v in self.boxes[b]:
                continue
            board[r][c] = v
            self.rows[r].add(v)
            self.cols[c].add(v)
            self.boxes[b].add(v)
            if self.backtrack(board, k + 1):
                return True
            board[r][c] = 0
            self.rows[r].remove(v)
            self.cols[c].remove(v)
            self.boxes[b].remove(v)
        return False
