### Western Legends: questions, choices, and why something is not possible.

## Questions. $foe: whom the fight is against. $picks: how many cards to pick.

western-legends-ask-character = Which character do you play?
western-legends-ask-start = Where do you start?
western-legends-ask-income = Your turn begins: which income do you take?
western-legends-ask-turn_start = Which of these comes first?
western-legends-ask-equip_mount = Which mount do you ride this turn?
western-legends-ask-equip_weapon = Which weapon do you carry this turn?
western-legends-ask-equip_now = Do you use it from now on, instead of the one you have?
western-legends-ask-act = { $actions ->
    [0] You have no action left. Anything else?
    [one] What do you do? You have { $actions } action left.
   *[other] What do you do? You have { $actions } actions left.
}
western-legends-ask-move_end = Do you ride on?
western-legends-ask-sprint = Where do you sprint to?
western-legends-ask-pathfinder = Where does the Pathfinder ride on to?
western-legends-ask-after_move = You have arrived. What comes next?
western-legends-ask-toast = Who gets the whiskey?
western-legends-ask-toll = From whom do you ask the toll?
western-legends-ask-pay_toll = You are asked for a friendly toll. What do you give?
western-legends-ask-give_card = Which card do you give away?
western-legends-ask-night_scout = Night Scout: do you discard a card to ride up to 3 spaces before your turn?
western-legends-ask-night_scout_ride = Where do you scout?
western-legends-ask-county_business = County Business: do you put a bandit on a hideout or remove one, and ride up to 2 spaces?
western-legends-ask-county_ride = Where does your county business take you?
western-legends-ask-getaway = Getaway: where do you ride?
western-legends-ask-waiting = Several things are still to happen. Which comes first?
western-legends-ask-hard_drive = Hard Drive: do you gain 1 action and lose the cattle you still carry at the end of your turn?
western-legends-ask-name_rank = Interrogation: all cards of which rank must be discarded?
western-legends-ask-steady_aim = Steady Aim: which do you choose?
western-legends-ask-take_back = Card Sense: do you take one of your two cards back, picked at random?
western-legends-ask-fight_start = The fight begins. Which effect do you use?
western-legends-ask-defend = { $kind ->
    [duel] { $whom } challenges you to a Duel. Do you fight?
    [arrest] { $whom } tries to arrest you. Do you fight?
   *[rob] { $whom } tries to rob you. Do you fight?
}
western-legends-ask-stand = The Sheriff tries to arrest you. Do you fight?
western-legends-ask-fight_card = Which card do you put down against { $foe }?
western-legends-ask-npc_card = You play for { $foe } against { $whom }. Which fight card do you put down?
western-legends-ask-npc_restart = You play for { $foe }. Do you void the fight?
western-legends-ask-copy = Your Joker is turned up. Which card does it copy?
western-legends-ask-react = { $value } against { $against }: do you react?
western-legends-ask-how_many = How many cards do you discard?
western-legends-ask-quickdraw = Quickdraw: do you cancel what the fight card does?
western-legends-ask-shootout = Shootout: do you void this fight and start it afresh?
western-legends-ask-loot = You have robbed { $foe }. What do you take?
western-legends-ask-make_room = You carry three miscellaneous items. Which do you drop for it?
western-legends-ask-keep_loot = You have made an arrest. What do you keep of what { $foe } loses?
western-legends-ask-take_cattle = Do you take a cattle token, too?
western-legends-ask-pay_bandit = { $line ->
    [none] Do you pay the bandit?
   *[other] { $line } Do you pay?
}
western-legends-ask-spawn_type = A bandit appears. Which one is it?
western-legends-ask-driven_off = The bandit has driven { $whom } off. Where do you put the figure?
western-legends-ask-choose = Which do you choose?
western-legends-ask-pay = Do you pay?
western-legends-ask-pay_nugget = What do you pay with?
western-legends-ask-show_gold = Do you show Fool's Gold to have it counted as a nugget?
western-legends-ask-refuse_wanted = This would make you Wanted. Do you take the points?
western-legends-ask-track_kind = Which kind of points do you gain?
western-legends-ask-reputation = You have gained points on your track. Do you react?
western-legends-ask-reroll = Do you roll one of the dice again?
western-legends-ask-free_item = Which item do you take for nothing?
western-legends-ask-legendary_item = Do you keep the legendary item?
western-legends-ask-shop = Do you buy or upgrade something?
western-legends-ask-store = What do you buy? You have ${ $money }.
western-legends-ask-ranch = From which ranch do you take a cattle token?
western-legends-ask-give_up_color = You carry too much cattle. Which token goes back?
western-legends-ask-give_up_cattle = You carry too much cattle. Which token goes back?
western-legends-ask-deliver = Which cattle token do you deliver next?
western-legends-ask-discard = { $phase ->
    [limit] Your hand limit is { $limit }.{ " " }
   *[other] { "" }
}{ $picks ->
    [0] Which card do you discard?
    [1] Which card do you discard?
   *[other] Which { $picks } cards do you discard? { western-legends-ask-picks }
}
western-legends-ask-keep = { $picks ->
    [1] Which card do you keep?
   *[other] Which { $picks } cards do you keep? { western-legends-ask-picks }
}
western-legends-ask-keep_tokens = { $picks ->
    [1] Which token do you put back?
   *[other] Which { $picks } tokens do you put back? { western-legends-ask-picks }
}
western-legends-ask-poker_pick = { $picks ->
    [1] Which other card do you put down?
   *[other] Which { $picks } cards do you put down for the poker hand? { western-legends-ask-picks }
}
western-legends-ask-dealer_pick = { $picks ->
    [1] Which other card of the house do you put down?
   *[other] You deal for the house: which { $picks } cards does it put down? { western-legends-ask-picks }
}
western-legends-ask-picks = Type { $picks } numbers, as in 1 2.
western-legends-ask-join = { $whom } opens a hand of poker in your town. Do you join for $10?
western-legends-ask-disc = You may put a disc on a story. Which one?
western-legends-ask-goal = A goal is met: do you complete it?
western-legends-ask-relocate = Where do you go?
western-legends-ask-reward_move = Where do you ride?
western-legends-ask-saddle_up = Saddle Up: to which town space do you go?
western-legends-ask-sheriff = Where do you send the Sheriff?
western-legends-ask-sheriff_target = Whom does the Sheriff try to arrest?

# What another player is thinking about.
western-legends-thinks = { $who } has to decide.
western-legends-thinks-act = { $who } is on turn.
western-legends-thinks-character = { $who } chooses a character.
western-legends-thinks-defend = { $who } decides whether to fight.
western-legends-thinks-fight_card = { $who } chooses a card for the fight.
western-legends-thinks-npc_card = { $who } chooses a fight card.
western-legends-thinks-copy = { $who } names the card that the Joker copies.
western-legends-thinks-react = { $who } may react.
western-legends-thinks-join = { $who } may join the poker hand.
western-legends-thinks-poker_pick = { $who } chooses cards for the poker hand.
western-legends-thinks-sheriff = { $who } moves the Sheriff.
western-legends-thinks-discard = { $who } has to discard.
western-legends-thinks-start = { $who } chooses where to start.
western-legends-thinks-income = { $who } takes income.
western-legends-thinks-equip_mount = { $who } chooses a mount.
western-legends-thinks-equip_weapon = { $who } chooses a weapon.
western-legends-thinks-move_end = { $who } may ride on.
western-legends-thinks-after_move = { $who } has arrived.
western-legends-thinks-store = { $who } is in the store.
western-legends-thinks-reroll = { $who } looks at the dice.
western-legends-thinks-stand = { $who } decides whether to fight the Sheriff.
western-legends-thinks-fight_start = { $who } may use an effect before the fight.
western-legends-thinks-dealer_pick = { $who } chooses cards for the house.
western-legends-thinks-loot = { $who } chooses what to take.
western-legends-thinks-keep_loot = { $who } chooses what to keep.
western-legends-thinks-make_room = { $who } chooses what to drop.
western-legends-thinks-reputation = { $who } may react.
western-legends-thinks-disc = { $who } may put a disc on a story.
western-legends-thinks-choose = { $who } makes a choice.
western-legends-thinks-turn_start = { $who } begins the turn.
western-legends-thinks-sprint = { $who } chooses where to sprint.
western-legends-thinks-pathfinder = { $who } chooses where to ride on.
western-legends-thinks-saddle_up = { $who } chooses a town space.
western-legends-thinks-reward_move = { $who } chooses where to ride.
western-legends-thinks-relocate = { $who } chooses where to go.
western-legends-thinks-night_scout = { $who } may scout by night.
western-legends-thinks-night_scout_ride = { $who } chooses where to scout.
western-legends-thinks-county_business = { $who } may put or remove a bandit.
western-legends-thinks-county_ride = { $who } chooses where to ride.
western-legends-thinks-getaway = { $who } chooses where to ride.
western-legends-thinks-waiting = { $who } chooses what comes first.
western-legends-thinks-hard_drive = { $who } may drive the cattle hard.
western-legends-thinks-name_rank = { $who } looks at a hand and names a rank.
western-legends-thinks-shop = { $who } may buy something.
western-legends-thinks-quickdraw = { $who } may cancel what the fight card does.
western-legends-thinks-shootout = { $who } may void the fight.
western-legends-thinks-npc_restart = { $who } may void the fight.
western-legends-thinks-sheriff_target = { $who } chooses whom the Sheriff tries to arrest.
western-legends-thinks-pay = { $who } decides whether to pay.
western-legends-thinks-pay_bandit = { $who } decides whether to pay the bandit.
western-legends-thinks-spawn_type = { $who } chooses which bandit appears.
western-legends-thinks-driven_off = { $who } chooses where the bandit drives the figure.
western-legends-thinks-pay_toll = { $who } decides what to give.
western-legends-thinks-goal = { $who } may complete a goal.
western-legends-thinks-keep = { $who } chooses which cards to keep.
western-legends-thinks-keep_tokens = { $who } chooses which tokens to keep.
western-legends-thinks-deliver = { $who } delivers cattle.

## Choices: actions

western-legends-choice-ride = { western-legends-choice-to }
western-legends-choice-to = { $space }{ $steps ->
    [0] { "" }
    [one] , { $steps } step
   *[other] , { $steps } steps
}{ $there ->
    [none] .
   *[other] { " " }(there: { $there }).
}
western-legends-choice-play = Play { $card }. { $text }
western-legends-choice-play-as = Play { $card } as a copy of { $original }. { $text }
western-legends-choice-use = Use { $item }. { $text }
western-legends-choice-equip = { $item }. { $text }
western-legends-choice-duel = Challenge { $whom } to a Duel, to gain LP if you win{ western-legends-opponent }
western-legends-choice-rob = Try to rob { $whom } of half the money (${ $money }) or nuggets ({ $nuggets }) and become Wanted{ western-legends-opponent }
western-legends-choice-arrest = Try to arrest { $whom }, who has { $wanted ->
    [one] { $wanted } Wanted point
   *[other] { $wanted } Wanted points
}{ western-legends-opponent }
western-legends-opponent = { $him ->
    [yes] .
   *[no] { " " }({ $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand, { $weapon ->
        [none] no weapon
       *[other] { $weapon }
    }).
}
western-legends-choice-question = Question { $whom }: see the hand ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}) and have all cards of one rank discarded.
western-legends-choice-prospect = Prospect: roll two dice for gold nuggets and money.
western-legends-choice-deposit = Sell { $n ->
    [0] { "" }
    [one] { $n } gold nugget
   *[other] { $n } gold nuggets
}{ $cards ->
    [none] { "" }
   *[other] { $n ->
        [0] { $cards } as gold
       *[other] { " " }and { $cards } as gold
    }
} at the Bank for ${ $money } and { $lp } LP.
western-legends-choice-heist = Rob the Bank: beat the guard for $80 and 3 Wanted points; lose, and gain 1 Wanted point and a wound.
western-legends-choice-heal = { $n ->
    [0] See the Doctor: pay $10, heal all wounds and draw a card for each.
    [one] See the Doctor: pay $10 to heal { $n } wound and draw a card; it needs no action.
   *[other] See the Doctor: pay $10 for each to heal { $n } wounds and draw as many cards; it needs no action.
}
western-legends-choice-revel = Revel for ${ $n }: 1 LP for each $30.
western-legends-choice-acquire = Take a cattle token: ride it to the Rail Station (Marshal point) or to the other ranch (Wanted point).
western-legends-choice-work = Work for $10.
western-legends-choice-poker = Play poker for an ante of $10; the house stakes $50, and winning brings 1 LP.
western-legends-choice-store = Go into the General Store to buy or upgrade.
western-legends-choice-goal = Complete your goal { $goal }: { $text }
western-legends-choice-end = { $actions ->
    [0] End your turn.
    [one] End your turn; the action left is lost.
   *[other] End your turn; the { $actions } actions left are lost.
}

## Choices: everything else

western-legends-choice-thing-reward = { $text }.
western-legends-choice-thing-income_choice = { $income_choice }
western-legends-choice-pay = { $text }.
# $matters: whether what the card can do matters at poker.
western-legends-choice-poker_pick-card = { $matters ->
    [yes] { western-legends-choice-thing-card }
   *[no] { $card }.
}
western-legends-choice-dealer_pick-card = { western-legends-choice-poker_pick-card }
western-legends-choice-pass = No.
western-legends-choice-stay = Stay.
western-legends-choice-yes = Yes.
western-legends-choice-no = No.
western-legends-choice-done = That is all.
western-legends-choice-thing-card = { $card }. { $text }
western-legends-choice-thing-fight_card = { $card }. It does this to the player: { $text }
western-legends-choice-thing-character = { $start }
western-legends-character-start = { $name } starts at { $place } with { $items }, ${ $money }{ $cards ->
    [0] { "" }
    [one] , { $cards } card
   *[other] , { $cards } cards
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
}. Ability from 5 LP on, { $ability }: { $text }
western-legends-start-any_hideout = any Bandit Hideout
western-legends-start-hideout = a hideout of gang { $gang }
western-legends-choice-discard = Discard { $card }. { $text }
western-legends-choice-copy-as = { $original }. { $text }
western-legends-choice-show-as = Show { $card } as a copy of { $original }.
western-legends-choice-gold-as = Pay with { $card } as a copy of { $original }.
western-legends-choice-show = Show { $card }.
western-legends-choice-gold = Pay with { $card }.
western-legends-choice-buy = Buy { $item } for ${ $price }{ western-legends-less }. { $text }
western-legends-choice-upgrade = Upgrade to { $item } for ${ $price }{ western-legends-less } ({ $lp } LP at the end). { $text }
# $off: what a bandit card takes off the price of the next mount.
western-legends-less = { $off ->
    [0] { "" }
   *[other] { $kind ->
        [mount] , less ${ $off }
       *[other] { "" }
    }
}
western-legends-choice-take = Take { $item }. { $text }
western-legends-choice-drop = Drop { $item } for it.
western-legends-choice-seat = { $who }.
western-legends-choice-money = Take ${ $n }.
western-legends-choice-nuggets = { $n ->
    [one] Take { $n } gold nugget.
   *[other] Take { $n } gold nuggets.
}
western-legends-choice-cards = { $n ->
    [0] None.
    [one] { $n } card.
   *[other] { $n } cards.
}
western-legends-choice-die = { $n ->
    [0] The first die.
   *[other] The second die.
}
western-legends-choice-cattle = Take a token of { $color }.
western-legends-choice-disc-place = Place a disc on { $story }{ western-legends-disc-full }
western-legends-choice-disc-move = Move your disc from the other story to { $story }{ western-legends-disc-full }
western-legends-disc-full = { $full ->
    [yes] , which completes it.
   *[no] .
}
western-legends-choice-ability = Use your ability.

western-legends-choice-after_move-deliver = Deliver cattle.
western-legends-choice-after_move-pass = Nothing more.
western-legends-choice-move_end-pass = Stay here.
western-legends-choice-move_end-step = Ride 1 space farther (Pathfinder).
western-legends-choice-fight_start-pass = None of them.
western-legends-choice-defend-fight = Fight: put down a card.
western-legends-choice-defend-decline = Decline, and lose the fight.
western-legends-choice-stand-fight = Fight: put down a card.
western-legends-choice-stand-decline = Decline, and be arrested.
western-legends-choice-npc_restart-go_on = Let it stand.
western-legends-choice-npc_restart-restart = Void the fight: the player draws a card, and it begins again.
western-legends-choice-react-pass = No reaction.
western-legends-choice-quickdraw-cancel = Cancel it.
western-legends-choice-quickdraw-pass = Let it happen.
western-legends-choice-shootout-restart = Void the fight and start it afresh.
western-legends-choice-shootout-pass = Let the fight stand.
western-legends-choice-loot-nothing = Take nothing.
western-legends-choice-item = Take { $item }. { $text }
western-legends-choice-keep_loot-nothing = Keep nothing.
western-legends-choice-keep_loot-money = Keep ${ $n }.
western-legends-choice-keep_loot-nuggets = { $n ->
    [one] Keep { $n } gold nugget.
   *[other] Keep { $n } gold nuggets.
}
western-legends-choice-put = Put a bandit at { $space }.
western-legends-choice-remove = Remove the bandit at { $space }.
western-legends-choice-hot_sheriff = The Sheriff is sent out, because of { $whom }.
western-legends-choice-getaway = { $me ->
    [yes] Your Getaway.
   *[no] The Getaway of { $whom }.
}
western-legends-choice-hard_drive-take = Gain 1 action; cattle you do not deliver this turn is lost.
western-legends-choice-rank = { $rank }.
western-legends-choice-steady_aim-wound = Take a wound.
western-legends-choice-pay_toll-money = $10.
western-legends-choice-pay_toll-card = A card of your choice.
western-legends-choice-pay_bandit-money = Pay.
western-legends-choice-pay_bandit-pass = Keep your money.
western-legends-choice-spawn_type-put = { $bandit }, at { $space }.
western-legends-choice-waiting-move = The ride you have gained from the bandit.
western-legends-choice-waiting-driven_off = Being driven off by the bandit.
western-legends-choice-refuse_wanted-take = Take the points and be Wanted.
western-legends-choice-refuse_wanted-refuse = Refuse them.
western-legends-choice-track_kind-marshal = Marshal points.
western-legends-choice-track_kind-wanted = Wanted points.
western-legends-choice-pay_nugget-nugget = A gold nugget.
western-legends-choice-reputation-pass = No.
western-legends-choice-reroll-pass = Keep both.
western-legends-choice-free_item-pass = Take nothing.
western-legends-choice-legendary_item-pass = Put it back.
western-legends-choice-shop-pass = Buy nothing.
western-legends-choice-store-done = Leave the store.
western-legends-choice-ranch-green = Mesito's Point (green).
western-legends-choice-ranch-blue = Sunny Hills (blue).
western-legends-choice-give_up_color-green = Mesito's Point (green).
western-legends-choice-give_up_color-blue = Sunny Hills (blue).
western-legends-choice-join-join = Join for $10: draw a card and play for the pot.
western-legends-choice-join-pass = Stay out of it.
western-legends-choice-disc-pass = Place no disc.
western-legends-choice-goal-pass = Not now.
western-legends-choice-sheriff-stay = Leave him where he is.

# Spaces share a line for each region: number, name, steps, who is there.
western-legends-group-act = Ride up to { $movement } spaces, steps in brackets:
western-legends-group-sheriff = Send him to one of these, steps in brackets:
western-legends-group-start = One of these:
western-legends-group-driven_off = Put it on one of these:
western-legends-group-to = Go to one of these:
western-legends-group-over = Ride over a mesa instead of round it, which heals a wound:
western-legends-group-by = Ride a longer way through another region:
western-legends-group-region = { $region }: { $spaces }.
western-legends-plain-space = space { $n }
western-legends-group-space = { $number }. { $space }{ $through ->
    [none] { "" }
   *[other] { " " }through { $through }
}{ $steps ->
    [0] { $there ->
        [none] { "" }
       *[other] { " " }({ $there })
    }
   *[other] { " " }({ $steps }{ $there ->
        [none] { "" }
       *[other] , { $there }
    })
}
western-legends-mark-bandit = { $bandit ->
    [none] bandit
   *[other] { $bandit }
}
western-legends-mark-fight = { $there }: a fight
western-legends-mark-back = back here
western-legends-mark-sheriff = Sheriff
western-legends-mark-wanted = { $who }, Wanted

# A choice in a few words, for those that are not possible now.
western-legends-short-ride = { $back ->
    [yes] ride back here
   *[no] ride to { $what }
}
western-legends-short-ride-by = ride to { $space } by way of { $region }
western-legends-short-ride-over = ride to { $space } by way of a mesa
western-legends-short-to-by = { western-legends-short-ride-by }
western-legends-short-to-over = { western-legends-short-ride-over }
western-legends-short-thing-reward = { $text }
western-legends-short-thing-goods = { $n ->
    [0] { $goods }
   *[other] { $goods ->
        [money] { western-legends-short-money }
       *[other] { western-legends-short-nuggets }
    }
}
western-legends-short-pay = { $text }
western-legends-short-thing-income_choice = { $income_choice_key ->
    [money] money
    [cards] cards
   *[both] money and cards
}
western-legends-short-to = go to { $what }
western-legends-short-stay = stay
western-legends-short-play = play { $what }
western-legends-short-play-as = play { $card } as { $original }
western-legends-short-copy-as = { $original }
western-legends-short-show-as = show { $card } as { $original }
western-legends-short-gold-as = pay with { $card } as { $original }
western-legends-short-use = use { $what }
western-legends-short-equip = use { $what }
western-legends-short-buy = buy { $what }
western-legends-short-upgrade = upgrade { $what }
western-legends-short-take = take { $what }
western-legends-short-drop = drop { $what }
western-legends-short-item = take { $what }
western-legends-short-duel = duel { $what }
western-legends-short-rob = rob { $what }
western-legends-short-arrest = arrest { $what }
western-legends-short-question = question { $what }
western-legends-short-rank = { $what }
western-legends-short-put = bandit at { $what }
western-legends-short-remove = no bandit at { $what }
western-legends-short-hot_sheriff = Sheriff, because of { $what }
western-legends-short-getaway = Getaway of { $what }
western-legends-short-seat = { $what }
western-legends-short-goal = goal { $what }
western-legends-short-place = disc on { $what }
western-legends-short-move = move a disc to { $what }
western-legends-short-discard = discard { $what }
western-legends-short-show = show { $what }
western-legends-short-gold = pay with { $what }
western-legends-short-cattle = { $what }
western-legends-short-money = { $n ->
    [0] money
   *[other] ${ $n }
}
western-legends-short-nuggets = { $n ->
    [one] { $n } nugget
   *[other] { $n } nuggets
}
western-legends-short-cards = { $n } cards
western-legends-short-die = { $n ->
    [0] the first die
   *[other] the second die
}
western-legends-short-deposit = sell nuggets
western-legends-short-deposit-n = sell { $what }
western-legends-short-sold-all = { $cards ->
    [none] { western-legends-short-sold }
   *[other] { $n ->
        [0] { $cards }
       *[other] { western-legends-short-sold } + { $cards }
    }
}
western-legends-short-sold = { $n ->
    [one] { $n } nugget
   *[other] { $n } nuggets
}
western-legends-short-revel = revel
western-legends-short-revel-n = revel for ${ $what }
western-legends-short-heal = see the Doctor
western-legends-short-heal-n = see the Doctor for { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
western-legends-short-prospect = prospect
western-legends-short-heist = rob the Bank
western-legends-short-acquire = take cattle
western-legends-short-work = work
western-legends-short-poker = play poker
western-legends-short-store = go into the store
western-legends-short-end = end the turn
western-legends-short-pass = pass
western-legends-short-done = done
western-legends-short-decline = decline
western-legends-short-wound = take a wound
western-legends-short-fight = fight
western-legends-short-ability = use the ability
western-legends-short-deliver = deliver
western-legends-short-step = ride on
western-legends-short-restart = void the fight
western-legends-short-go_on = let it stand
western-legends-short-cancel = cancel it
western-legends-short-nothing = nothing
western-legends-short-card = a card
western-legends-short-refuse = refuse
western-legends-short-marshal = Marshal
western-legends-short-wanted = Wanted
western-legends-short-nugget = a nugget
western-legends-short-yes = yes
western-legends-short-no = no
western-legends-short-join = join
western-legends-short-pay_bandit-money = pay
western-legends-short-spawn_type-put = { $bandit } at { $space }
western-legends-short-driven_off-to = { $what }
western-legends-short-driven_off = being driven off
western-legends-short-waiting-move = the ride

# Other words by which a choice may be typed.
western-legends-typed-ride = move go
western-legends-typed-to = go ride
western-legends-typed-heist = rob bank
western-legends-typed-heal = doctor
western-legends-typed-revel = cabaret
western-legends-typed-deposit = sell bank nuggets gold
western-legends-typed-prospect = mine dig gold
western-legends-typed-acquire = cattle ranch
western-legends-typed-store = shop buy
western-legends-typed-end = done turn
western-legends-typed-pass = no none
western-legends-typed-place = disc story
western-legends-typed-move = disc story

## Refusals

western-legends-why-no_actions_left = You have no action left.
western-legends-why-say_end = To stop before your actions are used up, type end.
western-legends-why-not_here = That is done at the { $needs }.
western-legends-why-not_a_location = { $space } is no location, so there is no work.
western-legends-why-too_far = { $space } is { $needs } steps away; { $has ->
    [one] { $has } step is possible.
   *[other] { $has } steps are possible.
}
western-legends-why-no_way = Bandits bar every way to { $space }.
western-legends-why-sheriff_there = The Sheriff is at { $space }, and a Wanted player does not go there.
western-legends-why-bandit_there = A bandit is at { $space }; this ride may not end or pass there.
western-legends-why-bandit_on_board = The { $bandit } is at { $space } already.
western-legends-why-no_refuge = A mine, a ranch or the Rail Station is needed, and { $space } is none of them or where the figure is now.
western-legends-why-mesa = Nobody enters the { $space }.
western-legends-why-not_in_town = { $space } is in no town.
western-legends-why-exact_steps = He must go exactly { $needs } steps, as was agreed.
western-legends-why-not_enough_money = That takes ${ $needs }, and you have ${ $has }.
western-legends-why-not_enough_nuggets = { $needs ->
    [one] That takes { $needs } gold nugget, and you have { $has }.
   *[other] That takes { $needs } gold nuggets, and you have { $has }.
}
western-legends-why-not_enough_cards = { $needs ->
    [one] That takes { $needs } card, and you hold { $has }.
   *[other] That takes { $needs } cards, and you hold { $has }.
}
western-legends-why-not_enough_lp = That takes { $needs } LP, and you have { $has }.
western-legends-why-not_enough_cattle = { $needs ->
    [one] That takes { $needs } cattle token, and you have { $has }.
   *[other] That takes { $needs } cattle tokens, and you have { $has }.
}
western-legends-why-not_enough_wounds = { $needs ->
    [one] That takes room for { $needs } wound, and you have room for { $has }.
   *[other] That takes room for { $needs } wounds, and you have room for { $has }.
}
western-legends-why-no_nuggets = You have no gold nugget to sell.
western-legends-why-no_wounds = You have no wound to be treated.
western-legends-why-no_wound_space = You have { $has } wounds, and { $most } is the most.
western-legends-why-wounds_full = You have { $has } wounds, and { $most } is the most.
western-legends-why-no_change = That would change nothing for you.
western-legends-why-compulsory = You cannot pass: this has to be decided.
western-legends-why-nothing_to_buy = There is nothing you could pay for or carry.
western-legends-why-nothing_bought = You went in to buy something: buy or upgrade at least one item.
western-legends-why-already_owned = You own one already.
western-legends-why-already_upgraded = Yours is upgraded already.
western-legends-why-never_upgraded = It has no better side.
western-legends-why-not_owned = You do not own it.
western-legends-why-not_in_game = It is not in this game.
western-legends-why-out_of_stock = The store has none left.
western-legends-why-three_items = You carry { $has } miscellaneous items, and that is the most.
western-legends-why-used_this_turn = You have used it this turn.
western-legends-why-no_action_on_card = { $effect } has no Action. { $text }
western-legends-why-no_card_to_fight = You hold no card to fight with.
western-legends-why-copy_what = A Joker is played as a copy: say which card of your hand it copies.
western-legends-why-nothing_to_copy = You hold no card that a Joker could copy here.
western-legends-why-not_in_your_space = { $who } is not in your space.
western-legends-why-already_fought = You have fought { $whom } this turn.
western-legends-why-not_near = { $who } is neither in your space nor next to it.
western-legends-why-no_hand = { $who } holds no card.
western-legends-why-rank_not_seen = { $who } holds no card of that rank.
western-legends-why-ability_locked = Your ability awakes with { $needs } LP, and you have { $has }.
western-legends-why-hideout_taken = { $space } is not free: a bandit needs a hideout without player, Sheriff and bandit.
western-legends-why-no_bandit_there = There is no bandit at { $space }.
western-legends-why-yourself = Nobody fights themselves.
western-legends-why-not_marshal = Only a Marshal arrests, and you have no Marshal point.
western-legends-why-not_wanted = { $who } is not Wanted.
western-legends-why-no_more_arrests = In the Wild Wild West nobody is arrested once the end is near.
western-legends-why-one_heist_a_turn = You have robbed the Bank this turn; once a turn is all.
western-legends-why-tired_crowd = The crowd is tired of you: ${ $most } at most this turn.
western-legends-why-no_cattle = This ranch has no token left.
western-legends-why-no_room = { $has ->
    [one] You carry { $has } cattle token, and { $most } is the most.
   *[other] You carry { $has } cattle tokens, and { $most } is the most.
}
western-legends-why-already_active = { $item } is active already.
western-legends-why-equip_at_start = What is active changes at the start of your turn, or when you buy a mount or weapon.
western-legends-why-no_action_on_item = { $item } has no Action.
western-legends-why-no_action_there = Only an item with an Action is used like that.
western-legends-why-no_cattle_carried = You carry no cattle.
western-legends-why-deliver_after_move = Cattle is delivered when a Move action ends here.
western-legends-why-own_ranch = That cattle is from this ranch: bring it to the other one, or to the Rail Station.
western-legends-why-no_delivery_here = Nobody takes cattle at { $space }: bring it to the Rail Station or the other ranch.
western-legends-why-say_nothing = To take nothing, type nothing.
western-legends-why-say_pass = To take no cattle, type pass.
western-legends-why-cattle_next = Cattle comes next: first take money or nuggets, or type nothing.
western-legends-why-color_not_carried = { $who } carries no cattle of { $color }.
western-legends-why-one_kind = { $kind ->
    [mount] Now you choose among your mounts.
   *[weapon] Now you choose among your weapons.
}
western-legends-why-loot_is_fixed = { $what ->
    [money] Of the money you take ${ $most }, no more and no less.
   *[nuggets] Of the nuggets you take { $most }, no more and no less.
}
western-legends-why-nothing_to_loot = { $who } has { $what ->
    [money] no money.
   *[nuggets] no nuggets.
}
western-legends-why-other_kind = This gift is { $kind ->
    [mount] a mount.
    [weapon] a weapon.
   *[misc] a miscellaneous item.
}
western-legends-why-too_dear_as_gift = It costs ${ $price }, and this gift is worth ${ $most } at most.
western-legends-why-not_met = { $who } is not where the Sheriff is.
western-legends-why-not_misc = Only miscellaneous items are taken, and { $item } is none.
western-legends-why-one_disc_a_turn = You have placed a disc this turn; one is all.
western-legends-why-disc_after_action = A disc on { $story } is offered after an action that does this: { $trigger }
western-legends-why-story_full = { $story } has all { $needs } discs.
western-legends-why-trigger_not_met = { $story } is for something else: { $trigger }
western-legends-why-both_discs_there = Both your discs lie on { $story } already.
western-legends-why-no_disc_to_move = Both your discs lie on stories, and none can be moved to { $story }.
western-legends-why-goal_done = That goal is completed.
western-legends-why-goal_not_met = { $has ->
    [none] That goal is not met yet.
   *[other] That goal is not met yet: { $has } of { $needs } so far.
}
western-legends-why-must_fight = The fight has begun: a card must be put down.
western-legends-why-say_decline = Whoever does not want to fight types decline, and has lost.
western-legends-why-no_reaction = { $effect } is no Reaction to this. { $text }
western-legends-why-already_played = You have played { $effect } in this fight; once is all.
western-legends-why-sheriff_cannot = { $space } lies behind a Wanted player, where the Sheriff stops.

# Where all refusals are listed, these stand for many.
western-legends-why-all-too_far = { $has ->
    [one] That is farther than { $has } step; type why with a place for its distance.
   *[other] That is farther than { $has } steps; type why with a place for its distance.
}
western-legends-why-all-not_in_town = That is in no town.
western-legends-why-all-mesa = Nobody enters a mesa.
western-legends-why-all-no_way = Bandits bar every way there.
western-legends-why-all-bandit_there = A bandit is there; this ride may not end or pass there.
western-legends-why-all-no_refuge = A mine, a ranch or the Rail Station is needed.
western-legends-why-all-sheriff_cannot = That lies behind a Wanted player, where the Sheriff stops.
western-legends-why-all-not_in_your_space = They are not in your space.

## What an answer brings: one amount, several, what is won or lost.

# $how: more, less, or a plain amount that is at stake.
western-legends-brings-lp = { $how ->
    [more] +{ $n } LP
    [less] -{ $n } LP
   *[plain] { $n } LP
}
western-legends-brings-tokens = { $how ->
    [less] -{ $n } { western-legends-brings-token }
   *[other] +{ $n } { western-legends-brings-token }
}
western-legends-brings-token = { $n ->
    [one] legendary token
   *[other] legendary tokens
}
western-legends-brings-money = { $how ->
    [more] +${ $n }
    [less] -${ $n }
   *[plain] ${ $n }
}
western-legends-brings-nuggets = { $how ->
    [more] +{ $n } gold
    [less] -{ $n } gold
   *[plain] { $n } gold
}
western-legends-brings-cattle = { $how ->
    [less] -{ $n } cattle
   *[other] +{ $n } cattle
}
western-legends-brings-marshal = { $how ->
    [less] Marshal -{ $n }
   *[other] Marshal +{ $n }
}
western-legends-brings-wanted = { $how ->
    [less] Wanted -{ $n }
   *[other] Wanted +{ $n }
}
western-legends-brings-cards = { $how ->
    [less] -{ $n } { western-legends-brings-card }
   *[other] +{ $n } { western-legends-brings-card }
}
western-legends-brings-card = { $n ->
    [one] card
   *[other] cards
}
western-legends-brings-wounds = { $how ->
    [less] -{ $n } { western-legends-brings-wound }
   *[other] +{ $n } { western-legends-brings-wound }
}
western-legends-brings-wound = { $n ->
    [one] wound
   *[other] wounds
}
western-legends-brings-none = nothing
western-legends-stakes-or = { $first } or { $rest }
western-legends-stakes-most = up to { $most }
western-legends-stakes-certain = { $won }, they hold no card
western-legends-stakes-contest = { $certain ->
    [yes] { $won }: they hold no card
   *[no] won: { $won }; lost: { $lost }
}
# A card in a fight.
western-legends-brings-value = worth { $value }{ $lowers ->
    [0] { "" }
   *[other] , the other { $lowers } less
}{ $wins ->
    [yes] , ahead
    [no] , behind
   *[none] { "" }
}
western-legends-choice-stakes = { $text } [{ $stakes }]

## What is let pass without a question

western-legends-passing-react = reactions in fights
western-legends-passing-reputation = reactions to points on a track
western-legends-passing-move_end = abilities at the end of a Move
western-legends-passing-join = games of poker
western-legends-passing-quickdraw = Quickdraw
western-legends-passing-shootout = Shootout
western-legends-passing-take_cattle = cattle of a loser
