from dataclasses import dataclass, field


@dataclass
class Board:
    cells: list
    tries: int = field(default=0)

    def get(self, r, c):
        return self.cells[9 * r + c]

    def set(self, r, c, v):
        self.cells[9 * r + c] = v

    def candidates(self, r, c):
        used = {self.get(r, k) for k in range(9)} | {self.get(k, c) for k in range(9)}
        br, bc = r - r % 3, c - c % 3
        used |= {self.get(br + i, bc + j) for i in range(3) for j in range(3)}
        return [d for d in range(1, 10) if d not in used]


def solve(board: Board) -> bool:
    for i in range(81):
        r, c = divmod(i, 9)
        if board.get(r, c) == 0:
            for d in board.candidates(r, c):
                board.tries += 1
                board.set(r, c, d)
                if solve(board):
                    return True
            board.set(r, c, 0)
            return False
    return True


def solve_puzzle(cells):
    board = Board(cells)
    return board.cells if solve(board) else None
