### The table of Western Legends in the browser: what only the page says.

western-legends-ui-title-first = Western
western-legends-ui-title-second = Legends

## Leaves of the table

western-legends-ui-leaf-map = Map
western-legends-ui-leaf-mat = Mat
western-legends-ui-leaf-tracks = Tracks
western-legends-ui-leaf-stories = Stories
western-legends-ui-rivals = The other players
western-legends-ui-rival = { $who }{ $character ->
    [none] { "" }
   *[other] , { $character }
}: { $lp } LP. Show all about them
western-legends-ui-thinking = is asked
western-legends-ui-actions = { $n ->
    [one] { $n } action left
   *[other] { $n } actions left
}
western-legends-ui-action-duel = Duel
western-legends-ui-action-rob = Rob
western-legends-ui-action-arrest = Arrest
western-legends-ui-action-question = Question
western-legends-ui-action-seat = Choose
western-legends-ui-action-duel-text = Win, and you gain 2 LP. Whoever loses takes a wound and draws a card.
western-legends-ui-action-rob-text =
    Win, and you gain a Wanted point besides; a Marshal who takes it loses all Marshal points. Whoever
    loses takes a wound and draws a card.
western-legends-ui-action-arrest-text =
    Win, and you gain a Marshal point; they go to the Sheriff's Office without their Wanted points, half
    of their money and half of their gold. Whoever loses takes a wound and draws a card.
western-legends-ui-stands = Stands at { $space }.
western-legends-ui-holds = { $n ->
    [one] Holds { $n } card
   *[other] Holds { $n } cards
} and keeps { $limit } at the end of the turn.{ $known ->
    [0] { "" }
   *[other] { " " }You know of:
}

## Goods

western-legends-ui-money = Money
western-legends-ui-nuggets = Gold nuggets
western-legends-ui-has-money = ${ $n }
western-legends-ui-has-nuggets = { $n ->
    [one] { $n } gold nugget
   *[other] { $n } gold nuggets
}
western-legends-ui-has-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
western-legends-ui-has-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
western-legends-ui-has-discs = { $n ->
    [one] { $n } disc left
   *[other] { $n } discs left
}
western-legends-ui-money-text = You carry $120 at most; anything above is lost. At the end every $60 are 1 LP.
western-legends-ui-nuggets-text = You carry 4 at most. The Bank pays $20 and 1 LP for each.
western-legends-ui-cards = Poker cards
western-legends-ui-cards-text = They are played for what is written on them, put down in fights, and shown at poker.
western-legends-ui-movement = Movement
western-legends-ui-movement-text = How many spaces you ride with one Move action. On foot it is 2; a mount carries you further.
western-legends-ui-limit = Hand limit
western-legends-ui-limit-text = So many cards you may keep at the end of your turn: 5, less one for each wound.
western-legends-ui-cattle = Cattle
western-legends-ui-cattle-text = Its carrier knows what it pays. Delivered to the Rail Station it is wrangled, to the other ranch rustled.
western-legends-ui-fact-lp = LP
western-legends-ui-fact-movement = Moves
western-legends-ui-fact-limit = Hand limit
western-legends-ui-fact-discs = Discs
western-legends-ui-ability = Legendary ability
western-legends-ui-asleep = (from 5 LP on)
western-legends-ui-goal = Goal
western-legends-ui-tokens = { $n ->
    [one] { $n } legendary token
   *[other] { $n } legendary tokens
}
western-legends-ui-not-in-use = not in use

## Cards and items

western-legends-ui-hand = { $count ->
    [one] Your hand: { $count } card, limit { $limit }
   *[other] Your hand: { $count } cards, limit { $limit }
}
western-legends-ui-kind-action = Action
western-legends-ui-kind-bonus = Bonus
western-legends-ui-kind-reaction = Reaction
western-legends-ui-kind-special = Special
western-legends-ui-item-mount = Mount
western-legends-ui-item-weapon = Weapon
western-legends-ui-item-misc = Item
western-legends-ui-copy = Which card does the Joker copy?
western-legends-ui-copy-not = Put it back
western-legends-ui-item-facts = { $price ->
    [0] Not for sale.
   *[other] Costs ${ $price }; the store has { $left } left.
}{ $lp ->
    [0] { "" }
   *[other] { " " }Worth { $lp } LP at the end.
}
western-legends-ui-item-other = { $item } (other side): { $text }
western-legends-ui-item-better = Upgraded to { $item } for ${ $price } more: { $text }{ $lp ->
    [0] { "" }
   *[other] { " " }Then worth { $lp } LP at the end.
}
western-legends-ui-left = { $n } left

## Tracks and stories

western-legends-ui-gain = { $what ->
    [money] ${ $n }
    [lp] { $n } LP
   *[cards] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
}
western-legends-ui-track-space = { $track } { $space }
western-legends-ui-track-nothing = This space brings nothing when it is reached.
western-legends-ui-track-row-marshal = { $lp } LP at the end of the game in this row.
western-legends-ui-track-row-wanted = { $lp } LP at the end of each own turn in this row.
western-legends-ui-ladder-name = Legend
western-legends-ui-ladder = { $who }: { $lp } LP.
western-legends-ui-discs = { $n } of { $needed } discs{ $who ->
    [none] .
   *[other] : { $who }.
}
western-legends-ui-spawns = Bandits return to hideouts
western-legends-ui-sheriff-rides = The Sheriff rides

western-legends-ui-no-cattle = There is no cattle in a First Game; you can only work here.

## Beside the board

western-legends-ui-deck = Poker
western-legends-ui-deck-text = The poker deck. When it is empty, the discard pile is shuffled.
western-legends-ui-discard = Discard
western-legends-ui-discard-title = The discard pile
western-legends-ui-discard-text = { $n ->
    [0] No card lies there; the deck has { $deck }.
    [one] { $n } card, the last one first; the deck has { $deck } more.
   *[other] { $n } cards, the last one first; the deck has { $deck } more.
}
western-legends-ui-fights = Fights
western-legends-ui-fights-text = The cards of those without a hand: bandits, the guard of the Bank, the Sheriff.
western-legends-ui-store = Store
western-legends-ui-ranch = { $herd }: { $n ->
    [one] { $n } token at the ranch.
   *[other] { $n } tokens at the ranch.
}
western-legends-ui-mine = { $mine }: { $n ->
    [one] { $n } nugget left.
   *[other] { $n } nuggets left.
}
western-legends-ui-resting = Resting: { $token } { $turns ->
    [one] Back after { $turns } turn.
   *[other] Back after { $turns } turns.
}
western-legends-ui-supply = Legendary tokens left: { $n }.
western-legends-ui-his-deck = Cards left to the Man in Black: { $n }.

## Player aid

western-legends-ui-aid = Player aid
western-legends-ui-aid-aim =
    Whoever has the most LP in the end wins. When somebody reaches { $n } LP, the round is finished and
    one more is played. Then these count, too: the row of the Marshal track, every $60 for 1 LP,
    upgraded mounts and weapons, 3 LP for the most Wanted player, and 1 for every other;
    each wound costs 1 LP.
western-legends-ui-aid-short = Aid
western-legends-ui-aid-start = 1. Your turn begins
western-legends-ui-aid-start-text = Take your income: $20, or 2 cards, or $10 and a card. Then choose the mount and the weapon you use.
western-legends-ui-aid-act = 2. Three actions
western-legends-ui-aid-act-text =
    Each one is: ride as far as you can move; use a card or an item marked Action; duel, rob or arrest a
    player in your space; or do what your space offers. You may do the same thing again.
    After an action that did what an open story asks for, you may put a disc on that story.
western-legends-ui-aid-end = 3. Your turn ends
western-legends-ui-aid-end-text =
    A full story is told and rewards everybody with a disc on it. You discard down to your hand limit.
    If you are Wanted, your row of the track brings LP.
western-legends-ui-aid-places = Places
western-legends-ui-aid-hands = Poker hands
western-legends-ui-aid-words = In a word

western-legends-ui-drawer-stories = Stories
western-legends-ui-drawer-tracks = Tracks
western-legends-ui-drawer-log = Chronicle
western-legends-ui-speed = Speed of what others do
western-legends-ui-speed-at-once = At once, without a film
western-legends-ui-certain = no card
western-legends-ui-is-at = at { $place }
