# The map of Western Legends in the browser.

wm-map = Map
wm-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
wm-you = you are here
wm-you-back = you are here; out and back again
wm-ride = Ride here
wm-go = Go here
wm-over = Over the mesa
wm-through = Through { $way }
wm-several = { $n } ways to choose from
wm-not = Not there

# Keys
wm-key-map = to the map
wm-key-arrows = on the map from space to space; with Shift the map moves
wm-key-zoom = on the map closer, farther away, the whole map

# Buttons at the edge of the map
wm-in = Closer
wm-out = Farther away
wm-fit = The whole map
wm-me = Where I am
wm-list = List of spaces
wm-open = You may go to
