"""Somebody with a browser but no script: follows links, sends forms, keeps cookies."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Self

import httpx

from tests.site.running import PATIENCE, Server

FORM = {"content-type": "application/x-www-form-urlencoded"}


class Page(HTMLParser):
    """The tags of a page, with their attributes, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, tag: str, **wanted: str) -> list[dict[str, str | None]]:
        return [
            given
            for name, given in self.tags
            if name == tag and all(given.get(key) == value for key, value in wanted.items())
        ]

    def fields(self) -> dict[str, str | None]:
        """What the inputs of the page hold, by name."""
        return {str(given["name"]): given.get("value") for given in self.all("input") if "name" in given}


class Browser:
    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url,
            headers={"origin": server.url, "accept-language": language},
            timeout=PATIENCE,
            follow_redirects=False,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.http.close()

    def get(self, address: str) -> httpx.Response:
        return self.http.get(address)

    def page(self, address: str, status: int = 200) -> Page:
        answer = self.get(address)
        assert answer.status_code == status, (address, answer.status_code)
        return Page(answer.text)

    def send(self, address: str, **fields: str) -> httpx.Response:
        return self.http.post(address, data=fields, headers=FORM)

    def sent(self, address: str, **fields: str) -> str:
        """Where a form that was accepted leads."""
        answer = self.send(address, **fields)
        assert answer.status_code == 303, (answer.status_code, answer.text[:300])
        return answer.headers["location"]

    def table_id(self, location: str) -> str:
        assert location.startswith("/table/")
        return location.removeprefix("/table/")
