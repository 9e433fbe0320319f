### Western Legends: cards and items. What follows from verbs is put together from western-legends-verbs.ftl.

## Poker cards: name, effect, and the rules that settle the rest

western-legends-poker-cheat = Cheat
western-legends-poker-cheat-text = In a hand of poker this card may stand for any rank.
western-legends-poker-cheat-rules =
    Owner (player or dealer) names the rank when cards are shown; the suit stays as printed.

    May duplicate a card already present: five of a kind is possible.

    On the flop it is a plain 2.

    In fights it is a plain 2.

western-legends-poker-saddle_up = Saddle Up
western-legends-poker-saddle_up-text = Action: go to any town space.
western-legends-poker-saddle_up-rules =
    Any space of Darkrock or Red Falls; a Wanted player may not pick the Sheriff's space.

    You are placed, no spaces between are entered. It is no Move action: no Sprint, no
    end-of-move effects (with the option delivery=any these follow).

western-legends-poker-sprint = Sprint
western-legends-poker-sprint-text = Reaction: when your move action ends, move up to 2 more spaces.
western-legends-poker-sprint-rules =
    The extra steps belong to the same Move action: deliveries and end-of-move effects are
    checked once, after them.

    Also playable after a bandit fight that ended the steps (WL Q-51).

    All entry rules apply to the extra steps; entering a bandit's space starts the fight.

    It is your one card Reaction to this action (WL CARD-5).

western-legends-poker-manhunt = Manhunt
western-legends-poker-manhunt-text =
    Action: send the Sheriff up to 3 spaces. As a Marshal or Wanted player you also gain 1 LP.
western-legends-poker-manhunt-rules =
    The Sheriff moves only while some player is Wanted; with an inactive Sheriff the LP part
    still works.

    Entering the space of a Wanted player starts an arrest attempt and ends his move; the LP is
    gained after that, by your status then.

western-legends-poker-payday = Payday
western-legends-poker-payday-text = Action: gain $30.
western-legends-poker-payday-rules = Anywhere on the board. The wallet cap applies.

western-legends-poker-stick_em_up = Stick 'Em Up!
western-legends-poker-stick_em_up-text = Reaction in a fight, after the reveal: lower the opposing card by 2.
western-legends-poker-stick_em_up-rules =
    Works in fights with players and NPCs. Never below 2.

    The fight card's own effect still happens; only its value drops.

western-legends-poker-reputation = Reputation
western-legends-poker-reputation-text =
    Reaction: after you gain Marshal or Wanted points on your turn, gain 1 more point of the
    same kind.
western-legends-poker-reputation-rules =
    Played from hand right after the gain is fully resolved (with its track rewards), in any
    phase of your own turn.

    At most one Reputation on your turn, however many points you gain. Not playable on other
    players' turns.

    The extra point is a normal gain: track reward, story trigger and character abilities apply,
    but it cannot be answered by another Reputation.

    Works past space 9 (then 1 LP).

western-legends-poker-shootout = Shootout
western-legends-poker-shootout-text = In a fight: you may void the result and start the fight afresh.
western-legends-poker-shootout-rules =
    Used at the reveal, before Reactions, active side first; Bonuses not yet resolved do not
    happen, those resolved stay (WL FIGHT-24).

    All cards played so far are discarded, drawn fight cards go under their deck in random
    order; then a new fight of the same type between the same two sides starts, free of charge.

    It counts as the same fight for once-per-turn limits and is no new start for triggers;
    Reaction limits start afresh. A side without cards in the new fight follows the empty-hand
    rules. At most 4 restarts in one chain (WL Q-100).

western-legends-poker-wallop = Wallop
western-legends-poker-wallop-text =
    In a fight with a player: they take 1 wound now, win or lose. Against a bandit, guard
    or Sheriff: if you win, gain $10 and draw 1 card.
western-legends-poker-wallop-rules =
    Resolved at the reveal with the other Bonus effects, active side first.

    The wound is extra to the one for losing. The other side's Bulletproof cancels both: it
    counts from the reveal on, whichever Bonus resolves first.

    If the fight is voided by Shootout after Wallop has resolved, the wound stays.

    Nothing happens against a player who declined (no reveal). The Man in Black takes no wounds.

western-legends-poker-instincts = Instincts
western-legends-poker-instincts-text =
    Action: draw 3 cards, then discard 1 card. Bonus: when this card is discarded in any other
    way, draw 1 card.
western-legends-poker-instincts-rules =
    The Action: draw 3, then discard any 1 card of the hand (not this one, which is discarded
    last); another Instincts discarded here pays its Bonus.

    The Bonus works whenever the card goes from hand or play to the discard pile: after a fight
    or a poker hand, hand limit, forced discards, costs. It is not optional.

    In a fight or poker hand the card is drawn when the played cards are discarded at the end or
    at a restart.

    It does not work for the discard that ends its own Action, for a dealer, for a card shuffled
    into a new deck, or for a Joker that copied it.

    At the hand limit: discard down first, then draw for each Instincts discarded, then check
    the limit again; each copy pays at most once per End of Turn.

western-legends-poker-fools_gold = Fool's Gold
western-legends-poker-fools_gold-text = Stands in for a gold nugget whenever you sell, pay or count nuggets.
western-legends-poker-fools_gold-rules =
    From hand it may be sold at the Bank ($20 and 1 LP), paid as a nugget or shown where nuggets
    are counted.

    It takes no nugget space and counts as a card for the hand limit.

    A robber cannot take it as a nugget, an arrest cannot halve it, and it does not count in the
    final tie-break or for goals that ask what you carry (WL Q-41).

    Spending it as a nugget discards it; counting it only shows it.

western-legends-poker-lady_luck = Lady Luck
western-legends-poker-lady_luck-text =
    In a hand of poker you played this card in: if you lost, gain $30 and draw 1 card; if you
    won, draw 1 card.
western-legends-poker-lady_luck-rules =
    What a loss pays comes on top of the usual loser's card.

    Active and joined players only; the dealer gets nothing. A shared pot is a win. Once per
    hand of poker, even with two of them.

    In a fight it is a plain 10.

western-legends-poker-bulletproof = Bulletproof
western-legends-poker-bulletproof-text = In a fight: cancel all wounds you would take. Heal 1 wound.
western-legends-poker-bulletproof-rules =
    Covers every wound of this fight from the reveal on (Bonus effects, fight card, loss),
    except the one marked as not cancellable (fight card 6); not a wound taken at the start of
    the fight.

    The healing happens whether you win or lose.

    The loser still draws 1 card and suffers the other penalties.

western-legends-poker-quickdraw = Quickdraw
western-legends-poker-quickdraw-text =
    Against a bandit, guard or Sheriff: if you like, the fight card does nothing, and only its rank
    counts.
western-legends-poker-quickdraw-rules =
    Only the effect is cancelled, the value stays.

    Optional: keep the good effects of high fight cards.

western-legends-poker-determination = Determination
western-legends-poker-determination-text = Action: gain 2 actions.
western-legends-poker-determination-rules =
    It costs 1 action and gives 2: net one action more this turn. Needs an action left.

western-legends-poker-living_legend = Living Legend
western-legends-poker-living_legend-text = Action: gain 1 point, Marshal or Wanted (your choice).
western-legends-poker-living_legend-rules =
    A Wanted player must take the Wanted point; a Marshal taking a Wanted point loses all
    Marshal points.

    On space 9 of your track it gives 1 LP.

western-legends-poker-joker = Joker
western-legends-poker-joker-text =
    Play it as a copy of another poker card in your hand, which you show and keep.
western-legends-poker-joker-rules =
    By itself it has no value. On the flop or in the dealer's hand it is any card.

    The copied card must be in hand and not be a Joker. The Joker takes its rank, suit, name and
    effect.

    Put down in a fight or at poker, it is named when it is turned up; the copied card must be in
    hand then, or at poker lie beside it.

    Two Jokers may copy the same card. A copied Reaction counts for its limit. A Joker pays
    nothing when it is discarded.

    Without a card to copy it cannot be played, but can be discarded or kept; a hand of Jokers
    alone counts as empty in fights and at poker.

    On the flop every player reads it as the rank and suit best for that player's own hand.

## Suits, ranks and hands

western-legends-suit-hearts = hearts
western-legends-suit-diamonds = diamonds
western-legends-suit-clubs = clubs
western-legends-suit-spades = spades
western-legends-rank-number = { $n }
western-legends-rank-11 = Jack
western-legends-rank-12 = Queen
western-legends-rank-13 = King
western-legends-rank-14 = Ace
# In the corner of a card; 0 is a Joker
western-legends-rank-0-sign = *
western-legends-rank-11-sign = J
western-legends-rank-12-sign = Q
western-legends-rank-13-sign = K
western-legends-rank-14-sign = A
western-legends-hand-royal_flush = Royal flush
western-legends-hand-five_of_a_kind = Five of a kind
western-legends-hand-straight_flush = Straight flush
western-legends-hand-four_of_a_kind = Four of a kind
western-legends-hand-full_house = Full house
western-legends-hand-flush = Flush
western-legends-hand-straight = Straight
western-legends-hand-three_of_a_kind = Three of a kind
western-legends-hand-two_pair = Two pair
western-legends-hand-pair = Pair
western-legends-hand-high_card = High card
western-legends-hand-royal_flush-text = 10 to ace of one suit.
western-legends-hand-five_of_a_kind-text = Four of one rank plus Cheat (or a Joker).
western-legends-hand-straight_flush-text = Five in sequence, one suit.
western-legends-hand-four_of_a_kind-text = Four of one rank.
western-legends-hand-full_house-text = Three of one rank, two of another.
western-legends-hand-flush-text = Five of one suit.
western-legends-hand-straight-text = Five in sequence.
western-legends-hand-three_of_a_kind-text = Three of one rank.
western-legends-hand-two_pair-text = Two different pairs.
western-legends-hand-pair-text = Two of one rank.
western-legends-hand-high_card-text = None of the above; the highest card counts.

## Items: name, ability, upgraded side, rules

western-legends-item-mule = Mule
western-legends-item-mule-ability = Carry 2 more gold nuggets (6 in all).
western-legends-upgrade-mule = Old Contrary
western-legends-upgrade-mule-ability = Carry 2 more gold nuggets (6 in all).
western-legends-item-mule-rules =
    Works while the Mule is the active mount. When it stops being active, nuggets above 4 go to
    the supply at once.

    Upgrading does not make it active.

western-legends-item-mustang = Mustang
western-legends-item-mustang-ability = None.
western-legends-upgrade-mustang = Prairie Comet
western-legends-upgrade-mustang-ability = None.
western-legends-item-mustang-rules = Movement only.

western-legends-item-revolver = Revolver
western-legends-item-revolver-ability = None.
western-legends-upgrade-revolver = Six Sermons
western-legends-upgrade-revolver-ability =
    Against bandits, the guard and the Sheriff the opposing card is lowered by 1.
western-legends-item-revolver-rules =
    The basic side has no effect; the upgraded side works at the Bonus step, not against players
    or the Man in Black.

western-legends-item-shotgun = Shotgun
western-legends-item-shotgun-ability = After you win a fight, draw 1 card.
western-legends-upgrade-shotgun = Barn Door
western-legends-upgrade-shotgun-ability =
    In every fight the opposing card is lowered by 1. After you win a fight, draw 1 card.
western-legends-item-shotgun-rules =
    The draw comes in the Reward step, as either side, also when the opponent declined, on any
    turn while this is the active weapon.

    The upgraded side lowers at the Bonus step, against players and NPCs.

western-legends-item-rifle = Rifle
western-legends-item-rifle-ability =
    When a fight with a player starts, you may look at 2 random cards of their hand.
western-legends-upgrade-rifle = Quarter-Mile Kate
western-legends-upgrade-rifle-ability =
    When a fight with a player starts, you may look at their whole hand; against a bandit, the
    guard or the Sheriff at 1 random fight card they drew. In every fight the opposing card is
    lowered by 1.
western-legends-item-rifle-rules =
    Optional start-of-fight effect, as attacker or target. Cards are picked at random and only
    the owner sees them; with fewer cards all are seen.

    Upgraded, against NPCs: the fight cards are drawn before the start-of-fight effects, also in
    a Sheriff fight. The Man in Black has no hand: nothing to see.

    The lowering works at the Bonus step.

western-legends-item-miners_map = Miner's Map
western-legends-item-miners_map-ability = After you prospect you may reroll 1 die.
western-legends-item-miners_map-rules =
    Optional, once per Prospect action: after both dice are rolled and before results are taken,
    reroll one of them; the new result counts. Gold Dust rerolls come later and cannot be
    rerolled (WL Q-112).

    Not for dice rolled by rewards.

western-legends-item-whiskey = Whiskey
western-legends-item-whiskey-ability =
    When gained: heal 1 wound. Reaction: after your Move action ends in a space with another
    player, discard this to give 1 wound to a player there.
western-legends-item-whiskey-rules =
    Reaction when your Move action is completely over, also after a Sprint (item Reactions do
    not use up the one card Reaction). One other player in the space, your choice, who has fewer
    than 3 wounds. Not the Man in Black.

    The healing happens when the card is gained in any way, once; discarding heals nothing.

western-legends-item-provisions = Provisions
western-legends-item-provisions-ability =
    When gained: draw 1 card. Action: discard this to draw 1 card and heal 1 wound.
western-legends-item-provisions-rules =
    The Action costs one action: discard, draw 1, heal 1. It may be used without wounds.

    The on-gain card is also drawn when it is a starting item or a free item.

western-legends-item-ten_gallon = Ten-Gallon
western-legends-item-ten_gallon-ability = After a hand of poker: gain 1 LP if you won, $10 if you lost.
western-legends-item-ten_gallon-rules =
    For the active player and for players who joined, not for the dealer. A shared pot counts as
    won. On top of the normal LP.

western-legends-item-workhorse = Workhorse
western-legends-item-workhorse-ability = Carry 1 more cattle token. An Acquire action gives 1 more token.
western-legends-upgrade-workhorse = Forty-Mile Patience
western-legends-upgrade-workhorse-ability = Carry 1 more cattle token. An Acquire action gives 1 more token.
western-legends-item-workhorse-rules =
    Works while it is the active mount: carry 2 tokens. One Acquire action takes 1 token, then 1
    more of the same ranch if there is room.

    When it stops being active, tokens above the limit go back to their ranches, your choice
    which.

    Each delivered token pays its point and reward; one delivery is one gain.

western-legends-item-peacekeeper = Peacekeeper
western-legends-item-peacekeeper-ability =
    As a Marshal: 1 more Marshal point after you arrest or wrangle. While Wanted: 1 more Wanted
    point after you rob or rustle.
western-legends-upgrade-peacekeeper = Closing Argument
western-legends-upgrade-peacekeeper-ability =
    As a Marshal: 1 more Marshal point after you arrest or wrangle. While Wanted: 1 more Wanted
    point after you rob or rustle. In fights with players the opposing card is lowered by 1.
western-legends-item-peacekeeper-rules =
    Works while it is the active weapon, on your own turn, once per Arrest, Rob or delivery,
    however many tokens.

    Your status is checked after the normal point: a neutral player who wrangles is a Marshal by
    then. A Wanted player who wrangles gets nothing extra.

    The extra point is a gain of its own.

western-legends-item-holster = Holster
western-legends-item-holster-ability =
    Reaction in a fight, after the reveal: discard any number of cards; the opposing card is
    lowered by 1 for each.
western-legends-item-holster-rules =
    Stays in play. Once per fight (afresh after a restart), in the Reaction step: decide the
    number, discard those cards from hand, then lower the opposing card. Against players and
    NPCs, as either side.

    A discarded Instincts pays its Bonus.

western-legends-item-black_coat = Black Coat
western-legends-item-black_coat-ability = You win ties in fights with players, also as the target.
western-legends-item-black_coat-rules =
    Against the Man in Black too. If the opponent has a win-ties effect as well, they cancel out
    (WL Q-102).

western-legends-item-bowie_knife = Bowie Knife
western-legends-item-bowie_knife-ability =
    When you win a fight with a player, they take 1 more wound. When you beat a bandit, the
    guard or the Sheriff, gain $10.
western-legends-item-bowie_knife-rules =
    Reward step, also when the opponent declined. Bulletproof of the loser cancels the extra
    wound too. The Man in Black takes no wounds.

western-legends-item-companion = Companion
western-legends-item-companion-ability =
    Your hand limit is 1 higher. At the end of your turn, before the hand limit is checked, draw
    1 card if you hold 2 or fewer.
western-legends-item-companion-rules = The draw comes after stories are resolved and before you discard down.

western-legends-item-dynamite = Dynamite
western-legends-item-dynamite-ability =
    Reaction in a fight, after the reveal: discard this; the opposing card counts as a 2.
western-legends-item-dynamite-rules =
    Once, in the Reaction step, as either side, against players and NPCs. The card's own effect
    still happens. The item goes back into the legendary stack and scores no LP.

western-legends-item-lasso = Lasso
western-legends-item-lasso-ability = Carry 1 more cattle token. After each delivery of cattle, gain $10.
western-legends-item-lasso-rules =
    Adds to the limit of an active Workhorse. The Acquire action still gives 1 token (2 with
    Workhorse).

western-legends-item-marshals_badge = Marshal's Badge
western-legends-item-marshals_badge-ability =
    When gained: gain 1 Marshal point unless you are Wanted. Game end: 2 LP if you are a
    Marshal.
western-legends-item-marshals_badge-rules =
    A neutral player becomes a Marshal by it. For a Wanted player the point is lost, not kept
    for later.

western-legends-item-mesa_deed = Mesa Deed
western-legends-item-mesa_deed-ability = When your turn starts in a space bordering a mesa, gain $10.
western-legends-item-mesa_deed-rules = Start-of-turn effect; the space where the turn begins counts.

western-legends-item-outlaws_mask = Outlaw's Mask
western-legends-item-outlaws_mask-ability =
    When you are arrested you keep your money and nuggets. Game end: 2 LP if you are Wanted.
western-legends-item-outlaws_mask-rules =
    Against the Sheriff and against players. Cattle and Wanted points are lost as usual. Robbing
    is not arresting.

western-legends-item-silver_flask = Silver Flask
western-legends-item-silver_flask-ability =
    When gained: heal 1 wound. Action, once per turn: heal 1 wound and draw 1 card.
western-legends-item-silver_flask-rules =
    One Action: heal 1, then draw 1; may be used without wounds. Stays in play.

western-legends-item-tomahawk = Tomahawk
western-legends-item-tomahawk-ability = In fights outside the towns the opposing card is lowered by 1.
western-legends-item-tomahawk-rules =
    Bonus step, in a space outside the towns, as either side. Adds to your weapon.

western-legends-item-lightning = Lightning
western-legends-item-lightning-ability =
    You may ride through spaces with bandits; a fight starts only where you end your move.
western-legends-item-lightning-rules =
    Works while it is the active mount, in Move actions and their extra steps. Where the move
    action's own steps end, a bandit there is fought; the same for the end of extra steps.

    A Wanted player still may not pass the Sheriff.

western-legends-item-thunder = Thunder
western-legends-item-thunder-ability = In every fight the opposing card is lowered by 2.
western-legends-item-thunder-rules = Works while it is the active weapon, at the Bonus step, as either side.

## The Man in Black: his cards, his rules card, his levels

western-legends-mib_card-mib_cabaret = Front Table at the Cabaret
western-legends-mib_card-mib_saloon = Nobody Deals Him In
western-legends-mib_card-mib_duel = Settling a Score
western-legends-mib_card-mib_rob = Turn Out Your Pockets
western-legends-mib_card-mib_mine = A Lamp in the Dark
western-legends-mib_card-mib_bank = A Quiet Word at the Bank
western-legends-mib_card-mib_bandit = No Questions Asked
western-legends-mib_card-mib_shadow = His Shadow Gets There First
western-legends-mib_card-mib_sheriff = A Letter to the Sheriff
western-legends-mib_card-mib_rumor = Rumor Travels Faster
western-legends-mib_rule-seat =
    The Man in Black is a third player without hand, mat or items, used with 2 players. He has a
    figure, an LP marker and 2 story discs and starts at the Rail Station. Right and left
    neighbors are counted among the humans only, so all NPCs are played by the other human.
western-legends-mib_rule-turn =
    He acts once per round, after the last human player; he has no start-of-turn income and no
    actions. Reveal the top card of his deck and name its rival or mark at once (they are
    followed wherever they go; nearest targets are found when their step comes). Then resolve
    the steps from top to bottom; a step that cannot be done is skipped. After the tenth card
    shuffle all ten.
western-legends-mib_rule-counts =
    He counts as a player for every effect, story trigger and goal, and his figure keeps bandits
    from spawning in his space. He never has or gains Marshal points, Wanted points, wounds or
    goals, never blocks movement, is never arrested, never joins a hand of poker and never deals
    for the house.
western-legends-mib_rule-wealth =
    He always has $120 and 4 nuggets: a Rob of him yields $60 or 2 nuggets and he is full again
    at once. He owns no poker cards, items or cattle; effects that would take, show or wound do
    nothing to him, and one that offers a choice takes his money.
western-legends-mib_rule-fights =
    In a fight with him (his or yours) draw 3 fight cards; he plays the highest and its text is
    ignored. The card played against him is lowered by 1, never below 2. He wins ties, unless
    you have an effect that wins ties against players. Then return the fight cards to the bottom
    of their deck in random order.
western-legends-mib_rule-fight_flow =
    He never declines. In his fights a human may decline and has then lost; a human without
    cards must. Start-of-fight, Bonus and Reaction effects of the human work on his card as on a
    player's (never below 2); those against NPCs only do not. Shootout restarts the fight with 3
    new cards. You may fight him once per turn, like any player.
western-legends-mib_rule-fight_lost =
    When he loses a fight, whoever started it, he is put at the Rail Station; the human gets the
    normal reward only for a fight they started. When he wins his own Duel he gains 2 LP; when
    he wins his own Rob he gains 1 LP and the victim loses $30, or 1 nugget if they have less
    than $30, or nothing. A fight you started and lost gives him nothing. The human loser takes
    1 wound and draws 1 card as usual.
western-legends-mib_rule-ride =
    Ride n toward X: move along a shortest path of at most n steps and stop on reaching X; if he
    is there already he stays. Mesas are closed to him; bandits, players and the Sheriff do not
    stop him. Of several next steps that are equally short he takes the first in the order of
    the board.
western-legends-mib_rule-nearest =
    Nearest X: fewest steps from him, 0 included; a tie goes to the first space in the order of
    the board. Nearest player: fewest steps, a tie goes to the player with more LP, then to the
    next in turn order.
western-legends-mib_rule-rival =
    Rival: the human with the most LP; a tie goes to the nearer one, then to the next in turn
    order. Mark (richest): highest money + 20 x nuggets, same tie-breaks. Other players in the
    space do not matter: he fights only the one named.
western-legends-mib_rule-bandits =
    If he ends a ride of at least 1 step in a space with a bandit, remove the bandit; he gains 1
    LP. He fights no bandit and spaces he only passes do not count. Typed bandits he spawns are
    placed at random.
western-legends-mib_rule-stories =
    Story step: put one disc on the open story with the most discs (tie: left deck); if both his
    discs are out, move the one lying on the other story. With one deck there is only that
    story. He may complete a story alone. A story he completes is resolved at the end of his
    turn, before the next human: human contributors get their reward, then bandits spawn, then
    the Sheriff moves as in the rule sheriff by the printed number. Whenever a story with at
    least one disc of his is resolved, by anyone, he gains 1 LP once instead of its reward.
western-legends-mib_rule-sheriff =
    When a step or a story of his moves the Sheriff: only if someone is Wanted. The Sheriff goes
    the full number along a shortest path (ties as in ride) toward the Wanted player nearest to
    the Sheriff who is not already in his space (tie: more LP, then next in turn order) and
    stops on meeting any Wanted player for the usual arrest attempt. If several are there, the
    one with more LP is fought, then the next in turn order. If all Wanted players share his
    space, he stays and nothing happens.
western-legends-mib_rule-end =
    His LP can trigger the end of the game, checked at the end of every turn, his own included.
    The round ends with his turn, so he acts once more in the final round. He has no final
    scoring beyond his LP.
western-legends-mib_rule-ties = He wins ties for the most LP.
western-legends-mib_level-greenhorn = Greenhorn
western-legends-mib_level-greenhorn-text = Each time he would gain 3 LP at once he gains 2 instead.
western-legends-mib_level-gunslinger = Gunslinger
western-legends-mib_level-gunslinger-text = Standard.
western-legends-mib_level-legend = Legend
western-legends-mib_level-legend-text = Each time his deck is reshuffled he gains 2 LP.

## Bandits of the extras, and what they say

western-legends-bandit-gambler = Card Sharp
western-legends-bandit-robber = Robber
western-legends-bandit-bandido = Bandido
western-legends-bandit-horse_thief = Horse Thief
western-legends-bandit-desperado = Desperado
western-legends-bandit-fugitive = Fugitive
western-legends-quote-bandit_card_1-robber =
    "I only ever take what is heavy, friend. I leave you the light things."
western-legends-quote-bandit_card_2-desperado = "Count my scars and tell me you like the odds."
western-legends-quote-bandit_card_3-bandido =
    "This valley was free before you fenced it, and it is free after dark still."
western-legends-quote-bandit_card_4-gambler = "Cut the deck yourself. It makes no difference to the deck."
western-legends-quote-bandit_card_4-fugitive = "I have run from better than you, and slower than me."
western-legends-quote-bandit_card_5-horse_thief = "Fine animal. I shall think of you every time I feed him."
western-legends-quote-bandit_card_6-fugitive =
    "There were six of us at breakfast. Ask me how I feel about breakfast."
