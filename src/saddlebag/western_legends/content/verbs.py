"""The closed vocabularies of the contents; docs/content.md says what each word means."""

from typing import Final


def words(listed: str) -> tuple[str, ...]:
    """A vocabulary is easier to read without its quotation marks."""
    return tuple(listed.split())


# The verbs of rewards, each with what it needs to know; ? marks what may be left out.
VERBS: Final[dict[str, tuple[str, ...]]] = {
    "money": ("n",),
    "cards": ("n",),
    "lp": ("n",),
    "heal": ("n",),
    "marshal": ("n",),
    "wanted": ("n",),
    "track": ("n",),
    "nugget": ("n",),
    "wound": ("n", "cancellable?"),
    "discard": ("n",),
    "lose": ("what", "n"),
    "choose": ("options",),
    "pay": ("cost", "gain", "times"),
    "if": ("cond", "then", "otherwise?"),
    "per": ("each", "gain", "max"),
    "item": ("pool", "max_price"),
    "shop": ("discount",),
    "move": ("n",),
    "relocate": ("to",),
    "roll": ("n",),
    "draw_keep": ("n", "keep"),
    "cattle": (),
}

# What only a fight card does to the player who meets it.
FIGHT_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "no_marshal_reward": (),
    "npc_may_restart": (),
    "discard_random": ("n",),
}

# What only a line of a bandit card does.
BANDIT_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "npc_draw": ("n",),
    "npc_lower_if": ("n", "cond"),
    "no_reactions": (),
    "no_weapon": (),
    "random_card": (),
    "npc_reveals_first": (),
    "player_wins_ties": (),
    "pay_or_npc_draw": ("money", "n"),
    "player_draw": ("n",),
    "driven_off": ("n",),
    "mount_discount": ("n",),
    "no_mount_this_turn": (),
}

# What the words of a step may be, by the name of what it needs to know.
STEP_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "cond": words(
        "marshal wanted not_wanted unhurt wounded mounted on_foot few_cards poor closer "
        "behind wrangled"
    ),
    "each": ("wounds", "nuggets", "bandits", "marshal_rows", "wanted_players"),
    "to": ("any_town", "any_mine", "any_ranch", "free_hideout"),
    "what": ("money", "nuggets", "lp", "cattle"),
    "pool": ("mount", "weapon", "misc", "any", "legendary"),
}
COSTS: Final = ("money", "cards", "nuggets", "wounds")

# When an effect of an item or a poker card works.
HOOKS: Final = words(
    "active always gained action turn_start turn_end move_end move_end_with_player "
    "prospected acquired delivered fight_start fight_reveal fight_reaction fight_result "
    "fight_won poker_showdown poker_won poker_lost arrested_or_wrangled robbed_or_rustled "
    "arrested track_gain_own_turn discarded_not_by_own_action game_end play"
)

# What an effect of an item or a poker card does, beside the verbs of rewards.
EFFECT_VERBS: Final = words(
    "any_rank relocate extra_steps sheriff lower_opposing track_same restart_fight "
    "wound_opponent draw_then_discard is_nugget cancel_wounds cancel_fight_card actions "
    "copy_hand_card carry_nuggets carry_cattle hand_limit look_hand look_fight_card "
    "reroll_die acquire_extra discard_to_lower win_ties keep_goods pass_bandits"
)

# What the words of an effect may be.
EFFECT_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "when": HOOKS,
    "vs": ("any", "npc", "player"),
    "cond": words("marshal wanted marshal_or_wanted outside_town mesa_edge few_cards"),
    "cost": ("discard_self",),
    "limit": ("turn", "action", "fight"),
    "edition": ("shotgun", "stickemup"),
    "to": STEP_WORDS["to"],
}

ABILITY_HOOKS: Final = words(
    "fight_start fight_reveal turn_start move_end moving story_disc wounded poker "
    "bandit_win player_fight_won player_fight_end action track_gain"
)

TRIGGERS: Final = words(
    "lp_2_action track_points spend_80_town start_player_fight win_npc_fight "
    "cattle_business gain_nugget bank_2_nuggets play_poker buy_or_upgrade heal_wound "
    "take_wound card_action three_regions meet_player hand_7"
)

# Goals: the kinds of condition, each with what it needs to know.
CONDITIONS: Final[dict[str, tuple[str, ...]]] = {
    "count": ("event", "n", "where?"),
    "turn": ("event", "n", "where?"),
    "single": ("event", "n", "where?"),
    "distinct": ("event", "by", "n", "where?"),
    "have": ("stat", "n"),
    "none": ("stat",),
    "own": ("item", "upgraded?"),
    "at": ("place",),
    "lead": ("stat", "n"),
    "all": ("of",),
    "any": ("of",),
}
CONDITION_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "event": words(
        "fight_win bandit_win npc_win heist_win sheriff_escape player_fight_start "
        "player_fight_win duel_win rob_win arrest_win poker_play poker_win prospect "
        "nugget_gain nugget_deposit revel_lp wrangle rustle deliver spend heal reaction "
        "story_disc story_done story_close wanted_gain step mesa_cross end_move"
    ),
    "stat": words("money nuggets cards wounds lp marshal wanted upgrades misc items mounts cattle"),
    "by": ("mine", "hideout", "letter", "region", "town", "opponent", "location"),
    "place": ("bank", "mesa_edge", "dixon_creek"),
}
FILTERS: Final = words("town outside_town self_wounds unhurt card_max opponent self_is no_decline")
FILTER_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "town": ("darkrock", "red_falls", "any"),
    "opponent": ("marshal", "wanted", "more_lp", "upgraded"),
    "self_is": ("marshal", "wanted", "neutral"),
}
# What only a fight can tell, and the events of goals that can tell it.
PLAYER_WINS: Final = words("fight_win player_fight_win duel_win rob_win arrest_win")
NPC_WINS: Final = words("bandit_win npc_win heist_win sheriff_escape")
DECLARED: Final = "player_fight_start"
TOLD_BY: Final[dict[str, tuple[str, ...]]] = {
    "opponent": (*PLAYER_WINS, DECLARED),
    "self_is": (*PLAYER_WINS, *NPC_WINS, DECLARED),
    "card_max": (*PLAYER_WINS, *NPC_WINS),
    "no_decline": PLAYER_WINS,
}
# Filters of which no event meets both.
AT_ODDS: Final = (("town", "outside_town"), ("self_wounds", "unhurt"))

# The Man in Black: what a step of his cards needs to know.
HIS_STEPS: Final[dict[str, tuple[str, ...]]] = {
    "ride": ("to", "n"),
    "lp": ("n",),
    "lp_if_at": ("place", "n", "otherwise"),
    "lp_if_no_wanted": ("n", "otherwise"),
    "fight": ("kind", "who", "otherwise_lp"),
    "town_toll": ("money", "cards"),
    "spawn": ("letters",),
    "spawn_if_none": ("letters",),
    "story": (),
    "discard_near": ("distance", "n"),
    "sheriff_hunt": ("n",),
}
HIS_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "to": words(
        "cabaret bank nearest_saloon nearest_mine nearest_bandit nearest_player rival mark"
    ),
    "place": ("cabaret", "bank", "mine"),
    "kind": ("duel", "rob"),
    "who": ("rival", "mark"),
}

LINE_KINDS: Final = ("condition", "reward", "penalty", "quote")
