/** The map under a hand: dragged, pinched, turned by the wheel. */
import type { Camera } from "./camera.svelte";

const STILL = 6; // pixels that are no drag yet

export function gestures(camera: Camera, port: HTMLElement): () => void {
  const touches = new Map<number, { x: number; y: number }>();
  const gone = new AbortController();
  const on = (name: string, act: (event: PointerEvent) => void) =>
    port.addEventListener(name, act as EventListener, { signal: gone.signal });
  let dragged = false;
  let start = { x: 0, y: 0 };

  const place = (event: MouseEvent) => {
    const { left, top } = port.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  /** Two fingers: what was between them stays between them. */
  function pinch(id: number, now: { x: number; y: number }): void {
    const [other] = [...touches].filter(([it]) => it !== id).map(([, it]) => it);
    const was = touches.get(id)!;
    const far = (p: { x: number; y: number }) => Math.hypot(p.x - other!.x, p.y - other!.y) || 1;
    camera.zoom(far(now) / far(was), { x: (now.x + other!.x) / 2, y: (now.y + other!.y) / 2 }, false);
    camera.pan((now.x - was.x) / 2, (now.y - was.y) / 2);
  }

  on("pointerdown", (event) => {
    if (!touches.size) [dragged, start] = [false, place(event)];
    touches.set(event.pointerId, place(event));
  });
  on("pointermove", (event) => {
    const was = touches.get(event.pointerId);
    const now = place(event);
    if (!was) return;
    if (!dragged && touches.size < 2 && Math.hypot(now.x - start.x, now.y - start.y) < STILL) return;
    if (!dragged) port.setPointerCapture(event.pointerId);
    dragged = camera.held = true;
    if (touches.size > 1) pinch(event.pointerId, now);
    else camera.pan(now.x - was.x, now.y - was.y);
    touches.set(event.pointerId, now);
  });
  for (const name of ["pointerup", "pointercancel"]) on(name, (event) => touches.delete(event.pointerId));
  // A drag ends with a click that means nothing.
  port.addEventListener("click", (event) => dragged && event.stopPropagation(), { capture: true, signal: gone.signal });
  port.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      camera.held = true;
      camera.zoom(Math.exp(-event.deltaY / 400), place(event), false);
    },
    { passive: false, signal: gone.signal },
  );
  return () => gone.abort();
}
