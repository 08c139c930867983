from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.browser.fixture_table import FixtureTable
from tests.browser.guests import Guests
from tests.browser.people import Visitor
from tests.site.running import Server

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, else the one Playwright has fetched; one for all tests. Its shell without
    windows, where there is one, opens pages at a quarter of the cost."""
    with sync_playwright() as playwright:
        running = started(playwright)
        yield running
        running.close()


def started(playwright: Playwright) -> Browser:
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return playwright.chromium.launch(executable_path=program, args=QUIET)


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """People with a browser of their own. A script that fails fails the test."""
    with ExitStack() as stack:

        def enter(url: str, **context: object) -> Visitor:
            own = stack.enter_context(browser.new_context(base_url=url, **context))  # type: ignore[arg-type]
            return stack.enter_context(Visitor(own.new_page()))

        yield enter


@pytest.fixture(scope="session")
def shared_table() -> Iterator[FixtureTable]:
    with FixtureTable() as table:
        yield table


@pytest.fixture
def table(shared_table: FixtureTable) -> FixtureTable:
    """A fresh table of the test's own making."""
    shared_table.reset()
    return shared_table


@pytest.fixture
def sit(table: FixtureTable, visitor: Callable[..., Visitor]) -> Callable[..., Page]:
    """Opens the table's page, when the line is open."""

    def open_page(path: str = "/table/t1", **context: object) -> Page:
        page = visitor(table.url, **context).open(path)
        if path == "/table/t1":
            table.wait_for_lines(1)
            page.wait_for_selector("html[data-line]", state="attached")
        return page

    return open_page


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, third_party_folder: Path) -> Iterator[Server]:
    """A real server, for whole games."""
    with Server(tmp_path_factory.mktemp("house"), third_party_folder) as running:
        yield running


@pytest.fixture
def guests(browser: Browser, site: Server) -> Iterator[Guests]:
    """People in the real house, each with a browser of their own."""
    with ExitStack() as stack:
        yield Guests(browser, site.url, stack)
