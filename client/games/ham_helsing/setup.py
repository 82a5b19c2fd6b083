"""Setting a match up, in the order of section 3 of the rules reference: that order fixes what chance brings."""

from client.core.chance import Chance
from client.games.ham_helsing.cards import designs_of, sleeved
from client.games.ham_helsing.components import (
    BOX,
    DEN,
    EFFECTS,
    HAND_SIZE,
    HAND_SIZE_SOLO,
    HERO_START,
    HEROES,
    LAB,
    LAST_CARD,
    MARKET_ROW,
    NO_SETUP_MINION,
    UPGRADES,
    VILLAIN_CARDS,
    VILLAIN_START,
    VILLAINS,
)
from client.games.ham_helsing.events import Events, HandsDealt, HeroChosen, tell
from client.games.ham_helsing.fate import shuffled
from client.games.ham_helsing.frames import ChooseCharacter, RoundStart, SetupDone
from client.games.ham_helsing.hands import draw
from client.games.ham_helsing.moves import ChooseHero, Move
from client.games.ham_helsing.options import HamOptions, heroes_for
from client.games.ham_helsing.state import HamState, Member, Row
from client.games.ham_helsing.terrain import LETTERS
from client.games.ham_helsing.tokens import ALL_MINIONS

START_MONEY_OPTION = 1


def new_state(seats: int, options: HamOptions, seed: int) -> HamState:
    """Lay everything out but the heroes' cards; the heroes named in the options are there, the others are asked."""
    start = max(1, VILLAINS[options.villain].health[seats] + options.villain_health_mod)
    state = HamState(
        options=options,
        chance=Chance(seed),
        seats=seats,
        team=(),
        loc=[],
        hp=[],
        money=[],
        skills=[],
        hands=[],
        decks=[],
        discards=[],
        asides=[],
        cards=[],
        board=dict.fromkeys(LETTERS, ()),
        bag=[],
        token_discard=[],
        nests=(),
        shield=LAB,
        katana=BOX,
        knuckles=DEN,
        asleep=False,
        villain_hp=start,
        villain_start=start,
        villain_loc=VILLAIN_START,
        villain_deck=(),
        villain_discard=(),
        market={},
        stack=[SetupDone()],
        rounds=0,
    )
    _fill_map(state)
    _build_villain_deck(state)
    _fill_market(state)
    if options.characters:
        for hero in options.characters:
            join(state, hero, None)
    else:
        state.stack += [ChooseCharacter(i) for i in reversed(range(heroes_for(seats)))]
    return state


def _fill_map(state: HamState) -> None:
    """One Minion on nearly every Location; then the effect tokens join the bag."""
    state.bag = shuffled(state, ALL_MINIONS)
    for loc in LETTERS:
        if loc not in NO_SETUP_MINION:
            state.board[loc] = (state.bag.pop(),)
    state.bag = shuffled(state, [*state.bag, *map(str, EFFECTS[: state.options.effect_tokens])])


def cards_of_level(level: int) -> list[str]:
    """Return the Villain cards of a level, in the order of the data."""
    return [card.id for card in VILLAIN_CARDS.values() if card.level == level]


def _build_villain_deck(state: HamState) -> None:
    deck: list[str] = []
    for level, extra in enumerate(state.options.extra_villain_cards, start=1):
        deck += shuffled(state, cards_of_level(level))[: 1 + extra]
    state.villain_deck = (*deck, LAST_CARD)
    state.rounds = len(state.villain_deck) + 1


def _fill_market(state: HamState) -> None:
    for row, cards in UPGRADES.items():
        deck = shuffled(state, [card.id for card in cards for _ in range(card.copies)])
        slots = tuple(deck.pop() for _ in range(MARKET_ROW))
        state.market[row] = Row(slots, tuple(deck), ())


def join(state: HamState, hero_id: str, events: Events) -> None:
    """Add a hero to the team; Ham brings the Katana."""
    hero = HEROES[hero_id]
    c = len(state.team)
    seat = 0 if state.seats == 1 else c
    state.team += (Member(c, seat, seat, hero),)
    state.loc.append(HERO_START)
    state.hp.append(hero.health)
    state.money.append(START_MONEY_OPTION if state.options.start_money_1 else hero.money)
    state.skills.append((0, 0, 0, 0))
    if hero.katana:
        state.katana = c
    tell(events, HeroChosen, state.team[c])


def hero_moves(state: HamState, _frame: ChooseCharacter) -> list[Move]:
    """List the heroes who are not taken."""
    taken = {member.hero.id for member in state.team}
    return [ChooseHero(hero) for hero in HEROES if hero not in taken]


def answer_hero(state: HamState, _frame: ChooseCharacter, move: ChooseHero, events: Events) -> None:
    """Take the hero."""
    join(state, move.character, events)


def deal(state: HamState, _frame: SetupDone, events: Events) -> None:
    """Shuffle the decks in pile order, then draw the opening hands."""
    state.cards = [sleeved(design) for design in designs_of(member.hero.id for member in state.team)]
    piles = range(state.seats)
    size = len(state.cards) // state.seats
    state.hands = [()] * state.seats
    state.discards = [()] * state.seats
    state.asides = [()] * state.seats
    state.decks = [tuple(shuffled(state, range(pile * size, (pile + 1) * size))) for pile in piles]
    tell(events, HandsDealt)
    for pile in piles:
        draw(state, pile, HAND_SIZE_SOLO if state.seats == 1 else HAND_SIZE, events)
    state.stack.append(RoundStart())
