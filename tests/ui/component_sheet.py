"""Every part of the drawing kit on one picture: ``python -m tests.ui.component_sheet OUT.png [--size 1920x1080]``."""

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from client.ui.assets import Assets
from client.ui.buttons import ButtonKind, State, button, segmented, toggle
from client.ui.canvas import Canvas
from client.ui.cards import CardSize, TargetKind, card, card_back, target
from client.ui.dice import die
from client.ui.icons import icon
from client.ui.logview import LogLine, log_panel
from client.ui.meters import meter_vertical, meter_wheel
from client.ui.metrics import area_for
from client.ui.notes import banner, toast, tooltip
from client.ui.prompt import PromptButton, prompt_line
from client.ui.seats import seat_plate
from client.ui.strip import round_meter, top_strip
from client.ui.surfaces import table
from client.ui.theme import CARD_SIZES, THEMES, Style

HENS = THEMES["hens"]
ICONS = sorted(path.stem for path in Path(__file__).parents[2].glob("art/common/icons/*.svg"))
STATES: tuple[State, ...] = ("normal", "hover", "pressed", "focus", "disabled")
KINDS: tuple[ButtonKind, ...] = ("primary", "secondary", "danger", "quiet")
LOG = [
    LogLine(None, "Round 6", heading=True),
    LogLine(1, "Blue took [Sultan 3] from your pile."),
    LogLine(2, "Yellow built a *coop*."),
    LogLine(None, "Round 7", heading=True),
    LogLine(3, "Green placed [Cemani 5] and discarded [Padovana 2]."),
]


def paint(c: Canvas) -> None:
    """Draw the whole sheet, laid out for 1920 x 1080."""
    table(c, HENS)
    rest = top_strip(c, HENS, "Component sheet", "Your turn", 0)
    round_meter(c, rest, 12, 7, theme=HENS, label="Round", marks={6: "rooster"})
    _buttons(c)
    _seats(c)
    _words(c)
    _tokens(c)
    _cards(c)
    for i, name in enumerate(ICONS):
        icon(c, name, (44 + (i % 13) * 42, 744 + (i // 13) * 44), 32)


def _buttons(c: Canvas) -> None:
    for i, state in enumerate(STATES):
        for j, kind in enumerate(KINDS):
            rect = (24 + i * 204, 100 + j * 84, 180, 64)
            picture, key = "bulb" if j == 0 else "", "D" if j == 1 else ""
            button(c, rect, state.title(), kind, state, theme=HENS, icon_name=picture, key=key)
    for i, game in enumerate(list(THEMES)[1:]):
        button(c, (24 + i * 204, 440, 180, 64), game.split("_")[0], theme=THEMES[game])
    toggle(c, (1160, 1010), on=True, theme=HENS)
    toggle(c, (1250, 1010), on=False, theme=HENS)
    segmented(c, (1340, 986, 300, 48), ["Slow", "Normal", "Fast"], 1, theme=HENS)


def _seats(c: Canvas) -> None:
    plate = (1060, 100, 400, 132)
    counts = [("hand", "4"), ("coop", "1")]
    seat_plate(
        c,
        plate,
        1,
        "Blue",
        "Sharp",
        theme=HENS,
        score=17,
        counts=counts,
        turn=True,
        thinking=0.6,
        first=True,
        avatar_art="common/hen",
    )
    other = (1480, 100, 416, 132)
    seat_plate(c, other, 2, "Yellow", "Regular", theme=HENS, score=12, counts=counts, avatar_art="common/jester")


def _words(c: Canvas) -> None:
    asked = "Place a card in your yard - *8 cells* are open"
    hint = "A hen fits next to its breed, or beside a number one away."
    choices = (PromptButton("Coop side", key="F"), PromptButton("Done", "primary", "disabled"))
    prompt_line(c, (24, 540, 1010, 84), asked, choices, theme=HENS, hint=hint)
    prompt_line(c, (24, 640, 1010, 72), "That hen does not fit: 5 next to 2. [Rule 4.2]", theme=HENS, refuse=True)
    log_panel(c, (1480, 260, 416, 400), LOG, theme=HENS, title="Log", filter_label="Since my turn", active=True)
    body = "1 egg. Two copies, *1 unseen*. Fits beside any Padovana and any 3 or 5."
    tooltip(c, (1250, 270), "Padovana 4", body, theme=HENS)
    toast(c, (1250, 520), "Match saved", "check", theme=HENS)
    banner(c, (1300, 740), "Round 7", "Roosters are out!", theme=HENS)


def _tokens(c: Canvas) -> None:
    for i, color in enumerate(("cream", "red", "blue", "yellow", "green", "purple")):
        die(c, (1090 + i * 62, 620), 48, i + 1, color, angle=(i - 2) * 9)
    meter_vertical(c, (1830, 690, 66, 370), 30, [(0, 17), (1, 12), (2, 24)], theme=HENS)
    meter_wheel(c, (1690, 860), 110, 30, 17, 0, laps=1)
    kinds: tuple[TargetKind, ...] = ("target", "coop", "hover", "blocked")
    for i, kind in enumerate(kinds):
        target(c, (1160 + i * 104, 850, 88, 110), kind)


def _cards(c: Canvas) -> None:
    for i, game in enumerate(list(THEMES)[1:]):
        card_back(c, (24 + i * 110, 922, 96, 134), THEMES[game])
    shown: tuple[tuple[CardSize, str, str, int], ...] = (
        ("S", "rooster", "red", 600),
        ("M", "scientist", "teal", 720),
        ("L", "hen", "yellow", 900),
    )
    words = "Lays *2 eggs* {egg}{egg} beside [Cemani]."
    for size, name, color, x in shown:
        w, h = CARD_SIZES[size]
        rect = (x, 1060 - h, w, h)
        card(c, rect, f"common/{name}", badge="4", title="Hen Sultan", body=words, color=color, playable=size == "M")


def sheet(width: int, height: int, style: Style | None = None) -> pygame.Surface:
    """Return the sheet at a size in real pixels."""
    style = style or Style()
    surface = pygame.Surface((width, height), 0, 32)
    area = area_for(width, height)
    paint(Canvas.for_window(surface, area.scale, style, Assets()))
    return surface


def main() -> None:
    """Write the picture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--high-contrast", action="store_true")
    parser.add_argument("--text-scale", type=float, default=1.0)
    asked = parser.parse_args()
    pygame.display.init()
    pygame.font.init()
    width, height = (int(part) for part in asked.size.split("x"))
    style = Style(high_contrast=asked.high_contrast, text_scale=asked.text_scale)
    pygame.image.save(sheet(width, height, style), asked.out)


if __name__ == "__main__":
    main()
