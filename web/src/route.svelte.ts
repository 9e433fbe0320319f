/** Addresses: which screen this is, and how to go to another without loading the page again. */

export interface Route {
  /** The screen's name, a key of `screens` in App.svelte. */
  screen: string;
  /** What stands in the holes of the address: id, n, game. */
  params: Record<string, string>;
  query: URLSearchParams;
  /** What stands behind #, without it; never sent to any server. */
  hash: string;
}

const ADDRESSES: [screen: string, pattern: RegExp][] = [
  ["front", /^\/$/],
  ["new", /^\/new$/],
  ["table", /^\/t\/(?<id>[a-z0-9]+)$/],
  ["screen", /^\/t\/(?<id>[a-z0-9]+)\/screen$/],
  ["replay", /^\/t\/(?<id>[a-z0-9]+)\/at\/(?<n>\d+)$/],
  ["join", /^\/join$/],
  ["move", /^\/move$/],
  ["learn", /^\/learn$/],
  ["mine", /^\/mine$/],
  ["rules", /^\/rules\/(?<game>[a-z0-9-]+)$/],
  ["books", /^\/rules$/],
  ["settings", /^\/settings$/],
  ["verify", /^\/verify$/],
  ["about", /^\/about$/],
];

/** Read an address. */
export function read(address: URL): Route {
  const path = address.pathname.replace(/(.)\/$/, "$1");
  for (const [screen, pattern] of ADDRESSES) {
    const fits = pattern.exec(path);
    if (fits) return made(address, screen, { ...fits.groups });
  }
  return made(address, "nowhere", {});
}

function made(address: URL, screen: string, params: Record<string, string>): Route {
  return { screen, params, query: address.searchParams, hash: address.hash.slice(1) };
}

const current = $state({ route: read(new URL(location.href)) });
let steps = 0;

/** Did we come here from another screen of this page? */
export function moved(): boolean {
  return steps > 0;
}

/** Where we are. */
export function route(): Route {
  return current.route;
}

/** Go to another address of this page; `replace` leaves no step back. */
export function go(address: string, replace = false): void {
  const target = new URL(address, location.href);
  history[replace ? "replaceState" : "pushState"](null, "", target);
  arrive();
  if (!target.hash) scrollTo(0, 0);
}

function arrive(): void {
  steps += 1;
  current.route = read(new URL(location.href));
}

/** Follow plain clicks on links of this page, and the browser's own steps. */
export function follow(): () => void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", arrive);
    document.removeEventListener("click", clicked);
  };
}

function clicked(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = new URL(link.href);
  const ours = target.origin === location.origin && read(target).screen !== "nowhere";
  if (!ours || link.target || link.hasAttribute("download")) return;
  if (target.pathname === location.pathname && target.hash) return; // an anchor of this screen
  event.preventDefault();
  go(target.href);
}
