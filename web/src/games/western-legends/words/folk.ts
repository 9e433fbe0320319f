/** Who is who: the seats, and the Man in Black behind the last of them. */
import { Names } from "../../names";
import { telling } from "./telling";

export type Folk = Names;
export const folk = (names: Names): Folk => new Names(names.names, names.me, telling.others);
