### Western Legends: stories. Their rewards are put together from western-legends-verbs.ftl.

## Triggers, in short and in full

western-legends-trigger-lp_2_action = Gain at least 2 LP with one action.
western-legends-trigger-lp_2_action-detail =
    Sum of LP gained from the declaration of one action until all it caused is resolved: fights,
    track rewards, deliveries, card effects. Start-of-turn and end-of-turn LP never count.
western-legends-trigger-track_points = Gain Marshal or Wanted points.
western-legends-trigger-track_points-detail =
    Any gain of 1 or more points on your own turn before the End of Turn phase, also beyond
    space 9. Points a Wanted player cannot gain do not count.
western-legends-trigger-spend_80_town = Spend at least $80 in a town with one action.
western-legends-trigger-spend_80_town-detail =
    Money you pay during one action while standing in a town space: store, Revel, ante, Heal.
    Money lost or stolen does not count.
western-legends-trigger-start_player_fight = Start a fight with another player.
western-legends-trigger-start_player_fight-detail =
    Fires at your declaration of an Arrest, Duel or Rob; winning is not needed and the Man in
    Black counts as a player. Only stories of The Good, the Bad, and the Handsome use it.
western-legends-trigger-win_npc_fight = Win a fight against a bandit, the guard or the Sheriff.
western-legends-trigger-win_npc_fight-detail =
    On your own turn; only a final win counts, not a fight voided by Shootout or fight card 10.
    The Man in Black is no NPC.
western-legends-trigger-cattle_business = Acquire, wrangle or rustle cattle.
western-legends-trigger-cattle_business-detail =
    An Acquire Cattle action with at least 1 token, or a delivery, on your own turn.
western-legends-trigger-gain_nugget = Gain at least 1 gold nugget with one action.
western-legends-trigger-gain_nugget-detail =
    Nuggets really gained after the carry limit, by one action of yours: Prospect, Rob, a fight
    or card effect. Start-of-turn nuggets and Fool's Gold do not count.
western-legends-trigger-bank_2_nuggets = Deposit at least 2 gold nuggets with one action.
western-legends-trigger-bank_2_nuggets-detail =
    With one Deposit Nuggets action; Fool's Gold sold as a nugget counts.
western-legends-trigger-play_poker = Take the Play Poker action.
western-legends-trigger-play_poker-detail =
    Counts once the hand is resolved, win or lose. Joining another player's hand does not count.
western-legends-trigger-buy_or_upgrade = Buy or upgrade at least one item in a General Store.
western-legends-trigger-buy_or_upgrade-detail =
    A purchase or upgrade you paid for with the store action; free items and reward purchases do
    not count.
western-legends-trigger-heal_wound = Lose at least 1 wound.
western-legends-trigger-heal_wound-detail =
    By any means on your own turn; a cancelled wound was never taken and does not count.
western-legends-trigger-take_wound = Take at least 1 wound.
western-legends-trigger-take_wound-detail = On your own turn, from any source, only wounds really marked.
western-legends-trigger-card_action = Use the Action on a poker card.
western-legends-trigger-card_action-detail =
    Counts when the Action of a poker card from your hand has been resolved; Actions of items
    and characters do not count.
western-legends-trigger-three_regions = Be in 3 different regions during one turn.
western-legends-trigger-three_regions-detail =
    Regions of all spaces you occupied, entered or were put on this turn, the starting space
    included. There are 7 regions; a mesa belongs to none.
western-legends-trigger-meet_player = End a Move action in a space with another player.
western-legends-trigger-meet_player-detail =
    When your Move action is completely over, Sprint and other extra steps included. The Man in
    Black counts as a player.
western-legends-trigger-hand_7 = Hold at least 7 cards.
western-legends-trigger-hand_7-detail = At any moment of your own turn before the End of Turn phase.

## Names and what is told

western-legends-story-the_wild_wild_west = The Wild Wild West
western-legends-story-the_wild_wild_west-flavor =
    The eastern papers print the tale before the dust has settled, and print it wrong. Nobody in
    it minds, least of all the ones it flatters.
western-legends-story-dead_or_alive = Dead or Alive
western-legends-story-dead_or_alive-flavor =
    A fresh sheet goes up on the post-office wall, the ink still wet enough to smear. By noon
    everyone in the county has somebody in mind.
western-legends-story-the_pinkertons = The Pinkertons
western-legends-story-the_pinkertons-flavor =
    Two men in town suits ask very polite questions and write down every answer. They have never
    once raised their voices, and that is what frightens people.
western-legends-story-local_rabble = Local Rabble
western-legends-story-local_rabble-flavor =
    They came out of the hills hungry and went to jail fed. A few decided that was the better
    arrangement all along.
western-legends-story-fortune_favors_the_bold = Fortune Favors the Bold
western-legends-story-fortune_favors_the_bold-flavor =
    The dealer swears the next card is always the good one. He has been swearing it for eleven
    years from the same chair.
western-legends-story-the_cruel_wastes = The Cruel Wastes
western-legends-story-the_cruel_wastes-flavor =
    Past the last well the land stops pretending to be kind. Those who come back talk less, and
    are listened to more.
western-legends-story-blood_money = Blood Money
western-legends-story-blood_money-flavor =
    An envelope changes hands behind the livery stable, and nobody counts it. Some debts are
    settled with a name, not a sum.
western-legends-story-high_noon = High Noon
western-legends-story-high_noon-flavor =
    The street empties a full minute before the clock strikes. Even the horses know when to face
    the wall.
western-legends-story-rub_some_dirt_in_it = Rub Some Dirt In It
western-legends-story-rub_some_dirt_in_it-flavor =
    There is a doctor two days east and a handful of clean sand right here. You make do, and you
    do not look down while you make it.
western-legends-story-the_law = The Law
western-legends-story-the_law-flavor =
    It fits in one small book with a cracked spine, and half the pages are gone. What is left is
    enough if you read it loudly.
western-legends-story-tribes_of_the_mesa = Tribes of the Mesa
western-legends-story-tribes_of_the_mesa-flavor =
    The people of the mesa know where the water waits and which passes deceive. Come as a guest,
    and you leave by a shorter road than the one you took.
western-legends-story-cheap_horse = Cheap Horse
western-legends-story-cheap_horse-flavor =
    The teeth are painted and the limp is blamed on the weather. Still, at that price, it walks.
western-legends-story-ghost_mine = Ghost Mine
western-legends-story-ghost_mine-flavor =
    The timbers groan in the third gallery even when no one is in it. The gold down there is as
    real as any, once you stop listening.
western-legends-story-snake_oil_salesman = Snake Oil Salesman
western-legends-story-snake_oil_salesman-flavor =
    One spoonful for the cough, two for the heart, the whole bottle for regret. The cart is
    always gone by morning.
western-legends-story-the_widow = The Widow
western-legends-story-the_widow-flavor =
    She runs the claim her husband could not, and pays her hands on the day she says. The bank
    has learned to stand up when she walks in.
western-legends-story-spit_shined_and_proper = Spit-shined and Proper
western-legends-story-spit_shined_and_proper-flavor =
    New boots, a brushed hat and a collar that bites. For one evening the whole street calls you
    by your last name.
western-legends-story-the_preacher = The Preacher
western-legends-story-the_preacher-flavor =
    He preaches from a wagon bed with a rifle for a bookmark. The collection plate has never
    come back light.
western-legends-story-tools_of_the_trade = Tools of the Trade
western-legends-story-tools_of_the_trade-flavor =
    A good edge, a clean barrel, a strap that holds. Everything else is only luck, and luck you
    cannot oil.
western-legends-story-the_sheriff_of_darkrock = The Sheriff of Darkrock
western-legends-story-the_sheriff_of_darkrock-flavor =
    He has worn the same star through three mayors and a fire. Folks set their watches by the
    sound of his boots.
western-legends-story-harsh_times = Harsh Times
western-legends-story-harsh_times-flavor =
    The rain forgot this valley and the railroad raised its rates. Neighbors who never shared a
    word now share a bucket.
western-legends-story-dust_on_the_ledger = Dust on the Ledger
western-legends-story-dust_on_the_ledger-flavor =
    The teller blows on the page before he writes, as if the numbers might be hot. Two columns
    agree for the first time since spring.
western-legends-story-eleven_head_short = Eleven Head Short
western-legends-story-eleven_head_short-flavor =
    The foreman counts them twice at the gate and once more in his sleep. Somewhere beyond the
    ridge, eleven brands are being changed.
western-legends-story-fence_cutters = Fence Cutters
western-legends-story-fence_cutters-flavor =
    The wire went up on Sunday and came down by Tuesday. Both sides call themselves the injured
    party, and both own pliers.
western-legends-story-the_telegraph_boy = The Telegraph Boy
western-legends-story-the_telegraph_boy-flavor =
    He is fourteen, barefoot, and knows every secret in the territory by the price per word. He
    has never told one for free.
western-legends-story-mud_in_the_sluice = Mud in the Sluice
western-legends-story-mud_in_the_sluice-flavor =
    You shovel a river's worth of nothing so that a spoon's worth stays behind. The spoon is the
    part you write home about.
western-legends-story-a_marked_deck = A Marked Deck
western-legends-story-a_marked_deck-flavor =
    The corner of the queen has a nick no wider than a hair. Everyone at the table has seen it,
    and everyone keeps quiet about it.
western-legends-story-the_last_chair_at_the_table = The Last Chair at the Table
western-legends-story-the_last_chair_at_the_table-flavor =
    It faces the door and nobody takes it twice. Tonight someone sat down, smiled, and asked for
    two cards.
western-legends-story-wages_and_whistles = Wages and Whistles
western-legends-story-wages_and_whistles-flavor =
    The train takes on beef at one end and pays out at the other. Between the two stands a very
    nervous paymaster.
western-legends-story-rattler_season = Rattler Season
western-legends-story-rattler_season-flavor =
    They come down to the warm stones in the evening. So do the gamblers, which is how the
    doctor affords his porch.
western-legends-story-two_coffins_one_hole = Two Coffins, One Hole
western-legends-story-two_coffins_one_hole-flavor =
    The carpenter was paid for a pair, the digger for a single. They are still arguing about it
    on the church steps.
western-legends-story-the_circuit_judge = The Circuit Judge
western-legends-story-the_circuit_judge-flavor =
    He holds court in a barn every sixth week and hangs his coat on a pitchfork. Court is
    adjourned when the mule says so.
western-legends-story-posters_in_the_rain = Posters in the Rain
western-legends-story-posters_in_the_rain-flavor =
    The faces run first, then the figures, then the names. For one wet afternoon everybody in
    town looks innocent.
western-legends-story-someone_elses_silver = Someone Else's Silver
western-legends-story-someone_elses_silver-flavor =
    It was polished, it was heavy, and nobody was holding it at the time. That is three
    arguments more than most people need.
western-legends-story-the_schoolhouse_fund = The Schoolhouse Fund
western-legends-story-the_schoolhouse_fund-flavor =
    A stove, twelve slates and a bell with a crack in it. The teacher reads out the donors, and
    even the worst of them take off their hats.
western-legends-story-nobodys_canary = Nobody's Canary
western-legends-story-nobodys_canary-flavor =
    The cage hangs in the deep gallery and the bird has outlived two owners. As long as it
    sings, the shift goes on.
western-legends-story-smoke_over_the_ridge = Smoke over the Ridge
western-legends-story-smoke_over_the_ridge-flavor =
    One column is a cook fire, two are a camp. Today there are five, and nobody is cooking.
western-legends-story-the_man_who_missed = The Man Who Missed
western-legends-story-the_man_who_missed-flavor =
    Six shots at nine paces, and the mirror got all of them. He sweeps up the saloon now and is
    oddly cheerful.
western-legends-story-the_shortest_straw = The Shortest Straw
western-legends-story-the_shortest_straw-flavor =
    Somebody has to ride out and see. They cut the straws fair, and the longest face still drew
    the shortest one.
western-legends-story-an_honest_scale = An Honest Scale
western-legends-story-an_honest_scale-flavor =
    The storekeeper keeps one for buying and one for selling. A stranger set them side by side,
    and business improved overnight.
western-legends-story-strangers_at_the_same_fire = Strangers at the Same Fire
western-legends-story-strangers_at_the_same_fire-flavor =
    Nobody asks where the other is bound. They share the coffee, split the watch, and leave by
    different trails.
western-legends-story-the_paymaster_never_came = The Paymaster Never Came
western-legends-story-the_paymaster_never_came-flavor =
    Forty men stood in line until dark. At dawn the line was thirty, and ten horses were gone.
western-legends-story-pear_brandy_and_bad_advice = Pear Brandy and Bad Advice
western-legends-story-pear_brandy_and_bad_advice-flavor =
    The bottle came from a cousin, and the plan came from the bottle. Only one of them was any
    good.
western-legends-story-a_horse_called_tomorrow = A Horse Called Tomorrow
western-legends-story-a_horse_called_tomorrow-flavor =
    Everyone has heard of it and nobody has caught it. The tracks are always one day old.
western-legends-story-barbed_and_double_barbed = Barbed and Double-Barbed
western-legends-story-barbed_and_double_barbed-flavor =
    The patent man sells the wire, and his brother sells the cutters. They dine together on
    Sundays.
western-legends-story-the_auction_at_mill_bend = The Auction at Mill Bend
western-legends-story-the_auction_at_mill_bend-flavor =
    Lot nine was a clock that ran backward, and lot ten was the reason the owner left. Both went
    for more than asking.
western-legends-story-cold_camp_cooking = Cold Camp Cooking
western-legends-story-cold_camp_cooking-flavor =
    No fire means no smoke, and no smoke means another day. The beans have opinions about it.
western-legends-story-the_deputys_other_job = The Deputy's Other Job
western-legends-story-the_deputys_other_job-flavor =
    He guards the payroll by day and studies it by night. So far he has only ever looked.
western-legends-story-thirteen_telegrams = Thirteen Telegrams
western-legends-story-thirteen_telegrams-flavor =
    Twelve said come at once. The last one said whatever they told you, do not.
western-legends-story-a_salted_claim = A Salted Claim
western-legends-story-a_salted_claim-flavor =
    Fill a shotgun with gold dust, fire it at a worthless wall, and wait for a gentleman from
    the city. It works better than mining.
western-legends-story-the_pharaoh_of_faro = The Pharaoh of Faro
western-legends-story-the_pharaoh_of_faro-flavor =
    He wears a robe, burns incense, and has never seen Egypt. The table pays even money on
    whether he has seen soap.
western-legends-story-hats_off_at_the_gate = Hats Off at the Gate
western-legends-story-hats_off_at_the_gate-flavor =
    Even the worst of them stand bareheaded when the wagon rolls by. Then the hats go back on,
    and so does everything else.
western-legends-story-the_smith_works_late = The Smith Works Late
western-legends-story-the_smith_works_late-flavor =
    Sparks till midnight and no customer in sight. By sunrise there is a row of new irons, and a
    pile of coin he did not have before.
western-legends-story-sundown_ultimatum = Sundown Ultimatum
western-legends-story-sundown_ultimatum-flavor =
    The note gave them until sunset and did not say which. They chose to be generous with the
    time.
western-legends-story-widowmaker_grade = Widowmaker Grade
western-legends-story-widowmaker_grade-flavor =
    The road climbs nine hundred feet in a mile and forgives nothing. The mail crosses it twice
    a week anyway.
western-legends-story-dry_creek_christening = Dry Creek Christening
western-legends-story-dry_creek_christening-flavor =
    They named the child after the first stranger through the door. He has sent a dollar every
    year since.
western-legends-story-hollow_tooth_gang = Hollow Tooth Gang
western-legends-story-hollow_tooth_gang-flavor =
    They bury their take in the rocks and forget which rocks. Half the county goes for walks
    with a shovel now.
western-legends-story-a_ledger_of_favors = A Ledger of Favors
western-legends-story-a_ledger_of_favors-flavor =
    He never lends money, only kindness, and he writes it all down. The interest is what gets
    you.
western-legends-story-stampede_insurance = Stampede Insurance
western-legends-story-stampede_insurance-flavor =
    The policy covers thunder, wolves and acts of God. It says nothing at all about brass bands.
western-legends-story-six_pallbearers_short = Six Pallbearers Short
western-legends-story-six_pallbearers_short-flavor =
    Nobody liked him enough to carry him and nobody disliked him enough to leave him. In the end
    they used the ore cart.
western-legends-story-the_laundry_ticket = The Laundry Ticket
western-legends-story-the_laundry_ticket-flavor =
    One clean shirt, one dirty secret, both under number forty-four. The wrong man collected,
    and overtipped.
western-legends-story-aces_wild_kings_wilder = Aces Wild, Kings Wilder
western-legends-story-aces_wild_kings_wilder-flavor =
    By two in the morning there were five kings on the table and only one apology. It was
    accepted with a chair.
western-legends-story-trapline_truce = Trapline Truce
western-legends-story-trapline_truce-flavor =
    They have been robbing each other's snares for a decade. This winter they agreed to do it on
    alternating days.
western-legends-story-the_iron_peddler = The Iron Peddler
western-legends-story-the_iron_peddler-flavor =
    Needles, kettles, cartridges, news. He sells the first three and adjusts the fourth to the
    customer.
western-legends-story-what_the_flood_left = What the Flood Left
western-legends-story-what_the_flood_left-flavor =
    A piano in a cottonwood, a boot with a foot's worth of silt, and something yellow in the
    gravel. People came down with sieves before the water was gone.
western-legends-story-insult_at_the_trough = Insult at the Trough
western-legends-story-insult_at_the_trough-flavor =
    It began over a horse and a bucket and ran down the whole street. Nobody remembers the
    horse's name.
western-legends-story-the_gunsmiths_daughter = The Gunsmith's Daughter
western-legends-story-the_gunsmiths_daughter-flavor =
    She files the sights herself and tests them on the weathercock. The finest piece is not for
    sale, but it can be earned.
western-legends-story-a_grave_with_no_name = A Grave with No Name
western-legends-story-a_grave_with_no_name-flavor =
    The marker is blank, and the box is heavier than a man. Three have dug for it, and each
    found the other two waiting.
western-legends-story-the_trunk_from_the_old_country = The Trunk from the Old Country
western-legends-story-the_trunk_from_the_old_country-flavor =
    It crossed an ocean in a flour barrel and a continent under a coat. It was never meant to be
    won at cards, or lost in the mud.
western-legends-story-old_soldiers_auction = Old Soldier's Auction
western-legends-story-old_soldiers_auction-flavor =
    A medal, a mended saddle and a blade with a story for every notch. He sells the goods cheap
    and the stories dear.
western-legends-story-the_peddlers_back_room = The Peddler's Back Room
western-legends-story-the_peddlers_back_room-flavor =
    Behind the curtain, behind the crates, behind the second door. What he keeps there he shows
    only to people who arrive bleeding.
western-legends-story-spoils_of_the_season = Spoils of the Season
western-legends-story-spoils_of_the_season-flavor =
    When the snow shuts the pass they divide what they have. It is the only honest day of their
    year.
western-legends-story-gift_of_a_bitter_rival = Gift of a Bitter Rival
western-legends-story-gift_of_a_bitter_rival-flavor =
    It came wrapped in newspaper with your own name circled. No note was needed, and none was
    wanted.
western-legends-story-bad_blood_good_whiskey = Bad Blood, Good Whiskey
western-legends-story-bad_blood_good_whiskey-flavor =
    They broke two chairs and a collarbone before the barkeep poured. By the third glass they
    were planning a cattle drive.
western-legends-story-who_threw_it = Who Threw It
western-legends-story-who_threw_it-flavor =
    Everyone saw it fly, and nobody saw the hand. The window has been replaced, but the argument
    has not.
western-legends-story-the_challenge_nailed_to_the_door = The Challenge Nailed to the Door
western-legends-story-the_challenge_nailed_to_the_door-flavor =
    Four words and a date, driven in with a horseshoe nail. The landlord left it up, since it
    drew a crowd.
western-legends-story-seconds_and_thirds = Seconds and Thirds
western-legends-story-seconds_and_thirds-flavor =
    Each brought a friend to see it done properly. The friends fell out over the rules and shot
    first.
western-legends-story-peace_bond = Peace Bond
western-legends-story-peace_bond-flavor =
    Sign here, swear there, and keep your hands where the court can see them. It holds until the
    ink dries.
western-legends-story-feud_arithmetic = Feud Arithmetic
western-legends-story-feud_arithmetic-flavor =
    One of ours for one of theirs, and carry the cousin. By spring both families needed a bigger
    slate.
western-legends-story-hold_still_for_the_picture = Hold Still for the Picture
western-legends-story-hold_still_for_the_picture-flavor =
    The man under the black cloth begged for one calm minute. No other picture shows the two of
    them smiling.
western-legends-story-ride_before_breakfast = Ride Before Breakfast
western-legends-story-ride_before_breakfast-flavor =
    Say what needs saying, do what needs doing, and be gone before the coffee. The landlady
    charges for it either way.
