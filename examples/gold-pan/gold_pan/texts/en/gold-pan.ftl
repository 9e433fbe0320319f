### Gold Pan. Keys: gold-pan-<family>-<id as the rules write it>.

gold-pan-name = Gold Pan
gold-pan-about = Pan for nuggets and go home in time: a second snake spills the pan.
gold-pan-intro =
    Pan as often as you dare. A one is worth 1 nugget, a two is worth 2, and the second snake spills
    your pan. Go home to bank what is in it.
gold-pan-option-goal = Goal: how many nuggets win the game.
gold-pan-option-goal-title = Goal
gold-pan-option-goal-page = How many nuggets win the game.

gold-pan-ask-pan = Pan on, or go home?
gold-pan-thinks-pan = { $who } is at the creek.
gold-pan-choice-pan = Pan another card
gold-pan-choice-home = Go home with the nuggets
gold-pan-why-empty_pan = There is nothing in the pan to take home.

gold-pan-told-panned = { $me ->
    [yes] You pan { $card }.
   *[no] { $who } pans { $card }.
}
gold-pan-told-home = { $me ->
    [yes] You go home
   *[no] { $who } goes home
} with { $nuggets ->
    [one] 1 nugget.
   *[other] { $nuggets } nuggets.
}
gold-pan-told-spilt = { $me ->
    [yes] Your pan spills.
   *[no] The pan of { $who } spills.
}
gold-pan-end-goal = { $me ->
    [yes] You have panned enough, and win!
   *[no] { $who } has panned enough, and wins!
}

gold-pan-thing-one = a small nugget
gold-pan-thing-two = a big nugget
gold-pan-thing-snake = a snake
gold-pan-view-turn = At the creek
gold-pan-view-banked = Banked
gold-pan-view-in_pan = Nuggets in the pan
