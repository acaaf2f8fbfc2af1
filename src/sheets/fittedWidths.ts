import type { CellPlace } from "../tournament/sheetCells";
import { formatOf } from "./formatOf";
import { QUIET, type LookFormat } from "./looks";
import type { PlannedCell, SheetPlan } from "./sheetPlan";
import { textWidth, widestWord } from "./textWidth";

/** Beyond it names are broken: a column that fills the screen helps nobody. */
const WIDEST = 60;
/** A day, with room at its sides. */
const DAY = 10.5;

const known = new WeakMap<SheetPlan, readonly number[]>();

/** Asked for by formats, heights of rows and paper: found once a plan. */
export function fittedWidths(plan: SheetPlan): readonly number[] {
  const widths = known.get(plan) ?? widthsOf(plan);
  known.set(plan, widths);
  return widths;
}

/**
 * The widths of a plan's columns in digits, as wide as what is known of their contents: the words of
 * headings, days, and texts that cannot run over because another cell stands behind them.
 */
function widthsOf(plan: SheetPlan): readonly number[] {
  const widths = [...plan.widths];
  const widen = (column: number, width: number) => {
    const known = widths[column];
    if (known !== undefined) widths[column] = Math.max(known, Math.min(width, WIDEST));
  };
  for (const { area, look } of plan.looks) {
    if (formatOf(look, plan).isDay !== true) continue;
    for (let column = 0; column < area.columns; column += 1) widen(area.column + column, DAY);
  }
  const lookOf = looksOfTexts(plan);
  const taken = new Set(plan.cells.map(keyOf));
  for (const cell of plan.cells) {
    const { row, column, content } = cell;
    if (typeof content !== "string") continue;
    const { wrap = false, bold = false, align, color } = lookOf(cell) ?? {};
    if (wrap) widen(column, widestWord(content, { bold }));
    else if (align === "Center" || taken.has(keyOf({ row, column: column + 1 })))
      widen(column, textWidth(content, { bold }) * (color === QUIET ? OF_LABELS : 1));
  }
  return widths;
}

/** Labels stay whole in the wider letters of other programs; their cells are the only ones of a column. */
const OF_LABELS = 1.1;

/** Excel counts widths in points: about this many to a digit, and room at the edges. */
const POINTS_A_DIGIT = 5.6;
const EDGES = 4;

export const pointsOf = (width: number): number => width * POINTS_A_DIGIT + EDGES;

const keyOf = ({ row, column }: CellPlace) => row * COLUMNS + column;
/** More than a sheet has. */
const COLUMNS = 16_384;

/** The last look of every cell that has a text. */
export function looksOfTexts(plan: SheetPlan): (cell: CellPlace) => LookFormat | undefined {
  const looks = new Map<number, LookFormat>();
  const texts = plan.cells.filter(({ content }) => typeof content === "string");
  const rows = new Map<number, PlannedCell[]>();
  for (const cell of texts) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell]);
  for (const { area, look } of plan.looks) {
    for (let row = area.row; row < area.row + area.rows; row += 1) {
      for (const cell of rows.get(row) ?? []) {
        if (cell.column < area.column || cell.column >= area.column + area.columns) continue;
        looks.set(keyOf(cell), { ...looks.get(keyOf(cell)), ...formatOf(look, plan) });
      }
    }
  }
  return (cell) => looks.get(keyOf(cell));
}
