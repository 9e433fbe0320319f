# What the server refuses, and what to do next. The key after "refused-" is the reason.
newcomer = Stranger
