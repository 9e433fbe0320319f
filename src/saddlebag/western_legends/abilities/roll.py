"""The roll of legendary abilities: who has which. A new one is a file and a line here (CHAR-3)."""

from typing import Final

from saddlebag.western_legends.abilities.allan_pinkerton import Interrogation
from saddlebag.western_legends.abilities.annie_oakley import SteadyAim
from saddlebag.western_legends.abilities.bass_reeves import PatientLawman
from saddlebag.western_legends.abilities.bat_masterson import CountyBusiness
from saddlebag.western_legends.abilities.belle_starr import BanditQueen
from saddlebag.western_legends.abilities.billy_the_kid import FriendlyToll
from saddlebag.western_legends.abilities.bloody_knife import OverTheTop
from saddlebag.western_legends.abilities.buffalo_bill import OpenRange
from saddlebag.western_legends.abilities.butch_cassidy import LightFingers
from saddlebag.western_legends.abilities.calamity_jane import TallTales
from saddlebag.western_legends.abilities.doc_holliday import NothingToFear
from saddlebag.western_legends.abilities.isom_dart import HardDrive
from saddlebag.western_legends.abilities.jesse_james import Ambush
from saddlebag.western_legends.abilities.joaquin_murrieta import OldGrudge
from saddlebag.western_legends.abilities.judge_roy_bean import HouseRules
from saddlebag.western_legends.abilities.kit_carson import Pathfinder
from saddlebag.western_legends.abilities.pearl_hart import Getaway
from saddlebag.western_legends.abilities.stagecoach_mary import StarRoute
from saddlebag.western_legends.abilities.wild_bill_hickok import CardSense
from saddlebag.western_legends.abilities.wyatt_earp import Relentless
from saddlebag.western_legends.abilities.yb_rowdy import NightScout
from saddlebag.western_legends.ability import BY_CHARACTER, Ability
from saddlebag.western_legends.content.characters import CHARACTERS
from saddlebag.western_legends.content.contents import need

ROLL: Final[dict[str, Ability]] = {
    "steady_aim": SteadyAim(),
    "patient_lawman": PatientLawman(),
    "friendly_toll": FriendlyToll(),
    "over_the_top": OverTheTop(),
    "tall_tales": TallTales(),
    "nothing_to_fear": NothingToFear(),
    "ambush": Ambush(),
    "pathfinder": Pathfinder(),
    "star_route": StarRoute(),
    "card_sense": CardSense(),
    "relentless": Relentless(),
    "night_scout": NightScout(),
    "bandit_queen": BanditQueen(),
    "hard_drive": HardDrive(),
    "interrogation": Interrogation(),
    "open_range": OpenRange(),
    "county_business": CountyBusiness(),
    "getaway": Getaway(),
    "house_rules": HouseRules(),
    "light_fingers": LightFingers(),
    "old_grudge": OldGrudge(),
}


def call_roll() -> None:
    """Every character has an ability, and every ability a character."""
    for number, it in enumerate(CHARACTERS):
        need(it.ability in ROLL, it.id, f"no ability {it.ability}")
        BY_CHARACTER[number] = ROLL[it.ability]
    named = [it.ability for it in CHARACTERS]
    need(all(name in named for name in ROLL), "roll", "an ability of nobody")
