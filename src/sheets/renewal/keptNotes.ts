import { isDateFormat } from "../../tournament/resultCell";
import {
  addressOf,
  cellAt,
  contains,
  formulaAt,
  isBlank,
  span,
  textAt,
  valueAt,
  type CellPlace,
} from "../../tournament/sheetCells";
import type { LookOf, PlannedCell, SheetPlan } from "../sheetPlan";
import type { SheetRead } from "../sheetRead";
import { linesOf, PLAYER } from "./lines";
import { MADE } from "./made";
import { movedNote } from "./moved";
import { notePlace, type Move } from "./moveOf";
import type { PlanRead } from "./planned";

interface KeptNotes {
  readonly cells: readonly PlannedCell[];
  /** Days are shown as days. */
  readonly looks: readonly LookOf[];
  readonly lost: readonly string[];
}

/** What a person wrote beside and below the sheet, and between the lines of its head. */
export function keptNotes(old: SheetRead, plan: SheetPlan, fresh: PlanRead, move: Move): KeptNotes {
  const { cells, names } = old;
  const { keyAt } = linesOf(names.own, (place) => textAt(cells, place));
  const [kept, looks, lost]: [PlannedCell[], LookOf[], string[]] = [[], [], []];
  for (const place of notesOf(old, plan, fresh)) {
    const target = isInside(old, place)
      ? place
      : notePlace(names.own, place, fresh, keyAt(place.row));
    const formula = formulaAt(cells, place);
    const isFormula = typeof formula === "string" && formula.startsWith("=");
    const moved = isFormula ? movedNote(formula, move) : null;
    if (target === null || (isFormula && moved === null)) {
      lost.push(isFormula ? `${addressOf(place)} ${formula}` : String(valueAt(cells, place)));
      continue;
    }
    const content = moved === null ? contentOf(valueAt(cells, place)) : { formula: moved };
    kept.push({ ...target, content });
    if (isDateFormat(cellAt(cells, place).format)) {
      looks.push({ area: { ...target, rows: 1, columns: 1 }, look: "date" });
    }
  }
  return { cells: kept, looks, lost };
}

function notesOf(old: SheetRead, plan: SheetPlan, fresh: PlanRead): CellPlace[] {
  const { cells, names } = old;
  if (!names.own.has(MADE.area)) return [];
  const { row, column, rows, columns } = cells.area;
  const own = new Set(plan.cells.map(({ content }) => content));
  return span(row, rows).flatMap((at) =>
    span(column, columns)
      .map((of) => ({ row: at, column: of }))
      .filter((place) => !isBlank(cells, place))
      .filter(
        (place) =>
          !isInside(old, place) ||
          (isInHead(old, place, fresh) && !own.has(contentOf(formulaAt(cells, place)))),
      ),
  );
}

function isInside({ names }: SheetRead, place: CellPlace): boolean {
  const made = names.own.get(MADE.area);
  return made !== undefined && contains(made, place);
}

/** Behind the sentences of a head as long as the new one's, where that writes nothing. */
function isInHead(
  { cells, names }: SheetRead,
  place: CellPlace,
  { areas, contentAt }: PlanRead,
): boolean {
  const [table, now] = [names.own.get(PLAYER), areas.get(PLAYER)];
  if (table === undefined || table.row !== now?.row) return false;
  const isNamed = [...names.own].some(
    ([name, area]) => name !== MADE.area && contains(area, place),
  );
  /** The row above the lines is that of the headings. */
  const isAbove = place.row < table.row - 1 && place.column > 0;
  const isFormula = String(formulaAt(cells, place)).startsWith("=");
  return isAbove && !isNamed && !isFormula && contentAt(place) === null;
}

function contentOf(value: string | number | boolean): string | number {
  return typeof value === "boolean" ? String(value) : value;
}
