### Western Legends in the browser: choosing a character, and a first word on everything.

## The draft

western-legends-hint-title = Choose who you are
western-legends-hint-wait = The characters are being chosen
western-legends-hint-hidden = Everybody chooses in secret; then all characters are shown at once.
western-legends-hint-open = In the First Game you choose one after the other, for everybody to see.
western-legends-hint-choosing = { $me ->
    [yes] choose now
   *[no] is choosing
}
western-legends-hint-chosen = { $me ->
    [yes] have chosen
   *[no] has chosen
}
western-legends-hint-later = { $me ->
    [yes] come later
   *[no] comes later
}
western-legends-hint-start = Starts at
western-legends-hint-goods = With
western-legends-hint-good = { $what ->
    [money] ${ $n }
    [nuggets] { $n ->
        [one] { $n } nugget
       *[other] { $n } nuggets
    }
    [cards] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
    [wounds] { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
    [marshal] Marshal { $n }
    [wanted] Wanted { $n }
   *[cattle] { $n } cattle
}
western-legends-hint-advice = Nobody is bound by the start: keep the law, break it, or dig for gold with any of them.
western-legends-hint-confirm = { $who ->
    [none] Choose one of them
   *[other] Play { $who }
}

## The first time: a word on each kind of decision

western-legends-hint-hint-character =
    You want Legendary Points (LP): the most of them win. Any character can get them in any way. Where
    you start and the ability, which awakes at 5 LP, only make some ways easier.
western-legends-hint-hint-start =
    Your figure begins there; every place is explained when you { $touch ->
        [yes] touch it
       *[no] point at it
    }. Bandits come to empty hideouts.
western-legends-hint-hint-turn_start = All of these happen before your income. The order is yours.
western-legends-hint-hint-income =
    Money buys items and, at the Cabaret, LP. Cards are used for what is written on them, put down in
    fights, and played at poker. A hand with one high card can fight.
western-legends-hint-hint-equip_mount = The mount you choose says how far one ride takes you this turn.
western-legends-hint-hint-equip_weapon = Only the weapon you choose works in your fights, until you choose again.
western-legends-hint-hint-act =
    You have 3 actions. Choose a marked space to ride there, a glowing card or item to use it, a player
    who is with you to fight them, or a button to do what this place offers. The same thing may be
    done again.
western-legends-hint-hint-ways =
    Ways to LP: find gold in a mine and sell it at the Bank; spend money at the Cabaret; beat bandits; win
    Duels and poker; rob the Bank and stay free; collect Marshal points. Stories bring money and cards
    for all that. The player aid has the whole of it in short.
western-legends-hint-hint-move_end =
    Your steps are over. A Sprint card would take you up to 2 spaces farther. Everybody with a card in
    hand is asked, so that the question tells nothing about your hand.
western-legends-hint-hint-sprint = These steps belong to the same ride; bandits still stop you.
western-legends-hint-hint-pathfinder = One more step of the same ride; a bandit there is fought.
western-legends-hint-hint-saddle_up =
    You are put down in any space of a town, however far away: the Bank and the Cabaret are such spaces.{ $first ->
        [yes] { "" }
       *[no] { " " }It is no ride: no cattle is delivered.
    }
western-legends-hint-hint-night_scout = The card is gone, and you ride before your turn begins; your 3 actions are still yours.
western-legends-hint-hint-night_scout_ride = These spaces cost no action. A bandit still stops you.
western-legends-hint-hint-county_business = Put a bandit where you can ride and beat it, or clear your way. It costs no action.
western-legends-hint-hint-county_ride = These spaces cost no action. A bandit there is fought, with the weapon of your last turn.
western-legends-hint-hint-getaway = These spaces cost no action. During your turn a bandit there is fought.
western-legends-hint-hint-waiting = All of it happens now; only the order is yours.
western-legends-hint-hint-hard_drive = A fourth action is worth it if you can deliver the cattle this turn; otherwise it is lost.
western-legends-hint-hint-copy = The Joker takes rank, suit and effect of the card you name; everybody sees that card, and you keep it.
western-legends-hint-hint-name_rank = Every card of that rank is discarded. High ranks win fights; look also for cards you fear.
western-legends-hint-hint-after_move = Your ride is over, and this can follow without an action.
western-legends-hint-hint-deliver = Each token you deliver brings its own point and its own reward.
western-legends-hint-hint-toast = Whoever gets your whiskey takes a wound, and the bottle is gone.
western-legends-hint-hint-toll = The player you name gives you $10 or a card; which of them is theirs to choose.
western-legends-hint-hint-pay_toll = You have to give one of them. A card is your own choice.
western-legends-hint-hint-give_card = Give the one you need least; only its new owner sees it.
western-legends-hint-hint-store =
    One action buys and upgrades as much as you can pay for. A mount rides farther, a weapon helps in
    fights. To upgrade what you own costs its price once more; the better side is worth LP at the end.
western-legends-hint-hint-shop = You may buy or upgrade now without going to a store.
western-legends-hint-hint-equip_now = One mount and one weapon work at a time. Next turn you may change again.
western-legends-hint-hint-reroll = The new result counts, for better or worse.
western-legends-hint-hint-join =
    Pay $10, draw a card, play for the pot. Losers draw a card, too. The LP for winning goes only to
    the player who opened the hand.
western-legends-hint-hint-poker_pick =
    The three open cards belong to everybody. Together with your two they make a poker hand of five;
    the player aid lists which hand beats which. The two cards are discarded.
western-legends-hint-hint-dealer_pick = Nobody joined, so you play for the house against them. You gain and lose nothing by it; your own hand is safe.
western-legends-hint-hint-take_back = One of them comes back, picked by chance. It costs nothing.
western-legends-hint-hint-fight_start = This happens before cards are put down. What you do not use now cannot be used later in this fight.
western-legends-hint-hint-steady_aim = Annie Oakley's opponent loses one of these before the fight.
western-legends-hint-hint-fight_card =
    The higher card wins, and an ace is highest. Between players the one on turn wins ties; bandits and
    the Sheriff win theirs. Cards marked Bonus do something when put down, and your weapon
    may help. The card is discarded. Whoever loses takes a wound and draws a card.
western-legends-hint-hint-npc_card =
    Bandits, the guard and the Sheriff are played by the neighbour on the right of the player they
    fight: that is you. A high rank may win, and what is written on the card happens
    whoever wins.
western-legends-hint-hint-defend =
    Their card is down already. Fight, and you put down one of yours: win, and they take the wound.
    Decline, and you have lost at once, but your cards stay in your hand.
western-legends-hint-hint-stand =
    You are Wanted, and he found you. Beat him and he goes home. Otherwise you lose all Wanted points,{ $first ->
        [yes] { "" }
       *[no] { " " }your cattle,
    } half of your money and half of your gold, take a wound and end up in his office.
western-legends-hint-hint-shootout = Both fight again with new cards; these ones are discarded.
western-legends-hint-hint-quickdraw = Only what the fight card does is cancelled, not its rank. Some of them do you good: then let it happen.
western-legends-hint-hint-react =
    The cards lie open, and a Reaction can still change how it ends. You are asked whenever you hold a
    card, so that the question tells nothing about your hand.
western-legends-hint-hint-how_many = Each card you give up lowers the other card by 1.
western-legends-hint-hint-npc_restart = If you void it, the fight begins anew, and new cards are put down.
western-legends-hint-hint-loot = Money or gold, not both. You are Wanted now: look out for the Sheriff.
western-legends-hint-hint-make_room = A legendary item may take the place of one you carry; what you drop goes back.
western-legends-hint-hint-keep_loot = Half of what the player had is lost. Instead of the supply, you may take all of one kind.
western-legends-hint-hint-take_cattle = A robber may take one token besides, if there is room to carry it.
western-legends-hint-hint-sheriff =
    While somebody is Wanted he can be moved. If he comes to a space with Wanted players, each of them
    discards a card, and he tries to arrest one. Those who are not Wanted need not fear him.
western-legends-hint-hint-pay_bandit = Two fight cards are the usual number; of three, the highest is likely to be higher.
western-legends-hint-hint-spawn_type =
    Each of the six bandits has a line of its own on every bandit card. Those on the board are not there to
    choose.
western-legends-hint-hint-driven_off = You sit on the right of the player who has lost to the bandit. The figure is put down there; it is no ride.
western-legends-hint-hint-sheriff_target = He can try only one of them.
western-legends-hint-hint-reputation =
    A Reputation card makes it one point more, once a turn. Everybody with a card in hand is asked, so
    that the question tells nothing.
western-legends-hint-hint-disc =
    You just did what this story asks for. Put a disc on it; it costs nothing. When the story has all its
    discs, everybody with one on it gets the reward, once, and the discs come back. One disc a turn; a
    second one of yours may fill it.
western-legends-hint-hint-goal = A completed goal costs no action and brings legendary tokens, worth LP at the end. The others then know it.
western-legends-hint-hint-keep_tokens = You keep as many tokens as you have completed goals; keep those worth most.
western-legends-hint-hint-choose =
    LP count at once. A Marshal point takes you one space up the Marshal track: you get what is drawn
    there, and your row brings LP at the end. A Wanted point brings LP at the end of each of your
    turns, until an arrest; nobody has both kinds.
western-legends-hint-hint-pay = You need not pay; then you get nothing for it.
western-legends-hint-hint-pay_nugget = Fool's Gold counts as a nugget when you pay with it, and is discarded.
western-legends-hint-hint-show_gold = Fool's Gold counts as a nugget if you show it; the others see it then.
western-legends-hint-hint-refuse_wanted =
    A Wanted player gains LP at the end of each own turn, and can be arrested. Marshal points would be
    lost. You may do without.
western-legends-hint-hint-track_kind =
    Marshal points pay rewards at once and LP at the end. Wanted points bring LP at the end of each of
    your turns, until somebody arrests you. You can have only one kind.
western-legends-hint-hint-free_item = It costs nothing. You carry 3 small items at most, and only one of each kind.
western-legends-hint-hint-legendary_item = Keep it, or put it back. If you carry 3 small items already, one of them has to go for it.
western-legends-hint-hint-reward_move = This ride costs no action. You may stay where you are.
western-legends-hint-hint-relocate = You are put down there; it is no ride.
western-legends-hint-hint-ranch = The Rail Station takes both kinds. To rustle it, bring it to the ranch of the other color.
western-legends-hint-hint-give_up_color = You carry more than you may: one token goes back to its ranch.
western-legends-hint-hint-give_up_cattle = You carry more than you may: one token goes back to its ranch.
western-legends-hint-hint-discard =
    Read what your cards do before you let one go; high ranks win fights. At the end of your turn you
    keep 5 cards, less one for each wound.
western-legends-hint-hint-keep = The others are discarded.

## What somebody could aim at: the first time it is near

western-legends-hint-aim-last =
    This is your last turn: what you have is counted after it. The row of a Marshal, $60 for 1 LP, upgraded mounts
    and weapons and being Wanted bring LP, each wound costs one. Spend and use the rest now.
western-legends-hint-aim-company =
    You are not alone here. Win a Duel for 2 LP; rob somebody of half the money or half the gold and
    be Wanted; a Marshal can arrest who is Wanted. Look at their cards and weapon first: whoever
    loses takes a wound.
western-legends-hint-aim-hunt =
    { $who } is Wanted, and you are a Marshal. Ride to them and win the fight: that is a Marshal point for
    you, and they lose their Wanted points, half of their money and half of their gold.
western-legends-hint-aim-gold =
    { $n ->
        [one] Your nugget is
       *[other] Your { $n } nuggets are
    } worth $20 and 1 LP each at the Bank in Darkrock. You can carry 4; who digs more loses it.
western-legends-hint-aim-money =
    You have ${ $n }, and $120 is all you can carry. At the Cabaret in Red Falls every $30 is 1 LP; a
    General Store sells horses and weapons.
western-legends-hint-aim-legend = You have 5 LP, and your ability is awake for the rest of the game. { $text }

# Staged moments
western-legends-hint-awakes = A legend awakes:
western-legends-hint-band-arrested = Arrested
western-legends-hint-band-arrested-why = Off to jail, and no longer Wanted.
western-legends-hint-band-last = The end is near
western-legends-hint-band-last-why = { $n } LP are reached: after this round one more is played.
western-legends-hint-waited = While you waited
western-legends-hint-waited-go = My turn
western-legends-hint-waited-nothing = no points, but time well spent
western-legends-hint-waited-jail = taken to jail
western-legends-hint-waited-fight = fought with you
western-legends-hint-waited-awake = ability awake

# What the bar says while something is staged: whose it is, and no more
western-legends-hint-stage-point = { $who }: +{ $n } LP.
western-legends-hint-stage-points = { $who }: +{ $n } LP.
western-legends-hint-stage-arrested = { $who } is under arrest.
western-legends-hint-stage-last = The end is near.
western-legends-hint-stage-awakes = { $who }: a legend awakes.
western-legends-hint-stage-fight = { $who }: a fight.
western-legends-hint-stage-poker = { $who }: a hand of poker.
western-legends-hint-stage-dice = { $who }: the dice are cast.
western-legends-hint-stage-story = A story is told to its end.
western-legends-hint-stage-goal = { $who }: a goal is reached.
western-legends-hint-stage-legendary = { $who }: a legendary item.
western-legends-hint-stage-stolen = { $who }: an item is stolen.
western-legends-hint-stage-question = { $who }: an interrogation.
western-legends-hint-stage-his = The Man in Black turns over a card.
western-legends-hint-stage-end = The points are counted.
