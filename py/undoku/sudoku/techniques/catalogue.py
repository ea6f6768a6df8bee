"""The techniques in the order in which they are tried, with HoDoKu's numbers, levels and base scores."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

LEVELS = ("easy", "medium", "hard", "unfair", "extreme")
"""The levels, from the easiest."""

HIGHEST_SCORES = (800, 1000, 1600, 1800)
"""The highest score of a puzzle of each level but the last; a puzzle with more is of the next one."""


UNITS, BLOCKING, CELL, CELLS, BOARD, COLOURS = SHOWN = (
    "units",
    "blocking",
    "cell",
    "cells",
    "board",
    "colours",
)
"""What a picture shows beside the pattern of a step.

`UNITS`: the candidates of its digits in its units, or everywhere where it has none. `BLOCKING`: these, and
the digits that keep its own out. `CELL`: the units of the cell that gets a digit, and no candidates. `CELLS`:
nothing. `BOARD`: all candidates there are. `COLOURS`: as `UNITS`, and the roles are called colours.
"""


class Technique(NamedTuple):
    """What is known of a technique.

    Attributes:
        identifier: its name in the shell and in addresses.
        number: its number in HoDoKu's library; empty if it is not HoDoKu's.
        title: its name for people.
        level: one of `LEVELS`.
        score: its base score: what a step of it adds to a puzzle's score.
        family: the module of `undoku.sudoku.techniques.families` that finds it.
        on_path: whether a path from givens to solution uses it; the others are only looked for beside it.
        listed: whether "all steps" has it without its being named.
        shows: what a picture shows beside the pattern: one of `SHOWN`.
    """

    identifier: str
    number: str
    title: str
    level: str
    score: int
    family: str
    on_path: bool = True
    listed: bool = True
    shows: str = UNITS


LAST_RESORT = "trial-and-error"
"""What every path ends with where nothing else goes on."""


PLAINER = {"locked-pair": "naked-pair", "locked-triple": "naked-triple"}
"""What a pattern is as well: a path that goes without its own name takes it for that."""

NOTHING: frozenset[str] = frozenset()
"""The techniques that a path goes without unless told otherwise."""


def is_on_path(technique: Technique, as_hodoku: bool, without: frozenset[str] = NOTHING) -> bool:
    """Say whether a path uses a technique: `as_hodoku` only if HoDoKu has it, and so a number for it.

    It uses none of those that it goes `without`, by their identifiers.
    """
    known = technique.number or technique.identifier == LAST_RESORT
    return technique.on_path and bool(known or not as_hodoku) and technique.identifier not in without


_named = partial(Technique, on_path=False, listed=False)
"""A technique that is looked for only where it is named."""

TECHNIQUES = (
    Technique("full-house", "0000", "Full house", "easy", 4, "singles"),
    Technique("naked-single", "0003", "Naked single", "easy", 4, "singles", shows=CELL),
    Technique("hidden-single", "0002", "Hidden single", "easy", 14, "singles", shows=BLOCKING),
    Technique("locked-pair", "0110", "Locked pair", "medium", 40, "subsets"),
    Technique("locked-triple", "0111", "Locked triple", "medium", 60, "subsets"),
    Technique(
        "locked-candidates-pointing", "0100", "Locked candidates (pointing)", "medium", 50, "intersections"
    ),
    Technique(
        "locked-candidates-claiming", "0101", "Locked candidates (claiming)", "medium", 50, "intersections"
    ),
    Technique("naked-pair", "0200", "Naked pair", "medium", 60, "subsets"),
    Technique("naked-triple", "0201", "Naked triple", "medium", 80, "subsets"),
    Technique("hidden-pair", "0210", "Hidden pair", "medium", 70, "subsets"),
    Technique("hidden-triple", "0211", "Hidden triple", "medium", 100, "subsets"),
    Technique("naked-quadruple", "0202", "Naked quadruple", "hard", 120, "subsets"),
    Technique("hidden-quadruple", "0212", "Hidden quadruple", "hard", 150, "subsets"),
    Technique("x-wing", "0300", "X-wing", "hard", 140, "fish"),
    Technique("swordfish", "0301", "Swordfish", "hard", 150, "fish"),
    Technique("jellyfish", "0302", "Jellyfish", "hard", 160, "fish"),
    _named("squirmbag", "0303", "Squirmbag", "unfair", 470, "fish"),
    _named("whale", "0304", "Whale", "unfair", 470, "fish"),
    _named("leviathan", "0305", "Leviathan", "unfair", 470, "fish"),
    Technique("remote-pair", "0703", "Remote pair", "hard", 110, "simple_chains"),
    Technique("bug-plus-1", "0610", "Bivalue universal grave + 1", "hard", 100, "bug", shows=BOARD),
    *(
        Technique(
            f"bug-plus-{count}", "", f"Bivalue universal grave + {count}", "hard", 150, "graves", shows=BOARD
        )
        for count in (2, 3, 4)
    ),
    Technique("skyscraper", "0400", "Skyscraper", "hard", 130, "single_digit"),
    Technique("two-string-kite", "0401", "Two-string kite", "hard", 150, "single_digit"),
    Technique(
        "dual-two-string-kite", "0404", "Dual two-string kite", "hard", 150, "single_digit", on_path=False
    ),
    Technique("turbot-fish", "0403", "Turbot fish", "hard", 120, "single_digit"),
    Technique("empty-rectangle", "0402", "Empty rectangle", "hard", 120, "single_digit"),
    Technique(
        "dual-empty-rectangle", "0405", "Dual empty rectangle", "hard", 120, "single_digit", on_path=False
    ),
    Technique("w-wing", "0803", "W-wing", "hard", 150, "wings"),
    Technique("xy-wing", "0800", "XY-wing", "hard", 160, "wings", shows=CELLS),
    Technique("xyz-wing", "0801", "XYZ-wing", "hard", 180, "wings", shows=CELLS),
    Technique("wxyz-wing", "0802", "WXYZ-wing", "hard", 200, "wings", on_path=False, shows=CELLS),
    Technique("uniqueness-1", "0600", "Uniqueness test 1", "hard", 100, "rectangles"),
    Technique("uniqueness-2", "0601", "Uniqueness test 2", "hard", 100, "rectangles"),
    Technique("uniqueness-3", "0602", "Uniqueness test 3", "hard", 100, "rectangles"),
    Technique("uniqueness-4", "0603", "Uniqueness test 4", "hard", 100, "rectangles"),
    Technique("uniqueness-5", "0604", "Uniqueness test 5", "hard", 100, "rectangles"),
    Technique("uniqueness-6", "0605", "Uniqueness test 6", "hard", 100, "rectangles"),
    Technique("hidden-rectangle", "0606", "Hidden rectangle", "hard", 100, "rectangles"),
    Technique("avoidable-rectangle-1", "0607", "Avoidable rectangle 1", "hard", 100, "avoidable"),
    Technique("avoidable-rectangle-2", "0608", "Avoidable rectangle 2", "hard", 100, "avoidable"),
    Technique(
        "hidden-avoidable-rectangle", "", "Hidden avoidable rectangle", "hard", 110, "hidden_avoidable"
    ),
    Technique("unique-loop", "", "Unique loop", "hard", 110, "unique_loops"),
    Technique("extended-rectangle", "", "Extended rectangle", "hard", 110, "extended_rectangles"),
    Technique("finned-x-wing", "0310", "Finned X-wing", "hard", 130, "fish"),
    Technique("sashimi-x-wing", "0320", "Sashimi X-wing", "hard", 150, "fish"),
    Technique("finned-swordfish", "0311", "Finned swordfish", "unfair", 200, "fish"),
    Technique("sashimi-swordfish", "0321", "Sashimi swordfish", "unfair", 240, "fish"),
    Technique("finned-jellyfish", "0312", "Finned jellyfish", "unfair", 250, "fish"),
    Technique("sashimi-jellyfish", "0322", "Sashimi jellyfish", "unfair", 260, "fish"),
    _named("finned-squirmbag", "0313", "Finned squirmbag", "unfair", 470, "fish"),
    _named("sashimi-squirmbag", "0323", "Sashimi squirmbag", "unfair", 470, "fish"),
    _named("finned-whale", "0314", "Finned whale", "unfair", 470, "fish"),
    _named("sashimi-whale", "0324", "Sashimi whale", "unfair", 470, "fish"),
    _named("finned-leviathan", "0315", "Finned leviathan", "unfair", 470, "fish"),
    _named("sashimi-leviathan", "0325", "Sashimi leviathan", "unfair", 470, "fish"),
    Technique("sue-de-coq", "1101", "Sue de Coq", "unfair", 250, "sue_de_coq"),
    Technique("simple-colors-trap", "0500", "Simple colors (trap)", "hard", 150, "colouring", shows=COLOURS),
    Technique("simple-colors-wrap", "0501", "Simple colors (wrap)", "hard", 150, "colouring", shows=COLOURS),
    Technique("multi-colors-1", "0502", "Multi-colors 1", "hard", 200, "colouring", shows=COLOURS),
    Technique("multi-colors-2", "0503", "Multi-colors 2", "hard", 200, "colouring", shows=COLOURS),
    Technique("x-chain", "0701", "X-chain", "unfair", 260, "simple_chains"),
    Technique("xy-chain", "0702", "XY-chain", "unfair", 260, "simple_chains"),
    Technique("continuous-nice-loop", "0706", "Continuous nice loop", "unfair", 280, "alternating_chains"),
    Technique(
        "discontinuous-nice-loop", "0707", "Discontinuous nice loop", "unfair", 280, "alternating_chains"
    ),
    Technique("aic", "0708", "AIC", "unfair", 280, "alternating_chains"),
    Technique(
        "grouped-continuous-nice-loop",
        "0709",
        "Grouped continuous nice loop",
        "unfair",
        300,
        "alternating_chains",
    ),
    Technique(
        "grouped-discontinuous-nice-loop",
        "0710",
        "Grouped discontinuous nice loop",
        "unfair",
        300,
        "alternating_chains",
    ),
    Technique("grouped-aic", "0711", "Grouped AIC", "unfair", 300, "alternating_chains"),
    Technique("guardian", "", "Guardian", "unfair", 250, "guardians"),
    Technique("als-xz", "0901", "ALS-XZ", "unfair", 300, "almost_locked_sets"),
    Technique("als-xy-wing", "0902", "ALS-XY-wing", "unfair", 320, "almost_locked_sets"),
    Technique("als-xy-chain", "0903", "ALS-XY-chain", "unfair", 340, "als_chains"),
    Technique("death-blossom", "0904", "Death blossom", "unfair", 360, "death_blossom", on_path=False),
    Technique("gurth", "", "Symmetry of the givens", "unfair", 300, "gurth", shows=BOARD),
    Technique("franken-x-wing", "0330", "Franken X-wing", "unfair", 300, "fish"),
    Technique("franken-swordfish", "0331", "Franken swordfish", "unfair", 350, "fish"),
    Technique("franken-jellyfish", "0332", "Franken jellyfish", "unfair", 370, "fish", on_path=False),
    _named("franken-squirmbag", "0333", "Franken squirmbag", "extreme", 470, "fish"),
    _named("franken-whale", "0334", "Franken whale", "extreme", 470, "fish"),
    _named("franken-leviathan", "0335", "Franken leviathan", "extreme", 470, "fish"),
    Technique("finned-franken-x-wing", "0340", "Finned franken X-wing", "unfair", 390, "fish"),
    Technique("finned-franken-swordfish", "0341", "Finned franken swordfish", "unfair", 410, "fish"),
    Technique(
        "finned-franken-jellyfish",
        "0342",
        "Finned franken jellyfish",
        "unfair",
        430,
        "fish",
        on_path=False,
    ),
    _named("finned-franken-squirmbag", "0343", "Finned franken squirmbag", "extreme", 470, "fish"),
    _named("finned-franken-whale", "0344", "Finned franken whale", "extreme", 470, "fish"),
    _named("finned-franken-leviathan", "0345", "Finned franken leviathan", "extreme", 470, "fish"),
    _named("mutant-x-wing", "0350", "Mutant X-wing", "extreme", 450, "fish"),
    _named("mutant-swordfish", "0351", "Mutant swordfish", "extreme", 450, "fish"),
    _named("mutant-jellyfish", "0352", "Mutant jellyfish", "extreme", 450, "fish"),
    _named("mutant-squirmbag", "0353", "Mutant squirmbag", "extreme", 470, "fish"),
    _named("mutant-whale", "0354", "Mutant whale", "extreme", 470, "fish"),
    _named("mutant-leviathan", "0355", "Mutant leviathan", "extreme", 470, "fish"),
    _named("finned-mutant-x-wing", "0360", "Finned mutant X-wing", "extreme", 470, "fish"),
    _named("finned-mutant-swordfish", "0361", "Finned mutant swordfish", "extreme", 470, "fish"),
    _named("finned-mutant-jellyfish", "0362", "Finned mutant jellyfish", "extreme", 470, "fish"),
    _named("finned-mutant-squirmbag", "0363", "Finned mutant squirmbag", "extreme", 470, "fish"),
    _named("finned-mutant-whale", "0364", "Finned mutant whale", "extreme", 470, "fish"),
    _named("finned-mutant-leviathan", "0365", "Finned mutant leviathan", "extreme", 470, "fish"),
    _named("kraken-fish-1", "0371", "Kraken fish 1", "extreme", 500, "kraken"),
    _named("kraken-fish-2", "0372", "Kraken fish 2", "extreme", 500, "kraken"),
    Technique("junior-exocet", "", "Junior exocet", "extreme", 450, "exocets"),
    Technique(
        "forcing-chain-contradiction", "1301", "Forcing chain (contradiction)", "extreme", 500, "forcing"
    ),
    Technique("forcing-chain-verity", "1302", "Forcing chain (verity)", "extreme", 500, "forcing"),
    Technique("forcing-net-contradiction", "1303", "Forcing net (contradiction)", "extreme", 700, "forcing"),
    Technique("forcing-net-verity", "1304", "Forcing net (verity)", "extreme", 700, "forcing"),
    _named("template-set", "1201", "Template set", "extreme", 10000, "templates"),
    _named("template-delete", "1202", "Template delete", "extreme", 10000, "templates"),
    Technique(LAST_RESORT, "", "Trial and error", "extreme", 10000, "trial", listed=False),
)

CAGE_TECHNIQUES = (
    Technique("cage-single", "", "Cage single", "easy", 10, "cages"),
    Technique("cage-combinations", "", "Cage combinations", "medium", 60, "cages"),
    Technique("cage-unit-overlap", "", "Cage-unit overlap", "medium", 70, "cages"),
    Technique("innies", "", "Innies", "medium", 80, "cages"),
    Technique("outies", "", "Outies", "medium", 90, "cages"),
    Technique("innies-and-outies", "", "Innies and outies", "hard", 120, "cages"),
)
"""The techniques that need cages with sums, as the usual 9 by 9 has none; easiest first."""

BY_IDENTIFIER = {technique.identifier: technique for technique in (*TECHNIQUES, *CAGE_TECHNIQUES)}
