"""What can be done in a duel: weapons, cards before the dice, cards after them.

Source: sections 4.5 and 4.6 of the rules reference. The ``done`` that ends the lists of cards is left to the caller.
"""

from client.games.henchmania.cards import CARD_OF, CARDS_WITH, UPRIGHT_WITH, WEAPONS, is_turned
from client.games.henchmania.components import BARE_HANDS, LEAST_VALUE, Card
from client.games.henchmania.duel_values import attack_value, defence_value, value_of
from client.games.henchmania.moves import Die, DuelCard, Weapon
from client.games.henchmania.reserves import find
from client.games.henchmania.state import Duel, HenchmaniaState, clockwise
from client.games.henchmania.verbs import Verb

ROOTS = UPRIGHT_WITH[Verb.SPOIL_WEAPON]
MUTTS = UPRIGHT_WITH[Verb.DISTRACT]
PRAYERS = UPRIGHT_WITH[Verb.REROLL_OWN]
HOLY_WATERS = UPRIGHT_WITH[Verb.TURN_TO_FACE]
COURTESANS = UPRIGHT_WITH[Verb.REROLL_ANY]
APOTHECARIES = UPRIGHT_WITH[Verb.HEAL]
OLD_LADIES = UPRIGHT_WITH[Verb.BORROW_TRUMP]
EASING = CARDS_WITH[Verb.EASE_VALUE]
FACE_TURNING = CARDS_WITH[Verb.TURN_TO_FACE]
BARE = Weapon(None)


def weapon_moves(state: HenchmaniaState, seat: int) -> list[Weapon]:
    """Return the weapons that serve better than bare hands in the seat's role; bare hands come last."""
    attacking = state.duel is not None and state.duel.attacker == seat
    moves: list[Weapon] = []
    for card in dict.fromkeys(state.hands[seat]):
        if card in WEAPONS:
            printed = state.cards[card]
            if (printed.attack if attacking else printed.defense) < BARE_HANDS:
                moves.append(Weapon(card))
    moves.append(BARE)
    return moves


def prepare_moves(state: HenchmaniaState, duel: Duel, seat: int) -> list[DuelCard]:
    """Return the cards that a duellist can use before the dice."""
    moves: list[DuelCard] = []
    reserve = state.reserves[seat]
    root = find(reserve, ROOTS)
    if root is not None and _can_be_drugged(state, duel, seat):
        moves.append(DuelCard(CARD_OF[root]))
    moves += _easing_moves(state, duel, seat)
    if seat == duel.defender and not duel.fewer_dice:
        mutt = find(reserve, MUTTS)
        if mutt is not None:
            moves.append(DuelCard(CARD_OF[mutt]))
    return moves


def window_moves(state: HenchmaniaState, duel: Duel, seat: int, *, attack: bool) -> list[DuelCard]:
    """Return what a seat can do with the dice of the attack or the defence, as they lie."""
    dice = duel.attack_dice if attack else duel.defence_dice
    reserve, trump = state.reserves[seat], state.trumps[seat]
    moves: list[DuelCard] = []
    if not reserve and trump is None:
        return moves
    value = attack_value(state, duel) if attack else defence_value(state, duel)
    if seat == (duel.attacker if attack else duel.defender) and min(dice) < value:
        moves += _own_dice_moves(state, seat)
    courtesan = find(reserve, COURTESANS)
    if courtesan is not None:
        moves += _courtesan_moves(CARD_OF[courtesan], dice, value)
    return moves


def heal_moves(state: HenchmaniaState, duel: Duel) -> list[DuelCard]:
    """Return the Apothecary of the defender, if there is a wound to heal."""
    healer = find(state.reserves[duel.defender], APOTHECARIES) if duel.wounds else None
    return [] if healer is None else [DuelCard(CARD_OF[healer])]


def borrowed(state: HenchmaniaState, seat: int, wanted: frozenset[Card]) -> list[Card]:
    """Return the Trumps of opponents, of those wanted, that an upright Old Lady lets the seat use; clockwise."""
    if find(state.reserves[seat], OLD_LADIES) is None:
        return []
    trumps = [state.trumps[other] for other in clockwise(len(state.scores), seat)]
    return [CARD_OF[trump] for trump in trumps if trump is not None and CARD_OF[trump] in wanted]


def old_lady_of(state: HenchmaniaState, seat: int) -> Card:
    """Return the upright Old Lady of a seat.

    Raises:
        LookupError: the seat has none.
    """
    lady = find(state.reserves[seat], OLD_LADIES)
    if lady is None:
        raise LookupError("there is no Old Lady")
    return CARD_OF[lady]


def _can_be_drugged(state: HenchmaniaState, duel: Duel, seat: int) -> bool:
    """Tell whether a Belladonna Root of the seat would do something: the other has a weapon that is not spoilt."""
    attacking = seat == duel.attacker
    weapon = duel.defence_weapon if attacking else duel.attack_weapon
    drugged = duel.defender_drugged if attacking else duel.attacker_drugged
    return weapon is not None and not drugged and not state.cards[weapon].power.no_belladonna


def _easing_moves(state: HenchmaniaState, duel: Duel, seat: int) -> list[DuelCard]:
    confident = duel.attacker_confident if seat == duel.attacker else duel.defender_confident
    if confident or value_of(state, duel, seat) <= LEAST_VALUE:
        return []
    return _trump_moves(state, seat, EASING)


def _trump_moves(state: HenchmaniaState, seat: int, wanted: frozenset[Card]) -> list[DuelCard]:
    """Return the uses of the seat's own upright Trump, if it is wanted, and of those the Old Lady may borrow."""
    trump = state.trumps[seat]
    moves: list[DuelCard] = []
    if trump is not None and not is_turned(trump) and CARD_OF[trump] in wanted:
        moves.append(DuelCard(CARD_OF[trump]))
    borrowable = borrowed(state, seat, wanted)
    if borrowable:
        lady = old_lady_of(state, seat)
        moves += [DuelCard(lady, trump=each) for each in borrowable]
    return moves


def _own_dice_moves(state: HenchmaniaState, seat: int) -> list[DuelCard]:
    """Return what the roller can do about a failed die."""
    reserve = state.reserves[seat]
    helpers = (find(reserve, PRAYERS), find(reserve, HOLY_WATERS))
    return [DuelCard(CARD_OF[laid]) for laid in helpers if laid is not None] + _trump_moves(state, seat, FACE_TURNING)


def _courtesan_moves(card: Card, dice: tuple[int, ...], value: int) -> list[DuelCard]:
    moves = []
    if max(dice) >= value:
        moves.append(DuelCard(card, die=Die.GOOD))
    if min(dice) < value:
        moves.append(DuelCard(card, die=Die.BAD))
    return moves
