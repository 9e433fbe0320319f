/** Who this browser is to the server; asked once, and again when something may have changed. */
import { rest } from "../wire/rest";
import type { Me } from "../wire/types";

const known = $state<{ me: Me | null }>({ me: null });
let asked: Promise<Me | null> | null = null;

/** What is known by now; null before the first answer, and where the server is out of reach. */
export function me(): Me | null {
  return known.me;
}

/** Ask the server, once for all who want to know. */
export function whoAmI(again = false): Promise<Me | null> {
  if (again) asked = null;
  asked ??= rest.me().then(
    (answer) => {
      known.me = answer;
      return answer;
    },
    () => {
      asked = null;
      return null;
    },
  );
  return asked;
}
