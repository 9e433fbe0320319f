/** Who is who: the seats, and the Man in Black behind the last of them. */
import { say } from "../../../i18n/say.svelte";
import { Names } from "../../names";

/** Names that know a player who has no seat. */
export class Folk extends Names {
  override who(player: number): string {
    return this.isHe(player) ? say("wl-black-begins") : super.who(player);
  }

  override whom(player: number): string {
    return this.isHe(player) ? say("wl-black") : super.whom(player);
  }

  /** The Man in Black has the number behind the last seat. */
  isHe(player: number): boolean {
    return player >= this.names.length;
  }
}

export const folk = (names: Names): Folk => (names instanceof Folk ? names : new Folk(names.names, names.me));
