### Public Enemy Number One. Keys: pe-<family>-<id as the rules write it>.

pe-name = Public Enemy Number One
pe-about =
    Collect outlaws from four towns and a saloon. The first player who owns the Wanted token of
    every gang and the One wins.

## Gangs, decks

pe-gang-wild_bunch = Wild Bunch
pe-gang-daltons = Daltons
pe-gang-james_younger = James-Younger
pe-gang-loners = Loners

# So many cards of a gang.
pe-count-wild_bunch = { $count ->
    [0] no Wild Bunch
   *[other] { $count } Wild Bunch
}
pe-count-daltons = { $count ->
    [0] no Daltons
    [one] { $count } Dalton
   *[other] { $count } Daltons
}
pe-count-james_younger = { $count ->
    [0] no James-Younger
   *[other] { $count } James-Younger
}
pe-count-loners = { $count ->
    [0] no Loners
    [one] { $count } Loner
   *[other] { $count } Loners
}

pe-deck-tombstone = Tombstone
pe-deck-cripple_creek = Cripple Creek
pe-deck-deadwood = Deadwood
pe-deck-dodge_city = Dodge City
pe-deck-saloon = the saloon

## Saloon cards

pe-card-sheriff = Sheriff
pe-card-bounty_hunter = Bounty Hunter
pe-card-swindler = Swindler

pe-several-sheriff = { $count ->
    [one] { $count } Sheriff
   *[other] { $count } Sheriffs
}
pe-several-bounty_hunter = { $count ->
    [one] { $count } Bounty Hunter
   *[other] { $count } Bounty Hunters
}
pe-several-swindler = { $count ->
    [one] { $count } Swindler
   *[other] { $count } Swindlers
}

## Outlaws

pe-outlaw = { $leader ->
    [yes] { $name } ({ $gang } leader)
   *[no] { $name } ({ $gang })
}

pe-card-butch_cassidy = Butch Cassidy
pe-card-sundance_kid = Sundance Kid
pe-card-elzy_lay = Elzy Lay
pe-card-bitter_creek_newcomb = Bitter Creek Newcomb
pe-card-blackface_charley_bryant = Blackface Charley Bryant
pe-card-william_mcelhanie = William McElhanie
pe-card-cole_younger = Cole Younger
pe-card-arthur_mccoy = Arthur McCoy
pe-card-jim_cummins = Jim Cummins
pe-card-black_bart = Black Bart
pe-card-pearl_hart = Pearl Hart
pe-card-apache_kid = Apache Kid
pe-card-bob_lee = Bob Lee
pe-card-lonnie_logan = Lonnie Logan
pe-card-deaf_charley_hanks = Deaf Charley Hanks
pe-card-bob_dalton = Bob Dalton
pe-card-grat_dalton = Grat Dalton
pe-card-emmett_dalton = Emmett Dalton
pe-card-jim_younger = Jim Younger
pe-card-clell_miller = Clell Miller
pe-card-bill_chadwell = Bill Chadwell
pe-card-belle_starr = Belle Starr
pe-card-cherokee_bill = Cherokee Bill
pe-card-bill_longley = Bill Longley
pe-card-kid_curry = Kid Curry
pe-card-flat_nose_curry = Flat-Nose Curry
pe-card-tom_oday = Tom O'Day
pe-card-charley_pierce = Charley Pierce
pe-card-bill_power = Bill Power
pe-card-dick_broadwell = Dick Broadwell
pe-card-jesse_james = Jesse James
pe-card-frank_james = Frank James
pe-card-wood_hite = Wood Hite
pe-card-calamity_jane = Calamity Jane
pe-card-cattle_kate = Cattle Kate
pe-card-tom_horn = Tom Horn
pe-card-ben_kilpatrick = Ben Kilpatrick
pe-card-will_carver = Will Carver
pe-card-laura_bullion = Laura Bullion
pe-card-bill_dalton = Bill Dalton
pe-card-bill_doolin = Bill Doolin
pe-card-arkansas_tom_jones = Arkansas Tom Jones
pe-card-bob_younger = Bob Younger
pe-card-john_younger = John Younger
pe-card-charlie_pitts = Charlie Pitts
pe-card-billy_the_kid = Billy the Kid
pe-card-john_wesley_hardin = John Wesley Hardin
pe-card-clay_allison = Clay Allison

## Options: what each one changes

pe-option-fast =
    A shorter game for 2, 3 or 4 players: one outlaw of each gang leaves each town, and one
    saloon card of each kind leaves the saloon.
pe-option-duel =
    Duel in the Sun: ties for a Wanted token or for the One are shot out instead of left open.
pe-option-dollars =
    For a Fistful of Dollars: two tiles a round, each good for sending a town's open card under
    its deck or for a secret look at a hidden card.
pe-option-cavalry =
    The Cavalry: after drawing you may place it on a town, and nobody draws there while it stays.
pe-option-supremacy =
    Supremacy: each round one gang, drawn by lot, counts one card more for points.
pe-option-round_cap =
    The game ends after so many rounds; most Wanted tokens win, then the One, then the points of
    the last round. 0 means no limit; 10 suits a first game.
pe-option-starter =
    Who starts the first round: a seat, counted from 0, or random.

## How to play

pe-intro =
    You want the Wanted token of all four gangs and the One: whoever owns all five wins at once.
    Each gang has a Wanted token for everybody; there is only a single One.

    On your turn you draw one card: the open outlaw of a town, or the hidden top card of the
    saloon. Outlaws go onto your stack of their gang. Saloon cards act at once: the Sheriff costs
    you a card, the Bounty Hunter costs an opponent one, the Swindler steals one. Only the top
    card of a stack can be lost.

    A round ends when somebody has a card of every gang, or when a deck is empty. Then the most
    cards of a gang earn its Wanted token (its leader breaks a tie), and the most points take the
    One. Tokens and the One stay with their owners from round to round; all cards are gathered
    and shuffled again. Whoever holds the One starts the next round.

    One card of a gang is worth 2 points, then 3, 5, 8, 12, 17, 23, and 30 for eight or more:
    a big gang pays more than many small ones.

pe-intro-cap =
    The game ends after round { $rounds } at the latest. Then the most Wanted tokens win; if they
    are level the One decides, and then the points of the last round.

pe-first-game =
    Public Enemy Number One goes on until somebody has won all five tokens, which can take long.
    Stop after 10 rounds? [Y/n]

pe-help =
    odds tells what may still come, from what you can see.

    look shows the table again.

    stacks shows every card in front of every player.
pe-aside-odds = Odds
pe-aside-stacks = All stacks

## The table

pe-round = { $cap ->
    [0] Round { $round }.
   *[other] Round { $round } of at most { $cap }.
}
pe-modules = With { $modules }.
pe-module-fast = the fast game
pe-module-duel = Duel in the Sun
pe-module-dollars = Fistful of Dollars
pe-module-cavalry = Cavalry
pe-module-supremacy = Supremacy
pe-supremacy = Supremacy: the { $gang } count one card more for points this round.
pe-town = { $town }: { $card } is face up, { $hidden ->
    [0] the last card.
    [one] with { $hidden } card below.
   *[other] with { $hidden } cards below.
}
pe-town-next = You know the next one: { $card }.
pe-town-cavalry = The Cavalry bars this town.
pe-saloon = { $count ->
    [one] The saloon: the last card lies face down.
   *[other] The saloon: { $count } cards lie face down.
}
pe-saloon-next = You know the top one: { $card }.

pe-player = { $who }: { $stacks }, worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
pe-player-nothing = { $who }: no cards.
pe-stack = { $leader ->
    [yes] { $count } with their leader ({ $top } on top)
   *[no] { $count } ({ $top } on top)
}
pe-stack-single = { $leader ->
    [yes] { $count } (their leader, { $top })
   *[no] { $count } ({ $top })
}
pe-wanted = { $count ->
    [0] No Wanted token
    [one] Wanted token: { $gangs }
   *[other] Wanted tokens: { $gangs }
}
pe-player-wanted = { $one ->
    [yes] { $wanted }; and the One.
   *[no] { $wanted }.
}
pe-player-dollars = { $count ->
    [0] No Dollars left.
    [one] { $count } Dollars tile.
   *[other] { $count } Dollars tiles.
}
pe-stack-listed = { $count }, top first: { $cards }.
pe-out = Out for this round: { $cards }.
pe-out-nothing = Nothing is out for this round yet.
pe-removed = { $count ->
    [one] Left out of the fast game: { $count } outlaw nobody has seen.
   *[other] Left out of the fast game: { $count } outlaws nobody has seen.
}

## Asks

pe-ask-draw = { $dollars ->
    [yes] Your turn: spend a Dollars tile first, or draw. Which?
   *[no] Your turn: which card do you draw?
}
pe-ask-sheriff = The Sheriff takes one of your uncovered cards. Which one do you discard?
pe-ask-bounty_hunter = The Bounty Hunter removes an opponent's uncovered card. Which one?
pe-ask-swindler = The Swindler steals an opponent's uncovered card for you. Which one?
pe-ask-cavalry = Do you send the Cavalry to a town before your turn ends?

# What another player is thinking about.
pe-thinks-draw = { $who } is on turn.
pe-thinks-sheriff = { $who } must choose a card for the Sheriff.
pe-thinks-bounty_hunter = { $who } chooses whom the Bounty Hunter visits.
pe-thinks-swindler = { $who } chooses what the Swindler steals.
pe-thinks-cavalry = { $who } may send the Cavalry to a town.

## Choices, with what they lead to

pe-choice-draw = Draw { $card } from { $town }: you would have { $count }, { $standing }.
pe-choice-saloon = { $count ->
    [one] Draw the hidden last card of the saloon.
   *[other] Draw the hidden top card of the saloon.
}
pe-choice-saloon-known = Draw from the saloon: you know it is a { $card }.
pe-choice-bury = Spend a Dollars tile: send { $card } under { $town } and turn up the next card.
pe-choice-peek = Spend a Dollars tile: look secretly at the next card of { $town }.
pe-choice-peek-known = Spend a Dollars tile: look again at { $card }, the next card of { $town }.
pe-choice-discard = Discard { $card }: you would have { $count } left.
pe-choice-hunt = Discard { $card } of { $owner }, who would have { $count } left.
pe-choice-swindle = Take { $card } from { $owner }: you would have { $count }, { $standing }.
pe-choice-pass = { $town ->
    [none] Leave the Cavalry off the board.
   *[other] Leave the Cavalry at { $town }.
}
pe-choice-cavalry = { $left ->
    [none] Place the Cavalry at { $town }: nobody may draw { $card } while it stays.
   *[other] Move the Cavalry from { $left } to { $town }: nobody may draw { $card } while it stays.
}
pe-choice-four = That gives you a card of every gang and ends the round.
pe-choice-last = That empties { $town } and ends the round.

pe-standing-most = the most
pe-standing-level = { $leader ->
    [yours] level with { $rivals }, and the leader is yours
    [theirs] level with { $rivals }, and the leader is not yours
   *[nobodys] level with { $rivals }
}
pe-standing-behind = behind { $rivals } with { $count }

# Choices that share a line.
pe-group-bury = Spend a Dollars tile to send a town's open card under its deck: { $choices }.
pe-group-peek = Spend a Dollars tile to look secretly at the next card: { $choices }.
pe-item = { $number } { $deck }
pe-item-known = { $number } { $deck } (you know it: { $card })

# A choice in a few words, for those that are not possible now.
pe-short-pass = pass
pe-short-draw = draw from { $deck }
pe-short-bury = bury at { $deck }
pe-short-peek = look at { $deck }
pe-short-discard = discard { $gang }
pe-short-hunt = hunt { $gang } of { $owner }
pe-short-swindle = take { $gang } from { $owner }
pe-short-cavalry = Cavalry to { $deck }

## Refusals

pe-why-no_passing = You cannot pass: on your turn you draw exactly one card.
pe-why-compulsory = You cannot pass: what a saloon card does is done if it can be done.
pe-why-nothing_open_to_bury = No card lies open at the saloon; only a town's open card is buried.
pe-why-cavalry_here =
    The Cavalry stands at { $town }: nobody draws there or uses a Dollars tile there.
pe-why-one_dollar_a_turn = You have spent a Dollars tile this turn; one a turn is all.
pe-why-no_dollars = This takes { $needs } Dollars tile and you have { $has } left this round.
pe-why-no_hidden_card = No card lies hidden at { $deck }.
pe-why-no_stack = { $me ->
    [yes] You have no { $gang } card.
   *[no] { $who } has no { $gang } card.
}
pe-why-own_card = That card is your own; this saloon card is for opponents.
pe-why-never_at_the_saloon = The Cavalry stands on towns, never on the saloon.
pe-why-already_there =
    The Cavalry stands at { $town } already; leave it there by passing.

## Events

pe-event-round_begins = { $me ->
    [yes] Round { $round } begins. You start it.
   *[no] Round { $round } begins. { $who } starts it.
} { $supremacy ->
    [none] { "" }
   *[other] The { $supremacy } count one card more for points.
}
pe-event-turned_up = { $town } now shows { $card }.
pe-event-took = { $me ->
    [yes] You take { $card } from { $town }.
   *[no] { $who } takes { $card } from { $town }.
}
pe-event-saloon = { $me ->
    [yes] You draw a { $card } from the saloon.
   *[no] { $who } draws a { $card } from the saloon.
}
pe-event-no_effect = The { $card } finds no card to take.
pe-event-discarded = { $me ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
pe-event-hunted = { $mine ->
    [yes] { $who } has your { $card } discarded.
   *[no] { $me ->
        [yes] You have { $card } of { $owner } discarded.
       *[no] { $who } has { $card } of { $owner } discarded.
    }
}
pe-event-swindled = { $mine ->
    [yes] { $who } takes your { $card }.
   *[no] { $me ->
        [yes] You take { $card } from { $owner }.
       *[no] { $who } takes { $card } from { $owner }.
    }
}
pe-event-buried = { $me ->
    [yes] You spend a Dollars tile and send { $card } under { $town }.
   *[no] { $who } spends a Dollars tile and sends { $card } under { $town }.
}
pe-event-peeked = { $me ->
    [yes] You spend a Dollars tile and look at the next card of { $deck }: { $card }.
   *[no] { $who } spends a Dollars tile and looks at the next card of { $deck }.
}
pe-event-cavalry = { $left ->
    [none] { $me ->
        [yes] You place the Cavalry at { $town }.
       *[no] { $who } places the Cavalry at { $town }.
    }
   *[other] { $me ->
        [yes] You move the Cavalry from { $left } to { $town }.
       *[no] { $who } moves the Cavalry from { $left } to { $town }.
    }
}
pe-event-round_over = { $why ->
    [deck_empty] The round is over: no card is left at { $deck }.
   *[four_gangs] { $me ->
        [yes] The round is over: you have a card of every gang.
       *[no] The round is over: { $who } has a card of every gang.
    }
}
pe-event-majority = { $how ->
    [no_cards] { $gang }: nobody has a card, so nobody gains a Wanted token.
    [tie] { $gang }: { $tied } tie at { $most } without the leader; nobody gains a Wanted token.
    [fallen] { $gang }: { $tied } tie at { $most } and both fall; nobody gains a Wanted token.
   *[won] { $gang }: { $me ->
        [yes] you win
       *[no] { $who } wins
    } { $how ->
        [leader] the tie at { $most } by owning the leader
        [duel] the tie at { $most } by shooting it out
       *[most] with { $most }
    } { $gains ->
        [yes] and { $me ->
            [yes] gain
           *[no] gains
        } the Wanted token.
       *[no] but { $me ->
            [yes] have
           *[no] has
        } the Wanted token already.
    }
}
pe-prize-one = the One
pe-prize-gang = the { $gang } Wanted token
pe-event-duel = Duel in the Sun for { $prize }: { $shots }. { $me ->
    [nobody] Both fall and nobody wins.
    [yes] You win.
   *[no] { $who } wins.
}
pe-shot = { $who } at tile { $tile }
pe-event-tuel = Shoot-out for { $prize }: { $order } turn { $tiles } tiles in this order. Tile { $bang } is the Bang: { $me ->
    [yes] you win.
   *[no] { $who } wins.
}
pe-event-points = Points: { $rows }.
pe-points-row = { $points } for { $who } ({ $parts })
pe-points-row-nothing = 0 for { $who }
pe-points-part = { $gang } { $points }
pe-event-one = { $how ->
    [nobody] { $tied } tie for the most points, so nobody takes the One.
    [keeps_tie] { $tied } tie for the most points, so the One stays where it is: { $me ->
        [yes] with you.
       *[no] with { $who }.
    }
    [keeps] { $me ->
        [yes] You keep the One.
       *[no] { $who } keeps the One.
    }
    [from] { $me ->
        [yes] You take the One from { $before }.
       *[no] { $who } takes the One from { $before }.
    }
   *[takes] { $me ->
        [yes] You take the One.
       *[no] { $who } takes the One.
    }
}
pe-event-game_over = { $why ->
    [public_enemy] The game is over.
   *[round_cap] The game is over: the last round has been played.
}

## The end

pe-end-public_enemy = { $me ->
    [yes] You are Public Enemy Number One, with all four Wanted tokens and the One!
   *[no] { $who } is Public Enemy Number One, with all four Wanted tokens and the One.
}
pe-end-round_cap = { $me ->
    [yes] You win
   *[no] { $who } { $count ->
        [one] wins
       *[other] win together
    }
} after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}: { $by ->
    [one] level in Wanted tokens, and ahead by holding the One.
    [points] level in Wanted tokens, and ahead by the points of the last round.
    [level] level in Wanted tokens, the One and points.
   *[wanted] the most Wanted tokens.
}
pe-end-row = { $who }: { $wanted }{ $one ->
    [yes] ; the One
   *[no] { "" }
}; { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the last scoring.

# Won by a Wanted token, before the points were counted.
pe-end-row-uncounted = { $who }: { $wanted }{ $one ->
    [yes] ; the One.
   *[no] .
}
pe-end-uncounted = Points were not counted this round.

## Odds

pe-odds-about =
    From what you can see: who may still lie face down, and how likely each is to turn up next.
pe-odds-town = { $count ->
    [one] { $town }, { $count } card face down: { $parts }.
   *[other] { $town }, { $count } cards face down: { $parts }.
}
pe-odds-town-nothing = { $town }: no card lies face down.
pe-odds-part = { $count } ({ $chance })
pe-odds-known = { $town }, next: { $card }, for certain.
pe-odds-known-saloon = The saloon, next: { $card }, for certain.
pe-odds-leader = The leader { $card } is next with a chance of { $chance }.
pe-odds-leader-known = The leader { $card } is next.
pe-odds-leader-later = The leader { $card } lies further down.
pe-odds-leader-gone = No leader is hidden here.
pe-odds-saloon = { $count ->
    [one] The saloon, { $count } card: { $parts }.
   *[other] The saloon, { $count } cards: { $parts }.
}
pe-odds-saloon-hurts = It strikes an opponent with a chance of { $chance }.
