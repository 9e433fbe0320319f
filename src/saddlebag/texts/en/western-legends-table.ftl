### Western Legends at the text table: how it is played, the table, and what can be looked at.

western-legends-about =
    Ride through the Wild West as one of its legends: prospect, gamble, fight, keep the law or
    break it. Whoever has the most Legendary Points (LP) in the end wins.

## How to play

western-legends-intro =
    You want Legendary Points (LP). When somebody has { $length ->
        [any] 15, 20 or 25
       *[other] { $length }
    } of them, the round is played to its end and then one more; after that the most LP win.

    On your turn you take your income (money, cards or both) and then have 3 actions. Each action
    is a ride, the use of a card or an item, a fight with a player in your space, or what the
    place you stand on offers: prospect in a mine, sell gold or rob the guard at the Bank, play
    poker in a saloon, buy in a store, see the Doctor, revel at the Cabaret, drive cattle, work.

    Poker cards do three things: you can use what is written on them, put one down in a fight
    (the higher card wins), or play them at poker. After your turn you keep 5 of them, less one
    for each wound.

    Keepers of the law gain Marshal points: they beat bandits, wrangle cattle and arrest. Robbers
    gain Wanted points, which bring LP at the end of each of their turns, as long as nobody
    arrests them. A story asks for something: do it, put a disc on the story, and share in its
    reward. At 5 LP your legendary ability awakes.

western-legends-intro-typing =
    Instead of a number you can type a few words of a choice, such as ride bank. Type map to see
    who is where, where for distances, and look with any name, such as look bank, look revolver or
    look manhunt, to have it explained.

western-legends-first-game =
    Is this your first game of Western Legends? Then play it as the rulebook suggests: to 15 LP,
    without cattle, with fewer stories and items, and with characters that are easy to play. [Y/n]

western-legends-help =
    ride bank, play payday, duel greedy: a few words that fit only one choice decide it, too.
    Where several cards are asked for, type all their numbers at once, as in 1 3.

    map shows the regions with who and what is where.

    where tells how far everything is from you, and where bank the way to the Bank.

    look shows the whole table; look and any name explains it: a place, a card, an item, a story,
    a player, a goal.

    players, hand, stories, tracks, goals and prices show these.

## Options: what each one changes

western-legends-option-length =
    How many LP bring the game to its end: 15 (short), 20 (average) or 25 (long).
western-legends-option-goals =
    Everybody gets three secret goals of their character; completing them brings legendary tokens,
    worth LP in the end.
western-legends-option-first_game =
    The First Game of the rulebook: to 15 LP, with few characters, no cattle, fewer items, and a
    single deck of 20 stories. Not together with goals.
western-legends-option-man_in_black =
    The Man in Black rides along as a third player. He always does with 2 players, and never with
    more.
western-legends-option-man_in_black_level =
    How strong the Man in Black is: a greenhorn never gains more than 2 LP at once, a gunslinger
    is as his cards say, a legend gains 2 LP whenever his cards are shuffled again. Only with 2
    players.
western-legends-option-wild_wild_west =
    Wilder fights: whoever loses a Duel loses 1 LP, whoever wins a fight on their own turn gains 1
    LP, a robber takes everything of one kind, and once the end is near nobody is arrested.
western-legends-option-edition =
    The printing whose rules hold: current, or classic for the earlier one. It sets the ten
    switches that follow; each can also be set by itself.
western-legends-option-heist_tie = Who wins a tie with the guard of the Bank.
western-legends-option-stickemup = By how much Stick 'Em Up! lowers the opposing card.
western-legends-option-shotgun =
    What an upgraded Shotgun does: lower the opposing card by 1, or raise one's own.
western-legends-option-start_effects =
    When start-of-fight effects happen: before or after cards are put down.
western-legends-option-sheriff_nuggets = The Sheriff takes half the nuggets, too, not only half the money.
western-legends-option-sheriff_exact = The Sheriff rides exactly as far as a card says, not up to that far.
western-legends-option-reaction_limit =
    One Reaction card for each action, and in a fight each kind of Reaction card once.
western-legends-option-kickers = In poker, further cards break ties between hands of the same kind.
western-legends-option-final_duel = A tie for the win that nothing else breaks is settled by drawing cards.
western-legends-option-delivery =
    What delivers cattle: only a Move action (move), or any movement on the own turn (any).
western-legends-option-characters =
    Fixed characters, one for each seat in their order, separated by commas, as in
    characters=annie_oakley,bass_reeves,billy_the_kid.
western-legends-option-fistful_of_extras = The expansion Fistful of Extras: six characters with their goals, 24 stories, three kinds of items, and two Jokers.
western-legends-option-good_bad_handsome = The expansion The Good, the Bad, and the Handsome: three characters with their goals, 16 stories that begin with fights, and twelve legendary items.
western-legends-option-jokers = Two Jokers are shuffled into the poker deck: in your hand a Joker copies another card of it.
western-legends-option-bandit_cards = The six bandits have faces, and a card turned up before each fight says what is special about the one you meet.

western-legends-settled-edition = as the edition says
western-legends-settled-seats = on with 2 players
western-legends-settled-jokers = on with fistful_of_extras

## The table

western-legends-round = { $round ->
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
western-legends-abroad = The Sheriff is at { $sheriff }{ $active ->
    [yes] { " " }and hunts whoever is Wanted.
   *[no] { "" }; nobody is Wanted, so he stays.
} { $bandits ->
    [none] There are no bandits.
   *[other] Bandits: { $bandits }.
}
western-legends-here = With you in this space: { $there }.
western-legends-your-hand = Your hand:
western-legends-hand-brief = Your hand: { $cards }.
western-legends-hand-empty = You hold no card.
western-legends-none = no card
western-legends-fight-now = { $kind ->
    [duel] A Duel: { $who } against { $foe }.
    [rob] A robbery: { $who } against { $foe }.
    [arrest] An arrest: { $who } against { $foe }.
   *[npc] A fight: { $who } against { $foe }.
}
western-legends-fight-line = Bandit card, { $bandit }: { $line }
western-legends-fight-first = The card to beat: { $card }.
western-legends-fight-shown = On the table: { $card } against { $against }.
western-legends-poker-now = Poker: { $players }{ $house ->
    [yes] { " " }against the house
   *[no] { "" }
}. The pot is ${ $pot }.{ $flop ->
    [none] { "" }
   *[other] { " " }The flop: { $flop }.
}

## Mats

western-legends-mat = { $who }: { $character }{ $space ->
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
western-legends-mat-black = { $who } at { $space }: { $lp } LP.
western-legends-mat-nobody = { $who } has not chosen a character yet.
western-legends-mat-cattle = Cattle: { $tokens }
western-legends-mat-goals = Goals completed: { $goals }; { $count ->
    [one] { $count } legendary token
   *[other] { $count } legendary tokens
}{ $tokens ->
    [none] .
   *[other] { "" } ({ $tokens }).
}
western-legends-mat-known = You know of this hand: { $cards }.
western-legends-idle = { $item } (not in use)
western-legends-goals-none = This game is played without goals.
western-legends-goals-none-open = No goal is open to you.
western-legends-goals-open = { $goal }: { $text }
western-legends-goals-done = { $who }, completed: { $goals }.

## Tracks

western-legends-track-marshal = The Marshal track: { $rows } LP at the end of the game. A Marshal who gains a Wanted point loses all Marshal points.
western-legends-track-wanted = The Wanted track: { $rows } LP at the end of each own turn. A Wanted player gains no Marshal points; an arrest takes all Wanted points.
western-legends-track-rows = { $spaces }. Rows 1, 2 and 3 (of three spaces each) score { $lp }
western-legends-track-space = { $n }: { $text }
western-legends-track-nothing = nothing
western-legends-track-player = { $who }: { $kind ->
    [marshal] Marshal { $points }, row { $row }.
    [wanted] Wanted { $points }, row { $row }.
   *[none] on neither track.
}

## Stories

western-legends-tale = The story { $story }: { $trigger } { $discs ->
    [none] No disc yet; { $needed } complete it.
   *[other] { $count } of { $needed } discs: { $discs }.
}
western-legends-tale-does = When complete, for everybody with a disc on it: { $reward }{ $gangs ->
    [none] { "" }
   *[other] { " " }Bandits return to the hideouts of gang { $gangs }.
}{ $sheriff ->
    [0] { "" }
    [one] { " " }The Sheriff rides up to { $sheriff } space.
   *[other] { " " }The Sheriff rides up to { $sheriff } spaces.
}
western-legends-tale-none = No story is open.

## The map

western-legends-map-region = { $region }{ $town ->
    [yes] { " " }(town)
   *[no] { "" }
}, next to { $beside }. { $places ->
    [none] Nothing but land.
   *[other] { $places }.
}{ $there ->
    [none] { "" }
   *[other] { " " }Here: { $there }.
}
western-legends-map-place = { $count ->
    [1] { $place }
   *[other] { $place } ({ $count } spaces)
}
western-legends-map-hideout = Hideout { $gang }
western-legends-map-there = { $there } at { $space }
western-legends-map-mesas = Between them rise the North Mesa and the South Mesa, which nobody enters.

## Distances

western-legends-where-here = You are at { $space } and move up to { $movement } spaces with an action.
western-legends-where-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} ({ $moves ->
    [one] { $moves } ride
   *[other] { $moves } rides
}): { $spaces }.
western-legends-where-space = { $space }{ $there ->
    [none] { "" }
   *[other] { " " }({ $there })
}
western-legends-where-lost = Out of reach for you: { $spaces }.
western-legends-where-nowhere = You do not stand anywhere yet.
western-legends-where-unknown = There is no place "{ $given }" on the map.
western-legends-way-here = You are at { $space }.
western-legends-way-none = There is no way for you to { $space } now.
western-legends-way = { $space }{ $there ->
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

western-legends-look-unknown = I know nothing called "{ $given }". Try a place, a card, an item, a story or a player.
western-legends-look-several = "{ $given }" could be { $names }{ $more ->
    [0] .
   *[other] , or { $more } more.
}
western-legends-look-thing = { $name }: { $text }
western-legends-look-bandit = { $name } { $space ->
    [none] is in the box; story ends bring bandits back.
   *[other] is at { $space }.
} The six bandit cards say:
western-legends-look-space = { $space }, in { $region }{ $place ->
    [none] { "" }
   *[other] : { $place }
}{ $gang ->
    [none] { "" }
   *[other] { " " }of gang { $gang }
}. { $there ->
    [none] Nobody is there.
   *[other] There: { $there }.
} Next to it: { $beside }.
western-legends-look-location = { $name }: { $spaces }.
western-legends-look-region = Its spaces: { $spaces }.
western-legends-look-gold = { $n ->
    [one] { $n } gold nugget is left in it.
   *[other] { $n } gold nuggets are left in it.
}
western-legends-look-ranch = { $n ->
    [one] { $n } token is left here.
   *[other] { $n } tokens are left here.
}
western-legends-look-item = { $name }, { $kind ->
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
western-legends-look-side = { $name }: { $text }
western-legends-look-person = { $name } starts at { $place } with { $items }.
western-legends-look-hands = From the best hand down: { $hands }.
western-legends-price = { $item }, ${ $price } ({ $left } left). { $text }{ $upgrade ->
    [none] { "" }
   *[other] { " " }Upgraded for the same price again: { $upgrade }
}

western-legends-about-store = Buy and upgrade items, as many as you can pay for, with one action.
western-legends-about-saloon =
    Play poker: pay $10 and draw a card; everybody in this town may join. Three cards are turned up,
    each player puts down two. The best hand wins the pot, to which the house adds $50; you gain 1
    LP if you win. Losers draw a card. If nobody joins, you play against the house.
western-legends-about-mine = Prospect: roll two dice for gold nuggets (you carry 4 at most) and money.
western-legends-about-bank =
    Sell gold nuggets for $20 and 1 LP each. Or rob it: beat the guard for $80 and 3 Wanted points;
    lose, and gain 1 Wanted point, a wound and a card.
western-legends-about-doctor = Pay $10 to heal all wounds; draw a card for each.
western-legends-about-cabaret = Revel: 1 LP for each $30 you spend, up to $120.
western-legends-about-ranch =
    Take a cattle token. Ride it to the Rail Station to wrangle it (a Marshal point) or to the other
    ranch to rustle it (a Wanted point); it pays what is written on it.
western-legends-about-rail_station = Cattle is wrangled here: a Marshal point and what the token pays.
western-legends-about-sheriff =
    The Sheriff is at home here. He rides when cards and stories say so, as long as somebody is
    Wanted, and tries to arrest whom he meets. Arrested players end up here.
western-legends-about-hideout =
    Bandits gather here. Whoever enters a space with a bandit must fight it: win, and choose 1 LP or
    1 Marshal point.

# What else there is a word for.
western-legends-term-marshal = Marshal
western-legends-term-marshal-text =
    Whoever has Marshal points: for beating bandits and for arrests. Each space of the track pays when it is
    reached, and its row brings LP at the end. Only a Marshal may arrest Wanted players.
western-legends-term-wanted = Wanted
western-legends-term-wanted-text =
    Whoever has Wanted points: for robbing players and the Bank. The row of the track brings LP at the end of
    each own turn, until the Sheriff or a Marshal makes an arrest.
western-legends-term-lp = LP (Legendary Points)
western-legends-term-lp-text = Whoever has the most in the end wins. With 5 of them your legendary ability awakes for good.
western-legends-term-wounds = Wounds
western-legends-term-wounds-text =
    Each wound takes one card from your hand limit and costs 1 LP at the end; you have 3 at most. The
    Doctor heals them.
western-legends-term-discs = Discs (on stories)
western-legends-term-discs-text =
    You have two. When you do what an open story asks for on your turn, you may place one on it, one
    in each turn. A full story rewards all who have a disc on it at the end of that turn.
western-legends-term-tokens = Legendary tokens
western-legends-term-tokens-text = Completed goals bring them. What they are worth stays secret until the end.
western-legends-term-dice = Prospecting dice
western-legends-term-dice-text =
    A Gold Nugget face brings a nugget, Tailings bring money, Gold Dust brings money and rolls again,
    Gravel brings nothing.
western-legends-term-black = The Man in Black
western-legends-term-black-text =
    In a game for two he rides along, follows his cards and wants the most LP himself.
western-legends-term-bandits = Bandits
western-legends-term-bandits-text =
    Enter the space of one and you fight it at once, for 1 LP or 1 Marshal point. Stories bring them
    back to their hideouts.

# The headings of what can be looked at.
western-legends-aside-map = The map
western-legends-aside-where = Distances
western-legends-aside-players = The players
western-legends-aside-hand = Your hand
western-legends-aside-stories = Open stories
western-legends-aside-tracks = The tracks
western-legends-aside-goals = Goals
western-legends-aside-prices = The General Store

## The end

western-legends-end = { $count ->
    [0] The Man in Black wins after { $rounds } rounds.
   *[other] { $me ->
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
}
western-legends-end-row = { $who }{ $character ->
    [none] { "" }
   *[other] { " " }({ $character })
}: { $total } LP. { $lines }.
