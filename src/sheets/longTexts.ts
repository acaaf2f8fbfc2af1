import type { Expr } from "../formula/expr";
import { fittedWidths } from "./fittedWidths";
import { LOOKS } from "./looks";
import { parsed } from "./sheetRead";
import type { Content, LongText, Look, PlannedCell, SheetPlan } from "./sheetPlan";
import { linesOf, textWidth } from "./textWidth";

/** What is written in sentences. */
const SENTENCES = new Set<Look>(["title", "label", "note", "reason", "plain"]);

/** Texts in a row of their own that are longer than it is wide. */
export function longTexts(plan: SheetPlan): readonly LongText[] {
  return [...(plan.spread ?? []), ...runningOver(plan)];
}

/**
 * Texts that would run over the edge of what is printed, with the free cells behind them. Columns that
 * are held in view share no cells with those that move.
 */
function runningOver(plan: SheetPlan): readonly LongText[] {
  const { printed, frozen } = plan;
  const widths = fittedWidths(plan);
  const last = lastInRows(plan.cells.filter(({ column }) => column < printed.columns));
  const looks = sentences(plan);
  return plan.cells.flatMap(({ row, column, content }) => {
    const look = looks.get(`${row} ${column}`);
    /** Beside the paper there is room. */
    const isPrinted = row < printed.rows && column < printed.columns;
    const isLast = last.get(row) === column && isPrinted;
    if (look === undefined || !isLast || column < frozen.columns) return [];
    const columns = printed.columns - column;
    const room = widths.slice(column, printed.columns).reduce((sum, width) => sum + width, 0);
    const lines = linesNeeded(content, room, look);
    return lines > 1 ? [{ area: { row, column, rows: 1, columns }, lines }] : [];
  });
}

function lastInRows(cells: readonly PlannedCell[]): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const { row, column } of cells) last.set(row, Math.max(last.get(row) ?? 0, column));
  return last;
}

/** Of single cells alone: in the columns of a table nothing runs over. */
function sentences({ looks }: SheetPlan): ReadonlyMap<string, Look> {
  const single = looks.filter(({ area, look }) => area.rows === 1 && SENTENCES.has(look));
  return new Map(single.map(({ area: { row, column }, look }) => [`${row} ${column}`, look]));
}

function linesNeeded(content: Content, room: number, look: Look): number {
  const { bold = false, size } = LOOKS[look];
  const lettering = { bold, ...(size !== undefined && { size }) };
  if (typeof content === "number") return 1;
  if (typeof content === "string") return linesOf(content, room, lettering);
  const expr = parsed(content.formula);
  return expr === null ? 1 : Math.ceil(widest(expr, lettering) / room);
}

/** Of a cell's value of which nothing is known, in digits. */
const OF_CELL = 10;

/** The longest that a formula can say. */
function widest(expr: Expr, lettering: Parameters<typeof textWidth>[1]): number {
  const of = (each: Expr | null | undefined) => (each == null ? 0 : widest(each, lettering));
  if (expr.kind === "text") return textWidth(expr.value, lettering);
  if (expr.kind === "binary" && expr.operator === "&") return of(expr.left) + of(expr.right);
  if (expr.kind !== "call") return OF_CELL;
  const [first, ...rest] = expr.args;
  if (expr.name === "IF") return Math.max(...rest.map(of));
  if (expr.name === "IFERROR" || expr.name === "IFNA") return Math.max(of(first), ...rest.map(of));
  return expr.name === "TRIM" ? of(first) : OF_CELL;
}
