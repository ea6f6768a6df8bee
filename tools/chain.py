"""The chain of hashes in a built site: the page has those of its scripts, each of these what it asks for."""

import base64
import hashlib
from pathlib import Path


def integrity(content: bytes) -> str:
    """Return the hash of a file as pages name it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def rehash(folder: Path, before: bytes, after: bytes) -> None:
    """Put the hash of what a file is now wherever that of what it was is, and so on up to the page."""
    old, new = integrity(before).encode(), integrity(after).encode()
    for holder in (path for path in folder.rglob("*") if path.suffix in {".js", ".html"}):
        content = holder.read_bytes()
        changed = content.replace(old, new)
        if changed != content:
            holder.write_bytes(changed)
            rehash(folder, content, changed)
