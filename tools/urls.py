"""The project's addresses in a package's metadata: those of the repository in which it is built.

No file names an address, since every copy of the repository has its own. Whoever publishes a package hands it
in as `REPOSITORY_URL`, as the release workflow does. Without it a package names none.
"""

import os
from typing import Any
from urllib.parse import urlsplit

from hatchling.metadata.plugin.interface import MetadataHookInterface

VARIABLE = "REPOSITORY_URL"

PLACES = {
    "Homepage": "",
    "Documentation": "#readme",
    "Changelog": "/blob/HEAD/CHANGELOG.md",
    "Issues": "/issues",
    "Security": "/security/policy",
}
"""What is where, behind a repository's address."""


def addresses(repository: str) -> dict[str, str]:
    """Return what `[project.urls]` would hold; raises ValueError for what is no address of a repository."""
    if not repository:
        return {}
    parts = urlsplit(repository)
    if (
        parts.scheme != "https"
        or not parts.netloc
        or not parts.path.strip("/")
        or parts.query
        or parts.fragment
    ):
        raise ValueError(f"{VARIABLE} has to be the repository's address, https://..., not {repository}")
    return {name: f"{repository.rstrip('/')}{place}" for name, place in PLACES.items()}


class Urls(MetadataHookInterface):
    """Fills in `urls`, which pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the addresses; what an sdist says of its own stays when a wheel is built of it."""
        metadata["urls"] = addresses(os.environ.get(VARIABLE, ""))
