"""Everything there is to hear, by chapter; behind the bar what only some hear.

`player` and `seat` are players' numbers. Amounts are told before and after, with their cause.
"""

from typing import Final

SETUP: Final = {
    "dealt": "seat:player count:number | characters:character*",
    "drafted": "seat:player character | returned:character*",
    "story_open": "deck:number story",
    "starts": "seat:player character money:number nuggets:number wounds:number marshal:number "
    "wanted:number items:gear*",
    "first_player": "seat:player why:first_by",
    "stands": "player space",
}

TURN: Final = {
    "turn_begins": "player round:number",
    "income": "seat:player choice:income_choice",
    "action": "seat:player action left:number space",
    "actions": "player gained:number left:number cause",
    "actions_over": "seat:player left:number",
    "round_over": "round:number",
}

RIDING: Final = {
    "rode": "player path:stop* cause",  # from the start on, with a mesa that is crossed
    "placed": "player before:space space cause",
    "toasted": "seat:player player item:gear",
    "used_ability": "player ability",
    "demanded": "player other:player ability",
    "gave_card": "seat:player to:player cause | card",
}

GOODS: Final = {
    "money": "player before:number after:number cause",
    "nuggets": "player before:number after:number cause",
    "lp": "player before:number after:number cause",
    "wounds": "player before:number after:number cause",
    "shielded": "player wounds:number cause",
    "wasted": "player what:wasted_goods n:number cause",
    "legend": "player",
    "marshal": "player before:number after:number points:number cause",
    "wanted": "player before:number after:number points:number cause",
    "reaction_spent": "seat:player",
}

CARDS: Final = {
    "drew": "seat:player count:number cause | cards:card*",
    "discarded": "seat:player cards:card* cause",
    "reshuffled": "count:number",
    "played": "seat:player card effect",
    "reaction": "seat:player card effect",
    "copied": "seat:player card original:card",
    "jokers_alone": "seat:player cards:card*",
    "used_item": "seat:player item:gear",
}

ITEMS: Final = {
    "bought": "seat:player item:gear price:number cause",
    "upgraded": "seat:player item:gear price:number cause",
    "item_gained": "seat:player item:gear cause",
    "item_stolen": "seat:player victim:player item:gear",
    "item_back": "seat:player item:gear cause",
    "equipped": "seat:player item:gear",
    "legendary_drawn": "seat:player item:gear cause",
    "put_back": "seat:player item:gear cause",
}

PLACES: Final = {
    "worked": "seat:player space",
    "prospected": "seat:player space",
    "rolled": "seat:player faces:face* cause",
    "rerolled": "seat:player die:number before:face after:face cause",
    "mine": "space before:number after:number",
    "mines": "gold:number*",
    "deposited": "seat:player nuggets:number cards:card*",
    "treated": "seat:player wounds:number price:number",
    "revelled": "seat:player price:number lp:number",
}

CATTLE: Final = {
    "cattle_taken": "seat:player color cause | token:cattle",
    "cattle_stolen": "seat:player victim:player color | token:cattle",
    "cattle_back": "seat:player color cause | token:cattle",
    "delivered": "seat:player kind:drive space tokens:cattle*",
    "cattle_rests": "seat:player token:cattle",
    "cattle_rested": "color token:cattle",
}

FIGHTS: Final = {
    "fight": "kind:fight_kind attacker:player defender:player? controller:player? space",
    "looked": "seat:player target:player what:looked_at slots:number* | cards:any_card*",
    "named_rank": "seat:player player rank",
    "fight_cards": "seat:player count:number | cards:fight_card*",
    "put_down": "player | card",
    "took_up": "player | card",
    "npc_put_down": "seat:player | card:fight_card",
    "npc_shown": "seat:player card:fight_card",
    "his_fight_cards": "cards:fight_card*",
    "declined": "player",
    "no_card": "player",
    "revealed": "cards:any_card* ranks:number*",
    # whose card, by how much, what both are worth now
    "lowered": "player? by:number source:cause values:number*",
    "raised": "player by:number source:cause values:number*",
    "bonus": "player card effect:word",
    "item_reaction": "seat:player item:gear",
    "fight_card": "card:fight_card cancelled:flag",
    "restarted": "player cause restarts:number",
    "compared": "values:number* winner:player? why:compared_by",
    "fight_won": "kind:fight_kind winner:player? loser:player? how:won_by",
    "bandit_gone": "player space beaten:flag",
    "bandit_card": "seat:player card:bandit_card bandit kind:line_kind line:bandit_line",
    "mount_cheaper": "seat:player by:number cause",
    "goes_on_foot": "seat:player cause",
    "looted": "seat:player player what:goods amount:number",
    "kept_loot": "seat:player what:goods amount:number",
}

SHERIFF: Final = {
    "sheriff_rode": "player path:space* cause",
    "sheriff_met": "players:player* space",
    "sheriff_stays": "player cause",
    "sheriff_placed": "before:space space cause",
    "arrested": "player by:player?",
}

POKER: Final = {
    "poker": "seat:player space town stake:number",
    "poker_joined": "seat:player pot:number",
    "poker_passed": "seat:player",
    "poker_dealer": "seat:player count:number | cards:card*",
    "flop": "cards:card* pot:number",
    "poker_down": "seat:player count:number | cards:card*",
    "poker_hand": "seat:player dealer:flag cards:card* flop:card* hand:poker_rank ranks:rank* "
    "counted:rank* suit?",
    "poker_won": "seats:player* pot:number share:number rest:number",
    "house_won": "dealer:player pot:number",
    "poker_bonus": "seat:player source:bonus_source won:flag",
    "took_back": "seat:player card cause",
    "poker_cleared": "flop:card* dealer:card*",
}

STORIES: Final = {
    "disc": "player story deck:number moved:flag discs:number needed:number",
    "story": "player story deck:number contributors:player*",
    "spawned": "spaces:space* cause",
    "bandit_types": "spaces:space* bandits:bandit*",
    "stories_shuffled": "deck:number count:number",
    "story_turned_over": "deck:number story discs:player*",
    "chose": "seat:player option:reward cause",
    "refused_wanted": "seat:player points:number cause",
    "showed_gold": "seat:player card cause",
}

GOALS: Final = {
    "goals_dealt": "seat:player count:number | goals:goal*",
    "goal_completed": "seat:player goal number",
    "tokens_drawn": "seat:player count:number | tokens:worth*",
    "tokens_kept": "seat:player kept:number returned:number | tokens:worth*",
}

HIS: Final = {"his_card": "card:his_card named:player?", "his_deck": "count:number"}

END: Final = {
    "end_triggered": "players:player* target:number",
    "final_score": "player lines:score total:number",
    "drew_again": "player card",
    "final_duel": "players:player* cards:card*",
    "game_over": "winners:player* why:ending_by",
}

CHAPTERS: Final = {
    "Setup": SETUP,
    "Turn": TURN,
    "Riding": RIDING,
    "Goods": GOODS,
    "Cards": CARDS,
    "Items": ITEMS,
    "Places": PLACES,
    "Cattle": CATTLE,
    "Fights": FIGHTS,
    "Sheriff": SHERIFF,
    "Poker": POKER,
    "Stories and rewards": STORIES,
    "Goals": GOALS,
    "The Man in Black": HIS,
    "The end": END,
}
