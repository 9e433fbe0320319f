### Western Legends in the browser: choosing a character, and a first word on everything.

## The draft

wd-title = Choose who you are
wd-wait = The characters are being chosen
wd-hidden = Everybody chooses in secret; then all characters are shown at once.
wd-open = In the First Game you choose one after the other, for everybody to see.
wd-choosing = is choosing
wd-chosen = has chosen
wd-later = comes later
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
