"""What is said of alternating chains and loops."""

from __future__ import annotations

from undoku.sudoku.techniques.words import explains, phrases
from undoku.sudoku.techniques.words.links import followed, why
from undoku.sudoku.techniques.words.simple_chains import either

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step
    from undoku.sudoku.techniques.words import Said
    from undoku.sudoku.techniques.words.phrases import Phrases


@explains("aic", "grouped-aic")
def aic(step: Step, state: AnyState) -> Said:
    """A chain of which one end or the other is true."""
    start = phrases.of(state).region(step.chains[0][0].source)
    return f"Suppose that a candidate in {start} is false, and see where it leads.", either(step, state)


@explains("continuous-nice-loop", "grouped-continuous-nice-loop")
def continuous_nice_loop(step: Step, state: AnyState) -> Said:
    """A chain that closes: what is true in it is one half or the other."""
    say = phrases.of(state)
    [chain] = step.chains
    start, end = chain[0].source, chain[-1].source
    told = f"Suppose {say.absent(start)}. {followed(chain[:-1], state, step.sets)}"
    told += f" So {say.present(end)}. But if {say.present(start)},"
    told += f" then {say.absent(end)}{why(say, chain[-1])}, and the same chain holds"
    told += " backwards. So it is a loop: going round it, every second candidate is true, either"
    told += " these or the others."
    pairs = [f"{say.node(link.source)}, or {say.node(link.target)}" for link in chain if not link.strong]
    told += (
        f" So one of each of these pairs is true: {'; '.join(pairs)}. What shares a {say.shared}"
        f" with both of a pair is ruled out{_beside(say, step)}."
    )
    where = f"Follow the candidates in {say.region(start | end)} round a loop."
    return where, f"{told} {say.concluded(step.eliminations, step.placements)}"


def _beside(say: Phrases, step: Step) -> str:
    """Say that the others of a cell with both of a pair go too, where there are such."""
    [chain] = step.chains
    pairs = [link.source | link.target for link in chain if not link.strong]
    gone = say.geometry.cells_of(step.eliminations)
    together = map(say.geometry.cells_of, pairs)
    if any(cells & gone for cells in together if cells.bit_count() == 1):
        return ", and so are the other candidates of a cell that has both of a pair"
    return ""


@explains("discontinuous-nice-loop", "grouped-discontinuous-nice-loop")
def discontinuous_nice_loop(step: Step, state: AnyState) -> Said:
    """A chain by which a candidate would be its own opposite."""
    say = phrases.of(state)
    [chain] = step.chains
    begun = chain[0].source
    supposed = "true" if step.premises[0] else "false"
    where = f"Suppose that a candidate in {say.region(begun)} is {supposed}, and see where it leads."
    if step.premises[0]:
        told = f"Suppose {say.present(begun)}. {followed(chain, state, step.sets)}"
        told += f" So {say.present(chain[-1].source)}, and {say.absent(begun)}{why(say, chain[-1])},"
        told += " against the supposition."
    else:
        told = f"Suppose {say.absent(begun)}. {followed(chain, state, step.sets)}"
        told += f" So {say.present(begun)}, against the supposition: it must be there, and nothing else."
    return where, f"{told} {say.concluded(step.eliminations, step.placements)}"
