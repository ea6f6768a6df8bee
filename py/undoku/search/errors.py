"""The one family of errors that Undoku raises on purpose."""


class PuzzleError(ValueError):
    """The input is not a puzzle Undoku can work on.

    Its sentence, which `str()` gives, names the row, the column or the argument that is wrong and says what
    would be right. It is made in the `words` of the room that raised it, when it is asked for.

    Attributes:
        code: which sentence it is, like "no-strategy".
        values: what the sentence says, by name: numbers, texts, and lists of them; squares are (row, column)
            from 0.
    """

    def __init__(self, code: str, /, **values: object) -> None:
        """Keep the code and the values."""
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        """Say it in a sentence."""
        from undoku.search.words import error

        return error(self.code, self.values)


def shown(value: object) -> str:
    """A value that should have been another one, as a text of at most 60 characters.

    >>> shown("x" * 100)[-10:], shown([8, "a"])
    ('xxxxxxx...', "[8, 'a']")
    """
    try:
        text = repr(value)
    except Exception:
        return f"a {type(value).__name__}"
    return text if len(text) <= 60 else text[:57] + "..."
