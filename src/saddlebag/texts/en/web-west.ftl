### The table of Western Legends in the browser: what only the page says.

wt-title-first = Western
wt-title-second = Legends

## Leaves of the table

wt-leaf-map = Map
wt-leaf-mat = Mat
wt-leaf-tracks = Tracks
wt-leaf-stories = Stories
wt-rivals = The other players
wt-rival = { $who }{ $character ->
    [none] { "" }
   *[other] , { $character }
}: { $lp } LP. Show all about them
wt-thinking = is asked
wt-actions = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
wt-deed-duel = Duel
wt-deed-rob = Rob
wt-deed-arrest = Arrest
wt-deed-seat = Choose
wt-deed-duel-text = Win, and you gain 2 LP. Whoever loses takes a wound and draws a card.
wt-deed-rob-text =
    Win, and you gain a Wanted point besides; a Marshal who takes it loses all Marshal points. Whoever
    loses takes a wound and draws a card.
wt-deed-arrest-text =
    Win, and you gain a Marshal point; they go to the Sheriff's Office without their Wanted points, half
    of their money and half of their gold. Whoever loses takes a wound and draws a card.
wt-stands = Stands at { $space }.
wt-holds = { $n ->
    [one] Holds { $n } card
   *[other] Holds { $n } cards
} and keeps { $limit } at the end of the turn.{ $known ->
    [0] { "" }
   *[other] { " " }You know of:
}

## Goods

wt-money = Money
wt-nuggets = Gold nuggets
wt-has-money = ${ $n }
wt-has-nuggets = { $n ->
    [one] { $n } gold nugget
   *[other] { $n } gold nuggets
}
wt-has-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
wt-has-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
wt-has-discs = { $n ->
    [one] { $n } disc left
   *[other] { $n } discs left
}
wt-money-text = You carry $120 at most; anything above is lost. At the end every $60 are 1 LP.
wt-nuggets-text = You carry 4 at most. The Bank pays $20 and 1 LP for each.
wt-cards = Poker cards
wt-cards-text = They are played for what is written on them, put down in fights, and shown at poker.
wt-movement = Movement
wt-movement-text = How many spaces you ride with one Move action. On foot it is 2; a mount carries you further.
wt-limit = Hand limit
wt-limit-text = So many cards you may keep at the end of your turn: 5, less one for each wound.
wt-cattle = Cattle
wt-cattle-text = Its carrier knows what it pays. Delivered to the Rail Station it is wrangled, to the other ranch rustled.
wt-fact-lp = LP
wt-fact-movement = Moves
wt-fact-limit = Hand limit
wt-fact-discs = Discs
wt-ability = Legendary ability
wt-asleep = (from 5 LP on)
wt-goal = Goal
wt-tokens = { $n ->
    [one] { $n } legendary token
   *[other] { $n } legendary tokens
}
wt-not-in-use = not in use

## Cards and items

wt-hand = { $count ->
    [one] Your hand: { $count } card, limit { $limit }
   *[other] Your hand: { $count } cards, limit { $limit }
}
wt-kind-action = Action
wt-kind-bonus = Bonus
wt-kind-reaction = Reaction
wt-kind-special = Special
wt-item-mount = Mount
wt-item-weapon = Weapon
wt-item-misc = Item
wt-item-facts = { $price ->
    [0] Not for sale.
   *[other] Costs ${ $price }; the store has { $left } left.
}{ $lp ->
    [0] { "" }
   *[other] { " " }Worth { $lp } LP at the end.
}
wt-item-other = { $item } (other side): { $text }
wt-item-better = Upgraded to { $item } for ${ $price } more: { $text }{ $lp ->
    [0] { "" }
   *[other] { " " }Then worth { $lp } LP at the end.
}
wt-left = { $n } left

## Tracks and stories

wt-gain = { $what ->
    [money] ${ $n }
    [lp] { $n } LP
   *[cards] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
}
wt-track-nothing = This space brings nothing when it is reached.
wt-track-row-marshal = { $lp } LP at the end of the game in this row.
wt-track-row-wanted = { $lp } LP at the end of each own turn in this row.
wt-ladder-name = Legend
wt-ladder = { $who }: { $lp } LP.
wt-discs = { $n } of { $needed } discs{ $who ->
    [none] .
   *[other] : { $who }.
}
wt-spawns = Bandits return to hideouts
wt-sheriff-rides = The Sheriff rides

wt-no-cattle = There is no cattle in a First Game; you can only work here.

## Beside the board

wt-deck = Poker
wt-deck-text = The poker deck. When it is empty, the discard pile is shuffled.
wt-discard = Discard
wt-discard-title = The discard pile
wt-discard-text = { $n ->
    [0] No card lies there; the deck has { $deck }.
    [one] { $n } card, the last one first; the deck has { $deck } more.
   *[other] { $n } cards, the last one first; the deck has { $deck } more.
}
wt-fights = Fights
wt-fights-text = The cards of those without a hand: bandits, the guard of the Bank, the Sheriff.
wt-store = Store
wt-ranch = { $herd }: { $n ->
    [one] { $n } token at the ranch.
   *[other] { $n } tokens at the ranch.
}
wt-mine = { $mine }: { $n ->
    [one] { $n } nugget left.
   *[other] { $n } nuggets left.
}
wt-resting = Resting: { $token } { $turns ->
    [one] Back after { $turns } turn.
   *[other] Back after { $turns } turns.
}
wt-supply = Legendary tokens left: { $n }.
wt-his-deck = Cards left to the Man in Black: { $n }.

## Player aid

wt-aid = Player aid
wt-aid-aim =
    Whoever has the most LP in the end wins. When somebody reaches { $n } LP, the round is finished and
    one more is played. Then these count, too: the row of the Marshal track, every $60 for 1 LP,
    upgraded mounts and weapons, 3 LP for the most Wanted player, and 1 for every other;
    each wound costs 1 LP.
wt-aid-short = Aid
wt-aid-start = 1. Your turn begins
wt-aid-start-text = Take your income: $20, or 2 cards, or $10 and a card. Then choose the mount and the weapon you use.
wt-aid-act = 2. Three actions
wt-aid-act-text =
    Each one is: ride as far as you can move; use a card or an item marked Action; duel, rob or arrest a
    player in your space; or do what your space offers. You may do the same thing again.
    After an action that did what an open story asks for, you may put a disc on that story.
wt-aid-end = 3. Your turn ends
wt-aid-end-text =
    A full story is told and rewards everybody with a disc on it. You discard down to your hand limit.
    If you are Wanted, your row of the track brings LP.
wt-aid-places = Places
wt-aid-hands = Poker hands
wt-aid-words = In a word
