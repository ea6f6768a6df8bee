class NQ:
    def __init__(self, n):
        self.n = n
        self.cols = []

    def ok(self, c):
        r = len(self.cols)
        return all(q != c and abs(q - c) != r - i for i, q in enumerate(self.cols))

    def search(self):
        if len(self.cols) == self.n:
            yield self.cols
            return
        for c in range(self.n):
            if self.ok(c):
                self.cols.append(c)
                yield from self.search()
                self.cols.pop()

    def all(self):
        return [s for s in self.search()]
