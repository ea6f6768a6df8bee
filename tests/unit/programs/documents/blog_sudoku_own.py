# Blog, Sudoku: a class around the grid, which is its own: the blog's input.

N = 9


class Soduku:
    def __init__(self):
        self.arr = [
            [3, 0, 6, 5, 0, 8, 4, 0, 0],
            [5, 2, 0, 0, 0, 0, 0, 0, 0],
            [0, 8, 7, 0, 0, 0, 0, 3, 1],
            [0, 0, 3, 0, 1, 0, 0, 8, 0],
            [9, 0, 0, 8, 6, 3, 0, 0, 5],
            [0, 5, 0, 0, 9, 0, 6, 0, 0],
            [1, 3, 0, 0, 0, 0, 2, 5, 0],
            [0, 0, 0, 0, 0, 0, 0, 7, 4],
            [0, 0, 5, 2, 0, 6, 3, 0, 0],
        ]

    def putSoduku(self):
        for i in range(N):
            for j in range(N):
                print(self.arr[i][j], end=" ")
            print()

    def sMatrixChecker(self, value, row, column):
        for i in range(row // 3 * 3, row // 3 * 3 + 3):
            for j in range(column // 3 * 3, column // 3 * 3 + 3):
                if self.arr[i][j] == value:
                    return False
        return True

    def rowChecker(self, value, row, column):
        for i in range(9):
            if self.arr[row][i] == value:
                return False
        return True

    def columnChecker(self, value, row, column):
        for i in range(9):
            if self.arr[i][column] == value:
                return False
        return True

    def Solver(self, n, m):
        if n == N:
            return True
        for i in range(n, N):
            for j in range(m, N):
                value = 1
                if not self.arr[i][j]:
                    while value < 10:
                        if (
                            self.sMatrixChecker(value, i, j)
                            and self.rowChecker(value, i, j)
                            and self.columnChecker(value, i, j)
                        ):
                            self.arr[i][j] = value
                            t = i
                            p = j
                            if (j + 1) % N == 0:
                                t += 1
                                p = (j + 1) % N
                            if self.Solver(t, p):
                                return True
                        else:
                            self.arr[i][j] = 0
                            value += 1
                    return False
            m = 0


def main():
    s = Soduku()
    s.putSoduku()
    print()
    print()
    s.Solver(0, 0)
    print("Solved Soduku")
    s.putSoduku()
    return 0


if __name__ == "__main__":
    main()
