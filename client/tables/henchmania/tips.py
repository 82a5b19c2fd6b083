"""Notes beside what is pointed at."""

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.henchmania.card_words import cards_listed
from client.games.henchmania.cards import BACKS, SITE_OF, is_turned
from client.games.henchmania.components import PLAIN, SITES, SPOTS, Card
from client.games.henchmania.moves import Move
from client.games.henchmania.scoring import income
from client.games.henchmania.state import HenchmaniaState
from client.tables.henchmania.answers import answers_of
from client.tables.henchmania.chances import after_move
from client.tables.henchmania.look import SITE_LOOKS
from client.tables.henchmania.meaning import card_before
from client.tables.henchmania.paint_answers import effect_of, title_of
from client.tables.henchmania.places import HenchmaniaModel
from client.tables.henchmania.spots import (
    AnswerSpot,
    BackSpot,
    DiscardSpot,
    HandSpot,
    PileCardSpot,
    ReserveSpot,
    ScoreSpot,
    SiteSpot,
    TrumpSpot,
    WeaponSpot,
)
from client.tables.seat_words import whose
from client.tables.table import Spot, Tip


def card_at(model: HenchmaniaModel, spot: Spot, pile: int | None) -> Card | None:
    """Return the open card at a spot; ``pile`` is the site whose discards are leafed through."""
    sight = model.sight
    match spot:
        case HandSpot(nth) if nth < len(sight.hands[model.viewer]):
            return sight.hands[model.viewer][nth]
        case ReserveSpot() | TrumpSpot():
            return card_before(sight, spot)
        case DiscardSpot(site) if sight.discards[site]:
            return sight.discards[site][-1]
        case PileCardSpot(nth) if pile is not None and nth < len(sight.discards[pile]):
            return sight.discards[pile][-1 - nth]
        case WeaponSpot(attack) if sight.duel is not None:
            return sight.duel.attack_weapon if attack else sight.duel.defence_weapon
        case _:
            return None


def tip_of(model: HenchmaniaModel, spot: Spot, pile: int | None) -> Tip | None:
    """Return the note beside a spot."""
    card = card_at(model, spot, pile)
    if card is not None:
        return Tip(Phrase(PLAIN[card].name), _card_words(model, card, spot))
    match spot:
        case SiteSpot(site):
            return _site_tip(model.sight, site)
        case ScoreSpot(seat):
            return _score_tip(model.sight, seat, model.viewer)
        case BackSpot(seat, site):
            return _back_tip(model.sight, seat, site)
        case AnswerSpot(nth) if nth < len(answers_of(model)):
            return _answer_tip(model, answers_of(model)[nth])
        case _:
            return None


def _card_words(model: HenchmaniaModel, card: Card, spot: Spot) -> Phrase:
    text = Phrase(model.sight.cards[card].text)
    if isinstance(spot, ReserveSpot | TrumpSpot) and _is_turned(model.sight, spot):
        return Phrase(N_("{words} *Used for today.*"), words=text)
    if isinstance(spot, DiscardSpot):
        count = len(model.sight.discards[spot.site])
        return Phrase(
            NN_("{words} Click to leaf through {n} card.", "{words} Click to leaf through {n} cards."),
            words=text,
            n=count,
        )
    return text


def _is_turned(sight: HenchmaniaState, spot: ReserveSpot | TrumpSpot) -> bool:
    laid = sight.trumps[spot.seat] if isinstance(spot, TrumpSpot) else sight.reserves[spot.seat][spot.nth]
    return laid is not None and is_turned(laid)


def _site_tip(sight: HenchmaniaState, site: int) -> Tip:
    room = SPOTS[len(sight.scores)] - len(sight.board[site])
    if room <= 0:
        words = Phrase(
            N_("{words} The site is full: only a Porter brings one more in."), words=Phrase(SITES[site].text)
        )
    else:
        free = NN_("{words} There is room for {n} more Henchman.", "{words} There is room for {n} more Henchmen.")
        words = Phrase(free, words=Phrase(SITES[site].text), n=room)
    return Tip(Phrase(SITES[site].name), words)


def _score_tip(sight: HenchmaniaState, seat: int, viewer: int) -> Tip:
    due = income(sight, seat)
    texts = NN_("You have {n} point", "You have {n} points"), NN_("{name}: {n} point", "{name}: {n} points")
    title = whose(seat, viewer, texts, n=sight.scores[seat])
    words = Phrase(
        N_("Tonight: *{all}*. Performances {acts}, Choir Boys {praise}, Eloquence {words}, animals {animals}."),
        all=due.points,
        acts=due.performances,
        praise=due.praise,
        words=due.eloquence,
        animals=due.animals,
    )
    return Tip(title, words)


def _back_tip(sight: HenchmaniaState, seat: int, site: int) -> Tip:
    held = [card for card in sight.hands[seat] if SITE_OF[card] == site]
    known = [card for card in held if card not in BACKS]
    title = Phrase(N_("Hand of {name}"), name=SeatName(seat))
    count = Phrase(NN_("{n} {site} card.", "{n} {site} cards."), n=len(held), site=Phrase(SITE_LOOKS[site].short))
    if not known:
        return Tip(title, count)
    return Tip(title, Phrase(N_("{count} You know of {cards}."), count=count, cards=cards_listed(known)))


def _answer_tip(model: HenchmaniaModel, move: Move) -> Tip:
    duel = model.sight.duel
    chance = None if duel is None else after_move(model.sight, duel, move)
    if chance is None or duel is None:
        return Tip(title_of(move), effect_of(move))
    words = Phrase(
        N_("{effect}. As the dice lie, the attacker wins {n} times in a hundred."),
        effect=effect_of(move),
        n=round(100 * chance),
    )
    return Tip(title_of(move), words)
