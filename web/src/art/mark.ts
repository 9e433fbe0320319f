/** The letter on a seat's piece, so that colour and shape do not carry it alone: of a bot its number. */
export function markOf(name: string): string {
  return / (\d)$/.exec(name)?.[1] ?? (Array.from(name.trim())[0] ?? "").toUpperCase();
}
