import type { Expr } from "../../formula/expr";
import { replaced } from "../../formula/replaced";
import type { Cell, Reference, Row, Rows } from "../../formula/reference";
import type { Area, CellPlace } from "../../tournament/sheetCells";
import { cellFormula } from "../cellFormula";
import { parsed } from "../sheetRead";
import type { Formula, SheetPlan } from "../sheetPlan";

/** Free rows of a sheet, the first of them at this row. */
export interface Room {
  readonly at: number;
  readonly rows: number;
}

/**
 * The plans of sheets that speak of each other, with free rows on one of them, as Excel inserts them: what
 * stands below goes down, and every formula follows it.
 */
export function withRoom(
  plans: readonly SheetPlan[],
  { name }: SheetPlan,
  room: Room,
): readonly SheetPlan[] {
  return plans.map((plan) => {
    const followed = following(plan, name, room);
    return plan.name === name ? movedDown(followed, room) : followed;
  });
}

/** Formulas alone. */
function following(plan: SheetPlan, name: string, room: Room): SheetPlan {
  const isMoved = ({ sheet }: Reference) => (sheet ?? plan.name) === name;
  const follow = (formula: Formula): Formula => {
    const expr = formula.printed?.expr ?? parsed(formula.formula);
    if (expr === null) return formula;
    const rows = formula.rows ?? NO_ROWS;
    return cellFormula(
      replaced(expr, (part): Expr => {
        if (part.kind !== "reference") return part;
        const on = onSheetRows(part, rows);
        return isMoved(part) ? moved(on, room) : on;
      }),
    );
  };
  const { cells, marks, refusals } = plan;
  return {
    ...plan,
    cells: cells.map((cell) =>
      typeof cell.content === "object" ? { ...cell, content: follow(cell.content) } : cell,
    ),
    marks: marks.map((mark) => ({ ...mark, when: follow(mark.when) })),
    refusals: refusals.map((refusal) => ({ ...refusal, rule: follow(refusal.rule) })),
  };
}

const NO_ROWS: Rows = {};

/** With the rows that the line has for those that it names. */
function onSheetRows(reference: Reference, rows: Rows): Reference {
  const { row, to } = reference;
  return {
    ...reference,
    row: rowOnSheet(row, rows),
    to: to && { ...to, row: rowOnSheet(to.row, rows) },
  };
}

function rowOnSheet(row: Row, rows: Rows): Row {
  if ("at" in row) return row;
  const of = rows[row.of];
  if (of === undefined) throw new ReferenceError(`the line has no row "${row.of}"`);
  return { at: of + row.shift, isFixed: row.isFixed };
}

function moved(reference: Reference, room: Room): Reference {
  const { to } = reference;
  return { ...reference, ...movedCell(reference, room), to: to && movedCell(to, room) };
}

function movedCell({ row, column }: Cell, room: Room): Cell {
  return { column, row: "at" in row ? { ...row, at: down(row.at, room) } : row };
}

function down(row: number, { at, rows }: Room): number {
  return row < at ? row : row + rows;
}

/** Everything that has a place. */
function movedDown(plan: SheetPlan, room: Room): SheetPlan {
  const place = <Placed extends CellPlace>(placed: Placed): Placed => ({
    ...placed,
    row: down(placed.row, room),
  });
  const placed = <Of extends { readonly area: Area }>(of: Of): Of => ({
    ...of,
    area: stretched(of.area, room),
  });
  const { frozen, titleRows, pageBreaks, filtered } = plan;
  return {
    ...plan,
    cells: plan.cells.map(place),
    looks: plan.looks.map(placed),
    hints: plan.hints.map(place),
    refusals: plan.refusals.map(place),
    marks: plan.marks.map(placed),
    names: plan.names.map((named) => (named.sheet === undefined ? placed(named) : named)),
    printed: stretched(plan.printed, room),
    frozen: { ...frozen, rows: down(frozen.rows - 1, room) + 1 },
    titleRows: {
      first: down(titleRows.first - 1, room) + 1,
      last: down(titleRows.last - 1, room) + 1,
    },
    ...(pageBreaks !== undefined && { pageBreaks: pageBreaks.map((row) => down(row, room)) }),
    ...(filtered !== undefined && { filtered: stretched(filtered, room) }),
  };
}

/** An area on both sides of the free rows has them in it. */
function stretched(area: Area, room: Room): Area {
  const last = down(area.row + area.rows - 1, room);
  const row = down(area.row, room);
  return { ...area, row, rows: last - row + 1 };
}
