"""Which spot begins a move and which spot ends it. Knows no pixels and keeps nothing."""

from client.games.henchmania.cards import CARD_OF, GUARD
from client.games.henchmania.components import ALL_SITES, Card, Kind
from client.games.henchmania.duel_values import attack_value, defence_value
from client.games.henchmania.moves import (
    Die,
    DuelCard,
    Give,
    Inquire,
    Keep,
    Lose,
    Move,
    Place,
    Play,
    Replace,
    Shield,
    Use,
    Weapon,
)
from client.games.henchmania.moves import Guard as CallGuard
from client.games.henchmania.questions import AskInquire
from client.games.henchmania.state import HenchmaniaState, Pawn
from client.games.henchmania.verbs import Verb
from client.tables.henchmania.answers import answers_of
from client.tables.henchmania.places import HenchmaniaModel
from client.tables.henchmania.spots import (
    AnswerSpot,
    BackSpot,
    DeckSpot,
    DieSpot,
    DiscardSpot,
    HandSpot,
    PoolSpot,
    ReserveSpot,
    ReserveZoneSpot,
    ScoreSpot,
    SeatSpot,
    SiteSpot,
    StandSpot,
    TrumpSpot,
)
from client.tables.table import Spot


def card_before(sight: HenchmaniaState, spot: Spot) -> Card | None:
    """Return the card of a Reserve or the Trump at a spot."""
    match spot:
        case ReserveSpot(seat, nth) if nth < len(sight.reserves[seat]):
            return CARD_OF[sight.reserves[seat][nth]]
        case TrumpSpot(seat):
            laid = sight.trumps[seat]
            return None if laid is None else CARD_OF[laid]
        case _:
            return None


def begins(model: HenchmaniaModel, spot: Spot, move: Move) -> bool:
    """Tell whether a move that still needs an aim begins at a spot: the card played or used, the Henchman set."""
    sight, viewer = model.sight, model.viewer
    match spot, move:
        case HandSpot(nth), Play(card):
            return nth < len(sight.hands[viewer]) and sight.hands[viewer][nth] == card
        case ((ReserveSpot(seat) | TrumpSpot(seat)), Use(card)):
            return seat == viewer and card_before(sight, spot) == card
        case PoolSpot(nth), Place(_, owner, counts_for):
            return nth < len(sight.pools[viewer]) and sight.pools[viewer][nth] == Pawn(owner, counts_for)
        case _:
            return False


def answers(model: HenchmaniaModel, spot: Spot, move: Move) -> bool:
    """Tell whether a click on a spot is this whole move: an answer to a question."""
    sight, viewer = model.sight, model.viewer
    match spot, move:
        case AnswerSpot(nth), _:
            offered = answers_of(model)
            return nth < len(offered) and offered[nth] == move
        case HandSpot(nth), (Give(card) | Keep(card) | Weapon(card)):
            return nth < len(sight.hands[viewer]) and sight.hands[viewer][nth] == card
        case HandSpot(nth), CallGuard():
            return nth < len(sight.hands[viewer]) and sight.hands[viewer][nth] == GUARD
        case DieSpot(attack, nth), DuelCard(die=die) if die is not None:
            return _die_at(sight, attack=attack, nth=nth) is die
        case ((ReserveSpot(seat) | TrumpSpot(seat)), (Replace(card) | Lose(card) | Shield(card) | DuelCard(card))):
            return seat == viewer and card_before(sight, spot) == card
        case ((ReserveSpot(seat) | TrumpSpot(seat)), Inquire(card)):
            asked = sight.decision
            return isinstance(asked, AskInquire) and seat == asked.victim and card_before(sight, spot) == card
        case _:
            return False


def _die_at(sight: HenchmaniaState, *, attack: bool, nth: int) -> Die | None:
    """Return whether a die of the roll that is open to change serves its roller; None for other dice."""
    duel = sight.duel
    if duel is None or attack == bool(duel.defence_dice):
        return None
    dice = duel.attack_dice if attack else duel.defence_dice
    value = attack_value(sight, duel) if attack else defence_value(sight, duel)
    if nth >= len(dice):
        return None
    return Die.GOOD if dice[nth] >= value else Die.BAD


def ends(model: HenchmaniaModel, spot: Spot, move: Move) -> bool:
    """Tell whether a move whose beginning is chosen may end at a spot: what it is aimed at."""
    match move:
        case Place(site):
            return _site_of(spot) == site and not isinstance(spot, DiscardSpot)
        case Use() if move.seat is None and move.site is None:
            return False
        case Play() | Use():
            return _aimed(model, spot, move)
        case _:
            return False


def _site_of(spot: Spot) -> int | None:
    match spot:
        case SiteSpot(site) | DeckSpot(site) | DiscardSpot(site) | StandSpot(site):
            return site
        case _:
            return None


def _aimed(model: HenchmaniaModel, spot: Spot, move: Play | Use) -> bool:
    if move.seat is None and move.site is None:
        return isinstance(move, Play) and _laid_down(model, spot, move.card)
    if isinstance(spot, ReserveSpot | TrumpSpot):
        return _aimed_at_card(model, spot, move)
    match spot:
        case SeatSpot(seat) | ScoreSpot(seat):
            return move.seat == seat
        case BackSpot(seat, site):
            return move.seat == seat and isinstance(move, Play) and move.back in (None, site)
        case StandSpot(site, nth):
            return move.site == site and move.seat in (None, model.sight.board[site][nth].owner)
        case SiteSpot() | DeckSpot() | DiscardSpot():
            return _site_of(spot) == move.site and _fits_pile(model, spot, move)
        case _:
            return False


def _aimed_at_card(model: HenchmaniaModel, spot: ReserveSpot | TrumpSpot, move: Play | Use) -> bool:
    """Tell whether a card before a seat is the target, or stands for its seat, or is the Trump that is borrowed."""
    card = card_before(model.sight, spot)
    if isinstance(move, Use) and move.trump != move.card:
        return move.trump == card and isinstance(spot, TrumpSpot)
    target = move.target if isinstance(move, Play) else None
    return move.seat == spot.seat and target in (None, card)


def _fits_pile(model: HenchmaniaModel, spot: Spot, move: Play | Use) -> bool:
    """Tell whether the pile is the one meant: a Gravedigger digs in the discards, all else is about the site."""
    digs = model.sight.cards[move.card].effect is Verb.DIG_UP
    return not isinstance(spot, DeckSpot if digs else DiscardSpot)


def _laid_down(model: HenchmaniaModel, spot: Spot, card: Card) -> bool:
    """Tell whether a card that is aimed at nobody may be put there: before the viewer, or on the table."""
    if model.sight.cards[card].kind is Kind.ACTION:
        return isinstance(spot, SiteSpot | DeckSpot | DiscardSpot | StandSpot)
    if isinstance(spot, ReserveSpot | TrumpSpot | SeatSpot | ScoreSpot):
        return spot.seat == model.viewer
    return isinstance(spot, ReserveZoneSpot)


def attempted(model: HenchmaniaModel, chosen: Spot, spot: Spot) -> Move | None:
    """Return the move that somebody seems to mean, legal or not, so that its refusal can be told."""
    sight, viewer = model.sight, model.viewer
    if isinstance(chosen, PoolSpot):
        site = _site_of(spot)
        pool = sight.pools[viewer]
        if site is None or chosen.nth >= len(pool):
            return None
        return Place(ALL_SITES[site], pool[chosen.nth].owner, pool[chosen.nth].counts_for)
    if isinstance(chosen, HandSpot) and chosen.nth < len(sight.hands[viewer]):
        return _meant(sight, sight.hands[viewer][chosen.nth], spot)
    return None


def _meant(sight: HenchmaniaState, card: Card, spot: Spot) -> Move | None:
    match spot:
        case SeatSpot(seat) | ScoreSpot(seat):
            return Play(card, seat=seat)
        case BackSpot(seat, site):
            return Play(card, seat=seat, back=ALL_SITES[site])
        case ReserveSpot(seat) | TrumpSpot(seat):
            return Play(card, seat=seat, target=card_before(sight, spot))
        case StandSpot(site, nth):
            return Play(card, seat=sight.board[site][nth].owner, site=ALL_SITES[site])
        case SiteSpot(site) | DeckSpot(site) | DiscardSpot(site):
            return Play(card, site=ALL_SITES[site])
        case _:
            return None
