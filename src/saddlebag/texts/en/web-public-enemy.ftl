### Public Enemy Number One in the browser, beside public-enemy.ftl. Keys: public-enemy-page-<what it is for>.

public-enemy-page-title-first = Public Enemy
public-enemy-page-title-second = Number One
public-enemy-page-round = { $cap ->
    [0] Round { $round }
   *[other] Round { $round } of { $cap }
}

# On the page a seat is picked from a list, so it is not counted.
public-enemy-option-fast-title = A shorter game for 2, 3 or 4 players
public-enemy-option-fast-page = One outlaw of each gang leaves each town, and one saloon card of each kind leaves the saloon.
public-enemy-option-fast-agreed = { public-enemy-option-fast }
public-enemy-option-duel-title = Duel in the Sun
public-enemy-option-duel-page = Ties for a Wanted token or for the One are shot out instead of left open.
public-enemy-option-duel-agreed = { public-enemy-option-duel }
public-enemy-option-dollars-title = For a Fistful of Dollars
public-enemy-option-dollars-page = Two tiles a round, each good for sending a town's open card under its deck or for a secret look at a hidden card.
public-enemy-option-dollars-agreed = { public-enemy-option-dollars }
public-enemy-option-cavalry-title = The Cavalry
public-enemy-option-cavalry-page = After drawing you may place it on a town, and nobody draws there while it stays.
public-enemy-option-cavalry-agreed = { public-enemy-option-cavalry }
public-enemy-option-supremacy-title = Supremacy
public-enemy-option-supremacy-page = Each round one gang, drawn by lot, counts one card more for points.
public-enemy-option-supremacy-agreed = { public-enemy-option-supremacy }
public-enemy-option-starter-title = Who starts the first round
public-enemy-option-starter-page = A seat, or one drawn by lot.
public-enemy-option-round_cap-title = Round limit

## Decks

public-enemy-page-decks = The five decks
public-enemy-page-sign-tombstone = Tombstone
public-enemy-page-sign-cripple_creek = Cripple Creek
public-enemy-page-sign-deadwood = Deadwood
public-enemy-page-sign-dodge_city = Dodge City
public-enemy-page-sign-saloon = Saloon
public-enemy-page-poster = Wanted
public-enemy-page-leader = Leader
public-enemy-page-leader-about = A leader wins a tie: with as many cards of the gang as another player, whoever has its leader gets the token.
public-enemy-page-left = { $count } left
public-enemy-page-empty = Empty
public-enemy-page-next = Next: { $card }
public-enemy-page-deck-draw = Draw from { $deck }: { $card }; { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
public-enemy-page-deck-send = Send the Cavalry to { $deck }, where { $card } is face up
public-enemy-page-deck-shown = { $deck }: { $card }; { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
public-enemy-page-deck-hidden = the hidden top card
public-enemy-page-deck-nothing = no card
public-enemy-page-cavalry = Cavalry
public-enemy-page-cavalry-here = The Cavalry stands here: nobody draws from { $deck }.
public-enemy-page-bury = Bury
public-enemy-page-peek = Look

## What may come

public-enemy-page-odds-name = What may still come at { $deck }
public-enemy-page-odds-hidden = { $count ->
    [0] Nothing lies face down that you have not seen.
    [one] { $count } card face down that you have not seen:
   *[other] { $count } cards face down that you have not seen:
}
public-enemy-page-odds-deeper = Further down: { $cards }.

## Players

public-enemy-page-crew = { $who }, { $points ->
    [one] { $points } point if the round ended now
   *[other] { $points } points if the round ended now
}
public-enemy-page-points = pts
public-enemy-page-points-of = { $points } pts
public-enemy-page-last-points = { $points } in the last scoring
public-enemy-page-on-turn = On turn
public-enemy-page-starter = Starts this round
public-enemy-page-medal = { $gang }: { $has ->
    [yes] has the Wanted token
   *[no] no Wanted token
}
public-enemy-page-medal-one = { $has ->
    [yes] Has the One
   *[no] Not the One
}
public-enemy-page-one = { "\u2116" }1
public-enemy-page-dollars = { $count ->
    [0] No Dollars tile left
    [one] { $count } Dollars tile
   *[other] { $count } Dollars tiles
}
public-enemy-page-supremacy = Supremacy
public-enemy-page-supremacy-here = Supremacy: counts one card more for points this round
public-enemy-page-stack = { $cards ->
    [none] { $owner }: { $count }
   *[other] { $owner }: { $count }. Top first: { $cards }
}
public-enemy-page-stack-list = Top first:

## Panels

public-enemy-page-worth = One gang is worth
public-enemy-page-worth-cards = Cards
public-enemy-page-worth-points = Points
public-enemy-page-worth-more = { $count }+
public-enemy-page-goal = To win
public-enemy-page-goal-text = Win the Wanted token of all four gangs and the One.
public-enemy-page-goal-round = A round ends once somebody has a card of every gang, or a deck is empty. Then the most cards of a gang win its token, and the most points the One.
public-enemy-page-goal-cap = The game ends after round { $rounds }: then the most Wanted tokens win.
public-enemy-page-seen-one = { $card }: seen { $count ->
    [one] once
   *[other] { $count } times
}
public-enemy-page-seen = Seen at the Saloon
public-enemy-page-seen-out = Out for this round: { $cards }.
public-enemy-page-seen-removed = { $count ->
    [one] { $count } outlaw nobody has seen is left out.
   *[other] { $count } outlaws nobody has seen are left out.
}
public-enemy-page-modules = With { $modules }

## Asks: what is wanted, and what there is to add

public-enemy-page-ask-draw = Draw one card.
public-enemy-page-more-draw = { $dollars ->
    [yes] Or spend a Dollars tile first: bury a town's open card, or look at a hidden one.
   *[no] Take a face-up outlaw from a town, or try your luck at the saloon.
}
public-enemy-page-ask-sheriff = The Sheriff is here.
public-enemy-page-more-sheriff = Which of your uncovered cards do you discard? Uncovered is the top card of each stack.
public-enemy-page-ask-bounty_hunter = The Bounty Hunter works for you.
public-enemy-page-more-bounty_hunter = Which uncovered card of an opponent goes? Uncovered is the top card of each stack.
public-enemy-page-ask-swindler = The Swindler works for you.
public-enemy-page-more-swindler = Which uncovered card of an opponent do you take? Uncovered is the top card of each stack.
public-enemy-page-ask-cavalry = { $left ->
    [none] Send the Cavalry?
   *[other] Move the Cavalry?
}
public-enemy-page-more-cavalry = { $left ->
    [none] Nobody draws where it stands. Pick a town, or leave it off the board.
   *[other] Nobody draws where it stands. Pick another town, or leave it there.
}

## Choices in a few words

# $card: none, or the card that lies there.
public-enemy-page-short-draw = { $deck_key ->
    [saloon] Draw from { $deck }
   *[other] { $card ->
        [none] Draw from { $deck }
       *[other] { $card }, { $deck }
    }
}
public-enemy-page-short-bury = Bury at { $what }
public-enemy-page-short-peek = Look at { $deck }
public-enemy-page-short-cavalry = Cavalry to { $what }
public-enemy-page-short-discard = { $card ->
    [none] { public-enemy-short-discard }
   *[other] Discard { $card }
}
public-enemy-page-short-hunt = { $card ->
    [none] { public-enemy-short-hunt }
   *[other] { $card } of { $whom }
}
public-enemy-page-short-swindle = { $card ->
    [none] { public-enemy-short-swindle }
   *[other] { $card } from { $whom }
}
public-enemy-page-short-pass = { $left ->
    [none] Leave the Cavalry off the board
   *[other] Leave the Cavalry at { $left }
}
public-enemy-page-short-draw-pass = Draw nothing
public-enemy-page-short-sheriff-pass = Do nothing
public-enemy-page-short-bounty_hunter-pass = Do nothing
public-enemy-page-short-swindler-pass = Do nothing

## What is acted out

public-enemy-page-act-sheriff = { $me ->
    [yes] You lose the top card of one of your stacks.
   *[no] { $who } loses the top card of a stack.
}
public-enemy-page-act-bounty_hunter = { $me ->
    [yes] You choose the top card of an opponent's stack: it goes.
   *[no] { $who } chooses the top card of an opponent's stack: it goes.
}
public-enemy-page-act-swindler = { $me ->
    [yes] You take the top card of an opponent's stack.
   *[no] { $who } takes the top card of an opponent's stack.
}
public-enemy-page-act-peeked = Only you see this
public-enemy-page-scoring = The scoring
public-enemy-page-scoring-points = Points
public-enemy-page-scoring-go-on = Go on
public-enemy-page-scoring-again = The last scoring
public-enemy-page-tile-click = Click
public-enemy-page-tile-bang = Bang!
public-enemy-page-tile-hidden = a hidden tile
public-enemy-page-duel-for = Duel in the Sun for { $prize }
public-enemy-page-tuel-for = Shoot-out for { $prize }

## The end

public-enemy-page-end-title = Public Enemy Number One
public-enemy-page-end-course = Wanted tokens, round by round
public-enemy-page-end-unit = Wanted
public-enemy-page-end-points = { $n ->
    [one] one point in the last round
   *[other] { $n } points in the last round
}
public-enemy-page-end-source = { $n } { $gang }
