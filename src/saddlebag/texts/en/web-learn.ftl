## The page "Learn"

learn-title = Learn by playing
learn-about = Do what glows, and you are in the game. Nobody waits for you, nothing can go wrong, and you may leave whenever you like.
learn-mary-whole = Stagecoach Mary
learn-shelf = { $count ->
    [one] one lesson, { $minutes } minutes
   *[other] { $count } lessons, { $minutes } minutes
}
learn-chapter = Lesson { $chapter }, { $minutes } min
learn-steps = { $steps } steps
learn-at = Step { $step } of { $steps }
learn-done = Done. Again any time.
learn-begin = Begin
learn-play-again = Play again
learn-open = { $way ->
    [on] Go on: { $title }
    [again] Play again: { $title }
   *[begin] Begin: { $title }
}

## A lesson at its table

lesson-read-first = Read this first, then go on.
learn-lesson = Lesson: { $title }
learn-mary = Mary
learn-step = Step { $step } of { $steps }
learn-watch = Watch what the others do.
learn-changed = This lesson has been rewritten since you were here. Begin it again.
learn-again = To the lessons
learn-leave = Leave
learn-back = Back
learn-on = Go on
learn-show = Show me
learn-next = Next lesson
