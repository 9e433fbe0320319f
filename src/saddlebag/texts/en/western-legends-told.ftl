### Western Legends: what happens, in sentences. Keys: wl-told-<event as the rules write it>.

## Gains and losses

wl-changes = { $who } { $clauses }.
wl-they = They
wl-he = He

# $why: none, or why it happens. $now: what there is then.
wl-change-money = { $up ->
    [yes] { $me ->
        [yes] gain
       *[no] gains
    }
   *[no] { $me ->
        [yes] lose
       *[no] loses
    }
} ${ $n }{ wl-change-why } (now ${ $now })
wl-change-nuggets = { $up ->
    [yes] { $me ->
        [yes] gain
       *[no] gains
    }
   *[no] { $me ->
        [yes] lose
       *[no] loses
    }
} { $n ->
    [one] { $n } gold nugget
   *[other] { $n } gold nuggets
}{ wl-change-why } (now { $now })
wl-change-lp = { $up ->
    [yes] { $me ->
        [yes] gain
       *[no] gains
    }
   *[no] { $me ->
        [yes] lose
       *[no] loses
    }
} { $n } LP{ wl-change-why } (now { $now })
wl-change-wounds = { $up ->
    [yes] { $me ->
        [yes] take
       *[no] takes
    }
   *[no] { $me ->
        [yes] heal
       *[no] heals
    }
} { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}{ wl-change-why } (now { $now })
wl-change-marshal = { $up ->
    [yes] { $me ->
        [yes] gain
       *[no] gains
    }
   *[no] { $me ->
        [yes] lose
       *[no] loses
    }
} { $n ->
    [0] no Marshal point
    [one] { $n } Marshal point
   *[other] { $n } Marshal points
}{ wl-change-why } (now { $now })
wl-change-wanted = { $up ->
    [yes] { $me ->
        [yes] gain
       *[no] gains
    }
   *[no] { $me ->
        [yes] lose
       *[no] loses
    }
} { $n ->
    [0] no Wanted point
    [one] { $n } Wanted point
   *[other] { $n } Wanted points
}{ wl-change-why } (now { $now })
wl-change-drew = { $me ->
    [yes] draw
   *[no] draws
} { $cards ->
    [none] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] { $cards }
}{ wl-change-why }
wl-change-why = { $why ->
    [none] { "" }
   *[other] { " " }{ $why }
}

## Why

wl-for-thing = thanks to { $thing }
wl-for-story = from the story { $story }
wl-for-fight_card = by the fight card
wl-for-his_card = by his card
wl-for-income = as income
wl-for-start = to start with
wl-for-prospect = from the dice
wl-for-deposit = at the Bank
wl-for-heal = at the Doctor's Office
wl-for-revel = at the Cabaret
wl-for-work = for work
wl-for-store = in the store
wl-for-use = for using it
wl-for-ante = for the ante
wl-for-pot = from the pot
wl-for-poker = for winning at poker
wl-for-poker_lost = for the lost hand
wl-for-bandit = for the bandit
wl-for-guard = for the Heist
wl-for-heist = for the Heist
wl-for-duel = for the Duel
wl-for-rob = for the robbery
wl-for-arrest = for the arrest
wl-for-fight = from the fight
wl-for-fight_lost = for losing the fight
wl-for-sheriff = for the Sheriff
wl-for-marshal_track = on the Marshal track
wl-for-wanted_track = on the Wanted track
wl-for-marshal_track_end = beyond the end of the Marshal track
wl-for-wanted_track_end = beyond the end of the Wanted track
wl-for-wanted_row = for still being Wanted
wl-for-wrangle = for wrangling
wl-for-rustle = for rustling
wl-for-acquire = at the ranch
wl-for-hand_limit = down to the hand limit
wl-for-carry_limit = above what can be carried
wl-for-hot_sheriff = by the hot Sheriff
wl-for-arrest_bounty = as a bounty
wl-for-proud_target = for standing firm
wl-for-wild_wild_west = in the Wild Wild West
wl-for-move = in a move
wl-for-night_scout_ride = scouting by night
wl-for-escaped = since the Sheriff was beaten
wl-for-beaten = after the defeat

## Setting up

wl-told-dealt = { $me ->
    [yes] You are dealt { $characters ->
        [none] { $count } characters
       *[other] { $characters }
    }.
   *[no] { $who } is dealt { $count } characters.
}
wl-told-drafted = { $me ->
    [yes] You keep { $character }{ $returned ->
        [none] .
       *[other] { " " }and give { $returned } back.
    }
   *[no] { $who } keeps { $character }.
}
wl-told-starts = { $me ->
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
wl-told-first_player = { $me ->
    [yes] You begin
   *[no] { $who } begins
}, { $why ->
    [most_wanted] as the most Wanted.
    [first_game] as in every First Game.
   *[chance] as chance would have it.
}
wl-told-stands = { $me ->
    [yes] You stand
   *[no] { $who } stands
} at { $space }.
wl-told-story_open = A story opens: { $story }. It asks for this: { $trigger }
wl-told-spawned = { $spaces_count ->
    [one] A bandit appears at { $spaces }.
   *[other] Bandits appear at { $spaces }.
}
wl-told-goals_dealt = { $me ->
    [yes] Your goals: { $goals }.
   *[no] { $who } has { $count } secret goals.
}

## Turns

wl-told-turn_begins = { $me ->
    [yes] Round { $round }: your turn.
   *[no] Round { $round }: the turn of { $whom }.
}
wl-told-income = { $me ->
    [yes] You take your income in { $choice ->
        [money] money.
        [cards] cards.
       *[both] money and cards.
    }
   *[no] { $who } takes income in { $choice ->
        [money] money.
        [cards] cards.
       *[both] money and cards.
    }
}
wl-told-action = { $me ->
    [yes] You use an action at { $space }
   *[no] { $who } uses an action at { $space }
}; { $left ->
    [0] it is the last one.
    [one] { $left } is left.
   *[other] { $left } are left.
}
wl-told-actions = { $me ->
    [yes] You get { $gained ->
        [one] { $gained } action
       *[other] { $gained } actions
    } more { $cause } and have { $left } left.
   *[no] { $who } gets { $gained ->
        [one] { $gained } action
       *[other] { $gained } actions
    } more { $cause } and has { $left } left.
}
wl-told-actions_over = { $left ->
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
wl-told-round_over = Round { $round } is over.
wl-told-legend = { $me ->
    [yes] You have reached 5 LP: your legendary ability works from now on.
   *[no] { $who } has reached 5 LP: the legendary ability of { $whom } works from now on.
}
wl-told-end_triggered = { $count ->
    [one] { $me_alone ->
        [yes] You have
       *[no] { $all } has
    }
   *[other] { $all } have
} { $points } LP or more: the game ends after the next round.

# Some answers give themselves, so decisions are not counted.
wl-told-undo = { $me ->
    [yes] You take your last decision back.
   *[no] { $who } takes the last decision back.
}
wl-told-takeback = { $me ->
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

wl-told-rode = { $me ->
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
wl-told-placed = { $cause_key ->
    [arrest] { $me ->
        [yes] You are taken to { $space }.
       *[no] { $who } is taken to { $space }.
    }
    [beaten] { $who } turns up at { $space }.
   *[other] { $me ->
        [yes] You go straight to { $space }.
       *[no] { $who } goes straight to { $space }.
    }
}
wl-told-sheriff_rode = { $cause_key ->
    [mib_sheriff] The Sheriff
   *[other] { $me ->
        [yes] You send the Sheriff, who
       *[no] { $who } sends the Sheriff, who
    }
} rides from { $start } to { $end } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}).
wl-told-sheriff_met = { $count ->
    [one] { $me_alone ->
        [yes] There he finds you, who are Wanted: a card must be discarded.
       *[no] There he finds { $whom_all }, who is Wanted: a card must be discarded.
    }
   *[other] There he finds { $whom_all }, who are Wanted: each must discard a card.
}
wl-told-sheriff_placed = The Sheriff is back in his office.

## Cards

wl-told-reshuffled = { $count ->
    [one] The discard pile, { $count } card, becomes the new deck.
   *[other] The discard pile, { $count } cards, is shuffled into a new deck.
}
wl-told-discarded = { $me ->
    [yes] You discard { $cards }{ wl-discarded-why }.
   *[no] { $who } discards { $cards }{ wl-discarded-why }.
}
wl-discarded-why = { $cause_key ->
    [hand_limit] { " " }{ $cause }
    [fight] { " " }{ $cause }
   *[other] { "" }
}
wl-told-reaction = { $me ->
    [yes] You react with { $card }.
   *[no] { $who } reacts with { $card }.
}
wl-told-played = { $me ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
wl-told-showed_gold = { $me ->
    [yes] You show { $card } as a gold nugget.
   *[no] { $who } shows { $card } as a gold nugget.
}
wl-told-gave_card = { $me ->
    [yes] You give { $other } { $card }.
   *[no] { $mine ->
        [yes] { $who } gives you { $card }.
       *[no] { $who } gives { $other } a card.
    }
}
wl-told-took_back = { $me ->
    [yes] You take { $card } back into your hand { $cause }.
   *[no] { $who } takes { $card } back { $cause }.
}
wl-told-demanded = { $ability_key ->
    [friendly_toll] { $me ->
        [yes] You ask { $other } for a card or $10 ({ $ability }).
       *[no] { $who } asks { $other } for a card or $10 ({ $ability }).
    }
   *[other] { $ability } of { $whom }: { $mine ->
        [yes] you must discard a card or take a wound.
       *[no] { $other } must discard a card or take a wound.
    }
}
wl-told-shielded = { $me ->
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

wl-told-bought = { $me ->
    [yes] You buy { $item } for ${ $price }.
   *[no] { $who } buys { $item } for ${ $price }.
}
wl-told-upgraded = { $me ->
    [yes] You upgrade for ${ $price } to { $item }.
   *[no] { $who } upgrades for ${ $price } to { $item }.
}
wl-told-item_gained = { $me ->
    [yes] You get { $item }.
   *[no] { $who } gets { $item }.
}
wl-told-item_back = { $item } goes back to the store.
wl-told-equipped = { $me ->
    [yes] You now use { $item }.
   *[no] { $who } now uses { $item }.
}
wl-told-used_item = { $me ->
    [yes] You use { $item }.
   *[no] { $who } uses { $item }.
}
wl-told-item_reaction = { $me ->
    [yes] You use { $item }.
   *[no] { $who } uses { $item }.
}
wl-told-toasted = { $me ->
    [yes] You treat { $other } to { $item }.
   *[no] { $who } treats { $other } to { $item }.
}
wl-told-legendary_drawn = { $me ->
    [yes] You draw the legendary item { $item }.
   *[no] { $who } draws the legendary item { $item }.
}
wl-told-put_back = { $me ->
    [yes] You put { $item } back.
   *[no] { $who } puts { $item } back.
}

## Gold, bank, doctor, cabaret, work

wl-told-prospected = { $me ->
    [yes] You prospect at { $space }.
   *[no] { $who } prospects at { $space }.
}
wl-told-rolled = { $me ->
    [yes] You roll { $faces }.
   *[no] { $who } rolls { $faces }.
}
wl-told-rerolled = { $dust ->
    [yes] The { $before } die rolls on: { $after }.
   *[no] { $me ->
        [yes] You roll the { $before } again { $cause }: { $after }.
       *[no] { $who } rolls the { $before } again { $cause }: { $after }.
    }
}
wl-told-mine = { $after ->
    [0] { $space } is empty now.
    [one] { $space } holds { $after } nugget more.
   *[other] { $space } holds { $after } nuggets more.
}
wl-told-mines = The mines fill up: { $mines }.
wl-mine-holds = { $mine } { $n }
wl-told-deposited = { $me ->
    [yes] You sell
   *[no] { $who } sells
} { $nuggets ->
    [0] { $cards } as gold
    [one] { $nuggets } gold nugget{ wl-sold-cards }
   *[other] { $nuggets } gold nuggets{ wl-sold-cards }
} at the Bank.
wl-sold-cards = { $cards ->
    [none] { "" }
   *[other] { " " }and { $cards } as gold
}
wl-told-treated = { $me ->
    [yes] The Doctor treats your { $wounds ->
        [one] wound
       *[other] { $wounds } wounds
    } for ${ $price }.
   *[no] The Doctor treats { $wounds ->
        [one] the wound
       *[other] { $wounds } wounds
    } of { $whom } for ${ $price }.
}
wl-told-revelled = { $me ->
    [yes] You revel for ${ $price }.
   *[no] { $who } revels for ${ $price }.
}
wl-told-worked = { $me ->
    [yes] You work at { $space }.
   *[no] { $who } works at { $space }.
}

## Cattle

wl-told-cattle_taken = { $me ->
    [yes] You take a cattle token: { $token }
   *[no] { $who } takes a token of { $color }.
}
wl-told-cattle_stolen = { $me ->
    [yes] You take a cattle token from { $other }: { $token }
   *[no] { $mine ->
        [yes] { $who } takes your token of { $color }.
       *[no] { $who } takes a token of { $color } from { $other }.
    }
}
wl-told-cattle_back = { $me ->
    [yes] Your token of { $color } goes back to its ranch.
   *[no] A token of { $color } of { $whom } goes back to its ranch.
}
wl-told-delivered = { $me ->
    [yes] { $deed ->
        [wrangle] You wrangle cattle to { $space }:
       *[rustle] You rustle cattle to { $space }:
    }
   *[no] { $deed ->
        [wrangle] { $who } wrangles cattle to { $space }:
       *[rustle] { $who } rustles cattle to { $space }:
    }
} { $tokens }
wl-told-cattle_rests = The token rests before it goes back to its ranch.
wl-told-cattle_rested = A rested token of { $color } is back at its ranch.

## Fights

wl-foe = { $kind ->
    [bandit] the bandit
    [guard] the guard
   *[sheriff] the Sheriff
}
wl-foe-begins = { $kind ->
    [bandit] The bandit
    [guard] The guard
   *[sheriff] The Sheriff
}
wl-legendary = the legendary ability
wl-told-fight = { $kind ->
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
wl-told-fight_cards = { $me ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $count } fight cards.
}
wl-told-put_down = { $me ->
    [yes] You put down { $card }.
   *[no] { $who } puts down a card.
}
wl-told-npc_put_down = { $me ->
    [yes] You put down { $card } for { $foe }.
   *[no] { $who } puts down a card for { $foe }.
}
wl-told-declined = { $me ->
    [yes] You decline the fight and lose it.
   *[no] { $who } declines the fight and loses it.
}
wl-told-fight_won = { $me ->
    [yes] You win the fight.
   *[no] { $winner } wins the fight.
}
wl-told-wasted = { $what ->
    [money] ${ $n } more than the wallet holds: lost.
   *[nuggets] { $n ->
        [one] A nugget more cannot be carried and is lost.
       *[other] { $n } nuggets more cannot be carried and are lost.
    }
}
wl-told-sheriff_stays = The Sheriff stays where he is.
wl-told-no_card = { $me ->
    [yes] You have no card to fight with and lose.
   *[no] { $who } has no card to fight with and loses.
}
wl-told-looked = { $me ->
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
wl-told-revealed = { $me ->
    [yes] You show { $card }
   *[no] { $who } shows { $card }
}, { $mine ->
    [yes] you show { $against }.
   *[no] { $foe } shows { $against }.
}
wl-told-lowered = { $mine ->
    [yes] Your card is
   *[no] The card of { $whose } is
} lowered by { $n } by { $source }: { $value } against { $against }.
wl-told-raised = { $mine ->
    [yes] Your card is
   *[no] The card of { $whose } is
} raised by { $n } by { $source }: { $value } against { $against }.
wl-told-bonus = { $effect ->
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
wl-told-fight_card = { $cancelled ->
    [yes] What the { $card } does is cancelled.
   *[no] The { $card } takes effect: { $text }
}
wl-told-restarted = { $npc ->
    [yes] { $me ->
        [yes] You void the fight for { $foe }:
       *[no] { $who } voids the fight for { $foe }:
    } it begins again.
   *[no] The fight begins again.
}
wl-told-compared = { $value } against { $against }{ $why ->
    [tie] , a tie
   *[higher] { "" }
}: { $me ->
    [yes] you win the fight.
   *[no] { $winner } wins the fight.
}
wl-told-bandit_gone = { $beaten ->
    [yes] The bandit is beaten and gone.
   *[no] The bandit at { $space } is gone.
}
wl-told-looted = { $me ->
    [yes] You take { wl-loot } from { $other }.
   *[no] { $mine ->
        [yes] { $who } takes { wl-loot } from you.
       *[no] { $who } takes { wl-loot } from { $other }.
    }
}
wl-loot = { $what ->
    [money] ${ $amount }
   *[nuggets] { $amount ->
        [one] { $amount } gold nugget
       *[other] { $amount } gold nuggets
    }
}
wl-told-arrested = { $other ->
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

wl-told-poker = { $me ->
    [yes] You open a hand of poker in { $town } with an ante of $10; the house stakes ${ $stake }.
   *[no] { $who } opens a hand of poker in { $town } with an ante of $10; the house stakes ${ $stake }.
}
wl-told-poker_joined = { $me ->
    [yes] You join for $10; the pot is ${ $pot }.
   *[no] { $who } joins for $10; the pot is ${ $pot }.
}
wl-told-poker_passed = { $me ->
    [yes] You do not join.
   *[no] { $who } does not join.
}
wl-told-poker_dealer = Nobody else plays. { $me ->
    [yes] You deal for the house and draw { $cards } for it.
   *[no] { $who } deals for the house.
}
wl-told-flop = The flop: { $cards }. The pot is ${ $pot }.
wl-told-poker_down = { $me ->
    [yes] You put down { $cards }.
   *[no] { $who } puts down { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
}
wl-told-poker_hand = { $house ->
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
   *[other] { " " }A Cheat counts as { $counted }.
}
wl-told-poker_won = { $count ->
    [one] { $me_alone ->
        [yes] You win the pot of ${ $pot }.
       *[no] { $all } wins the pot of ${ $pot }.
    }
   *[other] { $all } share the pot of ${ $pot }, ${ $share } each.
}
wl-told-house_won = The house wins the pot of ${ $pot }.
wl-told-poker_bonus = { $source } pays { $won ->
    [yes] for the hand won.
   *[no] for the hand lost.
}
wl-told-poker_cleared = The flop is discarded{ $dealer ->
    [none] .
   *[other] , and so are the cards of the house: { $dealer }.
}

## Stories and rewards

wl-told-disc = { $me ->
    [yes] You { $moved ->
        [yes] move
       *[no] place
    } a disc
   *[no] { $who } { $moved ->
        [yes] moves
       *[no] places
    } a disc
} on the story { $story } ({ $discs } of { $needed }).
wl-told-story = The story { $story } comes to its end. For { $whom_all }: { $reward }
wl-told-stories_shuffled = { $count ->
    [one] The told story, { $count } card, becomes a new deck.
   *[other] The { $count } stories told are shuffled into a new deck.
}
wl-told-story_turned_over = Nobody cared for the story { $story }: it goes under its deck{ $whose ->
    [none] .
   *[other] , and the discs on it go back to { $whose }.
}
wl-told-chose = { $me ->
    [yes] You choose: { $option }.
   *[no] { $who } chooses: { $option }.
}
wl-told-refused_wanted = { $me ->
    [yes] You refuse to become Wanted.
   *[no] { $who } refuses to become Wanted.
}
wl-told-goal_completed = { $me ->
    [yes] You complete the goal { $goal }.
   *[no] { $who } completes the goal { $goal }.
}
wl-told-tokens_drawn = { $me ->
    [yes] You draw { $tokens }.
   *[no] { $who } draws { $count ->
        [one] { $count } legendary token.
       *[other] { $count } legendary tokens.
    }
}
wl-told-tokens_kept = { $me ->
    [yes] You keep { $tokens }.
   *[no] { $who } keeps { $kept ->
        [one] { $kept } of them.
       *[other] { $kept } of them.
    }
}

## The Man in Black

wl-black = the Man in Black
wl-black-begins = The Man in Black
wl-told-his_card = { $card }. { $text }{ $other ->
    [none] { "" }
   *[other] { $mine ->
        [yes] { " " }He means you.
       *[no] { " " }He means { $other }.
    }
}
wl-told-his_fight_cards = The fight cards of the Man in Black: { $cards }.
wl-told-his_deck = His { $count } cards are shuffled again.

## The end

wl-told-final_score = { $me ->
    [yes] You score { $total } LP
   *[no] { $who } scores { $total } LP
}: { $lines }.
wl-score-lp = { $n } on the track
wl-score-upgrades = { $n } for upgrades
wl-score-legendary_items = { $n } for legendary items
wl-score-money = { $n } for money
wl-score-wounds = { $n } for wounds
wl-score-wanted = { $n } for being Wanted
wl-score-marshal = { $n } for the Marshal track
wl-score-tokens = { $n } for legendary tokens
wl-told-final_duel = A final duel: { $draws }.
wl-draws = { $me ->
    [yes] you draw { $card }
   *[no] { $who } draws { $card }
}
wl-told-game_over = The game is over.

## Names that are put together

wl-card = { $rank } of { $suit } ({ $effect })
wl-fight-card = fight card { $rank }
wl-upgraded-item = { $name } (upgraded { $item })
wl-mount-text = Move up to { $movement } spaces.
wl-item-plain = No effect of its own.
wl-token = { $herd }. When delivered: { $reward }
wl-token-worth = a token worth { $lp } LP
wl-deal = { $cost } to { $gain }
