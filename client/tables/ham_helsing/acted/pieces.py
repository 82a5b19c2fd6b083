"""How cards, coins, skills and treasures are acted out: they fly between hands, piles, purses and boards."""

from client.games.ham_helsing import events as e
from client.games.ham_helsing.events import Event
from client.tables.ham_helsing.acted.cards import card_beat
from client.tables.ham_helsing.acted.gains import money_beat, skill_beat
from client.tables.ham_helsing.acted.goods import goods_beat
from client.tables.ham_helsing.acted.telling import Telling
from client.tables.ham_helsing.acted.used import used_beat
from client.tables.ham_helsing.map.film import Beat


def pieces_beat(told: Telling, event: Event) -> Beat | None:
    """Return how an event about a hero's things is seen; None if it is about something else."""
    match event:
        case e.CardPlayed() | e.CardDiscarded() | e.CardReturned() | e.CardDrawn() | e.DeckRefilled():
            return card_beat(told, event)
        case e.StarUsed() | e.IconsTurned() | e.IconCovered() | e.AbilityUsed() | e.PowerUsed() | e.StayedDown():
            return used_beat(told, event)
        case e.MoneyChanged():
            return money_beat(told, event)
        case e.SkillChanged():
            return skill_beat(told, event)
        case e.ShieldTaken() | e.ShieldReturned() | e.KatanaBroken() | e.GoodsTraded():
            return goods_beat(told, event)
        case _:
            return None
