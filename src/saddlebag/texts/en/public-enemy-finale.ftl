## How each crew is remembered. Every message is a whole sentence; several follow each other in an epilogue.

public-enemy-epilogue-won = { $who } became Public Enemy Number One, wanted in every county from here to the border.
public-enemy-epilogue-won-cap = When the last round was over no price was higher than that on { $whom }.
public-enemy-epilogue-shared = { $who } shares the poster with a rival, and neither likes the likeness.
public-enemy-epilogue-placed = { $n ->
    [0] The posters never carried the name of { $whom }, which is bad for pride and good for sleep.
    [one] One poster carried the name of { $whom }, nailed up a little crooked.
   *[other] The name of { $whom } stood on { $n } posters, and one more would have done.
}
public-enemy-epilogue-last = { $n ->
    [0] The Sheriff could never remember { $whom }, and asked for the name twice.
    [one] { $who } kept the only poster with the name on it, folded small.
   *[other] { $who } kept all { $n } posters, and the smallest reward on each.
}

public-enemy-epilogue-hunted = { $n ->
    [one] One rival outlaw was sold to a bounty hunter over a drink.
   *[other] Over a drink { $n } rival outlaws were sold to bounty hunters.
}
public-enemy-epilogue-swindled = { $n ->
    [one] One outlaw changed sides for a better card game.
   *[other] For a better card game { $n } outlaws changed sides.
}
public-enemy-epilogue-duels = { $n ->
    [one] The street was cleared once, and it was the other one who stayed there.
   *[other] The street was cleared { $n } times, and { $n } times it was somebody else who stayed there.
}
public-enemy-epilogue-lost = { $n ->
    [one] One good hand was lost to hunters and swindlers.
   *[other] To hunters and swindlers { $n } good hands were lost, and not one wrote home.
}
public-enemy-epilogue-arrested = { $n ->
    [one] The Sheriff took one of the crew at breakfast.
   *[other] The Sheriff took { $n } of the crew, always at breakfast.
}
public-enemy-epilogue-buried = { $n ->
    [one] A Dollar in the right hand made one face vanish from town.
   *[other] In the right hands { $n } Dollars made { $n } faces vanish from town.
}
public-enemy-epilogue-cavalry = { $n ->
    [one] The Cavalry was sent the wrong way, once.
   *[other] The Cavalry was sent the wrong way { $n } times.
}
public-enemy-epilogue-saloon = { $n ->
    [one] The saloon was visited once, on business.
   *[other] The saloon was visited { $n } times, always on business.
}
public-enemy-epilogue-gang = { $n ->
    [one] The gang to ride with was { $gang }: one Wanted token came of it.
   *[other] The gang to ride with was { $gang }: { $n } Wanted tokens came of it.
}
public-enemy-epilogue-round = Nobody ever had a better round than the one of { $n } points, round { $round }.
public-enemy-epilogue-quiet = It was a quiet crew, and quiet crews grow old.
public-enemy-epilogue-face = On every poster of this crew it is { $card } who looks at you.

public-enemy-epilogue-moment-duel = Round { $round }: a shoot-out, and { $who } is left standing. At stake: { $prize }.
public-enemy-epilogue-moment-points = Round { $round }: { $who } scores { $n } points, { $ahead } ahead of anybody.
