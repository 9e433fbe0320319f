### Western Legends in the browser: what its words add to those it shares with the terminal.

# Where the game stands, for the header.
western-legends-page-standing = { $round ->
    [0] Setting up
   *[other] { $ending ->
        [open] Round { $round }, to { $length } LP
        [last_of_round] Round { $round }, one more to come
       *[final_round] Round { $round }, the last one
    }
}

## Questions that the terminal words for its keyboard. $picks: how many; 0 where that is open.

western-legends-page-ask-react = { $value ->
    [none] Do you react?
   *[other] { $value } against { $against }: do you react?
}
western-legends-page-ask-income = { $ending ->
    [final_round] Your last turn begins: which income do you take?
   *[other] Your turn begins: which income do you take?
}
western-legends-page-ask-act = { $actions ->
    [0] You have no action left. Anything else?
    [one] What do you do? You have { $actions } action left{ western-legends-page-last-turn }.
   *[other] What do you do? You have { $actions } actions left{ western-legends-page-last-turn }.
}
western-legends-page-last-turn = { $ending ->
    [final_round] { " " }in your last turn
   *[other] { "" }
}
western-legends-page-ask-discard = { $phase ->
    [limit] Your hand limit is { $limit }.{ " " }
   *[other] { "" }
}{ $picks ->
    [0] Which cards do you discard?
    [one] Which card do you discard?
   *[other] Which { $picks } cards do you discard?
}
western-legends-page-ask-keep = { $picks ->
    [0] Which cards do you keep?
    [one] Which card do you keep?
   *[other] Which { $picks } cards do you keep?
}
western-legends-page-ask-keep_tokens = { $picks ->
    [0] Which tokens do you put back?
    [one] Which token do you put back?
   *[other] Which { $picks } tokens do you put back?
}
western-legends-page-ask-poker_pick = { $picks ->
    [0] Which cards do you put down for the poker hand?
    [one] Which card do you put down for the poker hand?
   *[other] Which { $picks } cards do you put down for the poker hand?
}
western-legends-page-ask-dealer_pick = { $picks ->
    [0] You deal for the house: which cards does it put down?
    [one] You deal for the house: which card does it put down?
   *[other] You deal for the house: which { $picks } cards does it put down?
}

## What there is to add to a question

western-legends-page-more-character = Its ability awakes once you have 5 LP.
western-legends-page-more-income = { $full ->
    [yes] You can carry $120 at most: more money than that is lost.
   *[no] You get it once, at the beginning of your turn.
}
western-legends-page-more-equip_mount = It carries you until you choose again.
western-legends-page-more-equip_weapon = Only the one you carry works in fights.
western-legends-page-more-act = { $actions ->
    [0] What needs no action is still possible.
   *[other] Ride, use a card or an item, fight who is here, or do what this place offers.
}
western-legends-page-more-county_business = A bandit you remove is not beaten and brings nothing.
western-legends-page-more-waiting = The others come after it.
western-legends-page-more-hard_drive = All cattle you carry when your turn ends goes back to its ranch, also what you take this turn.
western-legends-page-more-move_end = { $alone ->
    [yes] You have nothing to ride on with; you are asked so that nobody can tell.
   *[no] A card or an ability can take you farther now.
}
western-legends-page-more-fight_card = It stays face down until both sides are ready. The higher card wins; an ace is highest.
western-legends-page-more-npc_card = What is written on it happens to the player.
western-legends-page-more-defend = Whoever declines has lost, without showing a card.
western-legends-page-more-stand = Whoever declines is arrested.
western-legends-page-more-react = { $alone ->
    [yes] You have no Reaction that fits; you are asked so that nobody can tell.
   *[no] Reactions go back and forth until both sides let it be.
}
western-legends-page-more-name_rank = The cards go to the discard pile; nobody else sees the rest of the hand.
western-legends-page-more-loot = Money or nuggets, not both.
western-legends-page-more-keep_loot = All of one kind; the rest goes to the supply.
western-legends-page-more-poker_pick = With the three cards of the flop they make your hand.
western-legends-page-more-dealer_pick = With the three cards of the flop they make its hand. The house wins or loses; you do not.
western-legends-page-more-join = You draw a card and play for the pot.
western-legends-page-more-disc = A full story rewards all who have a disc on it, at the end of this turn.
western-legends-page-more-sheriff = He tries to arrest a Wanted player he meets.
western-legends-page-more-refuse_wanted = A Wanted player gains LP at the end of each own turn, and can be arrested. Marshal points are lost.
western-legends-page-more-reputation = { $alone ->
    [yes] You have no Reaction that fits; you are asked so that nobody can tell.
   *[no] Reputation brings one more point of the same kind.
}
western-legends-page-more-store = Buy and upgrade as much as you can pay for.
western-legends-page-more-keep_tokens = Nobody else learns what you keep.
western-legends-page-more-goal = A completed goal brings legendary tokens, worth LP at the end.

# $why: none, or what it is for: from the story ..., by the fight card, thanks to ...
western-legends-page-more-choose = { $why ->
    [none] { "" }
   *[other] One of these is yours { $why }.
}
western-legends-page-more-pay = { $why ->
    [none] { "" }
   *[other] You have this choice { $why }.
}

western-legends-page-mesa = a mesa

## Where to go. $way: none, or what lies on the way. $there: none, or who and what is there.

western-legends-page-choice-ride = Ride to { $space }{ western-legends-page-way }{ western-legends-page-there }.
western-legends-page-choice-to = Go to { $space }{ western-legends-page-way }{ western-legends-page-there }.
western-legends-page-choice-start-to = Start at { $space }{ western-legends-page-there }.
western-legends-page-choice-sprint-to = Sprint on to { $space }{ western-legends-page-there }.
western-legends-page-choice-pathfinder-to = Ride on to { $space }{ western-legends-page-there }.
western-legends-page-choice-sheriff-to = Send the Sheriff to { $space }{ western-legends-page-there }.
western-legends-page-choice-driven_off-to = Put the figure at { $space }.
western-legends-page-way = { $way ->
    [none] { "" }
   *[other] { " " }by way of { $way }
}
western-legends-page-there = { $there ->
    [none] { "" }
   *[other] { " " }(there: { $there })
}

## Buttons. $what: what it is about, by its name. $n: how many, where that is a number.

western-legends-page-short-income-income_choice = { $reward }
western-legends-page-short-start-to = { $what }
western-legends-page-short-equip_mount-equip = { $what }
western-legends-page-short-equip_weapon-equip = { $what }
western-legends-page-short-equip_now-yes = Use it now
western-legends-page-short-equip_now-no = Keep the old one
western-legends-page-short-act-store = Go shopping
western-legends-page-short-act-goal = Complete { $what }
western-legends-page-short-act-end = End my turn
western-legends-page-short-after_move-deliver = Deliver cattle
western-legends-page-short-after_move-pass = Nothing more
western-legends-page-short-deliver-done = No more deliveries
western-legends-page-short-move_end-pass = Stay here
western-legends-page-short-move_end-step = Ride one space on
western-legends-page-short-night_scout-pass = Stay here
western-legends-page-short-night_scout_ride-stay = Stay here
western-legends-page-short-county_business-pass = Leave it at that
western-legends-page-short-county_business-put = Bandit to { $what }
western-legends-page-short-county_business-remove = No bandit at { $what }
western-legends-page-short-waiting-getaway = { $me ->
    [yes] Your Getaway
   *[no] Getaway of { $what }
}
western-legends-page-short-waiting-move = The bandit's ride
western-legends-page-short-waiting-driven_off = Being driven off
western-legends-page-short-spawn_type-put = { $bandit }
western-legends-page-short-county_ride-stay = Stay here
western-legends-page-short-getaway-stay = Stay here
western-legends-page-short-hard_drive-take = One action more
western-legends-page-short-hard_drive-pass = Drive gently
western-legends-page-short-fight_start-pass = No effect
western-legends-page-short-defend-fight = Fight
western-legends-page-short-defend-decline = Decline, and lose
western-legends-page-short-stand-fight = Fight
western-legends-page-short-stand-decline = Give up
western-legends-page-short-npc_restart-go_on = Let it stand
western-legends-page-short-npc_restart-restart = Void the fight
western-legends-page-short-react-pass = No reaction
western-legends-page-short-quickdraw-cancel = Cancel it
western-legends-page-short-quickdraw-pass = Let it happen
western-legends-page-short-shootout-restart = Fight again
western-legends-page-short-shootout-pass = Let it stand
western-legends-page-short-act-question = Question { $what }
western-legends-page-short-loot-goods = { $n ->
    [0] { $goods }
   *[other] Take { western-legends-short-thing-goods }
}
western-legends-page-short-loot-nothing = Take nothing
western-legends-page-short-loot-item = Take { $what }
western-legends-page-short-keep_loot-goods = { $n ->
    [0] { $goods }
   *[other] Keep { western-legends-short-thing-goods }
}
western-legends-page-short-keep_loot-nothing = Keep nothing
western-legends-page-short-make_room-drop = Drop { $what }
western-legends-page-short-take_cattle-pass = Leave the cattle
western-legends-page-short-take_cattle-cattle = Take { $what }
western-legends-page-short-pay_toll-money = Give $10
western-legends-page-short-pay_toll-card = Give a card
western-legends-page-short-take_back-yes = Take one back
western-legends-page-short-take_back-no = Leave them
western-legends-page-short-refuse_wanted-take = Take the points
western-legends-page-short-refuse_wanted-refuse = Refuse them
western-legends-page-short-track_kind-marshal = Marshal points
western-legends-page-short-track_kind-wanted = Wanted points
western-legends-page-short-pay-pass = Do not pay
western-legends-page-short-show_gold-pass = Do not show it
western-legends-page-short-reputation-pass = No reaction
western-legends-page-short-reroll-pass = Keep both dice
western-legends-page-short-how_many-cards = { $n ->
    [0] No card
    [one] { $n } card
   *[other] { $n } cards
}
western-legends-page-short-reroll-die = { $n ->
    [0] Roll the first die again
   *[other] Roll the second die again
}
western-legends-page-short-free_item-pass = Take nothing
western-legends-page-short-legendary_item-pass = Put it back
western-legends-page-short-shop-pass = Buy nothing
western-legends-page-short-store-done = Leave the store
western-legends-page-short-join-join = Join for $10
western-legends-page-short-join-pass = Stay out of it
western-legends-page-short-disc-pass = Place no disc
western-legends-page-short-goal-pass = Not now
western-legends-page-short-goal-goal = Complete { $what }
western-legends-page-short-sheriff-stay = Leave him there
western-legends-page-short-sheriff-to = Send him to { $what }
western-legends-page-short-sprint-to = Sprint on to { $what }
western-legends-page-short-pathfinder-to = Ride on to { $what }
western-legends-page-short-reward_move-stay = Stay here
western-legends-page-short-relocate-stay = Stay here

## Refusals that the terminal words for its keyboard

western-legends-page-why-say_end = To stop before your actions are used up, end your turn.
western-legends-page-why-say_decline = Whoever does not want to fight declines, and has lost.
