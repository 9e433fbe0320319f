### Western Legends: the characters, their abilities and their lives.

## Name; name of the ability, what it does, the rules that settle the rest; the person

western-legends-character-annie_oakley = Annie Oakley
western-legends-ability-steady_aim = Steady Aim
western-legends-ability-steady_aim-text =
    When you fight another player, that player first discards 1 card or takes 1 wound (their
    choice).
western-legends-ability-steady_aim-rules =
    Start-of-fight effect of every fight with a player, as attacker and as target, win or lose.

    The opponent chooses which, and which card. With 3 wounds they must discard while they hold
    a card; without a card they must take the wound; with neither possible nothing happens.

    A restarted fight asks again. The Man in Black has neither cards nor wounds: no effect.
western-legends-character-annie_oakley-bio =
    Born Phoebe Ann Mosey in Ohio in 1860, she hunted game as a girl to feed her family. From
    1885 she was the star sharpshooter of Buffalo Bill's Wild West.

western-legends-character-bass_reeves = Bass Reeves
western-legends-ability-patient_lawman = Patient Lawman
western-legends-ability-patient_lawman-text = When your turn starts, draw 1 card.
western-legends-ability-patient_lawman-rules =
    Start-of-turn effect, before income. Not optional; order with other start-of-turn effects is
    yours.
western-legends-character-bass_reeves-bio =
    Born enslaved in Arkansas in 1838, he became one of the first Black deputy U.S. marshals
    west of the Mississippi. In over thirty years of service, mostly in Indian Territory, he was
    credited with some three thousand arrests.

western-legends-character-billy_the_kid = Billy the Kid
western-legends-ability-friendly_toll = Friendly Toll
western-legends-ability-friendly_toll-text =
    After you end a Move action in a space with other players, one of them (you choose) gives
    you $10 or 1 card (they choose).
western-legends-ability-friendly_toll-rules =
    When a Move action of yours is completely over (WL MOVE-9) and another player is in your
    space; once per Move action, order with deliveries is yours.

    You name one player; that player picks card (which one is theirs to choose) or $10,
    whichever is possible. With neither, nothing happens and you may not name another.

    The Man in Black always pays $10 and stays at $120. Money above your cap is lost.
western-legends-character-billy_the_kid-bio =
    Born Henry McCarty, he fought with the Regulators in New Mexico's Lincoln County War. He
    broke out of the Lincoln courthouse in April 1881 and was shot by Pat Garrett that July.

western-legends-character-bloody_knife = Bloody Knife
western-legends-ability-over_the_top = Over the Top
western-legends-ability-over_the_top-text =
    When you move you may cross a mesa as if it were one space between any two spaces bordering
    it, without stopping there. Each crossing heals 1 wound.
western-legends-ability-over_the_top-rules =
    Every stepwise movement of yours (Move action, extra steps, move rewards). Onto the mesa is
    1 step, off it to a different space bordering the same mesa is 1 step; you need both (WL
    Q-114).

    The mesa is still no space: you cannot end on it, nobody meets you there, it has no region.
    For goals a crossing is 2 steps.

    Entry rules hold for the space you come down in; the healing comes before a fight there. You
    may cross again in the same movement.
western-legends-character-bloody_knife-bio =
    Son of a Hunkpapa Lakota father and an Arikara mother, he scouted for the U.S. Army in
    Dakota Territory. He was killed with the Army's Arikara scouts at the Little Bighorn in June
    1876.

western-legends-character-calamity_jane = Calamity Jane
western-legends-ability-tall_tales = Tall Tales
western-legends-ability-tall_tales-text =
    Your hand limit is 1 higher. After you place a disc on a story, draw 1 card.
western-legends-ability-tall_tales-rules =
    Hand limit 6 minus wounds, only checked at the end of your turn.

    Right after you place or move a disc onto a story by its trigger, at most once per turn. The
    card is drawn before the story is resolved.
western-legends-character-calamity_jane-bio =
    Martha Jane Canary became a frontier celebrity in Deadwood and later appeared in traveling
    shows. She is remembered for nursing smallpox patients there, and was buried beside Wild
    Bill Hickok in 1903.

western-legends-character-doc_holliday = Doc Holliday
western-legends-ability-nothing_to_fear = Nothing to Fear
western-legends-ability-nothing_to_fear-text =
    Whenever you take one or more wounds, draw 1 card. Wounds do not lower your hand limit.
western-legends-ability-nothing_to_fear-rules =
    Each time wounds are really marked on you, on any turn, once per cause: a fight card and the
    lost fight are two causes. Cancelled wounds and wounds beyond 3 give nothing.

    The card comes on top of the loser's card. A wound taken as a price counts.

    Hand limit stays 5; wounds still cost 1 LP each at game end.
western-legends-character-doc_holliday-bio =
    John Henry Holliday of Georgia took his dental degree in Philadelphia in 1872, fell ill with
    tuberculosis and went west, where he lived by gambling. He stood with the Earps in the 1881
    gunfight at Tombstone and died in Glenwood Springs in 1887.

western-legends-character-jesse_james = Jesse James
western-legends-ability-ambush = Ambush
western-legends-ability-ambush-text =
    In fights outside the towns the opposing card is lowered by 1. You win ties in fights with
    players.
western-legends-ability-ambush-rules =
    First part: Bonus step of every fight in a space outside the towns, against players and
    NPCs, as either side.

    Second part: as attacker and as target, against the Man in Black too. If the opponent has a
    win-ties effect as well, they cancel out (WL Q-102).

    A Heist is always in a town.
western-legends-character-jesse_james-bio =
    In his teens he rode with Confederate guerrillas in Missouri, and after the war he robbed
    banks and trains with the James-Younger Gang. Robert Ford shot him in St. Joseph in April
    1882.

western-legends-character-kit_carson = Kit Carson
western-legends-ability-pathfinder = Pathfinder
western-legends-ability-pathfinder-text =
    After each of your Move actions you may move 1 more space. In fights outside the towns the
    opposing card is lowered by 1.
western-legends-ability-pathfinder-rules =
    First part: part of the same Move action, before or after Sprint as you like, also after a
    bandit fight that ended the steps; entry rules apply and it may start a fight; end-of-move
    checks come once, after it (WL Q-117). Not after Saddle Up or other movement.

    Second part: Bonus step of every fight in a space outside the towns, against players and
    NPCs, as either side.
western-legends-character-kit_carson-bio =
    He ran away from a saddler's apprenticeship in Missouri in 1826, lived as a trapper and
    guided John C. Fremont's expeditions in the 1840s. In 1863 and 1864 he led the Army campaign
    that forced the Navajo from their homeland on the Long Walk.

western-legends-character-stagecoach_mary = Stagecoach Mary Fields
western-legends-ability-star_route = Star Route
western-legends-ability-star_route-text =
    When your turn starts, gain $10. After you place a disc on a story, gain $10.
western-legends-ability-star_route-rules =
    First: start-of-turn effect, before income. Second: right after you place or move a disc
    onto a story by its trigger, at most once per turn. The wallet cap applies to both.
western-legends-character-stagecoach_mary-bio =
    Born enslaved in Tennessee around 1832, she later worked at a mission near Cascade, Montana.
    In 1895 she won a contract there and became the first African American woman known to carry
    mail on a U.S. star route.

western-legends-character-wild_bill_hickok = Wild Bill Hickok
western-legends-ability-card_sense = Card Sense
western-legends-ability-card_sense-text =
    When you win a hand of poker, gain $20. When you lose one, you may take back 1 random card
    of those you played.
western-legends-ability-card_sense-rules =
    After a hand of poker you played as active or joined player, not as the dealer. A shared pot
    is a win.

    Win: $20 from the supply on top of the pot. Loss: optional; one of your played cards is
    picked at random and goes back to your hand when the hand's cards are discarded; it was not
    discarded. If you played only one card, it is that one.

    Bonuses of the kept card (Lady Luck, Cheat) have worked as usual.
western-legends-character-wild_bill_hickok-bio =
    James Butler Hickok was a Union scout in the Civil War and marshal of Abilene, Kansas, in
    1871. He was shot from behind while playing poker in Deadwood on August 2, 1876.

western-legends-character-wyatt_earp = Wyatt Earp
western-legends-ability-relentless = Relentless
western-legends-ability-relentless-text =
    The first time you defeat a bandit on each of your turns, gain 1 action.
western-legends-ability-relentless-rules =
    After the reward of the first bandit fight you win on your own turn; a fight with restarts
    counts once. The action is for this turn only (WL TURN-10).

    A bandit removed without a fight does not count.
western-legends-character-wyatt_earp-bio =
    Born in Illinois in 1848, he wore a badge in Wichita and Dodge City before Tombstone. He
    survived the 1881 gunfight there unhurt and died in Los Angeles in 1929.

western-legends-character-yb_rowdy = Y.B. Rowdy
western-legends-ability-night_scout = Night Scout
western-legends-ability-night_scout-text =
    When your turn starts outside the towns, you may discard 1 card and move up to 3 spaces.
western-legends-ability-night_scout-rules =
    Optional start-of-turn effect, before income and before weapons are chosen, once per turn;
    the space where the turn began counts.

    Pay the card first (you need one), then make a free move of up to 3 spaces: a bandit ends it
    and is fought with last turn's weapon; no delivery, no Sprint.
western-legends-character-yb_rowdy-bio =
    He served as a sergeant of the Army's Indian Scouts in Arizona Territory. He received the
    Medal of Honor for bravery in the Cherry Creek campaign of March 1890.

western-legends-character-belle_starr = Belle Starr
western-legends-ability-bandit_queen = Bandit Queen
western-legends-ability-bandit_queen-text =
    Against bandits, the guard and the Sheriff the fight card is lowered by 2. You may take a
    win over a bandit as 1 Wanted point.
western-legends-ability-bandit_queen-rules =
    First part: Bonus step of every fight against a bandit, the guard or the Sheriff.

    Second part: a third choice for the bandit reward, for any status; the clause of fight cards
    5 and 9 does not forbid it. A Marshal taking it loses all Marshal points.
western-legends-character-belle_starr-bio =
    Born Myra Maybelle Shirley in Missouri in 1848, she was convicted of horse theft in 1883 in
    the court of Judge Isaac Parker. She was shot dead in 1889, and the case was never solved.

western-legends-character-isom_dart = Isom Dart
western-legends-ability-hard_drive = Hard Drive
western-legends-ability-hard_drive-text =
    When your turn starts and you carry cattle, you may gain 1 action; then you lose all cattle
    you still carry at the end of the turn.
western-legends-ability-hard_drive-rules =
    Optional start-of-turn effect if you carry cattle then; once per turn however many tokens.

    The loss comes with the end-of-turn effects (WL EOT-7), after stories: all tokens carried
    then go back to their ranches, also those gained this turn.
western-legends-character-isom_dart-bio =
    Said to have been born enslaved in Arkansas in 1849, he became known as a superb horseman in
    Brown's Park. Accused of rustling, he was shot from ambush in 1900.

western-legends-character-allan_pinkerton = Allan Pinkerton
western-legends-ability-interrogation = Interrogation
western-legends-ability-interrogation-text =
    Action: a player in your space or an adjacent one shows you their hand and discards all
    cards of one rank you name.
western-legends-ability-interrogation-rules =
    Action: target one other player with at least 1 card in your space or an adjacent one
    (corners count). Only you see the hand; then you name a rank and every card of it is
    discarded. You must name a rank you see.

    A Joker has no rank and stays. A discarded Instincts pays its Bonus to its owner. May be
    repeated, also on the same player, one action each. Not a fight. The Man in Black has no
    hand.
western-legends-character-allan_pinkerton-bio =
    Born in Glasgow in 1819, he founded his detective agency in Chicago around 1850. Its
    open-eye emblem carried the motto that it never slept.

western-legends-character-buffalo_bill = Buffalo Bill Cody
western-legends-ability-open_range = Open Range
western-legends-ability-open_range-text = When your turn starts outside the towns, gain 1 gold nugget.
western-legends-ability-open_range-rules =
    Start-of-turn effect, before income; the space where the turn begins counts. Carry limit
    applies. Not a Prospect action.
western-legends-character-buffalo_bill-bio =
    William Frederick Cody received the Medal of Honor in 1872 as an army scout. In 1883 he
    founded the Wild West show that toured America and Europe.

western-legends-character-bat_masterson = Bat Masterson
western-legends-ability-county_business = County Business
western-legends-ability-county_business-text =
    When your turn starts you may put 1 bandit on an empty hideout or remove 1 bandit. If you
    do, you may move up to 2 spaces.
western-legends-ability-county_business-rules =
    Optional start-of-turn effect, before income. Put: a hideout without bandit, player or
    Sheriff, while a bandit figure is left. Remove: any bandit on the board; that is no win and
    gives nothing. With typed bandits you pick which one comes.

    If you did one of these, you may then make a free move of up to 2 spaces, also onto the
    bandit you just put; it is fought with last turn's weapon.
western-legends-character-bat_masterson-bio =
    Born in Quebec in 1853, he was elected sheriff of Ford County, Kansas, whose seat is Dodge
    City. He ended his days as a sports columnist in New York, where he died at his desk in
    1921.

western-legends-character-pearl_hart = Pearl Hart
western-legends-ability-getaway = Getaway
western-legends-ability-getaway-text =
    After you gain Marshal or Wanted points on your turn, draw 1 card and you may move up to 2
    spaces.
western-legends-ability-getaway-rules =
    On your own turn, after each gain of 1 or more track points and its track rewards: draw at
    once; the free move of up to 2 spaces waits until the action or fight that caused it is
    completely over (WL Q-107).

    All points of one cause are one gain. A Reputation point is a new gain and pays again.

    In the End of Turn phase the move may not enter a bandit's space.
western-legends-character-pearl_hart-bio =
    Born in Canada, she held up the Globe to Florence stagecoach in Arizona in 1899 together
    with Joe Boot. She served time in Yuma's territorial prison and was released in 1902.

western-legends-character-judge_roy_bean = Judge Roy Bean
western-legends-ability-house_rules = House Rules
western-legends-ability-house_rules-text =
    In fights against bandits, the guard and the Sheriff their card is chosen and shown before
    you choose yours. You win ties against them.
western-legends-ability-house_rules-rules =
    Every fight against a bandit, the guard or the Sheriff. After start-of-fight effects the NPC
    side picks and shows its card, then you pick yours, or decline against the Sheriff. The
    card's effect still happens at its normal step.

    You win ties in these fights. Not against the Man in Black.
western-legends-character-judge_roy_bean-bio =
    A Kentuckian by birth, he kept a saloon and held court as justice of the peace at Langtry,
    Texas. In 1896 he staged a heavyweight prizefight on a Rio Grande sandbar to get around a
    ban in Texas.

western-legends-character-butch_cassidy = Butch Cassidy
western-legends-ability-light_fingers = Light Fingers
western-legends-ability-light_fingers-text =
    When you win a Rob you may take 1 miscellaneous item you do not own instead of half the
    money or nuggets. When you win an Arrest you may also take either the money or the nuggets
    the player loses.
western-legends-ability-light_fingers-rules =
    Rob: Reward step, optional, in place of the money or nuggets; the cattle part stays. Any
    miscellaneous item of the victim, legendary ones too, that you do not own and have room for
    (with 3 you may drop one only for a legendary item). On-gain effects work for you.

    Arrest: optional; you take all of the money or all of the nuggets the target loses, up to
    your limits; the rest goes to the supply. Nothing if the target keeps the goods.

    The Man in Black has no items.
western-legends-character-butch_cassidy-bio =
    Born Robert LeRoy Parker in Utah in 1866, he led the train and bank robbers known as the
    Wild Bunch. In 1901 he left for South America with the Sundance Kid.

western-legends-character-joaquin_murrieta = Joaquin Murrieta
western-legends-ability-old_grudge = Old Grudge
western-legends-ability-old_grudge-text =
    After a fight between you and a player of the opposite track (Marshal against Wanted), win
    or lose, gain 1 LP.
western-legends-ability-old_grudge-rules =
    After the Reward step of a fight with a player, as attacker or target, also if one side
    declined. The tracks are compared at the declaration: one of you Marshal, the other Wanted.

    Once per fight, however often it restarts. The Man in Black is on no track.
western-legends-character-joaquin_murrieta-bio =
    A man from Sonora, he came to California in the Gold Rush and was hunted there as a bandit
    leader. State rangers claimed to have killed him in 1853, and a novel of 1854 by John Rollin
    Ridge made him a legend.
