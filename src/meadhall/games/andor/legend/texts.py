# interpreted: reads a legend once
"""The texts of a legend: names, stories, tasks, in every language its file has (docs/legends.md).

A text is one string, said to everybody, or an object of strings by language. What differs by difficulty or
number of heroes stands in braces, and only what holds at the table is kept. The engine never looks at texts:
they are kept here by legend, difficulty, heroes and what its file says, for whoever shows a table.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, Final

from meadhall.core.i18n import SOURCE, language
from meadhall.core.json_reader import echo

from .draft import Draft
from .program import Program

Text = Mapping[str, str]  # by language; empty: there is none

ORIGINS: Final = ("printed", "adapted", "new")
CARD_TEXTS: Final = ("title", "story", "text")
LONGEST: Final = 800
LANGUAGE: Final = re.compile("[a-z]{2}")
BY_TABLE: Final = re.compile(r"\{([^{}]*)\}")
LINE_BREAK: Final = re.compile(r"[\x00-\x1f\x7f\u2028\u2029]")


@dataclass(frozen=True, slots=True)
class CardTexts:
    title: Text
    story: Text  # what the narrator says
    text: Text  # what the card does
    origin: str


@dataclass(slots=True)
class LegendTexts:
    """All texts of one legend, as told to a number of heroes at one difficulty."""

    name: Text
    origin: str
    story: Text
    prologue: Text = field(default_factory=dict)
    special_rules: tuple[Text, ...] = ()
    cards: dict[str, CardTexts] = field(default_factory=dict)  # those of the event deck, too
    decks: dict[str, Text] = field(default_factory=dict)
    goals: dict[str, Text] = field(default_factory=dict)
    defeats: dict[str, Text] = field(default_factory=dict)
    tasks: dict[str, Text] = field(default_factory=dict)
    called: dict[str, Text] = field(default_factory=dict)  # creatures and tokens with a tag, new kinds
    fields: dict[int, Text] = field(default_factory=dict)

    def every_text(self) -> Iterator[tuple[str, Text]]:
        """Each text with where it stands, also those that are missing."""
        yield "names", self.name
        yield "story", self.story
        if self.tasks:
            yield "prologue", self.prologue
        for number, rule in enumerate(self.special_rules, 1):
            yield f"special rule {number}", rule
        for card, texts in self.cards.items():
            for what, told in zip(CARD_TEXTS, (texts.title, texts.story, texts.text), strict=True):
                yield f"{what} of card {card}", told
        groups = {
            "deck": self.decks,
            "goal": self.goals,
            "defeat": self.defeats,
            "task": self.tasks,
            "called": self.called,
        }
        for what, group in groups.items():
            for name, told in group.items():
                yield f"{what} {name}", told


_kept: Final[dict[str, LegendTexts]] = {}


def texts_of(key: str) -> LegendTexts:
    """The texts of a legend that was read before (`Program.texts`); else nothing but its id."""
    return _kept.get(key) or LegendTexts({SOURCE: key.partition(":")[0]}, "", {})


def key_of(legend: Mapping[str, Any], program: Program) -> str:
    """Files of different authors may use the same id: what they say tells them apart."""
    content = json.dumps(legend, sort_keys=True).encode()
    level = "normal" if program.hard else "easy"
    return f"{legend['id']}:{level}:{program.heroes}:{blake2b(content, digest_size=6).hexdigest()}"


def spoken(text: Text) -> str:
    """In the language spoken now; without that in English, or in the first language there is."""
    return text.get(language()) or text.get(SOURCE) or next(iter(text.values()), "")


# -- reading ---------------------------------------------------------------------------------------


def read_texts(draft: Draft, legend: Mapping[str, Any]) -> None:
    origin = origin_of(draft, legend, "")
    texts = LegendTexts(told(draft, legend["names"], "names"), origin, told_by(draft, legend, "story"))
    texts.special_rules = tuple(special_rules(draft, legend.get("special_rules", [])))
    for card in draft.box_cards:
        texts.cards[card["id"]] = card_texts(draft, card, origin)
    for card in legend["cards"]:
        if card.get("variant", "both") in ("both", "normal" if draft.program.hard else "easy"):
            texts.cards[card["id"]] = card_texts(draft, card, origin)
    for name, deck in legend.get("decks", {}).items():
        texts.decks[name] = told_by(draft, deck, "names")
        texts.cards |= {card["id"]: card_texts(draft, card, origin) for card in deck["cards"]}
    texts.goals = by_id(draft, legend["goals"])
    texts.defeats = by_id(draft, legend.get("defeat", []))
    prologue = legend.get("prologue", {})
    texts.prologue, texts.tasks = told_by(draft, prologue, "story"), by_id(draft, prologue.get("tasks", []))
    texts.called = called(draft, legend.get("called", {}))
    board = legend.get("boards", {}).get(legend.get("board", "front"), {"fields": []})
    texts.fields = {each["id"]: told(draft, each["names"], "names") for each in named(board["fields"])}
    draft.program.texts = key_of(legend, draft.program)
    _kept[draft.program.texts] = texts


def special_rules(draft: Draft, plain: Any) -> Iterator[Text]:
    """Texts; or objects with an id and a text."""
    for each in draft.listing(plain, "special_rules"):
        text = each["text"] if isinstance(each, Mapping) and "text" in each else each
        yield told(draft, text, "a special rule")


def named(fields: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    return [each for each in fields if "names" in each]


def card_texts(draft: Draft, card: Mapping[str, Any], origin: str) -> CardTexts:
    draft.place.append(f"card {echo(card['id'])}")
    title, story, text = (told_by(draft, card, word) for word in CARD_TEXTS)
    made = CardTexts(title, story, text, origin_of(draft, card, origin))
    draft.place.pop()
    return made


def by_id(draft: Draft, entries: Iterable[Mapping[str, Any]]) -> dict[str, Text]:
    return {each["id"]: told(draft, each.get("text", each["id"]), "text") for each in entries}


def called(draft: Draft, plain: Any) -> dict[str, Text]:
    """Names for creatures and tokens with a tag, and for kinds of creatures that the box does not know."""
    names = draft.mapping(plain, "called")
    known = [*draft.program.tags, *(kind.name for kind in draft.program.kinds)]
    for name in names:
        draft.demand(name in known, f"called: there is no tag and no creature '{echo(name)}'")
    return {name: told(draft, text, f"the name of '{echo(name)}'") for name, text in names.items()}


def origin_of(draft: Draft, plain: Mapping[str, Any], otherwise: str) -> str:
    """Where it comes from, if it is said; a card comes from where its legend does."""
    return ORIGINS[draft.one_of(plain["origin"], ORIGINS, "the origin")] if "origin" in plain else otherwise


def told_by(draft: Draft, plain: Mapping[str, Any], word: str) -> Text:
    return told(draft, plain[word], word) if word in plain else {}


def told(draft: Draft, plain: Any, what: str) -> Text:
    """One text for everybody, or texts by language."""
    if isinstance(plain, str):
        return {SOURCE: paragraph(draft, plain, what)}
    fits = isinstance(plain, Mapping)
    draft.demand(fits, f"{what} should be a text, or an object of texts by language, not {echo(plain)}")
    draft.demand(bool(plain), f"{what} has no text in any language")
    for each in plain:
        is_language = LANGUAGE.fullmatch(each) is not None
        draft.demand(is_language, f"{what}: '{echo(each)}' is no language, write two letters: en, ru, fr")
    return {each: paragraph(draft, text, f"{what} in '{each}'") for each, text in plain.items()}


def paragraph(draft: Draft, plain: Any, what: str) -> str:
    words = draft.text(plain, what)
    one_line = words.strip() != "" and LINE_BREAK.search(words) is None
    draft.demand(one_line, f"{what} should be one paragraph of text")
    draft.demand(len(words) <= LONGEST, f"{what} is longer than {LONGEST} characters")
    return BY_TABLE.sub(lambda found: at_this_table(draft, found[1], what), words)


def at_this_table(draft: Draft, alternatives: str, what: str) -> str:
    """`2|3|4`: for so many heroes; `easy;normal`: at this difficulty; `2|3|4;2|3|4`: both."""
    levels = alternatives.split(";")
    level = levels[-1 if draft.program.hard else 0].split("|")
    fits = len(levels) <= 2 and len(level) in (1, 3) and len(levels) * len(level) > 1
    wanted = "write {two heroes|three|four} or {easy;normal}"
    draft.demand(fits, f"{what}: {wanted}, not '{echo(alternatives)}'")
    return level[draft.program.heroes - 2] if len(level) == 3 else level[0]
