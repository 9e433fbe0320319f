### Western Legends: questions, choices, and why something is not possible.

## Questions. $foe: whom the fight is against. $picks: how many cards to pick.

wl-ask-character = Which character do you play?
wl-ask-start = Where do you start?
wl-ask-income = Your turn begins: which income do you take?
wl-ask-turn_start = Which of these comes first?
wl-ask-equip_mount = Which mount do you ride this turn?
wl-ask-equip_weapon = Which weapon do you carry this turn?
wl-ask-equip_now = Do you use it from now on, instead of the one you have?
wl-ask-act = { $actions ->
    [0] You have no action left. Anything else?
    [one] What do you do? You have { $actions } action left.
   *[other] What do you do? You have { $actions } actions left.
}
wl-ask-move_end = Do you ride on?
wl-ask-sprint = Where do you sprint to?
wl-ask-pathfinder = Where does the Pathfinder ride on to?
wl-ask-after_move = You have arrived. What comes next?
wl-ask-toast = Who gets the whiskey?
wl-ask-toll = From whom do you ask the toll?
wl-ask-pay_toll = You are asked for a friendly toll. What do you give?
wl-ask-give_card = Which card do you give away?
wl-ask-night_scout = Night Scout: do you discard a card to ride up to 3 spaces before your turn?
wl-ask-night_scout_ride = Where do you scout?
wl-ask-steady_aim = Steady Aim: which do you choose?
wl-ask-take_back = Card Sense: do you take one of your two cards back, picked at random?
wl-ask-fight_start = The fight begins. Which effect do you use?
wl-ask-defend = { $kind ->
    [duel] { $whom } challenges you to a Duel. Do you fight?
    [arrest] { $whom } tries to arrest you. Do you fight?
   *[rob] { $whom } tries to rob you. Do you fight?
}
wl-ask-stand = The Sheriff tries to arrest you. Do you fight?
wl-ask-fight_card = Which card do you put down against { $foe }?
wl-ask-npc_card = You play for { $foe } against { $whom }. Which fight card do you put down?
wl-ask-npc_restart = You play for { $foe }. Do you void the fight?
wl-ask-react = { $value } against { $against }: do you react?
wl-ask-how_many = How many cards do you discard?
wl-ask-quickdraw = Quickdraw: do you cancel what the fight card does?
wl-ask-shootout = Shootout: do you void this fight and start it afresh?
wl-ask-loot = You have robbed { $foe }. What do you take?
wl-ask-take_cattle = Do you take a cattle token, too?
wl-ask-choose = Which do you choose?
wl-ask-pay = Do you pay?
wl-ask-pay_nugget = What do you pay with?
wl-ask-show_gold = Do you show Fool's Gold to have it counted as a nugget?
wl-ask-refuse_wanted = This would make you Wanted. Do you take the points?
wl-ask-track_kind = Which kind of points do you gain?
wl-ask-reputation = You have gained points on your track. Do you react?
wl-ask-reroll = Do you roll one of the dice again?
wl-ask-free_item = Which item do you take for nothing?
wl-ask-legendary_item = Do you keep the legendary item?
wl-ask-shop = Do you buy or upgrade something?
wl-ask-store = What do you buy? You have ${ $money }.
wl-ask-ranch = From which ranch do you take a cattle token?
wl-ask-give_up_color = You carry too much cattle. Which token goes back?
wl-ask-give_up_cattle = You carry too much cattle. Which token goes back?
wl-ask-deliver = Which cattle token do you deliver next?
wl-ask-discard = { $phase ->
    [limit] Your hand limit is { $limit }.{ " " }
   *[other] { "" }
}{ $picks ->
    [0] Which card do you discard?
    [1] Which card do you discard?
   *[other] Which { $picks } cards do you discard? { wl-ask-picks }
}
wl-ask-keep = { $picks ->
    [1] Which card do you keep?
   *[other] Which { $picks } cards do you keep? { wl-ask-picks }
}
wl-ask-keep_tokens = { $picks ->
    [1] Which token do you put back?
   *[other] Which { $picks } tokens do you put back? { wl-ask-picks }
}
wl-ask-poker_pick = { $picks ->
    [1] Which other card do you put down?
   *[other] Which { $picks } cards do you put down for the poker hand? { wl-ask-picks }
}
wl-ask-dealer_pick = { $picks ->
    [1] Which other card of the house do you put down?
   *[other] You deal for the house: which { $picks } cards does it put down? { wl-ask-picks }
}
wl-ask-picks = Type { $picks } numbers, as in 1 2.
wl-ask-join = { $whom } opens a hand of poker in your town. Do you join for $10?
wl-ask-disc = You may put a disc on a story. Which one?
wl-ask-goal = A goal is met: do you complete it?
wl-ask-relocate = Where do you go?
wl-ask-reward_move = Where do you ride?
wl-ask-saddle_up = Saddle Up: to which town space do you go?
wl-ask-sheriff = Where do you send the Sheriff?
wl-ask-sheriff_target = Whom does the Sheriff try to arrest?

# What another player is thinking about.
wl-thinks = { $who } has to decide.
wl-thinks-act = { $who } is on turn.
wl-thinks-character = { $who } chooses a character.
wl-thinks-defend = { $who } decides whether to fight.
wl-thinks-fight_card = { $who } chooses a card for the fight.
wl-thinks-npc_card = { $who } chooses a fight card.
wl-thinks-react = { $who } may react.
wl-thinks-join = { $who } may join the poker hand.
wl-thinks-poker_pick = { $who } chooses cards for the poker hand.
wl-thinks-sheriff = { $who } moves the Sheriff.
wl-thinks-discard = { $who } has to discard.
wl-thinks-start = { $who } chooses where to start.
wl-thinks-income = { $who } takes income.
wl-thinks-equip_mount = { $who } chooses a mount.
wl-thinks-equip_weapon = { $who } chooses a weapon.
wl-thinks-move_end = { $who } may ride on.
wl-thinks-after_move = { $who } has arrived.
wl-thinks-store = { $who } is in the store.
wl-thinks-reroll = { $who } looks at the dice.
wl-thinks-stand = { $who } decides whether to fight the Sheriff.
wl-thinks-fight_start = { $who } may use an effect before the fight.
wl-thinks-dealer_pick = { $who } chooses cards for the house.
wl-thinks-loot = { $who } chooses what to take.
wl-thinks-reputation = { $who } may react.
wl-thinks-disc = { $who } may put a disc on a story.
wl-thinks-choose = { $who } makes a choice.
wl-thinks-turn_start = { $who } begins the turn.
wl-thinks-sprint = { $who } chooses where to sprint.
wl-thinks-pathfinder = { $who } chooses where to ride on.
wl-thinks-saddle_up = { $who } chooses a town space.
wl-thinks-reward_move = { $who } chooses where to ride.
wl-thinks-relocate = { $who } chooses where to go.
wl-thinks-night_scout = { $who } may scout by night.
wl-thinks-night_scout_ride = { $who } chooses where to scout.
wl-thinks-shop = { $who } may buy something.
wl-thinks-quickdraw = { $who } may cancel what the fight card does.
wl-thinks-shootout = { $who } may void the fight.
wl-thinks-npc_restart = { $who } may void the fight.
wl-thinks-sheriff_target = { $who } chooses whom the Sheriff tries to arrest.
wl-thinks-pay = { $who } decides whether to pay.
wl-thinks-pay_toll = { $who } decides what to give.
wl-thinks-goal = { $who } may complete a goal.
wl-thinks-keep = { $who } chooses which cards to keep.
wl-thinks-keep_tokens = { $who } chooses which tokens to keep.
wl-thinks-deliver = { $who } delivers cattle.

## Choices: actions

wl-choice-to = { $space }{ $steps ->
    [0] { "" }
    [one] , { $steps } step
   *[other] , { $steps } steps
}{ $there ->
    [none] .
   *[other] { " " }(there: { $there }).
}
wl-choice-play = Play { $card }. { $text }
wl-choice-use = Use { $item }. { $text }
wl-choice-equip = { $item }. { $text }
wl-choice-duel = Challenge { $whom } to a Duel, to gain LP if you win{ wl-opponent }
wl-choice-rob = Try to rob { $whom } of half the money (${ $money }) or nuggets ({ $nuggets }) and become Wanted{ wl-opponent }
wl-choice-arrest = Try to arrest { $whom }, who has { $wanted ->
    [one] { $wanted } Wanted point
   *[other] { $wanted } Wanted points
}{ wl-opponent }
wl-opponent = { $him ->
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
wl-choice-prospect = Prospect: roll two dice for gold nuggets and money.
wl-choice-deposit = Sell { $n ->
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
wl-choice-heist = Rob the Bank: beat the guard for $80 and 3 Wanted points; lose, and gain 1 Wanted point and a wound.
wl-choice-heal = { $n ->
    [0] See the Doctor: pay $10, heal all wounds and draw a card for each.
    [one] See the Doctor: pay $10 to heal { $n } wound and draw a card; it needs no action.
   *[other] See the Doctor: pay $10 for each to heal { $n } wounds and draw as many cards; it needs no action.
}
wl-choice-revel = Revel for ${ $n }: 1 LP for each $30.
wl-choice-acquire = Take a cattle token: ride it to the Rail Station (Marshal point) or to the other ranch (Wanted point).
wl-choice-work = Work for $10.
wl-choice-poker = Play poker for an ante of $10; the house stakes $50, and winning brings 1 LP.
wl-choice-store = Go into the General Store to buy or upgrade.
wl-choice-goal = Complete your goal { $goal }: { $text }
wl-choice-end = { $actions ->
    [0] End your turn.
    [one] End your turn; the action left is lost.
   *[other] End your turn; the { $actions } actions left are lost.
}

## Choices: everything else

wl-said = { $text }.
wl-choice-pass = No.
wl-choice-stay = Stay.
wl-choice-yes = Yes.
wl-choice-no = No.
wl-choice-done = That is all.
wl-choice-card = { $card }. { $text }
wl-choice-fight_card = { $card }. It does this to the player: { $text }
wl-choice-character = { $name } starts at { $place } with { $items }, ${ $money }{ $cards ->
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
wl-start-any_hideout = any Bandit Hideout
wl-start-hideout = a hideout of gang { $gang }
wl-choice-discard = Discard { $card }. { $text }
wl-choice-show = Show { $card }.
wl-choice-gold = Pay with { $card }.
wl-choice-buy = Buy { $item } for ${ $price }. { $text }
wl-choice-upgrade = Upgrade to { $item } for ${ $price } ({ $lp } LP at the end). { $text }
wl-choice-take = Take { $item }. { $text }
wl-choice-drop = Drop { $item } for it.
wl-choice-seat = { $who }.
wl-choice-money = Take ${ $n }.
wl-choice-nuggets = { $n ->
    [one] Take { $n } gold nugget.
   *[other] Take { $n } gold nuggets.
}
wl-choice-cards = { $n ->
    [0] None.
    [one] { $n } card.
   *[other] { $n } cards.
}
wl-choice-die = { $n ->
    [0] The first die.
   *[other] The second die.
}
wl-choice-cattle = Take a token of { $herd }.
wl-choice-disc-place = Place a disc on { $story }{ wl-disc-full }
wl-choice-disc-move = Move your disc from the other story to { $story }{ wl-disc-full }
wl-disc-full = { $full ->
    [yes] , which completes it.
   *[no] .
}
wl-choice-ability = Use your ability.

wl-choice-after_move-deliver = Deliver cattle.
wl-choice-after_move-pass = Nothing more.
wl-choice-move_end-pass = Stay here.
wl-choice-move_end-step = Ride 1 space farther (Pathfinder).
wl-choice-fight_start-pass = None of them.
wl-choice-defend-fight = Fight: put down a card.
wl-choice-defend-decline = Decline, and lose the fight.
wl-choice-stand-fight = Fight: put down a card.
wl-choice-stand-decline = Decline, and be arrested.
wl-choice-npc_restart-go_on = Let it stand.
wl-choice-npc_restart-restart = Void the fight: the player draws a card, and it begins again.
wl-choice-react-pass = No reaction.
wl-choice-quickdraw-cancel = Cancel it.
wl-choice-quickdraw-pass = Let it happen.
wl-choice-shootout-restart = Void the fight and start it afresh.
wl-choice-shootout-pass = Let the fight stand.
wl-choice-loot-nothing = Take nothing.
wl-choice-steady_aim-wound = Take a wound.
wl-choice-pay_toll-money = $10.
wl-choice-pay_toll-card = A card of your choice.
wl-choice-refuse_wanted-take = Take the points and be Wanted.
wl-choice-refuse_wanted-refuse = Refuse them.
wl-choice-track_kind-marshal = Marshal points.
wl-choice-track_kind-wanted = Wanted points.
wl-choice-pay_nugget-nugget = A gold nugget.
wl-choice-reputation-pass = No.
wl-choice-reroll-pass = Keep both.
wl-choice-free_item-pass = Take nothing.
wl-choice-legendary_item-pass = Put it back.
wl-choice-shop-pass = Buy nothing.
wl-choice-store-done = Leave the store.
wl-choice-ranch-green = Mesito's Point (green).
wl-choice-ranch-blue = Sunny Hills (blue).
wl-choice-give_up_color-green = Mesito's Point (green).
wl-choice-give_up_color-blue = Sunny Hills (blue).
wl-choice-join-join = Join for $10: draw a card and play for the pot.
wl-choice-join-pass = Stay out of it.
wl-choice-disc-pass = Place no disc.
wl-choice-goal-pass = Not now.
wl-choice-sheriff-stay = Leave him where he is.

# Spaces share a line for each region: number, name, steps, who is there.
wl-group-act = Ride up to { $movement } spaces, steps in brackets:
wl-group-sheriff = Send him to one of these, steps in brackets:
wl-group-start = One of these:
wl-group-to = Go to one of these:
wl-group-over = Ride over a mesa instead of round it, which heals a wound:
wl-group-by = Ride a longer way through another region:
wl-group-region = { $region }: { $spaces }.
wl-plain-space = space { $n }
wl-group-space = { $number }. { $space }{ $through ->
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
wl-mark-bandit = bandit
wl-mark-fight = { $there }: a fight
wl-mark-back = back here
wl-mark-sheriff = Sheriff
wl-mark-wanted = { $who }, Wanted

# A choice in a few words, for those that are not possible now.
wl-short-ride = ride to { $what }
wl-short-back = ride back here
wl-short-detour = ride to { $what } by way of { $way }
wl-short-mesa = a mesa
wl-short-to = go to { $what }
wl-short-stay = stay
wl-short-play = play { $what }
wl-short-use = use { $what }
wl-short-equip = use { $what }
wl-short-buy = buy { $what }
wl-short-upgrade = upgrade { $what }
wl-short-take = take { $what }
wl-short-drop = drop { $what }
wl-short-duel = duel { $what }
wl-short-rob = rob { $what }
wl-short-arrest = arrest { $what }
wl-short-seat = { $what }
wl-short-goal = goal { $what }
wl-short-place = disc on { $what }
wl-short-move = move a disc to { $what }
wl-short-discard = discard { $what }
wl-short-show = show { $what }
wl-short-gold = pay with { $what }
wl-short-cattle = { $what }
wl-short-money = ${ $what }
wl-short-nuggets = { $what } nuggets
wl-short-cards = { $what } cards
wl-short-die = { $n ->
    [0] the first die
   *[other] the second die
}
wl-short-deposit = sell nuggets
wl-short-deposit-n = sell { $what }
wl-short-sold = { $n ->
    [one] { $n } nugget
   *[other] { $n } nuggets
}
wl-short-revel = revel
wl-short-revel-n = revel for ${ $what }
wl-short-heal = see the Doctor
wl-short-heal-n = see the Doctor for { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
wl-short-prospect = prospect
wl-short-heist = rob the Bank
wl-short-acquire = take cattle
wl-short-work = work
wl-short-poker = play poker
wl-short-store = go into the store
wl-short-end = end the turn
wl-short-pass = pass
wl-short-done = done
wl-short-decline = decline
wl-short-wound = take a wound
wl-short-fight = fight
wl-short-ability = use the ability
wl-short-deliver = deliver
wl-short-step = ride on
wl-short-restart = void the fight
wl-short-go_on = let it stand
wl-short-cancel = cancel it
wl-short-nothing = nothing
wl-short-card = a card
wl-short-refuse = refuse
wl-short-marshal = Marshal
wl-short-wanted = Wanted
wl-short-nugget = a nugget
wl-short-yes = yes
wl-short-no = no
wl-short-join = join
wl-short-both = money and cards

# Other words by which a choice may be typed.
wl-typed-ride = move go
wl-typed-to = go ride
wl-typed-heist = rob bank
wl-typed-heal = doctor
wl-typed-revel = cabaret
wl-typed-deposit = sell bank nuggets gold
wl-typed-prospect = mine dig gold
wl-typed-acquire = cattle ranch
wl-typed-store = shop buy
wl-typed-end = done turn
wl-typed-pass = no none
wl-typed-place = disc story
wl-typed-move = disc story

## Refusals

wl-why-no_actions_left = You have no action left.
wl-why-say_end = To stop before your actions are used up, type end.
wl-why-not_here = That is done at the { $needs }.
wl-why-not_a_location = { $space } is no location, so there is no work.
wl-why-too_far = { $space } is { $needs } steps away; { $has ->
    [one] { $has } step is possible.
   *[other] { $has } steps are possible.
}
wl-why-no_way = Bandits bar every way to { $space }.
wl-why-sheriff_there = The Sheriff is at { $space }, and a Wanted player does not go there.
wl-why-bandit_there = A bandit is at { $space }; this ride may not end or pass there.
wl-why-mesa = Nobody enters the { $space }.
wl-why-not_in_town = { $space } is in no town.
wl-why-exact_steps = He must go exactly { $needs } steps, as was agreed.
wl-why-not_enough_money = That takes ${ $needs }, and you have ${ $has }.
wl-why-not_enough_nuggets = { $needs ->
    [one] That takes { $needs } gold nugget, and you have { $has }.
   *[other] That takes { $needs } gold nuggets, and you have { $has }.
}
wl-why-not_enough_cards = { $needs ->
    [one] That takes { $needs } card, and you hold { $has }.
   *[other] That takes { $needs } cards, and you hold { $has }.
}
wl-why-not_enough_lp = That takes { $needs } LP, and you have { $has }.
wl-why-not_enough_cattle = { $needs ->
    [one] That takes { $needs } cattle token, and you have { $has }.
   *[other] That takes { $needs } cattle tokens, and you have { $has }.
}
wl-why-not_enough_wounds = { $needs ->
    [one] That takes room for { $needs } wound, and you have room for { $has }.
   *[other] That takes room for { $needs } wounds, and you have room for { $has }.
}
wl-why-no_nuggets = You have no gold nugget to sell.
wl-why-no_wounds = You have no wound to be treated.
wl-why-no_wound_space = You have { $has } wounds, and { $most } is the most.
wl-why-wounds_full = You have { $has } wounds, and { $most } is the most.
wl-why-no_change = That would change nothing for you.
wl-why-compulsory = You cannot pass: this has to be decided.
wl-why-nothing_to_buy = There is nothing you could pay for or carry.
wl-why-nothing_bought = You went in to buy something: buy or upgrade at least one item.
wl-why-already_owned = You own one already.
wl-why-already_upgraded = Yours is upgraded already.
wl-why-never_upgraded = It has no better side.
wl-why-not_owned = You do not own it.
wl-why-not_in_game = It is not in this game.
wl-why-out_of_stock = The store has none left.
wl-why-three_items = You carry { $has } miscellaneous items, and that is the most.
wl-why-used_this_turn = You have used it this turn.
wl-why-no_action_on_card = { $effect } has no Action. { $text }
wl-why-no_card_to_fight = You hold no card to fight with.
wl-why-not_in_your_space = { $who } is not in your space.
wl-why-already_fought = You have fought { $whom } this turn.
wl-why-yourself = Nobody fights themselves.
wl-why-not_marshal = Only a Marshal arrests, and you have no Marshal point.
wl-why-not_wanted = { $who } is not Wanted.
wl-why-no_more_arrests = In the Wild Wild West nobody is arrested once the end is near.
wl-why-one_heist_a_turn = You have robbed the Bank this turn; once a turn is all.
wl-why-tired_crowd = The crowd is tired of you: ${ $most } at most this turn.
wl-why-no_cattle = This ranch has no token left.
wl-why-no_room = { $has ->
    [one] You carry { $has } cattle token, and { $most } is the most.
   *[other] You carry { $has } cattle tokens, and { $most } is the most.
}
wl-why-story_full = { $story } has all { $needs } discs.
wl-why-trigger_not_met = { $story } is for something else: { $trigger }
wl-why-both_discs_there = Both your discs lie on { $story } already.
wl-why-no_disc_to_move = Both your discs lie on stories, and none can be moved to { $story }.
wl-why-goal_done = That goal is completed.
wl-why-goal_not_met = { $has ->
    [none] That goal is not met yet.
   *[other] That goal is not met yet: { $has } of { $needs } so far.
}
wl-why-must_fight = The fight has begun: a card must be put down.
wl-why-say_decline = Whoever does not want to fight types decline, and has lost.
wl-why-no_reaction = { $effect } is no Reaction to this. { $text }
wl-why-already_played = You have played { $effect } in this fight; once is all.
wl-why-sheriff_cannot = { $space } lies behind a Wanted player, where the Sheriff stops.

# Where all refusals are listed, these stand for many.
wl-why-all-too_far = { $has ->
    [one] That is farther than { $has } step; type why with a place for its distance.
   *[other] That is farther than { $has } steps; type why with a place for its distance.
}
wl-why-all-not_in_town = That is in no town.
wl-why-all-mesa = Nobody enters a mesa.
wl-why-all-no_way = Bandits bar every way there.
wl-why-all-bandit_there = A bandit is there; this ride may not end or pass there.
wl-why-all-sheriff_cannot = That lies behind a Wanted player, where the Sheriff stops.
wl-why-all-not_in_your_space = They are not in your space.
