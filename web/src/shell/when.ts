/** Times as people say them: "5 minutes ago", "in 2 days". */
import { language } from "../i18n/say.svelte";

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(at: number, now = Date.now()): string {
  const seconds = (at - now) / 1000;
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return words.format(Math.round(seconds / length), unit);
  }
  return words.format(0, "minute");
}
