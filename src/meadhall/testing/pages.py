"""Finds faults in a piece of HTML: tags that do not match, controls without a name, names used twice."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Final

VOID: Final = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"})
CONTROLS: Final = frozenset({"a", "button", "summary", "select", "textarea"})
NAMED: Final = ("aria-label", "aria-labelledby", "title", "alt")
ONCE: Final = ("id", "data-place")  # attributes that may have a value only once on a page


class Element:
    def __init__(self, tag: str, attributes: dict[str, str], hidden: bool) -> None:
        self.tag = tag
        self.attributes = attributes
        self.hidden = hidden
        self.words = ""

    @property
    def name(self) -> str:
        """The words by which a screen reader announces the element."""
        return next(
            (self.attributes[each] for each in NAMED if self.attributes.get(each)), self.words
        ).strip()

    @property
    def pressed(self) -> bool:
        """Pressing it does something: it needs a name."""
        return self.tag in CONTROLS and "disabled" not in self.attributes

    def __str__(self) -> str:
        written = "".join(f' {name}="{value}"' for name, value in self.attributes.items())
        return f"<{self.tag}{written[:200]}>"


class Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[Element] = []
        self.problems: list[str] = []
        self.used: set[tuple[str, str]] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        hidden = attributes.get("aria-hidden") == "true" or bool(self.open and self.open[-1].hidden)
        element = Element(tag, attributes, hidden)
        for name in ONCE:
            if name in attributes:
                self.use(name, attributes[name])
        if element.pressed and any(outer.pressed for outer in self.open):
            self.problems.append(f"a control inside of a control: {element}")
        if tag not in VOID:
            self.open.append(element)
        elif tag == "img":
            self.check(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open[-1].tag != tag:
            self.problems.append(f"</{tag}> closes {self.open[-1] if self.open else 'nothing'}")
            return
        closed = self.open.pop()
        self.check(closed)
        if self.open:
            self.open[-1].words += closed.name + " "

    def handle_data(self, data: str) -> None:
        if self.open and not self.open[-1].hidden:
            self.open[-1].words += data

    def use(self, name: str, value: str) -> None:
        if (name, value) in self.used:
            self.problems.append(f'{name}="{value}" stands twice on the page')
        self.used.add((name, value))

    def check(self, element: Element) -> None:
        if element.hidden or element.name:
            return
        if element.pressed:
            self.problems.append(f"a control without a name: {element}")
        if element.tag == "img" or element.attributes.get("role") == "img":
            self.problems.append(f"a picture without a name, which is not aria-hidden: {element}")


def problems_of(html: str) -> Iterator[str]:
    reader = Reader()
    reader.feed(html)
    reader.close()
    yield from reader.problems
    yield from (f"never closed: {element}" for element in reader.open)
