### The page in the browser: front page, new table, lobby, settings, rules, and what all screens share.

page-not-loaded = This part of the page could not be loaded. Perhaps the server is restarting, or you are offline.
page-load-again = Load the page again
to-front = To the front page

## An address that leads nowhere

nowhere-title = Nothing but tumbleweed
nowhere-text = There is no page at this address. If somebody sent you a link, ask them to send it again, whole.

## Refusals

refused = The server refused: { $reason }.
