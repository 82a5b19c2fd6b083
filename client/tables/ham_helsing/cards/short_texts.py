"""Star texts in few words, for cards that are small; the large view shows them in full."""

from types import MappingProxyType

from client.core.words import N_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import CARDS
from client.games.ham_helsing.verbs import Star

_SHORT = MappingProxyType(
    {
        Star.DRAW_TWO: N_("You and 1 mate draw 1 each"),
        Star.HEAL_HERE: N_("All heroes here heal {heal}"),
        Star.CALL: N_("Call 1 mate to your place"),
        Star.THROW: N_("Hit 1 Minion near you"),
        Star.SLAM: N_("Beat 1 Minion near you"),
        Star.BARBEAR: N_("Knuckles Scares all"),
        Star.UNBEAR: N_("Knuckles hits the Villain: {damage}"),
        Star.HOG_WILD: N_("1 colour becomes wild"),
        Star.FLY: N_("Move to any place"),
        Star.HEAL_TWO: N_("You and 1 mate heal {heal}"),
        Star.SKILL_TWO: N_("You and 1 mate train 1"),
        Star.LECTURE: N_("Scare 1 colour here"),
        Star.BARREL: N_("Discard a card: gain ${money}"),
        Star.TROUGH: N_("Villain here: {damage} Damage"),
        Star.MAGNET: N_("Draw Minions from 1 place"),
        Star.PALS: N_("Take 1 discard back"),
        Star.BEAR_PAY: N_("Knuckles: ${money} a Minion"),
        Star.BEAR_GAIN: N_("Knuckles beats for you"),
        Star.DOUBLE: N_("Your {colour} hits count twice"),
        Star.CONVERT: N_("Moves may become wild"),
        Star.OINK: N_("Next Damage: {amount} less"),
        Star.BOUNTY: N_("Biters pay ${amount} more"),
        Star.NO_BITE: N_("No bites this turn"),
    }
)


def short_text(card_id: str) -> Phrase:
    """Return the star text of a card or an upgrade in a few words.

    Raises:
        LookupError: it has no star.
    """
    printed = CARDS[card_id]
    if printed.star is None:
        raise LookupError(f"{card_id} has no star")
    values = {name: names.COLOURS[value] if name == "colour" else value for name, value in dict(printed.params).items()}
    return Phrase(_SHORT[printed.star], **values)
