import type { SheetPlan } from "../sheetPlan";
import type { SheetRead } from "../sheetRead";
import { writeSheets, type Writing, type WrittenSheet } from "../writeSheets";
import { withTyped } from "./kept";
import { readPlan } from "./planned";

/** What is made beside sheets of the same thing. */
export interface Beside {
  /** For each plan the sheet that is there already, or null. */
  readonly olds: readonly (WrittenSheet | null)[];
  readonly wished: readonly string[];
  readonly plansOf: (names: readonly string[]) => readonly SheetPlan[];
  readonly writing: Writing;
}

export interface MadeBeside {
  readonly sheets: readonly WrittenSheet[];
  /** Whose K is as it was typed. */
  readonly kept: readonly string[];
}

/** Names of the columns of K. */
const OF_K: ReadonlySet<string> = new Set(["K_factor", "K_given"]);

/**
 * New sheets beside those of the same thing, as the rules give them; K alone is as somebody typed it there,
 * as it is published with the list and no table changes it (7.12, 2014).
 */
export async function besideSheets(
  run: typeof Excel.run,
  { olds, wished, plansOf, writing }: Beside,
  read: (name: string) => Promise<SheetRead | null>,
): Promise<MadeBeside> {
  const reads = await Promise.all(olds.map(async (old) => (old === null ? null : read(old.name))));
  const kept = new Set<string>();
  const plans = (names: readonly string[]) =>
    plansOf(names).map((plan, index, all) => {
      const old = reads[index] ?? null;
      if (old === null) return plan;
      const found = withTyped(plan, readPlan(plan, all), old, (name) => OF_K.has(name));
      for (const each of found.kept) kept.add(each);
      return found.plan;
    });
  const sheets = await writeSheets(run, wished, plans, writing);
  return { sheets, kept: [...kept] };
}
