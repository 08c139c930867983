"""The chat: its messages, a field to write in, and ready reactions. Only players of the match may write."""

from __future__ import annotations

from typing import Final

from htpy import Element, b, button, div, form, input, label, li, ol, p, section, span

from meadhall.look.colour_marks import colour_mark
from meadhall.look.icons import icon
from meadhall.site.i18n import say
from meadhall.site.matches.chat import REACTION, REACTIONS
from meadhall.site.matches.live_match import LiveMatch
from meadhall.store.chat import ChatMessage

from .panels import MatchPanels

SHOWN: Final = 60
LONGEST: Final = 300


def reaction_words(reaction: str) -> str:
    match reaction:
        case "hello":
            return say("Hello!")
        case "well_played":
            return say("Well played!")
        case "thanks":
            return say("Thanks!")
        case "oops":
            return say("Oops…")
        case "thinking":
            return say("Let me think…")
        case "good_luck":
            return say("Good luck!")
        case "good_game":
            return say("Good game!")
    return reaction


def chat_region(match: LiveMatch, panels: MatchPanels) -> Element:
    said = match.chat[-SHOWN:]
    return section({"id": "r-chat", "data-region": "chat", "class": "table-chat"}, aria_label=say("Chat"))[
        ol(".chat-lines", data_scroll="end", data_key="chat-lines", tabindex="0")[
            (_line(message, message.seat == panels.viewer) for message in said)
        ]
        if said
        else p(".empty")[say("Nobody has spoken yet.")],
        None if panels.watching else _form(match.id),
    ]


def _line(message: ChatMessage, own: bool) -> Element:
    text = reaction_words(message.text) if message.kind == REACTION else message.text
    return li({"data-key": f"said:{message.number}", "class": [message.kind, "own" if own else None]})[
        colour_mark(message.seat), span[b[message.name], " ", text]
    ]


def _form(match_id: str) -> Element:
    return div(".chat-form")[
        form(data_chat=True, method="post", action=f"/table/{match_id}/chat")[
            label(".sr", for_="chat-text")[say("Say something")],
            input(
                id="chat-text",
                name="text",
                maxlength=str(LONGEST),
                autocomplete="off",
                placeholder=say("Say something"),
                required=True,
            ),
            button(".iconbtn", title=say("Send"))[icon("talk", say("Send"))],
        ],
        div(".reactions", data_zone=True)[
            (
                button(".btn.quiet.small", type="button", data_react=reaction)[reaction_words(reaction)]
                for reaction in REACTIONS
            )
        ],
    ]
