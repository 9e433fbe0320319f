/** What this browser remembers of its user's wishes; applied as attributes of <html>. */
import { LANGUAGES, type Language } from "../i18n/say.svelte";

export type Motion = "system" | "full" | "reduced";
export type Pacing = "normal" | "step" | "instant";
export type Size = "normal" | "large" | "largest";

export interface Settings {
  language: Language;
  sound: boolean;
  motion: Motion;
  size: Size;
  /** How the moves of others are shown: played, one by one on request, or at once. */
  pacing: Pacing;
  /** A desktop notification when it is my turn and the tab is hidden. */
  notify: boolean;
  /** Newcomers get a word on each kind of decision, and these they have had. */
  hints: boolean;
  hinted: string[];
}

const PLACE = "saddlebag.settings";
const FIRST: Settings = {
  language: preferred(),
  sound: false,
  motion: "system",
  size: "normal",
  pacing: "normal",
  notify: false,
  hints: true,
  hinted: [],
};

export const settings: Settings = $state({ ...FIRST, ...remembered() });

/** Change some wishes, remember and apply them. */
export function change(wishes: Partial<Settings>): void {
  Object.assign(settings, wishes);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the wishes last as long as the tab.
  }
  apply();
}

/** Should things move at once instead of riding across the table? */
export function still(): boolean {
  if (settings.motion !== "system") return settings.motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Put the wishes where the styles look for them. */
export function apply(): void {
  const root = document.documentElement;
  root.dataset.motion = settings.motion;
  root.dataset.size = settings.size;
}

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted[0]) ?? "en";
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}
