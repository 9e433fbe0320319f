### Western Legends: texts that follow from the contents, one message for each verb and condition.
### The modules of western_legends/wording put them together.

western-legends-sentence = { $text }.
western-legends-or = { $first } / { $rest }

## Rewards: what is gained

western-legends-do-gain = gain { $what }
western-legends-gain-money = ${ $n }
western-legends-gain-lp = { $n } LP
western-legends-gain-nugget = { $n ->
    [one] { $n } gold nugget
   *[other] { $n } gold nuggets
}
# $unwanted: yes, if it is clear that the player is not Wanted.
western-legends-gain-marshal = { $n ->
    [one] { $n } Marshal point
   *[other] { $n } Marshal points
}{ $unwanted ->
    [yes] { "" }
   *[no] { " " }(unless Wanted)
}
western-legends-gain-wanted = { $n ->
    [one] { $n } Wanted point
   *[other] { $n } Wanted points
}
western-legends-gain-track = { $n ->
    [one] { $n } point
   *[other] { $n } points
} of your kind, Marshal or Wanted (if neither, choose)

## Rewards: the other verbs

western-legends-do-nothing = nothing happens
western-legends-do-cards = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
western-legends-do-heal = { $n ->
    [3] heal all wounds
    [one] heal { $n } wound
   *[other] heal { $n } wounds
}
western-legends-do-wound = { $n ->
    [one] take { $n } wound
   *[other] take { $n } wounds
}{ $cancellable ->
    [yes] { "" }
   *[no] { " " }that cannot be cancelled
}
western-legends-do-discard = { $n ->
    [one] discard { $n } card
   *[other] discard { $n } cards
}
western-legends-do-lose = lose { $what ->
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
western-legends-do-choose = choose one: { $options }
western-legends-do-pay = you may { $cost } to { $gain }{ $times ->
    [1] { "" }
   *[other] , up to { $times } times
}
western-legends-cost = { $what ->
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
western-legends-do-if = if { $cond }, { $then }
western-legends-do-if-otherwise = { $said }; otherwise { $otherwise }
western-legends-cond = { $cond ->
    [marshal] you are a Marshal
    [wanted] you are Wanted
    [not_wanted] you are not Wanted
    [unhurt] you have no wounds
    [wounded] you are wounded
    [mounted] you own a mount
    [on_foot] you own no mount
    [few_cards] you hold { $cards } or fewer cards
    [poor] you have ${ $money } or less
    [closer] you completed this story
    [behind] another player has more LP than you
   *[wrangled] wrangled
}
western-legends-do-per = { $gain } for each { western-legends-each } (at most { $max })
# More of the same, right after the first part.
western-legends-do-per-plus = { $before }, plus { $gain } for each { western-legends-each } (at most { $max })
western-legends-each = { $each ->
    [wounds] wound you have
    [nuggets] gold nugget you carry
    [bandits] bandit on the board
    [marshal_rows] row of the Marshal track you have reached
   *[wanted_players] Wanted player in the game
}
western-legends-do-item = { $pool ->
    [legendary] draw 1 legendary item
    [mount] you may take 1 free mount
    [weapon] you may take 1 free weapon
    [misc] you may take 1 free miscellaneous item
   *[any] you may take 1 free item
}{ $max_price ->
    [0] { "" }
   *[other] { " " }costing ${ $max_price } or less
}
western-legends-do-shop = you may buy or upgrade 1 item now for ${ $discount } less
western-legends-do-move = { $n ->
    [one] you may move { $n } space
   *[other] you may move up to { $n } spaces
}
western-legends-do-relocate = you may go to { $to ->
    [any_town] any town space
    [any_mine] any mine
    [any_ranch] either ranch
   *[free_hideout] any hideout without a bandit
}
western-legends-do-roll = { $n ->
    [one] roll { $n } prospecting die
   *[other] roll { $n } prospecting dice
}
western-legends-do-draw_keep = draw { $n } cards and keep { $keep }
western-legends-do-cattle = take 1 cattle token from either ranch

## What only fight cards do

western-legends-do-no_marshal_reward = if you beat a bandit, you may not take the Marshal point
western-legends-do-npc_may_restart =
    whoever plays the card may void the fight: you draw 1 card, everything played or drawn is put
    away, and a new fight starts
western-legends-do-discard_random = { $n ->
    [one] discard { $n } card at random
   *[other] discard { $n } cards at random
}

## Lines of bandit cards

# $kind: when the line applies. $what: what then happens.
western-legends-line = { $kind ->
    [reward] If you win, also: { $what }.
    [penalty] If you lose, also: { $what }.
   *[condition] { $what }.
}
western-legends-do-npc_draw = { $n ->
    [one] the bandit draws only { $n } fight card
   *[other] the bandit draws { $n } fight cards
}
western-legends-do-npc_lower_if = the fight card is lowered by { $n } if { $cond }
western-legends-do-no_reactions = no Reaction may be played in this fight
western-legends-do-no_weapon = your weapon has no effect in this fight
western-legends-do-random_card = your card is drawn at random from your hand
western-legends-do-npc_reveals_first = the bandit's card is shown before you choose yours
western-legends-do-player_wins_ties = you win ties
western-legends-do-pay_or_npc_draw = pay ${ $money } before the fight, or the bandit draws { $n } fight cards
western-legends-do-player_draw = { $n ->
    [one] draw { $n } card before you choose yours
   *[other] draw { $n } cards before you choose yours
}
western-legends-do-driven_off =
    your right neighbor puts your figure on a mine, a ranch or the Rail Station within { $n }
    spaces (you stay if no such space is near)
western-legends-do-mount_discount = the next mount you buy or upgrade this turn costs ${ $n } less
western-legends-do-no_mount_this_turn = you move on foot for the rest of this turn

## Steps of the Man in Black

western-legends-his-ride = Ride up to { $n } toward { $to ->
    [cabaret] the Cabaret
    [bank] the Bank
    [nearest_saloon] the nearest Saloon space
    [nearest_mine] the nearest mine
    [nearest_bandit] the nearest bandit
    [nearest_player] the nearest player
    [rival] his rival
   *[mark] his mark
}.
western-legends-his-lp = He gains { $n } LP.
western-legends-his-lp_if_at = If he is there, he gains { $n } LP, otherwise { $otherwise } LP.
western-legends-his-lp_if_no_wanted = He gains { $n } LP if nobody is Wanted now, otherwise { $otherwise } LP.
western-legends-his-fight = If he shares a space with { $who ->
    [rival] his rival
   *[mark] his mark
}, he starts a { $kind ->
    [duel] Duel
   *[rob] Rob
}. If not, he gains { $otherwise } LP.
western-legends-his-town_toll =
    If he is in a town, each player in that town pays ${ $money }; a player without ${ $money }
    discards { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
western-legends-his-spawn = Spawn bandits at { $letters }.
western-legends-his-spawn_if_none = If no bandit is on the board, spawn bandits at { $letters }.
western-legends-his-story = He places a story disc.
western-legends-his-discard_near = Each player within { $distance } spaces of him discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
western-legends-his-sheriff_hunt =
    An active Sheriff moves up to { $n } toward the nearest Wanted player.

## Goals: events

western-legends-event-fight_win = { $n ->
    [one] win a fight
   *[other] win { $n } fights
}
western-legends-event-bandit_win = { $n ->
    [one] defeat a bandit
   *[other] defeat { $n } bandits
}
western-legends-event-npc_win = { $n ->
    [one] win a fight against a bandit, the guard or the Sheriff
   *[other] win { $n } fights against bandits, the guard or the Sheriff
}
western-legends-event-heist_win = { $n ->
    [one] pull off a Heist
   *[other] pull off { $n } Heists
}
western-legends-event-sheriff_escape = { $n ->
    [one] escape an arrest by the Sheriff
   *[other] escape { $n } arrests by the Sheriff
}
western-legends-event-player_fight_start = { $n ->
    [one] start a fight with another player
   *[other] start { $n } fights with other players
}
western-legends-event-player_fight_win = { $n ->
    [one] win a fight against another player
   *[other] win { $n } fights against other players
}
western-legends-event-duel_win = { $n ->
    [one] win a Duel you started
   *[other] win { $n } Duels you started
}
western-legends-event-rob_win = { $n ->
    [one] rob another player
   *[other] rob other players { $n } times
}
western-legends-event-arrest_win = { $n ->
    [one] arrest another player
   *[other] arrest other players { $n } times
}
western-legends-event-poker_play = { $n ->
    [one] take the Play Poker action
   *[other] take the Play Poker action { $n } times
}
western-legends-event-poker_win = { $n ->
    [one] win a hand of poker
   *[other] win { $n } hands of poker
}
western-legends-event-prospect = { $n ->
    [one] prospect
   *[other] prospect { $n } times
}
western-legends-event-nugget_gain = { $n ->
    [one] gain a gold nugget
   *[other] gain { $n } gold nuggets
}
western-legends-event-nugget_deposit = { $n ->
    [one] deposit a gold nugget
   *[other] deposit { $n } gold nuggets
}
western-legends-event-revel_lp = gain { $n } LP by reveling
western-legends-event-wrangle = { $n ->
    [one] wrangle cattle
   *[other] wrangle { $n } cattle
}
western-legends-event-rustle = { $n ->
    [one] rustle cattle
   *[other] rustle { $n } cattle
}
western-legends-event-deliver = { $n ->
    [one] wrangle or rustle cattle
   *[other] wrangle or rustle { $n } cattle
}
western-legends-event-spend = spend ${ $n }
western-legends-event-heal = { $n ->
    [one] heal a wound
   *[other] heal { $n } wounds
}
western-legends-event-reaction = { $n ->
    [one] play a Reaction card
   *[other] play { $n } Reaction cards
}
western-legends-event-story_disc = { $n ->
    [one] place a story disc
   *[other] place { $n } story discs
}
western-legends-event-story_done = { $n ->
    [one] share in a completed story
   *[other] share in { $n } completed stories
}
western-legends-event-story_close = { $n ->
    [one] complete a story yourself
   *[other] complete { $n } stories yourself
}
western-legends-event-wanted_gain = { $n ->
    [one] gain a Wanted point
   *[other] gain { $n } Wanted points
}
western-legends-event-step = { $n ->
    [one] move { $n } space
   *[other] move { $n } spaces
}
western-legends-event-mesa_cross = { $n ->
    [one] cross a mesa
   *[other] cross a mesa { $n } times
}
western-legends-event-end_move = { $n ->
    [one] end a Move action
   *[other] end { $n } Move actions
}

## Goals: the same event in different places or against different players

western-legends-distinct-bandit_win-letter =
    defeat bandits in hideouts of { $n } different letters over the whole game
western-legends-distinct-bandit_win-hideout =
    defeat bandits in { $n } different hideouts over the whole game
western-legends-distinct-end_move-region =
    end Move actions in { $n } different regions over the whole game
western-legends-distinct-end_move-location =
    end Move actions at { $n } different kinds of location over the whole game
western-legends-distinct-end_move-letter =
    end Move actions in hideouts of { $n } different letters over the whole game
western-legends-distinct-prospect-mine =
    prospect at { $n } different mines over the whole game
western-legends-distinct-poker_play-town =
    take the Play Poker action in { $n } different towns over the whole game
western-legends-distinct-player_fight_start-opponent =
    start fights with { $n } different players over the whole game

## Goals: which events count

western-legends-where-town = { $event } in { $value ->
    [darkrock] Darkrock
    [red_falls] Red Falls
   *[any] a town
}
western-legends-where-outside_town = { $event } outside the towns
western-legends-where-self_wounds = { $value ->
    [one] { $event } while you have a wound
   *[other] { $event } while you have { $value } or more wounds
}
western-legends-where-unhurt = { $event } while you have no wounds
western-legends-where-card_max = { $event } with a revealed card of rank { $value } or lower
western-legends-where-opponent = { $event } against { $value ->
    [marshal] a Marshal
    [wanted] a Wanted player
    [upgraded] a player with an upgraded weapon
   *[more_lp] a player with more LP than you
}
western-legends-where-self_is = { $event } while you are { $value ->
    [marshal] a Marshal
    [wanted] Wanted
   *[neutral] neutral
}
western-legends-where-no_decline = { $event } that was not declined

## Goals: what must be so

western-legends-is-have = have { $what }
western-legends-is-none = no { $stat }
western-legends-is-own = own { $upgraded ->
    [yes] an upgraded { $item }
   *[no] a { $item }
}
western-legends-is-at = be { $place ->
    [bank] at the Bank
    [mesa_edge] in a space bordering a mesa
   *[dixon_creek] in Dixon Creek
}
western-legends-is-lead = have the most { $stat } of all players, at least { $n }
western-legends-is-turn = { $event } in one turn
western-legends-is-single = { $event } with one action
western-legends-is-any = { $first }, or { $rest }
western-legends-is-all = { $what } at the same moment

western-legends-stat = { $stat ->
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
western-legends-have-money = ${ $n } or more
western-legends-have-nuggets = { $n ->
    [one] a gold nugget
   *[other] { $n } or more gold nuggets
}
western-legends-have-cards = { $n ->
    [one] a card in hand
   *[other] { $n } or more cards in hand
}
western-legends-have-wounds = { $n ->
    [one] a wound
   *[other] { $n } or more wounds
}
western-legends-have-lp = { $n } or more LP
western-legends-have-marshal = { $n ->
    [one] a Marshal point
   *[other] { $n } or more Marshal points
}
western-legends-have-wanted = { $n ->
    [one] a Wanted point
   *[other] { $n } or more Wanted points
}
western-legends-have-upgrades = { $n ->
    [one] an upgraded mount or weapon
   *[other] { $n } or more upgraded mounts or weapons
}
western-legends-have-misc = { $n ->
    [one] a miscellaneous item
   *[other] { $n } or more miscellaneous items
}
western-legends-have-items = { $n ->
    [one] an item
   *[other] { $n } or more items
}
western-legends-have-mounts = { $n ->
    [one] a mount
   *[other] { $n } or more mounts
}
western-legends-have-cattle = { $n ->
    [one] a cattle token
   *[other] { $n } or more cattle tokens
}
