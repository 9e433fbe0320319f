/** A table that is being thought of: what the form shows, and what is sent in the end. */
import { say } from "../i18n/say.svelte";
import type { Json } from "../wire/shapes";
import type { GameCard, NewTable, OptionCard, PaceChoice } from "../wire/types";
import { settledBy } from "./options";

export type Mode = "online" | "hot_seat" | "solo";
/** In a seat: myself, nobody yet, somebody at this screen, or a bot by its name. */
export type Sitter = { who: "me" | "open" | "person" | "bot"; name: string; bot: string };

const MOST_SEATS = 6;

export class Wish {
  game = $state.raw<GameCard>() as GameCard;
  seats = $state(4);
  mode = $state<Mode>("online");
  listed = $state(false);
  watchers = $state(true);
  options = $state<Record<string, Json>>({});
  sitters = $state<Sitter[]>([]);
  name = $state("");
  colour = $state(0);
  pace = $state<Required<PaceChoice>>({ kind: "relaxed", bank: 600, each: 30, at_zero: "bot" });
  days = $state(2);

  constructor(game: GameCard) {
    this.choose(game);
    const bot = { who: "open" as const, name: "", bot: "" };
    this.sitters = Array.from({ length: MOST_SEATS }, () => ({ ...bot, bot: game.usual_bot }));
    this.seat();
  }

  choose(game: GameCard): void {
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.key, option.default]));
    if (!game.seats.includes(this.seats)) this.seats = game.seats.at(-1) ?? 2;
  }

  /** Who sits where to begin with, in this way of playing. */
  seat(): void {
    this.sitters.forEach((sitter, seat) => {
      if (this.mode === "hot_seat") sitter.who = seat < 2 ? "person" : "bot";
      else sitter.who = seat === 0 ? "me" : this.mode === "solo" ? "bot" : "open";
    });
  }

  /** Why there is nothing to choose here, as the seats and other options say it; else empty. */
  settled(option: OptionCard): string {
    return settledBy(this.game.name, option.key, this.options, this.seats);
  }

  /** Is this option as printed? */
  plain(option: OptionCard): boolean {
    return same(this.options[option.key], option.default);
  }

  /** Does this option not go with so many seats? */
  tooFewOrMany(option: OptionCard): boolean {
    return option.excludes.includes(`seats=${this.seats}`);
  }

  /** Which option that is chosen already does not go with this one. */
  excludedBy(option: OptionCard): OptionCard | undefined {
    const chosen = this.game.options.filter((other) => this.options[other.key] !== other.default);
    return chosen.find(
      (other) => other !== option && (other.excludes.includes(option.key) || option.excludes.includes(other.key)),
    );
  }

  /** The option without which this one cannot be on, and which is off. */
  lacking(option: OptionCard): OptionCard | undefined {
    return this.game.options.find(({ key }) => option.requires.includes(key) && !this.options[key]);
  }

  /** The option because of which this value cannot be chosen: one that is off and needed, or on and in its way. */
  shut(option: OptionCard, value: Json): OptionCard | undefined {
    const [needed, barring] = [option.needs[String(value)], option.bars[String(value)]];
    return this.game.options.find(({ key }) => key === (this.options[key] ? barring : needed));
  }

  /** Of a list of names those that can be had. */
  chosen(option: OptionCard): Json[] {
    return ((this.options[option.key] as Json[] | null) ?? []).filter((value) => !this.shut(option, value));
  }

  /** What the server is asked for. */
  get table(): NewTable {
    const online = this.mode === "online";
    return {
      game: this.game.name,
      seats: this.seats,
      options: this.changed,
      mode: this.mode,
      listed: online && this.listed,
      watchers: this.watchers,
      pace: online ? this.chosenPace : { kind: "relaxed" },
      sitting: this.sitters.slice(0, this.seats).map(word),
      name: this.name.trim(),
      newcomer: say("newcomer"),
      colour: this.colour,
    };
  }

  /** Only what differs from the rules as printed. */
  private get changed(): Record<string, Json> {
    const rows = this.game.options.filter(
      (option) => !this.plain(option) && !this.tooFewOrMany(option) && !this.settled(option) && !this.lacking(option),
    );
    const wanted = (option: OptionCard) =>
      option.kind === "names" ? this.chosen(option) : ($state.snapshot<unknown>(this.options[option.key]) as Json);
    return Object.fromEntries(rows.map((option) => [option.key, wanted(option)]));
  }

  private get chosenPace(): PaceChoice {
    const { kind, bank, each, at_zero } = this.pace;
    if (kind === "live") return { kind, bank, each, at_zero };
    return kind === "days" ? { kind, each: this.days, at_zero } : { kind };
  }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function word(sitter: Sitter): string {
  if (sitter.who === "person") return `=${sitter.name.trim()}`;
  return sitter.who === "bot" ? sitter.bot : sitter.who;
}
