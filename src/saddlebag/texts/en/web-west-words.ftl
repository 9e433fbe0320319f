### Western Legends in the browser: what its words add to those it shares with the terminal.

# Where the game stands, for the header.
ww-standing = { $round ->
    [0] Setting up
   *[other] { $ending ->
        [open] Round { $round }, to { $length } LP
        [last_of_round] Round { $round }, one more to come
       *[final_round] Round { $round }, the last one
    }
}

## Questions that the terminal words for its keyboard. $picks: how many; 0 where that is open.

ww-ask-react = { $value ->
    [none] Do you react?
   *[other] { $value } against { $against }: do you react?
}
ww-ask-income = { $ending ->
    [final_round] Your last turn begins: which income do you take?
   *[other] Your turn begins: which income do you take?
}
ww-ask-act = { $actions ->
    [0] You have no action left. Anything else?
    [one] What do you do? You have { $actions } action left{ ww-last-turn }.
   *[other] What do you do? You have { $actions } actions left{ ww-last-turn }.
}
ww-last-turn = { $ending ->
    [final_round] { " " }in your last turn
   *[other] { "" }
}
ww-ask-discard = { $phase ->
    [limit] Your hand limit is { $limit }.{ " " }
   *[other] { "" }
}{ $picks ->
    [0] Which cards do you discard?
    [one] Which card do you discard?
   *[other] Which { $picks } cards do you discard?
}
ww-ask-keep = { $picks ->
    [0] Which cards do you keep?
    [one] Which card do you keep?
   *[other] Which { $picks } cards do you keep?
}
ww-ask-keep_tokens = { $picks ->
    [0] Which tokens do you put back?
    [one] Which token do you put back?
   *[other] Which { $picks } tokens do you put back?
}
ww-ask-poker_pick = { $picks ->
    [0] Which cards do you put down for the poker hand?
    [one] Which card do you put down for the poker hand?
   *[other] Which { $picks } cards do you put down for the poker hand?
}
ww-ask-dealer_pick = { $picks ->
    [0] You deal for the house: which cards does it put down?
    [one] You deal for the house: which card does it put down?
   *[other] You deal for the house: which { $picks } cards does it put down?
}

## What there is to add to a question

ww-more-character = Its ability awakes once you have 5 LP.
ww-more-income = { $full ->
    [yes] You can carry $120 at most: more money than that is lost.
   *[no] You get it once, at the beginning of your turn.
}
ww-more-equip_mount = It carries you until you choose again.
ww-more-equip_weapon = Only the one you carry works in fights.
ww-more-act = { $actions ->
    [0] What needs no action is still possible.
   *[other] Ride, use a card or an item, fight who is here, or do what this place offers.
}
ww-more-move_end = { $alone ->
    [yes] You have nothing to ride on with; you are asked so that nobody can tell.
   *[no] A card or an ability can take you farther now.
}
ww-more-fight_card = It stays face down until both sides are ready. The higher card wins; an ace is highest.
ww-more-npc_card = What is written on it happens to the player.
ww-more-defend = Whoever declines has lost, without showing a card.
ww-more-stand = Whoever declines is arrested.
ww-more-react = { $alone ->
    [yes] You have no Reaction that fits; you are asked so that nobody can tell.
   *[no] Reactions go back and forth until both sides let it be.
}
ww-more-loot = Money or nuggets, not both.
ww-more-poker_pick = With the three cards of the flop they make your hand.
ww-more-dealer_pick = With the three cards of the flop they make its hand. The house wins or loses; you do not.
ww-more-join = You draw a card and play for the pot.
ww-more-disc = A full story rewards all who have a disc on it, at the end of this turn.
ww-more-sheriff = He tries to arrest a Wanted player he meets.
ww-more-refuse_wanted = A Wanted player gains LP at the end of each own turn, and can be arrested. Marshal points are lost.
ww-more-reputation = { $alone ->
    [yes] You have no Reaction that fits; you are asked so that nobody can tell.
   *[no] Reputation brings one more point of the same kind.
}
ww-more-store = Buy and upgrade as much as you can pay for.
ww-more-keep_tokens = Nobody else learns what you keep.
ww-more-goal = A completed goal brings legendary tokens, worth LP at the end.

# $why: none, or what it is for: from the story ..., by the fight card, thanks to ...
ww-more-choose = { $why ->
    [none] { "" }
   *[other] One of these is yours { $why }.
}
ww-more-pay = { $why ->
    [none] { "" }
   *[other] You have this choice { $why }.
}

## Where to go. $way: none, or what lies on the way. $there: none, or who and what is there.

ww-choice-ride = Ride to { $space }{ ww-way }{ ww-there }.
ww-choice-to = Go to { $space }{ ww-way }{ ww-there }.
ww-choice-start-to = Start at { $space }{ ww-there }.
ww-choice-sprint-to = Sprint on to { $space }{ ww-there }.
ww-choice-pathfinder-to = Ride on to { $space }{ ww-there }.
ww-choice-sheriff-to = Send the Sheriff to { $space }{ ww-there }.
ww-way = { $way ->
    [none] { "" }
   *[other] { " " }by way of { $way }
}
ww-there = { $there ->
    [none] { "" }
   *[other] { " " }(there: { $there })
}

## Buttons. $what: what it is about, by its name. $n: how many, where that is a number.

ww-short-start-to = { $what }
ww-short-equip_mount-equip = { $what }
ww-short-equip_weapon-equip = { $what }
ww-short-equip_now-yes = Use it now
ww-short-equip_now-no = Keep the old one
ww-short-act-store = Go shopping
ww-short-act-goal = Complete { $what }
ww-short-act-end = End my turn
ww-short-after_move-deliver = Deliver cattle
ww-short-after_move-pass = Nothing more
ww-short-deliver-done = No more deliveries
ww-short-move_end-pass = Stay here
ww-short-move_end-step = Ride one space on
ww-short-night_scout-pass = Stay here
ww-short-night_scout_ride-stay = Stay here
ww-short-fight_start-pass = No effect
ww-short-defend-fight = Fight
ww-short-defend-decline = Decline, and lose
ww-short-stand-fight = Fight
ww-short-stand-decline = Give up
ww-short-npc_restart-go_on = Let it stand
ww-short-npc_restart-restart = Void the fight
ww-short-react-pass = No reaction
ww-short-quickdraw-cancel = Cancel it
ww-short-quickdraw-pass = Let it happen
ww-short-shootout-restart = Fight again
ww-short-shootout-pass = Let it stand
ww-short-loot-money = Take ${ $n }
ww-short-loot-nuggets = { $n ->
    [one] Take { $n } gold nugget
   *[other] Take { $n } gold nuggets
}
ww-short-loot-nothing = Take nothing
ww-short-take_cattle-pass = Leave the cattle
ww-short-take_cattle-cattle = Take { $what }
ww-short-pay_toll-money = Give $10
ww-short-pay_toll-card = Give a card
ww-short-take_back-yes = Take one back
ww-short-take_back-no = Leave them
ww-short-refuse_wanted-take = Take the points
ww-short-refuse_wanted-refuse = Refuse them
ww-short-track_kind-marshal = Marshal points
ww-short-track_kind-wanted = Wanted points
ww-short-pay-pass = Do not pay
ww-short-show_gold-pass = Do not show it
ww-short-reputation-pass = No reaction
ww-short-reroll-pass = Keep both dice
ww-short-how_many-cards = { $n ->
    [0] No card
    [one] { $n } card
   *[other] { $n } cards
}
ww-short-reroll-die = { $n ->
    [0] Roll the first die again
   *[other] Roll the second die again
}
ww-short-free_item-pass = Take nothing
ww-short-legendary_item-pass = Put it back
ww-short-shop-pass = Buy nothing
ww-short-store-done = Leave the store
ww-short-join-join = Join for $10
ww-short-join-pass = Stay out of it
ww-short-disc-pass = Place no disc
ww-short-goal-pass = Not now
ww-short-goal-goal = Complete { $what }
ww-short-sheriff-stay = Leave him there
ww-short-sheriff-to = Send him to { $what }
ww-short-sprint-to = Sprint on to { $what }
ww-short-pathfinder-to = Ride on to { $what }
ww-short-reward_move-stay = Stay here
ww-short-relocate-stay = Stay here

## Refusals that the terminal words for its keyboard

ww-why-say_end = To stop before your actions are used up, end your turn.
ww-why-say_decline = Whoever does not want to fight declines, and has lost.
