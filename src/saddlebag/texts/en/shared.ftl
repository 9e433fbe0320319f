### Small words that the terminal and the browser share.

list-more = { $first }, { $rest }
list-plus = { $first } + { $rest }
list-words = { $first } { $rest }
list-semicolon = { $first }; { $rest }
list-and = { $first } and { $last }
chance = { $part } in { $whole }
chance-certain = certain
bare = { $text }
capital = { CAPITAL($text) }
sentences = { $first } { $rest }
seat-name = { $name }
seat-you = You
seat-you-object = you

event-undo = { $me ->
    [yes] You take back { $answers ->
        [one] a decision.
       *[other] { $answers } decisions.
    }
   *[no] { $who } takes back { $answers ->
        [one] a decision.
       *[other] { $answers } decisions.
    }
}
event-takeback = { $me ->
    [yes] You take back { $answers ->
        [one] the last decision
       *[other] the last { $answers } decisions
    }, as everybody agreed.
   *[no] { $who } takes back { $answers ->
        [one] the last decision
       *[other] the last { $answers } decisions
    }, as everybody agreed.
}
