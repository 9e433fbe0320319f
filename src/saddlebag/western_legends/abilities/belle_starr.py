"""Belle Starr, Bandit Queen: NPCs' cards are lower, and a bandit may bring a Wanted point."""

from saddlebag.western_legends.ability import Ability
from saddlebag.western_legends.content.steps import Step, Steps
from saddlebag.western_legends.records.fight import Fight
from saddlebag.western_legends.state import West


class BanditQueen(Ability):
    """Whatever her track; fight cards 5 and 9 forbid only the Marshal point."""

    bandit_choices: tuple[Steps, ...] = ((Step("wanted", 1),),)

    def lowers(self, s: West, fight: Fight, side: int) -> int:
        """Bandits, the guard and the Sheriff, never the Man in Black."""
        return 2 if fight.npc else 0
