def queens(n, visit):
    placement = []

    def ok(col):
        row = len(placement)
        for r, c in enumerate(placement):
            if c == col or row - r == abs(col - c):
                return False
        return True

    def go():
        if len(placement) == n:
            visit(list(placement))
            return
        for col in range(n):
            if ok(col):
                placement.append(col)
                go()
                placement.pop()

    go()
