"""What is said of alternating chains and loops."""

from __future__ import annotations

from undoku.sudoku.techniques.candidates import cells_of
from undoku.sudoku.techniques.words import explains, phrases
from undoku.sudoku.techniques.words.links import absent, followed, present, why
from undoku.sudoku.techniques.words.simple_chains import either

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.state import State
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said


@explains("aic", "grouped-aic")
def aic(step: Step, state: State) -> Said:
    """A chain of which one end or the other is true."""
    start = phrases.region(step.chains[0][0].source)
    return f"Suppose that a candidate in {start} is false, and see where it leads.", either(step, state)


@explains("continuous-nice-loop", "grouped-continuous-nice-loop")
def continuous_nice_loop(step: Step, state: State) -> Said:
    """A chain that closes: what is true in it is one half or the other."""
    [chain] = step.chains
    start, end = chain[0].source, chain[-1].source
    told = f"Suppose {absent(start)}. {followed(chain[:-1], state, step.sets)}"
    told += f" So {present(end)}. But if {present(start)}, then {absent(end)}{why(chain[-1])}, and the same"
    told += " chain holds backwards. So it is a loop: going round it, every second candidate is true, either"
    told += " these or the others."
    pairs = [
        f"{phrases.node(link.source)}, or {phrases.node(link.target)}" for link in chain if not link.strong
    ]
    told += (
        f" So one of each of these pairs is true: {'; '.join(pairs)}. What shares a row, column or box with"
        f" both of a pair is ruled out{_beside(step)}."
    )
    where = f"Follow the candidates in {phrases.region(start | end)} round a loop."
    return where, f"{told} {phrases.concluded(step.eliminations, step.placements)}"


def _beside(step: Step) -> str:
    """Say that the others of a cell with both of a pair go too, where there are such."""
    [chain] = step.chains
    pairs = [link.source | link.target for link in chain if not link.strong]
    gone = cells_of(step.eliminations)
    if any(cells_of(pair) & gone for pair in pairs if cells_of(pair).bit_count() == 1):
        return ", and so are the other candidates of a cell that has both of a pair"
    return ""


@explains("discontinuous-nice-loop", "grouped-discontinuous-nice-loop")
def discontinuous_nice_loop(step: Step, state: State) -> Said:
    """A chain by which a candidate would be its own opposite."""
    [chain] = step.chains
    begun = chain[0].source
    supposed = "true" if step.premises[0] else "false"
    where = f"Suppose that a candidate in {phrases.region(begun)} is {supposed}, and see where it leads."
    if step.premises[0]:
        told = f"Suppose {present(begun)}. {followed(chain, state, step.sets)}"
        told += (
            f" So {present(chain[-1].source)}, and {absent(begun)}{why(chain[-1])}, against the supposition."
        )
    else:
        told = f"Suppose {absent(begun)}. {followed(chain, state, step.sets)}"
        told += f" So {present(begun)}, against the supposition: it must be there, and nothing else."
    return where, f"{told} {phrases.concluded(step.eliminations, step.placements)}"
