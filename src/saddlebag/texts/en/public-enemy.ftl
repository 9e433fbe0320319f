### Public Enemy Number One. Keys: public-enemy-<family>-<id as the rules write it>.

public-enemy-name = Public Enemy Number One
public-enemy-about =
    Collect outlaws from four towns and a saloon. The first player who owns the Wanted token of
    every gang and the One wins.

## Gangs, decks

public-enemy-gang-wild_bunch = Wild Bunch
public-enemy-gang-daltons = Daltons
public-enemy-gang-james_younger = James-Younger
public-enemy-gang-loners = Loners

# So many cards of a gang.
public-enemy-count-wild_bunch = { $count ->
    [0] no Wild Bunch
   *[other] { $count } Wild Bunch
}
public-enemy-count-daltons = { $count ->
    [0] no Daltons
    [one] { $count } Dalton
   *[other] { $count } Daltons
}
public-enemy-count-james_younger = { $count ->
    [0] no James-Younger
   *[other] { $count } James-Younger
}
public-enemy-count-loners = { $count ->
    [0] no Loners
    [one] { $count } Loner
   *[other] { $count } Loners
}

public-enemy-deck-tombstone = Tombstone
public-enemy-deck-cripple_creek = Cripple Creek
public-enemy-deck-deadwood = Deadwood
public-enemy-deck-dodge_city = Dodge City
public-enemy-deck-saloon = the saloon

## Saloon cards

public-enemy-card-sheriff = Sheriff
public-enemy-card-bounty_hunter = Bounty Hunter
public-enemy-card-swindler = Swindler

public-enemy-several-sheriff = { $count ->
    [one] { $count } Sheriff
   *[other] { $count } Sheriffs
}
public-enemy-several-bounty_hunter = { $count ->
    [one] { $count } Bounty Hunter
   *[other] { $count } Bounty Hunters
}
public-enemy-several-swindler = { $count ->
    [one] { $count } Swindler
   *[other] { $count } Swindlers
}

## Outlaws

public-enemy-outlaw = { $leader ->
    [yes] { $name } ({ $gang } leader)
   *[no] { $name } ({ $gang })
}

public-enemy-card-butch_cassidy = Butch Cassidy
public-enemy-card-sundance_kid = Sundance Kid
public-enemy-card-elzy_lay = Elzy Lay
public-enemy-card-bitter_creek_newcomb = Bitter Creek Newcomb
public-enemy-card-blackface_charley_bryant = Blackface Charley Bryant
public-enemy-card-william_mcelhanie = William McElhanie
public-enemy-card-cole_younger = Cole Younger
public-enemy-card-arthur_mccoy = Arthur McCoy
public-enemy-card-jim_cummins = Jim Cummins
public-enemy-card-black_bart = Black Bart
public-enemy-card-pearl_hart = Pearl Hart
public-enemy-card-apache_kid = Apache Kid
public-enemy-card-bob_lee = Bob Lee
public-enemy-card-lonnie_logan = Lonnie Logan
public-enemy-card-deaf_charley_hanks = Deaf Charley Hanks
public-enemy-card-bob_dalton = Bob Dalton
public-enemy-card-grat_dalton = Grat Dalton
public-enemy-card-emmett_dalton = Emmett Dalton
public-enemy-card-jim_younger = Jim Younger
public-enemy-card-clell_miller = Clell Miller
public-enemy-card-bill_chadwell = Bill Chadwell
public-enemy-card-belle_starr = Belle Starr
public-enemy-card-cherokee_bill = Cherokee Bill
public-enemy-card-bill_longley = Bill Longley
public-enemy-card-kid_curry = Kid Curry
public-enemy-card-flat_nose_curry = Flat-Nose Curry
public-enemy-card-tom_oday = Tom O'Day
public-enemy-card-charley_pierce = Charley Pierce
public-enemy-card-bill_power = Bill Power
public-enemy-card-dick_broadwell = Dick Broadwell
public-enemy-card-jesse_james = Jesse James
public-enemy-card-frank_james = Frank James
public-enemy-card-wood_hite = Wood Hite
public-enemy-card-calamity_jane = Calamity Jane
public-enemy-card-cattle_kate = Cattle Kate
public-enemy-card-tom_horn = Tom Horn
public-enemy-card-ben_kilpatrick = Ben Kilpatrick
public-enemy-card-will_carver = Will Carver
public-enemy-card-laura_bullion = Laura Bullion
public-enemy-card-bill_dalton = Bill Dalton
public-enemy-card-bill_doolin = Bill Doolin
public-enemy-card-arkansas_tom_jones = Arkansas Tom Jones
public-enemy-card-bob_younger = Bob Younger
public-enemy-card-john_younger = John Younger
public-enemy-card-charlie_pitts = Charlie Pitts
public-enemy-card-billy_the_kid = Billy the Kid
public-enemy-card-john_wesley_hardin = John Wesley Hardin
public-enemy-card-clay_allison = Clay Allison

## Options: what each one changes

public-enemy-option-fast =
    A shorter game for 2, 3 or 4 players: one outlaw of each gang leaves each town, and one
    saloon card of each kind leaves the saloon.
public-enemy-option-duel =
    Duel in the Sun: ties for a Wanted token or for the One are shot out instead of left open.
public-enemy-option-dollars =
    For a Fistful of Dollars: two tiles a round, each good for sending a town's open card under
    its deck or for a secret look at a hidden card.
public-enemy-option-cavalry =
    The Cavalry: after drawing you may place it on a town, and nobody draws there while it stays.
public-enemy-option-supremacy =
    Supremacy: each round one gang, drawn by lot, counts one card more for points.
public-enemy-option-round_cap =
    The game ends after so many rounds; most Wanted tokens win, then the One, then the points of
    the last round. 0 means no limit; 10 suits a first game.
public-enemy-option-starter =
    Who starts the first round: a seat, counted from 0, or random.

## How to play

public-enemy-intro =
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

public-enemy-intro-cap =
    The game ends after round { $rounds } at the latest. Then the most Wanted tokens win; if they
    are level the One decides, and then the points of the last round.

public-enemy-first-game =
    Public Enemy Number One goes on until somebody has won all five tokens, which can take long.
    Stop after 10 rounds? [Y/n]

public-enemy-help =
    odds tells what may still come, from what you can see.

    look shows the table again.

    stacks shows every card in front of every player.
public-enemy-aside-odds = Odds
public-enemy-aside-stacks = All stacks

## The table

public-enemy-round = { $cap ->
    [0] Round { $round }.
   *[other] Round { $round } of at most { $cap }.
}
public-enemy-modules = With { $modules }.
public-enemy-module-fast = the fast game
public-enemy-module-duel = Duel in the Sun
public-enemy-module-dollars = Fistful of Dollars
public-enemy-module-cavalry = Cavalry
public-enemy-module-supremacy = Supremacy
public-enemy-supremacy = Supremacy: the { $gang } count one card more for points this round.
public-enemy-town = { $town }: { $card } is face up, { $hidden ->
    [0] the last card.
    [one] with { $hidden } card below.
   *[other] with { $hidden } cards below.
}
public-enemy-town-next = You know the next one: { $card }.
public-enemy-town-cavalry = The Cavalry bars this town.
public-enemy-saloon = { $count ->
    [one] The saloon: the last card lies face down.
   *[other] The saloon: { $count } cards lie face down.
}
public-enemy-saloon-next = You know the top one: { $card }.

public-enemy-player = { $who }: { $stacks }, worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
public-enemy-player-stacks = { $who }: { $stacks }
public-enemy-player-nothing = { $who }: no cards.
public-enemy-stack = { $leader ->
    [yes] { $count } with their leader ({ $top } on top)
   *[no] { $count } ({ $top } on top)
}
public-enemy-stack-single = { $leader ->
    [yes] { $count } (their leader, { $top })
   *[no] { $count } ({ $top })
}
public-enemy-wanted = { $count ->
    [0] No Wanted token
    [one] Wanted token: { $gangs }
   *[other] Wanted tokens: { $gangs }
}
public-enemy-player-wanted = { $one ->
    [yes] { $wanted }; and the One.
   *[no] { $wanted }.
}
public-enemy-player-dollars = { $count ->
    [0] No Dollars left.
    [one] { $count } Dollars tile.
   *[other] { $count } Dollars tiles.
}
public-enemy-stack-listed = { $count }, top first: { $cards }.
public-enemy-out = Out for this round: { $cards }.
public-enemy-out-nothing = Nothing is out for this round yet.
public-enemy-removed = { $count ->
    [one] Left out of the fast game: { $count } outlaw nobody has seen.
   *[other] Left out of the fast game: { $count } outlaws nobody has seen.
}

## Asks

public-enemy-ask-draw = { $dollars ->
    [yes] Your turn: spend a Dollars tile first, or draw. Which?
   *[no] Your turn: which card do you draw?
}
public-enemy-ask-sheriff = The Sheriff takes one of your uncovered cards. Which one do you discard?
public-enemy-ask-bounty_hunter = The Bounty Hunter removes an opponent's uncovered card. Which one?
public-enemy-ask-swindler = The Swindler steals an opponent's uncovered card for you. Which one?
public-enemy-ask-cavalry = Do you send the Cavalry to a town before your turn ends?

# What another player is thinking about.
public-enemy-thinks-draw = { $who } is on turn.
public-enemy-thinks-sheriff = { $who } must choose a card for the Sheriff.
public-enemy-thinks-bounty_hunter = { $who } chooses whom the Bounty Hunter visits.
public-enemy-thinks-swindler = { $who } chooses what the Swindler steals.
public-enemy-thinks-cavalry = { $who } may send the Cavalry to a town.

## Choices, with what they lead to

public-enemy-choice-draw = { $deck_key ->
    [saloon] { public-enemy-choice-saloon }
   *[other] Draw { $card } from { $deck }: you would have { $count }, { $standing }.
} { $completes ->
    [yes] { public-enemy-choice-four }
   *[no] { public-enemy-choice-last }
}
public-enemy-choice-saloon = { $card ->
    [none] { $left ->
        [one] Draw the hidden last card of the saloon.
       *[other] Draw the hidden top card of the saloon.
    }
   *[other] Draw from the saloon: you know it is a { $card }.
}
public-enemy-choice-bury = Spend a Dollars tile: send { $card } under { $town } and turn up the next card.
public-enemy-choice-peek = { $card ->
    [none] Spend a Dollars tile: look secretly at the next card of { $deck }.
   *[other] Spend a Dollars tile: look again at { $card }, the next card of { $deck }.
}
public-enemy-choice-discard = Discard { $card }: you would have { $count } left.
public-enemy-choice-hunt = Discard { $card } of { $whom }, who would have { $count } left.
public-enemy-choice-swindle = Take { $card } from { $whom }: you would have { $count }, { $standing }. { $completes ->
    [yes] { public-enemy-choice-four }
   *[no] { "" }
}
public-enemy-choice-pass = { $left ->
    [none] Leave the Cavalry off the board.
   *[other] Leave the Cavalry at { $left }.
}
public-enemy-choice-cavalry = { $left ->
    [none] Place the Cavalry at { $town }: nobody may draw { $card } while it stays.
   *[other] Move the Cavalry from { $left } to { $town }: nobody may draw { $card } while it stays.
}
public-enemy-choice-four = That gives you a card of every gang and ends the round.
public-enemy-choice-last = { $left ->
    [one] That empties { $deck } and ends the round.
   *[other] { "" }
}

public-enemy-standing-most = the most
public-enemy-standing-level = { $leader ->
    [yours] level with { $rivals }, and the leader is yours
    [theirs] level with { $rivals }, and the leader is not yours
   *[nobodys] level with { $rivals }
}
public-enemy-standing-behind = behind { $rivals } with { $count }

# Choices that share a line.
public-enemy-group-bury = Spend a Dollars tile to send a town's open card under its deck: { $choices }.
public-enemy-group-peek = Spend a Dollars tile to look secretly at the next card: { $choices }.
public-enemy-item = { $number } { $deck }
public-enemy-item-known = { $number } { $deck } (you know it: { $card })

# A choice in a few words, for those that are not possible now.
public-enemy-short-pass = pass
public-enemy-short-draw = draw from { $deck }
public-enemy-short-bury = bury at { $what }
public-enemy-short-peek = look at { $deck }
public-enemy-short-discard = discard { $gang }
public-enemy-short-hunt = hunt { $gang } of { $whom }
public-enemy-short-swindle = take { $gang } from { $whom }
public-enemy-short-cavalry = Cavalry to { $what }

## Refusals

public-enemy-why-no_passing = You cannot pass: on your turn you draw exactly one card.
public-enemy-why-compulsory = You cannot pass: what a saloon card does is done if it can be done.
public-enemy-why-nothing_open_to_bury = No card lies open at the saloon; only a town's open card is buried.
public-enemy-why-cavalry_here =
    The Cavalry stands at { $town }: nobody draws there or uses a Dollars tile there.
public-enemy-why-one_dollar_a_turn = You have spent a Dollars tile this turn; one a turn is all.
public-enemy-why-no_dollars = This takes { $needs } Dollars tile and you have { $has } left this round.
public-enemy-why-no_hidden_card = No card lies hidden at { $deck }.
public-enemy-why-no_stack = { $me ->
    [yes] You have no { $gang } card.
   *[no] { $who } has no { $gang } card.
}
public-enemy-why-own_card = That card is your own; this saloon card is for opponents.
public-enemy-why-never_at_the_saloon = The Cavalry stands on towns, never on the saloon.
public-enemy-why-already_there =
    The Cavalry stands at { $town } already; leave it there by passing.

## Events

public-enemy-told-round_begins = { $me ->
    [yes] Round { $round } begins. You start it.
   *[no] Round { $round } begins. { $who } starts it.
} { $supremacy ->
    [none] { "" }
   *[other] The { $supremacy } count one card more for points.
}
public-enemy-told-turned_up = { $town } now shows { $card }.
public-enemy-told-took = { $me ->
    [yes] You take { $card } from { $town }.
   *[no] { $who } takes { $card } from { $town }.
}
public-enemy-told-saloon = { $me ->
    [yes] You draw a { $card } from the saloon.
   *[no] { $who } draws a { $card } from the saloon.
}
public-enemy-told-no_effect = The { $card } finds no card to take.
public-enemy-told-discarded = { $me ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
public-enemy-told-hunted = { $mine ->
    [yes] { $who } has your { $card } discarded.
   *[no] { $me ->
        [yes] You have { $card } of { $other } discarded.
       *[no] { $who } has { $card } of { $other } discarded.
    }
}
public-enemy-told-swindled = { $mine ->
    [yes] { $who } takes your { $card }.
   *[no] { $me ->
        [yes] You take { $card } from { $other }.
       *[no] { $who } takes { $card } from { $other }.
    }
}
public-enemy-told-buried = { $me ->
    [yes] You spend a Dollars tile and send { $card } under { $town }.
   *[no] { $who } spends a Dollars tile and sends { $card } under { $town }.
}
public-enemy-told-peeked = { $me ->
    [yes] You spend a Dollars tile and look at the next card of { $deck }: { $card }.
   *[no] { $who } spends a Dollars tile and looks at the next card of { $deck }.
}
public-enemy-told-cavalry = { $left ->
    [none] { $me ->
        [yes] You place the Cavalry at { $town }.
       *[no] { $who } places the Cavalry at { $town }.
    }
   *[other] { $me ->
        [yes] You move the Cavalry from { $left } to { $town }.
       *[no] { $who } moves the Cavalry from { $left } to { $town }.
    }
}
public-enemy-told-round_over = { $why ->
    [deck_empty] The round is over: no card is left at { $deck }.
   *[four_gangs] { $me ->
        [yes] The round is over: you have a card of every gang.
       *[no] The round is over: { $who } has a card of every gang.
    }
}
public-enemy-told-majority = { $how ->
    [no_cards] { $gang }: nobody has a card, so nobody gains a Wanted token.
    [tie] { $gang }: { $tied } tie at { $most } without the leader; nobody gains a Wanted token.
   *[won] { $who ->
        [none] { $gang }: { $tied } tie at { $most } and both fall; nobody gains a Wanted token.
       *[other] { public-enemy-told-majority-won }
    }
}
public-enemy-told-majority-won = { $gang }: { $me ->
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
public-enemy-prize-one = the One
public-enemy-prize-gang = the { $gang } Wanted token
public-enemy-told-duel = Duel in the Sun for { $prize }: { $shots }. { $who ->
    [none] Both fall and nobody wins.
   *[other] { $me ->
        [yes] You win.
       *[no] { $who } wins.
    }
}
public-enemy-shot = { $whom } at tile { $tile }
public-enemy-told-tuel = Shoot-out for { $prize }: { $order } turn { $tiles } tiles in this order. Tile { $bang } is the Bang: { $me ->
    [yes] you win.
   *[no] { $whom } wins.
}
public-enemy-told-points = Points: { $rows }.
public-enemy-points-row = { $parts ->
    [none] 0 for { $whom }
   *[other] { $points } for { $whom } ({ $parts })
}
public-enemy-points-part = { $gang } { $points }
public-enemy-told-one = { $how ->
    [nobody] { $tied } tie for the most points, so nobody takes the One.
    [keeps_tie] { $tied } tie for the most points, so the One stays where it is: { $me ->
        [yes] with you.
       *[no] with { $whom }.
    }
    [keeps] { $me ->
        [yes] You keep the One.
       *[no] { $who } keeps the One.
    }
    [from] { $me ->
        [yes] You take the One from { $from }.
       *[no] { $who } takes the One from { $from }.
    }
   *[takes] { $me ->
        [yes] You take the One.
       *[no] { $who } takes the One.
    }
}
public-enemy-told-game_over = { $why ->
    [public_enemy] The game is over.
   *[round_cap] The game is over: the last round has been played.
}

## The end

public-enemy-end-public_enemy = { $me ->
    [yes] You are Public Enemy Number One, with all four Wanted tokens and the One!
   *[no] { $who } is Public Enemy Number One, with all four Wanted tokens and the One.
}
public-enemy-end-round_cap = { $me ->
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
public-enemy-end-row = { $who }: { $wanted }{ $one ->
    [yes] ; the One
   *[no] { "" }
}{ $decided ->
    [before_points] .
   *[other] ; { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in the last scoring.
}
# Won by a Wanted token, before the points were counted.
public-enemy-end-uncounted = { $decided ->
    [before_points] Points were not counted this round.
   *[other] { "" }
}

## Odds

public-enemy-odds-about =
    From what you can see: who may still lie face down, and how likely each is to turn up next.
public-enemy-odds-town = { $count ->
    [one] { $town }, { $count } card face down: { $parts }.
   *[other] { $town }, { $count } cards face down: { $parts }.
}
public-enemy-odds-town-nothing = { $town }: no card lies face down.
public-enemy-odds-part = { $count } ({ $chance })
public-enemy-odds-known = { $town }, next: { $card }, for certain.
public-enemy-odds-known-saloon = The saloon, next: { $card }, for certain.
public-enemy-odds-leader = The leader { $card } is next with a chance of { $chance }.
public-enemy-odds-leader-known = The leader { $card } is next.
public-enemy-odds-leader-later = The leader { $card } lies further down.
public-enemy-odds-leader-gone = No leader is hidden here.
public-enemy-odds-saloon = { $count ->
    [one] The saloon, { $count } card: { $parts }.
   *[other] The saloon, { $count } cards: { $parts }.
}
public-enemy-odds-saloon-hurts = It strikes an opponent with a chance of { $chance }.

public-enemy-passing-cavalry = the cavalry
