/** The fight that is being told: what kind, and who against whom. */
import { say } from "../../../i18n/say.svelte";
import type { GameEvent } from "../../../wire/shapes";
import type { Folk } from "./folk";

/** Remembered from the declaration on; later events of a fight do not say it again. */
export class Bout {
  kind = "bandit";
  sides: [number | null, number | null] = [null, null];

  /** A fight that begins is the one that is told. */
  follow(event: GameEvent): void {
    if (event.event !== "fight") return;
    this.kind = event["kind"] as string;
    this.sides = [event["attacker"] as number | null, event["defender"] as number | null];
  }

  /** A side, at the beginning of a sentence. */
  who(player: number | null, folk: Folk): string {
    return player === null ? say("wl-foe-begins", { kind: this.kind }) : folk.who(player);
  }

  /** A side, anywhere else. */
  whom(player: number | null, folk: Folk): string {
    return player === null ? say("wl-foe", { kind: this.kind }) : folk.whom(player);
  }
}
