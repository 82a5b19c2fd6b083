"""Lists what can be pointed at, with its place and its name."""

from collections.abc import Iterator

from client.core.words import N_, NN_, Phrase, SeatName
from client.games.henchmania.card_words import card_link
from client.games.henchmania.cards import CARD_OF, is_turned
from client.games.henchmania.components import ALL_SITES, PLAIN, SITES
from client.games.henchmania.duel_values import attack_value
from client.games.henchmania.questions import AskPlace
from client.tables.henchmania.answers import answers_of
from client.tables.henchmania.look import SITE_LOOKS
from client.tables.henchmania.paint_answers import title_of
from client.tables.henchmania.places import HenchmaniaModel, Places, counts_of
from client.tables.henchmania.site_layout import SiteParts
from client.tables.henchmania.spots import (
    AnswerSpot,
    BackSpot,
    DeckSpot,
    DieSpot,
    DiscardSpot,
    HandSpot,
    PileCardSpot,
    PileSheetSpot,
    PoolSpot,
    ReserveSpot,
    ReserveZoneSpot,
    ScoreSpot,
    SeatSpot,
    SiteSpot,
    StandSpot,
    TrumpSpot,
    WeaponSpot,
)
from client.tables.seat_words import whose
from client.tables.table import SpotBox
from client.ui.metrics import Rect


def spots_of(model: HenchmaniaModel, places: Places) -> list[SpotBox]:
    """List hand and own things first, then the middle, then the others; of two that overlap the later is on top."""
    boxes = [*_answers(model, places), *_hand(model, places), *_own(model, places)]
    if places.fights:
        return [*boxes, *_duel(model, places)]
    if places.pile is not None:
        boxes += _pile(model, places)
    else:
        for site in ALL_SITES:
            boxes += _site(model, site, places.sites[site])
    for seat in places.parts:
        boxes += _seat(model, places, seat)
    return boxes


def _hand(model: HenchmaniaModel, places: Places) -> Iterator[SpotBox]:
    for i, (card, rect) in enumerate(zip(model.sight.hands[model.viewer], places.hand, strict=True)):
        yield SpotBox(HandSpot(i), rect, Phrase(N_("{card} in your hand"), card=card_link(card)))


def _own(model: HenchmaniaModel, places: Places) -> Iterator[SpotBox]:
    seat = model.viewer
    yield SpotBox(SeatSpot(seat), places.zones.own, Phrase(N_("You, {name}"), name=SeatName(seat)))
    if isinstance(model.sight.decision, AskPlace):
        for i, rect in places.pool.items():
            owner = model.sight.pools[seat][i].owner
            texts = N_("Your Henchman to be set"), N_("Henchman of {name} to be set")
            yield SpotBox(PoolSpot(i), rect, whose(owner, seat, texts))
    yield SpotBox(ScoreSpot(seat), _round(places.wheel(seat)), _score_words(model, seat))
    yield SpotBox(ReserveZoneSpot(), places.zones.reserve, Phrase(N_("Your Reserve")))
    yield from _laid(model, places, seat)


def _laid(model: HenchmaniaModel, places: Places, seat: int) -> Iterator[SpotBox]:
    laid, viewer = model.sight.reserves[seat], model.viewer
    for i, (each, rect) in enumerate(zip(laid, places.reserves[seat], strict=False)):
        texts = N_("Your {card}"), N_("{card} of {name}")
        if is_turned(each):
            texts = N_("Your {card}, turned"), N_("{card} of {name}, turned")
        yield SpotBox(ReserveSpot(seat, i), rect, whose(seat, viewer, texts, card=card_link(CARD_OF[each])))
    trump = model.sight.trumps[seat]
    label = whose(seat, viewer, (N_("You have no Trump"), N_("No Trump of {name}")))
    if trump is not None:
        texts = N_("Your Trump: {card}"), N_("Trump of {name}: {card}")
        label = whose(seat, viewer, texts, card=card_link(CARD_OF[trump]))
    yield SpotBox(TrumpSpot(seat), places.trump(seat), label)


def _score_words(model: HenchmaniaModel, seat: int) -> Phrase:
    texts = NN_("Your {n} point", "Your {n} points"), NN_("{n} point of {name}", "{n} points of {name}")
    return whose(seat, model.viewer, texts, n=model.sight.scores[seat])


def _round(wheel: tuple[float, float, float]) -> Rect:
    x, y, r = wheel
    return (x - r, y - r, 2 * r, 2 * r)


def _site(model: HenchmaniaModel, site: int, parts: SiteParts) -> Iterator[SpotBox]:
    sight = model.sight
    name = Phrase(SITES[site].name)
    standing = sight.board[site]
    text = NN_("{site}, {n} Henchman", "{site}, {n} Henchmen")
    yield SpotBox(SiteSpot(site), parts.board, Phrase(text, site=name, n=len(standing)))
    short = Phrase(SITE_LOOKS[site].short)
    deck = NN_("Deck of {site}, {n} card", "Deck of {site}, {n} cards")
    yield SpotBox(DeckSpot(site), parts.deck, Phrase(deck, site=short, n=len(sight.decks[site])))
    pile = NN_("Discards of {site}, {n} card", "Discards of {site}, {n} cards")
    yield SpotBox(DiscardSpot(site), parts.discard, Phrase(pile, site=short, n=len(sight.discards[site])))
    for i, (pawn, rect) in enumerate(zip(standing, parts.places, strict=False)):
        texts = N_("Your Henchman in {site}"), N_("Henchman of {name} in {site}")
        words = whose(pawn.owner, model.viewer, texts, site=name)
        yield SpotBox(StandSpot(site, i), rect, words)


def _seat(model: HenchmaniaModel, places: Places, seat: int) -> Iterator[SpotBox]:
    yield SpotBox(SeatSpot(seat), places.panels[seat], Phrase(N_("{name}"), name=SeatName(seat)))
    counts = counts_of(model.sight, seat)
    for site, rect in places.backs[seat].items():
        text = NN_("{n} {site} card in the hand of {name}", "{n} {site} cards in the hand of {name}")
        words = Phrase(text, n=counts[site], site=Phrase(SITE_LOOKS[site].short), name=SeatName(seat))
        yield SpotBox(BackSpot(seat, site), rect, words)
    yield SpotBox(ScoreSpot(seat), _round(places.wheel(seat)), _score_words(model, seat))
    yield from _laid(model, places, seat)


def _pile(model: HenchmaniaModel, places: Places) -> Iterator[SpotBox]:
    pile = places.pile
    if pile is None:
        return
    yield SpotBox(PileSheetSpot(), pile.sheet, Phrase(N_("Fold the discards up")))
    cards = model.sight.discards[pile.site][::-1]
    for i in reversed(range(len(cards))):
        yield SpotBox(PileCardSpot(i), pile.cards[i], Phrase(N_("{card}"), card=card_link(cards[i])))


def _duel(model: HenchmaniaModel, places: Places) -> Iterator[SpotBox]:
    duel = model.sight.duel
    if duel is None:
        return
    for attack, card in ((True, duel.attack_weapon), (False, duel.defence_weapon)):
        seat = duel.attacker if attack else duel.defender
        words = whose(seat, model.viewer, (N_("Your weapon"), N_("Weapon of {name}")))
        if card is not None:
            texts = N_("Your weapon: {card}"), N_("Weapon of {name}: {card}")
            words = whose(seat, model.viewer, texts, card=Phrase(PLAIN[card].name))
        yield SpotBox(WeaponSpot(attack), places.stage.side(attack=attack).weapon, words)
    for (attack, nth), at in dice_places(model, places).items():
        dice = duel.attack_dice if attack else duel.defence_dice
        half = places.stage.die * 0.55
        words = Phrase(N_("Die showing {n}"), n=dice[nth])
        yield SpotBox(DieSpot(attack, nth), (at[0] - half, at[1] - half, 2 * half, 2 * half), words)


def dice_places(model: HenchmaniaModel, places: Places) -> dict[tuple[bool, int], tuple[float, float]]:
    """Return where every die lies: those of the defence under the hits they answer."""
    duel = model.sight.duel
    if duel is None:
        return {}
    value = attack_value(model.sight, duel)
    hits = [i for i, die in enumerate(duel.attack_dice) if die >= value]
    found = {(True, i): places.stage.attack_dice[i] for i in range(len(duel.attack_dice))}
    for n in range(len(duel.defence_dice)):
        found[False, n] = places.stage.defence_dice[hits[n] if n < len(hits) else n]
    return found


def _answers(model: HenchmaniaModel, places: Places) -> Iterator[SpotBox]:
    for i, (move, rect) in enumerate(zip(answers_of(model), places.answers, strict=True)):
        yield SpotBox(AnswerSpot(i), rect, title_of(move))
