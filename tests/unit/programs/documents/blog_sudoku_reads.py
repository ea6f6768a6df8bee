# Blog, Sudoku: a class around the grid, which it reads: 81 numbers, a row a line.

N = 9


class Soduku:
    def __init__(self):
        print("Enter the grid row by row, 0 for an empty cell")
        self.arr = []
        for i in range(N):
            self.arr.append([int(x) for x in input().split()])

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
