/** A text in two parts, where it begins with a short name: `Round limit: the game ends ...`. */
export function titled(about: string): { title: string; text: string } {
  const cut = about.indexOf(": ");
  if (cut < 0 || cut >= 40) return { title: "", text: about };
  return { title: about.slice(0, cut), text: about.charAt(cut + 2).toUpperCase() + about.slice(cut + 3) };
}
