"""What comes out of a program's frame is little, and fits the schema, whatever the program says there."""

from collections.abc import Callable
from typing import Any

import pytest
from lives import python_of
from lying import A_FEW, LIES, MESSAGES, wrong
from opening import wait_for_engine
from playwright.sync_api import Page
from sandboxing import OWN_CODE
from serving import Site


@pytest.fixture
def own(page: Page, site: Site) -> Page:
    page.goto(f"{site.url}#{OWN_CODE}")
    wait_for_engine(page, "ready")
    page.wait_for_function("undoku.sandboxes")
    return page


def calling(page: Page) -> Callable[..., Any]:
    return lambda function, *values: page.evaluate(f"(values) => ({function})(...values)", list(values))


def test_a_few_lies_end_in_a_sentence_each(own: Page, fresh: None) -> None:
    assert wrong(calling(own), A_FEW) == {}


@pytest.mark.long
@pytest.mark.parametrize("kind", LIES)
def test_all_lies_end_in_a_sentence_each(own: Page, kind: str, fresh: None) -> None:
    found = wrong(calling(own), tuple(LIES[kind]))
    print(f"{len(LIES[kind])} lies, {kind}: {len(found)} not as they should be")
    assert found == {}


def test_what_floods_the_relay_itself_is_ended(own: Page, fresh: None) -> None:
    """A script in the place of our worker, which has all that a worker has, says what it likes."""
    told = own.evaluate(
        """async () => {
      const life = await undoku.sandboxes.take();
      const frame = document.querySelector("iframe").cloneNode();
      life.end();
      const script = "onmessage = () => { for (;;) postMessage({ lines: 1 }); };";
      const nothing = { is: "object", has: { lines: { is: "number", least: 0, most: 9 } } };
      const said = { lines: nothing };
      const schema = { pause: 100, reports: 10000, clause: 10, words: { flood: "flood" }, said };
      const heard = [];
      return new Promise((resolve) => {
        window.addEventListener("message", ({ source, data }) => {
          if (source !== frame.contentWindow) return;
          heard.push(data);
          if (data.there) source.postMessage({ script, schema, said: {} }, "*");
          if (data.broken) resolve(heard);
        });
        document.body.append(frame);
      }).finally(() => frame.remove());
    }"""
    )
    assert told[-1] == {"broken": "flood"}
    assert len(told) <= 2 + MESSAGES
    assert len(python_of(own)) >= 1
