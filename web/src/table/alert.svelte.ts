/** "Your turn" where the table is not looked at: in the title, by a sound, by a desktop notification. */
import { say } from "../i18n/say.svelte";
import { settings } from "../settings/settings.svelte";

/** Two soft knocks on wood, made on the spot: there is no file to fetch. */
export function knock(): void {
  const audio = new AudioContext();
  for (const after of [0, 0.16]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    const start = audio.currentTime + after;
    tone.type = "triangle";
    tone.frequency.setValueAtTime(220, start);
    tone.frequency.exponentialRampToValueAtTime(90, start + 0.1);
    loudness.gain.setValueAtTime(0.35, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.14);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.15);
  }
  setTimeout(() => void audio.close(), 800);
}

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
      if (settings.sound) knock();
      if (settings.notify) notify(title());
    }
    before = decision;
  });
  $effect(() => () => void (document.title = say("alert-home")));
}
