### Western Legends: what happens, in sentences. Keys: western-legends-told-<event as the rules write it>.

## Gains and losses

# $again: yes, he (the Man in Black), or no, if the sentence before was about the same player.
western-legends-changes = { $again ->
    [yes] They
    [he] He
   *[no] { $who }
} { $clauses }.
western-legends-verb-gain = { $me ->
    [yes] gain
   *[no] { $again ->
        [yes] gain
       *[other] gains
    }
}
western-legends-verb-lose = { $me ->
    [yes] lose
   *[no] { $again ->
        [yes] lose
       *[other] loses
    }
}
western-legends-verb-take = { $me ->
    [yes] take
   *[no] { $again ->
        [yes] take
       *[other] takes
    }
}
western-legends-verb-heal = { $me ->
    [yes] heal
   *[no] { $again ->
        [yes] heal
       *[other] heals
    }
}
western-legends-verb-draw = { $me ->
    [yes] draw
   *[no] { $again ->
        [yes] draw
       *[other] draws
    }
}

# $why: none, or why it happens. $now: what there is then.
western-legends-change-money = { $up ->
    [yes] { western-legends-verb-gain }
   *[no] { western-legends-verb-lose }
} ${ $n }{ western-legends-change-why } (now ${ $now })
western-legends-change-nuggets = { $up ->
    [yes] { western-legends-verb-gain }
   *[no] { western-legends-verb-lose }
} { $n ->
    [one] { $n } gold nugget
   *[other] { $n } gold nuggets
}{ western-legends-change-why } (now { $now })
western-legends-change-lp = { $up ->
    [yes] { western-legends-verb-gain }
   *[no] { western-legends-verb-lose }
} { $n } LP{ western-legends-change-why } (now { $now })
western-legends-change-wounds = { $up ->
    [yes] { western-legends-verb-take }
   *[no] { western-legends-verb-heal }
} { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}{ western-legends-change-why } (now { $now })
western-legends-change-marshal = { $up ->
    [yes] { western-legends-verb-gain }
   *[no] { western-legends-verb-lose }
} { $n ->
    [0] no Marshal point
    [one] { $n } Marshal point
   *[other] { $n } Marshal points
}{ western-legends-change-why } (now { $now })
western-legends-change-wanted = { $up ->
    [yes] { western-legends-verb-gain }
   *[no] { western-legends-verb-lose }
} { $n ->
    [0] no Wanted point
    [one] { $n } Wanted point
   *[other] { $n } Wanted points
}{ western-legends-change-why } (now { $now })
western-legends-change-drew = { western-legends-verb-draw } { $cards ->
    [none] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] { $cards }
}{ western-legends-change-why }
western-legends-change-why = { $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}

## Why

western-legends-for-thing = thanks to { $thing }
western-legends-for-story = from the story { $story }
western-legends-for-fight_card = by the fight card
western-legends-for-his_card = by his card
western-legends-for-bandit_card = by the bandit card
western-legends-for-income = as income
western-legends-for-start = to start with
western-legends-for-prospect = from the dice
western-legends-for-deposit = at the Bank
western-legends-for-heal = at the Doctor's Office
western-legends-for-revel = at the Cabaret
western-legends-for-work = for work
western-legends-for-store = in the store
western-legends-for-use = for using it
western-legends-for-ante = for the ante
western-legends-for-pot = from the pot
western-legends-for-poker = for winning at poker
western-legends-for-poker_lost = for the lost hand
western-legends-for-bandit = for the bandit
western-legends-for-guard = for the Heist
western-legends-for-heist = for the Heist
western-legends-for-duel = for the Duel
western-legends-for-rob = for the robbery
western-legends-for-arrest = for the arrest
western-legends-for-fight = from the fight
western-legends-for-fight_lost = for losing the fight
western-legends-for-sheriff = for the Sheriff
western-legends-for-marshal_track = on the Marshal track
western-legends-for-wanted_track = on the Wanted track
western-legends-for-marshal_track_end = beyond the end of the Marshal track
western-legends-for-wanted_track_end = beyond the end of the Wanted track
western-legends-for-wanted_row = for still being Wanted
western-legends-for-wrangle = for wrangling
western-legends-for-rustle = for rustling
western-legends-for-acquire = at the ranch
western-legends-for-cattle = for the cattle
western-legends-for-hand_limit = down to the hand limit
western-legends-for-carry_limit = above what can be carried
western-legends-for-hot_sheriff = by the hot Sheriff
western-legends-for-arrest_bounty = as a bounty
western-legends-for-proud_target = for standing firm
western-legends-for-wild_wild_west = in the Wild Wild West
western-legends-for-move = in a move
western-legends-for-night_scout_ride = scouting by night
western-legends-for-county_ride = on county business
western-legends-for-his_deck = for the new shuffle
western-legends-for-escaped = since the Sheriff was beaten
western-legends-for-beaten = after the defeat

## Setting up

western-legends-told-dealt = { $me ->
    [yes] You are dealt { $characters ->
        [none] { $count } characters
       *[other] { $characters }
    }.
   *[no] { $who } is dealt { $count } characters.
}
western-legends-told-drafted = { $me ->
    [yes] You keep { $character }{ $returned ->
        [none] .
       *[other] { " " }and give { $returned } back.
    }
   *[no] { $who } keeps { $character }.
}
western-legends-told-starts = { $me ->
    [yes] You are { $character } and start
   *[no] { $who } is { $character } and starts
} with { $items }, ${ $money }{ $nuggets ->
    [0] { "" }
    [one] , { $nuggets } gold nugget
   *[other] , { $nuggets } gold nuggets
}{ $wounds ->
    [0] { "" }
    [one] , { $wounds } wound
   *[other] , { $wounds } wounds
}{ $marshal ->
    [0] { "" }
    [one] , { $marshal } Marshal point
   *[other] , { $marshal } Marshal points
}{ $wanted ->
    [0] { "" }
    [one] , { $wanted } Wanted point
   *[other] , { $wanted } Wanted points
}.
western-legends-told-first_player = { $me ->
    [yes] You begin
   *[no] { $who } begins
}, { $why ->
    [most_wanted] as the most Wanted.
    [first_game] as in every First Game.
   *[chance] as chance would have it.
}
western-legends-told-stands = { $me ->
    [yes] You stand
   *[no] { $who } stands
} at { $space }.
western-legends-told-story_open = A story opens: { $story }. It asks for this: { $trigger }
western-legends-told-spawned = { $spaces_count ->
    [one] A bandit appears at { $spaces }.
   *[other] Bandits appear at { $spaces }.
}
western-legends-told-bandit_types = { $spaces_count ->
    [one] It is { $bandits }.
   *[other] They are { $bandits }.
}
western-legends-bandit-at = the { $bandit } at { $space }
western-legends-told-goals_dealt = { $me ->
    [yes] Your goals: { $goals }.
   *[no] { $who } has { $count } secret goals.
}

## Turns

western-legends-told-turn_begins = { $me ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: the turn of { $whom }.
}
western-legends-told-income = { $me ->
    [yes] You take your income in { $choice_key ->
        [money] money.
        [cards] cards.
       *[both] money and cards.
    }
   *[no] { $who } takes income in { $choice_key ->
        [money] money.
        [cards] cards.
       *[both] money and cards.
    }
}
western-legends-told-action = { $me ->
    [yes] You use an action at { $space }
   *[no] { $who } uses an action at { $space }
}; { $left ->
    [0] it is the last one.
    [one] { $left } is left.
   *[other] { $left } are left.
}
western-legends-told-actions = { $me ->
    [yes] You get { $gained ->
        [one] { $gained } action
       *[other] { $gained } actions
    } more { $cause } and have { $left } left.
   *[no] { $who } gets { $gained ->
        [one] { $gained } action
       *[other] { $gained } actions
    } more { $cause } and has { $left } left.
}
western-legends-told-actions_over = { $left ->
    [0] { $me ->
        [yes] Your actions are done.
       *[no] The actions of { $whom } are done.
    }
   *[other] { $me ->
        [yes] You end your turn with { $left ->
            [one] { $left } action
           *[other] { $left } actions
        } unused.
       *[no] { $who } ends the turn with { $left ->
            [one] { $left } action
           *[other] { $left } actions
        } unused.
    }
}
western-legends-told-round_over = Round { $round } is over.
western-legends-told-legend = { $me ->
    [yes] You have reached 5 LP: your legendary ability works from now on.
   *[no] { $who } has reached 5 LP: the legendary ability of { $whom } works from now on.
}
western-legends-told-end_triggered = { $count ->
    [one] { $me_alone ->
        [yes] You have
       *[no] { $all } has
    }
   *[other] { $all } have
} { $points } LP or more: the game ends after the next round.

# Some answers give themselves, so decisions are not counted.
western-legends-told-undo = { $me ->
    [yes] You take your last decision back.
   *[no] { $who } takes the last decision back.
}
western-legends-told-takeback = { $me ->
    [yes] You take back { $answers ->
        [one] the last decision
       *[other] the last { $answers } decisions
    }, as everybody agreed.
   *[no] { $who } takes back { $answers ->
        [one] the last decision
       *[other] the last { $answers } decisions
    }, as everybody agreed.
}

## Riding

western-legends-told-rode = { $me ->
    [yes] { $sprint ->
        [sprint] You sprint on
        [pathfinder] You ride on
       *[move] You ride
    }
   *[no] { $sprint ->
        [sprint] { $who } sprints on
        [pathfinder] { $who } rides on
       *[move] { $who } rides
    }
} from { $start } to { $end } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}{ $mesa ->
    [none] { "" }
   *[other] , over the { $mesa }
}).
western-legends-told-placed = { $cause_key ->
    [arrest] { $me ->
        [yes] You are taken to { $space }.
       *[no] { $who } is taken to { $space }.
    }
    [beaten] { $who } turns up at { $space }.
   *[other] { $driven ->
        [yes] { $me ->
            [yes] You are driven off to { $space }.
           *[no] { $who } is driven off to { $space }.
        }
       *[no] { $me ->
            [yes] You go straight to { $space }.
           *[no] { $who } goes straight to { $space }.
        }
    }
}
western-legends-told-sheriff_rode = { $cause_key ->
    [mib_sheriff] The Sheriff
   *[other] { $me ->
        [yes] You send the Sheriff, who
       *[no] { $who } sends the Sheriff, who
    }
} rides from { $start } to { $end } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}).
western-legends-told-sheriff_met = { $count ->
    [one] { $me_alone ->
        [yes] There he finds you, who are Wanted: a card must be discarded.
       *[no] There he finds { $whom_all }, who is Wanted: a card must be discarded.
    }
   *[other] There he finds { $whom_all }, who are Wanted: each must discard a card.
}
western-legends-told-sheriff_placed = The Sheriff is back in his office.

## Cards

western-legends-told-reshuffled = { $count ->
    [one] The discard pile, { $count } card, becomes the new deck.
   *[other] The discard pile, { $count } cards, is shuffled into a new deck.
}
western-legends-told-discarded = { $me ->
    [yes] You discard { $cards }{ western-legends-discarded-why }.
   *[no] { $who } discards { $cards }{ western-legends-discarded-why }.
}
western-legends-discarded-why = { $cause_key ->
    [hand_limit] { " " }{ $cause }
    [fight] { " " }{ $cause }
   *[other] { "" }
}
western-legends-told-reaction = { $me ->
    [yes] You react with { $card }.
   *[no] { $who } reacts with { $card }.
}
western-legends-told-played = { $me ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
western-legends-told-copied = { $me ->
    [yes] You show { $original }: your Joker is a copy of it.
   *[no] { $who } shows { $original }: the Joker is a copy of it.
}
western-legends-told-jokers_alone = { $me ->
    [yes] You show { $cards } and have no card to copy.
   *[no] { $who } shows { $cards } and has no card to copy.
}
western-legends-told-showed_gold = { $me ->
    [yes] You show { $card } as a gold nugget.
   *[no] { $who } shows { $card } as a gold nugget.
}
western-legends-told-gave_card = { $me ->
    [yes] You give { $other } { $card }.
   *[no] { $mine ->
        [yes] { $who } gives you { $card }.
       *[no] { $who } gives { $other } a card.
    }
}
western-legends-told-took_back = { $me ->
    [yes] You take { $card } back into your hand { $cause }.
   *[no] { $who } takes { $card } back { $cause }.
}
western-legends-told-used_ability = { $me ->
    [yes] You use { $ability }.
   *[no] { $who } uses { $ability }.
}
western-legends-told-demanded = { $ability_key ->
    [friendly_toll] { $me ->
        [yes] You ask { $other } for a card or $10 ({ $ability }).
       *[no] { $who } asks { $other } for a card or $10 ({ $ability }).
    }
    [interrogation] { $me ->
        [yes] You question { $other } ({ $ability }).
       *[no] { $who } questions { $other } ({ $ability }).
    }
   *[other] { $ability } of { $whom }: { $mine ->
        [yes] you must discard a card or take a wound.
       *[no] { $other } must discard a card or take a wound.
    }
}
western-legends-told-shielded = { $me ->
    [yes] Bulletproof spares you { $wounds ->
        [one] the wound.
       *[other] { $wounds } wounds.
    }
   *[no] Bulletproof spares { $whom } { $wounds ->
        [one] the wound.
       *[other] { $wounds } wounds.
    }
}

## Items

western-legends-told-bought = { $me ->
    [yes] You buy { $item } for ${ $price }.
   *[no] { $who } buys { $item } for ${ $price }.
}
western-legends-told-upgraded = { $me ->
    [yes] You upgrade for ${ $price } to { $item }.
   *[no] { $who } upgrades for ${ $price } to { $item }.
}
western-legends-told-item_gained = { $me ->
    [yes] You get { $item }.
   *[no] { $who } gets { $item }.
}
western-legends-told-item_stolen = { $me ->
    [yes] You take { $item } from { $other }.
   *[no] { $mine ->
        [yes] { $who } takes { $item } from you.
       *[no] { $who } takes { $item } from { $other }.
    }
}
western-legends-told-item_back = { $item } goes back to the store.
western-legends-told-equipped = { $me ->
    [yes] You now use { $item }.
   *[no] { $who } now uses { $item }.
}
western-legends-told-used_item = { $me ->
    [yes] You use { $item }.
   *[no] { $who } uses { $item }.
}
western-legends-told-item_reaction = { $me ->
    [yes] You use { $item }.
   *[no] { $who } uses { $item }.
}
western-legends-told-toasted = { $me ->
    [yes] You treat { $other } to { $item }.
   *[no] { $who } treats { $other } to { $item }.
}
western-legends-told-legendary_drawn = { $me ->
    [yes] You draw the legendary item { $item }.
   *[no] { $who } draws the legendary item { $item }.
}
western-legends-told-put_back = { $me ->
    [yes] You put { $item } back.
   *[no] { $who } puts { $item } back.
}

## Gold, bank, doctor, cabaret, work

western-legends-told-prospected = { $me ->
    [yes] You prospect at { $space }.
   *[no] { $who } prospects at { $space }.
}
western-legends-told-rolled = { $me ->
    [yes] You roll { $faces }.
   *[no] { $who } rolls { $faces }.
}
western-legends-told-rerolled = { $dust ->
    [yes] The { $before } die rolls on: { $after }.
   *[no] { $me ->
        [yes] You roll the { $before } again { $cause }: { $after }.
       *[no] { $who } rolls the { $before } again { $cause }: { $after }.
    }
}
western-legends-told-mine = { $after ->
    [0] { $space } is empty now.
    [one] { $space } holds { $after } nugget more.
   *[other] { $space } holds { $after } nuggets more.
}
western-legends-told-mines = The mines fill up: { $mines }.
western-legends-mine-holds = { $mine } { $n }
western-legends-told-deposited = { $me ->
    [yes] You sell
   *[no] { $who } sells
} { $nuggets ->
    [0] { $cards } as gold
    [one] { $nuggets } gold nugget{ western-legends-sold-cards }
   *[other] { $nuggets } gold nuggets{ western-legends-sold-cards }
} at the Bank.
western-legends-sold-cards = { $cards ->
    [none] { "" }
   *[other] { " " }and { $cards } as gold
}
western-legends-told-treated = { $me ->
    [yes] The Doctor treats your { $wounds ->
        [one] wound
       *[other] { $wounds } wounds
    } for ${ $price }.
   *[no] The Doctor treats { $wounds ->
        [one] the wound
       *[other] { $wounds } wounds
    } of { $whom } for ${ $price }.
}
western-legends-told-revelled = { $me ->
    [yes] You revel for ${ $price }.
   *[no] { $who } revels for ${ $price }.
}
western-legends-told-worked = { $me ->
    [yes] You work at { $space }.
   *[no] { $who } works at { $space }.
}

## Cattle

western-legends-told-cattle_taken = { $me ->
    [yes] You take a cattle token: { $token }
   *[no] { $who } takes a token of { $color }.
}
western-legends-told-cattle_stolen = { $me ->
    [yes] You take a cattle token from { $other }: { $token }
   *[no] { $mine ->
        [yes] { $who } takes your token of { $color }.
       *[no] { $who } takes a token of { $color } from { $other }.
    }
}
western-legends-told-cattle_back = { $me ->
    [yes] Your token of { $color } goes back to its ranch.
   *[no] A token of { $color } of { $whom } goes back to its ranch.
}
western-legends-told-delivered = { $me ->
    [yes] { $kind ->
        [wrangle] You wrangle cattle to { $space }:
       *[rustle] You rustle cattle to { $space }:
    }
   *[no] { $kind ->
        [wrangle] { $who } wrangles cattle to { $space }:
       *[rustle] { $who } rustles cattle to { $space }:
    }
} { $tokens }
western-legends-told-cattle_rests = The token rests before it goes back to its ranch.
western-legends-told-cattle_rested = A rested token of { $color } is back at its ranch.

## Fights

western-legends-foe = { $kind ->
    [bandit] the bandit
    [guard] the guard
   *[sheriff] the Sheriff
}
western-legends-foe-begins = { $kind ->
    [bandit] The bandit
    [guard] The guard
   *[sheriff] The Sheriff
}
western-legends-legendary = the legendary ability
western-legends-the-bandit_card = the bandit card
western-legends-told-bandit_card = The { $bandit } is waiting there. A bandit card is turned up{ $kind ->
    [quote] , but it is only talk: { $line }
   *[other] : { $line }
}
western-legends-told-mount_cheaper = { $me ->
    [yes] The next mount you buy or upgrade this turn costs ${ $by } less.
   *[no] The next mount { $who } buys or upgrades this turn costs ${ $by } less.
}
western-legends-told-goes_on_foot = { $me ->
    [yes] You go on foot for the rest of this turn.
   *[no] { $who } goes on foot for the rest of this turn.
}
western-legends-told-fight = { $kind ->
    [bandit] { $me ->
        [yes] You meet a bandit at { $space }: a fight.
       *[no] { $who } meets a bandit at { $space }: a fight.
    }
    [guard] { $me ->
        [yes] You rob the Bank and must beat the guard.
       *[no] { $who } robs the Bank and must beat the guard.
    }
    [sheriff] { $me ->
        [yes] The Sheriff tries to arrest you at { $space }.
       *[no] The Sheriff tries to arrest { $who } at { $space }.
    }
    [arrest] { $me ->
        [yes] You try to arrest { $foe } at { $space }.
       *[no] { $who } tries to arrest { $foe } at { $space }.
    }
    [duel] { $me ->
        [yes] You challenge { $foe } to a Duel at { $space }.
       *[no] { $who } challenges { $foe } to a Duel at { $space }.
    }
   *[rob] { $me ->
        [yes] You try to rob { $foe } at { $space }.
       *[no] { $who } tries to rob { $foe } at { $space }.
    }
}{ $plays ->
    [none] { "" }
   *[other] { " " }{ $my_play ->
        [yes] You play
       *[no] { $plays } plays
    } for { $foe }.
}
western-legends-told-fight_cards = { $me ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $count } fight cards.
}
western-legends-told-put_down = { $me ->
    [yes] You put down { $card }.
   *[no] { $who } puts down a card.
}
western-legends-told-took_up = { $me ->
    [yes] You take { $card } back into your hand.
   *[no] { $who } takes the card back.
}
western-legends-told-npc_put_down = { $me ->
    [yes] You put down { $card } for { $foe }.
   *[no] { $who } puts down a card for { $foe }.
}
western-legends-told-npc_shown = { $me ->
    [yes] You show { $card } for { $foe }, before a card is put down against it.
   *[no] { $who } shows { $card } for { $foe }, before a card is put down against it.
}
western-legends-told-declined = { $me ->
    [yes] You decline the fight and lose it.
   *[no] { $who } declines the fight and loses it.
}
western-legends-told-fight_won = { $me ->
    [yes] You win the fight.
   *[no] { $winner } wins the fight.
}
western-legends-told-wasted = { $what ->
    [money] ${ $n } more than the wallet holds: lost.
    [cattle] There is no room for another cattle token: it stays where it is.
   *[nuggets] { $n ->
        [one] A nugget more cannot be carried and is lost.
       *[other] { $n } nuggets more cannot be carried and are lost.
    }
}
western-legends-told-reaction_spent = { $me ->
    [yes] You have answered this action with a Reaction: these points cannot be answered, too.
   *[no] { $who } has answered this action with a Reaction: these points cannot be answered, too.
}
western-legends-told-sheriff_stays = The Sheriff stays where he is.
western-legends-told-no_card = { $me ->
    [yes] You have no card to fight with and lose.
   *[no] { $who } has no card to fight with and loses.
}
western-legends-told-looked = { $me ->
    [yes] You look at { $slots_count ->
        [one] a card
       *[other] { $slots_count } cards
    } of { $what ->
        [hand] { $other }
       *[fight_cards] the fight cards drawn
    }: { $cards }.
   *[no] { $who } looks at { $slots_count ->
        [one] a card
       *[other] { $slots_count } cards
    } of { $what ->
        [hand] { $other }
       *[fight_cards] the fight cards drawn
    }.
}
western-legends-told-named_rank = { $me ->
    [yes] You name a rank: { $rank }.
   *[no] { $who } names a rank: { $rank }.
}
western-legends-told-revealed = { $me ->
    [yes] You show { $card }
   *[no] { $who } shows { $card }
}, { $mine ->
    [yes] you show { $against }.
   *[no] { $foe } shows { $against }.
}
western-legends-told-lowered = { $mine ->
    [yes] Your card is
   *[no] The card of { $whose } is
} lowered by { $n } by { $source }: { $value } against { $against }.
western-legends-told-raised = { $mine ->
    [yes] Your card is
   *[no] The card of { $whose } is
} raised by { $n } by { $source }: { $value } against { $against }.
western-legends-told-bonus = { $effect ->
    [cancel_fight_card] { $me ->
        [yes] With { $card } you cancel what the fight card does.
       *[no] With { $card } { $who } cancels what the fight card does.
    }
    [restart_fight] { $me ->
        [yes] With { $card } you void the fight.
       *[no] With { $card } { $who } voids the fight.
    }
    [cancel_wounds] { $me ->
        [yes] With { $card } you take no wounds in this fight.
       *[no] With { $card } { $who } takes no wounds in this fight.
    }
    [wound_opponent] { $me ->
        [yes] Your { $card } wounds at once.
       *[no] { $card } of { $whom } wounds at once.
    }
   *[other] { $me ->
        [yes] Your { $card } takes effect.
       *[no] { $card } of { $whom } takes effect.
    }
}
western-legends-told-fight_card = { $cancelled ->
    [yes] What the { $card } does is cancelled.
   *[no] The { $card } takes effect: { $text }
}
western-legends-told-restarted = { $npc ->
    [yes] { $me ->
        [yes] You void the fight for { $foe }:
       *[no] { $who } voids the fight for { $foe }:
    } it begins again.
   *[no] The fight begins again.
}
western-legends-told-compared = { $value } against { $against }{ $why ->
    [tie] , a tie
   *[higher] { "" }
}: { $me ->
    [yes] you win the fight.
   *[no] { $winner } wins the fight.
}
western-legends-told-bandit_gone = { $beaten ->
    [yes] The bandit is beaten and gone.
   *[no] The bandit at { $space } is gone.
}
western-legends-told-looted = { $me ->
    [yes] You take { western-legends-loot } from { $other }.
   *[no] { $mine ->
        [yes] { $who } takes { western-legends-loot } from you.
       *[no] { $who } takes { western-legends-loot } from { $other }.
    }
}
western-legends-told-kept_loot = { $me ->
    [yes] You keep { western-legends-loot }.
   *[no] { $who } keeps { western-legends-loot }.
}
western-legends-loot = { $what ->
    [money] ${ $amount }
   *[nuggets] { $amount ->
        [one] { $amount } gold nugget
       *[other] { $amount } gold nuggets
    }
}
western-legends-told-arrested = { $other ->
    [none] { $me ->
        [yes] The Sheriff arrests you.
       *[no] The Sheriff arrests { $whom }.
    }
   *[other] { $mine ->
        [yes] You arrest { $whom }.
       *[no] { $me ->
            [yes] { $by_begins } arrests you.
           *[no] { $by_begins } arrests { $whom }.
        }
    }
}

## Poker

western-legends-told-poker = { $me ->
    [yes] You open a hand of poker in { $town } with an ante of $10; the house stakes ${ $stake }.
   *[no] { $who } opens a hand of poker in { $town } with an ante of $10; the house stakes ${ $stake }.
}
western-legends-told-poker_joined = { $me ->
    [yes] You join for $10; the pot is ${ $pot }.
   *[no] { $who } joins for $10; the pot is ${ $pot }.
}
western-legends-told-poker_passed = { $me ->
    [yes] You do not join.
   *[no] { $who } does not join.
}
western-legends-told-poker_dealer = Nobody else plays. { $me ->
    [yes] You deal for the house and draw { $cards } for it.
   *[no] { $who } deals for the house.
}
western-legends-told-flop = The flop: { $cards }. The pot is ${ $pot }.
western-legends-told-poker_down = { $me ->
    [yes] You put down { $cards }.
   *[no] { $who } puts down { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
}
western-legends-told-poker_hand = { $house ->
    [yes] The house shows { $cards }
   *[no] { $me ->
        [yes] You show { $cards }
       *[no] { $who } shows { $cards }
    }
}: { $hand }{ $ranks ->
    [none] { "" }
   *[other] { " " }({ $ranks })
}.{ $counted ->
    [none] { "" }
   *[other] { " " }{ $joker ->
        [yes] { western-legends-any-card }
       *[no] { $dealt_joker ->
            [yes] { $house ->
                [yes] { western-legends-any-card }
               *[no] A Cheat counts as { $counted }.
            }
           *[no] A Cheat counts as { $counted }.
        }
    }
}
# In the flop or the hand of the house a Joker is any card.
western-legends-any-card = { $suit ->
    [none] What may be any card counts as { $counted }.
   *[other] What may be any card counts as { $counted }, all of { $suit }.
}
western-legends-told-poker_won = { $count ->
    [one] { $me_alone ->
        [yes] You win the pot of ${ $pot }.
       *[no] { $all } wins the pot of ${ $pot }.
    }
   *[other] { $all } share the pot of ${ $pot }, ${ $share } each.
}
western-legends-told-house_won = The house wins the pot of ${ $pot }.
western-legends-told-poker_bonus = { $source } pays { $won ->
    [yes] for the hand won.
   *[no] for the hand lost.
}
western-legends-told-poker_cleared = The flop is discarded{ $dealer ->
    [none] .
   *[other] , and so are the cards of the house: { $dealer }.
}

## Stories and rewards

western-legends-told-disc = { $me ->
    [yes] You { $moved ->
        [yes] move
       *[no] place
    } a disc
   *[no] { $who } { $moved ->
        [yes] moves
       *[no] places
    } a disc
} on the story { $story } ({ $discs } of { $needed }).
western-legends-told-story = The story { $story } comes to its end. For { $whom_all }: { $reward }
western-legends-told-stories_shuffled = { $count ->
    [one] The told story, { $count } card, becomes a new deck.
   *[other] The { $count } stories told are shuffled into a new deck.
}
western-legends-told-story_turned_over = Nobody cared for the story { $story }: it goes under its deck{ $whose ->
    [none] .
   *[other] , and the discs on it go back to { $whose }.
}
western-legends-told-chose = { $me ->
    [yes] You choose: { $option }.
   *[no] { $who } chooses: { $option }.
}
western-legends-told-refused_wanted = { $me ->
    [yes] You refuse to become Wanted.
   *[no] { $who } refuses to become Wanted.
}
western-legends-told-goal_completed = { $me ->
    [yes] You complete the goal { $goal }.
   *[no] { $who } completes the goal { $goal }.
}
western-legends-told-tokens_drawn = { $me ->
    [yes] You draw { $tokens }.
   *[no] { $who } draws { $count ->
        [one] { $count } legendary token.
       *[other] { $count } legendary tokens.
    }
}
western-legends-told-tokens_kept = { $me ->
    [yes] You keep { $tokens }.
   *[no] { $who } keeps { $kept ->
        [one] { $kept } of them.
       *[other] { $kept } of them.
    }
}

## The Man in Black

western-legends-black = the Man in Black
western-legends-black-begins = The Man in Black
western-legends-told-his_card = { $card }. { $text }{ $other ->
    [none] { "" }
   *[other] { $mine ->
        [yes] { " " }He means you.
       *[no] { " " }He means { $other }.
    }
}
western-legends-told-his_fight_cards = The fight cards of the Man in Black: { $cards }.
western-legends-told-his_deck = His { $count } cards are shuffled again.

## The end

western-legends-told-final_score = { $me ->
    [yes] You score { $total } LP
   *[no] { $who } scores { $total } LP
}: { $lines }.
western-legends-score-lp = { $n } on the track
western-legends-score-upgrades = { $n } for upgrades
western-legends-score-legendary_items = { $n } for legendary items
western-legends-score-money = { $n } for money
western-legends-score-wounds = { $n } for wounds
western-legends-score-wanted = { $n } for being Wanted
western-legends-score-marshal = { $n } for the Marshal track
western-legends-score-tokens = { $n } for legendary tokens
western-legends-told-drew_again = { $me ->
    [yes] You draw { $card }, which has no rank, and draw again.
   *[no] { $who } draws { $card }, which has no rank, and draws again.
}
western-legends-told-final_duel = A final duel: { $draws }.
western-legends-draws = { $me ->
    [yes] you draw { $card }
   *[no] { $who } draws { $card }
}
western-legends-told-game_over = The game is over.

## Names that are put together

western-legends-card = { $rank } of { $suit } ({ $effect })
western-legends-copy = { $card } as { $original }
western-legends-fight-card = fight card { $rank }
western-legends-bandit-card = Bandit Card { $n }
western-legends-upgraded-item = { $name } (upgraded { $item })
western-legends-mount-text = Move up to { $movement } spaces.
western-legends-item-plain = No effect of its own.
western-legends-token = { $herd }. When delivered: { $reward }
western-legends-token-worth = a token worth { $lp } LP
western-legends-deal = { $cost } to { $gain }
