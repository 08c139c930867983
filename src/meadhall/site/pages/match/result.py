"""The page of the result: winner, margin, score sheet, and the proof that the luck was honest."""

from __future__ import annotations

from htpy import Element, a, code, dd, details, div, dl, dt, h1, header, li, ol, p, section, span, summary
from starlette.responses import HTMLResponse

from meadhall.look.contract import Verdict
from meadhall.look.icons import icon
from meadhall.look.markup import html
from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.pages.assets import look_styles
from meadhall.site.pages.layout import Visit, page

from .page import ICONS, SCRIPTS, STYLES, body_attributes, client_words, notice_place
from .plain_look import look_of
from .rendered import Rendered
from .scene import scene_of
from .score_sheet import by_how_much, headline, marks_the_best, outcome_of, sheet_table


def result_page(visit: Visit, match: LiveMatch, picture: Rendered, viewer: int) -> HTMLResponse:
    look = look_of(match.config.game)
    outcome = outcome_of(match.progress.result or {}, match.shown_names(), viewer)
    scene = scene_of(match, viewer)
    sheet = look.score_sheet(scene)
    verdict = look.verdict(scene) or Verdict(headline(outcome), by_how_much(outcome))
    regions = picture.regions
    content = div(".result")[
        header(".result-head")[
            span(".medal")[icon("laurel-crown" if viewer in outcome.winners else match.game.emblem)],
            div[h1[verdict.what], p(".lead-text")[verdict.why]],
            div(".result-deeds")[
                a(".btn.quiet", href="/")[say("To the hall")],
                a(".btn", href=f"/table/{match.id}/replay")[icon("play-button"), say("Watch the replay")],
                html(regions["after"]),
            ],
        ],
        sheet_table(sheet, outcome),
        p(".legend-line")[say("Gold marks the best of a row.")] if marks_the_best(sheet) else None,
        _proof(match),
        section(".panel.result-chat")[html(regions["chat"])],
        notice_place(),
        client_words(),
    ]
    return page(
        visit,
        f"{verdict.what} · {look.game.title()}",
        look.definitions(),
        content,
        body=body_attributes(match, picture, viewer, "result"),
        styles=(*STYLES, *look_styles(match.game)),
        scripts=SCRIPTS,
        icons=ICONS | look.icons,
    )


def _proof(match: LiveMatch) -> Element:
    """Only for a match that is over: it shows the seed."""
    print_ = match.config.commitment
    record = f"/api/tables/{match.id}/record"
    return details(".proof")[
        summary[
            icon("padlock"),
            say(
                "Honest luck: the seal {seal} was shown before the first choice.",
                seal=f"{print_[:4]}…{print_[-4:]}",
            ),
            " ",
            span(".link")[say("Verify")],
        ],
        p[
            say(
                "Every shuffle and draw came from one secret seed. Its seal (BLAKE2b) was public before the"
                " game; now the seed is, too: everybody can check that they fit, and that every draw follows."
            )
        ],
        dl[dt[say("Seal")], dd[code[print_]], dt[say("Seed")], dd[code[match.config.seed.hex()]]],
        ol[
            li[
                a(href=record, download=f"{match.config.game}-{match.id}.jsonl")[
                    say("Download the record of the game")
                ]
            ],
            li[say("Check it:"), " ", code[f"meadhall verify {match.config.game}-{match.id}.jsonl"]],
        ],
    ]
