### Western Legends in the browser: choosing a character, and a first word on everything.

## The draft

wd-title = Choose who you are
wd-wait = The characters are being chosen
wd-hidden = Everybody chooses in secret; then all characters are shown at once.
wd-open = In the First Game you choose one after the other, for everybody to see.
wd-choosing = { $me ->
    [yes] choose now
   *[no] is choosing
}
wd-chosen = { $me ->
    [yes] have chosen
   *[no] has chosen
}
wd-later = { $me ->
    [yes] come later
   *[no] comes later
}
wd-start = Starts at
wd-goods = With
wd-good = { $what ->
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
wd-advice = Nobody is bound by the start: keep the law, break it, or dig for gold with any of them.
wd-confirm = { $who ->
    [none] Choose one of them
   *[other] Play { $who }
}

## The first time: a word on each kind of decision

wd-hint-name = A word for newcomers
wd-hint-seen = Got it
wd-hints-off = No more of these
wd-hint-of = { $what }:

wd-hint-character =
    You want Legendary Points (LP): the most of them win. Any character can get them in any way. Where
    you start and the ability, which awakes at 5 LP, only make some ways easier.
wd-hint-start = Your figure begins there; every place is explained when you point at it. Bandits come to empty hideouts.
wd-hint-turn_start = All of these happen before your income. The order is yours.
wd-hint-income =
    Money buys items and, at the Cabaret, LP. Cards are used for what is written on them, put down in
    fights, and played at poker. A hand with one high card can fight.
wd-hint-equip_mount = The mount you choose says how far one ride takes you this turn.
wd-hint-equip_weapon = Only the weapon you choose works in your fights, until you choose again.
wd-hint-act =
    You have 3 actions. Choose a marked space to ride there, a glowing card or item to use it, a player
    who is with you to fight them, or a button to do what this place offers. The same thing may be
    done again.
wd-hint-ways =
    Ways to LP: find gold in a mine and sell it at the Bank; spend money at the Cabaret; beat bandits; win
    Duels and poker; rob the Bank and stay free; collect Marshal points. Stories bring money and cards
    for all that. The player aid has the whole of it in short.
wd-hint-move_end =
    Your steps are over. A Sprint card would take you up to 2 spaces farther. Everybody with a card in
    hand is asked, so that the question tells nothing about your hand.
wd-hint-sprint = These steps belong to the same ride; bandits still stop you.
wd-hint-pathfinder = One more step of the same ride; a bandit there is fought.
wd-hint-saddle_up =
    You are put down in any space of a town, however far away: the Bank and the Cabaret are such spaces.{ $first ->
        [yes] { "" }
       *[no] { " " }It is no ride: no cattle is delivered.
    }
wd-hint-night_scout = The card is gone, and you ride before your turn begins; your 3 actions are still yours.
wd-hint-night_scout_ride = These spaces cost no action. A bandit still stops you.
wd-hint-after_move = Your ride is over, and this can follow without an action.
wd-hint-deliver = Each token you deliver brings its own point and its own reward.
wd-hint-toast = Whoever gets your whiskey takes a wound, and the bottle is gone.
wd-hint-toll = The player you name gives you $10 or a card; which of them is theirs to choose.
wd-hint-pay_toll = You have to give one of them. A card is your own choice.
wd-hint-give_card = Give the one you need least; only its new owner sees it.
wd-hint-store =
    One action buys and upgrades as much as you can pay for. A mount rides farther, a weapon helps in
    fights. To upgrade what you own costs its price once more; the better side is worth LP at the end.
wd-hint-shop = You may buy or upgrade now without going to a store.
wd-hint-equip_now = One mount and one weapon work at a time. Next turn you may change again.
wd-hint-reroll = The new result counts, for better or worse.
wd-hint-join =
    Pay $10, draw a card, play for the pot. Losers draw a card, too. The LP for winning goes only to
    the player who opened the hand.
wd-hint-poker_pick =
    The three open cards belong to everybody. Together with your two they make a poker hand of five;
    the player aid lists which hand beats which. The two cards are discarded.
wd-hint-dealer_pick = Nobody joined, so you play for the house against them. You gain and lose nothing by it; your own hand is safe.
wd-hint-take_back = One of them comes back, picked by chance. It costs nothing.
wd-hint-fight_start = This happens before cards are put down. What you do not use now cannot be used later in this fight.
wd-hint-steady_aim = Annie Oakley's opponent loses one of these before the fight.
wd-hint-fight_card =
    The higher card wins, and an ace is highest. Between players the one on turn wins ties; bandits and
    the Sheriff win theirs. Cards marked Bonus do something when put down, and your weapon
    may help. The card is discarded. Whoever loses takes a wound and draws a card.
wd-hint-npc_card =
    Bandits, the guard and the Sheriff are played by the neighbour on the right of the player they
    fight: that is you. A high rank may win, and what is written on the card happens
    whoever wins.
wd-hint-defend =
    Their card is down already. Fight, and you put down one of yours: win, and they take the wound.
    Decline, and you have lost at once, but your cards stay in your hand.
wd-hint-stand =
    You are Wanted, and he found you. Beat him and he goes home. Otherwise you lose all Wanted points,{ $first ->
        [yes] { "" }
       *[no] { " " }your cattle,
    } half of your money and half of your gold, take a wound and end up in his office.
wd-hint-shootout = Both fight again with new cards; these ones are discarded.
wd-hint-quickdraw = Only what the fight card does is cancelled, not its rank. Some of them do you good: then let it happen.
wd-hint-react =
    The cards lie open, and a Reaction can still change how it ends. You are asked whenever you hold a
    card, so that the question tells nothing about your hand.
wd-hint-how_many = Each card you give up lowers the other card by 1.
wd-hint-npc_restart = If you void it, the fight begins anew, and new cards are put down.
wd-hint-loot = Money or gold, not both. You are Wanted now: look out for the Sheriff.
wd-hint-take_cattle = A robber may take one token besides, if there is room to carry it.
wd-hint-sheriff =
    While somebody is Wanted he can be moved. If he comes to a space with Wanted players, each of them
    discards a card, and he tries to arrest one. Those who are not Wanted need not fear him.
wd-hint-sheriff_target = He can try only one of them.
wd-hint-reputation =
    A Reputation card makes it one point more, once a turn. Everybody with a card in hand is asked, so
    that the question tells nothing.
wd-hint-disc =
    You just did what this story asks for. Put a disc on it; it costs nothing. When the story has all its
    discs, everybody with one on it gets the reward, once, and the discs come back. One disc a turn; a
    second one of yours may fill it.
wd-hint-goal = A completed goal costs no action and brings legendary tokens, worth LP at the end. The others then know it.
wd-hint-keep_tokens = You keep as many tokens as you have completed goals; keep those worth most.
wd-hint-choose =
    LP count at once. A Marshal point takes you one space up the Marshal track: you get what is drawn
    there, and your row brings LP at the end. A Wanted point brings LP at the end of each of your
    turns, until an arrest; nobody has both kinds.
wd-hint-pay = You need not pay; then you get nothing for it.
wd-hint-pay_nugget = Fool's Gold counts as a nugget when you pay with it, and is discarded.
wd-hint-show_gold = Fool's Gold counts as a nugget if you show it; the others see it then.
wd-hint-refuse_wanted =
    A Wanted player gains LP at the end of each own turn, and can be arrested. Marshal points would be
    lost. You may do without.
wd-hint-track_kind =
    Marshal points pay rewards at once and LP at the end. Wanted points bring LP at the end of each of
    your turns, until somebody arrests you. You can have only one kind.
wd-hint-free_item = It costs nothing. You carry 3 small items at most, and only one of each kind.
wd-hint-legendary_item = Keep it, or put it back. If you carry 3 small items already, one of them has to go for it.
wd-hint-reward_move = This ride costs no action. You may stay where you are.
wd-hint-relocate = You are put down there; it is no ride.
wd-hint-ranch = The Rail Station takes both kinds. To rustle it, bring it to the ranch of the other color.
wd-hint-give_up_color = You carry more than you may: one token goes back to its ranch.
wd-hint-give_up_cattle = You carry more than you may: one token goes back to its ranch.
wd-hint-discard =
    Read what your cards do before you let one go; high ranks win fights. At the end of your turn you
    keep 5 cards, less one for each wound.
wd-hint-keep = The others are discarded.

## What somebody could aim at: the first time it is near

wd-aim-last =
    This is your last turn: what you have is counted after it. The row of a Marshal, $60 for 1 LP, upgraded mounts
    and weapons and being Wanted bring LP, each wound costs one. Spend and use the rest now.
wd-aim-company =
    You are not alone here. Win a Duel for 2 LP; rob somebody of half the money or half the gold and
    be Wanted; a Marshal can arrest who is Wanted. Look at their cards and weapon first: whoever
    loses takes a wound.
wd-aim-hunt =
    { $who } is Wanted, and you are a Marshal. Ride to them and win the fight: that is a Marshal point for
    you, and they lose their Wanted points, half of their money and half of their gold.
wd-aim-gold =
    { $n ->
        [one] Your nugget is
       *[other] Your { $n } nuggets are
    } worth $20 and 1 LP each at the Bank in Darkrock. You can carry 4; who digs more loses it.
wd-aim-money =
    You have ${ $n }, and $120 is all you can carry. At the Cabaret in Red Falls every $30 is 1 LP; a
    General Store sells horses and weapons.
wd-aim-legend = You have 5 LP, and your ability is awake for the rest of the game. { $text }
