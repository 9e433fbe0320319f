/** A card that rides from one place of the table to another. */

export const RIDE = 520; // milliseconds at single speed
const EASING = "cubic-bezier(0.3, 0.85, 0.3, 1)";

/** Where things are found, and how many times faster than at single speed they ride. */
export type Sky = { root: HTMLElement; rate: number };

/** A copy of the thing rides to the place; `away`: and is gone there. The thing itself hides meanwhile. */
export async function flight(
  { root, rate }: Sky,
  from: string,
  to: string,
  skip: AbortSignal,
  away = false,
): Promise<void> {
  const thing = root.querySelector<HTMLElement>(from);
  const place = root.querySelector<HTMLElement>(to);
  const seen = thing?.getBoundingClientRect();
  if (!thing || !seen?.width || skip.aborted) return;
  const ghost = copy(thing, seen, root);
  const ride = ghost.animate([{}, landing(seen, place?.getBoundingClientRect(), away)], {
    duration: RIDE / rate,
    easing: EASING,
    fill: "forwards",
  });
  thing.style.visibility = "hidden";
  skip.addEventListener("abort", () => ride.finish(), { once: true });
  await ride.finished.catch(() => undefined);
  ghost.remove();
  thing.style.visibility = "";
}

function copy(thing: HTMLElement, { left, top, width, height }: DOMRect, root: HTMLElement): HTMLElement {
  const ghost = thing.cloneNode(true) as HTMLElement;
  const style = getComputedStyle(thing);
  ghost.removeAttribute("data-card");
  ghost.ariaHidden = "true";
  for (const name of ["--w", "--h", "--name", "--gang"]) ghost.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "60",
    margin: "0",
    pointerEvents: "none",
    animation: "none",
    translate: "none",
  });
  root.append(ghost);
  return ghost;
}

/** Its middle on the middle of the place, as large as fits there. */
function landing(from: DOMRect, to: DOMRect | undefined, away: boolean): Keyframe {
  const fits = to?.width ? to : { left: from.left, top: -200, width: from.width, height: from.height };
  const x = fits.left + fits.width / 2 - (from.left + from.width / 2);
  const y = fits.top + Math.min(fits.height, 120) / 2 - (from.top + from.height / 2);
  const scale = Math.min(1, Math.max(0.3, fits.height / from.height, 0));
  return { transform: `translate(${x}px, ${y}px) scale(${away ? 0.3 : scale})`, opacity: away ? 0 : 1 };
}
