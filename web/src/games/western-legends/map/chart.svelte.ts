/** What all parts of the map look at: who stands where, what may be chosen, what is looked at. */
import { getContext, setContext } from "svelte";
import type { IconName } from "../../../art/icons";
import { say } from "../../../i18n/say.svelte";
import { whyNot } from "../../../decide/why";
import { namesOf } from "../../../table/people";
import type { OpenAsk } from "../../../wire/shapes";
import type { TableStore } from "../../../wire/store";
import type { WesternLegendsAsk, WesternLegendsRefusal, WesternLegendsView } from "../../../wire/games/western-legends";
import { capital } from "../../../i18n/said";
import { commas } from "../../names";
import type { GamePage } from "../../page";
import { folk, type Folk } from "../words/folk";
import { named, placeText } from "../words/names";
import { stakesText } from "../words/stakes";
import { banditDone, isBackHere, marks, roundAbout } from "../words/spaces";
import { askOf, countOf, hasBandit, mine, west } from "../words/view";
import { type Landmark, theBoard, type Spot } from "./board";
import { Camera } from "./camera.svelte";
import { type Figure, figuresOf, slots, type Slot } from "./figures";
import { type Offer, offersAt } from "./offers";
import { type Stage, stageOf } from "./stage.svelte";
import { tripOf } from "./trip.svelte";
import { barredOf, type FarWay, farOf, type Targets, targetsOf, type Way } from "./ways";

/** What a location is known by; those of several spaces have their building where the spaces meet. */
export const SIGNS: Record<string, IconName> = {
  hideout: "bandit",
  ranch: "steer",
  mine: "pick",
  rail_station: "train",
  sheriff: "badge",
  bank: "bank",
  doctor: "doctor",
  cabaret: "cabaret",
  store: "store",
  saloon: "saloon",
};

type Seated = { pieces: { figure: Figure; slot: Slot }[] };
/** What is to be had at a space one may go to; `rich`: Legendary Points, `fight`: somebody is in the way. */
export type Gain = {
  id: string;
  x: number;
  y: number;
  icon: IconName;
  text: string;
  steps: number;
  fight: boolean;
  rich: boolean;
};
/** Where the space that is looked at is explained. */
export const ABOUT = "west-about";
const BACK = 17;

/** Beside a store or saloon there is room on the far side of the space only. */
function aside({ x, y, room }: Spot, house: Landmark): Pick<Spot, "x" | "y" | "room"> {
  const far = Math.hypot(x - house.x, y - house.y);
  return { x: x + ((x - house.x) / far) * BACK, y: y + ((y - house.y) / far) * BACK, room: room - BACK / 2 };
}

export class Chart {
  readonly stage: Stage;
  readonly camera = new Camera();
  /** The space under the pointer or the focus; pinned: it stays, with its choices. */
  looked = $state<string | null>(null);
  pinned = $state(false);
  readonly ask = $derived.by<(WesternLegendsAsk & OpenAsk) | null>(() => (this.table.still ? null : askOf(this.table)));
  readonly targets = $derived<Targets>(targetsOf(this.ask));
  /** What takes more than one action. */
  readonly far = $derived<Map<string, FarWay>>(farOf(this.ask));
  readonly barred = $derived<Map<string, WesternLegendsRefusal>>(barredOf(this.ask));
  readonly seated = $derived<Seated>(this.seat());
  /** What each space in reach would give; spaces that give nothing now are not in it. */
  readonly gains = $derived<Map<string, Gain>>(
    new Map([...this.targets.keys()].flatMap((id) => this.gain(id) ?? []).map((gain) => [gain.id, gain])),
  );
  /** One tag for each place: a store or saloon of three spaces has one, where it is nearest. */
  readonly tags = $derived.by<Gain[]>(() => {
    const best = new Map<string, Gain>();
    for (const gain of this.gains.values()) {
      const house = gain.fight ? undefined : theBoard().part.get(gain.id);
      const key = house?.id ?? gain.id;
      if ((best.get(key)?.steps ?? 99) <= gain.steps) continue;
      best.set(key, house ? { ...gain, id: key, x: house.x, y: house.y - 78 } : gain);
    }
    return [...best.values()];
  });
  /** One of several ways, while it is pointed at. */
  option = $state("");
  /** What is drawn as the way: to the space that is looked at. */
  readonly way = $derived.by<Way | undefined>(() => {
    const ways = this.ways(this.looked ?? "");
    return ways.find((it) => it.option === this.option) ?? ways[0];
  });

  constructor(
    readonly table: TableStore,
    readonly page: GamePage,
  ) {
    this.stage = stageOf(table);
  }

  get view(): WesternLegendsView {
    return west(this.table.shown!);
  }

  get folk(): Folk {
    return folk(namesOf(this.table));
  }

  /** Where the reader stands. */
  get home(): Spot | null {
    return theBoard().spots.get(this.stage.places.players[this.view.seat ?? -1] ?? "") ?? null;
  }

  /** Where a ride would begin. */
  get from(): string | undefined {
    return this.ask?.key === "sheriff" ? this.view.sheriff.space : this.home?.id;
  }

  private seat(): Seated {
    const figures = figuresOf(this.stage.places, this.view.seat);
    const seated: Seated = { pieces: [] };
    for (const spot of theBoard().spots.values()) {
      const here = figures.filter((it) => it.space === spot.id);
      const part = theBoard().part.get(spot.id);
      const room = slots(here.length, part ? aside(spot, part) : spot, Boolean(spot.row.location) && !part);
      here.forEach((figure, n) => seated.pieces.push({ figure, slot: room[n]! }));
    }
    // The same order each time: pieces that change place stay the same elements.
    seated.pieces.sort((a, b) => figures.indexOf(a.figure) - figures.indexOf(b.figure));
    return seated;
  }

  /** The most tempting of what this space offers, as a tag. */
  private gain(id: string): Gain | null {
    const spot = theBoard().spots.get(id);
    const best = this.offers(id)[0];
    if (!spot || !best) return null;
    const { icon, text, fight, rich } = best;
    const y = spot.y - (spot.row.location ? 62 : 44);
    return { id, x: spot.x, y, icon, text, steps: this.steps(id), fight, rich };
  }

  /** What the ask says could be done or would happen there. */
  offers(id: string): Offer[] {
    return this.ask ? offersAt(this.ask.detail, id) : [];
  }

  /** All ways to a space: this action's, or the one that takes several. */
  ways(space: string): Way[] {
    const far = this.far.get(space);
    return this.targets.get(space) ?? (far ? [far] : []);
  }

  /** How many actions a far space takes; 0 for all others. */
  actions(space: string): number {
    return this.far.get(space)?.ends.length ?? 0;
  }

  /** Where a far ride ends for this turn, if that is not yet there. */
  thisTurn(space: string): string {
    const left = this.view.actions;
    return this.actions(space) > left ? (this.far.get(space)!.ends[left - 1] ?? "") : "";
  }

  /** Look there; what is pinned stays while there are ways to choose from, unless `anyway`. */
  look(space: string | null, anyway = false): void {
    if (this.pinned && !anyway && this.ways(this.looked ?? "").length) return;
    this.pinned = false;
    this.looked = space;
  }

  /** A space is chosen: ridden to at once, unless there are ways to choose from or a finger may have slipped. */
  pick(space: string, touched: boolean): void {
    const ways = this.ways(space);
    const sure = ways.length === 1 && !this.far.has(space) && (!touched || (this.pinned && this.looked === space));
    if (sure) return this.take(ways[0]!.option);
    if (this.pinned && this.looked === space) return this.look(null, true);
    this.looked = space;
    this.pinned = touched || ways.length !== 1 || this.far.has(space);
  }

  /** Where everything is chosen at one space, its choices are there at once; the camera goes there. */
  offer(): void {
    const [only, ...others] = this.targets;
    if (!only || others.length || only[1].length < 2 || only[1].length !== this.ask?.options.length) return;
    [this.looked, this.pinned] = [only[0], true];
    this.camera.follow(theBoard().spots.get(only[0])!);
  }

  /** Turn away from what was pinned, back to its space. */
  leave(): void {
    const space = this.looked;
    this.look(null, true);
    this.focus(space);
  }

  /** The keyboard goes to a space, or to where it was on the map. */
  focus(space: string | null = null): void {
    document.querySelector<SVGElement>(space ? `[data-space="${space}"]` : `[data-space][tabindex="0"]`)?.focus();
  }

  take(option: string): void {
    this.leaving(() => !this.table.locked && this.table.answer(option));
  }

  /** Ride there, over several actions. */
  travel(space: string): void {
    this.leaving(() => !this.table.locked && tripOf(this.table).start(this, space));
  }

  private leaving(act: () => unknown): void {
    const chosen = document.activeElement?.closest("[data-ways]") ? this.looked : null;
    this.pinned = false;
    this.looked = null;
    if (chosen) this.focus(chosen);
    act();
  }

  /** How many steps it takes; 0 where nobody counts them. */
  steps(space: string): number {
    return this.ways(space)[0]?.path.length ?? 0;
  }

  /** What is done there and who is there, in a few words. */
  there(space: string): string[] {
    const here = marks(this.view, space, this.folk);
    const fight = hasBandit(this.view, space) && this.targets.get(space)?.[0]?.option.startsWith("ride:");
    const back = this.targets.get(space)?.some(({ option }) => isBackHere(this.view, option));
    const me =
      mine(this.view)?.space === space
        ? say(back ? "western-legends-map-ui-you-back" : "western-legends-map-ui-you")
        : "";
    return [
      named("place", space),
      here && fight ? say("western-legends-mark-fight", { there: here }) : here,
      me,
    ].filter(Boolean);
  }

  /** What can be done there, what is left of it, and what bandits do: for those who want to know more. */
  about(space: string): string[] {
    const { location: kind = "", mark = "" } = theBoard().spots.get(space)?.row ?? {};
    const first = this.view.options.first_game;
    const left =
      kind !== "ranch" ? countOf(this.view.gold, space) : first ? undefined : countOf(this.view.ranches, mark);
    const more =
      left === undefined
        ? ""
        : say(kind === "ranch" ? "western-legends-look-ranch" : "western-legends-look-gold", { n: left });
    const bandit = hasBandit(this.view, space) ? named("term_text", "bandits") : "";
    return [kind && placeText(kind, first), more, bandit].filter(Boolean);
  }

  /** What each thing one could do there would bring. */
  brings(space: string): string[] {
    const short = (option: string) => this.page.words.short(this.table.shown!, option, this.folk);
    return this.offers(space).flatMap(({ option, of }) =>
      Object.keys(of).length
        ? [say("western-legends-map-ui-brings", { what: capital(short(option)), brings: stakesText(of) })]
        : [],
    );
  }

  /** What sets one answer apart from others at the same space; empty for the shortest way. */
  round(option: string): string {
    if (banditDone(option)) return banditDone(option);
    return option.endsWith(":over")
      ? say("western-legends-map-ui-over")
      : roundAbout(option) && say("western-legends-map-ui-through", { way: roundAbout(option) });
  }

  /** Why nobody gets there now, as a sentence. */
  why(space: string): string {
    const reason = this.barred.get(space);
    return reason && !this.ways(space).length ? whyNot(this.table, this.page, reason) : "";
  }

  /** All of it in one line, for those who hear the map. */
  label(space: string): string {
    const steps = this.steps(space);
    return commas(
      [
        named("stop", space),
        ...(steps ? [say("western-legends-map-ui-steps", { n: steps })] : []),
        ...(this.actions(space) ? [say("western-legends-map-ui-actions", { n: this.actions(space) })] : []),
        ...this.there(space),
        this.why(space),
      ].filter(Boolean),
    );
  }
}

const KEY = Symbol("chart");
export const setChart = (chart: Chart): Chart => setContext(KEY, chart);
export const theChart = (): Chart => getContext<Chart>(KEY);
