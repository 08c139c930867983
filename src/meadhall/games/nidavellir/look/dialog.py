"""Panels over the table. The viewer can put one aside to look at the table, and come back."""

from __future__ import annotations

from markupsafe import Markup

from meadhall.look.markup import escaped, glyph, html

from ..words.sentences import say


def dialog(panel: str, title: str, hint: str, body: str, kind: str = "") -> Markup:
    """A panel to read: the browser opens and closes it."""
    close = f"{glyph('cancel')} {escaped(say('Close'))}"
    button = f'<button type="button" class="btn small" data-open="{panel}" data-key="close-{panel}">{close}</button>'
    return framed(panel, title, hint, button, body, kind, f' data-panel="{panel}" hidden')


def choice_dialog(panel: str, title: str, hint: str, body: str, kind: str = "") -> Markup:
    """A panel with choices. It is open; a checkbox puts it aside, and a button brings it back, without a script."""
    aside = f"aside-{panel}"
    look = f'<label class="btn small" for="{aside}">{glyph("sight-disabled")} {escaped(say("Look at the table"))}</label>'
    return html(
        f'<input type="checkbox" class="aside sr" id="{aside}">{framed(panel, title, hint, look, body, kind)}'
        f'<label class="btn go way-back" for="{aside}">{escaped(title)}</label>'
    )


def framed(panel: str, title: str, hint: str, tool: str, body: str, kind: str, state: str = "") -> Markup:
    return html(
        f'<section class="dlg {kind}" role="dialog" aria-labelledby="title-{panel}" data-key="panel-{panel}"{state}>'
        f'<div class="dh"><div><h2 id="title-{panel}">{escaped(title)}</h2><p>{escaped(hint)}</p></div>'
        f'<span class="sp"></span>{tool}</div><div class="db">{body}</div></section>'
    )
