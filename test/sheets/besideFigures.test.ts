import { formatOf } from "../../src/sheets/formatOf";
import type { LookFormat } from "../../src/sheets/looks";
import type { PlannedCell, SheetPlan } from "../../src/sheets/sheetPlan";
import { addressOf } from "../../src/tournament/sheetCells";
import { everySheet } from "../support/everySheet";
import { LANGUAGES } from "../support/languages";

/** As they are applied, one over the other. */
function lookOf(plan: SheetPlan, { row, column }: PlannedCell): LookFormat {
  return plan.looks
    .filter(({ area }) => row >= area.row && row < area.row + area.rows)
    .filter(({ area }) => column >= area.column && column < area.column + area.columns)
    .reduce<LookFormat>((all, { look }) => ({ ...all, ...formatOf(look, plan) }), {});
}

/** Texts at the left of their cells, right behind cells that are full to their right. */
function touching(plan: SheetPlan): string[] {
  const cells = new Map(plan.cells.map((cell) => [addressOf(cell), cell]));
  const printed = plan.cells.filter(({ row }) => row < plan.printed.rows);
  return printed.flatMap((cell) => {
    if (cell.column === 0) return [];
    const before = cells.get(addressOf({ row: cell.row, column: cell.column - 1 }));
    if (before === undefined || before.content === "" || typeof cell.content === "number")
      return [];
    const [own, left] = [lookOf(plan, cell), lookOf(plan, before)];
    const isAtLeft = own.align === undefined || own.align === "Left";
    if (!isAtLeft || left.align !== "Right" || own.numberFormat !== undefined) return [];
    return [`${plan.name}!${addressOf(cell)}`];
  });
}

test("no text touches the figure before it, neither Rn and why this K nor their headings", () => {
  const [texts] = LANGUAGES;
  /** The last is a file's own sheet: what stands there is the file's. */
  const books = everySheet(texts!, "plain", [2005, 2024]).slice(0, -1);
  const kinds = books.flatMap((book) =>
    book.map((plan) => [plan.name, touching(plan).slice(0, 3)]),
  );
  expect(kinds.filter(([, all]) => all!.length > 0)).toEqual([]);
});
