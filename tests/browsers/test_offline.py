"""Whenever the bar says "Works offline" the address in it starts offline; what is lost is fetched again."""

from collections.abc import Callable

import pytest
from offline_table import LOSSES, QUERIES, Visits, lose_each, walk
from serving import Site
from visitor import Visitor

pytestmark = pytest.mark.usefixtures("fresh")


def test_site_data_is_cleared_in_an_open_tab(visitor: Visitor, site: Site) -> None:
    visits = Visits(visitor, site, f"{visitor.url}?ref=mail")
    visits.first()
    visits.cell(LOSSES["all site data"])


@pytest.mark.long
@pytest.mark.parametrize("query", QUERIES)
def test_every_loss_at_every_visit(
    visitor: Visitor, site: Site, query: str, record_property: Callable[[str, object], None]
) -> None:
    cells = walk(visitor, site, visitor.url + query)
    record_property("counted", f"{visitor.browser}, /{query}: {cells} of {cells} losses at a visit")


@pytest.mark.long
def test_every_file_comes_back(
    visitor: Visitor, site: Site, record_property: Callable[[str, object], None]
) -> None:
    files = lose_each(visitor, site, visitor.url)
    record_property("counted", f"{visitor.browser}: {files} of {files} files come back")
