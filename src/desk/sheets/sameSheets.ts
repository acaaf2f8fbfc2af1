import { identityOf, type Made } from "../../sheets/renewal/made";
import { readPlan } from "../../sheets/renewal/planned";
import type { SheetPlan } from "../../sheets/sheetPlan";
import type { SheetRead } from "../../sheets/sheetRead";
import type { WrittenSheet } from "../../sheets/writeSheets";
import { nameKey } from "../../tournament/identity";
import { span, textAt } from "../../tournament/sheetCells";
import { kindOfSheet, type SheetKind } from "../../sheets/sheetKind";

/** A sheet of the workbook that says what it was made of. */
interface MadeSheet {
  readonly sheet: WrittenSheet;
  readonly made: Made;
}

/** A file is opened as often as somebody wants to see it. */
const RENEWED: readonly SheetKind[] = [
  ...(["report", "iteration", "period", "firstRating", "correction", "overview"] as const),
  "comparison",
  "exercise",
];

/**
 * The last sheet that was made of the same thing as the first of the plans; else the iteration of a report,
 * which may stand there before the report.
 */
export function lastOfSame(
  plans: readonly SheetPlan[],
  sheets: readonly MadeSheet[],
): MadeSheet | null {
  for (const [index, plan] of plans.entries()) {
    const as = identityOf(plan);
    const kinds: readonly SheetKind[] = index === 0 ? RENEWED : ["iteration"];
    const same = sheets.filter(({ made }) => made.as === as && kinds.includes(made.kind));
    const [last] = same.sort((one, other) => other.made.on - one.made.on);
    if (last !== undefined) return last;
  }
  return null;
}

/** Of each plan the sheet of the same making that is of its kind; null where there is none. */
export function placesOf(
  plans: readonly SheetPlan[],
  { sheet: last, made }: MadeSheet,
  sheets: readonly MadeSheet[],
): readonly (WrittenSheet | null)[] {
  const together = sheets.filter((each) => each.made.on === made.on && each.made.as !== made.as);
  const kindOf = (plan: SheetPlan) =>
    kindOfSheet({ own: readPlan(plan, []).areas, sheets: new Map() });
  const kinds = plans.map(kindOf);
  return plans.map((plan, index) => {
    const as = identityOf(plan);
    if (as === made.as) return last;
    const same = together.find((each) => each.made.as === as);
    if (same !== undefined) return same.sheet;
    /** Of several sheets of a kind none stands for another. */
    if (kinds.filter((kind) => kind === kinds[index]).length > 1) return null;
    return together.find((each) => each.made.kind === kinds[index])?.sheet ?? null;
  });
}

const HALF = 0.5;

/** Half of the players of the smaller table: titles and days alone may be those of two groups. */
export function haveCommonPlayers(
  plans: readonly SheetPlan[],
  { cells, names }: SheetRead,
): boolean {
  const [plan] = plans;
  const area = names.own.get("Player");
  if (plan === undefined || area === undefined) return true;
  const { areas, contentAt } = readPlan(plan, plans);
  const players = areas.get("Player");
  if (players === undefined) return true;
  const now = keysIn(span(players.row, players.rows), (row) => {
    const content = contentAt({ row, column: players.column });
    return typeof content === "string" ? content : "";
  });
  const then = keysIn(span(area.row, area.rows), (row) =>
    textAt(cells, { row, column: area.column }),
  );
  const common = [...now].filter((key) => then.has(key)).length;
  return now.size === 0 || common >= HALF * Math.min(now.size, then.size);
}

function keysIn(rows: readonly number[], textOf: (row: number) => string): ReadonlySet<string> {
  return new Set(rows.map((row) => nameKey(textOf(row))).filter((key) => key !== ""));
}
