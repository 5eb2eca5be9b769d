"""HTML that stands alone: escaped, without scripts and addresses, for light and dark pages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

# The colours of the table in the browser (web/src/palette.css): day, then night.
_COLOURS = {
    "felt": ("#cfe1d5", "#1d4a3d"),
    "felt-line": ("#8fb3a0", "#2f6a58"),
    "ink": ("#12271f", "#e9f5ee"),
    "ink-2": ("#44594f", "#a9c0b5"),
    "slot": ("#ffffff5c", "#00000038"),
    "card": ("#fffdf6", "#fbf6e9"),
    "card-line": ("#d9cfb8", "#bfb294"),
    "dawn": ("#b8390f", "#ff9a73"),
    "dusk": ("#40259c", "#b4a4ff"),
    "way-ink": ("#ffffff", "#1a0f08"),
    "good": ("#0f6b63", "#a6f4de"),
    "bad": ("#9c1506", "#ff9568"),
    "acting": ("#fff6dd", "#0a1d17"),
}
_SEATS = ("#ffc840", "#48a8fa", "#f25a48", "#b06fa2", "#b5f3c5")

_STYLE = """
.stammtisch{%(day)s;box-sizing:border-box;display:inline-block;max-width:100%%;padding:14px 18px;
border:1px solid var(--felt-line);border-radius:16px;background:var(--felt);color:var(--ink);
font:15px/1.4 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;text-align:left}
@media (prefers-color-scheme:dark){.stammtisch{%(night)s}}
[data-jp-theme-light="true"] .stammtisch,.vscode-light .stammtisch{%(day)s}
[data-jp-theme-light="false"] .stammtisch,.vscode-dark .stammtisch,html[theme=dark] .stammtisch{%(night)s}
.stammtisch svg{display:block;overflow:visible}
.stammtisch .row{display:flex;flex-wrap:wrap;align-items:flex-end;gap:8px;margin:0 0 10px}
.stammtisch .name{display:inline-flex;align-items:center;gap:6px;padding:1px 9px 1px 5px;border-radius:999px}
.stammtisch .acting{background:var(--acting);font-weight:650}
.stammtisch .faint{color:var(--ink-2)}
.stammtisch .figure{font-weight:700;font-variant-numeric:lining-nums tabular-nums}
.stammtisch .status{font-weight:650;margin:4px 0 0}
.stammtisch table{border-collapse:collapse;margin:0 0 8px;background:none;color:inherit;font-size:inherit}
.stammtisch th,.stammtisch td{padding:3px 10px 3px 0;border:0;background:none;text-align:left;
vertical-align:middle;color:inherit;white-space:nowrap}
.stammtisch th{font-weight:400;color:var(--ink-2)}
.stammtisch td.number,.stammtisch th.number{text-align:right;font-variant-numeric:lining-nums tabular-nums}
"""


def _declared(night: int) -> str:
    colours = [f"--{name}:{pair[night]}" for name, pair in _COLOURS.items()]
    return ";".join([*colours, *(f"--seat-{seat}:{colour}" for seat, colour in enumerate(_SEATS))])


def element(tag: str, *inside: str, **attributes: str | float) -> str:
    """An element; `inside` is HTML already, attributes are escaped.

    >>> element("b", "37", class_="figure", title='"so"')
    '<b class="figure" title="&quot;so&quot;">37</b>'
    """
    said = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(str(value))}"' for name, value in attributes.items()
    )
    return f"<{tag}{said}>{''.join(inside)}</{tag}>"


def page(label: str, parts: Iterable[str], styles: str = "") -> str:
    """A whole drawing: its parts on the felt, with the styles they need."""
    colours: Mapping[str, str] = {"day": _declared(0), "night": _declared(1)}
    style = element("style", (_STYLE % colours).strip() + styles)
    return style + element("div", *parts, class_="stammtisch", role="group", aria_label=label)
