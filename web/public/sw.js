/* The service worker: shows "your turn" when the server knocks, and opens that table. */
const WORDS = { cache: "saddlebag-words", address: "/words-of-the-service-worker" };

self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function show(data) {
  const news = told(data);
  if (!news) return;
  const { title, body } = await words();
  const options = { body, tag: news.table, data: `/t/${news.table}`, icon: "/icon.svg", renotify: true };
  await self.registration.showNotification(title, options);
}

/** What the server sent: the table and the game, never a word of what happened there. */
function told(data) {
  try {
    const news = data.json();
    return /^[a-z0-9]+$/.test(news.table) ? news : null;
  } catch {
    return null;
  }
}

/** The page left them here in the reader's language when push was switched on. */
async function words() {
  const kept = await (await caches.open(WORDS.cache)).match(WORDS.address);
  return kept ? kept.json() : { title: "Saddlebag", body: "" };
}

/** A tab that shows the table already comes to the front; else one is opened. */
async function open(address) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
