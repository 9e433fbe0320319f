### What the table says of a game that has no words of its own; for terminal and browser alike.

any-intro = This game brings no introduction; the choices at every turn say what is possible.
any-help = look shows the table again.
any-ask = { $ask }: what do you do?
any-thinks = { $me ->
    [yes] You decide: { $ask }.
   *[no] { $who } decides: { $ask }.
}
any-event = { $what } ({ $about })
any-event-alone = { $what }
any-event-of = { $who }: { $what }
any-field = { $name }: { $value }
any-line = { $name }: { $value }
any-of-player = { $who } { $value }
any-several = { $count } x { $name }
any-empty = nothing
any-yes = yes
any-no = no
any-face-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
any-won = { $me ->
    [yes] { $count ->
        [one] You win.
       *[other] { $who } win together.
    }
   *[no] { $count ->
        [one] { $who } wins.
       *[other] { $who } win together.
    }
}
any-won-nobody = Nobody wins.
any-score = { $who }: { $score }
