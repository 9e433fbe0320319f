"""Bloody Knife, Over the Top: he crosses mesas, and each crossing heals a wound (Q-114)."""

from saddlebag.western_legends.abilities.ability import Ability


class OverTheTop(Ability):
    """With all his own steps; riding does the rest."""

    crosses_mesas = True
