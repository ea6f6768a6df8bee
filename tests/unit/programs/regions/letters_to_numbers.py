def solve(regions):
    size = len(regions)
    taken = [0] * size
    answer = []

    def go(row, columns):
        if row == size:
            return True
        for column in range(size):
            which = ord(regions[row][column]) - ord("A")
            if columns >> column & 1 or taken[which]:
                continue
            if row and abs(answer[row - 1] - column) < 2:
                continue
            taken[which] = 1
            answer.append(column)
            if go(row + 1, columns | 1 << column):
                return True
            answer.pop()
            taken[which] = 0
        return False

    go(0, 0)
    return answer
