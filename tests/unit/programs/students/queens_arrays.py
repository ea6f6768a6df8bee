import time
from array import array
from functools import wraps


def timed(fn):
    @wraps(fn)
    def inner(*args, **kwargs):
        t0 = time.perf_counter()
        try:
            return fn(*args, **kwargs)
        finally:
            print(f"{fn.__name__} took {time.perf_counter() - t0:.3f} s")
    return inner


def extend(queens, n, out):
    if len(queens) == n:
        out.append(queens[:])
        return
    r = len(queens)
    for c in range(n):
        if any(c == q or abs(c - q) == r - i for i, q in enumerate(queens)):
            continue
        queens.append(c)
        extend(queens, n, out)
        queens.pop()


@timed
def run(n):
    out = []
    extend(array("b"), n, out)
    return out
