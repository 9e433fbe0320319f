## How each legend is remembered. Every message is a whole sentence; several follow each other in an epilogue.

western-legends-epilogue-won = { $who } became the legend of these years with { $n } LP, and not many to spare.
western-legends-epilogue-won-clear = { $who } rode { $ahead } LP ahead of the next and was a legend long before the dust had settled.
western-legends-epilogue-shared = With { $n } LP { $who } shares the legend, and both sides still tell it alone.
western-legends-epilogue-close = With { $n } LP { $who } came within sight of the legend, near enough to read its brand.
western-legends-epilogue-placed = { $place ->
    [2] { $who } made { $n } LP of these years: no monument, but a good name at every bar.
    [3] With { $n } LP { $who } was the one the others asked how it really was.
    [4] { $who } brought home { $n } LP and every bone, which not everybody could say.
   *[other] The { $n } LP of { $whom } were earned far from any newspaper.
}
western-legends-epilogue-last = { $who } called { $n } LP a beginning, and nobody was thrown out of so many good stories.

western-legends-epilogue-duels = { $n ->
    [one] One duel was asked for in the open street, and one was won.
   *[other] In the open street { $n } duels were won, and the undertaker sent his compliments.
}
western-legends-epilogue-robberies = { $n ->
    [one] Somebody's purse changed its owner on a lonely road.
   *[other] On lonely roads { $n } purses changed their owner, always with a polite good evening.
}
western-legends-epilogue-arrests = { $n ->
    [one] One outlaw was brought in alive, complaining all the way.
   *[other] Across the saddle { $n } outlaws were brought in alive, complaining all the way.
}
western-legends-epilogue-heists = { $n ->
    [one] The bank of Darkrock bought a heavier door after that one visit.
   *[other] The bank of Darkrock was visited { $n } times at night, and bought a heavier door each time.
}
western-legends-epilogue-bandits = { $n ->
    [one] One hideout was found with its fire still burning, and left with nobody in it.
   *[other] In their own hideouts { $n } bandits were beaten; the rest began to post guards.
}
western-legends-epilogue-sheriff = { $n ->
    [one] The Sheriff drew first, once, and still lost the way home.
   *[other] The Sheriff drew { $n } times, and { $n } times he walked home.
}
western-legends-epilogue-jailed = { $n ->
    [one] One night in the cell left a name scratched into the wall.
   *[other] The cell in Darkrock was home for { $n } nights, and the bed was never made.
}
western-legends-epilogue-poker = { $n ->
    [one] One hand of poker paid ${ $sum }, and was told with better cards every time.
   *[other] At poker { $n } pots were won, ${ $sum } in all, with a face like a closed door.
}
western-legends-epilogue-wrangled = { $n ->
    [one] One steer reached the station honestly, and looked surprised.
   *[other] Honestly driven, { $n } head of cattle reached the station, none of them in a hurry.
}
western-legends-epilogue-rustled = { $n ->
    [one] One steer came to the wrong ranch under a new brand.
   *[other] By night { $n } head of cattle came to the wrong ranch, the brands still warm.
}
western-legends-epilogue-gold = { $n ->
    [one] One gold nugget crossed the counter of the bank, weighed twice.
   *[other] Over the counter of the bank went { $n } gold nuggets, each weighed twice.
}
western-legends-epilogue-revelled = { $n ->
    [one] An evening at the cabaret cost ${ $sum }, and nobody remembers the music.
   *[other] The cabaret took ${ $sum } in { $n } evenings; the piano was paid for by then.
}
western-legends-epilogue-goals = { $n ->
    [one] A private promise was kept.
   *[other] Of private promises { $n } were kept, and never spoken of.
}
western-legends-epilogue-worked = { $n ->
    [one] A day of honest work was done, for the sake of the experience.
   *[other] No ballad mentions the { $n } days of honest work, but the blisters do.
}
western-legends-epilogue-wounds = { $n ->
    [one] One wound healed badly and foretold the weather.
   *[other] The doctor counted { $n } wounds and kept a chair free.
}
western-legends-epilogue-story = { $n ->
    [one] By the fire they ask for "{ $story }", and who it was that ended it.
   *[other] This name is in the last line of { $n } stories, of "{ $story }" the loudest.
}
western-legends-epilogue-legendary = { $item } hangs over the mantelpiece, loaded.
western-legends-epilogue-rival = With { $whom } it was never over: { $n } fights, { $won ->
    [0] none of them won.
    [one] one of them won.
   *[other] { $won } of them won.
}
western-legends-epilogue-ridden = Nobody rode further than these { $n } spaces, and the horse could have told more.
western-legends-epilogue-quiet = Some years leave no headline, only good stories by the fire.

western-legends-epilogue-moment = Round { $round }: { $who } gains { $n } LP with a single action ({ $cause }).

## What became of them.

western-legends-end-of-allan_pinkerton = Allan Pinkerton opened an office with an eye painted on its door.
western-legends-end-of-annie_oakley = Annie Oakley shot the ace out of the card that had beaten her.
western-legends-end-of-bass_reeves = Bass Reeves rode on alone; three thousand warrants later he still had his hat.
western-legends-end-of-bat_masterson = Bat Masterson took a desk at a newspaper and kept the cane beside it.
western-legends-end-of-belle_starr = Belle Starr bought the finest side-saddle in the territory, and a faster horse for it.
western-legends-end-of-billy_the_kid = Billy the Kid was seen in four towns on the same night.
western-legends-end-of-bloody_knife = Bloody Knife read the tracks of all the others, and told nobody where they led.
western-legends-end-of-buffalo_bill = Buffalo Bill sold tickets to a show about it before the dust had settled.
western-legends-end-of-butch_cassidy = Butch Cassidy asked politely for a map of Bolivia.
western-legends-end-of-calamity_jane = Calamity Jane told it better than it was, and it had been good.
western-legends-end-of-doc_holliday = Doc Holliday left the last hand face down on the table.
western-legends-end-of-isom_dart = Isom Dart's brand was found on horses nobody remembered selling.
western-legends-end-of-jesse_james = Jesse James wrote the newspapers a letter to correct the figures.
western-legends-end-of-joaquin_murrieta = Joaquin Murrieta's name was sung, and the verses did not agree.
western-legends-end-of-judge_roy_bean = Judge Roy Bean ruled it had all been legal, and fined everybody a round.
western-legends-end-of-kit_carson = Kit Carson went back to the high passes, where the snow keeps secrets.
western-legends-end-of-pearl_hart = Pearl Hart kept one glove from the last stagecoach.
western-legends-end-of-stagecoach_mary = Stagecoach Mary was never late with the mail, wolves or not.
western-legends-end-of-wild_bill_hickok = Wild Bill never again sat with his back to a door.
western-legends-end-of-wyatt_earp = Wyatt Earp moved west until there was only sea, and watched it closely.
western-legends-end-of-yb_rowdy = Y.B. Rowdy crossed the mesa at night, and the night moved aside.
