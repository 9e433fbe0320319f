/** Time, as a clock shows it and a screen reader says it. */

/** 1:05, 2:03:00, or days as a number with hours. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** 10 or 5 while that is worth saying, else 0: a timer that speaks every second cannot be listened to. */
export function spoken(milliseconds: number): number {
  if (milliseconds <= 0 || milliseconds > 10_000) return 0;
  return milliseconds > 5000 ? 10 : 5;
}
