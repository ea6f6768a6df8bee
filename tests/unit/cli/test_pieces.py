"""Pieces of work that come back, fail or are lost, in any order: each item is answered once, in its turn."""

import pickle
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from undoku.cli.cluster.part import Outcome
from undoku.cli.cluster.pieces import ATTEMPTS, WORKER_DIED, Row

FAILS = 7
DEADLY = 11


def failed(item, reason):
    return f"{item}: {reason}"


def expected(item):
    if item % DEADLY == 0:
        return failed(item, WORKER_DIED)
    return failed(item, "no") if item % FAILS == 0 else item * item


@settings(deadline=None)
@given(
    st.integers(0, 60),
    st.lists(st.integers(1, 20), min_size=1),
    st.booleans(),
    st.randoms(use_true_random=False),
)
def test_each_item_is_answered_once(number, sizes, ordered, chance):
    row = Row(failed)
    items = list(range(1, number + 1))
    tried = Counter()
    under_way, found = [], []
    while items or len(row):
        if items and chance.random() < 0.3:
            size = chance.choice(sizes)
            row.append(items[:size])
            del items[:size]
        if row.to_send:
            under_way.append(row.to_send.popleft())
        if under_way and chance.random() < 0.7:
            piece = under_way.pop(chance.randrange(len(under_way)))
            assert piece.results is None
            if any(item % DEADLY == 0 for item in piece.items):
                if len(piece.items) == 1:
                    tried[piece.items[0]] += 1
                row.lose(piece, 1)
            elif len(piece.items) > 1 and chance.random() < 0.2:
                row.lose(piece, 1)
            else:
                bad = {at: "no" for at, item in enumerate(piece.items) if item % FAILS == 0}
                tried.update(piece.items[at] for at in bad)
                results = [item * item for item in piece.items]
                row.take(piece, Outcome(1.0, pickle.dumps(results), bad))
        found += row.ready(ordered)
    assert not row.to_send
    assert not under_way
    wanted = [(item, expected(item)) for item in range(1, number + 1)]
    assert (found if ordered else sorted(found)) == wanted
    assert set(tried.values()) <= {ATTEMPTS}


def test_what_is_tried_again_comes_before_what_is_new():
    row = Row(failed)
    row.append([1, 2, 3])
    row.append([4])
    row.lose(row.to_send.popleft(), 1)
    assert [piece.items for piece in row.to_send] == [[1], [2], [3], [4]]
    assert [piece.is_suspect for piece in row.to_send] == [True, True, True, False]


def test_what_many_workers_have_died_of_is_tried_once_more_alone():
    row = Row(failed)
    row.append([5])
    row.lose(row.to_send.popleft(), 4)
    assert row.to_send[0].is_alone
    row.lose(row.to_send.popleft(), 4)
    assert not row.to_send
    assert list(row.ready(True)) == [(5, f"5: {WORKER_DIED}")]
