# interpreted: pages are for people
"""A panel over the table for what needs the whole view; one may look at the table meanwhile, and come back."""

from __future__ import annotations

from markupsafe import Markup, escape

from meadhall.look.markup import glyph

from ..sentences import say


def dialog(panel: str, title: str, hint: str, body: str, opened: bool = False, kind: str = "") -> Markup:
    """`opened`: something is to be chosen here, so it is open, and a way back stays when it is put aside."""
    hidden = "" if opened else " hidden"
    close = say("Look at the table") if opened else say("Close")
    sign = glyph("sight-disabled") if opened else glyph("cancel")
    back = (
        f'<button type="button" class="btn go way-back" data-open="{panel}" data-key="back-{panel}">{escape(title)}</button>'
        if opened
        else ""
    )
    return Markup(
        f'<section class="dlg {kind}" role="dialog" aria-labelledby="title-{panel}" data-panel="{panel}"'
        f' data-key="panel-{panel}"{hidden}><div class="dh"><div><h2 id="title-{panel}">{escape(title)}</h2>'
        f"<p>{escape(hint)}</p></div><span class=\"sp\"></span>"
        f'<button type="button" class="btn small" data-open="{panel}" data-key="close-{panel}">{sign} {escape(close)}</button></div>'
        f'<div class="db">{body}</div></section>{back}'
    )
