"""Which callback belongs to an event: each says so where it stands."""

_CALLBACKS = {}


def on(event):
    """Let a function be called with the details of an event."""

    def note(callback):
        _CALLBACKS[event] = callback
        return callback

    return note


def handle(event, detail):
    """Call what belongs to an event that the page has raised."""
    _CALLBACKS[event](detail)
