def solve(grid):
    return fill("".join(str(digit) for row in grid for digit in row))


def fill(text):
    if "0" not in text:
        return text
    here = text.index("0")
    seen = {text[there] for there in range(81) if sees(here, there)}
    for digit in "123456789":
        if digit not in seen:
            found = fill(text[:here] + digit + text[here + 1 :])
            if found:
                return found
    return ""


def sees(one, other):
    (r, c), (s, d) = divmod(one, 9), divmod(other, 9)
    return r == s or c == d or (r // 3, c // 3) == (s // 3, d // 3)
