"""All patterns of a technique by its definition, in the plainest way: every choice is tried.

A pattern is a set of cells and what goes by it: pairs of digit and cell. Nothing of what finds steps is used.
"""

from functools import partial
from itertools import combinations, permutations

from ..techniques.against_slow import BOXES, COLUMNS, ROWS, SEEN, UNITS, candidates, see_all
from .chains_by_definition import x_chains, xy_chains
from .left import DIGITS, places, removed


def patterns(at, technique):
    """Give the patterns of a technique from which something goes: the cells of each, and what goes."""
    left = candidates(at)
    found = KNOWN[technique](left)
    return [(frozenset(cells), frozenset(gone)) for cells, gone in found if gone]


def naked(left, size, locked):
    """n cells of a unit with n digits between them; a locked one clears a box and a line."""
    for unit in UNITS:
        for cells in combinations([cell for cell in unit if left[cell]], size):
            digits = set().union(*(left[cell] for cell in cells))
            if len(digits) == size:
                gone = {(digit, cell) for cell in see_all(cells) for digit in digits & left[cell]}
                where = {cell for _, cell in gone}
                around = [set(unit) for unit in UNITS if set(cells) <= set(unit)]
                both = len(around) == 2 and where & around[0] - around[1] and where & around[1] - around[0]
                if bool(both) == locked:
                    yield cells, gone


def hidden(left, size):
    """n digits of a unit with n cells between them."""
    for unit in UNITS:
        for digits in combinations(DIGITS, size):
            of_each = [places(left, digit, unit) for digit in digits]
            cells = set().union(*of_each)
            if len(cells) == size and all(of_each):
                yield cells, {(digit, cell) for cell in cells for digit in left[cell] - set(digits)}


def locked(left, units, others):
    """All places of a digit in a unit lie in another one as well."""
    for unit in units:
        for other in others:
            for digit in DIGITS:
                cells = set(places(left, digit, unit))
                if len(cells) > 1 and cells <= set(other):
                    yield cells, removed(left, digit, set(other) - set(unit))


def fish(left, size, shape):
    """n lines whose places lie in n lines across, but for fins that what goes sees."""
    for digit in DIGITS:
        for bases, across in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
            for base in combinations([line for line in bases if places(left, digit, line)], size):
                held = {cell for line in base for cell in places(left, digit, line)}
                for covers in combinations([line for line in across if held & set(line)], size):
                    covered = set().union(*covers)
                    fins = held - covered
                    victims = [cell for cell in places(left, digit, covered) if cell not in held]
                    gone = {(digit, cell) for cell in victims if fins <= set(SEEN[cell])}
                    thin = any(len(set(line) & held - fins) < 2 for line in base)
                    if shape == ("sashimi" if fins and thin else "finned" if fins else "plain"):
                        yield held, gone


def strong(left, digit, units):
    """List the pairs that are the only places of a digit in a unit, both ways round, with the unit."""
    pairs = [(places(left, digit, unit), unit) for unit in units]
    return [(*pair, unit) for both, unit in pairs if len(both) == 2 for pair in (both, both[::-1])]


def two_links(left, firsts, seconds, between, corner=False):
    """Two strong links of a digit whose near ends lie in one unit; what goes sees both far ends."""
    for digit in DIGITS:
        for far, near, _ in strong(left, digit, firsts):
            for near_2, far_2, _ in strong(left, digit, seconds):
                cells = {far, near, near_2, far_2}
                if len(cells) == 4 and any({near, near_2} <= set(unit) for unit in between):
                    gone = removed(left, digit, see_all((far, far_2)) - cells)
                    if corner:  # of a kite what goes is where the lines across its far ends meet
                        gone &= {(digit, far_2 - far_2 % 9 + far % 9)}
                    yield cells, gone


def skyscrapers(left):
    """Two rows, and near ends in one column but not the far ones; or two columns."""
    for lines, across in ((ROWS, COLUMNS), (COLUMNS, ROWS)):
        for cells, gone in two_links(left, lines, lines, across):
            if sum(len(cells & set(line)) == 2 for line in across) == 1:
                yield cells, gone


def empty_rectangles(left):
    """A box whose places lie on a row and a column, and a strong link from one of these to the other."""
    for digit in DIGITS:
        for box in BOXES:
            inside = set(places(left, digit, box))
            for row in ROWS:
                for column in COLUMNS:
                    if not 2 <= len(inside) <= 5 or not set(row) & set(column) & set(box):
                        continue
                    if not inside <= {*row, *column} or inside <= set(row) or inside <= set(column):
                        continue
                    for lines, begun, ended in ((COLUMNS, row, column), (ROWS, column, row)):
                        for near, far, _ in strong(left, digit, lines):
                            if near in begun and not {near, far} & inside:
                                seen = set(ended) & set(SEEN[far]) - set(box)
                                if far not in begun:
                                    straight = {c for c in seen if c // 9 == far // 9 or c % 9 == far % 9}
                                    yield inside | {near, far}, removed(left, digit, straight)


def xy_wings(left):
    """A pivot with x and y sees cells with x and z, and with y and z."""
    for pivot in range(81):
        for one, other in combinations(SEEN[pivot], 2):
            if [len(left[cell]) for cell in (pivot, one, other)] == [2, 2, 2]:
                common = left[one] & left[other]
                if len(common) == 1 and not common & left[pivot] and left[pivot] < left[one] | left[other]:
                    yield (pivot, one, other), removed(left, *common, see_all((one, other)))


def xyz_wings(left):
    """A pivot with x, y and z sees cells with x and z, and with y and z."""
    for pivot in range(81):
        for one, other in combinations(SEEN[pivot], 2):
            if [len(left[cell]) for cell in (pivot, one, other)] == [3, 2, 2]:
                common = left[one] & left[other]
                if len(common) == 1 and left[one] | left[other] == left[pivot]:
                    yield (pivot, one, other), removed(left, *common, see_all((pivot, one, other)))


def w_wings(left):
    """Two cells with the same two digits, and a strong link of one of them, of which each sees an end."""
    for one, other in permutations([cell for cell in range(81) if len(left[cell]) == 2], 2):
        if left[one] == left[other]:
            for digit in left[one]:
                for near, near_2, _ in strong(left, digit, UNITS):
                    if {near, near_2} & {one, other} or near not in SEEN[one] or near_2 not in SEEN[other]:
                        continue
                    gone = removed(left, *(left[one] - {digit}), see_all((one, other)))
                    yield (one, other, near, near_2), gone


def rectangles(left):
    """Four cells on two rows, two columns, in two boxes."""
    for rows in combinations(range(9), 2):
        for columns in combinations(range(9), 2):
            cells = [9 * row + column for row in rows for column in columns]
            if sum(bool({*box} & {*cells}) for box in BOXES) == 2 and all(left[cell] for cell in cells):
                yield cells


def first_test(left):
    """Three corners have the two digits alone: what the fourth still has of them goes."""
    for cells in rectangles(left):
        for corner in cells:
            others = [left[cell] for cell in cells if cell != corner]
            pair = others[0]
            if all(other == pair for other in others) and len(pair) == 2 and left[corner] - pair:
                yield cells, {(digit, corner) for digit in pair & left[corner]}


def exchangeable(left):
    """Rectangles with a corner of two digits alone, that each side can hold, and who has more."""
    for cells in rectangles(left):
        for pair in {frozenset(left[cell]) for cell in cells if len(left[cell]) == 2}:
            sides = [side for side in combinations(cells, 2) if sides_share(side)]
            held = all(any(digit in left[cell] for cell in side) for side in sides for digit in pair)
            if held and all(pair & left[cell] for cell in cells):
                yield cells, pair, [cell for cell in cells if left[cell] - pair]


def sides_share(side):
    """Whether two corners are on one line."""
    (row, column), (row_2, column_2) = (divmod(cell, 9) for cell in side)
    return row == row_2 or column == column_2


def one_more_digit(left, beside):
    """All that have more have one and the same digit more: it is in one of them (two on a side, or not)."""
    for cells, pair, more in exchangeable(left):
        extra = set().union(*(left[cell] for cell in more)) - pair if more else set()
        on_a_side = len(more) == 2 and sides_share(more)
        if len(extra) == 1 and (on_a_side if beside else len(more) in (2, 3) and not on_a_side):
            yield cells, removed(left, *extra, see_all(more))


def bound_to_a_side(left):
    """Two on a side have more, and one digit is bound to them there: the other one goes from both."""
    for cells, pair, more in exchangeable(left):
        if len(more) == 2 and sides_share(more):
            shared = [unit for unit in UNITS if {*more} <= {*unit}]
            for digit in pair:
                if all({*places(left, digit, unit)} == {*more} for unit in shared):
                    yield cells, removed(left, *(pair - {digit}), more)


def clusters(left, digit, within=range(81)):
    """Give the cells of a digit that hang together by strong links between some cells, in two colours."""
    links = {
        (one, other) for one, other, _ in strong(left, digit, UNITS) if one in within and other in within
    }
    seen = set()
    for start in {one for one, _ in links}:
        if start in seen:
            continue
        colours = {start: 0}
        waiting = [start]
        for cell in waiting:
            for one, other in links:
                if one == cell and other not in colours:
                    colours[other] = 1 - colours[cell]
                    waiting.append(other)
        seen |= set(colours)
        yield [{cell for cell in colours if colours[cell] == colour} for colour in (0, 1)]


def traps(left, within=range(81)):
    """What sees both colours goes."""
    for digit in DIGITS:
        for one, other in clusters(left, digit, within):
            outside = [cell for cell in places(left, digit) if cell not in one | other]
            seeing = [cell for cell in outside if one & set(SEEN[cell]) and other & set(SEEN[cell])]
            yield one | other, removed(left, digit, seeing)


def wraps(left, within=range(81)):
    """A colour that sees itself is the false one."""
    for digit in DIGITS:
        for colours in clusters(left, digit, within):
            for colour in colours:
                if any(colour & set(SEEN[cell]) for cell in colour):
                    yield colours[0] | colours[1], removed(left, digit, colour)


COLOURS = {"simple-colors-trap": traps, "simple-colors-wrap": wraps}


def is_enough(left, technique, cells):
    """Whether a part of a cluster, which hangs together, shows something already."""
    found = COLOURS[technique](left, cells) if technique in COLOURS else ()
    return any(whole == cells and gone for whole, gone in found)


KNOWN = {
    "locked-pair": partial(naked, size=2, locked=True),
    "locked-triple": partial(naked, size=3, locked=True),
    "locked-candidates-pointing": partial(locked, units=BOXES, others=[*ROWS, *COLUMNS]),
    "locked-candidates-claiming": partial(locked, units=[*ROWS, *COLUMNS], others=BOXES),
    **{
        f"{kind}-{name}": partial(what, size=size)
        for kind, what in (("naked", partial(naked, locked=False)), ("hidden", hidden))
        for size, name in ((2, "pair"), (3, "triple"), (4, "quadruple"))
    },
    **{
        f"{before}{name}": partial(fish, size=size, shape=shape)
        for before, shape in (("", "plain"), ("finned-", "finned"), ("sashimi-", "sashimi"))
        for size, name in ((2, "x-wing"), (3, "swordfish"), (4, "jellyfish"))
    },
    "skyscraper": skyscrapers,
    "two-string-kite": partial(two_links, firsts=ROWS, seconds=COLUMNS, between=BOXES, corner=True),
    "turbot-fish": partial(two_links, firsts=UNITS, seconds=UNITS, between=UNITS),
    "empty-rectangle": empty_rectangles,
    "xy-wing": xy_wings,
    "xyz-wing": xyz_wings,
    "w-wing": w_wings,
    "uniqueness-1": first_test,
    "uniqueness-2": partial(one_more_digit, beside=True),
    "uniqueness-4": bound_to_a_side,
    "uniqueness-5": partial(one_more_digit, beside=False),
    **COLOURS,
    "x-chain": x_chains,
    "xy-chain": xy_chains,
}
