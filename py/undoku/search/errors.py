"""The one family of errors that Undoku raises on purpose."""


class PuzzleError(ValueError):
    """The input is not a puzzle Undoku can work on.

    Its sentence, which `str()` gives, names the row, the column or the argument that is wrong and says what
    would be right. It is made in the `words` of the room that raised it, when it is asked for.

    Attributes:
        room: whose sentences they are.
        code: which sentence it is, like "no-strategy".
        values: what the sentence says, by name: numbers, texts, and lists of them; squares are (row, column)
            from 0.
    """

    room = "search"

    def __init__(self, code: str, /, **values: object) -> None:
        """Keep the code and the values."""
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        """Say it in a sentence."""
        from importlib import import_module

        words = import_module(f"undoku.{self.room}.words")
        sentence: str = words.error(self.code, self.values)
        return sentence


def shown(value: object, most: int = 60) -> str:
    """A value that should have been another one, as a text of at most so many characters.

    >>> shown("x" * 100)[-10:], shown([8, "a"])
    ('xxxxxxx...', "[8, 'a']")
    """
    try:
        text = repr(value)
    except Exception:
        return f"a {type(value).__name__}"
    return text if len(text) <= most else text[: most - 3] + "..."
