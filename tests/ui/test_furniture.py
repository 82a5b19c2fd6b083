"""The parts of a table: all that is drawn or can be clicked lies where it belongs, in any language and text size."""

import pygame
import pytest

from client.ui.buttons import button, button_w, chip, chip_w, field, segmented, slider, toggle
from client.ui.canvas import Canvas
from client.ui.cards import CardSize, card, card_back, target
from client.ui.dice import die
from client.ui.logview import LogLine, log_body, log_links, log_panel, log_rows
from client.ui.meters import meter_vertical, meter_wheel
from client.ui.metrics import Rect, contains, overlaps
from client.ui.notes import Side, banner, toast, tooltip, tooltip_rect
from client.ui.prompt import PromptButton, prompt_line, prompt_links, prompt_rects
from client.ui.seats import avatar, score_bar, seat_plate
from client.ui.strip import phase_steps, round_meter, tool_rects, top_strip
from client.ui.surfaces import dim, panel, table, well
from client.ui.theme import CARD_SIZES, THEMES, Style
from tests.ui.component_sheet import sheet
from tests.ui.paper import GROUND, inside, paper, touched

EXPO = THEMES["mad_science_expo"]
STYLES = [Style(), Style(text_scale=1.6), Style(high_contrast=True, glow=False)]
LONG = "Rindfleischetikettierungsüberwachungsaufgabe und noch mehr"


def wide(style: Style) -> Canvas:
    return paper(1000, 500, style=style)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("label", ["", "Done", LONG])
def test_a_button_keeps_its_words_inside(style: Style, label: str) -> None:
    c = wide(style)
    rect = (200, 200, 180, 64)
    button(c, rect, label, "quiet", theme=EXPO, icon_name="bulb", key="F1")
    assert inside(c, rect)


def test_a_button_of_its_own_width_shrinks_nothing() -> None:
    c = wide(Style())
    assert button_w(c, "Done", key="Enter") > button_w(c, "Done") > 60


def test_the_keyboards_ring_is_seen_in_every_state() -> None:
    for state in ("normal", "hover", "pressed", "disabled"):
        c = paper()
        button(c, (100, 100, 180, 64), "Go", "secondary", state, theme=EXPO, focus=True)
        assert c.surface.get_at((190, 93))[:3] == (255, 255, 255)


def test_a_pressed_button_sinks() -> None:
    tops = []
    for state in ("normal", "pressed"):
        c = paper()
        button(c, (100, 100, 180, 64), "Go", "secondary", "disabled" if state == "normal" else "pressed", theme=EXPO)
        tops.append(touched(c).top)
    assert tops[1] - tops[0] == 4


@pytest.mark.parametrize("style", STYLES)
def test_controls_stay_in_their_rectangles(style: Style) -> None:
    c = wide(style)
    segmented(c, (100, 100, 300, 48), [LONG, "Normal", "Fast"], 1, theme=EXPO)
    assert inside(c, (100, 100, 300, 48))
    c = wide(style)
    field(c, (100, 100, 300, 48), LONG, theme=EXPO, icon_name="down")
    assert inside(c, (100, 100, 300, 48))
    c = wide(style)
    toggle(c, (100, 100), on=True, theme=EXPO)
    assert inside(c, (100, 82, 68, 36))
    c = wide(style)
    slider(c, (100, 100, 300, 30), 1.0, theme=EXPO)
    assert inside(c, (80, 97, 340, 36))
    c = wide(style)
    width = chip(c, (100, 100), "Defeated", "skull", "bad", theme=EXPO)
    assert width == chip_w(c, "Defeated", "skull")
    assert inside(c, (100, 82, width, 36))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("sentence", ["Choose.", f"{LONG} - {LONG} [Rule 4.2]", "Word " * 60])
def test_a_prompt_and_its_buttons_share_one_line(style: Style, sentence: str) -> None:
    c = paper(1200, 300, style=style)
    rect = (40, 60, 1100, 88)
    buttons = [PromptButton("Clear"), PromptButton("Play 2 cards", "primary", "normal", "Enter")]
    rects = prompt_rects(c, rect, buttons)
    assert len(rects) == 2
    assert not overlaps(*rects)
    assert all(contains(rect, each[:2]) and contains(rect, (each[0] + each[2], each[1] + each[3])) for each in rects)
    prompt_line(c, rect, sentence, buttons, theme=EXPO, hint=sentence, refuse=True)
    assert inside(c, rect, 60)
    for link in prompt_links(c, rect, sentence, buttons):
        for place in link.rects:
            assert contains(rect, place[:2])
            assert not any(overlaps(place, each) for each in rects)


def test_a_prompt_can_leave_its_buttons_to_others() -> None:
    buttons = [PromptButton("Clear")]
    c = paper(1200, 300)
    prompt_line(c, (40, 60, 1100, 88), "Choose.", buttons, theme=EXPO, painted=False)
    x, y, w, h = prompt_rects(c, (40, 60, 1100, 88), buttons)[0]
    assert c.surface.get_at((int(x + w / 2), int(y + h / 2)))[:3] == c.surface.get_at((int(x - 30), int(y + h / 2)))[:3]


@pytest.mark.parametrize("style", STYLES)
def test_the_strip_keeps_title_meter_turn_and_tools_apart(style: Style) -> None:
    c = paper(1920, 200, style=style)
    rest = top_strip(c, EXPO, "Mad Science Expo", LONG, 3, states={"undo": "disabled"})
    tools = tool_rects(c)
    assert len(tools) == 5
    assert rest[2] > 300
    assert not any(overlaps(rest, tool) for tool in tools)
    assert inside(c, (0, 0, 1920, 72))
    round_meter(c, rest, 12, 7, theme=EXPO, label="Round", marks={6: "rooster"})
    assert phase_steps(c, (rest[0] + rest[2], 34), ["Draw", "Place"], 1, theme=EXPO) > 100
    assert inside(c, (0, 0, 1920, 72))


@pytest.mark.parametrize("style", STYLES)
def test_a_seats_plate_holds_any_name(style: Style) -> None:
    c = paper(700, 400, style=style)
    rect = (60, 100, 400, 132)
    counts = [("hand", "4"), ("coop", "12"), ("egg", "3"), ("medal", "7"), ("star", "100"), ("skull", "2")]
    seat_plate(c, rect, 4, LONG, LONG, theme=EXPO, score=-117, counts=counts, first=True, out=True)
    assert inside(c, rect, 40)
    at_right = [c.surface.get_at((459 + d, 200))[:3] for d in range(30, 40)]
    assert at_right == [GROUND] * 10


def test_score_bars_show_nothing_at_nought_and_never_run_over() -> None:
    c = paper()
    score_bar(c, (50, 50, 200, 12), 0, 0, 1)
    score_bar(c, (50, 100, 200, 12), 999, 10, 1)
    assert inside(c, (50, 50, 200, 62))


def test_a_portrait_with_ring_and_flag_stays_near() -> None:
    c = paper()
    avatar(c, (100, 100), 40, "common/avatar_fox", 2, thinking=0.4, first=True)
    assert inside(c, (45, 45, 110, 110))


LOG = [LogLine(i % 6, f"Line {i} about [Robot Guard {i}] and *more* words to wrap.") for i in range(2000)]
LOG_RECT: Rect = (20, 20, 352, 460)


def test_the_log_lays_out_only_the_lines_in_sight() -> None:
    c = paper(400, 500)
    log_panel(c, LOG_RECT, LOG, theme=EXPO, title="Log", filter_label="Since my turn")
    laid = len(c.assets.cache)
    assert laid < 150
    rows = log_rows(c, LOG_RECT, LOG)
    assert rows[-1].number == 1999
    assert len(rows) < 15


def test_the_newest_line_ends_at_the_bottom_and_scrolling_brings_back_older_ones() -> None:
    c = paper(400, 500)
    body = log_body(LOG_RECT)
    newest = log_rows(c, LOG_RECT, LOG)[-1].rect
    assert newest[1] + newest[3] == pytest.approx(body[1] + body[3])
    back = log_rows(c, LOG_RECT, LOG, 500)
    assert back[-1].number < 1999
    assert [row.number for row in back] == sorted(row.number for row in back)


def test_a_short_log_begins_at_the_top() -> None:
    c = paper(400, 500)
    rows = log_rows(c, LOG_RECT, [LogLine(None, "Turn 1", heading=True), *LOG[:2]])
    assert rows[0].rect[1] - log_body(LOG_RECT)[1] < 12
    assert [row.number for row in rows] == [0, 1, 2]
    assert log_rows(c, LOG_RECT, []) == []


def test_a_heading_that_does_not_fit_is_told_like_any_other_line() -> None:
    c = paper(400, 500)
    short = LogLine(None, "*Turn 1*", heading=True)
    long = LogLine(None, "The neighbour discarded [Modern Game 4], to be had from round 2 on.", heading=True)
    first, second = log_rows(c, LOG_RECT, [short, long])
    assert second.rect[3] > first.rect[3]
    assert [link.label for link in log_links(c, LOG_RECT, [short, long])] == ["Modern Game 4"]


def test_links_of_the_log_lie_on_its_lines() -> None:
    c = paper(400, 500)
    rows = log_rows(c, LOG_RECT, LOG)
    links = log_links(c, LOG_RECT, LOG)
    assert [link.label for link in links] == [f"Robot Guard {row.number}" for row in rows]


def test_the_log_paints_nothing_outside_its_panel_even_when_scrolled() -> None:
    plain, scrolled = paper(400, 500), paper(400, 500)
    log_panel(plain, LOG_RECT, [], theme=EXPO, title="Log")
    log_panel(scrolled, LOG_RECT, LOG, theme=EXPO, title="Log", scroll=33, total=60_000)
    assert scrolled.surface.get_clip() == plain.surface.get_clip()
    for x in range(0, 400, 9):
        for y in (*range(0, 20, 3), *range(481, 500, 3)):
            assert scrolled.surface.get_at((x, y)) == plain.surface.get_at((x, y))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("size", ["S", "M", "L"])
def test_cards_hold_any_title_and_text(style: Style, size: CardSize) -> None:
    c = paper(500, 500, style=style)
    w, h = CARD_SIZES[size]
    rect = (100, 100, w, h)
    card(c, rect, "common/hen", badge="12", title=LONG, body=LONG * 5, color="teal", size=size, shadow_level=0)
    assert inside(c, rect)


def test_a_card_is_painted_once_and_a_dimmed_one_apart() -> None:
    c = paper()
    for dimmed in (False, True, False):
        card(c, (50, 50, 96, 134), "common/hen", badge="4", dimmed=dimmed)
    pictures = [key for key in c.assets.cache.kept() if str(key).startswith("('picture'")]
    assert len(pictures) == 2


def test_a_back_looks_the_same_upside_down() -> None:
    c = paper(200, 200)
    back = c.cached("back", 96, 134, lambda cc: card_back(cc, cc.rect, EXPO, shadow_level=0))
    sprite = c.sprite(back)
    for x in range(8, 88, 5):
        for y in range(8, 40, 5):
            here, there = sprite.get_at((x, y)), sprite.get_at((95 - x, 133 - y))
            assert max(abs(here[i] - there[i]) for i in range(3)) < 80


def test_targets_of_every_kind_are_told_apart() -> None:
    seen = set()
    for kind in ("target", "coop", "hover", "blocked"):
        c = paper()
        target(c, (100, 80, 88, 110), kind, label="coop only")
        seen.add(tuple(tuple(c.surface.get_at((x, 90))) for x in range(95, 195, 3)))
    assert len(seen) == 4


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_as_many_pips_as_it_says(value: int) -> None:
    c = paper()
    die(c, (100, 100), 96, value, "cream")
    pips = pygame.mask.from_threshold(c.surface, (0x2A, 0x1B, 0x2D), (6, 6, 6, 255))
    inner = pygame.mask.Mask((76, 72))
    inner.draw(pips, (-62, -64))
    assert len(inner.connected_components(20)) == value


def test_meters_stay_near_their_places() -> None:
    c = paper(500, 500)
    meter_wheel(c, (200, 200), 110, 30, 17, 0, laps=2)
    assert inside(c, (85, 85, 230, 230))
    c = paper(500, 500)
    meter_vertical(c, (200, 40, 66, 370), 30, [(0, 17), (1, 17), (2, 99)], theme=EXPO)
    assert inside(c, (170, 10, 126, 440))


@pytest.mark.parametrize("side", ["down", "up", "left", "right"])
def test_a_note_lies_on_its_side_of_the_pointer(side: Side) -> None:
    c = paper(900, 700)
    rect = tooltip(c, (450, 350), "Title", f"{LONG} *bold* [link]", theme=EXPO, side=side)
    assert rect == tooltip_rect(c, (450, 350), "Title", f"{LONG} *bold* [link]", side=side)
    assert not contains(rect, (450, 350))
    assert c.surface.get_at((450, 350))[:3] != GROUND


def test_messages_never_leave_the_window() -> None:
    c = paper(600, 300)
    rect = toast(c, (300, 150), LONG * 3, theme=EXPO)
    assert rect[0] >= 0
    assert rect[2] <= 600
    banner(c, (300, 150), LONG, LONG, theme=EXPO)


@pytest.mark.parametrize("name", THEMES)
def test_every_table_covers_its_canvas(name: str) -> None:
    for style in STYLES:
        c = paper(480, 270, 0.25, style)
        table(c, THEMES[name])
        assert touched(c).size == (480, 270)
        panel(c, (100, 100, 400, 300), "wood", theme=THEMES[name], title=LONG, title_icon="egg")
        well(c, (600, 100, 400, 300))
        dim(c)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (1024, 600)])
def test_the_sheet_of_all_parts_can_be_drawn_at_every_size(size: tuple[int, int]) -> None:
    picture = sheet(*size, Style(text_scale=1.2))
    assert picture.get_size() == size
