/** Web push: a knock at this browser when it is my turn and no tab is open. */
import { say } from "../i18n/say.svelte";
import { rest } from "../wire/rest";

/** Where the service worker finds its words; it cannot read the page's texts (public/sw.js). */
const WORDS = { cache: "saddlebag-words", address: "/words-of-the-service-worker" };

/** Does this browser know web push, on a page it trusts with it? */
export function pushable(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window;
}

export async function subscribed(): Promise<boolean> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return Boolean(await worker?.pushManager.getSubscription());
}

/** Let the server knock; `key` is its public key. */
export async function subscribe(key: string): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  await tellWords();
  const wish = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const { endpoint, keys } = (await worker.pushManager.subscribe(wish)).toJSON();
  await rest.push({ endpoint: endpoint ?? "", key: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  await rest.noPush();
}

async function tellWords(): Promise<void> {
  const words = { title: say("push-title"), body: say("push-body") };
  await (await caches.open(WORDS.cache)).put(WORDS.address, new Response(JSON.stringify(words)));
}

/** The bytes of a key in base64url. */
function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
