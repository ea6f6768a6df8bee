"""`undoku queens regions --generate`."""

import json

import pytest

from undoku.queens.regions.generator import Generator


def board_of(level, seed, size=None):
    making = Generator.usually(level, seed, size)
    making.advance(1_000_000)
    return making.board


def lines(board):
    return [board.regions[at : at + board.n] for at in range(0, board.n**2, board.n)]


def generate(shell, *options):
    return shell("queens", "regions", "--generate", *options)


def test_boards_are_printed_as_they_are_read(shell):
    code, out, err = generate(shell, "--size", "6", "--level", "medium", "--seed", "7", "--count", "2")
    assert (code, err) == (0, "")
    boards = [board_of("medium", seed, 6) for seed in ("7", "8")]
    assert out == "\n\n".join("\n".join(lines(board)) for board in boards) + "\n"
    code, out, err = shell("queens", "regions", "--json", text=out)
    assert [json.loads(line)["columns"] for line in out.splitlines()] == [
        [*board.columns] for board in boards
    ]


def test_boards_as_json(shell):
    code, out, err = generate(shell, "--seed", "ä", "--count", "2", "--json")
    assert (code, err) == (0, "")
    seeds = ("ä", "ä 2")
    assert [json.loads(line) for line in out.splitlines()] == [
        {
            "n": 7,
            "regions": lines(board),
            "solutions": 1,
            "columns": [*board.columns],
            "level": "easy",
            "seed": seed,
            "error": None,
        }
        for seed, board in zip(seeds, (board_of("easy", seed) for seed in seeds), strict=True)
    ]


def test_without_a_seed_one_is_drawn_that_makes_the_same_again(shell):
    _, out, _ = generate(shell, "--size", "5", "--json")
    told = json.loads(out)
    assert shell("queens", "regions", "--generate", "--size", "5", "--seed", told["seed"], "--json")[1] == out
    assert json.loads(generate(shell, "--size", "5", "--json")[1])["seed"] != told["seed"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--size", "12"], "There is no new board of 12 rows; it has 5 to 11."),
        (["--level", "unfair"], "There is no level 'unfair'; there are easy, medium, hard and extreme."),
    ],
)
def test_a_wish_that_cannot_be(shell, options, sentence):
    assert generate(shell, *options, "--count", "3") == (1, "", f"undoku: {sentence}\n")
    code, out, err = generate(shell, *options, "--seed", "7", "--json")
    told = json.loads(out)
    assert (code, err, told["error"], told["seed"], told["regions"]) == (1, "", sentence, 7, None)
    assert json.loads(generate(shell, *options, "--json")[1])["seed"] is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--seed 7", "--seed is about new boards: it goes with --generate."),
        ("boards.txt --size 7", "--size is about new boards: it goes with --generate."),
        ("--queens 0:0", "--queens is about a position: it goes with --hint."),
        ("--generate --hint", "--hint is about boards that are read: --generate makes new ones."),
        ("--generate boards.txt", "FILE is about boards that are read: --generate makes new ones."),
    ],
)
def test_what_does_not_go_together(shell, words, sentence):
    assert shell("queens", "regions", *words.split()) == (1, "", f"undoku: {sentence}\n")


@pytest.mark.parametrize("options", [["--count", "0"], ["--size", "many"], ["--seed", ""]])
def test_a_wrong_word_ends_with_2(shell, options):
    code, out, _ = generate(shell, *options)
    assert (code, out) == (2, "")
