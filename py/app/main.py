"""Loads the callbacks and gives them to the page. Runs on the main thread, on MicroPython."""

import asyncio

from pyscript import config, window
from pyscript.ffi import create_proxy


async def register():
    """Import one module a turn: each is compiled first, and the page draws and listens in between."""
    await window.widgets.there
    for name in config["modules"]:
        # A task that waits for no time at all goes on in the same turn; a hidden page's timers are slow.
        if not window.document.hidden:
            await asyncio.sleep(0.001)
        __import__(f"app.{name}")
    from app.callbacks import handle

    window.undoku.register(create_proxy(handle))
    window.undoku.engine.callbacksReady()


asyncio.create_task(register())
