"""The effects that cards can have, by name. A card file names a verb; one small function carries it out."""

from enum import Enum


class Verb(Enum):
    """What a card does. The names are those of ``effect`` in the component file."""

    # Actions played on a turn.
    STEAL_POINTS = "steal_points"
    TRADE_CARDS = "trade_cards"
    TAKE_CARD = "take_card"
    SPOIL_HAND = "spoil_hand"
    LURE_PAWN = "lure_pawn"
    BRAWL = "brawl"
    TEAR_AWAY = "tear_away"
    POACH = "poach"
    CHALLENGE = "challenge"
    CRY_OUT = "cry_out"
    DIG_UP = "dig_up"
    BURN = "burn"
    SHAME = "shame"
    FINE_LEADERS = "fine_leaders"
    # Actions played in answer.
    CANCEL_CHALLENGE = "cancel_challenge"
    FIGHT = "fight"
    # Used on a turn, from the Reserve or as a Trump.
    DRAW_HERE = "draw_here"
    DRAW_WHERE_DOMINATING = "draw_where_dominating"
    DARE = "dare"
    BORROW_TRUMP = "borrow_trump"
    # Used while Henchmen are set, cards are played or hands discarded.
    SQUEEZE_IN = "squeeze_in"
    SHIELD = "shield"
    SHIELD_HAND = "shield_hand"
    KEEP_CARD = "keep_card"
    # Used in a duel.
    SPOIL_WEAPON = "spoil_weapon"
    EASE_VALUE = "ease_value"
    DISTRACT = "distract"
    REROLL_OWN = "reroll_own"
    TURN_TO_FACE = "turn_to_face"
    REROLL_ANY = "reroll_any"
    HEAL = "heal"
    CHEER_WINNER = "cheer_winner"
    # Counted at the end of a day.
    PERFORM = "perform"
    PRAISE = "praise"
    COUNT_ANIMALS = "count_animals"


NUMBERS_OF: dict[Verb, tuple[str, ...]] = dict.fromkeys(Verb, ()) | {
    Verb.STEAL_POINTS: ("steal",),
    Verb.BRAWL: ("points_if_none",),
    Verb.TEAR_AWAY: ("lose_points",),
    Verb.CRY_OUT: ("points", "points_per_site"),
    Verb.BURN: ("cards",),
    Verb.SHAME: ("points_per_performance",),
    Verb.FINE_LEADERS: ("points",),
    Verb.DRAW_HERE: ("draw",),
    Verb.SQUEEZE_IN: ("extra_draw",),
    Verb.EASE_VALUE: ("bonus",),
    Verb.DISTRACT: ("fewer_dice",),
    Verb.TURN_TO_FACE: ("face",),
    Verb.HEAL: ("wounds",),
    Verb.CHEER_WINNER: ("points",),
    Verb.PRAISE: ("points",),
    Verb.COUNT_ANIMALS: ("points_per_animal",),
}
"""The numbers that a card with this effect must name, and no others."""
