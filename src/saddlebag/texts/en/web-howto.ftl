### The illustrated pages "How it is played": what is the same for every game.

howto-try = Try it
howto-try-of = Try it in a lesson: { $what }
howto-lessons = Play the lesson
