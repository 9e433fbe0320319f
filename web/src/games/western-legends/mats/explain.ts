/** Lets a thing explain itself: on hover, on focus by the keyboard, on a long press. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { theDesk, type Desk } from "./desk.svelte";

const HOVERED = 380;
const PRESSED = 450;
export const TIP = "west-tip";

/** For a component: `const explain = explainer()`, then `{@attach explain("card:j_hearts")}`.
 * `tapped`: a click explains too, for what does nothing else. */
export function explainer(): (id: string, tapped?: boolean) => Attachment<HTMLElement | SVGElement> {
  const desk = theDesk();
  return (id, tapped = false) => attached(desk, id, tapped);
}

function attached(desk: Desk, id: string, tapped: boolean): Attachment<HTMLElement | SVGElement> {
  return (thing) => {
    const at = thing.closest("button") ?? (thing as HTMLElement); // what is inside a button is focused with it
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const show = () => {
      desk.tip = { id, at };
      at.setAttribute("aria-describedby", TIP);
    };
    const hide = () => {
      clearTimeout(timer);
      if (desk.tip?.at === at) desk.tip = null;
      at.removeAttribute("aria-describedby");
    };
    const on: Record<string, (event: Event) => void> = {
      pointerenter: (event) => {
        if ((event as PointerEvent).pointerType === "mouse") timer = setTimeout(show, HOVERED);
      },
      pointerleave: (event) => (event as PointerEvent).pointerType === "mouse" && hide(),
      pointerdown: (event) => {
        held = false;
        if ((event as PointerEvent).pointerType !== "mouse") timer = setTimeout(() => ((held = true), show()), PRESSED);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => held && event.preventDefault(),
      focus: () => at.matches(":focus-visible") && show(),
      blur: hide,
      click: (event) => {
        clearTimeout(timer);
        // A long press has explained it; that was not meant as a choice.
        if (held) event.stopImmediatePropagation();
        else if (!tapped) hide();
        else if (desk.tip?.at === at) hide();
        else show();
        held = false;
      },
    };
    const gone = new AbortController();
    // The focus may also leave while the page is drawn: that is no reason to draw it again.
    const hear = (listener: (event: Event) => void) => (event: Event) => untrack(() => listener(event));
    for (const [name, listener] of Object.entries(on))
      at.addEventListener(name, hear(listener), { capture: name === "click", signal: gone.signal });
    return () => {
      gone.abort();
      hide();
    };
  };
}
