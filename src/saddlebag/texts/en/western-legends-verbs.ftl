### Western Legends: texts that follow from the contents, one message for each verb and condition.
### The modules of western_legends/wording put them together.

wl-sentence = { $text }.
wl-or = { $first } / { $rest }

## Rewards: what is gained

wl-do-gain = gain { $what }
wl-gain-money = ${ $n }
wl-gain-lp = { $n } LP
wl-gain-nugget = { $n ->
    [one] { $n } gold nugget
   *[other] { $n } gold nuggets
}
# $unwanted: yes, if it is clear that the player is not Wanted.
wl-gain-marshal = { $n ->
    [one] { $n } Marshal point
   *[other] { $n } Marshal points
}{ $unwanted ->
    [yes] { "" }
   *[no] { " " }(unless Wanted)
}
wl-gain-wanted = { $n ->
    [one] { $n } Wanted point
   *[other] { $n } Wanted points
}
wl-gain-track = { $n ->
    [one] { $n } point
   *[other] { $n } points
} of your kind, Marshal or Wanted (if neither, choose)

## Rewards: the other verbs

wl-do-nothing = nothing happens
wl-do-cards = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
wl-do-heal = { $n ->
    [3] heal all wounds
    [one] heal { $n } wound
   *[other] heal { $n } wounds
}
wl-do-wound = { $n ->
    [one] take { $n } wound
   *[other] take { $n } wounds
}{ $cancellable ->
    [yes] { "" }
   *[no] { " " }that cannot be cancelled
}
wl-do-discard = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
wl-do-lose = lose { $what ->
    [money] ${ $n }
    [lp] { $n } LP
    [nuggets] { $n ->
        [one] { $n } gold nugget
       *[other] { $n } gold nuggets
    }
   *[cattle] { $n ->
        [one] { $n } cattle token
       *[other] { $n } cattle tokens
    }
}
wl-do-choose = choose one: { $options }
wl-do-pay = you may { $cost } to { $gain }{ $times ->
    [1] { "" }
   *[other] , up to { $times } times
}
wl-cost = { $what ->
    [money] pay ${ $n }
    [cards] discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    [nuggets] pay { $n ->
        [one] { $n } gold nugget
       *[other] { $n } gold nuggets
    }
   *[wounds] take { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
}
wl-do-if = if { $cond }, { $then }
wl-do-if-otherwise = { $said }; otherwise { $otherwise }
wl-cond = { $cond ->
    [marshal] you are a Marshal
    [wanted] you are Wanted
    [not_wanted] you are not Wanted
    [unhurt] you have no wounds
    [wounded] you are wounded
    [mounted] you own a mount
    [on_foot] you own no mount
    [few_cards] you hold 2 or fewer cards
    [poor] you have $20 or less
    [closer] you completed this story
    [behind] another player has more LP than you
   *[wrangled] wrangled
}
wl-do-per = { $gain } for each { wl-each } (at most { $max })
# More of the same, right after the first part.
wl-do-per-plus = { $before }, plus { $gain } for each { wl-each } (at most { $max })
wl-each = { $each ->
    [wounds] wound you have
    [nuggets] gold nugget you carry
    [bandits] bandit on the board
    [marshal_rows] row of the Marshal track you have reached
   *[wanted_players] Wanted player in the game
}
wl-do-item = { $pool ->
    [legendary] draw 1 legendary item
    [mount] you may take 1 free mount
    [weapon] you may take 1 free weapon
    [misc] you may take 1 free miscellaneous item
   *[any] you may take 1 free item
}{ $max_price ->
    [0] { "" }
   *[other] { " " }costing ${ $max_price } or less
}
wl-do-shop = you may buy or upgrade 1 item now for ${ $discount } less
wl-do-move = { $n ->
    [one] you may move { $n } space
   *[other] you may move up to { $n } spaces
}
wl-do-relocate = you may go to { $to ->
    [any_town] any town space
    [any_mine] any mine
    [any_ranch] either ranch
   *[free_hideout] any hideout without a bandit
}
wl-do-roll = { $n ->
    [one] roll { $n } prospecting die
   *[other] roll { $n } prospecting dice
}
wl-do-draw_keep = draw { $n } cards and keep { $keep }
wl-do-cattle = take 1 cattle token from either ranch

## What only fight cards do

wl-do-no_marshal_reward = if you beat a bandit, you may not take the Marshal point
wl-do-npc_may_restart =
    whoever plays the card may void the fight: you draw 1 card, everything played or drawn is put
    away, and a new fight starts
wl-do-discard_random = { $n ->
    [one] discard { $n } card at random
   *[other] discard { $n } cards at random
}

## Lines of bandit cards

# $kind: when the line applies. $what: what then happens.
wl-line = { $kind ->
    [reward] If you win, also: { $what }.
    [penalty] If you lose, also: { $what }.
   *[condition] { $what }.
}
wl-do-npc_draw = { $n ->
    [one] the bandit draws only { $n } fight card
   *[other] the bandit draws { $n } fight cards
}
wl-do-npc_lower_if = the fight card is lowered by { $n } if { $cond }
wl-do-no_reactions = no Reaction may be played in this fight
wl-do-no_weapon = your weapon has no effect in this fight
wl-do-random_card = your card is drawn at random from your hand
wl-do-npc_reveals_first = the bandit's card is shown before you choose yours
wl-do-player_wins_ties = you win ties
wl-do-pay_or_npc_draw = pay ${ $money } before the fight, or the bandit draws { $n } fight cards
wl-do-player_draw = { $n ->
    [one] draw { $n } card before you choose yours
   *[other] draw { $n } cards before you choose yours
}
wl-do-driven_off =
    your right neighbor puts your figure on a mine, a ranch or the Rail Station within { $n }
    spaces (if there is none you stay)
wl-do-mount_discount = the next mount you buy or upgrade this turn costs ${ $n } less
wl-do-no_mount_this_turn = you move on foot for the rest of this turn

## Steps of the Man in Black

wl-his-ride = Ride up to { $n } toward { $to ->
    [cabaret] the Cabaret
    [bank] the Bank
    [nearest_saloon] the nearest Saloon space
    [nearest_mine] the nearest mine
    [nearest_bandit] the nearest bandit
    [nearest_player] the nearest player
    [rival] his rival
   *[mark] his mark
}.
wl-his-lp = He gains { $n } LP.
wl-his-lp_if_at = If he is there, he gains { $n } LP, otherwise { $otherwise } LP.
wl-his-lp_if_no_wanted = He gains { $n } LP if nobody is Wanted now, otherwise { $otherwise } LP.
wl-his-fight = If he shares a space with { $who ->
    [rival] his rival
   *[mark] his mark
}, he starts a { $kind ->
    [duel] Duel
   *[rob] Rob
}. If not, he gains { $otherwise } LP.
wl-his-town_toll =
    If he is in a town, each player in that town pays ${ $money }; a player without ${ $money }
    discards 1 card.
wl-his-spawn = Spawn bandits at { $letters }.
wl-his-spawn_if_none = If no bandit is on the board, spawn bandits at { $letters }.
wl-his-story = He places a story disc.
wl-his-discard_near = Each player within { $distance } spaces of him discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
wl-his-sheriff_hunt =
    An active Sheriff moves up to { $n } toward the nearest Wanted player.

## Goals: deeds

wl-event-fight_win = { $n ->
    [one] win a fight
   *[other] win { $n } fights
}
wl-event-bandit_win = { $n ->
    [one] defeat a bandit
   *[other] defeat { $n } bandits
}
wl-event-npc_win = { $n ->
    [one] win a fight against a bandit, the guard or the Sheriff
   *[other] win { $n } fights against bandits, the guard or the Sheriff
}
wl-event-heist_win = { $n ->
    [one] pull off a Heist
   *[other] pull off { $n } Heists
}
wl-event-sheriff_escape = { $n ->
    [one] escape an arrest by the Sheriff
   *[other] escape { $n } arrests by the Sheriff
}
wl-event-player_fight_start = { $n ->
    [one] start a fight with another player
   *[other] start { $n } fights with other players
}
wl-event-player_fight_win = { $n ->
    [one] win a fight against another player
   *[other] win { $n } fights against other players
}
wl-event-duel_win = { $n ->
    [one] win a Duel you started
   *[other] win { $n } Duels you started
}
wl-event-rob_win = { $n ->
    [one] rob another player
   *[other] rob other players { $n } times
}
wl-event-arrest_win = { $n ->
    [one] arrest another player
   *[other] arrest other players { $n } times
}
wl-event-poker_play = { $n ->
    [one] take the Play Poker action
   *[other] take the Play Poker action { $n } times
}
wl-event-poker_win = { $n ->
    [one] win a hand of poker
   *[other] win { $n } hands of poker
}
wl-event-prospect = { $n ->
    [one] prospect
   *[other] prospect { $n } times
}
wl-event-nugget_gain = { $n ->
    [one] gain a gold nugget
   *[other] gain { $n } gold nuggets
}
wl-event-nugget_deposit = { $n ->
    [one] deposit a gold nugget
   *[other] deposit { $n } gold nuggets
}
wl-event-revel_lp = gain { $n } LP by reveling
wl-event-wrangle = { $n ->
    [one] wrangle cattle
   *[other] wrangle { $n } cattle
}
wl-event-rustle = { $n ->
    [one] rustle cattle
   *[other] rustle { $n } cattle
}
wl-event-deliver = { $n ->
    [one] wrangle or rustle cattle
   *[other] wrangle or rustle { $n } cattle
}
wl-event-spend = spend ${ $n }
wl-event-heal = { $n ->
    [one] heal a wound
   *[other] heal { $n } wounds
}
wl-event-reaction = { $n ->
    [one] play a Reaction card
   *[other] play { $n } Reaction cards
}
wl-event-story_disc = { $n ->
    [one] place a story disc
   *[other] place { $n } story discs
}
wl-event-story_done = { $n ->
    [one] share in a completed story
   *[other] share in { $n } completed stories
}
wl-event-story_close = { $n ->
    [one] complete a story yourself
   *[other] complete { $n } stories yourself
}
wl-event-wanted_gain = { $n ->
    [one] gain a Wanted point
   *[other] gain { $n } Wanted points
}
wl-event-step = { $n ->
    [one] move { $n } space
   *[other] move { $n } spaces
}
wl-event-mesa_cross = { $n ->
    [one] cross a mesa
   *[other] cross a mesa { $n } times
}
wl-event-end_move = { $n ->
    [one] end a Move action
   *[other] end { $n } Move actions
}

## Goals: the same deed in different places or against different players

wl-distinct-bandit_win-letter =
    defeat bandits in hideouts of { $n } different letters over the whole game
wl-distinct-bandit_win-hideout =
    defeat bandits in { $n } different hideouts over the whole game
wl-distinct-end_move-region =
    end Move actions in { $n } different regions over the whole game
wl-distinct-end_move-location =
    end Move actions at { $n } different kinds of location over the whole game
wl-distinct-end_move-letter =
    end Move actions in hideouts of { $n } different letters over the whole game
wl-distinct-prospect-mine =
    prospect at { $n } different mines over the whole game
wl-distinct-poker_play-town =
    take the Play Poker action in { $n } different towns over the whole game
wl-distinct-player_fight_start-opponent =
    start fights with { $n } different players over the whole game

## Goals: which deeds count

wl-where-town = { $deed } in { $value ->
    [darkrock] Darkrock
    [red_falls] Red Falls
   *[any] a town
}
wl-where-outside_town = { $deed } outside the towns
wl-where-self_wounds = { $value ->
    [one] { $deed } while you have a wound
   *[other] { $deed } while you have { $value } or more wounds
}
wl-where-unhurt = { $deed } while you have no wounds
wl-where-card_max = { $deed } with a revealed card of rank { $value } or lower
wl-where-opponent = { $deed } against { $value ->
    [marshal] a Marshal
    [wanted] a Wanted player
    [upgraded] a player with an upgraded weapon
   *[more_lp] a player with more LP than you
}
wl-where-self_is = { $deed } while you are { $value ->
    [marshal] a Marshal
    [wanted] Wanted
   *[neutral] neutral
}
wl-where-no_decline = { $deed } that was not declined

## Goals: what must be so

wl-is-have = have { $what }
wl-is-none = no { $stat }
wl-is-own = own { $upgraded ->
    [yes] an upgraded { $item }
   *[no] a { $item }
}
wl-is-at = be { $place ->
    [bank] at the Bank
    [mesa_edge] in a space bordering a mesa
   *[dixon_creek] in Dixon Creek
}
wl-is-lead = have the most { $stat } of all players, at least { $n }
wl-is-turn = { $deed } in one turn
wl-is-single = { $deed } with one action
wl-is-any = { $first }, or { $rest }
wl-is-all = { $what } at the same moment

wl-stat = { $stat ->
    [money] money
    [nuggets] gold nuggets
    [cards] cards in hand
    [wounds] wounds
    [lp] LP
    [marshal] Marshal points
    [wanted] Wanted points
    [upgrades] upgraded mounts or weapons
    [misc] miscellaneous items
    [items] items
    [mounts] mounts
   *[cattle] cattle tokens
}
wl-have-money = ${ $n } or more
wl-have-nuggets = { $n ->
    [one] a gold nugget
   *[other] { $n } or more gold nuggets
}
wl-have-cards = { $n ->
    [one] a card in hand
   *[other] { $n } or more cards in hand
}
wl-have-wounds = { $n ->
    [one] a wound
   *[other] { $n } or more wounds
}
wl-have-lp = { $n } or more LP
wl-have-marshal = { $n ->
    [one] a Marshal point
   *[other] { $n } or more Marshal points
}
wl-have-wanted = { $n ->
    [one] a Wanted point
   *[other] { $n } or more Wanted points
}
wl-have-upgrades = { $n ->
    [one] an upgraded mount or weapon
   *[other] { $n } or more upgraded mounts or weapons
}
wl-have-misc = { $n ->
    [one] a miscellaneous item
   *[other] { $n } or more miscellaneous items
}
wl-have-items = { $n ->
    [one] an item
   *[other] { $n } or more items
}
wl-have-mounts = { $n ->
    [one] a mount
   *[other] { $n } or more mounts
}
wl-have-cattle = { $n ->
    [one] a cattle token
   *[other] { $n } or more cattle tokens
}
