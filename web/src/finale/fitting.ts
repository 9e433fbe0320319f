/** Words that must fit into a picture, where nothing wraps by itself. */

/** In lines of at most so many letters; what finds no room ends in three dots. */
export function lines(text: string, letters: number, most: number): string[] {
  const found = [""];
  for (const word of text.split(" ")) {
    const line = found.at(-1)!;
    if (line && line.length + word.length >= letters) found.push(word);
    else found[found.length - 1] = line ? `${line} ${word}` : word;
  }
  return found.length > most ? [...found.slice(0, most - 1), `${found[most - 1]!.slice(0, letters - 1)}\u2026`] : found;
}

/** The size of letters with which a name of more than so many fits, too. */
export const shorter = (name: string, size: number, letters: number): number =>
  Math.round(size * Math.min(1, letters / Math.max(1, name.length)));
