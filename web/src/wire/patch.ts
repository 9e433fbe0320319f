/** Changes to a view: `[path, value]` sets, `[path]` removes; what is not on a path is shared with the view before. */

export type Path = (string | number)[];
export type Change = [Path, unknown] | [Path];
type Node = Record<string | number, unknown>;

/** A patch that names a place this view does not have: something was missed. */
export class BadPatch extends Error {}

/** The view after all changes, in order; the view before stays as it was. */
export function patched<View extends object>(view: View, changes: Change[]): View {
  const fresh = new Set<object>(); // copied for this patch already, so free to be changed
  let top: unknown = view;
  for (const change of changes) {
    if (change[0].length === 0) top = change[1];
    else top = changed(top, change, 0, fresh);
  }
  return top as View;
}

function changed(node: unknown, change: Change, depth: number, fresh: Set<object>): Node {
  const mine = own(node, fresh);
  const step = change[0][depth]!;
  if (depth < change[0].length - 1) mine[step] = changed(mine[step], change, depth + 1, fresh);
  else if (change.length === 2) mine[step] = change[1];
  else remove(mine, step);
  return mine;
}

function own(node: unknown, fresh: Set<object>): Node {
  if (typeof node !== "object" || node === null) throw new BadPatch();
  if (fresh.has(node)) return node as Node;
  const copy = Array.isArray(node) ? [...node] : { ...node };
  fresh.add(copy);
  return copy as Node;
}

function remove(node: Node, step: string | number): void {
  if (Array.isArray(node)) node.splice(Number(step), 1);
  else delete node[step];
}
