/** "Your turn" where the table is not looked at: in the title, by a sound, by a desktop notification. */
import { say } from "../i18n/say.svelte";
import { settings } from "../settings/settings.svelte";
import { hear } from "../sound/sound.svelte";

function notify(title: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(say("alert-your-turn"), { body: title, tag: "saddlebag-turn" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones allow notifications by a service worker only; web push serves them.
  }
}

/** Keep the title, and call the reader whenever a question of theirs comes up. */
export function alertTurns(title: () => string, asked: () => number | null): void {
  let before: number | null | undefined; // undefined: just come in, and looking
  $effect(() => {
    const decision = asked();
    document.title = decision === null ? title() : say("alert-title", { title: title() });
    if (decision !== null && before !== undefined && decision !== before) {
      hear("turn");
      if (settings.notify) notify(title());
    }
    before = decision;
  });
  $effect(() => () => void (document.title = say("alert-home")));
}
