"""A page's line to its table, as the browser client holds it."""

from __future__ import annotations

import json
import re
from typing import Any, Self
from urllib.parse import urlencode

from websockets.sync.client import ClientConnection, connect

from tests.site.running import PATIENCE, Person, Server

Heard = dict[str, Any]


class Page:
    """Keeps the regions as a browser would, and sends messages with ids of its own."""

    def __init__(
        self, server: Server, table: str, who: Person | None, name: str = "page", **query: object
    ) -> None:
        self.name = name
        self.asked = urlencode({"page": name, **query})
        self.headers = who.headers if who else {}
        self.url = f"ws://127.0.0.1:{server.port}/table/{table}/live"
        self.last_id = 0
        self.regions: dict[str, str] = {}
        self.texts: dict[str, str] = {}  # as they were sent over this line
        self.drawings: dict[str, str] = {}
        self.seq = 0
        self.last: Heard = {}
        self.line = self.connect()
        self.first = self.frame()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_problem: object) -> None:
        self.line.close()

    def connect(self) -> ClientConnection:
        self.texts, self.drawings = {}, {}
        return connect(f"{self.url}?{self.asked}", additional_headers=self.headers, max_size=None)

    def hear(self) -> Heard:
        return self.took(json.loads(self.line.recv(PATIENCE)))

    def took(self, on_news: Heard) -> Heard:
        """A message that came, as the browser understands it."""
        if on_news["type"] == "regions":
            self.drawings.update(on_news.get("drawings", {}))
            on_news["regions"] = {name: self.whole(name, sent) for name, sent in on_news["regions"].items()}
            self.regions.update(on_news["regions"])
            self.seq = on_news["seq"]
            self.last = on_news
        return on_news

    def whole(self, name: str, sent: str | list[Any]) -> str:
        """A region as the browser makes it of what was sent."""
        if isinstance(sent, str):
            self.texts[name] = sent
        else:
            old = self.texts[name].encode("utf-16-le")
            start, end, between = sent
            spliced = old[: 2 * start] + between.encode("utf-16-le") + old[len(old) - 2 * end :]
            self.texts[name] = spliced.decode("utf-16-le")
        return self.drawn(self.texts[name])

    def drawn(self, html: str) -> str:
        """With the drawings that it names."""
        return re.sub(r"<#(\d+)>", lambda name: self.drawn(self.drawings[name[1]]), html)

    def frame(self) -> Heard:
        """The next frame, whatever is answered meanwhile."""
        return self.until(lambda on_news: on_news["type"] == "regions")

    def frame_at(self, seq: int) -> Heard:
        """The frame that reaches a seq; it may have been heard already."""
        if self.seq >= seq:
            return self.last
        return self.until(lambda on_news: on_news["type"] == "regions" and on_news["seq"] >= seq)

    def until(self, wanted: Any) -> Heard:
        while True:
            on_news = self.hear()
            if wanted(on_news):
                return on_news

    def send(self, what: str, /, **wish: object) -> int:
        self.last_id += 1
        self.line.send(json.dumps({"type": what, "id": self.last_id, **wish}))
        return self.last_id

    def answer(self, number: int) -> Heard:
        return self.until(lambda on_news: on_news.get("id") == number)

    def ask(self, what: str, /, **wish: object) -> Heard:
        return self.answer(self.send(what, **wish))

    def press(self, key: str, seq: int | None = None) -> Heard:
        return self.ask("press", seq=self.seq if seq is None else seq, key=key)

    def look(self, *regions: str) -> None:
        """Look at regions that are out of sight as a rule: as when a panel is opened."""
        self.line.send(json.dumps({"type": "look", "regions": regions}))

    def legal(self) -> list[str]:
        """What may be pressed now."""
        buttons = re.findall(r"<button[^>]*>", "".join(self.regions.values()))
        legal = [tag for tag in buttons if "data-press" in tag and re.search(r'class="[^"]*\bcan\b', tag)]
        return [re.findall(r'data-press="([^"]*)"', tag)[0] for tag in legal]
