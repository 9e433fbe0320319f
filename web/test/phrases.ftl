### A made-up language: cases by attribute, by rule and by $form, gender, lists whose members take a form.

name-ann = Ann
    .gender = f
name-otto = Otto
    .gender = m
name-sword = Blade
    .gender = f
    .gen = of Blades
typed-name = { $name }
    .gender = x
form-gen = { $gender ->
    [f] la-{ $name }
    [m] { $vowel ->
        [yes] l'{ $name }
       *[no] le-{ $name }
    }
   *[x] de { $name }
}
list-pair = { FORM($first, $form) } & { FORM($last, $form) }
price = { $form ->
    [gen] of { $n } coins
   *[plain] { $n } coins
}
takes = { CAPITAL($who) } { TRAIT($who, "gender") ->
    [f] takes-she
   *[other] takes
} { $what ->
    [none] nothing
   *[other] the purse { FORM($what, "gen") }
}.
unspoken = { FORM($what, "dat") }
padded = { $empty ->
    [yes] { "" }
   *[no] word
} { "" }
number = { $n ->
    [one] { $n } thing
   *[other] { $n } things
}
