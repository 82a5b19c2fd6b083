import pytest

from client.ui.markup import escape, parse, plain
from client.ui.metrics import Rect
from client.ui.rich import rich, rich_height, rich_links
from client.ui.theme import FLOOR, Style
from client.ui.wrap import lay
from tests.ui.paper import ODD_TEXTS, inside, paper, touched

SAMPLE = "Lays *2 eggs* {egg}{egg} beside [Cemani hens], or [Lab Rat] if *no other* is near. Then it is over."
BOX: Rect = (20, 20, 220, 260)


@pytest.mark.parametrize("words", [SAMPLE, *ODD_TEXTS], ids=repr)
@pytest.mark.parametrize("scale", [2 / 3, 1.0])
def test_wrapped_text_stays_in_its_rectangle_when_it_must_fit(words: str, scale: float) -> None:
    c = paper(500, 400, scale)
    used = rich(c, words, BOX, "small", fit=True)
    assert used <= BOX[3] + 1 / scale
    assert inside(c, BOX, 2)


@pytest.mark.parametrize("words", [SAMPLE, *ODD_TEXTS], ids=repr)
def test_no_line_is_wider_than_the_room(words: str) -> None:
    c = paper()
    laid = lay(c, words, (0, 0, 180, 0), "body", lead=1.0, fit=False)
    assert all(used <= 180 + 1 for _, used in laid.lines)


def test_the_measured_height_is_the_height_that_is_drawn() -> None:
    c = paper(600, 600)
    measured = rich_height(c, SAMPLE, 200, "body")
    assert rich(c, SAMPLE, (10, 10, 200, 0), "body") == measured
    assert 0 <= measured - touched(c).h < 20
    assert inside(c, (10, 10, 200, measured), 1)


def test_more_room_never_needs_more_lines() -> None:
    c = paper()
    heights = [rich_height(c, SAMPLE, width) for width in range(60, 700, 40)]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > heights[-1]


def test_a_full_stop_stays_with_its_bold_word() -> None:
    c = paper()
    for width in range(120, 300, 5):
        laid = lay(c, "If lower, you would be *defeated*.", (0, 0, width, 0), "body", lead=1.0, fit=False)
        assert not any(runs and runs[0].text.startswith(".") for runs, _ in laid.lines)


def test_a_line_break_begins_a_line_and_an_empty_one_keeps_its_height() -> None:
    c = paper()
    one = rich_height(c, "a", 200)
    assert rich_height(c, "a\n\nb", 200) == 3 * one
    assert rich_height(c, "", 200) == one


def test_text_that_must_fit_shrinks_then_ends_in_an_ellipsis() -> None:
    c = paper()
    small = lay(c, SAMPLE, (0, 0, 260, 80), "body", lead=1.0, fit=True)
    assert FLOOR <= small.px < 22
    cut = lay(c, SAMPLE, (0, 0, 100, 60), "body", lead=1.0, fit=True)
    assert cut.px == FLOOR
    assert cut.lines[-1][0][-1].text == "…"


def test_links_are_found_where_they_are_drawn() -> None:
    c = paper()
    links = rich_links(c, SAMPLE, (20, 20, 220, 0), "body")
    assert [link.label for link in links] == ["Cemani hens", "Lab Rat"]
    for link in links:
        for x, y, w, h in link.rects:
            assert x >= 20
            assert x + w <= 241
            assert h > 10
            assert y >= 20


def test_a_link_that_wraps_has_a_rectangle_on_each_line() -> None:
    c = paper()
    (link,) = rich_links(c, "Beside the [Patchwork Brute of the old Castle]", (0, 0, 170, 0))
    assert len(link.rects) >= 2
    assert len({rect[1] for rect in link.rects}) == len(link.rects)


def test_the_text_size_of_the_reader_moves_the_lines() -> None:
    large = paper(style=Style(text_scale=1.5))
    assert rich_height(large, SAMPLE, 300, "min") > rich_height(paper(), SAMPLE, 300, "min")


def test_marks_make_spans() -> None:
    assert [tuple(span) for span in parse("a *b* [c d]{egg}.")] == [
        ("text", "a "),
        ("bold", "b"),
        ("text", " "),
        ("link", "c d"),
        ("icon", "egg"),
        ("text", "."),
    ]


@pytest.mark.parametrize("text", ["2 * 3", "*", "[", "a [b", "{x", "**", "[]", "a*b\nc*d", "\\"])
def test_a_mark_that_closes_nothing_is_a_sign(text: str) -> None:
    assert "".join(span.text for span in parse(text)) == text
    assert {span.kind for span in parse(text)} == {"text"}


@pytest.mark.parametrize("name", ["*Star*", "[Bob]", "{egg}", "back\\slash", "a]b*c", "plain", ""])
def test_an_escaped_name_is_shown_as_it_stands(name: str) -> None:
    assert plain(escape(name)) == name
    assert plain(f"*{escape(name)}x*") == f"{name}x"


def test_an_unknown_icon_is_shown_in_words() -> None:
    c = paper()
    laid = lay(c, "{no_such_icon}", (0, 0, 300, 0), "body", lead=1.0, fit=False)
    assert laid.lines[0][0][0].text == "{no_such_icon}"
