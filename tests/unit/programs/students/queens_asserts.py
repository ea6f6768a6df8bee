def conflict(state, nxt):
    """Does a queen in the next row at column nxt conflict?"""
    return any(abs(state[i] - nxt) in (0, len(state) - i) for i in range(len(state)))


def place_queens(num=8, state=()):
    """First placement as a tuple of columns, counted from 1."""
    if len(state) == num:
        return state
    for pos in range(1, num + 1):
        if not conflict(state, pos):
            result = place_queens(num, state + (pos,))
            if result:
                return result
    return ()


assert place_queens(1) == (1,)
assert place_queens(2) == ()
assert place_queens(3) == ()
assert place_queens(4) == (2, 4, 1, 3)
assert len(place_queens(8)) == 8
