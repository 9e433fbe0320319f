/** Finding rules: every word must be there, in the text, the number or the chapter's title. */
import type { Rulebook, RuleChapter } from "../wire/types";

/** The chapters that are left, each with the rules that are left. */
export function search(book: Rulebook, wanted: string): RuleChapter[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return book.chapters;
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => {
        const all = `${book.letters} ${rule.id} ${rule.text} ${chapter.title}`.toLowerCase();
        return words.every((word) => all.includes(word));
      }),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** Examples for whoever tests the rules, and rulings where the rulebook is silent: not what a player reads first. */
const CURIOUS = /^(EXD?|Q)-/;
export const forTheCurious = (chapter: RuleChapter): boolean => chapter.rules.every(({ id }) => CURIOUS.test(id));

/** A text in pieces, every second one a hit. */
export function marked(text: string, wanted: string): string[] {
  const words = wanted.split(/\s+/).filter(Boolean).map(escaped);
  return words.length ? text.split(new RegExp(`(${words.join("|")})`, "gi")) : [text];
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
