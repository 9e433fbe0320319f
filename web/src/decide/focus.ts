/** The keyboard's place is never lost: when what had the focus is gone, the next question has it. */
import { meantElsewhere } from "./PickOne.svelte";

const ASKS = "[data-asks]"; // a part of the page that asks in the prompt's stead

/** Attached to the prompt; wherever the focus was, Tab then goes on from where something is asked. */
export function keepsFocus(prompt: HTMLElement): () => void {
  const gone = new AbortController();
  let held: Element | null = null;
  const place = () => document.querySelector<HTMLElement>(ASKS) ?? prompt;

  function look(): void {
    const now = document.activeElement;
    const away = held !== null && (!held.isConnected || held.matches(":disabled"));
    const lost = away && (!now || now === document.body || now === held);
    const rests = now === prompt || now?.matches(ASKS);
    if ((lost || rests) && now !== place()) place().focus({ preventScroll: true });
  }

  function key(event: KeyboardEvent): void {
    if (event.key !== "q" || meantElsewhere(event)) return;
    event.preventDefault();
    place().focus();
  }

  const watch = new MutationObserver(look);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled", "data-asks"] });
  document.addEventListener("focusin", (event) => (held = event.target as Element), gone);
  addEventListener("keydown", key, gone);
  return () => (watch.disconnect(), gone.abort());
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Attached to a group of which one is chosen: arrows go from one to the next, around the ends. */
export function arrows(group: HTMLElement): () => void {
  const gone = new AbortController();
  const press = (event: KeyboardEvent): void => {
    const all = [...group.querySelectorAll<HTMLElement>("[role=radio]")];
    const [at, step] = [all.indexOf(event.target as HTMLElement), STEPS[event.key]];
    if (at < 0 || !step) return;
    event.preventDefault();
    all.at((at + step) % all.length)?.focus();
  };
  group.addEventListener("keydown", press, gone);
  return () => gone.abort();
}
