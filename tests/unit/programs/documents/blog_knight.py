# Blog, knight's tour: a class with eight ifs, here for 5 by 5. The number is written before each call.

R = 5
C = 5


class KnightTour:
    def __init__(self):
        self.count = 0
        self.arr = [[0 for m in range(C)] for n in range(R)]

    def Knight(self, i, j):
        arr = self.arr
        self.count += 1
        if self.count == R * C:
            arr[i][j] = self.count
            return True
        if i + 2 < R and j + 1 < C and not arr[i + 2][j + 1]:
            arr[i][j] = self.count
            if self.Knight(i + 2, j + 1):
                return True
        if i + 1 < R and j + 2 < C and not arr[i + 1][j + 2]:
            arr[i][j] = self.count
            if self.Knight(i + 1, j + 2):
                return True
        if i - 1 >= 0 and j + 2 < C and not arr[i - 1][j + 2]:
            arr[i][j] = self.count
            if self.Knight(i - 1, j + 2):
                return True
        if i - 2 >= 0 and j + 1 < C and not arr[i - 2][j + 1]:
            arr[i][j] = self.count
            if self.Knight(i - 2, j + 1):
                return True
        if i - 2 >= 0 and j - 1 >= 0 and not arr[i - 2][j - 1]:
            arr[i][j] = self.count
            if self.Knight(i - 2, j - 1):
                return True
        if i - 1 >= 0 and j - 2 >= 0 and not arr[i - 1][j - 2]:
            arr[i][j] = self.count
            if self.Knight(i - 1, j - 2):
                return True
        if i + 1 < R and j - 2 >= 0 and not arr[i + 1][j - 2]:
            arr[i][j] = self.count
            if self.Knight(i + 1, j - 2):
                return True
        if i + 2 < R and j - 1 >= 0 and not arr[i + 2][j - 1]:
            arr[i][j] = self.count
            if self.Knight(i + 2, j - 1):
                return True
        self.count -= 1
        arr[i][j] = 0
        return False

    def put(self):
        print("Resultant Matrix")
        for i in range(R):
            for j in range(C):
                print("%3d" % self.arr[i][j], end="")
            print()
