### Western Legends at the text table: how it is played, the table, and what can be looked at.

wl-about =
    Ride through the Wild West as one of its legends: prospect, gamble, fight, keep the law or
    break it. Whoever has the most Legendary Points (LP) in the end wins.

## How to play

wl-intro =
    You want Legendary Points (LP). When somebody has { $length } of them, the round is played to
    its end and then one more; after that the most LP win.

    On your turn you take your income (money, cards or both) and then have 3 actions. Each action
    is a ride, the use of a card or an item, a fight with a player in your space, or what the
    place you stand on offers: prospect in a mine, sell gold or rob the guard at the Bank, play
    poker in a saloon, buy in a store, see the Doctor, revel at the Cabaret, drive cattle, work.

    Poker cards do three things: you can use what is written on them, put one down in a fight
    (the higher card wins), or play them at poker. After your turn you keep 5 of them, less one
    for each wound.

    Keepers of the law gain Marshal points: they beat bandits, wrangle cattle and arrest. Robbers
    gain Wanted points, which bring LP at the end of each of their turns, as long as nobody
    arrests them. Stories wait for deeds: do what one asks for, put a disc on it, and share in
    its end. At 5 LP your legendary ability awakes.

    Instead of a number you can type a few words of a choice, such as ride bank. Type map to see
    who is where, where for distances, and look with any name, such as look bank, look revolver or
    look manhunt, to have it explained.

wl-first-game =
    Is this your first game of Western Legends? Then play it as the rulebook suggests: to 15 LP,
    without cattle, with fewer stories and items, and with characters that are easy to play. [Y/n]

wl-help =
    ride bank, play payday, duel greedy: a few words that fit only one choice decide it, too.
    Where several cards are asked for, type all their numbers at once, as in 1 3.

    map shows the regions with who and what is where.

    where tells how far everything is from you, and where bank the way to the Bank.

    look shows the whole table; look and any name explains it: a place, a card, an item, a story,
    a player, a goal.

    players, hand, stories, tracks, goals and prices show these.

## Options: what each one changes

wl-option-length =
    How many LP bring the game to its end: 15 (short), 20 (average) or 25 (long).
wl-option-goals =
    Everybody gets three secret goals of their character; completing them brings legendary tokens,
    worth LP in the end.
wl-option-first_game =
    The First Game of the rulebook: to 15 LP, with few characters, no cattle, fewer items, and a
    single deck of 20 stories. Not together with goals.
wl-option-man_in_black =
    The Man in Black rides along as a third player. He always does with 2 players, and never with
    more.
wl-option-wild_wild_west =
    Wilder fights: whoever loses a Duel loses 1 LP, whoever wins a fight on their own turn gains 1
    LP, a robber takes everything of one kind, and once the end is near nobody is arrested.
wl-option-edition =
    The printing whose rules hold: current, or classic for the earlier one. It sets the ten
    switches that follow; each can also be set by itself.
wl-option-heist_tie = Who wins a tie with the guard of the Bank.
wl-option-stickemup = By how much Stick 'Em Up! lowers the opposing card.
wl-option-shotgun =
    What an upgraded Shotgun does: lower the opposing card by 1, or raise one's own.
wl-option-start_effects =
    When start-of-fight effects happen: before or after cards are put down.
wl-option-sheriff_nuggets = The Sheriff takes half the nuggets, too, not only half the money.
wl-option-sheriff_exact = The Sheriff rides exactly as far as a card says, not up to that far.
wl-option-reaction_limit =
    One Reaction card for each action, and in a fight each kind of Reaction card once.
wl-option-kickers = In poker, further cards break ties between hands of the same kind.
wl-option-final_duel = A tie for the win that nothing else breaks is settled by drawing cards.
wl-option-delivery =
    What delivers cattle: only a Move action (move), or any movement on the own turn (any).
wl-option-characters =
    Fixed characters, one for each seat in their order, separated by commas, as in
    characters=annie_oakley,bass_reeves,billy_the_kid.
wl-option-fistful_of_extras = The expansion Fistful of Extras. Not yet.
wl-option-good_bad_handsome = The expansion The Good, the Bad, and the Handsome. Not yet.

wl-settled-edition = as the edition says
wl-settled-seats = on with 2 players

## The table

wl-round = { $round ->
    [0] The game, to { $length } LP, is being set up.
   *[other] Round { $round } of a game to { $length } LP. { $me ->
        [yes] You are on turn.
       *[no] { $who } is on turn.
    }
}{ $ending ->
    [open] { "" }
    [last_of_round] { " " }The end is near: after this round comes the last one.
   *[final_round] { " " }This is the last round.
}
wl-abroad = The Sheriff is at { $sheriff }{ $active ->
    [yes] { " " }and hunts whoever is Wanted.
   *[no] { "" }; nobody is Wanted, so he stays.
} { $bandits ->
    [none] There are no bandits.
   *[other] Bandits: { $bandits }.
}
wl-here = With you in this space: { $there }.
wl-your-hand = Your hand:
wl-hand-brief = Your hand: { $cards }.
wl-hand-empty = You hold no card.
wl-none = no card
wl-fight-now = { $kind ->
    [duel] A Duel: { $who } against { $foe }.
    [rob] A robbery: { $who } against { $foe }.
    [arrest] An arrest: { $who } against { $foe }.
   *[npc] A fight: { $who } against { $foe }.
}
wl-fight-shown = On the table: { $card } against { $against }.
wl-poker-now = Poker: { $players }{ $house ->
    [yes] { " " }against the house
   *[no] { "" }
}. The pot is ${ $pot }.{ $flop ->
    [none] { "" }
   *[other] { " " }The flop: { $flop }.
}

## Mats

wl-mat = { $who }: { $character }{ $space ->
    [none] , not on the map yet.
   *[other] { " " }at { $space }.
} { $lp } LP, ${ $money }{ $nuggets ->
    [0] { "" }
    [one] , { $nuggets } nugget
   *[other] , { $nuggets } nuggets
}{ $wounds ->
    [0] { "" }
    [one] , { $wounds } wound
   *[other] , { $wounds } wounds
}{ $marshal ->
    [0] { "" }
   *[other] , Marshal { $marshal }
}{ $wanted ->
    [0] { "" }
   *[other] , Wanted { $wanted }
}; { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} (limit { $limit }); moves { $movement }; { $items ->
    [none] no items
   *[other] { $items }
}.{ $legend ->
    [yes] { " " }The legendary ability works.
   *[no] { "" }
}
wl-mat-black = { $who } at { $space }: { $lp } LP.
wl-mat-nobody = { $who } has not chosen a character yet.
wl-mat-cattle = Cattle: { $tokens }
wl-mat-goals = Goals completed: { $goals }; { $count ->
    [one] { $count } legendary token
   *[other] { $count } legendary tokens
}{ $tokens ->
    [none] .
   *[other] { "" } ({ $tokens }).
}
wl-mat-known = You know of this hand: { $cards }.
wl-idle = { $item } (not in use)
wl-goals-none = This game is played without goals.
wl-goals-none-open = No goal is open to you.
wl-goals-open = { $goal }: { $text }
wl-goals-done = { $who }, completed: { $goals }.

## Tracks

wl-track-marshal = The Marshal track: { $rows } LP at the end of the game. A Marshal who gains a Wanted point loses all Marshal points.
wl-track-wanted = The Wanted track: { $rows } LP at the end of each own turn. A Wanted player gains no Marshal points; an arrest takes all Wanted points.
wl-track-rows = { $spaces }. Rows 1, 2 and 3 (of three spaces each) score { $lp }
wl-track-space = { $n }: { $text }
wl-track-nothing = nothing
wl-track-player = { $who }: { $kind ->
    [marshal] Marshal { $points }, row { $row }.
    [wanted] Wanted { $points }, row { $row }.
   *[none] on neither track.
}

## Stories

wl-tale = The story { $story }: { $trigger } { $discs ->
    [none] No disc yet; { $needed } complete it.
   *[other] { $count } of { $needed } discs: { $discs }.
}
wl-tale-does = When complete, for everybody with a disc on it: { $reward }{ $gangs ->
    [none] { "" }
   *[other] { " " }Bandits return to the hideouts of gang { $gangs }.
}{ $sheriff ->
    [0] { "" }
    [one] { " " }The Sheriff rides up to { $sheriff } space.
   *[other] { " " }The Sheriff rides up to { $sheriff } spaces.
}
wl-tale-none = No story is open.

## The map

wl-map-region = { $region }{ $town ->
    [yes] { " " }(town)
   *[no] { "" }
}, next to { $beside }. { $places ->
    [none] Nothing but land.
   *[other] { $places }.
}{ $there ->
    [none] { "" }
   *[other] { " " }Here: { $there }.
}
wl-map-place = { $count ->
    [1] { $place }
   *[other] { $place } ({ $count } spaces)
}
wl-map-hideout = Hideout { $gang }
wl-map-there = { $there } at { $space }
wl-map-mesas = Between them rise the North Mesa and the South Mesa, which nobody enters.

## Distances

wl-where-here = You are at { $space } and move up to { $movement } spaces with an action.
wl-where-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} ({ $moves ->
    [one] { $moves } ride
   *[other] { $moves } rides
}): { $spaces }.
wl-where-space = { $space }{ $there ->
    [none] { "" }
   *[other] { " " }({ $there })
}
wl-where-lost = Out of reach for you: { $spaces }.
wl-where-nowhere = You do not stand anywhere yet.
wl-where-unknown = There is no place "{ $given }" on the map.
wl-way-here = You are at { $space }.
wl-way-none = There is no way for you to { $space } now.
wl-way = { $space }{ $there ->
    [none] { "" }
   *[other] { " " }({ $there })
}: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $moves ->
    [one] { $moves } ride
   *[other] { $moves } rides
}{ $way ->
    [none] .
   *[other] , by way of { $way }.
}

## Looking at something

wl-look-unknown = I know nothing called "{ $given }". Try a place, a card, an item, a story or a player.
wl-look-several = "{ $given }" could be { $names }{ $more ->
    [0] .
   *[other] , or { $more } more.
}
wl-look-thing = { $name }: { $text }
wl-look-space = { $space }, in { $region }{ $place ->
    [none] { "" }
   *[other] : { $place }
}{ $gang ->
    [none] { "" }
   *[other] { " " }of gang { $gang }
}. { $there ->
    [none] Nobody is there.
   *[other] There: { $there }.
} Next to it: { $beside }.
wl-look-location = { $name }: { $spaces }.
wl-look-region = Its spaces: { $spaces }.
wl-look-gold = { $n ->
    [one] { $n } gold nugget is left in it.
   *[other] { $n } gold nuggets are left in it.
}
wl-look-ranch = { $n ->
    [one] { $n } token is left here.
   *[other] { $n } tokens are left here.
}
wl-look-item = { $name }, { $kind ->
    [mount] a mount,
    [weapon] a weapon,
   *[misc] a miscellaneous item,
} ${ $price }. { $text }{ $lp ->
    [0] { "" }
   *[other] { " " }{ $lp } LP at the end.
} { $left ->
    [0] The store has none left.
   *[other] The store has { $left } left.
}
wl-look-side = { $name }: { $text }
wl-look-person = { $name } starts at { $place } with { $items }.
wl-look-hands = From the best hand down: { $hands }.
wl-price = { $item }, ${ $price } ({ $left } left). { $text }{ $upgrade ->
    [none] { "" }
   *[other] { " " }Upgraded for the same price again: { $upgrade }
}

wl-about-store = Buy and upgrade items, as many as you can pay for, with one action.
wl-about-saloon =
    Play poker: pay $10 and draw a card; everybody in this town may join. Three cards are turned up,
    each player puts down two. The best hand wins the pot, to which the house adds $50; you gain 1
    LP if you win. Losers draw a card. If nobody joins, you play against the house.
wl-about-mine = Prospect: roll two dice for gold nuggets (you carry 4 at most) and money.
wl-about-bank =
    Sell gold nuggets for $20 and 1 LP each. Or rob it: beat the guard for $80 and 3 Wanted points;
    lose, and gain 1 Wanted point, a wound and a card.
wl-about-doctor = Pay $10 to heal all wounds; draw a card for each.
wl-about-cabaret = Revel: 1 LP for each $30 you spend, up to $120.
wl-about-ranch =
    Take a cattle token. Ride it to the Rail Station to wrangle it (a Marshal point) or to the other
    ranch to rustle it (a Wanted point); it pays what is written on it.
wl-about-rail_station = Cattle is wrangled here: a Marshal point and what the token pays.
wl-about-sheriff =
    The Sheriff is at home here. He rides when cards and stories say so, as long as somebody is
    Wanted, and tries to arrest whom he meets. Arrested players end up here.
wl-about-hideout =
    Bandits gather here. Whoever enters a space with a bandit must fight it: win, and choose 1 LP or
    1 Marshal point.

# What else there is a word for.
wl-term-marshal = Marshal
wl-term-marshal-text =
    Whoever has Marshal points: for beating bandits and for arrests. Each space of the track pays when it is
    reached, and its row brings LP at the end. Only a Marshal may arrest Wanted players.
wl-term-wanted = Wanted
wl-term-wanted-text =
    Whoever has Wanted points: for robbing players and the Bank. The row of the track brings LP at the end of
    each own turn, until the Sheriff or a Marshal makes an arrest.
wl-term-lp = LP (Legendary Points)
wl-term-lp-text = Whoever has the most in the end wins. With 5 of them your legendary ability awakes for good.
wl-term-wounds = Wounds
wl-term-wounds-text =
    Each wound takes one card from your hand limit and costs 1 LP at the end; you have 3 at most. The
    Doctor heals them.
wl-term-discs = Discs (on stories)
wl-term-discs-text =
    You have two. When you do what an open story asks for on your turn, you may place one on it, one
    in each turn. A full story rewards all who have a disc on it at the end of that turn.
wl-term-tokens = Legendary tokens
wl-term-tokens-text = Completed goals bring them. What they are worth stays secret until the end.
wl-term-dice = Prospecting dice
wl-term-dice-text =
    A Gold Nugget face brings a nugget, Tailings bring money, Gold Dust brings money and rolls again,
    Gravel brings nothing.
wl-term-black = The Man in Black
wl-term-black-text =
    In a game for two he rides along, follows his cards and wants the most LP himself.
wl-term-bandits = Bandits
wl-term-bandits-text =
    Enter the space of one and you fight it at once, for 1 LP or 1 Marshal point. Stories bring them
    back to their hideouts.

# The headings of what can be looked at.
wl-aside-map = The map
wl-aside-where = Distances
wl-aside-players = The players
wl-aside-hand = Your hand
wl-aside-stories = Open stories
wl-aside-tracks = The tracks
wl-aside-goals = Goals
wl-aside-prices = The General Store

## The end

wl-end = { $me ->
    [yes] You win
   *[no] { $who } { $count ->
        [one] wins
       *[other] win together
    }
} after { $rounds } rounds with { $lp } LP{ $why ->
    [track_points] , ahead of a tie by points on the tracks.
    [nuggets] , ahead of a tie by gold nuggets.
    [fewest_wounds] , ahead of a tie by fewer wounds.
    [final_duel] , ahead of a tie by the final duel.
    [shared] , level in everything.
   *[most_lp] .
}
wl-end-black = The Man in Black wins after { $rounds } rounds.
wl-end-row = { $who }{ $character ->
    [none] { "" }
   *[other] { " " }({ $character })
}: { $total } LP. { $lines }.
