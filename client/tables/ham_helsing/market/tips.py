"""Notes beside what is pointed at on the Rat Market, in trades and in fights."""

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import CARDS
from client.games.ham_helsing.state import HamState
from client.tables.ham_helsing.fight.spots import FightDieSpot, LaneSpot
from client.tables.ham_helsing.market.showing import market_question
from client.tables.ham_helsing.market.spots import AsideSpot, FilmDeckSpot, FilmSpot, WaitingSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.table import Spot, Tip


def upgrade_at(sight: HamState, spot: Spot) -> str | None:
    """Return the upgrade that lies at a spot."""
    match spot:
        case FilmSpot(row, slot):
            return sight.market[row].slots[slot]
        case WaitingSpot():
            question = market_question(sight)
            return getattr(question, "up", None)
        case _:
            return None


def upgrade_words(upgrade: str) -> Phrase:
    """Say what an upgrade adds to a card."""
    printed = CARDS[upgrade]
    if printed.star is not None:
        return Phrase(N_("*Star:* {says}"), says=Phrase(printed.text))
    return Phrase(N_("Only icons; they are used like those of the card itself."))


def overlay_tip(model: HamModel, spot: Spot) -> Tip | None:
    """Return the note beside something that lies over the table."""
    sight = model.sight
    upgrade = upgrade_at(sight, spot)
    if upgrade is not None:
        return Tip(Phrase(CARDS[upgrade].name), upgrade_words(upgrade)) if CARDS[upgrade].star is not None else None
    match spot:
        case FilmDeckSpot(row):
            n = len(sight.market[row].deck)
            text = NN_("{n} upgrade lies face down.", "{n} upgrades lie face down.")
            return Tip(Phrase(N_("Upgrades")), Phrase(text, n=n))
        case AsideSpot():
            return _aside_tip(model)
        case LaneSpot("W"):
            return Tip(Phrase(N_("Wild attacks")), Phrase(N_("You say their colours before the dice roll.")))
        case LaneSpot("Z"):
            return Tip(Phrase(N_("Katana points")), Phrase(N_("Nothing blocks them, and they earn no reward.")))
        case LaneSpot(kind):
            words = N_("A die that blocks this colour stops all its hits, and its reward.")
            return Tip(Phrase(N_("Attacks: {colour}"), colour=names.COLOURS[kind]), Phrase(words))
        case FightDieSpot():
            return Tip(Phrase(N_("A die of the Villain")), Phrase(N_("Click to roll it again, if you have a reroll.")))
        case _:
            return None


def _aside_tip(model: HamModel) -> Tip | None:
    sight = model.sight
    question = market_question(sight)
    waiting = () if question is None else sight.asides[sight.team[question.c].pile]
    if not waiting:
        return None
    text = N_("{upgrades}: tried again with the next hand.")
    return Tip(Phrase(N_("Waiting upgrades")), Phrase(text, upgrades=names.cards_listed(waiting)))
