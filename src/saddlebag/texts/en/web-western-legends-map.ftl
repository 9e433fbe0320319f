# The map of Western Legends in the browser.

western-legends-map-ui-map = Map
western-legends-map-ui-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
western-legends-map-ui-you = you are here
western-legends-map-ui-you-back = you are here; out and back again
western-legends-map-ui-ride = Ride here
western-legends-map-ui-go = Go here
western-legends-map-ui-put = Put a bandit here
western-legends-map-ui-remove = Remove the bandit
western-legends-map-ui-over = Over the mesa
western-legends-map-ui-through = Through { $way }
western-legends-map-ui-several = { $n } ways to choose from
western-legends-map-ui-not = Not there
western-legends-map-ui-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
western-legends-map-ui-this-turn = This turn as far as { $space }
western-legends-map-ui-riding = You are on your way to { $space }.

# Keys
western-legends-map-ui-key-map = to the map
western-legends-map-ui-key-arrows = on the map from space to space; with Shift the map moves
western-legends-map-ui-key-zoom = on the map closer, farther away, the whole map

# Buttons at the edge of the map
western-legends-map-ui-in = Closer
western-legends-map-ui-out = Farther away
western-legends-map-ui-fit = The whole map
western-legends-map-ui-me = Where I am
western-legends-map-ui-list = List of spaces
western-legends-map-ui-open = { $what ->
    [county_business] What to do where
    [spawn_type] Who appears where
   *[other] You may go to
}
western-legends-map-ui-tools = Look closer, the whole map, a list of spaces

# What a place or somebody there gives, in a word or two, on the map
western-legends-map-ui-gain-prospect = Gold
western-legends-map-ui-gain-deposit = Sell: { $gain }
western-legends-map-ui-gain-heist = Heist: { $gain }
western-legends-map-ui-gain-poker = Poker
western-legends-map-ui-gain-store = Shop
western-legends-map-ui-gain-acquire = Cattle
western-legends-map-ui-gain-revel = Revel: { $gain }
western-legends-map-ui-gain-heal = Heal
western-legends-map-ui-gain-ride = { $gain ->
    [none] Deliver
   *[other] { $gain }
}
western-legends-map-ui-gain-bandit = Fight: { $gain }
western-legends-map-ui-gain-duel = Duel: { $gain }
western-legends-map-ui-gain-rob = Rob: { $gain }
western-legends-map-ui-gain-arrest = Arrest: { $gain }
western-legends-map-ui-brings = { $what }: { $brings }

# Printed on the map: locations, shops and mesas, as short as the picture has room for
western-legends-sign-store = General Store
western-legends-sign-saloon = Saloon
western-legends-sign-mine = Mine
western-legends-sign-bank = Bank
western-legends-sign-doctor = Doctor's Office
western-legends-sign-cabaret = Cabaret
western-legends-sign-ranch = Ranch
western-legends-sign-rail_station = Rail Station
western-legends-sign-sheriff = Sheriff's Office
western-legends-sign-hideout = Hideout { $gang }
western-legends-sign-north = North Mesa
western-legends-sign-south = South Mesa
