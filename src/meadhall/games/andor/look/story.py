"""The story: what the narrator told last, the event of the day, and the tasks that decide the legend."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.drawings import drawn_once
from meadhall.look.markup import NOTHING, escaped, glyph, html, joined, region

from ..legend.texts import LegendTexts, spoken, texts_of
from ..state.names import LETTERS
from ..state.view import TableView
from ..words.names import origin_words
from ..words.sentences import say
from ..words.story import card_mark, card_title, goal_text, legend_name, task_text
from .view_model import ViewModel

EVENT_DECK = "event"


def story(model: ViewModel) -> Markup:
    """A panel over the map that opens by itself when there is something new to tell."""
    view = model.view
    begins = view.day <= 1 and view.narrator == LETTERS[0]
    cards = latest(view.played, view.narrator)
    return drawn_story(view.texts, begins, view.prologue, cards, event_of(view))


def latest(played: tuple[str, ...], narrator: str) -> tuple[str, ...]:
    """The cards of the letter the narrator is at."""
    return tuple(card for card in played if card[0] == narrator and card[1:].isdecimal())


def event_of(view: TableView) -> str:
    """The event that was drawn last: it came back under its deck."""
    deck = next((deck for deck in view.decks if deck.deck == EVENT_DECK), None)
    return deck.under[-1] if deck and deck.under else ""


@drawn_once
def drawn_story(legend: str, begins: bool, prologue: bool, cards: tuple[str, ...], event: str) -> Markup:
    texts = texts_of(legend)
    opening_words = spoken(texts.prologue if prologue else texts.story) if begins else ""
    told = [told_card(texts, event, "event")] if event else []
    told += [told_card(texts, card) for card in cards]
    if not opening_words and not told:
        return region("story", NOTHING, "story none")
    first = f"<p>{escaped(opening_words)}</p>" if opening_words else ""
    last = origin(texts) if opening_words else ""
    letter = escaped(say("Letter {letter}", letter=cards[0][0])) if cards else ""
    key = f"{legend}:{begins}:{','.join(cards)}:{event}"
    content = (
        f'<details open class="tale" data-key="tale:{escaped(key)}"><summary>{glyph("quill-ink")}'
        f"<b>{escaped(legend_name(texts))}</b><span>{letter}</span></summary>"
        f'<div class="tale-in" data-scroll data-key="tale-in" tabindex="0">{first}{joined(told)}{last}</div></details>'
    )
    return region("story", content, "story")


def told_card(texts: LegendTexts, card: str, kind: str = "") -> Markup:
    """Its title, what the narrator says, and what it does."""
    found = texts.cards.get(card)
    if found is None:
        return NOTHING
    sign = glyph("sunrise", say("Event of the day")) if kind else ""
    tale, does = spoken(found.story), spoken(found.text)
    return html(
        f'<section class="card-told {kind}"><h3>{sign}{escaped(card_title(texts, card))}{mark(texts, card)}</h3>'
        + (f"<p>{escaped(tale)}</p>" if tale else "")
        + (f'<p class="does">{escaped(does)}</p>' if does else "")
        + "</section>"
    )


def mark(texts: LegendTexts, card: str) -> str:
    """Behind the title: a card that does not play as printed."""
    words = card_mark(texts, card)
    return f"<small>{escaped(words)}</small>" if words else ""


def origin(texts: LegendTexts) -> str:
    """Whose the legend is."""
    words = origin_words(texts.origin)
    return f'<p class="origin">{escaped(words)}</p>' if words else ""


def tasks(model: ViewModel) -> Markup:
    view = model.view
    found = view.tasks or view.goals
    return drawn_tasks(view.texts, found, bool(view.tasks))


@drawn_once
def drawn_tasks(legend: str, found: tuple[tuple[str, bool], ...], of_prologue: bool) -> Markup:
    texts = texts_of(legend)
    words = task_text if of_prologue else goal_text
    lines = joined(
        html(
            f'<li class="{"met" if met else ""}"><span class="tick">{glyph("check-mark", say("met")) if met else ""}'
            f"</span><span>{escaped(words(texts, goal))}</span></li>"
        )
        for goal, met in found
    )
    rules = joined(html(f"<li>{escaped(spoken(rule))}</li>") for rule in texts.special_rules)
    head = escaped(say("The legend is won if all of this holds"))
    more = (
        f'<h2 class="caps">{escaped(say("Rules of this legend"))}</h2><ul class="own-rules">{rules}</ul>'
        if rules
        else ""
    )
    return region(
        "tasks", f'<h2 class="caps">{head}</h2><ul class="goals">{lines}</ul>{more}{origin(texts)}', "tasks"
    )
