### Public Enemy Number One in the browser, beside public-enemy.ftl. Keys: we-<what it is for>.

we-title-first = Public Enemy
we-title-second = Number One
we-round = { $cap ->
    [0] Round { $round }
   *[other] Round { $round } of { $cap }
}

# On the page a seat is picked from a list, so it is not counted.
pe-option-starter-page = Who starts the first round: a seat, or one drawn by lot.
pe-option-round_cap-page = Round limit: the game ends after so many rounds; most Wanted tokens win, then the One, then the points of the last round. 0 means no limit; 10 suits a first game.

## Decks

we-decks = The five decks
we-sign-tombstone = Tombstone
we-sign-cripple_creek = Cripple Creek
we-sign-deadwood = Deadwood
we-sign-dodge_city = Dodge City
we-sign-saloon = Saloon
we-poster = Wanted
we-leader = Leader
we-leader-about = A leader wins a tie: with as many cards of the gang as another player, whoever has its leader gets the token.
we-left = { $count } left
we-empty = Empty
we-next = Next: { $card }
we-deck-draw = Draw from { $deck }: { $card }; { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
we-deck-send = Send the Cavalry to { $deck }, where { $card } is face up
we-deck-shown = { $deck }: { $card }; { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
we-deck-hidden = the hidden top card
we-deck-nothing = no card
we-cavalry = Cavalry
we-cavalry-here = The Cavalry stands here: nobody draws from { $deck }.
we-bury = Bury
we-peek = Look

## What may come

we-odds-name = What may still come at { $deck }
we-odds-hidden = { $count ->
    [0] Nothing lies face down that you have not seen.
    [one] { $count } card face down that you have not seen:
   *[other] { $count } cards face down that you have not seen:
}
we-odds-deeper = Further down: { $cards }.

## Players

we-crew = { $who }, { $points ->
    [one] { $points } point if the round ended now
   *[other] { $points } points if the round ended now
}
we-points = pts
we-points-of = { $points } pts
we-last-points = { $points } in the last scoring
we-on-turn = On turn
we-starter = Starts this round
we-medal = { $gang }: { $has ->
    [yes] has the Wanted token
   *[no] no Wanted token
}
we-medal-one = { $has ->
    [yes] Has the One
   *[no] Not the One
}
we-one = { "\u2116" }1
we-dollars = { $count ->
    [0] No Dollars tile left
    [one] { $count } Dollars tile
   *[other] { $count } Dollars tiles
}
we-supremacy = Supremacy
we-supremacy-here = Supremacy: counts one card more for points this round
we-stack = { $cards ->
    [none] { $owner }: { $count }
   *[other] { $owner }: { $count }. Top first: { $cards }
}
we-stack-list = Top first:

## Panels

we-worth = One gang is worth
we-worth-cards = Cards
we-worth-points = Points
we-worth-more = { $count }+
we-goal = To win
we-goal-text = Win the Wanted token of all four gangs and the One.
we-goal-round = A round ends once somebody has a card of every gang, or a deck is empty. Then the most cards of a gang win its token, and the most points the One.
we-goal-cap = The game ends after round { $rounds }: then the most Wanted tokens win.
we-seen = Seen at the Saloon
we-seen-out = Out for this round: { $cards }.
we-seen-removed = { $count ->
    [one] { $count } outlaw nobody has seen is left out.
   *[other] { $count } outlaws nobody has seen are left out.
}
we-modules = With { $modules }

## Asks: what is wanted, and what there is to add

we-ask-draw = Draw one card.
we-more-draw = Take a face-up outlaw from a town, or try your luck at the saloon.
we-ask-draw-dollars = Draw one card.
we-more-draw-dollars = Or spend a Dollars tile first: bury a town's open card, or look at a hidden one.
we-ask-sheriff = The Sheriff is here.
we-more-sheriff = Which of your uncovered cards do you discard? Uncovered is the top card of each stack.
we-ask-bounty_hunter = The Bounty Hunter works for you.
we-more-bounty_hunter = Which uncovered card of an opponent goes? Uncovered is the top card of each stack.
we-ask-swindler = The Swindler works for you.
we-more-swindler = Which uncovered card of an opponent do you take? Uncovered is the top card of each stack.
we-ask-cavalry = { $cavalry ->
    [moves] Move the Cavalry?
   *[comes] Send the Cavalry?
}
we-more-cavalry = { $cavalry ->
    [moves] Nobody draws where it stands. Pick another town, or leave it there.
   *[comes] Nobody draws where it stands. Pick a town, or leave it off the board.
}

## Choices in a few words

we-short-draw = { $card }, { $deck }
we-short-draw-deck = Draw from { $deck }
we-short-bury-deck = Bury at { $deck }
we-short-peek-deck = Look at { $deck }
we-short-cavalry-deck = Cavalry to { $deck }
we-short-discard = Discard { $card }
we-short-hunt = { $card } of { $owner }
we-short-swindle = { $card } from { $owner }
we-short-pass = { $town ->
    [none] Leave the Cavalry off the board
   *[other] Leave the Cavalry at { $town }
}
we-short-pass-draw = Draw nothing
we-short-pass-saloon = Do nothing

## What is acted out

we-act-sheriff = { $me ->
    [yes] You lose the top card of one of your stacks.
   *[no] { $who } loses the top card of a stack.
}
we-act-bounty_hunter = { $me ->
    [yes] You choose the top card of an opponent's stack: it goes.
   *[no] { $who } chooses the top card of an opponent's stack: it goes.
}
we-act-swindler = { $me ->
    [yes] You take the top card of an opponent's stack.
   *[no] { $who } takes the top card of an opponent's stack.
}
we-act-peeked = Only you see this
we-scoring = The scoring
we-scoring-points = Points
we-scoring-go-on = Go on
we-scoring-again = The last scoring
we-tile-click = Click
we-tile-bang = Bang!
we-tile-hidden = a hidden tile
we-duel-for = Duel in the Sun for { $prize }
we-tuel-for = Shoot-out for { $prize }
