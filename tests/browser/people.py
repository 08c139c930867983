"""People with a browser, for tests against the fixture table and the real house."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from playwright.sync_api import Page, expect

expect.set_options(timeout=25_000)


class Visitor:
    """A page whose errors are not overlooked."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.set_default_timeout(25_000)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda line: self._note(line.type, line.text))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert kind is not None or not self.errors, self.errors

    def open(self, path: str) -> Page:
        self.page.goto(path)
        self.page.wait_for_selector("html[data-ready]", state="attached")
        return self.page

    def look_at(self, path: str) -> Page:
        """Any page, also one without a script."""
        self.page.goto(path)
        if self.page.locator("script[src]").count():
            self.page.wait_for_selector("html[data-ready]", state="attached")
        return self.page

    def _note(self, kind: str, text: str) -> None:
        """Refused connections and addresses are part of many tests; broken policies and scripts are not."""
        if kind == "error" and "Failed to load resource" not in text and "WebSocket" not in text:
            self.errors.append(text)
