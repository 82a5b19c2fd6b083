"""Every effect of the box: its recipe and how loud it should be."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from sounds import beds, drama, hands, henhouse, hunt, kingdom, tunes, twilight
from sounds.synth import Signal


class Effect(NamedTuple):
    """``level_db`` is the mean of the loudest tenth of a second, in decibels below full scale."""

    make: Callable[[Random], Signal]
    level_db: float


LOUD, MIDDLE, SOFT, BED = -17.0, -20.0, -22.5, -27.0

EFFECTS: dict[str, Effect] = {
    "bell": Effect(tunes.bell, MIDDLE),
    "bite": Effect(hunt.bite, MIDDLE),
    "card_rotate": Effect(kingdom.card_rotate, SOFT),
    "click": Effect(hands.click, SOFT),
    **{f"cluck_{number}": Effect(henhouse.cluck(number), MIDDLE) for number in henhouse.CLUCKS},
    "cockcrow_far": Effect(twilight.cockcrow_far, SOFT),
    "coin": Effect(tunes.coin, MIDDLE),
    "coin_purse": Effect(kingdom.coin_purse, MIDDLE),
    "commit": Effect(hands.commit, LOUD),
    "coop_thud": Effect(henhouse.coop_thud, LOUD),
    "count": Effect(tunes.count, SOFT),
    "crowd_ooh": Effect(kingdom.crowd_ooh, MIDDLE),
    "curtain": Effect(hands.curtain, MIDDLE),
    "deal": Effect(hands.deal, SOFT),
    "dial_click": Effect(hunt.dial_click, SOFT),
    "dice_rest": Effect(kingdom.dice_rest, SOFT),
    "dice_roll": Effect(kingdom.dice_roll, MIDDLE),
    "drum_day": Effect(kingdom.drum_day, LOUD),
    "egg_pop": Effect(henhouse.egg_pop, SOFT),
    "explosion": Effect(drama.explosion, -15.0),
    "festival_jingle": Effect(twilight.festival_jingle, MIDDLE),
    "fizzle": Effect(drama.fizzle, MIDDLE),
    "flip": Effect(hands.flip, SOFT),
    "goal_chime": Effect(henhouse.goal_chime, MIDDLE),
    "hoof_step": Effect(hunt.hoof_step, SOFT),
    "hover": Effect(hands.hover, -30.0),
    "katana_ring": Effect(hunt.katana_ring, MIDDLE),
    "laugh": Effect(drama.laugh, LOUD),
    "lightning": Effect(drama.lightning, LOUD),
    "lose": Effect(tunes.lose, LOUD),
    "marker_thud": Effect(twilight.marker_thud, MIDDLE),
    "minion_scuttle": Effect(hunt.minion_scuttle, SOFT),
    "music_box": Effect(beds.music_box, SOFT),
    "music_hemloch": Effect(beds.music_hemloch, BED),
    "murmur": Effect(drama.murmur, MIDDLE),
    "night_bell": Effect(twilight.night_bell, MIDDLE),
    "parry": Effect(kingdom.parry, LOUD),
    "pick_up": Effect(hands.pick_up, SOFT),
    "potion_glug": Effect(twilight.potion_glug, MIDDLE),
    "place_falls": Effect(hunt.place_falls, LOUD),
    "put_down": Effect(hands.put_down, MIDDLE),
    "refuse": Effect(tunes.refuse, MIDDLE),
    "rooster_crow": Effect(henhouse.rooster_crow, LOUD),
    "slide": Effect(hands.slide, SOFT),
    "smoke": Effect(drama.smoke, MIDDLE),
    "stamp": Effect(drama.stamp, LOUD),
    "swap": Effect(hands.swap, MIDDLE),
    "sword_clash": Effect(kingdom.sword_clash, LOUD),
    "tie": Effect(tunes.tie, MIDDLE),
    "toast": Effect(tunes.toast, SOFT),
    "trinket_clink": Effect(twilight.trinket_clink, SOFT),
    "token_drop": Effect(hunt.token_drop, SOFT),
    "trumpet_bailiff": Effect(kingdom.trumpet_bailiff, LOUD),
    "undo": Effect(hands.undo, SOFT),
    "win": Effect(tunes.win, LOUD),
}
"""Every effect by the name of its file."""
