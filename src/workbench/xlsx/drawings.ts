import { LIMITS } from "./limits";
import type { Parts } from "./parts";
import { elements, serialised } from "./xml";

/** What is drawn on a sheet, as far as it stands near. */
export interface Drawing {
  readonly text: string;
  /** The last row and column that it reaches. */
  readonly last: { readonly row: number; readonly column: number };
}

export function nearDrawings(parts: Parts): Map<string, Drawing> {
  return new Map(
    parts.ofKind("drawing").flatMap((part) => {
      const tree = parts.tree(part);
      return tree === undefined ? [] : [[part, nearOf(tree)] as const];
    }),
  );
}

function nearOf(tree: Document): Drawing {
  const last = { row: 0, column: 0 };
  for (const anchor of Array.from(tree.documentElement.children)) {
    const row = furthest(anchor, "row");
    const column = furthest(anchor, "col");
    if (!(row < LIMITS.rows && column < LIMITS.columns)) anchor.remove();
    else Object.assign(last, larger(last, { row, column }));
  }
  return { text: serialised(tree), last };
}

const furthest = (anchor: Element, name: string): number =>
  Math.max(0, ...elements(anchor, name).map(({ textContent }) => Number(textContent)));

export function larger(one: Drawing["last"], other: Drawing["last"]): Drawing["last"] {
  return { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) };
}
