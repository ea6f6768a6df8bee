from typing import List


class Solution:
    def solveSudoku(self, board: List[List[str]]) -> None:
        def fits(r, c, digit):
            for i in range(9):
                other = board[r - r % 3 + i // 3][c - c % 3 + i % 3]
                if digit in (board[r][i], board[i][c], other):
                    return False
            return True

        def fill():
            for r, row in enumerate(board):
                for c, cell in enumerate(row):
                    if cell != ".":
                        continue
                    for digit in "123456789":
                        if fits(r, c, digit):
                            board[r][c] = digit
                            if fill():
                                return True
                            board[r][c] = "."
                    return False
            return True

        fill()
