/** A Joker is dragged onto the card it copies: one gesture, where clicks take two. */
import type { Desk } from "./desk.svelte";

const FAR = 8; // pixels; a hand that trembles is not a drag
const cardOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>("[data-card]") ?? null;

/** Attached to the hand. */
export function drags(desk: Desk, hand: HTMLElement): () => void {
  const gone = new AbortController();
  let joker: HTMLElement | null = null;
  let from = { x: 0, y: 0 };
  let moves = false;

  hand.addEventListener(
    "pointerdown",
    (event) => {
      const card = cardOf(event.target as Element);
      joker = card && desk.copies(card.dataset["card"]!).length ? card : null;
      [from, moves] = [{ x: event.clientX, y: event.clientY }, false];
    },
    gone,
  );
  addEventListener(
    "pointermove",
    ({ clientX, clientY }) => {
      if (!joker) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (!moves && Math.hypot(dx, dy) < FAR) return;
      if (!moves) desk.lift(joker.dataset["card"]!);
      moves = true;
      joker.style.translate = `${dx}px ${dy}px`;
      joker.style.pointerEvents = "none"; // what lies below it is meant
    },
    gone,
  );
  const drop = (event: PointerEvent): void => {
    const dropped = moves ? joker : null;
    const over = event.type === "pointerup" ? cardOf(document.elementFromPoint(event.clientX, event.clientY)) : null;
    joker = null;
    if (!dropped) return;
    dropped.style.translate = dropped.style.pointerEvents = "";
    const option = new Map(desk.copyable).get(over?.dataset["card"] ?? "");
    desk.lift("");
    if (option) desk.choose(option);
  };
  addEventListener("pointerup", drop, gone);
  addEventListener("pointercancel", drop, gone);
  return () => gone.abort();
}
