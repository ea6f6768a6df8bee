r"""Many grids at once, a bit each: what singles and locked candidates tell of them.

An operation of the interpreter takes some 25 ns, however little it does. So here it works on nine boxes of a
thousand grids. There are 81 integers, one for each digit and each *place* in a box: where a box of a grid has
that digit as a candidate at that place. It has nine *fields*, one a box, and a field has a bit for each
grid, its *lane*:

    a b c   the places of a box,        bit  9n      8n      7n              n       0
    d e f   its runs in rows                 | box 0 | box 1 | box 2 | ...   | box 8 |
    g h i   r = abc, s = def, t = ghi       /         \
            and its runs in columns         | n lanes, the first grid's is the highest |
            u = adg, v = beh, w = cfi

What happens within a cell or a box is then done with whole integers. For the candidates x, y and z of a
digit at three places, or of three digits at a place:

    x | y | z                  where at least one is
    x & y | (x | y) & z        where at least two are

What happens in a row is between the runs of three boxes. Those of the two boxes beside a box are brought to
it by shifts of one and two fields, and for a column those of the two above and below it by three and six.
A shift takes four times as long as other operations, so only runs are shifted.

A sweep goes over everything once: naked singles, which leave the rest of the box; then, digit by digit,
locked candidates, which leave the rest of the row or column (a single's too: in its box it is alone, hence
locked), and hidden singles, which take their cell from the digits that follow. `SudokuSearch` goes by the
same rules until its first guess, and what follows from them is the same in any order. So it finds the same
with the same number of nodes when it begins with the digits that were found here.
"""

from __future__ import annotations

from undoku.sudoku.text import BLANKS, digit_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    Outcome: TypeAlias = tuple[int | None, str]
    """How many solutions a grid has, 0 or 1, None where that is open; and digits that all of them have."""

    Nine: TypeAlias = tuple[int, int, int, int, int, int, int, int, int]

_ONE_IN = 16
"""Sweeping on pays while of so many grids more than one gets digits: a sweep costs the same however many
those are, and a grid that is left to the search costs a search. It was measured on CPython and in Pyodide."""

_AT_LEAST = 3
"""Sweeps after which that is asked for the first time."""

_CELLS = [
    [27 * (box // 3) + 9 * (place // 3) + 3 * (box % 3) + place % 3 for box in range(9)] for place in range(9)
]
"""For each place its cells in the nine boxes."""

_PLANES = [
    str.maketrans({symbol: str((digit_of(symbol, 9) or 0) >> bit & 1) for symbol in "123456789" + BLANKS})
    for bit in range(4)
]
"""For each bit of a digit, what turns a text of digits into one of that bit."""

_DECIDED: dict[str, int | None] = {"0": 0, "1": 1, "2": None}


class Sweep:
    """Grids of the usual shape, some thousands at most, swept together.

    Attributes:
        size: how many grids there are.
        decided: of how many of them `outcomes` has told the number of solutions.
    """

    __slots__ = (
        "_alive",
        "_bands",
        "_cells",
        "_done",
        "_full",
        "_lanes",
        "_lone",
        "_solved",
        "_sweeps",
        "decided",
        "size",
    )

    def __init__(self, lines: Sequence[str]) -> None:
        """Take one grid or more, each 81 characters that `plain_line` reads."""
        size = self.size = len(lines)
        lanes = self._lanes = (1 << size) - 1
        self._full = (1 << 9 * size) - 1
        right = lanes | lanes << 3 * size | lanes << 6 * size
        low = (1 << 3 * size) - 1
        # The right box of every band, and two; the left box, and two; the lowest band, and two.
        left, two_right = right << 2 * size, right | right << size
        self._bands = right, two_right, left, two_right << size, low, low | low << 3 * size
        text = "".join(lines)
        columns = [text[cell::81] for cell in range(81)]
        self._cells = list(zip(*[self._read(columns, cells) for cells in _CELLS], strict=True))
        """For each digit its candidates at the nine places."""
        self._lone = [0] * 9
        """For each place the cells that had one candidate when the last sweep began."""
        self._alive = lanes
        self._solved = 0
        self._sweeps = 0
        self._done = False
        self.decided = 0

    def _read(self, columns: Sequence[str], cells: Sequence[int]) -> Nine:
        """Give the candidates of a place, for each digit; of a blank they are all."""
        marks = "".join([columns[cell] for cell in cells])
        one, two, four, eight = (int(marks.translate(plane), 2) for plane in _PLANES)
        blank = self._full ^ (one | two | four | eight)
        three = one & two
        one ^= three
        two ^= three
        none = self._full ^ (one | two | three)
        low = self._full ^ (four | eight)
        return (
            one & low | blank,
            two & low | blank,
            three & low | blank,
            none & four | blank,
            one & four | blank,
            two & four | blank,
            three & four | blank,
            none & eight | blank,
            one & eight | blank,
        )

    def advance(self) -> bool:
        """Sweep once; return whether to do so again would not pay."""
        if self._done:
            return True
        full = self._full
        lone, some = _alone(self._cells)
        live = full
        for fields in some:
            live &= fields
        free = [full] * 9
        swept = []
        for candidates in self._cells:
            cells, singles, fields = self._swept(candidates, lone, free)
            swept.append((cells, singles))
            live &= fields
            free = [left ^ single for left, single in zip(free, singles, strict=True)]
        # A cell that a hidden single takes has nothing else.
        self._cells = [
            tuple([cell & (left | single) for cell, left, single in zip(cells, free, singles, strict=True)])
            for cells, singles in swept
        ]
        whole, news = full, 0
        for new, old in zip(lone, self._lone, strict=True):
            whole &= new
            news |= new ^ old
        self._lone = lone
        self._alive &= self._in_all_boxes(live)
        # One candidate in every cell, and no group without any.
        self._solved = self._alive & self._in_all_boxes(whole)
        moved = self._alive & ~self._in_all_boxes(full ^ news)
        self._sweeps += 1
        self._done = self._sweeps >= _AT_LEAST and moved.bit_count() * _ONE_IN <= self.size
        return self._done

    def outcomes(self) -> list[Outcome]:
        """Tell what is known of each grid, its digits as 81 characters, `0` for a blank.

        Where there is no solution the digits mean nothing.
        """
        size = self.size
        lone, some = _alone(self._cells)
        live = self._full
        columns = [""] * 81
        for place, (a, b, c, d, e, f, g, h, i) in enumerate(zip(*self._cells, strict=True)):
            live &= some[place]
            planes = (h | i, d | e | f | g, b | c | f | g, a | c | e | g | i)
            marks = _spread([plane & lone[place] for plane in planes], 9 * size)
            for box, cell in enumerate(_CELLS[place]):
                columns[cell] = marks[box * size : (box + 1) * size]
        text = "".join(columns)
        # A given of which the last sweep has left nothing is not among the digits.
        alive = self._alive & self._in_all_boxes(live)
        still_open = alive & ~self._solved
        self.decided = size - still_open.bit_count()
        known = _spread([still_open, alive ^ still_open], size)
        return [(_DECIDED[known[lane]], text[lane::size]) for lane in range(size)]

    def _swept(self, cells: Nine, lone: Sequence[int], free: Sequence[int]) -> tuple[Nine, Nine, int]:
        """Sweep over a digit: give its candidates, the hidden singles among them, and where no unit lacks it.

        `lone` are the cells with one candidate, `free` those that no hidden single of another digit took.
        """
        full = self._full
        placed = [cell & single for cell, single in zip(cells, lone, strict=True)]
        a, b, c, d, e, f, g, h, i = placed
        rest = full ^ (a | b | c | d | e | f | g | h | i)
        a, b, c, d, e, f, g, h, i = [
            cell & (rest | single) & left for cell, single, left in zip(cells, placed, free, strict=True)
        ]
        # A run that is the only one of its box takes the digit from those of the other two boxes.
        r, s, t = a | b | c, d | e | f, g | h | i
        u, v, w = a | d | g, b | e | h, c | f | i
        r, s, t = self._beside(r ^ r & (s | t), s ^ s & (r | t), t ^ t & (r | s))
        u, v, w = self._above(u ^ u & (v | w), v ^ v & (u | w), w ^ w & (u | v))
        r, s, t, u, v, w = full ^ r, full ^ s, full ^ t, full ^ u, full ^ v, full ^ w
        a &= r & u
        b &= r & v
        c &= r & w
        d &= s & u
        e &= s & v
        f &= s & w
        g &= t & u
        h &= t & v
        i &= t & w
        # Runs with a candidate, and with two or more.
        ab, de, gh, ad, be, cf = a | b, d | e, g | h, a | d, b | e, c | f
        r, s, t, u, v, w = ab | c, de | f, gh | i, ad | g, be | h, cf | i
        r2, s2, t2 = a & b | ab & c, d & e | de & f, g & h | gh & i
        u2, v2, w2 = a & d | ad & g, b & e | be & h, c & f | cf & i
        rs = r | s
        box = rs | t
        x, y, z = self._beside(r, s, t)
        live = box & (r | x) & (s | y) & (t | z)
        # What is alone in its run is single where no other run of the box, or of the row, has a candidate.
        single = box ^ box & (r2 | s2 | t2 | r & s | rs & t)
        r = r ^ r & (r2 | x) | single
        s = s ^ s & (s2 | y) | single
        t = t ^ t & (t2 | z) | single
        x, y, z = self._above(u, v, w)
        live &= (u | x) & (v | y) & (w | z)
        u ^= u & (u2 | x)
        v ^= v & (v2 | y)
        w ^= w & (w2 | z)
        singles = (
            a & (r | u),
            b & (r | v),
            c & (r | w),
            d & (s | u),
            e & (s | v),
            f & (s | w),
            g & (t | u),
            h & (t | v),
            i & (t | w),
        )
        return (a, b, c, d, e, f, g, h, i), singles, live

    def _beside(self, *runs: int) -> list[int]:
        """For runs in rows, give where one of the other two boxes of the band has it."""
        one = self.size
        two = 2 * one
        right, two_right, left, two_left, _, _ = self._bands
        return [
            run >> one & two_right | run << one & two_left | run >> two & right | run << two & left
            for run in runs
        ]

    def _above(self, *runs: int) -> list[int]:
        """For runs in columns, give where one of the other two boxes of the stack has it."""
        three = 3 * self.size
        six = 2 * three
        _, _, _, _, low, two_low = self._bands
        return [run >> three | (run & two_low) << three | run >> six | (run & low) << six for run in runs]

    def _in_all_boxes(self, fields: int) -> int:
        """Give the lanes that are set in all nine fields."""
        size = self.size
        fields &= fields >> 3 * size & fields >> 6 * size
        return fields & fields >> size & fields >> 2 * size & self._lanes


def _alone(digits: Sequence[Nine]) -> tuple[list[int], list[int]]:
    """Give for each place the cells that have exactly one candidate, and those that have any."""
    alone, some = [], []
    for a, b, c, d, e, f, g, h, i in zip(*digits, strict=True):
        ab, de, gh = a | b, d | e, g | h
        abc, def_, ghi = ab | c, de | f, gh | i
        six = abc | def_
        nine = six | ghi
        two = a & b | ab & c | d & e | de & f | g & h | gh & i | abc & def_ | six & ghi
        alone.append(nine ^ two)
        some.append(nine)
    return alone, some


def _spread(planes: Sequence[int], size: int) -> str:
    """Write numbers as text, a hexadecimal digit each, from the planes of their bits, the highest first."""
    numbers = 0
    for plane in planes:
        # Binary digits that are read as hexadecimal ones are bits four apart.
        numbers = numbers << 1 | int(format(plane, "b"), 16)
    return format(numbers, f"0{size}x")
