r"""The marks a shown text may carry: ``*bold*``, ``[card link]`` and ``{icon}``.

A backslash takes the next sign literally. A mark that is never closed, or closes nothing, is an ordinary sign.
"""

from typing import Literal, NamedTuple

__all__ = ["Span", "escape", "parse", "plain"]


class Span(NamedTuple):
    """A piece of text of one kind. Of an icon, ``text`` is its name."""

    kind: Literal["text", "bold", "link", "icon"]
    text: str


_CLOSES: dict[str, tuple[str, Literal["bold", "link", "icon"]]] = {
    "*": ("*", "bold"),
    "[": ("]", "link"),
    "{": ("}", "icon"),
}


_ESCAPED = "*[]{}\\"


def parse(text: str) -> list[Span]:
    """Cut ``text`` into spans; neighbouring plain pieces are one span."""
    spans: list[Span] = []
    literal: list[str] = []
    at = 0
    while at < len(text):
        char = text[at]
        if char == "\\" and at + 1 < len(text):
            literal.append(text[at + 1])
            at += 2
            continue
        found = _marked(text, at) if char in _CLOSES else None
        if found is None:
            literal.append(char)
            at += 1
            continue
        span, at = found
        if literal:
            spans.append(Span("text", "".join(literal)))
            literal.clear()
        spans.append(span)
    if literal:
        spans.append(Span("text", "".join(literal)))
    return spans


def _marked(text: str, at: int) -> tuple[Span, int] | None:
    """Read the marked piece that opens at ``at``: the span and the place behind it."""
    closer, kind = _CLOSES[text[at]]
    inside: list[str] = []
    i = at + 1
    while i < len(text) and text[i] != "\n":
        if text[i] == "\\" and i + 1 < len(text):
            inside.append(text[i + 1])
            i += 2
        elif text[i] == closer:
            return (Span(kind, "".join(inside)), i + 1) if inside else None
        else:
            inside.append(text[i])
            i += 1
    return None


def escape(text: str) -> str:
    """Return ``text`` so that all its signs are shown as they stand."""
    return "".join(f"\\{char}" if char in _ESCAPED else char for char in text)


def plain(text: str) -> str:
    """Return ``text`` without its marks and icons, as it would be spoken."""
    return "".join(span.text for span in parse(text) if span.kind != "icon")
