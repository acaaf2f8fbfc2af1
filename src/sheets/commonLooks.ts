import { addressOfArea, type Area } from "../tournament/sheetCells";
import { formatOf } from "./formatOf";
import type { LookFormat } from "./looks";
import type { SheetPlan } from "./sheetPlan";

/** What looks have in common, and all cells that have it. */
interface CommonLook {
  readonly look: LookFormat;
  readonly areas: readonly Area[];
}

/** All but the format of numbers, which goes along with the cells' contents. */
const PARTS = ["bold", "italic", "size", "color", "fill", "align", "wrap", "line"] as const;

type Part = (typeof PARTS)[number] | "numberFormat";
type Value = LookFormat[Part];

/** Part by part in areas as large as can be: what is said once for many cells need not be sent for each. */
export function commonLooks(plan: SheetPlan): readonly CommonLook[] {
  const common = new Map<string, CommonLook>();
  for (const part of PARTS) {
    for (const [value, areas] of areasOf(valuesIn(plan, part), part === "line")) {
      const key = areas.map(addressOfArea).join();
      const look = { ...common.get(key)?.look, [part]: value };
      common.set(key, { look, areas });
    }
  }
  return [...common.values()];
}

/** From the first cell of the sheet on; null leaves a cell alone. */
export function numberFormats(plan: SheetPlan): (string | null)[][] {
  const columns = valuesIn(plan, "numberFormat");
  const rows = Math.max(0, ...columns.map((column) => column.length));
  return Array.from({ length: rows }, (_, row) =>
    columns.map((column) => (column[row] as string | undefined) ?? null),
  );
}

/** Column by column what the last look of each cell says. */
function valuesIn(plan: SheetPlan, part: Part): Value[][] {
  const columns: Value[][] = [];
  for (const { area, look } of plan.looks) {
    const value = formatOf(look, plan)[part];
    if (value === undefined) continue;
    const end = area.row + area.rows;
    /** A line below cells is one below the last of them. */
    const first = part === "line" ? end - 1 : area.row;
    for (let column = area.column; column < area.column + area.columns; column += 1) {
      const rows = (columns[column] ??= []);
      for (let row = first; row < end; row += 1) rows[row] = value;
    }
  }
  return Array.from(columns, (rows: Value[] | undefined) => Array.from(rows ?? []));
}

/** Cells below each other, joined with as many beside them. */
function areasOf(columns: readonly Value[][], isByRow: boolean): ReadonlyMap<Value, Area[]> {
  const areas: { value: Value; area: Area }[] = [];
  let before = new Map<string, number>();
  for (const [column, values] of columns.entries()) {
    const here = new Map<string, number>();
    for (const { value, row, rows } of runsOf(values, isByRow)) {
      const key = `${row} ${rows} ${String(value)}`;
      const left = before.get(key);
      const wider = left === undefined ? undefined : areas[left];
      if (left === undefined || wider === undefined) {
        here.set(key, areas.push({ value, area: { row, column, rows, columns: 1 } }) - 1);
      } else {
        wider.area = { ...wider.area, columns: wider.area.columns + 1 };
        here.set(key, left);
      }
    }
    before = here;
  }
  const byValue = new Map<Value, Area[]>();
  for (const { value, area } of areas) {
    const known = byValue.get(value);
    if (known === undefined) byValue.set(value, [area]);
    else known.push(area);
  }
  return byValue;
}

function* runsOf(values: readonly Value[], isByRow: boolean) {
  for (let row = 0; row < values.length;) {
    const value = values[row];
    let end = row + 1;
    while (!isByRow && end < values.length && values[end] === value) end += 1;
    if (value !== undefined) yield { value, row, rows: end - row };
    row = end;
  }
}
