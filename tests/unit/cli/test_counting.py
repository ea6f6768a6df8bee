"""Queens counted on several cores, in real processes."""

import pytest


@pytest.mark.parametrize("words", [["0"], ["9"], ["14"], ["15", "--unique"]])
def test_several_jobs_print_what_one_prints(shell, words):
    code, out, err = alone = shell("queens", "count", *words)
    assert (code, err) == (0, "")
    assert out.strip().isdigit()
    assert alone == shell("queens", "count", *words, "--jobs", 2)


@pytest.mark.parametrize("jobs", ["0", "-1", "two", "1.5"])
def test_jobs_that_are_no_number_of_cores(shell, jobs):
    code, out, err = shell("queens", "count", "8", "--jobs", jobs)
    assert (code, out) == (2, "")
    assert "--jobs" in err


def test_a_board_too_large_is_refused(shell):
    code, out, err = shell("queens", "count", 19)
    assert (code, out) == (1, "")
    assert "say --jobs N, --cluster ADDRESS" in err
    for words in (["21"], ["21", "--jobs", "2"], ["-1", "--jobs", "2"]):
        code, out, err = shell("queens", "count", *words)
        assert (code, out) == (1, "")
        assert err.startswith(f"undoku: N is {words[0]}: ")
