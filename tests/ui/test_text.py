import pytest

from client.ui.canvas import Canvas
from client.ui.fonts import Fonts, clean
from client.ui.text import exact, fit_style, line_h, text, text_w
from client.ui.theme import FLOOR, TYPE, Face, Style, TextStyle
from tests.ui.paper import ODD_TEXTS, inside, paper, touched

FACES: tuple[Face, ...] = ("title", "body", "bold", "italic")


@pytest.mark.parametrize("words", ODD_TEXTS, ids=repr)
@pytest.mark.parametrize("style", ["h3", "min"])
def test_no_text_is_wider_than_its_room(words: str, style: str) -> None:
    for scale in (2 / 3, 1.0):
        c = paper(600, 200, scale)
        x, y, w, h = text(c, words, (30, 40), style, max_w=150)
        assert w <= 150 + 1 / scale
        assert inside(c, (x, y, w, h), 1)


@pytest.mark.parametrize("style", [*TYPE, ("title", 7), ("bold", 12.5)])
@pytest.mark.parametrize("text_scale", [1.0, 1.6])
def test_no_text_is_below_the_floor(style: TextStyle, text_scale: float) -> None:
    c = paper(style=Style(text_scale=text_scale))
    assert exact(c, style)[1] >= FLOOR
    face, size = fit_style(c, "A long line of words that cannot fit", style, 20)
    assert size >= FLOOR - 0.01
    assert line_h(c, (face, size)) >= FLOOR


def test_text_shrinks_before_it_is_cut() -> None:
    c = paper()
    full = text_w(c, "Mad Science Expo", "h1")
    _, size = fit_style(c, "Mad Science Expo", "h1", full * 0.7)
    assert FLOOR < size < TYPE["h1"][1]
    assert text_w(c, "Mad Science Expo", ("title", size)) <= full * 0.7 + 1


def test_a_line_never_stands_higher_than_its_room() -> None:
    c = paper()
    assert text(c, "Name", (0, 0), "h1", max_h=30)[3] <= 30.5


def test_the_reader_can_have_larger_text_where_its_size_is_not_fixed() -> None:
    plain, large = paper(), paper(style=Style(text_scale=1.4))
    assert text_w(large, "Words", "body") == pytest.approx(text_w(plain, "Words", "body") * 1.4, rel=0.06)
    assert text_w(large, "17", ("title", 30)) == text_w(plain, "17", ("title", 30))


def test_alignment_moves_the_line_about_its_point() -> None:
    c = paper()
    right = text(c, "Words", (200, 100), align="right", valign="bottom")
    assert right[0] + right[2] == pytest.approx(200, abs=1)
    assert right[1] + right[3] == pytest.approx(100, abs=1)
    middle = text(c, "Words", (200, 100), align="center", valign="middle")
    assert middle[0] + middle[2] / 2 == pytest.approx(200, abs=1)


def test_an_outline_goes_beyond_the_letters_only_by_its_width() -> None:
    c = paper()
    rect = text(c, "17", (100, 100), "h1", outline="#000000", ow=4)
    assert inside(c, rect, 4)


def ink(c: Canvas) -> int:
    return touched(c).w * touched(c).h


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("sign", ["\U0010ffff", "\ue123", "😀"])
def test_a_sign_that_no_font_has_is_seen(face: Face, sign: str) -> None:
    c = paper()
    text(c, sign, (20, 20), (face, 40))
    assert ink(c) > 100


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("sign", ["ğ", "Ż", "ё", "Я", "ő"])
def test_letters_of_our_neighbours_are_letters(face: Face, sign: str) -> None:
    fonts = Fonts()
    missing = fonts.render(face, 40, "\ue123", (255, 255, 255, 255))
    drawn = fonts.render(face, 40, sign, (255, 255, 255, 255))
    assert drawn.get_buffer().raw != missing.get_buffer().raw


def test_texts_are_cleaned_of_what_cannot_be_drawn() -> None:
    assert clean("e\u0301\u200b") == "é"
    assert clean("a\nb\tc\x00") == "a b c "
    assert clean("\ud83d") == "\ufffd"
    assert len(clean("x" * 9999)) == 1000


def test_the_same_line_is_drawn_once() -> None:
    c = paper()
    text(c, "Match saved", (10, 10))
    kept = len(c.assets.cache)
    text(c, "Match saved", (10, 60))
    assert len(c.assets.cache) == kept
