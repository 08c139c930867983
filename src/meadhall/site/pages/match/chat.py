"""The chat: what was said, a line to write, and ready reactions. Only those who sit here talk."""

from __future__ import annotations

from typing import Final

from htpy import Element, b, button, div, form, input, label, li, ol, p, section, span

from meadhall.look.colour_marks import pennant
from meadhall.look.icons import icon
from meadhall.site.i18n import say
from meadhall.site.matches.chat import REACTION, REACTIONS
from meadhall.site.matches.live_match import LiveTable
from meadhall.store.chat import Saying

from .panels import Standing

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


def chat_region(match: LiveTable, standing: Standing) -> Element:
    said = match.chat[-SHOWN:]
    return section({"id": "r-chat", "data-region": "chat", "class": "table-chat"}, aria_label=say("Chat"))[
        ol(".chat-lines", data_scroll="end", data_key="chat-lines", tabindex="0")[
            (_line(saying, saying.seat == standing.viewer) for saying in said)
        ]
        if said
        else p(".empty")[say("Nobody has spoken yet.")],
        None if standing.watching else _form(match.id),
    ]


def _line(saying: Saying, own: bool) -> Element:
    text = reaction_words(saying.text) if saying.kind == REACTION else saying.text
    return li({"data-key": f"said:{saying.number}", "class": [saying.kind, "own" if own else None]})[
        pennant(saying.seat), span[b[saying.name], " ", text]
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
